import { CompileError } from "../types";

/** Ids of documents as numbers, for compiling. */

/** The number of a thing that a document names. Throws `CompileError` where there is none. */
export function numberIn(
  index: Readonly<Record<string, number>>,
  id: string,
  noun: string,
  document: string,
  pointer: string,
): number {
  const n = Object.hasOwn(index, id) ? index[id] : undefined;
  if (n === undefined) throw new CompileError(`There is no ${noun} “${id}”.`, document, pointer);
  return n;
}

/** By id the place in a list. */
export const indexOf = (list: readonly { id: string }[]): Record<string, number> =>
  Object.fromEntries(list.map(({ id }, n) => [id, n]));
