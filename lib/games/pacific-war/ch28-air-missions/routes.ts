import { distance } from "../model/distance";
import type { PacificTable } from "../model/position";
import { enemyOf, NOWHERE } from "../model/rules";
import { enemyHexes } from "./eligibility";

/** 28.4 Flight paths: the hexes of a way, without the one it begins in. */

interface Point {
  hex: number;
  met: number;
  before: Point | undefined;
}

/**
 * Of the ways that have at most so many hexes, the one that meets the enemy in the fewest hexes on the way; of those the
 * shortest, and of those the first by direction.
 */
export function quietestWay(t: PacificTable, side: number, from: number, to: number, most: number): number[] {
  const { hexes } = t.rules;
  const enemies = new Set(enemyHexes(t, enemyOf(side)));
  let layer = new Map<number, Point>([[from, { hex: from, met: 0, before: undefined }]]);
  let best: Point | undefined;
  for (let flown = 1; flown <= most; flown++) {
    const next = new Map<number, Point>();
    for (const point of layer.values())
      for (let direction = 0; direction < 6; direction++) {
        const hex = hexes.next[point.hex * 6 + direction]!;
        if (hex === NOWHERE || distance(hexes, hex, to) > most - flown) continue;
        const met = point.met + (hex !== to && enemies.has(hex) ? 1 : 0);
        const known = next.get(hex);
        if (!known || met < known.met) next.set(hex, { hex, met, before: point });
      }
    const arrived = next.get(to);
    if (arrived && (!best || arrived.met < best.met)) best = arrived;
    // Who has arrived does not fly on.
    next.delete(to);
    layer = next;
  }
  const way: number[] = [];
  for (let point = best; point?.before; point = point.before) way.unshift(point.hex);
  return way;
}
