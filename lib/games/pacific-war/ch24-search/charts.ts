import { ofRules } from "../../shared/of-rules";
import { lookUp } from "../../shared/result-table";
import { rollDie } from "../model/combat";
import type { PacificTable } from "../model/position";
import { hasNavalUnits } from "../model/navy";
import { airUnitsBasedIn, groupsIn, hasTroops, shipsIn } from "../model/presence";
import { enemyOf, type Rules, sideIds } from "../model/rules";
import { searchLight, searchModifier } from "../model/search";
import { baseAt } from "../model/units";
import { weatherAt } from "../model/weather";

/** 24.3 Search Charts, and what is added to the die. */

/** Who searches, by chart: LRA, other air units, and ships with a spotter or units in the hex itself. */
export type Chart = "lra" | "f-t-b" | "spotter";

/** 24.2: green, blue or red: how much is learned. */
export type Level = "G" | "B" | "R";

/** The part of a chart that counts: that of the day in Contact Phases (26.6). */
const portion = (t: PacificTable): "day" | "night" => (t.position.cycle === 0 ? "day" : searchLight(t));

/** What is read of a chart. */
interface Cell {
  side: number;
  chart: Chart;
  portion: "day" | "night";
  face: number;
  range: number;
}

function resultOf(rules: Rules, { side, chart, portion: part, face, range }: Cell): Level | null {
  const table = rules.charts[`search-${sideIds[side]!}-${chart}-${part}`]!;
  const { faces } = rules.parameters.die;
  const text = lookUp(table, Math.min(faces - 1, Math.max(0, face)), range)?.text;
  return text === "G" || text === "B" || text === "R" ? text : null;
}

/** By part of the day, side and chart: at which ranges any die finds something. */
const ranges = ofRules((rules: Rules) => {
  const { die, search } = rules.parameters;
  const isSeen = (cell: Omit<Cell, "face">): boolean =>
    Array.from({ length: die.faces }, (_, face) => resultOf(rules, { ...cell, face })).some(
      (level) => level !== null,
    );
  const of = (part: Cell["portion"]) =>
    sideIds.map((_, side) => {
      const at = (chart: Chart) =>
        Array.from({ length: search.range + 1 }, (_each, range) =>
          isSeen({ side, chart, portion: part, range }),
        );
      return { lra: at("lra"), "f-t-b": at("f-t-b"), spotter: at("spotter") };
    });
  return { day: of("day"), night: of("night") };
});

/** By chart and range: whether a search can find anything. */
export type Ranges = Readonly<Record<Chart, readonly boolean[]>>;

/** Those of a side as things stand. */
export const rangesOf = (t: PacificTable, side: number): Ranges => ranges(t.rules)[portion(t)][side]!;

/** 2.5.11: Task Forces in a hex, and one more where there are other units. */
const forcesIn = (t: PacificTable, hex: number, side: number): number =>
  groupsIn(t, hex, side).length + (hasForce(t, hex, side) ? 1 : 0);

/** Whether a side has units in a hex that are in no Task Force: a Force marker stands for them (2.5.11). */
export function hasForce(t: PacificTable, hex: number, side: number): boolean {
  const { airUnits, fleet } = t.position;
  return (
    hasTroops(t, hex, side) ||
    baseAt(t, hex, side) >= 0 ||
    airUnitsBasedIn(t, hex, side).some((n) => airUnits[n]!.ship < 0) ||
    shipsIn(t, hex, side).some((ship) => fleet.taskForce[ship]! < 0)
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
  const die = face + several + searchModifier(t, side) + weather + modifier;
  return resultOf(t.rules, { side, chart, portion: portion(t), face: die, range });
}
