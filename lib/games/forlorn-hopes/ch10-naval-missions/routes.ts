import { derived } from "../../../kernel";
import { isInPlay } from "../model/distance";
import { terrainOf } from "../model/hexes";
import type { ForlornTable, Position } from "../model/position";
import { boxOfSite, isBox, isHex, NOWHERE, type Rules } from "../model/rules";
import { ofArea } from "../model/of-area";
import { isOnItsSide } from "../model/ships";

/**
 * 10.3 Where ships can sail: over hexes with water in the scenario's part of the map, without limit of range, and on and off
 * the map by the entry hexes of the boxes. Japanese fleets keep to their side of the Command Demarcation Line (10.3.4).
 */

/** Fleets of a group that the line binds: bits 1 for the West Fleet, 2 for the East Fleet. */
const WEST = 1;
const EAST = 2;
export const MASKS = [0, WEST, EAST, WEST | EAST] as const;

/** Which fleets bind a group of ships: ships alike in this sail the same waters. */
export function boundBy({ rules }: ForlornTable, ships: readonly number[]): number {
  let mask = 0;
  for (const ship of ships) {
    const { fleet } = rules.ships[ship]!;
    if (fleet === "west") mask |= WEST;
    else if (fleet === "east") mask |= EAST;
  }
  return mask;
}

/** By the fleets that sail together; the same in all games of a scenario. */
interface Seas {
  /** Hexes of one number are connected, -1 is closed to them. */
  waters: Int16Array[];
  /** Open hexes by number. */
  open: number[][];
  /** By hex those next to it that are open. */
  next: number[][][];
  /** Hexes to go to a site by the shortest way, by hex; by site and fleets, as they are asked for. */
  shortest: Map<number, Int16Array>;
}

const seasOfArea = ofArea((t): Seas => {
  const waters = MASKS.map((mask) => flood(t, mask));
  return {
    waters,
    open: waters.map((water) => [...water.keys()].filter((hex) => water[hex]! >= 0)),
    next: waters.map((water) =>
      Array.from(water, (_, hex) =>
        [...t.rules.hexes.next.subarray(hex * 6, hex * 6 + 6)].filter(
          (beyond) => beyond !== NOWHERE && water[beyond]! >= 0,
        ),
      ),
    ),
    shortest: new Map(),
  };
});
const seas = derived<Rules, Position, Seas>((t) => seasOfArea(t), ["terms"]);

function flood(t: ForlornTable, mask: number): Int16Array {
  const { hexes, ships } = t.rules;
  const bound = [
    ...(mask & WEST ? [ships.findIndex(({ fleet }) => fleet === "west")] : []),
    ...(mask & EAST ? [ships.findIndex(({ fleet }) => fleet === "east")] : []),
  ];
  const water = new Int16Array(hexes.ids.length).fill(-1);
  const isOpen = (hex: number): boolean => {
    const { kind } = terrainOf(t.rules, hex);
    return (
      (kind === "sea" || kind === "coastal") &&
      isInPlay(t, hex) &&
      bound.every((ship) => isOnItsSide(t.rules, ship, hex))
    );
  };
  let next = 0;
  for (let hex = 0; hex < water.length; hex++) {
    if (water[hex]! >= 0 || !isOpen(hex)) continue;
    water[hex] = next;
    const queue = [hex];
    for (const at of queue)
      for (let direction = 0; direction < 6; direction++) {
        const beyond = hexes.next[at * 6 + direction]!;
        if (beyond === NOWHERE || water[beyond]! >= 0 || !isOpen(beyond)) continue;
        water[beyond] = next;
        queue.push(beyond);
      }
    next++;
  }
  return water;
}

/**
 * Hexes by which ships come from a box onto the map and go back. The Covering Fleet has none of its own: it comes over the
 * north edge, by those of the Japanese boxes (5.2.5b).
 */
export const exitsOf = (t: ForlornTable, box: number): readonly number[] => exits(t)[box]!;

const exitsOfArea = ofArea((t): number[][] =>
  t.rules.boxes.map(({ navalEntries, side }) => {
    const hexes =
      navalEntries.length > 0
        ? navalEntries
        : t.rules.boxes.flatMap((each) => (each.side === side && each.isOffMapBase ? each.navalEntries : []));
    return hexes.filter((hex) => isInPlay(t, hex));
  }),
);
const exits = derived<Rules, Position, number[][]>((t) => exitsOfArea(t), ["terms"]);

/** The hexes of a site that stand for it in the waters: itself, or its entry hexes. */
const shores = (t: ForlornTable, site: number): readonly number[] =>
  isBox(t.rules, site) ? exitsOf(t, boxOfSite(t.rules, site)) : [site];

/** The number of the water in a hex for ships that sail together, bound so: -1 where they may not be. */
export const waterAt = (t: ForlornTable, bound: number, hex: number): number => seas(t).waters[bound]![hex]!;

/** The waters into which ships can sail from a site. */
export function watersFrom(t: ForlornTable, bound: number, site: number): Set<number> {
  const water = seas(t).waters[bound]!;
  const found = new Set<number>();
  for (const hex of shores(t, site)) if (water[hex]! >= 0) found.add(water[hex]!);
  return found;
}

/** Whether one of these waters leads to a site. */
export function leadsTo(t: ForlornTable, bound: number, open: ReadonlySet<number>, site: number): boolean {
  const water = seas(t).waters[bound]!;
  if (isHex(t.rules, site)) return open.has(water[site]!);
  return shores(t, site).some((hex) => open.has(water[hex]!));
}

/** Whether these ships, together, can sail from one site to another. */
export function canSail(t: ForlornTable, ships: readonly number[], from: number, to: number): boolean {
  const bound = boundBy(t, ships);
  const water = seas(t).waters[bound]!;
  if (isHex(t.rules, from) && isHex(t.rules, to)) return water[from]! >= 0 && water[from] === water[to];
  return leadsTo(t, bound, watersFrom(t, bound, from), to);
}

/** Hexes that ships may enter, by number. */
export const watersOf = (t: ForlornTable, bound: number): readonly number[] => seas(t).open[bound]!;

/** Hexes to go from the shores of a site to it: a box is one step beyond its entry hexes. */
const endOf = ({ rules }: ForlornTable, site: number): number => (isBox(rules, site) ? 1 : 0);

/** In place of a number of hexes: no way has come there yet, the group has been there, the way goes on from there. */
const UNKNOWN = -1;
const PASSED = -2;
const WANTED = -3;

/** Hexes that a search has come to, in order: one list for all searches, of which none runs within another. */
let queue = new Int16Array(0);

/**
 * Hexes to go to a site, by hex: fewer than none where no way leads that keeps out of the sites already passed. It looks no
 * further once it has come to all hexes to go from, if there are any.
 */
function flow(
  t: ForlornTable,
  bound: number,
  to: number,
  passed: readonly number[],
  from: readonly number[],
): Int16Array {
  const count = t.rules.hexes.ids.length;
  const { waters, next: byBound } = seas(t);
  const water = waters[bound]!;
  const next = byBound[bound]!;
  const far = new Int16Array(count).fill(UNKNOWN);
  if (queue.length < count) queue = new Int16Array(count);
  let left = 0;
  for (const hex of from) {
    far[hex] = WANTED;
    left++;
  }
  for (const hex of passed) {
    if (!isHex(t.rules, hex)) continue;
    if (far[hex] === WANTED) left--;
    far[hex] = PASSED;
  }
  const isEndless = from.length === 0;
  let end = 0;
  for (const hex of shores(t, to)) {
    if (water[hex]! < 0 || far[hex] === PASSED || far[hex]! >= 0) continue;
    if (far[hex] === WANTED) left--;
    far[hex] = endOf(t, to);
    queue[end++] = hex;
  }
  for (let n = 0; n < end && (left > 0 || isEndless); n++) {
    const at = queue[n]!;
    const beyondAt = next[at]!;
    for (let i = 0; i < beyondAt.length; i++) {
      const beyond = beyondAt[i]!;
      const known = far[beyond]!;
      if (known !== UNKNOWN && known !== WANTED) continue;
      if (known === WANTED) left--;
      far[beyond] = far[at]! + 1;
      queue[end++] = beyond;
    }
  }
  return far;
}

/** Hexes to go to a site by the shortest way, by hex: -1 where none leads. */
function shortest(t: ForlornTable, bound: number, to: number): Int16Array {
  const known = seas(t).shortest;
  const key = to * MASKS.length + bound;
  let far = known.get(key);
  if (!far) known.set(key, (far = flow(t, bound, to, [], [])));
  return far;
}

/**
 * Whether a shortest way from a hex keeps out of those already passed: then they make it no longer. It follows one way alone, so
 * that it may miss another one round what was passed; `flow` finds that.
 */
function isWayFree(
  next: readonly (readonly number[])[],
  far: Int16Array,
  from: number,
  end: number,
  passed: readonly number[],
): boolean {
  let at = from;
  for (let left = far[from]! - 1; left >= end; left--) {
    const beyondAt: readonly number[] = next[at]!;
    let on = NOWHERE;
    for (let i = 0; i < beyondAt.length && on === NOWHERE; i++)
      if (far[beyondAt[i]!] === left && !passed.includes(beyondAt[i]!)) on = beyondAt[i]!;
    if (on === NOWHERE) return false;
    at = on;
  }
  return true;
}

/** The first of the sites next to a site on the way to the end (`nextSites`). */
export function nextSite(
  t: ForlornTable,
  ships: readonly number[],
  from: number,
  to: number,
  passed: readonly number[],
): number | undefined {
  if (!isHex(t.rules, from) || isBox(t.rules, to)) return nextSites(t, ships, from, to, passed)[0];
  const bound = boundBy(t, ships);
  const far = shortest(t, bound, to);
  // Nearer to the end than all hexes that were passed the way is free of them.
  if (far[from]! <= 0 || passed.some((hex) => isHex(t.rules, hex) && far[hex]! < far[from]!))
    return nextSites(t, ships, from, to, passed)[0];
  let next: number | undefined;
  for (const hex of seas(t).next[bound]![from]!)
    if (far[hex] === far[from]! - 1 && (next === undefined || hex < next)) next = hex;
  return next;
}

/**
 * The sites next to a site from which the way goes on to the end, nearest first. A group enters no hex twice on its way, so
 * every way to the end is open, and none is endless.
 */
export function nextSites(
  t: ForlornTable,
  ships: readonly number[],
  from: number,
  to: number,
  passed: readonly number[],
): number[] {
  const bound = boundBy(t, ships);
  const around = isHex(t.rules, from) ? seas(t).next[bound]![from]! : shores(t, from);
  let far = shortest(t, bound, to);
  let found = around.filter((hex) => far[hex]! >= 0 && !passed.includes(hex));
  const next = seas(t).next[bound]!;
  const end = endOf(t, to);
  if (!found.every((hex) => isWayFree(next, far, hex, end, passed))) {
    far = flow(t, bound, to, passed, found);
    found = found.filter((hex) => far[hex]! >= 0);
  }
  found.sort((a, b) => far[a]! - far[b]! || a - b);
  if (isBox(t.rules, to) && exitsOf(t, boxOfSite(t.rules, to)).includes(from)) found.unshift(to);
  return found;
}
