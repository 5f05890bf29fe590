import { describe, expect, it } from "vitest";
import type { Json } from "../../lib/documents";
import { kebab } from "../../lib/diagnostics/checks/schema/bad-key";
import { numbersIn } from "../../lib/diagnostics/checks/layers/errata";
import { nearestAllowed } from "../../lib/diagnostics/checks/schema/out-of-range";
import { certainValue } from "../../lib/diagnostics/checks/schema/missing-member";
import { nearest } from "../../lib/nearest";
import { findMatches, fitsPath, fitsPointer } from "../../lib/diagnostics/patterns";
import { ruleIn } from "../../lib/diagnostics/schema/words";
import { count, describeType, list, shortList, show } from "../../lib/diagnostics/words";

describe("words", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
  ])("joins %j", (words, text) => expect(list(words)).toBe(text));

  it("cuts long lists and long texts", () => {
    expect(shortList(["a", "b", "c"], "or", 2)).toBe("a, b or 1 more");
    expect(show("x".repeat(70))).toHaveLength(60);
    expect([show([]), show([1]), show({ a: 1 }), show(null), show(undefined)]).toEqual([
      "an empty list",
      "a list",
      "an object",
      "null",
      "nothing",
    ]);
    expect([count(1, "place"), count(2, "place"), count(0, "entry", "entries")]).toEqual([
      "1 place",
      "2 places",
      "0 entries",
    ]);
    expect([describeType(null), describeType(false), describeType(undefined)]).toEqual([
      "null",
      "false",
      "nothing",
    ]);
  });

  it.each([
    ["Unit: steps. Rule 2.2.3; half of it.", "2.2.3"],
    ["Under rules 5.1 and 6.", "5.1"],
    ["Nothing.", undefined],
    [undefined, undefined],
  ])("finds the rule in %j", (text, rule) => expect(ruleIn(text)).toBe(rule));

  it.each([
    ["Pearl Harbor", "pearl-harbor"],
    ["airCapacity", "air-capacity"],
    ["Nouméa!", "noumea"],
  ])("makes an id of %j", (text, id) => expect(kebab(text)).toBe(id));

  it.each([
    ["A die costs one half, or 3.", [1, 0.5, 3]],
    ["½ a point, then 3/4", [0.5, 0.75]],
    ["No modifier.", [0]],
    ["Under 6.1.2 nothing happens", [0]],
  ])("finds the numbers of %j", (text, numbers) => expect(numbersIn(text)).toEqual(numbers));
});

describe("nearest", () => {
  const bases = ["singapore", "rabaul", "pearl-harbor", "truk", "lae"];
  it.each([
    ["singapor", "singapore"],
    ["PearlHarbor", "pearl-harbor"],
    ["rabual", "rabaul"],
    ["LAE", "lae"],
    ["tokyo", undefined],
    ["x", undefined],
  ])("%s", (text, meant) => expect(nearest(text, bases)).toBe(meant));

  it("offers nothing for what is there, and the first of two equally near ones", () => {
    expect(nearest("truk", ["truk"])).toBeUndefined();
    expect(nearest("aab", ["aaa", "aac"])).toBe("aaa");
  });
});

describe("values that fixes add", () => {
  it.each([
    [{ default: 4, examples: [8] }, 4],
    [{ const: "x" }, "x"],
    [{ examples: [8] }, undefined],
    [{ enum: ["a"] }, "a"],
    [{ enum: ["a", "b"] }, undefined],
    [{ type: "integer", minimum: 2 }, undefined],
    [{ type: "boolean" }, undefined],
    [{ type: "array" }, []],
    [{ type: "array", minItems: 1 }, undefined],
    [{ type: "object" }, {}],
    [{ type: "object", required: ["a"] }, undefined],
    [{ type: "string" }, undefined],
  ])("for %j it is %j", (node, value) => expect(certainValue(node)).toEqual(value));

  it.each([
    [7, { type: "integer", maximum: 5 }, 5],
    [-1, { type: "integer", minimum: 0 }, 0],
    [0.3, { multipleOf: 0.25, minimum: 0 }, 0.25],
    [0, { type: "integer", exclusiveMinimum: 0 }, 1],
    [0, { type: "number", exclusiveMinimum: 0 }, undefined],
    [9.9, { type: "integer", exclusiveMaximum: 9 }, 8],
    [10, { multipleOf: 4, maximum: 9 }, 8],
  ])("%d becomes allowed by %j as %j", (value, node, allowed) =>
    expect(nearestAllowed(value, node)).toBe(allowed),
  );
});

describe("patterns", () => {
  it.each([
    ["bases.json", "bases.json", true],
    ["scenarios/*.json", "scenarios/one.json", true],
    ["scenarios/*.json", "scenarios/deep/one.json", false],
    ["scenarios/*.json", "scenarios/.json", false],
    ["layers/*/layer.json", "layers/mine/layer.json", true],
  ])("path %s for %s: %s", (pattern, path, fits) => expect(fitsPath(pattern, path)).toBe(fits));

  it.each([
    ["/a/*/b", "/a/x/b", true],
    ["/a/*/b", "/a/b", false],
    ["/a/**/b", "/a/b", true],
    ["/a/**/b", "/a/x/y/b", true],
    ["/a/**", "/a", true],
    ["", "", true],
    ["", "/a", false],
  ])("pointer %s for %s: %s", (pattern, pointer, fits) => expect(fitsPointer(pattern, pointer)).toBe(fits));

  it("finds every place, through lists and odd keys", () => {
    const found: string[] = [];
    const value: Json = { a: { "x/y": { id: 1, of: [{ id: 2 }, { of: { id: 3 } }] } } };
    findMatches(value, "/a/*/**/id", (spot) =>
      found.push(`${spot.pointer} ${spot.key} ${String(spot.value)}`),
    );
    expect(found).toEqual(["/a/x~1y/id id 1", "/a/x~1y/of/0/id id 2", "/a/x~1y/of/1/of/id id 3"]);
  });
});
