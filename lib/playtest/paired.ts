import { type Counts, distribution, Z95 } from "./statistics";

/** A difference of two means or rates, with the bounds between which it lies, 95 % sure. */
export interface PairedDifference {
  difference: number;
  /** Null where the games are too few to say. */
  low: number | null;
  high: number | null;
}

/**
 * The difference of two rates in pairs: `onlyA` of the `pairs` count for the first alone, `onlyB` for the second
 * alone. The interval is Tango's score interval for paired proportions, 95 % sure: all differences that the pairs do
 * not speak against. It is honest for few pairs, and stays wide as it must be where no pair differs at all: then it is
 * plus or minus z²/(pairs + z²).
 */
export function pairedRates(onlyA: number, onlyB: number, pairs: number): PairedDifference | null {
  if (pairs === 0) return null;
  const difference = (onlyA - onlyB) / pairs;
  const against = (delta: number): number => tangoScore(onlyA, onlyB, pairs, delta);
  return {
    difference,
    low: onlyB === pairs ? -1 : crossing(-1, difference, (delta) => against(delta) > Z95),
    high: onlyA === pairs ? 1 : crossing(1, difference, (delta) => against(delta) < -Z95),
  };
}

/** How many standard errors lie between what was seen and a true difference `delta`. */
function tangoScore(onlyA: number, onlyB: number, n: number, delta: number): number {
  // The most likely rate of pairs that count for the second alone, given delta.
  const b = -onlyA - onlyB + (2 * n - onlyA + onlyB) * delta;
  const c = -onlyB * delta * (1 - delta);
  const rate = (Math.sqrt(Math.max(0, b * b - 8 * n * c)) - b) / (4 * n);
  const variance = n * (2 * rate + delta * (1 - delta));
  const distance = onlyA - onlyB - n * delta;
  if (variance <= 0) return distance === 0 ? 0 : Math.sign(distance) * Infinity;
  return distance / Math.sqrt(variance);
}

/** Where, on the way from `far` to `near`, what is spoken against ends. */
function crossing(far: number, near: number, isAgainst: (at: number) => boolean): number {
  let [out, kept] = [far, near];
  for (let i = 0; i < 60; i++) {
    const middle = (out + kept) / 2;
    if (isAgainst(middle)) out = middle;
    else kept = middle;
  }
  return kept;
}

/** Fewer pairs that differ than these say nothing of how much the mean differs. */
export const LEAST_DIFFERING = 5;

/** The same of means, with how many of the pairs differ. */
export interface PairedMean extends PairedDifference {
  differing: number;
}

/**
 * The mean of differences within pairs, counted by value. The interval is Student's, 95 % sure, from the spread of the
 * differences themselves, so that what both games of a pair have in common does not widen it. It is given only where
 * at least `LEAST_DIFFERING` pairs differ: from fewer nobody can know how far apart the next one would be.
 */
export function pairedMeans(differences: Counts): PairedMean | null {
  const found = distribution(differences);
  if (!found) return null;
  const { mean, histogram } = found;
  let pairs = 0;
  let squares = 0;
  let differing = 0;
  for (const { value, count } of histogram) {
    pairs += count;
    squares += count * (value - mean) ** 2;
    if (value !== 0) differing += count;
  }
  if (differing < LEAST_DIFFERING) return { difference: mean, low: null, high: null, differing };
  const half = studentQuantile(pairs - 1) * Math.sqrt(squares / (pairs - 1) / pairs);
  return { difference: mean, low: mean - half, high: mean + half, differing };
}

/**
 * The quantile of Student's distribution for a two-sided 95 % interval, by Cornish and Fisher's expansion: right to
 * three digits from four degrees of freedom on.
 */
export function studentQuantile(freedom: number): number {
  const z = Z95;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return terms.reduce((sum, term, i) => sum + term / freedom ** (i + 1), z);
}
