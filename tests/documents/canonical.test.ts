import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { canonicalText } from "../../lib/documents/canonical";
import { parseDocument } from "../../lib/documents/parse";
import { maxWidth } from "../../lib/documents/print";
import type { JsonSchema } from "../../lib/documents/schema-order";
import type { Json } from "../../lib/documents/types";
import { jsonValue } from "./arbitraries";

const schema: JsonSchema = {
  $ref: "#/$defs/document",
  $defs: {
    id: { type: "string" },
    document: {
      properties: {
        $schema: {},
        title: {},
        bases: { patternProperties: { "^[a-z]+$": { $ref: "#/$defs/base" } } },
        rest: {},
      },
      allOf: [
        {
          properties: { list: { prefixItems: [{ $ref: "#/$defs/point" }], items: { $ref: "#/$defs/base" } } },
        },
      ],
    },
    base: {
      properties: { name: {}, hex: {}, when: { $ref: "#/$defs/condition" } },
      additionalProperties: false,
    },
    point: { properties: { y: {}, x: {} } },
    condition: {
      oneOf: [
        { $ref: "#/$defs/turn" },
        { properties: { is: { const: "not" }, why: {}, of: { $ref: "#/$defs/condition" } } },
      ],
    },
    turn: { properties: { is: { const: "turn" }, to: {}, from: {} } },
    loop: { $ref: "#/$defs/loop" },
  },
};

const order = (value: Json, use: JsonSchema = schema): Json[] => {
  const keysIn = (one: Json): Json[] =>
    typeof one !== "object" || one === null
      ? []
      : Object.entries(one).flatMap(([key, below]) => [
          ...(Array.isArray(one) ? [] : [key]),
          ...keysIn(below),
        ]);
  return keysIn(JSON.parse(canonicalText(value, use)) as Json);
};

describe("canonicalText", () => {
  it("puts one member on a line, and a list of plain values on one", () => {
    expect(canonicalText({ a: { b: [1, "x", null], c: {}, d: [] }, e: [{ f: [[1, 2], []] }] })).toBe(`{
  "a": {
    "b": [1, "x", null],
    "c": {},
    "d": []
  },
  "e": [
    {
      "f": [
        [1, 2],
        []
      ]
    }
  ]
}
`);
  });

  it.each([["text"], [7], [null], [true]])("prints %j alone", (value) => {
    expect(canonicalText(value)).toBe(`${JSON.stringify(value)}\n`);
  });

  it("breaks a list when the line, its comma included, would be wider than the page", () => {
    const fitting = (length: number): string => canonicalText({ list: ["x".repeat(length)], z: 1 });
    const room = maxWidth - '  "list": [""],'.length;
    expect(fitting(room).split("\n")[1]).toHaveLength(maxWidth);
    expect(
      fitting(room + 1)
        .split("\n")
        .slice(1, 4),
    ).toEqual(['  "list": [', `    "${"x".repeat(room + 1)}"`, "  ],"]);
  });

  it("fills lines with the numbers of a long list", () => {
    const points = Array.from({ length: 60 }, (_, i) => i / 4);
    const lines = canonicalText({ ring: points, z: 1 }).split("\n");
    expect(
      lines.slice(1, -3).every((line, i) => i === 0 || /^ {4}[\d., ]+$/.test(line) || line === "  ],"),
    ).toBe(true);
    expect(lines.length).toBeLessThan(12);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(maxWidth);
    expect(JSON.parse(lines.join("\n"))).toEqual({ ring: points, z: 1 });
  });

  it("takes the order of keys from the schema, others after them", () => {
    expect(order({ zzz: 1, bases: {}, title: 1, $schema: "s", aaa: 2 })).toEqual([
      "$schema",
      "title",
      "bases",
      "zzz",
      "aaa",
    ]);
  });

  it("follows references, patterns, items and joined parts", () => {
    expect(order({ bases: { b: { hex: 1, name: 1 }, a: { odd: 1, name: 1 } } })).toEqual([
      ...["bases", "b", "name", "hex"],
      ...["a", "name", "odd"],
    ]);
    expect(
      order({
        list: [
          { x: 1, y: 1 },
          { hex: 1, name: 1 },
        ],
      }),
    ).toEqual(["list", "y", "x", "name", "hex"]);
  });

  it("chooses the branch that a tag names", () => {
    const base = (when: Json): Json => ({ bases: { a: { when } } });
    expect(order(base({ from: 1, to: 2, is: "turn" }))).toEqual(["bases", "a", "when", "is", "to", "from"]);
    expect(order(base({ of: { from: 1, is: "turn" }, why: 1, is: "not" }))).toEqual([
      ...["bases", "a", "when", "is", "why", "of"],
      ...["is", "from"],
    ]);
  });

  it("ends on a schema that leads round in a circle", () => {
    const circle: JsonSchema = {
      $ref: "#/$defs/loop",
      $defs: { loop: { allOf: [{ $ref: "#" }], properties: { b: {}, a: {} } } },
    };
    expect(order({ a: 1, b: { a: 1 } }, circle)).toEqual(["b", "a", "a"]);
  });

  it("asks for schemas in other files, and lives without them", () => {
    const outer: JsonSchema = { properties: { a: { $ref: "other.json#/$defs/x" } } };
    const other: JsonSchema = { $defs: { x: { $ref: "#/$defs/y" }, y: { properties: { q: {}, p: {} } } } };
    const text = canonicalText({ a: { p: 1, q: 1 } }, outer, (ref) => {
      expect(ref).toBe("other.json#/$defs/x");
      return { schema: (other["$defs"] as Record<string, JsonSchema>)["x"] ?? {}, root: other };
    });
    expect(Object.keys((JSON.parse(text) as { a: object }).a)).toEqual(["q", "p"]);
    expect(order({ a: { p: 1, q: 1 } }, outer)).toEqual(["a", "p", "q"]);
  });

  it("never runs a pattern of the schema", () => {
    const slow: JsonSchema = { patternProperties: { "^(a+)+$": { properties: { y: {}, x: {} } } } };
    const start = performance.now();
    expect(order({ [`${"a".repeat(40)}!`]: { x: 1, y: 1 } }, slow).slice(1)).toEqual(["y", "x"]);
    // A fuse: tried on this text, the pattern would take days.
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it("reads back equal, and is its own canonical form", () => {
    const some = fc.constantFrom(undefined, schema, {
      properties: { b: {}, "10": {}, a: { properties: { c: {} } } },
    });
    fc.assert(
      fc.property(jsonValue(), some, (value, use) => {
        const text = canonicalText(value, use);
        const { value: read, problems } = parseDocument("x.json", text);
        expect(problems).toEqual([]);
        expect(read).toEqual(value);
        expect(canonicalText(read ?? null, use)).toBe(text);
        expect(text.endsWith("\n")).toBe(true);
        for (const line of text.split("\n")) expect(/^(?: {2})*(?:\S|$)/.test(line)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
