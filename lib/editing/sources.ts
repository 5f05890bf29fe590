import { child, isObject, isWithin, type Json, type JsonObject } from "../documents";
import { withMember, withoutMember } from "./patch";

/** What a patch records about the sources of values. */

/** Of a place and of all within it, by pointer. */
export function sourcesIn(patch: Json | undefined, pointer: string): JsonObject {
  const sources = child(patch, "sources");
  if (!isObject(sources)) return {};
  return Object.fromEntries(Object.entries(sources).filter(([each]) => isWithin(each, pointer)));
}

export function withSources(patch: JsonObject, more: JsonObject): JsonObject {
  if (Object.keys(more).length === 0) return patch;
  const sources = child(patch, "sources");
  return withMember(patch, "sources", { ...(isObject(sources) ? sources : {}), ...more });
}

/** Without what is said of a place and of all within it; where nothing is left, without the list of sources. */
export function withoutSources(patch: JsonObject, pointer: string): JsonObject {
  const sources = child(patch, "sources");
  if (!isObject(sources)) return patch;
  const left = Object.entries(sources).filter(([each]) => !isWithin(each, pointer));
  return left.length === 0
    ? withoutMember(patch, "sources")
    : withMember(patch, "sources", Object.fromEntries(left));
}

/** A document without its sources. */
export const unsourced = (value: Json): Json => (isObject(value) ? withoutMember(value, "sources") : value);
