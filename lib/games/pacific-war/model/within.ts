import type { Hexes } from "./rules";

/** Marks all hexes within so many of a hex. */
export function markWithin({ next }: Hexes, marks: Uint8Array, from: number, hexes: number): void {
  const seen = new Set([from]);
  let edge = [from];
  marks[from] = 1;
  for (let n = 0; n < hexes; n++) {
    const outer: number[] = [];
    for (const hex of edge)
      for (let direction = 0; direction < 6; direction++) {
        const to = next[hex * 6 + direction]!;
        if (to < 0 || seen.has(to)) continue;
        seen.add(to);
        marks[to] = 1;
        outer.push(to);
      }
    edge = outer;
  }
}
