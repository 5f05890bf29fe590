import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { parseDocument } from "../../lib/documents/parse";
import { joinPointer, lastSegment, parentPointer } from "../../lib/documents/pointer";
import { offsetsOf, placeAt, rangeAt, rangeOf } from "../../lib/documents/positions";
import type { Part } from "../../lib/documents/positions";
import { anyLayout, everyPointer, jsonValue } from "./arbitraries";

const text = `{
  "bases": {
    "singapore": { "name": "Singapore", "capacity": 8 },
    "a/b": [10, {"x": null}, []]
  },
  "empty": {}
}
`;
const doc = parseDocument("bases.json", text);
const piece = (pointer: string, part?: Part): string => {
  const { offset, length } = offsetsOf(doc, pointer, part);
  return text.slice(offset, offset + length);
};

describe("where values stand", () => {
  it.each<[string, Part, string]>([
    ["/bases/singapore/name", "value", '"Singapore"'],
    ["/bases/singapore/name", "key", '"name"'],
    ["/bases/singapore/name", "member", '"name": "Singapore"'],
    ["/bases/singapore", "value", '{ "name": "Singapore", "capacity": 8 }'],
    ["/bases/singapore/capacity", "value", "8"],
    ["/bases/a~1b/0", "value", "10"],
    ["/bases/a~1b/0", "key", "10"],
    ["/bases/a~1b/1/x", "member", '"x": null'],
    ["/bases/a~1b/2", "value", "[]"],
    ["/empty", "member", '"empty": {}'],
    ["", "key", text.trimEnd()],
  ])("%s, its %s", (pointer, part, expected) => {
    expect(piece(pointer, part)).toBe(expected);
    expect(offsetsOf(doc, pointer, part).exact).toBe(true);
  });

  it("gives lines and columns from 1", () => {
    expect(rangeOf(doc, "/bases/singapore", "key")).toEqual({
      start: { line: 3, column: 5 },
      end: { line: 3, column: 16 },
    });
    expect(rangeOf(doc, "").end).toEqual({ line: 7, column: 2 });
    expect(rangeAt(doc, { offset: 0, length: 1 }).end).toEqual({ line: 1, column: 2 });
  });

  it.each([
    ["/bases/singapore/oil", '{ "name": "Singapore", "capacity": 8 }'],
    ["/bases/singapore/name/deeper/still", '"Singapore"'],
    ["/bases/a~1b/7", '[10, {"x": null}, []]'],
    ["/bases/a~1b/-", '[10, {"x": null}, []]'],
    ["/bases/a~1b/00", '[10, {"x": null}, []]'],
    ["/empty/x", "{}"],
    ["/nowhere/at/all", text.trimEnd()],
    ["no pointer", text.trimEnd()],
  ])("gives the nearest ancestor of %s", (pointer, expected) => {
    expect(piece(pointer)).toBe(expected);
    expect(offsetsOf(doc, pointer).exact).toBe(false);
  });

  it("takes the last of equal keys, as the value does", () => {
    const twice = parseDocument("x.json", '{"a":{"b":1},"a":{"b":2}}');
    expect(offsetsOf(twice, "/a/b")).toEqual({ offset: 22, length: 1, exact: true });
  });

  it("finds members of a broken text as far as they can be recognized", () => {
    const broken = parseDocument("x.json", '{\n  "a": "open,\n  "b": [1, 2\n  "c" 3,\n  "d": {"e": 4}\n}');
    expect(broken.value).toBeUndefined();
    const { offset } = offsetsOf(broken, "/b/1");
    expect(broken.text[offset]).toBe("2");
  });

  it("agrees with JSON.parse for every value, in every layout", () => {
    fc.assert(
      fc.property(jsonValue(), anyLayout, (value, { print }) => {
        const parsed = parseDocument("x.json", print(value));
        for (const [pointer, below] of everyPointer(value)) {
          const at = offsetsOf(parsed, pointer);
          expect(JSON.parse(parsed.text.slice(at.offset, at.offset + at.length))).toEqual(below);
          const member = offsetsOf(parsed, pointer, "member");
          expect(member.offset + member.length).toBe(at.offset + at.length);
          const key = offsetsOf(parsed, pointer, "key");
          if (member.offset < at.offset) {
            expect(JSON.parse(parsed.text.slice(key.offset, key.offset + key.length))).toBe(
              lastSegment(pointer),
            );
            expect(placeAt(parsed, key.offset)).toEqual({ pointer, part: "key" });
          }
          const inside = typeof below === "object" && below !== null ? at.offset : at.offset + at.length - 1;
          expect(placeAt(parsed, inside).pointer).toBe(pointer);
          const missing = joinPointer(pointer, "not-there");
          expect(offsetsOf(parsed, missing)).toEqual({ ...at, exact: false });
        }
      }),
    );
  });
});

describe("the place at an offset", () => {
  const at = (needle: string, add = 0) => placeAt(doc, text.indexOf(needle) + add);

  it.each<[string, number, string, "key" | "value"]>([
    ['"name"', 0, "/bases/singapore/name", "key"],
    ['"name"', 6, "/bases/singapore/name", "key"],
    ['"Singapore"', 3, "/bases/singapore/name", "value"],
    ['{ "name"', 0, "/bases/singapore", "value"],
    ["10", 0, "/bases/a~1b/0", "value"],
    ["null", 4, "/bases/a~1b/1/x", "value"],
    ["[]", 1, "/bases/a~1b/2", "value"],
    ["{}", 1, "/empty", "value"],
  ])("at %s + %i", (needle, add, pointer, part) => {
    expect(at(needle, add)).toEqual({ pointer, part });
  });

  it("between members is the object that holds them", () => {
    expect(placeAt(doc, text.indexOf('    "a/b"') + 1).pointer).toBe("/bases");
    expect(placeAt(doc, text.length).pointer).toBe("");
  });

  it("never leaves the path of its neighbours", () => {
    for (let offset = 0; offset <= text.length; offset++) {
      const { pointer } = placeAt(doc, offset);
      const { offset: start, length } = offsetsOf(doc, pointer, "member");
      if (parentPointer(pointer) !== undefined) {
        expect(offset).toBeGreaterThanOrEqual(start);
        expect(offset).toBeLessThanOrEqual(start + length);
      }
    }
  });
});
