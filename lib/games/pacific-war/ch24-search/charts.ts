import { lookUp } from "../../shared/result-table";
import { rollDie } from "../model/combat";
import type { PacificTable } from "../model/position";
import { enemyOf, sideIds } from "../model/rules";
import { hasNavalUnits } from "../model/navy";
import { searchLight, searchModifier } from "../model/search";
import { airClass, groundClass, hexOfShip } from "../model/units";
import { weatherAt } from "../model/weather";

/** 24.3 Search Charts, and what is added to the die. */

/** Who searches, by chart: LRA, other air units, and ships with a spotter or units in the hex itself. */
export type Chart = "lra" | "f-t-b" | "spotter";

/** 24.2: green, blue or red: how much is learned. */
export type Level = "G" | "B" | "R";

/** The part of a chart that counts: that of the day in Contact Phases (26.6). */
const portion = (t: PacificTable): "day" | "night" => (t.position.cycle === 0 ? "day" : searchLight(t));

function resultOf(t: PacificTable, side: number, chart: Chart, face: number, range: number): Level | null {
  const table = t.rules.charts[`search-${sideIds[side]!}-${chart}-${portion(t)}`]!;
  const { faces } = t.rules.parameters.die;
  const text = lookUp(table, Math.min(faces - 1, Math.max(0, face)), range)?.text;
  return text === "G" || text === "B" || text === "R" ? text : null;
}

/** Whether any die finds something at that range. */
export function reaches(t: PacificTable, side: number, chart: Chart, range: number): boolean {
  const { die, search } = t.rules.parameters;
  if (range > search.range) return false;
  for (let face = 0; face < die.faces; face++)
    if (resultOf(t, side, chart, face, range) !== null) return true;
  return false;
}

/** 2.5.11: Task Forces in a hex, and one more where there are other units. */
function forcesIn(t: PacificTable, hex: number, side: number): number {
  const groups = t.position.taskForces.filter((group) => group.hex === hex && group.side === side).length;
  return groups + (hasForce(t, hex, side) ? 1 : 0);
}

/** Whether a side has units in a hex that are in no Task Force: a Force marker stands for them (2.5.11). */
export function hasForce({ rules, position }: PacificTable, hex: number, side: number): boolean {
  return (
    position.groundUnits.some(
      (unit) => unit.hex === hex && unit.ship < 0 && groundClass(rules, unit).side === side,
    ) ||
    position.airUnits.some(
      (unit) => unit.hex === hex && unit.ship < 0 && airClass(rules, unit).side === side,
    ) ||
    position.bases.some((base) => base.hex === hex && base.side === side) ||
    rules.ships.some(
      (ship, n) => ship.side === side && position.fleet.taskForce[n]! < 0 && hexOfShip(position, n) === hex,
    )
  );
}

export interface Attempt {
  side: number;
  chart: Chart;
  hex: number;
  range: number;
  /** What the scenario adds to the die. */
  modifier: number;
}

/** A search is rolled; null where nothing is found. */
export function rollSearch(t: PacificTable, { side, chart, hex, range, modifier }: Attempt): Level | null {
  const { forces } = t.rules.parameters.search;
  const face = rollDie(t, `search of ${t.rules.hexes.ids[hex]!}`, side, "search");
  const several = forcesIn(t, hex, enemyOf(side)) > 1 ? forces : 0;
  if (several !== 0) t.acted("2.5.11");
  // 6.0: the weather over the target hides ships.
  const weather = hasNavalUnits(t, hex, enemyOf(side)) ? (weatherAt(t, hex)?.navalSearch ?? 0) : 0;
  if (weather !== 0) t.acted("6.0");
  return resultOf(t, side, chart, face + several + searchModifier(t, side) + weather + modifier, range);
}
