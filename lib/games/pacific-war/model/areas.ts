import { ofRules } from "../../shared/of-rules";
import type { PacificTable, Position } from "./position";
import { ALLIED, NOBODY, type Rules, sideIds } from "./rules";

/** Special rules of a scenario that close hexes to a side. */

type Terms = Position["terms"];
type Area = Extract<Terms["specialRules"][string], { kind: "area" }>;

/** What the special rules say, by side. */
interface Closed {
  areas: readonly (readonly Area[])[];
  /** Ids of neutral countries that are open. */
  countries: readonly ReadonlySet<string>[];
}

/** The terms of a game never change. */
const known = new WeakMap<Terms, Closed>();

function closedBy(terms: Terms): Closed {
  let closed = known.get(terms);
  if (!closed) {
    const rules = Object.values(terms.specialRules);
    const areas = sideIds.map((side) =>
      rules.flatMap((rule) => (rule.kind === "area" && rule.sides.includes(side) ? [rule] : [])),
    );
    const countries = sideIds.map(
      (side) =>
        new Set(
          rules.flatMap((rule) =>
            rule.kind === "open-country" && rule.sides.includes(side) ? [rule.country] : [],
          ),
        ),
    );
    known.set(terms, (closed = { areas, countries }));
  }
  return closed;
}

/** Hexrow and position of each hex, as its printed number has them. */
const numbers = ofRules(({ hexes: { ids } }: Rules) => ({
  hexrows: Uint8Array.from(ids, (id) => Number(id.slice(0, 2))),
  positions: Uint8Array.from(ids, (id) => Number(id.slice(2))),
}));

/** Whether a hex lies in one of the areas in play of a side; without such a rule everywhere is. */
export function isInArea({ rules, position }: PacificTable, hex: number, side: number): boolean {
  const areas = closedBy(position.terms).areas[side]!;
  if (areas.length === 0) return true;
  const at = numbers(rules);
  const [hexrow, column] = [at.hexrows[hex]!, at.positions[hex]!];
  return areas.some(
    ({ hexrows, positions }) =>
      hexrow >= hexrows.from && hexrow <= hexrows.to && column >= positions.from && column <= positions.to,
  );
}

const SOVIET = "ussr";

/** 33.3: a hex of the Soviet Union, while it is neutral; Allied units that enter are interned there. */
export const isInterning = (t: PacificTable, hex: number): boolean =>
  t.position.war !== null &&
  t.rules.countries[t.rules.hexes.country[hex]!]?.id === SOVIET &&
  !isOpenCountry(t, hex, ALLIED);

/** 33.3: whether a ground unit may enter a hex over land or from the sea, be it to be interned. */
export const mayEnter = (t: PacificTable, hex: number, side: number): boolean =>
  isOpenCountry(t, hex, side) || (side === ALLIED && isInterning(t, hex));

/** 19.2, 33.3: no ground unit enters a neutral country that the scenario does not open to its side. */
export function isOpenCountry({ rules, position }: PacificTable, hex: number, side: number): boolean {
  const country = rules.countries[rules.hexes.country[hex]!];
  return country?.control !== NOBODY || closedBy(position.terms).countries[side]!.has(country.id);
}
