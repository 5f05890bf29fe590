import { describe, expect, it } from "vitest";
import { type Measure, meanWords, shareBetween, shareWords } from "../../lib/odds";
import { meanBetween } from "../../lib/odds/intervals";

const measure = (mean: number, chances: Record<number, number>): Measure => ({
  path: ["sunk"],
  mean,
  chances: Object.entries(chances).map(([value, probability]) => ({ value: Number(value), probability })),
});

describe("the interval of a mean that was sampled", () => {
  it("is that of its spread: 1.96 standard errors to either side", () => {
    // Variance 0.25 + 0.5 = 0.5; its root over that of 200 battles is 0.05.
    const { low, high } = meanBetween(measure(1, { 0: 0.25, 1: 0.5, 2: 0.25 }), 200)!;
    expect(low).toBeCloseTo(1 - 1.96 * 0.05, 4);
    expect(high).toBeCloseTo(1 + 1.96 * 0.05, 4);
  });

  it("is that of a share where one number alone comes up beside 0", () => {
    const share = shareBetween(0.1, 300)!;
    expect(meanBetween(measure(0.1, { 0: 0.9, 1: 0.1 }), 300)).toEqual(share);
    const three = meanBetween(measure(0.3, { 0: 0.9, 3: 0.1 }), 300)!;
    expect(three.low).toBeCloseTo(3 * share.low, 12);
    expect(three.high).toBeCloseTo(3 * share.high, 12);
  });

  it("is not without width where the same number came up each time, nor below 0", () => {
    expect(meanBetween(measure(2, { 2: 1 }), 50)!.low).toBeLessThan(1.9);
    expect(meanBetween(measure(0.03, { 0: 0.98, 1: 0.01, 2: 0.01 }), 100)!.low).toBe(0);
  });

  it("rests on the battles that ended alone", () => {
    const half = meanBetween(measure(0.5, { 0: 0.25, 1: 0.25 }), 400);
    expect(half).toEqual(meanBetween(measure(0.5, { 0: 0.5, 1: 0.5 }), 200));
  });

  it("is not there where nothing was sampled", () => {
    expect(meanBetween(measure(0.5, { 0: 0.5, 1: 0.5 }), undefined)).toBeUndefined();
    expect(shareBetween(0.5, undefined)).toBeUndefined();
  });
});

describe("a sampled figure in words", () => {
  it("has its interval behind it, and an exact one none", () => {
    expect(shareWords(0.412, { low: 0.398, high: 0.426 })).toBe("41.2 % (39.8 to 42.6 %)");
    expect(shareWords(0.412, {})).toBe("41.2 %");
    expect(meanWords(0.58, { low: 0.541, high: 0.62 })).toBe("0.58 (0.54 to 0.62)");
    expect(meanWords(0.0012, { low: 0.0004, high: 0.0031 })).toBe("0.001 (0.000 to 0.003)");
    expect(meanWords(0.58, undefined)).toBe("0.58");
  });
});
