import Ajv2020 from "ajv/dist/2020";
import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { get, type Json, type JsonObject, makePointer, parsePointer } from "../../lib/documents";
import { kinds } from "../../lib/documents/generated/kinds";
import { schemas } from "../../lib/documents/generated/schemas";
import { validators, validatorsOf } from "../../lib/diagnostics/schema/validate";
import { jsonFilesUnder, readJson } from "./support/files";

/** The most complete validator there is, to compare with ours. */
const ajv = new Ajv2020({
  schemas: Object.values(schemas),
  allErrors: true,
  discriminator: true,
  messages: false,
  strict: false,
});

const folder = "data/fire-in-the-sky";
const documents = jsonFilesUnder(folder).flatMap((path) => {
  const kind = kinds.find(({ pattern }) => new RegExp(pattern, "u").test(path));
  return kind ? [{ path, schema: kind.schema, value: readJson(`${folder}/${path}`) }] : [];
});

/** Every pointer of a value. */
function pointersOf(value: Json, segments: string[] = []): string[] {
  const below =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, each]) => pointersOf(each, [...segments, key]))
      : [];
  return [makePointer(segments), ...below];
}

const odd = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    -1,
    0,
    0.3,
    2,
    999,
    "",
    "x",
    "japan",
    "CV",
    "Pearl Harbor",
    [],
    {},
    [1, 1],
  ),
  fc.constantFrom<Json>({ "a/b": 1, "m~n": {} }, { is: "all" }, "\u{1F6A2}".repeat(24), "x".repeat(2001)),
);

describe("the validators", () => {
  it("know every kind of document", () => {
    expect(new Set(documents.map(({ schema }) => schema)).size).toBeGreaterThan(12);
    expect(Object.keys(validators).sort()).toEqual([...new Set(kinds.map(({ schema }) => schema))].sort());
  });

  it.each(documents)("find in $path, changed anyhow, what ajv finds", ({ schema, value }) => {
    const plain = ajv.getSchema((schemas[schema] as { $id: string }).$id)!;
    const places = pointersOf(value);
    const change = fc.record({
      at: fc.constantFrom(...places),
      how: fc.constantFrom("set", "remove", "add"),
      put: odd,
      key: fc.constantFrom("x", "a/b", "m~n", "airStrength", "Pearl Harbor", "toString"),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 0, maxLength: 6 }), (changes) => {
        const copy = structuredClone(value);
        for (const { at, how, put, key } of changes) {
          const segments = parsePointer(at);
          const last = segments.pop();
          const holder = get(copy, makePointer(segments)) as JsonObject | undefined;
          if (typeof holder !== "object" || holder === null || last === undefined) continue;
          if (how === "remove" && !Array.isArray(holder)) delete holder[last];
          else holder[how === "add" && !Array.isArray(holder) ? key : last] = structuredClone(put);
        }
        const expected = plain(copy) ? [] : plain.errors;
        expect(validators[schema]!(copy)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it("find what ajv finds by keywords that no document has yet", () => {
    const schema = {
      $id: "https://sandtable.invalid/schemas/a/own.schema.json",
      type: "object",
      propertyNames: { pattern: "^[a-z]+$", maxLength: 3 },
      additionalProperties: { type: ["number", "null"], exclusiveMinimum: 1, exclusiveMaximum: 3 },
    };
    const plain = new Ajv2020({ allErrors: true, messages: false, strict: false }).compile(schema);
    const own = validatorsOf({ "a/own.schema.json": schema }, ["a/own.schema.json"]);
    for (const value of [{ ab: 2, cd: null }, { Ab: 1, abcd: 3, x: "2" }, { "A/B": 0, ABCD: false }, 7]) {
      expect(own["a/own.schema.json"]!(value)).toEqual(plain(value) ? [] : plain.errors);
    }
  });

  it("refuse a schema whose keyword they do not know, instead of passing over it", () => {
    const { "a.json": validate } = validatorsOf({ "a.json": { properties: { n: { not: {} } } } }, ["a.json"]);
    expect(() => validate!({})).toThrow("a.json/properties/n: no “not” is known.");
  });
});
