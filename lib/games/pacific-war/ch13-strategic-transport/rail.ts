import { beyond, DIRECTIONS } from "../model/crossing";
import { hasTroops } from "../model/ground";
import type { PacificTable } from "../model/position";
import { enemyOf } from "../model/rules";

/** 13.2.4 Rail: along Transport Routes and from one clear hex to the next, within one of the areas of the map. */

/** Hexes next to a hex to which the rails of an area lead for a side. */
function nextByRail(t: PacificTable, hex: number, area: string, side: number): number[] {
  const { hexes } = t.rules;
  const found: number[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const to = beyond(t.rules, hex, direction);
    const bit = 1 << direction;
    if (to < 0 || !hexes.rail[to]?.includes(area) || (hexes.ground[hex]! & bit) === 0) continue;
    const isClear = hexes.land[hex] === "clear" && hexes.land[to] === "clear";
    if ((isClear || (hexes.routes[hex]! & bit) !== 0) && isOpen(t, to, side)) found.push(to);
  }
  return found;
}

/** No enemy troops, and no place of the enemy. */
function isOpen(t: PacificTable, hex: number, side: number): boolean {
  const place = t.rules.hexes.place[hex]!;
  return !hasTroops(t, hex, enemyOf(side)) && (place < 0 || t.position.control[place] === side);
}

/** Whether rails lead anywhere from a hex. */
export const hasRail = (t: PacificTable, hex: number, side: number): boolean =>
  (t.rules.hexes.rail[hex] ?? []).some((area) => nextByRail(t, hex, area, side).length > 0);

/** All hexes to which rails lead from a hex. */
export function railFrom(t: PacificTable, hex: number, side: number): number[] {
  const found = new Set<number>();
  for (const area of t.rules.hexes.rail[hex] ?? []) {
    const queue = [hex];
    const seen = new Set(queue);
    for (let n = 0; n < queue.length; n++)
      for (const to of nextByRail(t, queue[n]!, area, side))
        if (!seen.has(to)) {
          seen.add(to);
          queue.push(to);
          found.add(to);
        }
  }
  return [...found].sort((a, b) => a - b);
}
