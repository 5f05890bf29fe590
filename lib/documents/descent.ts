import type { Json, JsonObject } from "./types";

/**
 * Which value an edit has made from which. The maker of an object or list that differs from another one in a few
 * members records that here; a comparison of the two then need not visit all members.
 */
interface Descent {
  /** Held weakly: texts before the last one are of no use but for this. */
  before: WeakRef<object>;
  keys: readonly string[];
}

const descents = new WeakMap<object, Descent>();

/** The most edits that are followed from one object to another: of a burst of edits only the last is used. */
const MOST_EDITS = 20;

/** `now` is `before` with other values under these keys; all keys and their order are the same. */
export function noteEdited(now: Json[] | JsonObject, before: Json, keys: readonly string[]): void {
  if (typeof before !== "object" || before === null || now === before) return;
  descents.set(now, { before: new WeakRef(before), keys });
}

/** The keys under which `now` may differ from `before`, from which it came by edits; undefined: that is not known. */
export function keysEdited(before: object, now: object): ReadonlySet<string> | undefined {
  const keys = new Set<string>();
  let at: object | undefined = now;
  for (let edits = 0; at !== undefined && edits <= MOST_EDITS; edits++) {
    if (at === before) return keys;
    const descent = descents.get(at);
    for (const key of descent?.keys ?? []) keys.add(key);
    at = descent?.before.deref();
  }
  return undefined;
}
