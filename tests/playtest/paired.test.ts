import { describe, expect, it } from "vitest";
import { pairedMeans, pairedRates, studentQuantile } from "../../lib/playtest/paired";

/** How little is said against a difference: the score of Tango, with the rate found by trying all. */
function score(onlyA: number, onlyB: number, n: number, delta: number): number {
  let best = -Infinity;
  let rate = 0;
  for (let i = 0; i <= 20_000; i++) {
    const b = i / 20_000;
    const a = b + delta;
    const rest = 1 - a - b;
    if (a < 0 || a > 1 || rest < 0) continue;
    const log = (count: number, p: number): number => (count === 0 ? 0 : count * Math.log(p));
    const likelihood = log(onlyA, a) + log(onlyB, b) + log(n - onlyA - onlyB, rest);
    if (likelihood > best) [best, rate] = [likelihood, b];
  }
  return (onlyA - onlyB - n * delta) / Math.sqrt(n * (2 * rate + delta * (1 - delta)));
}

describe("the difference of two rates in pairs", () => {
  it.each([
    [12, 2, 50],
    [3, 9, 40],
    [1, 0, 30],
  ])("%i and %i of %i pairs: the bounds are where the score says 95 %%", (onlyA, onlyB, n) => {
    const { difference, low, high } = pairedRates(onlyA, onlyB, n)!;
    expect(difference).toBeCloseTo((onlyA - onlyB) / n);
    expect(score(onlyA, onlyB, n, low!)).toBeCloseTo(1.96, 1);
    expect(score(onlyA, onlyB, n, high!)).toBeCloseTo(-1.96, 1);
  });

  it("is not sure of anything because no pair differs", () => {
    const z2 = 1.959963984540054 ** 2;
    const { low, high } = pairedRates(0, 0, 20)!;
    expect(high).toBeCloseTo(z2 / (20 + z2));
    expect(low).toBeCloseTo(-z2 / (20 + z2));
    expect(pairedRates(0, 0, 0)).toBeNull();
  });

  it("stays between -1 and 1, and turns its sign with the pairs", () => {
    expect(pairedRates(5, 0, 5)).toMatchObject({ difference: 1, high: 1 });
    const [one, other] = [pairedRates(7, 2, 30)!, pairedRates(2, 7, 30)!];
    expect(one.low).toBeCloseTo(-other.high!);
    expect(one.high).toBeCloseTo(-other.low!);
  });
});

describe("the mean of differences", () => {
  it("has Student's interval", () => {
    // 1, 2, 3, 4, 5: mean 3, standard error 0.7071, quantile of four degrees 2.776.
    const { difference, low, high } = pairedMeans({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 })!;
    expect(difference).toBe(3);
    expect(low).toBeCloseTo(3 - 2.776 * Math.sqrt(0.5), 2);
    expect(high).toBeCloseTo(3 + 2.776 * Math.sqrt(0.5), 2);
  });

  it("has none where few pairs differ", () => {
    expect(pairedMeans({ 0: 96, 8: 4 })).toEqual({ difference: 0.32, low: null, high: null, differing: 4 });
    expect(pairedMeans({ 0: 95, 8: 5 })!.low).not.toBeNull();
    expect(pairedMeans({})).toBeNull();
  });

  it("takes its quantile from the tables", () => {
    for (const [freedom, quantile] of [
      [4, 2.776],
      [9, 2.262],
      [29, 2.045],
      [99, 1.984],
    ] as const)
      expect(studentQuantile(freedom)).toBeCloseTo(quantile, 2);
  });
});
