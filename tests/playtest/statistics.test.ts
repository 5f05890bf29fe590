import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { wilson } from "../../lib/playtest/statistics";
import { addCounts, count, type Counts, distribution } from "../../lib/playtest/statistics";

describe("wilson", () => {
  it.each([
    // Published values of the interval at 95 %.
    { successes: 0, trials: 10, low: 0, high: 0.2775 },
    { successes: 10, trials: 10, low: 0.7225, high: 1 },
    { successes: 5, trials: 10, low: 0.2366, high: 0.7634 },
    { successes: 81, trials: 263, low: 0.2553, high: 0.3662 },
  ])("$successes of $trials", ({ successes, trials, low, high }) => {
    const interval = wilson(successes, trials);
    expect(interval?.rate).toBe(successes / trials);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  it("says nothing about no games", () => {
    expect(wilson(0, 0)).toBeNull();
  });

  it("holds the rate and stays inside 0 and 1", () => {
    const cases = fc.tuple(fc.nat(500), fc.nat(500)).filter(([a, b]) => a <= b && b > 0);
    fc.assert(
      fc.property(cases, ([successes, trials]) => {
        const { rate, low, high } = wilson(successes, trials)!;
        return low >= 0 && high <= 1 && low <= rate && rate <= high;
      }),
    );
  });
});

describe("distribution", () => {
  it("sorts by number, not by text", () => {
    const counts: Counts = {};
    for (const value of [10, 9, 10, -1, 0.5]) count(counts, value);
    expect(distribution(counts)).toEqual({
      mean: 28.5 / 5,
      min: -1,
      max: 10,
      histogram: [
        { value: -1, count: 1 },
        { value: 0.5, count: 1 },
        { value: 9, count: 1 },
        { value: 10, count: 2 },
      ],
    });
  });

  it("is null for nothing", () => {
    expect(distribution({})).toBeNull();
  });

  it("adds counts up", () => {
    const into: Counts = { "1": 2 };
    addCounts(into, { "1": 3, "2": 1 });
    expect(into).toEqual({ "1": 5, "2": 1 });
  });
});
