import { type Choice, changesOf } from "../../../kernel";
import { pieceAt } from "./pieces";
import type { Position, T } from "./position";
import type { Rules } from "./rules";

/** What distinguishes counters of a type. */
export const LIKENESS = ["at", "steps", "flags", "tf", "commit", "hits", "box", "due"] as const;

/** For each of them: an object that stays the same until a value of any counter changes. */
export const stateOfLikeness = LIKENESS.map((name) => changesOf<Rules, Position>(name));

/**
 * Indistinguishable counters: same print, same place, same state. Options name only the first
 * of them, which keeps the list short without leaving anything out.
 */
export function sameState(t: T, a: number, b: number): boolean {
  const { at, steps, flags, tf, commit, hits, box, due } = t.position;
  return (
    at[a] === at[b] &&
    t.rules.pieces[a]!.type === t.rules.pieces[b]!.type &&
    steps[a] === steps[b] &&
    flags[a] === flags[b] &&
    tf[a] === tf[b] &&
    commit[a] === commit[b] &&
    hits[a] === hits[b] &&
    box[a] === box[b] &&
    due[a] === due[b]
  );
}

/** Whether `p` is the first of its like among the pieces of its type. */
export function isFirstOfLike(t: T, p: number): boolean {
  const { at } = t.position;
  const place = at[p];
  for (const other of t.rules.piecesOfType[pieceAt(t, p).type]!) {
    if (other === p) return true;
    if (at[other] === place && sameState(t, other, p)) return false;
  }
  return true;
}

export interface PieceChoice extends Choice {
  readonly unit: string;
  readonly type: string;
  readonly from: string;
}

/** How a piece stands in an option: its id, its type, where it is, and what distinguishes it from others of its type there. */
export function pieceChoice(t: T, p: number): PieceChoice {
  const { pieceId: unit, id: type, kind, maxSteps } = pieceAt(t, p);
  const choice = { unit, type, from: t.rules.places[t.position.at[p]!]!.id };
  const steps = t.position.steps[p]!;
  if (kind === "air") return { ...choice, steps };
  if (kind === "replacements") return { ...choice, value: steps };
  return kind === "land" && steps < maxSteps ? { ...choice, reduced: true } : choice;
}
