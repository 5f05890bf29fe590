import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { fingerprint, type Json, stableText } from "../../lib/kernel";
import { hashOf } from "../../lib/kernel/hash";

/** The same value with the members of every object in the opposite order. */
function turned(value: Json): Json {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, turned(member)]),
  );
}

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

describe("hash", () => {
  it("does not depend on the order of members", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hashOf(turned(value))).toBe(hashOf(value));
      }),
    );
  });

  it("is that of the value read back from a file", () => {
    fc.assert(
      fc.property(json, (value) => {
        const read = JSON.parse(JSON.stringify(value)) as Json;
        expect(stableText(read)).toBe(stableText(value));
        expect(JSON.parse(stableText(value))).toEqual(read);
      }),
    );
  });

  it("takes a member set to undefined for an absent one, as a saved file does", () => {
    const written = { a: 1, b: undefined } as unknown as Json;
    expect(hashOf(written)).toBe(hashOf({ a: 1 }));
  });

  it.each<[Json, Json]>([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [
      [1, [2]],
      [[1], 2],
    ],
    ["1", 1],
    [null, "null"],
    [[], {}],
    [{ a: { b: 1 } }, { a: {}, b: 1 }],
    ["ab", "ba"],
    [["a", "b"], ["a,b"]],
  ])("differs for %j and %j", (a, b) => {
    expect(hashOf(a)).not.toBe(hashOf(b));
  });

  it("gives no two of many near states the same 16 digits", () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 100; turn++) {
      for (let place = 0; place < 200; place++) seen.add(hashOf({ turn, at: [place, turn ^ place] }));
    }
    expect(seen.size).toBe(20_000);
    for (const digits of seen) expect(digits).toMatch(/^[0-9a-f]{16}$/);
  });

  // Shared scripts and golden playthroughs hold hashes: they must come out the same on every machine.
  it.each([
    ["", "811edb4f013366f4"],
    ["a", "e4d153686ea1a3ae"],
    ['{"turn":1}', "35ea468b836dc298"],
    ["“é”", "e9644bb044be5d28"],
  ])("of %j never changes", (text, digits) => {
    expect(fingerprint(text)).toBe(digits);
  });
});
