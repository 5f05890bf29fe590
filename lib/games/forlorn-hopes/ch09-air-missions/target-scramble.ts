import { type Choice, DONE, type Json, type Step, type Steps } from "../../../kernel";
import { basesAt, basesInRange, ownerOf, place, settleCrowd, siteOfBase } from "../model/bases";
import { flyingUnits } from "../model/flight";
import { checkLanding } from "../model/losses";
import { airUnitId, airUnitText, baseId, baseText } from "../model/pieces";
import { Box, type ForlornTable, Gone, type Position } from "../model/position";
import { roll, succeeds } from "../model/rolls";
import { enemyOf, type Rules } from "../model/rules";
import {
  aircraftOf,
  airUnitsAt,
  isAirCombatUnit,
  isOnGround,
  isReconnaissance,
  scrambleTma,
} from "../model/units";
import { missionOf } from "./mission";

/**
 * 9.5 Target Scramble: units on the ground of an airbase in the target hex may try to get away to another one. All of it is the
 * owner's alone to know (6.1): it stands in `secret`.
 */

type Scrambling = {
  /** Airbases in the target hex, and how many units each has when the step begins. */
  bases: number[];
  counts: number[];
  /** Units that have tried. */
  airUnits: number[];
  /** The one that got off and has nowhere chosen yet; -1 for none. */
  airUnit: number;
};
type ScrambleData = { secret: Json[]; done?: boolean };

const owner = (t: ForlornTable): number => enemyOf(missionOf(t).side);
const own = (t: ForlornTable, { secret }: ScrambleData): Scrambling =>
  secret[owner(t)] as unknown as Scrambling;

/** Bombers, fighters and reconnaissance units on the ground that have not tried (9.5). */
function waiting(t: ForlornTable, data: ScrambleData): number[] {
  const { bases, airUnits } = own(t, data);
  return bases.flatMap((base) =>
    airUnitsAt(t, base).filter(
      (unit) =>
        !airUnits.includes(unit) &&
        isOnGround(t, unit) &&
        (isAirCombatUnit(t, unit) || isReconnaissance(t, unit)) &&
        scrambleTma(t, unit) !== undefined &&
        refuges(t, unit).length > 0,
    ),
  );
}

/** Other friendly airbases within the printed range. */
const refuges = (t: ForlornTable, unit: number): number[] => {
  const from = t.position.air.base[unit]!;
  return basesInRange(t, unit, siteOfBase(t, from), aircraftOf(t, unit).strategicRange).filter(
    (base) => base !== from,
  );
};

const scramble: Step<Rules, Position, ScrambleData> = {
  rule: "9.5",
  title: "Target Scramble",
  secret: true,
  // Whether anything stands there is secret.
  askForced: true,
  enter(t, { data }) {
    const bases = basesAt(t, missionOf(t).site).filter((base) => ownerOf(t, base) === owner(t));
    const flying = flyingUnits(t, owner(t));
    const counts = bases.map(
      (base) => airUnitsAt(t, base).filter((unit) => isOnGround(t, unit) || flying.includes(unit)).length,
    );
    const secret: Json[] = [null, null];
    secret[owner(t)] = { bases, counts, airUnits: [], airUnit: -1 };
    t.set(data, "secret", secret);
  },
  asks: (t, { data }) => (data.done || own(t, data).bases.length === 0 ? 0 : 1 << owner(t)),
  options(t, { data }, _side, out) {
    const { airUnit } = own(t, data);
    if (airUnit >= 0) out.push(...refuges(t, airUnit));
    else out.push(...waiting(t, data), DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    return own(t, data).airUnit >= 0
      ? { do: "scramble-to", base: baseId(t, code) }
      : { do: "scramble", unit: airUnitId(t, code) };
  },
  prompt(t, { data }) {
    const { airUnit } = own(t, data);
    return airUnit >= 0
      ? `To which airbase does ${airUnitText(t, airUnit)} fly?`
      : "Which unit on the ground tries to get away?";
  },
  take(t, { data }, code, side) {
    const scrambling = own(t, data);
    if (scrambling.airUnit >= 0) return escape(t, scrambling, code, side);
    if (code === DONE) return t.set(data, "done", true);
    t.push(scrambling.airUnits, code);
    if (attempt(t, scrambling, code, side)) t.set(scrambling, "airUnit", code);
  },
  proceed: (t) => t.leave(),
};

/** 9.5.1: each unit at the airbase makes it harder, and each attempt to intercept that was made from there. */
function attempt(t: ForlornTable, { bases, counts }: Scrambling, unit: number, side: number): boolean {
  const base = t.position.air.base[unit]!;
  const attempts = missionOf(t).attemptedAirUnits.filter((each) => t.position.air.base[each] === base).length;
  const { total } = roll(
    t,
    "target-scramble",
    {
      t,
      side,
      airUnit: unit,
      base,
      hex: missionOf(t).site,
      quantities: { "scramble-attempts": attempts, "units-at-base": counts[bases.indexOf(base)]! },
    },
    { name: `Target Scramble of ${airUnitText(t, unit)}`, key: "target scramble", side },
  );
  const isAway = succeeds(t, "target-scramble", total, { rating: scrambleTma(t, unit) });
  t.say("9.5.1", () => `${airUnitText(t, unit)} ${isAway ? "gets away" : "does not get away"}.`, [side]);
  return isAway;
}

/** It comes as from a stage. */
function escape(t: ForlornTable, scrambling: Scrambling, unit: number, side: number): void {
  const { airUnit } = scrambling;
  t.set(scrambling, "airUnit", -1);
  place(t, airUnit, unit, Box.flown);
  t.say("9.5.1", () => `${airUnitText(t, airUnit)} flies to ${baseText(t, unit)}.`, [side]);
  checkLanding(t, airUnit, unit);
  if (t.position.air.base[airUnit] !== Gone.lost) settleCrowd(t, unit);
}

export const targetScrambleSteps: Steps<Rules, Position> = { "target-scramble": scramble };
