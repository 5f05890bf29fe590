import { describe, expect, it } from "vitest";
import type { Json } from "../../lib/documents";
import { checkSchema } from "../../lib/diagnostics/schema/run";
import { schemaAt, type SchemaNode, unionTags } from "../../lib/diagnostics/schema/node";
import { validatorsOf } from "./fake-game";

const wrap = (schema: object, more: Record<string, object> = {}) => {
  const schemas: Record<string, object> = {
    "t/t.schema.json": { $id: "https://sandtable.invalid/schemas/t/t.schema.json", ...schema },
  };
  for (const [path, each] of Object.entries(more)) {
    schemas[path] = { $id: `https://sandtable.invalid/schemas/${path}`, ...each };
  }
  return { schemas, validators: validatorsOf(schemas) };
};

const reported = (schema: object, value: Json, more?: Record<string, object>): string[] =>
  checkSchema(wrap(schema, more), "t.json", "t/t.schema.json", value).map(
    (each) => `${each.code} ${each.place.pointer}: ${each.message}`,
  );

const object = (properties: Record<string, object>, more: object = {}): object => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
});

describe("what a schema forbids, in words", () => {
  it.each<[string, object, Json, string]>([
    [
      "a whole number",
      { type: "integer", minimum: 0, maximum: 5 },
      7,
      'out-of-range /n: "n" must be a whole number from 0 to 5; it is 7.',
    ],
    [
      "a broken number",
      { type: "integer", minimum: 0 },
      1.5,
      'wrong-type /n: "n" must be a whole number of at least 0; it is 1.5.',
    ],
    [
      "quarters",
      { type: "number", multipleOf: 0.25 },
      0.3,
      'out-of-range /n: "n" must be a number, in quarters; it is 0.3.',
    ],
    [
      "other steps",
      { type: "number", multipleOf: 3 },
      4,
      'out-of-range /n: "n" must be a number, in steps of 3; it is 4.',
    ],
    [
      "an open bound",
      { type: "number", exclusiveMinimum: 0, maximum: 9 },
      0,
      'out-of-range /n: "n" must be a number greater than 0 and of at most 9; it is 0.',
    ],
    ["a text", { type: "string" }, 4, 'wrong-type /n: "n" must be a text; it is a number (4).'],
    [
      "one of two types",
      { type: ["string", "null"] },
      true,
      'wrong-type /n: "n" must be a text or null; it is true.',
    ],
    [
      "one of a few",
      { enum: ["sea", "land"] },
      "Sea",
      'wrong-choice /n: "n" must be "sea" or "land"; it is "Sea". Did you mean "sea"?',
    ],
    ["one of a few numbers", { enum: [4, 8] }, 7, 'wrong-choice /n: "n" must be 4 or 8; it is 7.'],
    ["one value alone", { const: true }, false, 'wrong-choice /n: "n" must be true; it is false.'],
    [
      "a pattern of our own",
      { type: "string", pattern: "^#[0-9a-f]{6}$" },
      "red",
      'wrong-form /n: "n" must be a colour as #rrggbb, in lower-case letters; it is "red".',
    ],
    [
      "another pattern",
      { type: "string", pattern: "^x+$" },
      "y",
      'wrong-form /n: "n" must be a text that fits ^x+$; it is "y".',
    ],
    [
      "a pattern with words",
      { type: "string", pattern: "^x+$", patternErrorMessage: "a row of x" },
      "y",
      'wrong-form /n: "n" must be a row of x; it is "y".',
    ],
    ["an empty text", { type: "string", minLength: 1 }, "", 'wrong-length /n: "n" must not be empty.'],
    [
      "a short text",
      { type: "string", minLength: 12 },
      "no",
      'wrong-length /n: "n" must have at least 12 characters; it has 2.',
    ],
    [
      "a long text",
      { type: "string", maxLength: 3 },
      "four",
      'wrong-length /n: "n" may have at most 3 characters; it has 4.',
    ],
    [
      "an empty list",
      { type: "array", minItems: 1 },
      [],
      'wrong-count /n: "n" must have at least 1 entry; it has 0.',
    ],
    [
      "a full object",
      { type: "object", maxProperties: 1 },
      { a: 1, b: 2 },
      'wrong-count /n: "n" may have at most 1 entry; it has 2.',
    ],
    [
      "a set",
      { type: "array", uniqueItems: true },
      [1, 2, 1],
      'repeated-item /n/2: Items 1 and 3 of "n" are the same: 1.',
    ],
    [
      "an item",
      { type: "array", items: { type: "integer" } },
      [1, "2"],
      'wrong-type /n/1: Item 2 of "n" must be a whole number; it is a text ("2").',
    ],
    [
      "a key",
      { type: "object", patternProperties: { "^[a-z0-9][a-z0-9-]*$": {} }, additionalProperties: false },
      { "Pearl Harbor": 1 },
      'bad-key /n/Pearl Harbor: "Pearl Harbor" is not a valid key of "n": keys are lower-case letters, digits and hyphens, as in "pearl-harbor".',
    ],
    [
      "a key by its own schema",
      { type: "object", propertyNames: { pattern: "^[a-z]+$" } },
      { A1: 1 },
      'bad-key /n/A1: "A1" is not a valid key of "n".',
    ],
    [
      "an unknown key",
      object({ size: {} }),
      { sise: 1 },
      'unknown-key /n/sise: Unknown key "sise" in "n": did you mean "size"?',
    ],
    [
      "an object that takes nothing",
      { type: "object", additionalProperties: false },
      { size: 1 },
      'unknown-key /n/size: Unknown key "size" in "n".',
    ],
  ])("%s", (_, schema, value, message) => {
    expect(reported(object({ n: schema }), { n: value })).toEqual([`schema/${message}`]);
  });

  it("of the whole document", () => {
    expect(reported({ type: "object" }, [])).toEqual([
      "schema/wrong-type : The document must be an object; it is a list.",
    ]);
    expect(reported(object({ a: {} }, { required: ["a"] }), {})).toEqual([
      'schema/missing-member : The document lacks "a".',
    ]);
  });
});

describe("one problem for each wrong value", () => {
  it("a union without tags is reported once, however many branches it has", () => {
    const schema = object({
      n: { anyOf: [{ type: "integer" }, { enum: ["far"] }, object({ a: { type: "integer" } })] },
    });
    expect(reported(schema, { n: { a: "x", b: 2 } })).toEqual([
      'internal/unworded /n: "n" matches none of the formats that are allowed here (anyOf).',
    ]);
  });

  const shape = object({
    s: {
      type: "object",
      required: ["is"],
      discriminator: { propertyName: "is" },
      oneOf: [
        object({ is: { const: "circle" }, radius: { type: "integer" } }, { required: ["is", "radius"] }),
        object({ is: { const: "square" }, side: { type: "integer" } }, { required: ["is", "side"] }),
      ],
    },
  });

  it.each<[string, Json, string[]]>([
    [
      "a tag that is unknown",
      { is: "cirle", side: "x" },
      ['schema/unknown-variant /s/is: There is no "is": "cirle" for "s": did you mean "circle"?'],
    ],
    ["a tag that is missing", { radius: 1 }, ['schema/missing-member /s: "s" lacks "is".']],
    [
      "a member of the branch",
      { is: "circle", radius: "1" },
      ['schema/wrong-type /s/radius: "radius" of "s" must be a whole number; it is a text ("1").'],
    ],
    [
      "a member of another branch",
      { is: "circle", radius: 1, side: 2 },
      ['schema/unknown-key /s/side: Unknown key "side" in "s".'],
    ],
    ["a missing member of the branch", { is: "square" }, ['schema/missing-member /s: "s" lacks "side".']],
    ["no object at all", "circle", ['schema/wrong-type /s: "s" must be an object; it is a text ("circle").']],
  ])("of a tagged union: %s", (_, value, expected) => {
    expect(reported(shape, { s: value })).toEqual(expected);
  });

  const conditional = object(
    { kind: { enum: ["base", "circle"] }, port: { type: "integer" }, points: { type: "integer" } },
    {
      required: ["kind"],
      if: { properties: { kind: { const: "base" } }, required: ["kind"] },
      then: { required: ["port"] },
      else: { properties: { port: false, points: { const: 0 } } },
    },
  );

  it.each<[string, Json, string[]]>([
    [
      "what a condition demands, with the reason",
      { kind: "base" },
      ['schema/missing-member : The document lacks "port" while "kind" is "base".'],
    ],
    [
      "what it forbids",
      { kind: "circle", port: 1, points: 2 },
      [
        'schema/not-here /port: "port" is not allowed here while "kind" is "circle".',
        'schema/wrong-choice /points: "points" must be 0 while "kind" is "circle"; it is 2.',
      ],
    ],
    [
      "a value of the wrong type that is forbidden anyhow",
      { kind: "circle", port: "1" },
      ['schema/not-here /port: "port" is not allowed here while "kind" is "circle".'],
    ],
    [
      "nothing of it while the condition itself is wrong",
      { kind: "Base", port: 1, points: 2 },
      ['schema/wrong-choice /kind: "kind" must be "base" or "circle"; it is "Base". Did you mean "base"?'],
    ],
    [
      "nothing of it while the condition's member is missing",
      { port: 1, points: 2 },
      ['schema/missing-member : The document lacks "kind".'],
    ],
  ])("of a condition: %s", (_, value, expected) => {
    expect(reported(conditional, value).sort()).toEqual([...expected].sort());
  });

  it("a misspelt key takes the missing member with it, a plain unknown one does not", () => {
    const schema = object({ size: {}, name: {} }, { required: ["size", "name"] });
    expect(reported(schema, { sise: 1, name: 2 })).toEqual([
      'schema/unknown-key /sise: Unknown key "sise" in the document: did you mean "size"?',
    ]);
    expect(reported(schema, { weather: 1, name: 2 })).toEqual([
      'schema/missing-member : The document lacks "size".',
      'schema/unknown-key /weather: Unknown key "weather" in the document.',
    ]);
  });
});

describe("the schema of a place", () => {
  const set = wrap(
    {
      type: "object",
      properties: { a: { $ref: "../u/u.schema.json#/$defs/one", title: "Here" } },
      additionalProperties: { type: "array", items: { $ref: "#/$defs/shape" } },
      $defs: {
        shape: {
          type: "object",
          required: ["is"],
          discriminator: { propertyName: "is" },
          oneOf: [{ $ref: "#/$defs/x" }, { properties: { is: { enum: ["y", "z"] }, n: { title: "N" } } }],
        },
        x: { title: "X", properties: { is: { const: "x" }, m: { title: "M" } } },
      },
    },
    {
      "u/u.schema.json": {
        $defs: { one: { title: "There", minimum: 3, $ref: "#/$defs/two" }, two: { maximum: 9, minimum: 1 } },
      },
    },
  );
  const at = (value: Json, pointer: string): SchemaNode | undefined =>
    schemaAt(set.schemas, "t/t.schema.json", value, pointer);

  it("follows references between files; the outer part counts", () => {
    expect(at({ a: 1 }, "/a")).toMatchObject({ title: "Here", minimum: 3, maximum: 9 });
  });

  it("follows the branch that a tag names", () => {
    expect(at({ b: [{ is: "x", m: 1 }] }, "/b/0/m")?.title).toBe("M");
    expect(at({ b: [{ is: "z", n: 1 }] }, "/b/0/n")?.title).toBe("N");
    expect(at({ b: [{ is: "q", n: 1 }] }, "/b/0/n")).toBeUndefined();
  });

  it("knows the tags of a union", () => {
    expect(unionTags(set.schemas, "t/t.schema.json", { b: [{}] }, "/b/0")).toEqual(["x", "y", "z"]);
    expect(unionTags(set.schemas, "t/t.schema.json", { a: 1 }, "/a")).toEqual([]);
  });

  it("says nothing of a place or a schema that is not there", () => {
    expect(at({ a: 1 }, "/a/b/c")).toBeUndefined();
    expect(schemaAt(set.schemas, "none.schema.json", {}, "")).toBeUndefined();
    expect(checkSchema(set, "t.json", "none.schema.json", {})).toEqual([]);
  });
});
