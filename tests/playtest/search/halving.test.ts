import { describe, expect, it } from "vitest";
import { below, seedState } from "../../../lib/kernel";
import { bestOf } from "../../../lib/playtest/search/halving";

describe("sequential halving", () => {
  it("finds the best of several, and spends no more than its budget", () => {
    for (const budget of [24, 48, 100]) {
      let spent = 0;
      const best = bestOf(8, budget, 0, (candidate) => {
        spent++;
        return candidate === 5 ? 1 : 0;
      });
      expect([budget, best]).toEqual([budget, 5]);
      expect(spent).toBeLessThanOrEqual(budget);
    }
  });

  it("keeps the usual choice where it makes no difference, and stops asking", () => {
    let spent = 0;
    expect(bestOf(6, 600, 0, () => (spent++, 4))).toBe(0);
    expect(spent).toBeLessThan(300);
  });

  it("lets another take the place of the usual one only when luck does not explain it", () => {
    const noisy = (seed: number, gain: number) => {
      const words = seedState(seed);
      return (candidate: number): number => below(words, 101) / 10 + (candidate === 1 ? gain : 0);
    };
    const changes = (gain: number): number =>
      Array.from({ length: 40 }, (_, seed) => bestOf(2, 60, 2, noisy(seed, gain))).filter(
        (best) => best === 1,
      ).length;
    expect(changes(0)).toBeLessThan(6);
    expect(changes(5)).toBeGreaterThan(34);
  });

  it("tries all candidates with the same chance", () => {
    const tried = new Map<number, number[]>();
    bestOf(3, 30, 0, (candidate, chance) => {
      tried.set(candidate, [...(tried.get(candidate) ?? []), chance]);
      return candidate;
    });
    for (const chances of tried.values()) expect(chances).toEqual(chances.map((_, i) => i));
  });

  it("leaves some untried when the budget is smaller than their number, the usual one never", () => {
    const tried = new Set<number>();
    bestOf(8, 3, 0, (candidate) => (tried.add(candidate), candidate));
    expect(tried.has(0)).toBe(true);
    expect(tried.size).toBeLessThanOrEqual(3);
  });
});
