import { ofRules } from "../../shared/of-rules";
import { ofArea } from "./of-area";
import type { ForlornTable } from "./position";
import { boxOfSite, type Hexes, isBox, NOWHERE, type Rules } from "./rules";

/** 9.2 Range on the operational map: hexes with numbers, and the points that the edge of the map costs. */

/** Hexes from one to the other: the first does not count, the last does. */
export function distance({ q, r }: Hexes, from: number, to: number): number {
  const a = q[from]! - q[to]!;
  const b = r[from]! - r[to]!;
  return Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b));
}

/** Whether a hex lies in the scenario's part of the map, and is not out of play. */
export function isInPlay({ rules, position }: ForlornTable, hex: number): boolean {
  const column = rules.hexes.column[hex]!;
  const { from, to } = position.terms.columns;
  return column >= from && column <= to && rules.terrains[rules.hexes.terrain[hex]!]!.kind !== "none";
}

/**
 * Points from a site to a hex. From an off-map base the entry hex counts, as the target does, and the edge costs its points:
 * Indochina to Palembang by 1401 is 5 hexes and 2 points. Infinity where no way leads.
 */
export function rangeTo(t: ForlornTable, site: number, hex: number): number {
  if (site === NOWHERE || hex === NOWHERE) return Infinity;
  const { rules } = t;
  return isBox(rules, site)
    ? rangesOf(t).toHex[boxOfSite(rules, site)]![hex]!
    : distance(rules.hexes, site, hex);
}

/** Points from one airbase to another, each on the map or off it. */
export function rangeBetween(t: ForlornTable, from: number, to: number): number {
  const { rules } = t;
  if (from === to) return 0;
  if (!isBox(rules, to)) return rangeTo(t, from, to);
  if (!isBox(rules, from)) return rangeTo(t, to, from);
  return rangesOf(t).toBox[boxOfSite(rules, from)]![boxOfSite(rules, to)]!;
}

/** Every hex in play within so many points of a site, by number. Not to be changed. */
export function hexesInRange(t: ForlornTable, site: number, range: number): readonly number[] {
  if (site === NOWHERE) return [];
  const { within } = rangesOf(t);
  const key = site * RANGES + Math.min(range, RANGES - 1);
  let found = within.get(key);
  if (!found) {
    found = t.rules.hexes.ids.flatMap((_, hex) =>
      isInPlay(t, hex) && rangeTo(t, site, hex) <= range ? [hex] : [],
    );
    within.set(key, found);
  }
  return found;
}

/** Ranges are less than this where they end: the map is far smaller. */
const RANGES = 1000;

/** What costs time to find out and follows from the rules and a scenario's part of the map alone. */
interface Ranges {
  /** Points by box and hex, by box and box. */
  toHex: Float64Array[];
  toBox: Float64Array[];
  /** Hexes in range, by site and range. */
  within: Map<number, readonly number[]>;
}

const rangesOf = ofArea((t): Ranges => {
  const { boxes, hexes, parameters } = t.rules;
  const { mapEdge } = parameters.airMovement;
  // Entry hexes of each box in the scenario's part of the map.
  const open = boxes.map(({ entries }) => entries.filter((hex) => isInPlay(t, hex)));
  const toHex = open.map((entries) =>
    Float64Array.from(hexes.ids, (_, hex) =>
      entries.reduce((least, entry) => Math.min(least, mapEdge + 1 + distance(hexes, entry, hex)), Infinity),
    ),
  );
  const toBox = toHex.map((points) =>
    Float64Array.from(open, (entries) =>
      entries.reduce((least, entry) => Math.min(least, mapEdge + points[entry]!), Infinity),
    ),
  );
  return { toHex, toBox, within: new Map() };
});

/** The neighbours of a hex that ground units reach, and supply lines pass (11.2, 13.2). */
export const landNeighbours = (rules: Rules, hex: number): readonly number[] =>
  allLandNeighbours(rules)[hex] ?? [];

/** The same of all hexes, for whoever goes through many. */
export const allLandNeighbours = ofRules(({ hexes }: Rules) =>
  hexes.ids.map((_, hex) => {
    const found: number[] = [];
    for (let direction = 0; direction < 6; direction++)
      if ((hexes.passable[hex]! >> direction) & 1) found.push(hexes.next[hex * 6 + direction]!);
    return found;
  }),
);
