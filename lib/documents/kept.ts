import { keysEdited } from "./descent";
import { changedMembers } from "./differences";
import type { Json } from "./types";

/**
 * Work that is not repeated. Values never change, and an edit makes new values only on the path to it; so what was
 * computed from a value holds for as long as the value lives.
 */

/** How many results are kept of one first value, for the worlds of a draft that differ in the others. */
const MOST = 3;

/** What was made of a first value, with the others. */
interface Made<Rest, T> {
  rest: Rest;
  result: T;
}

/**
 * The same function, which answers again what it made of the very same values before. The first one is an object. Where
 * `again` is given, it may make the result for a first value out of the result for one that was asked about before it, with
 * the same others; it answers undefined where that cannot be done.
 */
export function kept<First extends object, Rest extends readonly unknown[], T>(
  make: (first: First, ...rest: Rest) => T,
  again?: (result: T, before: First, first: First, ...rest: Rest) => T | undefined,
): (first: First, ...rest: Rest) => T {
  const known = new WeakMap<First, Made<Rest, T>[]>();
  /** The last values, the latest first: several drafts may be used in turn. */
  let asked: readonly WeakRef<First>[] = [];

  const find = (first: First, rest: Rest): Made<Rest, T> | undefined =>
    known.get(first)?.find((each) => rest.every((value, i) => value === each.rest[i]));

  function fromBefore(first: First, rest: Rest): T | undefined {
    const lasts = asked.map((each) => each.deref()).filter((each) => each !== undefined);
    const before = lasts.find((each) => keysEdited(each, first)) ?? lasts[0];
    const made = before && find(before, rest);
    return made && again?.(made.result, before, first, ...rest);
  }

  return (first, ...rest) => {
    let made = find(first, rest);
    if (!made) {
      made = { rest, result: fromBefore(first, rest) ?? make(first, ...rest) };
      known.set(first, [made, ...(known.get(first) ?? [])].slice(0, MOST));
    }
    if (again && asked[0]?.deref() !== first) {
      asked = [new WeakRef(first), ...asked.filter((each) => each.deref() !== first)].slice(0, MOST);
    }
    return made.result;
  };
}

/** After this many other entries all are read again. */
const FEW = 50;

/** The keys under which an object has other entries than before; undefined where keys are others, or many entries. */
export function fewChanged(before: object, after: object): string[] | undefined {
  const changed = changedMembers(before as Json, after as Json);
  return changed && changed.length <= FEW ? changed : undefined;
}

/**
 * What a function picks from each entry of an object, by the key of the entry. After an edit only the entries that
 * it changed are read, and if nothing different is picked from them the map is the same object.
 */
export function picking<E, P>(
  pick: (entry: E) => P,
  isSame: (a: P, b: P) => boolean = Object.is,
): (entries: Readonly<Record<string, E>>) => ReadonlyMap<string, P> {
  return kept(
    (entries: Readonly<Record<string, E>>): ReadonlyMap<string, P> =>
      new Map(Object.keys(entries).map((key) => [key, pick(entries[key]!)])),
    (picked, before, entries) => {
      const others = fewChanged(before, entries)
        ?.map((key): [string, P] => [key, pick(entries[key]!)])
        .filter(([key, now]) => !isSame(picked.get(key)!, now));
      if (!others || others.length === 0) return others && picked;
      const now = new Map(picked);
      for (const [key, value] of others) now.set(key, value);
      return now;
    },
  );
}
