import { LEAST_DIFFERING, pairedRates, studentQuantile } from "../../playtest/paired";
import { exactMcNemar } from "./binomial";
import { normalBeyond } from "./normal";
import { studentBeyond } from "./student";
import { meanOf, type Sums, varianceOf } from "./sums";

/** A mean of differences with its 95 % interval, and how likely chance alone brings one as large. */
export interface PairedEstimate {
  difference: number;
  /** Null where too few pairs differ to say. */
  low: number | null;
  high: number | null;
  chance: number | null;
  pairs: number;
  differing: number;
}

/**
 * With fewer differing pairs McNemar's test is calculated exactly; from this number on by the normal distribution.
 */
const EXACT_BELOW = 25;

/**
 * Pairs that count for the one alone and for the other alone: Tango's interval, and McNemar's test: exact for few that
 * differ, so that it asks for a little more than the interval does.
 */
export function estimateRates(onlyNew: number, onlyOld: number, pairs: number): PairedEstimate | null {
  const found = pairedRates(onlyNew, onlyOld, pairs);
  if (!found) return null;
  const differing = onlyNew + onlyOld;
  const chance =
    differing < EXACT_BELOW
      ? exactMcNemar(onlyNew, onlyOld)
      : normalBeyond((onlyNew - onlyOld) / Math.sqrt(differing));
  return { ...found, chance, pairs, differing };
}

/** Differences of any measure: Student's interval from their own spread. */
export function estimateMeans(sums: Sums): PairedEstimate | null {
  const { n, differing } = sums;
  if (n === 0) return null;
  const difference = meanOf(sums);
  const known = differing >= LEAST_DIFFERING && n > LEAST_DIFFERING;
  if (!known) return { difference, low: null, high: null, chance: null, pairs: n, differing };
  const error = Math.sqrt(varianceOf(sums) / n);
  const half = studentQuantile(n - 1) * error;
  const chance = studentBeyond(error === 0 ? Infinity : difference / error, n - 1);
  return { difference, low: difference - half, high: difference + half, chance, pairs: n, differing };
}

/** How much of their luck the two games of a pair share, from -1 to 1; null where one of them never varies. */
export function correlation({ a, b, products }: { a: Sums; b: Sums; products: number }): number | null {
  const spread = Math.sqrt(varianceOf(a) * varianceOf(b));
  if (a.n < 2 || spread === 0) return null;
  return (products - (a.sum * b.sum) / a.n) / (a.n - 1) / spread;
}
