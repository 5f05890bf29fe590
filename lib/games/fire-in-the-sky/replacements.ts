import { isFirstOfLike } from "./like";
import { hexOf, onMap, pieceAt, pieceName, setSteps, toPool } from "./pieces";
import type { T } from "./position";

/** 7.4: what a replacements marker may do on land, at any time of the turn. */

export interface ReplacementPair {
  readonly marker: number;
  readonly unit: number;
}

/**
 * Every (marker, reduced unit) of a side that may be joined now: same nation, both ashore, in one hex or in
 * two that a land connection joins, the marker worth the unit's reduced strength at least. Of counters that
 * nobody could tell apart only the first stands in the list.
 */
export function replacementPairs(t: T, side: number): ReplacementPair[] {
  const pairs: ReplacementPair[] = [];
  t.rules.nations.forEach((nation, n) => {
    if (nation.side !== side) return;
    for (const marker of t.rules.markersOf[n]!) {
      if (!isAshore(t, marker) || !isFirstOfLike(t, marker)) continue;
      for (const unit of t.rules.piecesOfSide[side]!) {
        if (mayRebuild(t, marker, unit) && isFirstOfLike(t, unit)) pairs.push({ marker, unit });
      }
    }
  });
  return pairs;
}

const isAshore = (t: T, p: number): boolean =>
  t.position.tf[p] === -1 && t.position.steps[p]! > 0 && onMap(t, p);

function mayRebuild(t: T, marker: number, unit: number): boolean {
  const piece = pieceAt(t, unit);
  if (piece.kind !== "land" || piece.nation !== pieceAt(t, marker).nation) return false;
  if (!isAshore(t, unit) || t.position.steps[unit]! >= piece.maxSteps) return false;
  if (t.position.steps[marker]! < piece.reduced) return false;
  const from = hexOf(t, marker);
  const to = hexOf(t, unit);
  return from === to || t.rules.landNext[from]!.includes(to);
}

/** Bring the unit back to full strength and use the marker up, whatever it was worth. */
export function useReplacement(t: T, marker: number, unit: number): void {
  const name = t.logging ? pieceName(t, marker) : "";
  toPool(t, marker);
  setSteps(t, unit, pieceAt(t, unit).maxSteps);
  t.say("7.4", () => `${pieceName(t, unit)} is brought to full strength with ${name}.`);
}
