import { counted } from "../../../words";
import { baseText } from "./pieces";
import { Box, type ForlornTable } from "./position";
import { airUnitsAt, isBomber, isFighter } from "./units";

/** 7.3.4: a side learns how many fighters and bombers are on the ground at an enemy airbase. It alone reads it. */
export function report(t: ForlornTable, side: number, base: number, rule: string): void {
  const there = airUnitsAt(t, base).filter((unit) => t.position.air.box[unit] !== Box.out);
  const fighters = there.filter((unit) => isFighter(t, unit)).length;
  const bombers = there.filter((unit) => isBomber(t, unit)).length;
  t.push(t.position.reports[side]!, { turn: t.position.turn, base, fighters, bombers });
  t.reveal();
  t.say(rule, () => `${baseText(t, base)}: ${counted(fighters, "fighter")}, ${counted(bombers, "bomber")}.`, [
    side,
  ]);
}
