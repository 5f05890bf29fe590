import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { applyMergePatch, enterPatch, MergeError } from "../../lib/documents/merge-patch";
import { maxDepth } from "../../lib/documents/syntax-codes";
import type { Json, JsonObject } from "../../lib/documents/types";
import { jsonObject, jsonValue } from "./arbitraries";

/** RFC 7396, section 2, word for word, on a copy. */
function reference(target: Json | undefined, patch: Json): Json {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const isObject = typeof target === "object" && target !== null && !Array.isArray(target);
  const result = new Map(isObject ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) result.delete(name);
    else result.set(name, reference(result.get(name), value));
  }
  return Object.fromEntries(result);
}

// RFC 7396, appendix A.
const table: [Json, Json, Json][] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe("applyMergePatch", () => {
  it.each(table)("%j and %j", (base, patch, expected) => {
    expect(applyMergePatch(base, patch)).toEqual(expected);
  });

  it("does as the RFC's own procedure does, and changes neither argument", () => {
    fc.assert(
      fc.property(jsonValue(), jsonValue(), (base, patch) => {
        const before = JSON.stringify([base, patch]);
        const merged = applyMergePatch(base, patch);
        expect(merged).toEqual(reference(base, patch));
        expect(JSON.stringify([base, patch])).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  it("shares what it does not touch", () => {
    const base = { a: { x: 1 }, b: { y: 2 } };
    const merged = applyMergePatch(base, { b: { y: 3 } }) as typeof base;
    expect(merged.a).toBe(base.a);
    expect(merged.b).not.toBe(base.b);
  });

  it.each([
    '{"__proto__":{"evil":1}}',
    '{"a":{"__proto__":{"evil":1}}}',
    '{"constructor":{"prototype":{"evil":1}}}',
  ])("refuses %s", (patch) => {
    expect(() => applyMergePatch({ a: {} }, JSON.parse(patch) as Json)).toThrow(MergeError);
    expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
  });

  it("does not take what is inherited for what is there", () => {
    expect(applyMergePatch({}, { toString: { a: 1 }, valueOf: null })).toEqual({ toString: { a: 1 } });
  });

  it("refuses to go deeper than a document may", () => {
    const deep = JSON.parse('{"a":'.repeat(5000) + "1" + "}".repeat(5000)) as Json;
    expect(() => applyMergePatch({}, deep)).toThrow(MergeError);
  });
});

describe("enterPatch", () => {
  it("makes what applyMergePatch makes of nothing, once, and of the patch itself where it takes nothing away", () => {
    fc.assert(
      fc.property(jsonObject(), (patch) => {
        const before = JSON.stringify(patch);
        const { value, takesAway } = enterPatch(patch);
        expect(JSON.stringify(value)).toBe(JSON.stringify(applyMergePatch(undefined, patch)));
        expect(JSON.stringify(patch)).toBe(before);
        expect(value === patch).toBe(!takesAway);
        expect(enterPatch(patch).value).toBe(value);
      }),
      { numRuns: 500 },
    );
  });

  it("refuses reserved keys, and more nesting than a document may have, also of what it knows", () => {
    expect(() => enterPatch(JSON.parse('{"a":{"__proto__":{"evil":1}}}') as JsonObject)).toThrow(MergeError);
    const nested = (depth: number): JsonObject =>
      JSON.parse('{"a":'.repeat(depth) + "{}" + "}".repeat(depth)) as JsonObject;
    expect(() => enterPatch(nested(5000))).toThrow(MergeError);
    const deep = nested(maxDepth);
    expect(enterPatch(deep).height).toBe(maxDepth);
    expect(() => enterPatch({ b: deep })).toThrow(MergeError);
  });
});
