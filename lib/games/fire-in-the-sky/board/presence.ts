import { derived } from "../../../kernel";
import { Flag, type Position, type T } from "../model/position";
import { ALLIES, enemyOf, JAPAN, QUARTERS, type Rules } from "../model/rules";

/** Who is where, counted once for every state of the board: each list is by place or by sea node. */

/** The same for both sides. */
const bySide = <V>(
  reads: readonly (keyof Position)[],
  compute: (t: T, side: number, before: V | undefined) => V,
) => [
  derived((t: T, before: V | undefined) => compute(t, JAPAN, before), reads),
  derived((t: T, before: V | undefined) => compute(t, ALLIES, before), reads),
];

const blank = (length: number, before: Uint8Array | undefined): Uint8Array =>
  before ? before.fill(0) : new Uint8Array(length);

const units = bySide<Uint8Array>(["at"], (t, side, before) => {
  const { withinOf, piecesOfSide } = t.rules;
  const { at } = t.position;
  const found = blank(withinOf.length, before);
  for (const p of piecesOfSide[side]!) found[withinOf[at[p]!]!] = 1;
  return found;
});

/** 1 for every hex with a piece of the side; holding boxes count as their hex. */
export const unitPlaces = (t: T, side: number): Uint8Array => units[side]!(t);

const goals = bySide<Uint8Array>(["at", "tf", "taskForces"], (t, side, before) => {
  const { places, pieces, piecesOfSide, sea } = t.rules;
  const { at, tf, taskForces } = t.position;
  const nodes = blank(sea.size, before);
  for (const p of piecesOfSide[enemyOf(side)]!) {
    if (tf[p] !== -1) nodes[taskForces[tf[p]!]!.node] = 1;
    else if (pieces[p]!.kind !== "replacements") {
      for (const node of places[places[at[p]!]!.within]!.nodes) nodes[node] = 1;
    }
  }
  return nodes;
});

/**
 * 1 for every sea node with an enemy unit to react to; a task force in the other half of a split hex is
 * none (2.2.1.2), nor is a replacements marker ashore, which is no unit (2.1, 7.4).
 */
export const enemyNodes = (t: T, side: number): Uint8Array => goals[side]!(t);

/** What an Air ZOC rests on. */
const ZONE = ["at", "tf", "steps", "flags"] as const;

/** A zone as a bit for each place, and as 1 for each place and for each sea node in it. */
interface Zone {
  readonly bits: Int32Array;
  readonly places: Uint8Array;
  readonly nodes: Uint8Array;
}

const noZone = (rules: Rules): Zone => ({
  bits: bitsFor(rules),
  places: new Uint8Array(rules.places.length),
  nodes: new Uint8Array(rules.sea.size),
});

/** Aircraft seldom move, and what they rest on is often written to: the lists are made anew where the bits differ. */
const zones = bySide<Zone>(ZONE, (t, side, before) => {
  const { places, withinOf, airZocOf, airOfSide, sea, placeOfNode } = t.rules;
  const { at, tf, steps, flags } = t.position;
  const bits = bitsFor(t.rules);
  for (const p of airOfSide[side]!) {
    if (tf[p] !== -1 || steps[p] === 0 || flags[p]! & Flag.unpacking) continue;
    const place = withinOf[at[p]!]!;
    if (places[place]!.kind !== "base") continue;
    for (const hex of airZocOf[place]!) setBit(bits, hex);
  }
  const zone = before ?? noZone(t.rules);
  if (isSame(bits, zone.bits)) return zone;
  zone.bits.set(bits);
  for (let place = 0; place < places.length; place++) zone.places[place] = hasBit(bits, place) ? 1 : 0;
  for (let node = 0; node < sea.size; node++) zone.nodes[node] = zone.places[placeOfNode[node]!]!;
  return zone;
});

function isSame(some: Int32Array, others: Int32Array): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/**
 * Air Zones of Control (2.1.1.2): every air unit at a base, not the ones carried in a task force, holds
 * its own hex and those around it. What counts is where the unit is, not where it is committed (11.0).
 * Aircraft that are still unpacking hold none (18.1.8), though they cover their hex like any others.
 */
export const airZoc = (t: T, side: number): Uint8Array => zones[side]!(t).places;

/** The same by sea node. */
export const airZocNodes = (t: T, side: number): Uint8Array => zones[side]!(t).nodes;

/** The same as a bit for each place, so that few comparisons find whether a zone touches many places. */
export const airZocBits = (t: T, side: number): Int32Array => zones[side]!(t).bits;

/** A bit for each place, none set. */
export const bitsFor = ({ places }: Rules): Int32Array => new Int32Array((places.length >> 5) + 1);

export function setBit(bits: Int32Array, place: number): void {
  bits[place >> 5]! |= 1 << (place & 31);
}

const hasBit = (bits: Int32Array, place: number): boolean => (bits[place >> 5]! & (1 << (place & 31))) !== 0;

const covers = bySide<Uint8Array>(["at", "tf", "steps"], (t, side, before) => {
  const { withinOf, airOfSide } = t.rules;
  const { at, tf, steps } = t.position;
  const cover = blank(withinOf.length, before);
  for (const p of airOfSide[side]!) {
    if (tf[p] === -1 && steps[p]! > 0) cover[withinOf[at[p]!]!] = 1;
  }
  return cover;
});

/** Hexes with a land-based air unit of the side that is not being carried (2.2.3.2, 12.2.2). */
export const airCover = (t: T, side: number): Uint8Array => covers[side]!(t);

/** What a side has at each place, in the units of the limits: land factors, air steps, quarters of naval factors. */
export interface Loads {
  readonly land: Float64Array;
  readonly air: Float64Array;
  readonly naval: Float64Array;
}

const loads = bySide<Loads>(["at", "tf", "steps"], (t, side, before) => {
  const { length } = t.rules.places;
  const found = before ?? {
    land: new Float64Array(length),
    air: new Float64Array(length),
    naval: new Float64Array(length),
  };
  if (before) for (const list of [before.land, before.air, before.naval]) list.fill(0);
  const { withinOf, pieces, piecesOfSide, parameters } = t.rules;
  const { at, tf, steps } = t.position;
  for (const p of piecesOfSide[side]!) {
    if (tf[p] !== -1) continue;
    const { kind, transport } = pieces[p]!;
    const place = withinOf[at[p]!]!;
    if (kind === "naval") found.naval[place]! += transport;
    else if (kind === "air") found.air[place]! += steps[p]!;
    else if (kind === "land") found.land[place]! += transport / QUARTERS;
    else if (parameters.replacements.countsForStacking) found.land[place]! += steps[p]!;
  }
  return found;
});

/** The loads of a side at every place; units in task forces are at sea and count for none (2.2.2.1, 2.2.3). */
export const loadsOf = (t: T, side: number): Loads => loads[side]!(t);
