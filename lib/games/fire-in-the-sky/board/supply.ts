import { airCover, airZoc } from "./presence";
import { isFriendlyBase, heldHomeBases } from "./occupation";
import { hexOf, pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import { enemyOf, NOBODY } from "../model/rules";

/**
 * Supply Lines (2.2.3.2): from Home Bases along friendly bases, each within a leg of the one before; any
 * hexside may be crossed; an uncovered hex in an enemy Air ZOC may be entered but ends the line.
 * Returns 1 for every place that a line from one of `homes` reaches. Into `before`, one entry a place, it
 * writes the last base on the way there: of a base the one before it, of one of `homes` itself.
 */
export function supplied(t: T, side: number, homes: readonly number[], before?: Int16Array): Uint8Array {
  const { next, places, parameters } = t.rules;
  const zone = airZoc(t, enemyOf(side));
  const cover = airCover(t, side);
  const legLength = parameters.supply.legLength;
  // Hexes gone since the last base on the best line found so far; 255 = not reached.
  const leg = new Uint8Array(places.length).fill(255);
  const queue: number[] = [];
  const reach = (place: number, length: number, base: number) => {
    // Of a friendly base it is 0 once the line has come there, so no way there is better.
    if (leg[place]! <= length) return;
    // Nothing of the other side's leads through an off-map box (2.2.4).
    if (places[place]!.kind === "off-map" && places[place]!.control !== side) return;
    leg[place] = isFriendlyBase(t, place, side) ? 0 : length;
    if (before) before[place] = base;
    queue.push(place);
  };
  for (const home of homes) reach(home, 0, home);
  for (let i = 0; i < queue.length; i++) {
    const place = queue[i]!;
    const length = leg[place]! + 1;
    if (length > legLength || (zone[place] && !cover[place])) continue;
    const base = before === undefined || leg[place] === 0 ? place : before[place]!;
    for (const neighbour of next[place]!) reach(neighbour, length, base);
  }
  for (let place = 0; place < leg.length; place++) leg[place] = leg[place] === 255 ? 0 : 1;
  return leg;
}

/** Home Bases of all nations of a side, as far as it holds them. */
export function homeBasesOf(t: T, side: number): number[] {
  return t.rules.nations.flatMap((nation, n) => (nation.side === side ? heldHomeBases(t, n) : []));
}

/**
 * Whether a land unit is in supply in a battle (12.3.4.4, 17.4). `seaControl`: the side that has it in the
 * hex; `seaControlCuts`: whether enemy Sea Control cuts supply there (not from one half of a split hex).
 */
export function landInSupply(
  t: T,
  p: number,
  seaControl: number,
  seaControlCuts: boolean,
  lines: Uint8Array,
): boolean {
  const { side, nation } = pieceAt(t, p);
  const place = hexOf(t, p);
  if (t.rules.parameters.alwaysOutOfSupply[nation]) return false;
  const homeOf = t.rules.places[place]!.homeOf;
  if (homeOf >= 0 && t.rules.nations[homeOf]!.side === side && isFriendlyBase(t, place, side)) return true;
  if (seaControl === side) return true;
  if (seaControl !== NOBODY && seaControlCuts) return false;
  return lines[place] === 1;
}
