import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../lib/language";
import { SafePattern } from "../../lib/language/safe-pattern";
import { worldOf } from "./support";

const worldWith = (text: string) => ({ ...worldOf(), files: { "a.json": text } });
const found = (text: string, query: string, options = {}): string[] => {
  const world = worldWith(text);
  const lines = text.split("\n");
  return search(world, query, options).matches.map(
    ({ range: { start, end } }) =>
      `${start.line}:${start.column} ${lines[start.line - 1]!.slice(start.column - 1, end.column - 1)}`,
  );
};

describe("a search", () => {
  it("finds a text in every line of every file, whatever its case", () => {
    expect(found("Truk truk\n-TRUK-", "truk")).toEqual(["1:1 Truk", "1:6 truk", "2:2 TRUK"]);
    expect(found("Truk truk", "truk", { matchCase: true })).toEqual(["1:6 truk"]);
    expect(found("a.c abc", "a.c")).toEqual(["1:1 a.c"]);
    expect(search(worldOf(), "Truk").matches.some(({ file }) => file === "bases.json")).toBe(true);
    expect(search(worldOf(), "")).toEqual({ matches: [], more: false });
  });

  it("finds patterns", () => {
    const regex = { regex: true };
    expect(found('"oil": 12, "oil": 3', '"oil": \\d+', regex)).toEqual(['1:1 "oil": 12', '1:12 "oil": 3']);
    expect(found("abc abd", "AB[A-C]$|^ab.", regex)).toEqual(["1:1 abc"]);
    expect(found("a1 B2", "\\D\\d", regex)).toEqual(["1:1 a1", "1:4 B2"]);
    expect(found("aaa", "a*?", regex)).toEqual([]);
  });

  it("shows the line, cut where it is long", () => {
    const [match] = search(worldWith(`${"x".repeat(1000)}needle${"y".repeat(1000)}`), "needle").matches;
    expect(match!.line.slice(match!.start, match!.end)).toBe("needle");
    expect(match!.line.length).toBeLessThanOrEqual(400);
  });

  it("is bounded, and says that there is more", () => {
    const { matches, more } = search(worldWith("a\n".repeat(5_000)), "a");
    expect([matches.length, more]).toEqual([2_000, true]);
    expect(search(worldWith(`${"a".repeat(100_000)}`), "(a|aa)+(.*x)?b", { regex: true }).matches).toEqual(
      [],
    );
    expect(search(worldWith("a".repeat(200_000)), "a(.*b)?", { regex: true }).more).toBe(true);
  });

  it("says what is wrong with a pattern, or cannot be done", () => {
    const problem = (query: string) => search(worldWith("a"), query, { regex: true }).problem;
    for (const bad of [
      "(a",
      "a)",
      "[a",
      "a(?=b)",
      "(a)\\1",
      "*a",
      "a\\",
      "[z-a]",
      "a{9}{99}{99}",
      "a{2,1}",
    ]) {
      expect(problem(bad), bad).toBeTypeOf("string");
    }
  });
});

describe("patterns", () => {
  const atom = fc.constantFrom("a", "b", ".", "[ab]", "[^a]", "\\w", "\\b", "(?:a|b)", "(ab|a)", "^", "$");
  const piece = fc.tuple(atom, fc.constantFrom("", "", "*", "+", "?", "*?", "+?", "{1,2}", "{2}", "{0,}"));
  const pattern = fc
    .array(piece, { minLength: 1, maxLength: 5 })
    // What stands at a place alone cannot be repeated.
    .map((pieces) => pieces.map(([one, times]) => (/^(\\b|\^|\$)$/.test(one) ? one : one + times)).join(""));

  it("find what JavaScript's own find", () => {
    fc.assert(
      fc.property(
        pattern,
        fc.string({ unit: fc.constantFrom("a", "b", "c", " "), maxLength: 12 }),
        (source, text) => {
          const own = new RegExp(source).exec(text);
          const ours = new SafePattern(source, true).find(text, 0);
          expect(ours).toEqual(own ? { start: own.index, end: own.index + own[0].length } : undefined);
        },
      ),
      { numRuns: 500 },
    );
  });
});
