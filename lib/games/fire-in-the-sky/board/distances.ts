import { isFriendlyBase } from "./occupation";
import type { T } from "../model/position";

/**
 * Hexes from the nearest of these places to a base of the side, one among `only` where that is given, whatever
 * lies between; an off-map box is a base next to its Entry Hexes. Infinity when there is none within `most`.
 */
export function hexesToBase(
  t: T,
  from: readonly number[],
  side: number,
  most = Infinity,
  only?: Uint8Array,
): number {
  const { next, places } = t.rules;
  const seen = new Set(from);
  let edge = [...seen];
  for (let hexes = 0; hexes <= most && edge.length > 0; hexes++) {
    if (edge.some((place) => isFriendlyBase(t, place, side) && (!only || only[place] === 1))) return hexes;
    const further: number[] = [];
    for (const place of edge) {
      // Nothing leads through a box of the enemy (2.2.4).
      if (places[place]!.kind === "off-map") continue;
      for (const to of next[place]!) {
        if (seen.has(to)) continue;
        seen.add(to);
        further.push(to);
      }
    }
    edge = further;
  }
  return Infinity;
}
