import { noteEdited } from "./descent";
import { differencesOf } from "./differences";
import type { Json, JsonObject } from "./types";

/** A new value at an existing place of a document; `keys` lead to it from the root. */
export interface ValueEdit {
  keys: readonly string[];
  value: Json;
}

/**
 * The edits that make one value of another: a few values at their places, for a receiver that has the first one.
 * Undefined if the whole value should be sent.
 */
export function valueEdits(before: Json, after: Json): ValueEdit[] | undefined {
  const places = differencesOf(before, after);
  if (!places || places.some((keys) => keys.length === 0)) return undefined;
  return places.map((keys) => ({
    keys,
    value: keys.reduce((holder, key) => (holder as JsonObject)[key]!, after),
  }));
}

/** The value with these edits; all parts in which there is none are the very ones of before. */
export const withValueEdits = (before: Json, edits: readonly ValueEdit[]): Json =>
  edits.reduce((value, { keys, value: now }) => withValueAt(value, keys, now), before);

function withValueAt(holder: Json, [key, ...keys]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const now = withValueAt((holder as JsonObject)[key]!, keys, value);
  const changed = Array.isArray(holder)
    ? holder.map((item, i) => (String(i) === key ? now : item))
    : { ...(holder as JsonObject), [key]: now };
  noteEdited(changed, holder, [key]);
  return changed;
}
