import { pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import { isExpress } from "../optional/tokyo-express";

/**
 * Counters that make no difference to the choice at hand: same print, same state. Which Task Force a ship
 * came with does not matter once air strikes are over, so it is not compared here, but for the one that
 * fires first (18.2.2).
 */
export function alike(t: T, a: number, b: number): boolean {
  const { at, steps, flags, hits, box, commit } = t.position;
  return (
    pieceAt(t, a).type === pieceAt(t, b).type &&
    at[a] === at[b] &&
    steps[a] === steps[b] &&
    flags[a] === flags[b] &&
    hits[a] === hits[b] &&
    box[a] === box[b] &&
    commit[a] === commit[b] &&
    isExpress(t, a) === isExpress(t, b)
  );
}

/** The list with only the first of every set of like counters. */
export function distinct(
  t: T,
  units: readonly number[],
  same: (t: T, a: number, b: number) => boolean = alike,
): number[] {
  const found: number[] = [];
  for (const p of units) if (!found.some((other) => same(t, other, p))) found.push(p);
  return found;
}

/** How a unit stands in an option. */
export function unitChoice(t: T, p: number): { unit: string; type: string; express?: true } {
  const piece = pieceAt(t, p);
  const choice = { unit: piece.pieceId, type: piece.id };
  return isExpress(t, p) ? { ...choice, express: true } : choice;
}
