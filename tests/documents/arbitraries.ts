import fc from "../support/fast-check";
import { joinPointer } from "../../lib/documents/pointer";
import type { Json, JsonObject } from "../../lib/documents/types";

/** Keys that meet each other often, and keys that have to be escaped somewhere. */
export const keys = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("a", "b", "c", "name", "0708", "2", "10") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "a/b", "m~n", "~1", "é", "\u{1F6A2}", 'q"', "\\", " ", "toString"),
  },
);

const scalars = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, 1, -1, 0.25, 1e-7, 123456.75),
  fc.integer({ min: -1000, max: 1000 }),
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    'say "a:b", {c}',
    "back\\slash",
    "line\nbreak",
    "naïve \u{1F6A2}",
    "[1, 2]",
    "// no comment",
  ),
);

/** JSON values such as documents hold: no reserved keys, finite numbers, no -0, moderately deep. */
export function jsonValue(maxDepth = 4): fc.Arbitrary<Json> {
  const { value } = fc.letrec<{ value: Json; list: Json[]; object: JsonObject }>((tie) => ({
    value: fc.oneof({ maxDepth, depthIdentifier: "json" }, scalars, tie("object"), tie("list")),
    list: fc.array(tie("value"), { maxLength: 5, depthIdentifier: "json" }),
    object: fc.dictionary(keys, tie("value"), { maxKeys: 5, depthIdentifier: "json", noNullPrototype: true }),
  }));
  return value;
}

/** An object at the top, as documents have. */
export function jsonObject(): fc.Arbitrary<JsonObject> {
  return fc.dictionary(keys, jsonValue(3), { maxKeys: 5, noNullPrototype: true });
}

/** The ways in which a text may be laid out. */
export const layouts: readonly { name: string; print: (value: Json) => string }[] = [
  { name: "two spaces", print: (value) => JSON.stringify(value, null, 2) + "\n" },
  { name: "minified", print: (value) => JSON.stringify(value) },
  { name: "CRLF", print: (value) => JSON.stringify(value, null, 2).replaceAll("\n", "\r\n") + "\r\n" },
  { name: "tabs", print: (value) => JSON.stringify(value, null, "\t") },
  { name: "one line", print: (value) => JSON.stringify(value, null, 1).replace(/\n */g, " ") },
  { name: "byte order mark", print: (value) => "\uFEFF" + JSON.stringify(value, null, 2) },
];

export const anyLayout = fc.constantFrom(...layouts);

/** Every pointer of a value with what stands there, the root first. */
export function everyPointer(value: Json, pointer = ""): [string, Json][] {
  const found: [string, Json][] = [[pointer, value]];
  if (typeof value === "object" && value !== null) {
    for (const [key, below] of Object.entries(value)) {
      found.push(...everyPointer(below, joinPointer(pointer, key)));
    }
  }
  return found;
}
