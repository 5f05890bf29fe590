import type { PacificTable } from "./position";
import { NOBODY, sideIds } from "./rules";

/** Special rules of a scenario that close hexes to a side. */

const rulesOf = ({ position }: PacificTable) => Object.values(position.terms.specialRules);

/** Whether a hex lies in one of the areas in play of a side; without such a rule everywhere is. */
export function isInArea(t: PacificTable, hex: number, side: number): boolean {
  const areas = rulesOf(t).flatMap((rule) =>
    rule.kind === "area" && rule.sides.includes(sideIds[side]!) ? [rule] : [],
  );
  if (areas.length === 0) return true;
  const id = t.rules.hexes.ids[hex]!;
  const [hexrow, column] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  return areas.some(
    ({ hexrows, positions }) =>
      hexrow >= hexrows.from && hexrow <= hexrows.to && column >= positions.from && column <= positions.to,
  );
}

/** 19.2, 33.3: no ground unit enters a neutral country that the scenario does not open to its side. */
export function isOpenCountry(t: PacificTable, hex: number, side: number): boolean {
  const { countries, hexes } = t.rules;
  const country = countries[hexes.country[hex]!];
  if (country?.control !== NOBODY) return true;
  return rulesOf(t).some(
    (rule) =>
      rule.kind === "open-country" && rule.country === country.id && rule.sides.includes(sideIds[side]!),
  );
}
