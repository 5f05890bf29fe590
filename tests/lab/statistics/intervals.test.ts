import {
  quantileSorted,
  sampleCorrelation,
  sampleSkewness,
  sampleStandardDeviation,
} from "simple-statistics";
import { describe, expect, it } from "vitest";
import {
  addTo,
  chanceBetween,
  correlation,
  estimateMeans,
  estimateRates,
  holm,
  noSums,
  numbersForWidth,
  spreadOf,
  type Sums,
} from "../../../lib/lab/statistics";
import { boundary } from "../../../lib/lab/statistics/anytime";
import { exactMcNemar } from "../../../lib/lab/statistics/binomial";
import { normalBeyond } from "../../../lib/lab/statistics/normal";
import { skewnessOf } from "../../../lib/lab/statistics/sums";
import { studentBeyond } from "../../../lib/lab/statistics/student";
import { count, type Counts, wilson, Z95 } from "../../../lib/playtest/statistics";

const sumsOf = (values: readonly number[]): Sums => {
  const sums = noSums();
  for (const value of values) addTo(sums, value);
  return sums;
};

const countsOf = (values: readonly number[]): Counts => {
  const counts: Counts = {};
  for (const value of values) count(counts, value);
  return counts;
};

describe("distributions", () => {
  it("the normal one is that of the tables", () => {
    expect(normalBeyond(1.959964)).toBeCloseTo(0.05, 6);
    expect(normalBeyond(-3.290527)).toBeCloseTo(0.001, 6);
  });

  // Table III of R. A. Fisher and F. Yates, Statistical Tables: t at the 5 % and the 1 % point, both tails.
  it.each([
    [1, 12.706, 63.657],
    [2, 4.303, 9.925],
    [5, 2.571, 4.032],
    [10, 2.228, 3.169],
    [30, 2.042, 2.75],
    [120, 1.98, 2.617],
  ])("Student's of %i degrees is that of the tables", (freedom, five, one) => {
    expect(studentBeyond(five, freedom)).toBeCloseTo(0.05, 3);
    expect(studentBeyond(-one, freedom)).toBeCloseTo(0.01, 4);
    expect(studentBeyond(0, freedom)).toBe(1);
  });

  it("Student's of one degree is Cauchy's, in closed form", () => {
    for (const t of [0.3, 1, 4, 50])
      expect(studentBeyond(t, 1)).toBeCloseTo(1 - (2 * Math.atan(t)) / Math.PI, 10);
  });
});

describe("intervals", () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3 (Wilson's score).
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("of a rate, %i of %i, is the published one of Wilson", (wins, games, low, high) => {
    const found = wilson(wins, games)!;
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  // T. Tango, Statistics in Medicine 17 (1998) 891-908, example of the two soft contact lenses (44 pairs: 43 agree,
  // one for the one lens alone).
  it("of paired rates is the published one of Tango", () => {
    const { low, high } = estimateRates(0, 1, 44)!;
    expect(low).toBeCloseTo(-0.118, 3);
    expect(high).toBeCloseTo(0.059, 2);
  });

  // Student, Biometrika 6 (1908) 1-25: hours of sleep gained with two drugs by ten patients. Paired t of the
  // differences: 4.06, nine degrees of freedom, p = 0.0028, 95 % interval 0.70 to 2.46.
  it("of paired means is that of Student's own example", () => {
    const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
    const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const found = estimateMeans(sumsOf(second.map((value, i) => value - first[i]!)))!;
    expect(found.difference).toBeCloseTo(1.58, 2);
    expect(found.low).toBeCloseTo(0.7, 2);
    expect(found.high).toBeCloseTo(2.46, 2);
    expect(found.chance).toBeCloseTo(0.00283, 4);
  });

  // The binomial tail by hand: 2 (1 + 8) / 2^8, 2 / 2^5, and never more than 1.
  it.each([
    [1, 7, 18 / 256],
    [7, 1, 18 / 256],
    [5, 0, 2 / 32],
    [3, 3, 1],
    [0, 0, 1],
  ])("McNemar's test of few pairs is exact: %i against %i", (some, others, chance) => {
    expect(exactMcNemar(some, others)).toBeCloseTo(chance, 10);
    expect(estimateRates(some, others, 40)!.chance).toBeCloseTo(chance, 10);
  });

  it("McNemar's test goes by the normal curve once many pairs differ, and hardly jumps there", () => {
    const { chance } = estimateRates(18, 7, 100)!;
    expect(chance).toBeCloseTo(normalBeyond(11 / 5), 10);
    expect(Math.abs(chance! - exactMcNemar(18, 7))).toBeLessThan(0.02);
  });

  // R. G. Newcombe, Statistics in Medicine 17 (1998) 873-890, table II, method 10: 56 of 70 against 48 of 80 differ by
  // 0.0524 to 0.3339.
  it("two estimates are as far apart as the published interval of their difference says", () => {
    const estimate = (wins: number, games: number) => ({ difference: wins / games, ...wilson(wins, games)! });
    const [one, other] = [estimate(56, 70), estimate(48, 80)];
    expect(chanceBetween(one, other)).toBeCloseTo(normalBeyond((0.2 * Z95) / (0.2 - 0.0524)), 3);
    const turned = chanceBetween(other, one);
    expect(turned).toBeCloseTo(normalBeyond((0.2 * Z95) / (0.3339 - 0.2)), 1);
    expect(chanceBetween(one, one)).toBe(1);
  });

  it("says nothing where too few pairs differ", () => {
    const few = [...new Array<number>(96).fill(0), 1, 1, 2, 3];
    expect(estimateMeans(sumsOf(few))).toMatchObject({ low: null, high: null, chance: null, differing: 4 });
    expect(estimateMeans(noSums())).toBeNull();
    expect(estimateRates(0, 0, 0)).toBeNull();
  });

  it("and the chance beside it agree: the one leaves out zero where the other is below one in twenty", () => {
    for (let more = 0; more <= 40; more++) {
      const { low, chance } = estimateRates(20 + more, 20, 300)!;
      expect(low! > 0).toBe(chance! < 0.05);
    }
  });
});

describe("several questions", () => {
  it("are corrected as Holm has it", () => {
    // Worked example of the method: 0.01, 0.04, 0.03, 0.005 become 0.03, 0.06, 0.06, 0.02.
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => Math.round(p * 1000) / 1000)).toEqual([
      0.03, 0.06, 0.06, 0.02,
    ]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});

describe("spreads", () => {
  const lists = [[3], [1, 2], [5, 5, 5, 1], [0, 1, 1, 2, 3, 5, 8, 13, 21, 34], [-2.5, 7, 7, 7, 0.25]];

  it.each(lists)("are those of the library", (...values) => {
    const sorted = values.toSorted((a, b) => a - b);
    const found = spreadOf(countsOf(values))!;
    const mine = [found.tenths[0], found.quartiles[0], found.median, found.quartiles[1], found.tenths[1]];
    [0.1, 0.25, 0.5, 0.75, 0.9].forEach((p, i) => expect(mine[i]).toBeCloseTo(quantileSorted(sorted, p), 10));
    expect(found.deviation).toBeCloseTo(values.length > 1 ? sampleStandardDeviation(values) : 0, 10);
  });

  it("of nothing are nothing", () => expect(spreadOf({})).toBeNull());

  it("within pairs share what the library says they share", () => {
    const [a, b] = [
      [1, 4, 2, 8, 5],
      [2, 3, 3, 9, 4],
    ];
    const products = a.reduce((sum, value, i) => sum + value * b[i]!, 0);
    expect(correlation({ a: sumsOf(a), b: sumsOf(b), products })).toBeCloseTo(sampleCorrelation(a, b), 10);
    expect(correlation({ a: sumsOf([1, 1]), b: sumsOf([1, 2]), products: 3 })).toBeNull();
  });
});

describe("the games that a width needs", () => {
  it("are those of Student's interval: 99 for a width of 4 where the deviation is 10", () => {
    // t of 98 degrees is 1.98447: 2 t 10 / sqrt(99) = 3.989; of 97 degrees 1.98472: 2 t 10 / sqrt(98) = 4.010.
    expect(numbersForWidth(10, 4)).toBe(99);
  });

  it("are more where the interval shall hold at every look, and none where nobody could play them", () => {
    const sequence = { error: 0.05, tunedTo: 200 };
    const needed = numbersForWidth(10, 4, sequence)!;
    expect(needed).toBeGreaterThan(99);
    const evidence = -2 * Math.log(0.05);
    const rho = Math.sqrt((evidence + Math.log(evidence + 1)) / 200);
    expect(20 * boundary(needed, rho, 0.05)).toBeLessThanOrEqual(4);
    expect(20 * boundary(needed - 1, rho, 0.05)).toBeGreaterThan(4);
    expect(numbersForWidth(10, 1e-6)).toBeNull();
  });
});

it("skewness is that of the library, but for its correction for small samples", () => {
  const values = [0, 0, 1, 0, 7, 2, 0, 0, 3, 0];
  const n = values.length;
  const corrected = sampleSkewness(values) * ((n - 2) / Math.sqrt(n * (n - 1)));
  // The library divides by the deviation of the whole, the lab by that of the sample.
  expect(skewnessOf(sumsOf(values))).toBeCloseTo(corrected * ((n - 1) / n) ** 1.5, 10);
  expect(skewnessOf(sumsOf([2, 2, 2]))).toBe(0);
});
