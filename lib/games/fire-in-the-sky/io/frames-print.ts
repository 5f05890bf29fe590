import type { Json, JsonObject } from "../../../kernel";
import { lookUp } from "../model/look-up";
import type { Rules } from "../model/rules";

/** Frames name pieces in `unit`, `units`, `...Units`, and places in `place`, `places`, `...Place(s)`. */
export interface Translation {
  unit(value: Json): Json;
  place(value: Json): Json;
}

export function frameData(data: JsonObject, translate: Translation): JsonObject {
  const out: JsonObject = {};
  for (const [key, value] of Object.entries(data)) {
    const kind = kindOf(key);
    if (kind !== undefined) out[key] = each(value, translate[kind]);
    else if (Array.isArray(value))
      out[key] = value.map((item) => (isObject(item) ? frameData(item, translate) : item));
    else out[key] = isObject(value) ? frameData(value, translate) : value;
  }
  return out;
}

const kindOf = (key: string): keyof Translation | undefined =>
  /^units?$|Units?$/.test(key) ? "unit" : /^places?$|Places?$/.test(key) ? "place" : undefined;

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const each = (value: Json, translate: (value: Json) => Json): Json =>
  Array.isArray(value) ? value.map((item) => each(item, translate)) : translate(value);

export const toIds = (rules: Rules): Translation => ({
  unit: (p) => (typeof p === "number" && p >= 0 ? rules.pieces[p]!.pieceId : p),
  place: (n) => (typeof n === "number" && n >= 0 ? rules.places[n]!.id : n),
});

export const toNumbers = (rules: Rules): Translation => ({
  unit: (id) => (typeof id === "string" ? lookUp(rules.pieceOf, id, "unit") : id),
  place: (id) => (typeof id === "string" ? lookUp(rules.placeOf, id, "place") : id),
});

/** The ids of counters and places in what a printed frame remembers, each with the way to it. */
export function* frameIds(
  data: JsonObject,
  path: readonly (string | number)[] = [],
): Generator<{ kind: keyof Translation; id: string; path: (string | number)[] }> {
  for (const [key, value] of Object.entries(data)) {
    const at = [...path, key];
    const kind = kindOf(key);
    if (kind !== undefined) yield* textsIn(value, kind, at);
    else if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) if (isObject(item)) yield* frameIds(item, [...at, i]);
    } else if (isObject(value)) yield* frameIds(value, at);
  }
}

function* textsIn(
  value: Json,
  kind: keyof Translation,
  path: (string | number)[],
): Generator<{ kind: keyof Translation; id: string; path: (string | number)[] }> {
  if (typeof value === "string") yield { kind, id: value, path };
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* textsIn(item, kind, [...path, i]);
}
