import type { OffsetHex, OffsetLayout } from "./coordinates";
import { hexNeighbours } from "./directions";

/** What stands in a neighbour table for a place beyond the edge of the board. */
const BEYOND = -1;

/**
 * Six neighbours of each cell of a board, by its place in the list and in the order of `directionsOf`: that in direction d
 * of cell n is at n * 6 + d; -1 beyond the edge.
 */
export function neighbourTable(layout: OffsetLayout, cells: readonly OffsetHex[]): Int16Array {
  const at = new Map(cells.map(({ column, row }, n) => [`${column} ${row}`, n]));
  const next = new Int16Array(cells.length * 6).fill(BEYOND);
  for (const [n, { column, row }] of cells.entries())
    for (const [direction, beyond] of hexNeighbours(layout, { column, row }).entries())
      next[n * 6 + direction] = at.get(`${beyond.column} ${beyond.row}`) ?? BEYOND;
  return next;
}
