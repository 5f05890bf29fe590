import { unitSees } from "./conditions";
import type { FlatTopTable } from "../model/position";
import { OFF_MAP } from "../model/rules";
import { isFormed } from "../model/task-forces";
import { distance } from "../board/distance";

/** 11.6: a unit that shadows keeps its quarry in sight, and goes straight towards it where it does not see it. */

/** Where the Task Forces that are shadowed are now; none once they have left the map or are sunk. */
const hexesOf = (t: FlatTopTable, quarry: readonly number[]): number[] =>
  quarry.flatMap((n) => {
    const { hex } = t.position.forces[n]!;
    return hex !== OFF_MAP && isFormed(t, n) ? [hex] : [];
  });

/** Whether a unit sees any of its quarry from a hex; so it does when nothing is left to see. */
export function seesQuarry(
  t: FlatTopTable,
  isAir: boolean,
  from: number,
  quarry: readonly number[],
): boolean {
  const hexes = hexesOf(t, quarry);
  return hexes.length === 0 || hexes.some((hex) => unitSees(t, isAir, from, hex) > 0);
}

/**
 * Of the hexes that a unit could enter next, those that it may: from which it still sees its quarry; or, when it does not
 * see it now, those that bring it nearer, or all where land or a storm is between them.
 */
export function inSightOf(
  t: FlatTopTable,
  isAir: boolean,
  from: number,
  quarry: readonly number[],
  next: readonly number[],
): number[] {
  const hexes = hexesOf(t, quarry);
  if (hexes.length === 0) return [...next];
  if (seesQuarry(t, isAir, from, quarry)) return next.filter((hex) => seesQuarry(t, isAir, hex, quarry));
  const away = (hex: number): number => Math.min(...hexes.map((each) => distance(t.rules.hexes, hex, each)));
  const nearer = next.filter((hex) => away(hex) < away(from));
  return nearer.length > 0 ? nearer : [...next];
}
