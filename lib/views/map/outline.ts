import type { Point } from "../../hex";
import { cellNumber } from "./cells";

/** Points that differ by a rounding error only have the same key. */
const keyOf = (x: number, y: number): number => cellNumber(Math.round(x * 8), Math.round(y * 8));

/**
 * The edge of a surface of hexes: its loops, outer ones and those of holes. `hexagon`: the corners of each from its centre,
 * all the same way round.
 */
export function outlineOf(hexagon: readonly Point[], centres: readonly Point[]): Point[][] {
  const known = new Set<number>();
  for (const { x, y } of centres) known.add(keyOf(x, y));
  const sides = hexagon.map((from, i) => ({ from, to: hexagon[(i + 1) % hexagon.length]! }));
  const onwards = new Map<number, Point[]>();
  for (const { x, y } of centres) {
    for (const { from, to } of sides) {
      // The neighbour across a side is as far beyond the middle of the side as the centre is before it.
      if (known.has(keyOf(x + from.x + to.x, y + from.y + to.y))) continue;
      const key = keyOf(x + from.x, y + from.y);
      const next = { x: x + to.x, y: y + to.y };
      const out = onwards.get(key);
      if (out) out.push(next);
      else onwards.set(key, [next]);
    }
  }
  const loops: Point[][] = [];
  for (const out of onwards.values()) {
    while (out.length > 0) {
      const loop: Point[] = [];
      let at = out.pop();
      while (at) {
        loop.push(at);
        at = onwards.get(keyOf(at.x, at.y))?.pop();
      }
      loops.push(loop);
    }
  }
  return loops;
}
