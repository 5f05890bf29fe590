import { peekChart } from "../../shared/result-table";
import { kept } from "../../../documents/kept";
import { distance } from "./distance";
import type { PacificTable } from "./position";
import { type Country, type Hexes, JAPANESE, type Rules } from "./rules";
import { airClass, groundClass } from "./units";
import { monthNumber } from "./months";

/** 33.3 The garrison that Japan needs against the Soviet Union. */

/** Hexes in which units count: none farther than so many hexes from a hexside of the Sino-Soviet border, on this side of it. */
export const garrisonBelt = ({ hexes, countries, parameters }: Rules): ReadonlySet<number> =>
  beltIn(hexes, countries, parameters.countries.garrisonReach);

const SOVIET = "ussr";

const beltIn = kept((hexes: Hexes, countries: readonly Country[], reach: number): ReadonlySet<number> => {
  const isSoviet = (hex: number): boolean => countries[hexes.country[hex]!]?.id === SOVIET;
  const border = hexes.sovietBorder.filter((hex) => !isSoviet(hex));
  const belt = new Set<number>();
  // The hex at the border is the first of them.
  for (const hex of hexes.ids.keys())
    if (hexes.land[hex] !== "none" && !isSoviet(hex) && border.some((at) => distance(hexes, at, hex) < reach))
      belt.add(hex);
  return belt;
});

export interface Garrison {
  divisions: number;
  airSteps: number;
  /** What the month asks for. */
  wanted: { divisions: number; airSteps: number };
}

/** What stands in the belt, and what should. Steps of other ground units count together as divisions. */
export function garrisonOf(t: Pick<PacificTable, "rules" | "position">): Garrison {
  const { rules, position } = t;
  const belt = garrisonBelt(rules);
  const { garrisonHits, garrisonSteps } = rules.parameters.countries;
  let divisions = 0;
  let others = 0;
  for (const unit of position.groundUnits) {
    const { side, size, steps } = groundClass(rules, unit);
    if (side !== JAPANESE || unit.ship >= 0 || !belt.has(unit.hex)) continue;
    if (size !== "division") others += steps - unit.hits;
    else if (unit.hits <= garrisonHits) divisions++;
  }
  const airSteps = position.airUnits.reduce(
    (sum, unit) =>
      unit.ship < 0 && belt.has(unit.hex) && airClass(rules, unit).side === JAPANESE ? sum + unit.steps : sum,
    0,
  );
  const wanted = (what: string): number =>
    Number(
      peekChart(t as PacificTable, "manchurian-garrison", monthNumber(t, position.month), what)?.parts[0] ??
        0,
    );
  return {
    divisions: divisions + Math.floor(others / garrisonSteps),
    airSteps,
    wanted: { divisions: wanted("divisions"), airSteps: wanted("air-steps") },
  };
}

/** Command Points that Japan lacks this month because divisions and whole increments of air steps are missing there. */
export function garrisonCost(t: PacificTable): number {
  const { garrisonAirSteps, garrisonCost: cost } = t.rules.parameters.countries;
  const { airSteps, divisions, wanted } = garrisonOf(t);
  const air = Math.floor(Math.max(0, wanted.airSteps - airSteps) / garrisonAirSteps);
  return (Math.max(0, wanted.divisions - divisions) + air) * cost;
}
