import type { Json, JsonObject } from "../../kernel";

/**
 * Frames remember things of a game by their numbers; in print they have ids. A member of a frame says by its name what
 * it holds: for the kind "unit" `unit`, `units`, `firstUnit`, `lostUnits`, for "hex" `hexes`, for "place" `place`, `nearPlaces` and so on,
 * one or a list, at any depth.
 */
export interface FrameNames<K extends string> {
  /** The data of a frame with every thing translated: numbers to ids in `print`, ids to numbers in `parse`. */
  translated(data: JsonObject, translation: Translation<K>): JsonObject;
  /** The ids in what a printed frame remembers, each with the way to it. */
  idsIn(data: JsonObject): Generator<NamedId<K>>;
}

/** What becomes of a value of each kind. */
export type Translation<K extends string> = Readonly<Record<K, (value: Json) => Json>>;

export interface NamedId<K extends string> {
  kind: K;
  id: string;
  /** Members and places in lists, from the data of the frame on. */
  path: (string | number)[];
}

/** The frames of a game in which these kinds of things have numbers. */
export function frameNames<K extends string>(kinds: readonly K[]): FrameNames<K> {
  const patterns = kinds.map((kind) => {
    const capital = kind.charAt(0).toUpperCase() + kind.slice(1);
    return { kind, pattern: new RegExp(`^${kind}(e?s)?$|${capital}(e?s)?$`) };
  });
  const kindOf = (member: string): K | undefined =>
    patterns.find(({ pattern }) => pattern.test(member))?.kind;

  function translated(data: JsonObject, translation: Translation<K>): JsonObject {
    const out: JsonObject = {};
    for (const [member, value] of Object.entries(data)) {
      const kind = kindOf(member);
      if (kind !== undefined) out[member] = each(value, translation[kind]);
      else if (Array.isArray(value))
        out[member] = value.map((item) => (isObject(item) ? translated(item, translation) : item));
      else out[member] = isObject(value) ? translated(value, translation) : value;
    }
    return out;
  }

  function* idsIn(data: JsonObject, path: readonly (string | number)[] = []): Generator<NamedId<K>> {
    for (const [member, value] of Object.entries(data)) {
      const at = [...path, member];
      const kind = kindOf(member);
      if (kind !== undefined) yield* textsIn(value, kind, at);
      else if (Array.isArray(value)) {
        for (const [i, item] of value.entries()) if (isObject(item)) yield* idsIn(item, [...at, i]);
      } else if (isObject(value)) yield* idsIn(value, at);
    }
  }

  return { translated, idsIn: (data) => idsIn(data) };
}

function* textsIn<K extends string>(value: Json, kind: K, path: (string | number)[]): Generator<NamedId<K>> {
  if (typeof value === "string") yield { kind, id: value, path };
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* textsIn(item, kind, [...path, i]);
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const each = (value: Json, translate: (value: Json) => Json): Json =>
  Array.isArray(value) ? value.map((item) => each(item, translate)) : translate(value);

/** A number becomes its id; -1 ("none") and other values stay. */
export const toId =
  (idOf: (number: number) => string) =>
  (value: Json): Json =>
    typeof value === "number" && value >= 0 ? idOf(value) : value;

/** An id becomes its number; values that are not strings stay. `numberOf` throws for an unknown id. */
export const toNumber =
  (numberOf: (id: string) => number) =>
  (value: Json): Json =>
    typeof value === "string" ? numberOf(value) : value;
