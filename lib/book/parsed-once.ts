import type { Json } from "../documents";

/** The last text of each path, and its value. */
const last = new Map<string, { text: string; value: Json }>();

/**
 * The value of a document's JSON. The same text at the same path gives the same object, so that two books of one
 * worker (the workspace, a game played with other documents) share what is computed from it. Values are never
 * changed in place.
 */
export function parsedOnce(path: string, text: string): Json {
  const known = last.get(path);
  if (known?.text === text) return known.value;
  const value = JSON.parse(text) as Json;
  last.set(path, { text, value });
  return value;
}
