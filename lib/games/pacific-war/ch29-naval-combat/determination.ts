import { EngineError, type Step } from "../../../kernel";
import { detect } from "../ch24-search";
import { FORT, navalUnitsAt, taskForcesAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules, sideIds, type Water } from "../model/rules";
import type { Passage } from "../model/sea";
import { sideText } from "../model/text";
import { type Battle, battleOf, given } from "./battle";

/** 29.1 Naval Combat Determination: who has detected whom decides whether there is a battle, and Surprise. */
export const determination: Step<Rules, Position> = {
  rule: "29.1",
  title: "Naval Combat Determination",
  proceed(t) {
    t.leave();
    determine(t, battleOf(t));
  },
};

function determine(t: PacificTable, battle: Battle): void {
  const { rules } = t;
  const { hex, half } = battle;
  const at = rules.hexes.ids[hex]!;
  const own = given(t)?.surprise;
  const first = t.position.operation.side;
  const unseen = [first, enemyOf(first)].filter((side) => !isDetected(t, battle, side));
  if (own !== undefined) surprise(t, battle, sideIds.indexOf(own));
  else if (unseen.length === 0) t.say("29.1.A", () => `Naval combat in ${at}.`);
  else if (unseen.length === 1) surprise(t, battle, unseen[0]!);
  else if (rules.terrain.waters[waterOf(rules, hex)]!.meet) {
    detectAll(t, { hex, half });
    t.say("29.1.C", () => `Both sides come upon each other in ${at}: naval combat.`);
  } else {
    t.set(battle, "over", true);
    t.say("29.1.B", () => `In ${at} the ships of both sides pass each other unseen.`);
  }
}

/** The water of a battle. */
export function waterOf({ hexes }: Rules, hex: number): Exclude<Water, "none"> {
  const water = hexes.water[hex]!;
  if (water === "none") throw new EngineError(`There is no water in ${hexes.ids[hex]!}.`);
  return water;
}

/** A side is detected when any of its Task Forces is, and with ships that are not Activated, or guns on shore. */
function isDetected(t: PacificTable, { hex, half }: Passage, side: number): boolean {
  const { fleet, taskForces } = t.position;
  return navalUnitsAt(t, hex, side, half).some((unit) => {
    const group = unit === FORT ? -1 : fleet.taskForce[unit]!;
    return group < 0 || taskForces[group]!.detected;
  });
}

function surprise(t: PacificTable, battle: Battle, side: number): void {
  t.set(battle, "surpriseSide", side);
  t.say(
    "29.1.D",
    () =>
      `Naval combat in ${t.rules.hexes.ids[battle.hex]!}: ${sideText(side)} ` +
      `${side === 0 ? "have" : "has"} Surprise.`,
  );
}

export function detectAll(t: PacificTable, { hex, half }: Passage): void {
  for (const side of sideIds.keys()) for (const n of taskForcesAt(t, hex, side, half)) detect(t, n);
}
