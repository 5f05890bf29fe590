import { arrayIndex, child, deepEqual, EditError, isObject } from "../documents";
import type { Json, JsonObject } from "../documents";

/**
 * A copy of a value in which a place below it holds another value, or (undefined) nothing. Objects missing on the
 * way are made; what is not touched is shared. Throws EditError where the way leads through a value that holds none.
 */
export function withValue(
  whole: Json | undefined,
  segments: readonly string[],
  value: Json | undefined,
): Json | undefined {
  const [key, ...rest] = segments;
  if (key === undefined) return value;
  if (whole === undefined) {
    const inner = withValue(undefined, rest, value);
    return inner === undefined ? undefined : { [key]: inner };
  }
  if (Array.isArray(whole)) return listWith(whole, key, rest, value);
  if (!isObject(whole)) throw new EditError(`There is no member “${key}” in ${JSON.stringify(whole)}.`);
  const inner = withValue(child(whole, key), rest, value);
  return inner === undefined ? withoutMember(whole, key) : withMember(whole, key, inner);
}

function listWith(
  list: readonly Json[],
  key: string,
  rest: readonly string[],
  value: Json | undefined,
): Json {
  const at = key === "-" ? list.length : arrayIndex(key);
  if (at < 0 || at > list.length)
    throw new EditError(`A list of ${list.length} entries has no entry ${key}.`);
  const inner = withValue(list[at], rest, value);
  if (inner === undefined) return list.toSpliced(at, 1);
  return at === list.length ? [...list, inner] : list.with(at, inner);
}

/** The merge patch that makes one value into another; undefined when there is nothing to do. Throws EditError. */
function difference(before: Json | undefined, after: Json | undefined): Json | undefined {
  if (deepEqual(before, after)) return undefined;
  if (after === undefined) return null;
  if (!isObject(before) || !isObject(after)) {
    refuseNull(after);
    return after;
  }
  const patch: [string, Json][] = [];
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch.push([key, null]);
  for (const [key, value] of Object.entries(after)) {
    const inner = difference(child(before, key), value);
    if (inner !== undefined) patch.push([key, inner]);
  }
  return Object.fromEntries(patch);
}

/** In a patch null means "take it away", so that no layer can give the value null. */
function refuseNull(value: Json): void {
  if (value === null)
    throw new EditError("A layer cannot set a value to null: in a layer null removes a value.");
  if (isObject(value)) Object.values(value).forEach(refuseNull);
}

/**
 * A merge patch changed so that one place of what it makes holds another value, and all else stays: the member is
 * written, or taken out again where `below` (what the patch is applied to) gives the value already, with the
 * objects around it that it leaves empty. `patch` undefined: there was none; undefined comes back when none is
 * needed. Throws EditError.
 */
export function changePatch(
  below: Json | undefined,
  patch: Json | undefined,
  segments: readonly string[],
  value: Json | undefined,
): Json | undefined {
  const [key, ...rest] = segments;
  if (key === undefined) return difference(below, value);
  if (patch === undefined && isObject(below)) {
    const inner = changePatch(child(below, key), undefined, rest, value);
    return inner === undefined ? undefined : { [key]: inner };
  }
  if (!isObject(patch)) {
    // Nothing, a null, a list or a plain value: what it makes as a whole is changed as a whole.
    const made = patch === undefined ? below : (patch ?? undefined);
    return difference(below, withValue(made, segments, value));
  }
  const inner = changePatch(child(below, key), child(patch, key), rest, value);
  if (inner !== undefined) return withMember(patch, key, inner, isObject(below) ? below : undefined);
  const left = withoutMember(patch, key);
  // An object without members changes nothing where there is one, but makes one where there is none.
  return Object.keys(left).length === 0 && isObject(below) ? undefined : left;
}

/** The object with a member set; a new one takes the place that `order` gives it among the others. */
export function withMember(object: JsonObject, key: string, value: Json, order?: JsonObject): JsonObject {
  const members = Object.entries(object);
  const at = members.findIndex(([each]) => each === key);
  if (at >= 0) members[at] = [key, value];
  else {
    const keys = order === undefined ? [] : Object.keys(order);
    const place = keys.indexOf(key);
    const later = new Set(place < 0 ? [] : keys.slice(place + 1));
    // "sources" closes every document.
    const before = members.findIndex(([each]) => later.has(each) || (place < 0 && each === "sources"));
    members.splice(before < 0 ? members.length : before, 0, [key, value]);
  }
  return Object.fromEntries(members);
}

export function withoutMember(object: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([each]) => each !== key));
}

/** True when a merge patch sets or takes away the value at a place, something above it or something below it. */
export function touches(patch: Json | undefined, segments: readonly string[]): boolean {
  let here = patch;
  for (const key of segments) {
    if (here === undefined) return false;
    if (!isObject(here)) return true;
    here = child(here, key);
  }
  return here !== undefined;
}
