import { isUnsafeKey } from "./pointer";
import { maxDepth } from "./syntax-codes";
import type { Json, JsonObject } from "./types";

/** A patch that cannot be applied: a reserved key in it, or more nesting than a document may have. */
export class MergeError extends Error {
  override readonly name = "MergeError";
}

/** True for `{...}`: not null, not an array. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Refuses keys that would reach a prototype. */
export function checkKey(key: string): void {
  if (isUnsafeKey(key)) throw new MergeError(`"${key}" is reserved by JavaScript and cannot be a key.`);
}

/** Refuses nesting on which recursion would not end well. */
export function checkDepth(depth: number): void {
  if (depth > maxDepth) throw new MergeError(`The patch is nested more than ${maxDepth} deep.`);
}

/**
 * The base with the patch applied (RFC 7396): members replace or add, null removes, objects go into each
 * other, anything else replaces. Neither argument is changed; what the patch does not touch is shared with
 * the base. Throws MergeError.
 */
export function applyMergePatch(base: Json | undefined, patch: Json, depth = 0): Json {
  if (!isObject(patch)) return patch;
  checkDepth(depth);
  const merged: JsonObject = isObject(base) ? { ...base } : {};
  for (const key of Object.keys(patch)) {
    checkKey(key);
    const change = patch[key] ?? null;
    if (change === null) delete merged[key];
    else
      merged[key] = applyMergePatch(Object.hasOwn(merged, key) ? merged[key] : undefined, change, depth + 1);
  }
  return merged;
}

/** What a patch makes where nothing stands. */
export interface Entered {
  /** The patch itself where it takes nothing away: what was worked out of it holds for the merged value, too. */
  value: JsonObject;
  /** There are nulls in it, which take away what is not there. */
  takesAway: boolean;
  /** How deep objects are nested in it; 0 where there are none. */
  height: number;
}

const entered = new WeakMap<JsonObject, Entered>();

/**
 * The same as `applyMergePatch(undefined, patch)`, made once for each object of a patch: after an edit all the others stay
 * the very objects of before. Throws MergeError.
 */
export function enterPatch(patch: JsonObject, depth = 0): Entered {
  checkDepth(depth);
  const known = entered.get(patch);
  if (known) {
    checkDepth(depth + known.height);
    return known;
  }
  let value = patch;
  let takesAway = false;
  let height = 0;
  for (const key of Object.keys(patch)) {
    checkKey(key);
    const member = patch[key] ?? null;
    if (member !== null && !isObject(member)) continue;
    const below = member && enterPatch(member, depth + 1);
    height = Math.max(height, below ? below.height + 1 : 0);
    takesAway ||= below?.takesAway ?? true;
    if (below?.value === member) continue;
    if (value === patch) value = { ...patch };
    if (below) value[key] = below.value;
    else delete value[key];
  }
  const made = { value, takesAway, height };
  entered.set(patch, made);
  return made;
}
