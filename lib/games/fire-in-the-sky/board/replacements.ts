import type { Choice } from "../../../kernel";
import { isFirstOfLike } from "../model/like";
import { hexOf, onMap, pieceAt, pieceName, setSteps, toPool } from "../model/pieces";
import type { T } from "../model/position";

/** 7.4: what a replacements marker may do on land, at any time of the turn. */

export interface ReplacementPair {
  readonly marker: number;
  readonly unit: number;
}

/**
 * Every (marker, reduced unit) of a side that may be joined now: same nation, both ashore, in one hex or in
 * two that a land connection joins, the marker worth the unit's reduced strength at least. Of counters that
 * look the same only the first stands in the list.
 */
export function replacementPairs(t: T, side: number): ReplacementPair[] {
  const pairs: ReplacementPair[] = [];
  let reduced: number[] | undefined;
  const { nations, markersOf } = t.rules;
  for (let n = 0; n < nations.length; n++) {
    if (nations[n]!.side !== side) continue;
    for (const marker of markersOf[n]!) {
      if (!isAshore(t, marker) || !isFirstOfLike(t, marker)) continue;
      // Markers are rare, so nobody looks for reduced units until there is one.
      reduced ??= reducedUnits(t, side);
      for (const unit of reduced) if (mayRebuild(t, marker, unit)) pairs.push({ marker, unit });
    }
  }
  return pairs;
}

const isAshore = (t: T, p: number): boolean =>
  t.position.steps[p]! > 0 && t.position.tf[p] === -1 && onMap(t, p);

function reducedUnits(t: T, side: number): number[] {
  const { landOfSide, pieces } = t.rules;
  return landOfSide[side]!.filter(
    (p) => t.position.steps[p]! < pieces[p]!.maxSteps && isAshore(t, p) && isFirstOfLike(t, p),
  );
}

function mayRebuild(t: T, marker: number, unit: number): boolean {
  const { nation, reduced } = pieceAt(t, unit);
  if (nation !== pieceAt(t, marker).nation || t.position.steps[marker]! < reduced) return false;
  const from = hexOf(t, marker);
  const to = hexOf(t, unit);
  return from === to || t.rules.landNext[from]!.includes(to);
}

/** A pair as an option: which unit is rebuilt, with which marker, worth how much. */
export const pairChoice = (t: T, { marker, unit }: ReplacementPair): Choice => ({
  rebuild: pieceAt(t, unit).pieceId,
  with: pieceAt(t, marker).pieceId,
  value: t.position.steps[marker]!,
});

/** Bring the unit back to full strength and use the marker up, whatever it was worth. */
export function useReplacement(t: T, marker: number, unit: number): void {
  const name = t.logging ? pieceName(t, marker) : "";
  toPool(t, marker);
  setSteps(t, unit, pieceAt(t, unit).maxSteps);
  t.say("7.4", () => `${pieceName(t, unit)} is brought to full strength with ${name}.`);
}
