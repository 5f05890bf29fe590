import { isInArea, mayEnter } from "./areas";
import { beyond, canCross, DIRECTIONS } from "./crossing";
import { hasRoom, hasTroops } from "./ground";
import type { PacificTable } from "./position";
import { enemyOf, NOWHERE } from "./rules";
import { baseAt } from "./units";

/** Hexes that units may retreat to or withdraw to: not an enemy's, not over an enemy Entry hexside, with room. */
export function retreatHexes(t: PacificTable, hex: number, side: number, units: readonly number[]): number[] {
  const { rules, position } = t;
  if (units.length === 0) return [];
  const enemy = enemyOf(side);
  const found: number[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const to = beyond(rules, hex, direction);
    if (to === NOWHERE || hasTroops(t, to, enemy) || baseAt(t, to, enemy) >= 0) continue;
    if (!isInArea(t, to, side) || !mayEnter(t, to, side)) continue;
    if (!units.every((n) => canCross(rules, position.groundUnits[n]!, hex, direction))) continue;
    if (position.entryArrows.some((arrow) => arrow.side === enemy && arrow.from === to && arrow.to === hex))
      continue;
    if (hasRoom(t, to, units)) found.push(to);
  }
  return found;
}
