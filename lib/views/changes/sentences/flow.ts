import type { Difference } from "../../../compare";
import { isWithin } from "../../../documents";

/** Counters or steps that stand somewhere, or come on some turn. */
export interface Placed {
  /** What is counted: two entries with the same text are counted together. */
  what: string;
  /** Where: a place, or a turn. */
  where: string;
  count: number;
  /** The value that says so. */
  pointer: string;
  /** Counts that are given as sums: steps that have no face of their own. */
  sumOf?: string;
}

/** Something that stands elsewhere, or in another number. */
export type Flow<P extends Placed> =
  | { kind: "moved"; count: number; from: P; to: P }
  | { kind: "changed"; before: number; after: number; from: P; to: P }
  | { kind: "added"; count: number; to: P }
  | { kind: "removed"; count: number; from: P };

interface Tally<P> {
  before: number;
  after: number;
  from?: P;
  to?: P;
}

/** What is elsewhere counts as moved, not as removed in one place and added in another. */
export function flows<P extends Placed>(before: readonly P[], after: readonly P[]): Flow<P>[] {
  const tallies = new Map<string, Map<string, Tally<P>>>();
  const tally = ({ what, where }: P): Tally<P> => {
    let places = tallies.get(what);
    if (!places) tallies.set(what, (places = new Map()));
    let found = places.get(where);
    if (!found) places.set(where, (found = { before: 0, after: 0 }));
    return found;
  };
  for (const each of before) {
    const at = tally(each);
    at.before += each.count;
    at.from ??= each;
  }
  for (const each of after) {
    const at = tally(each);
    at.after += each.count;
    at.to ??= each;
  }
  return [...tallies.values()].flatMap((places) => flowsOf([...places.values()]));
}

function flowsOf<P extends Placed>(places: Tally<P>[]): Flow<P>[] {
  const found: Flow<P>[] = [];
  const losers = places.filter((each) => each.after < each.before);
  const gainers = places.filter((each) => each.after > each.before);
  for (const loser of losers) {
    for (const gainer of gainers) {
      const count = movable(loser, gainer, losers.length === 1 && gainers.length === 1);
      if (count === 0) continue;
      found.push({ kind: "moved", count, from: loser.from!, to: gainer.to! });
      loser.before -= count;
      gainer.after -= count;
    }
  }
  for (const { before, after, from, to } of places) {
    if (before === after) continue;
    if (before > 0 && after > 0) found.push({ kind: "changed", before, after, from: from!, to: to! });
    else if (after > 0) found.push({ kind: "added", count: after, to: to! });
    else found.push({ kind: "removed", count: before, from: from! });
  }
  return found;
}

/** How many went from one place to another: only where one is left empty, or the other was. */
function movable<P extends Placed>(loser: Tally<P>, gainer: Tally<P>, isOnly: boolean): number {
  const lost = loser.before - loser.after;
  const won = gainer.after - gainer.before;
  if (lost <= 0 || won <= 0 || (loser.after > 0 && gainer.before > 0)) return 0;
  if (loser.from?.sumOf !== undefined && !(isOnly && lost === won)) return 0;
  return Math.min(lost, won);
}

/** The differences that a flow covers. */
export function aboutFlow<P extends Placed>(flow: Flow<P>, differences: readonly Difference[]): Difference[] {
  const pointers = [
    ...("from" in flow ? [flow.from.pointer] : []),
    ...("to" in flow ? [flow.to.pointer] : []),
  ];
  return differences.filter((each) =>
    pointers.some((pointer) => isWithin(each.pointer, pointer) || isWithin(pointer, each.pointer)),
  );
}
