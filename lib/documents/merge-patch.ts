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
