import { describe, expect, it } from "vitest";
import { type Odds, readingOf, readingRows } from "../../lib/odds";
import { measuresOf } from "../../lib/odds/measures";
import { ask, battleFile, sourceOf } from "./support";
import { shipped } from "../support/shipped";

const names = {
  sides: ["japan", "allies"],
  side: (id: string) => (id === "japan" ? "Japan" : "Allies"),
  measure: (path: readonly string[]) =>
    path.filter((part) => part !== "japan" && part !== "allies").join(" "),
};

function odds(outcomes: Odds["outcomes"], more: Partial<Odds> = {}): Odds {
  return { exact: true, outcomes, measures: measuresOf(outcomes), expected: {}, endless: 0, ...more };
}

describe("odds as people read them", () => {
  const both = odds([
    { probability: 0.5, result: { holder: "japan", sunk: { allies: { ca: 1, dd: 1 } } } },
    { probability: 0.3, result: { holder: "nobody", sunk: { allies: { dd: 2 } } } },
    { probability: 0.2, result: { holder: "nobody" } },
  ]);

  it("sum the losses of a side over its types, result by result", () => {
    const [japan, allies] = readingOf(both, names).losses;
    expect(japan!.kinds).toEqual([]);
    const [sunk] = allies!.kinds;
    expect(sunk!.shares.map(({ value, probability }) => [value, probability])).toEqual([
      [0, 0.2],
      [2, 0.8],
    ]);
    expect(sunk!.mean).toBeCloseTo(1.6);
    expect(sunk!.types.map(({ title, mean }) => [title, mean])).toEqual([
      ["sunk ca", 0.5],
      ["sunk dd", expect.closeTo(1.1)],
    ]);
  });

  it("name sides as people do, and no side “Nobody”", () => {
    const [holder] = readingOf(both, names).words;
    expect(holder!.shares.map(({ label, side }) => [label, side])).toEqual([
      ["Japan", "japan"],
      ["Nobody", undefined],
    ]);
  });

  it("list the likeliest results in a line each", () => {
    expect(readingOf(both, names).likeliest.map(({ text }) => text)).toEqual([
      "holder: Japan. Allies: sunk ca, sunk dd",
      "holder: Nobody. Allies: 2 × sunk dd",
      "holder: Nobody. No losses",
    ]);
  });

  it("have intervals where they were sampled", () => {
    const sampled = readingOf({ ...both, exact: false, samples: 100, seed: 1 }, names);
    const { low, high, probability } = sampled.words[0]!.shares[0]!;
    expect(low).toBeLessThan(probability);
    expect(high).toBeGreaterThan(probability);
    expect(readingOf(both, names).words[0]!.shares[0]).not.toHaveProperty("low");
  });

  it("make the rows of a sheet in which nothing is lost", () => {
    const rows = readingRows(readingOf(both, names));
    expect(rows[0]).toEqual(["What", "Side", "Value", "Probability", "Low", "High"]);
    expect(rows).toContainEqual(["holder", "", "Japan", "0.5", "", ""]);
    expect(rows).toContainEqual(["sunk ca", "Allies", "1", "0.5", "", ""]);
    expect(rows.every((row) => row.length === 6)).toBe(true);
  });

  it("call the losses of a game by its own words", () => {
    const { rules } = shipped("fire-in-the-sky").ruleset;
    const source = sourceOf("fire-in-the-sky");
    const reading = readingOf(ask(battleFile("java-sea")), {
      ...names,
      measure: (path) => source.measureTitle(rules, path),
    });
    expect(reading.losses[0]!.kinds.map(({ title }) => title)).toEqual(["Ships damaged", "Ships sunk"]);
    expect(reading.losses[1]!.kinds.map(({ title }) => title)).toContain("Land steps lost");
    expect(reading.hits.map(({ title }) => title)).toEqual(["Surface fire", "Land combat"]);
  });
});
