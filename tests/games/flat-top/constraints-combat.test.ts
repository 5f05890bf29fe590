import { describe, expect, it } from "vitest";
import { hitsOf, resultNumber } from "../../../lib/games/flat-top/ch20-resolution";
import { rules } from "./support";

/** What any Combat Results Table must fit: the numbers that the examples of the rulebook give away (20). */

/** -1 for an asterisk: it is the weakest result. */
const strength = (bht: number, factors: number): number => resultNumber(rules, bht, factors) ?? -1;
const tables = Array.from({ length: 15 }, (_, i) => i + 1);
const factors = Array.from({ length: 60 }, (_, i) => i + 1);

describe("the Combat Results Table", () => {
  // BHT, factors, and the Result Numbers that the example allows; then the example.
  it.each([
    [2, 4, [-1, 0], "16: four Vals roll a 3 and miss"],
    [3, 2, [0], "16: two Hudsons roll a 3 and miss, two A-20s a 5 and hit once"],
    [6, 2, [-1, 0], "16: two Beaufighters roll a 4 and miss"],
    [6, 6, [-1, 0, 1, 2], "18: six Avengers roll a 1 and miss"],
    [7, 3, [1], "19: three factors make 3 hits with a 6, 1 with a 3, none with a 1"],
    [7, 8, [2], "18: eight Dauntless roll a 3 and hit twice"],
    [7, 11, [3], "19: eleven factors roll a 5 and hit four times"],
    [7, 41, [10], "19: 41 factors roll a 4 and hit ten times"],
    [7, 46, [11], "19: 46 factors roll a 6 and hit thirteen times"],
    [8, 10, [2], "16: ten B-17s roll a 2 and hit once"],
    [8, 14, [4], "20.3"],
    [9, 3, [1], "16: three Wildcats roll a 3 and hit once"],
    [9, 4, [1], "16: four Zeros roll a 6 and hit three times, a 5 and hit twice"],
    [9, 5, [2], "16: five Zeros roll a 4 and hit twice"],
    [9, 6, [2], "16: six Zeros roll a 2 and hit once"],
    [15, 3, [1], "19: three torpedoes roll a 5 and hit twice"],
  ])("has at %i with %i factors one of %j (%s)", (bht, count, allowed) => {
    expect(allowed).toContain(strength(bht, count));
  });

  it("has 2 at 4 with 10 factors, where the example of 16 wants no hit with a 3: less would break the order", () => {
    expect(strength(4, 10)).toBe(2);
    expect(hitsOf(rules, resultNumber(rules, 4, 10), 1)).toBe(0);
  });

  it("never falls with more factors, or with a higher Basic Hit Table", () => {
    const falls = tables.flatMap((bht) =>
      factors.flatMap((count) => [
        ...(count > 1 && strength(bht, count) < strength(bht, count - 1) ? [[bht, count]] : []),
        ...(bht > 1 && strength(bht, count) < strength(bht - 1, count) ? [[bht, count]] : []),
      ]),
    );
    expect(falls).toEqual([]);
  });

  it("has 15 Basic Hit Tables, and a result for any number of factors", () => {
    const table = rules.charts["combat-results"];
    expect(table.rows.map(({ id }) => Number(id))).toEqual(tables);
    const spans = table.columns.map(({ from, to }) => [from!, to!]);
    expect(spans[0]![0]).toBe(1);
    for (const [i, [from]] of spans.entries()) if (i > 0) expect(from).toBe(spans[i - 1]![1]! + 1);
    expect(spans.at(-1)![1]).toBeGreaterThanOrEqual(46);
    expect(resultNumber(rules, 15, 500)).toBe(resultNumber(rules, 15, spans.at(-1)![0]!));
  });

  it("20.3 adds to the Result Number what the die says", () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => hitsOf(rules, 10, face) - 10)).toEqual([-2, -1, 0, 0, 1, 2]);
  });
});

describe("20.2 the Combat Modifiers Table", () => {
  const shift = (combat: string, when: string): number[] =>
    rules.modifiers.filter((each) => each.combat === combat && each.when === when).map(({ add }) => add);

  it.each([
    ["air-to-air", "range-factor-declined", -6],
    ["air-to-air", "cloud", -1],
    ["air-to-air", "night", -2],
    ["air-attack", "target-crippled", 2],
    ["air-attack", "target-anchored", 2],
    ["air-attack", "cloud", -2],
    ["air-attack", "night", -4],
    ...["gunnery", "torpedo", "breakthrough", "base-fire"].flatMap((combat) => [
      [combat, "target-crippled", 1],
      [combat, "target-anchored", 1],
    ]),
  ] as [string, string, number][])("has in %s for %s %i, once", (combat, when, add) => {
    expect(shift(combat, when)).toEqual([add]);
  });

  it("16.10.4 lowers seven fighters by six tables when they are armed", () => {
    const [armed] = rules.modifiers.filter(({ id }) => id === "air-to-air-armed-fighter");
    expect(armed!.add).toBe(-6);
    expect([...armed!.planes!].map((plane) => rules.planes[plane]!.id).toSorted()).toEqual(
      ["beaufighter", "p-38", "p-39", "p-40", "rufe", "wildcat", "zero"].toSorted(),
    );
  });

  it("17 has modifiers of anti-aircraft fire that are marked as designed", () => {
    expect(rules.modifiers.filter(({ combat }) => combat === "anti-aircraft").length).toBeGreaterThan(0);
  });
});
