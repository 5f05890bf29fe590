import type { ForlornTable } from "../model/position";
import { boxOfSite, type Hexes, isBox, NOWHERE, type Rules } from "../model/rules";

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
  if (!isBox(rules, site)) return distance(rules.hexes, site, hex);
  return toEdge(t, boxOfSite(rules, site), hex) + rules.parameters.airMovement.mapEdge;
}

/** Points from one airbase to another, each on the map or off it. */
export function rangeBetween(t: ForlornTable, from: number, to: number): number {
  const { rules } = t;
  if (from === to) return 0;
  if (!isBox(rules, to)) return rangeTo(t, from, to);
  if (!isBox(rules, from)) return rangeTo(t, to, from);
  const { mapEdge } = rules.parameters.airMovement;
  const entries = openEntries(t, boxOfSite(rules, to));
  return (
    2 * mapEdge + Math.min(Infinity, ...entries.map((entry) => toEdge(t, boxOfSite(rules, from), entry)))
  );
}

const toEdge = (t: ForlornTable, box: number, hex: number): number => edgeRanges(t, box)[hex]!;

/** Points from the edge of the map to each hex, by box and part of the map: the same all game long. */
const ranges = new WeakMap<Rules, Map<number, readonly number[]>>();

function edgeRanges(t: ForlornTable, box: number): readonly number[] {
  const { rules } = t;
  const { from, to } = t.position.terms.columns;
  let ofRules = ranges.get(rules);
  if (!ofRules) ranges.set(rules, (ofRules = new Map()));
  const key = (box * COLUMNS + from) * COLUMNS + to;
  let found = ofRules.get(key);
  if (!found) {
    const entries = openEntries(t, box);
    found = rules.hexes.ids.map((_, hex) =>
      Math.min(Infinity, ...entries.map((entry) => 1 + distance(rules.hexes, entry, hex))),
    );
    ofRules.set(key, found);
  }
  return found;
}

/** More than a map has columns. */
const COLUMNS = 1000;

/** Entry hexes of a box in the scenario's part of the map. */
const openEntries = (t: ForlornTable, box: number): number[] =>
  t.rules.boxes[box]!.entries.filter((hex) => isInPlay(t, hex));

/** Hexes within so many hexes of another, by number. */
export function hexesWithin({ hexes }: Rules, hex: number, range: number): number[] {
  const found: number[] = [];
  for (let other = 0; other < hexes.ids.length; other++)
    if (distance(hexes, hex, other) <= range) found.push(other);
  return found;
}

/** The neighbours of a hex that ground units reach, and supply lines pass (11.2, 13.2). */
export function landNeighbours({ hexes }: Rules, hex: number): number[] {
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++)
    if ((hexes.passable[hex]! >> direction) & 1) found.push(hexes.next[hex * 6 + direction]!);
  return found;
}
