import { LEAST_DIFFERING } from "../../playtest/paired";
import { meanOf, type Sums, varianceOf } from "./sums";

/**
 * An interval for a mean that holds at every moment at once, so that one may look after each game and stop when one
 * likes: the asymptotic confidence sequence with a normal mixture as its boundary of I. Waudby-Smith, D. Arbour,
 * R. Sinha, E. H. Kennedy and A. Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences",
 * Annals of Statistics 52 (2024), theorem 2.2. It is wider than the plain interval of the same games; that is the price
 * of looking.
 */
export interface Sequence {
  /** How often, at most, it leaves the truth out at any moment: 0.05. */
  error: number;
  /** After how many games it is narrowest for its price. It must be settled before the first look. */
  tunedTo: number;
}

export interface Anytime {
  mean: number;
  low: number;
  high: number;
}

/** Undefined where the numbers are too few, or too alike, to say how far they lie apart. */
export function anytime(sums: Sums, { error, tunedTo }: Sequence): Anytime | undefined {
  const { n, differing } = sums;
  if (n < 2 || differing < LEAST_DIFFERING) return undefined;
  const mean = meanOf(sums);
  const half = Math.sqrt(varianceOf(sums)) * boundary(n, mixture(error, tunedTo), error);
  return { mean, low: mean - half, high: mean + half };
}

/** The parameter of the mixture with which the interval is all but narrowest after `at` games (appendix B of the paper). */
function mixture(error: number, at: number): number {
  const evidence = -2 * Math.log(error);
  return Math.sqrt((evidence + Math.log(evidence + 1)) / at);
}

/** How many standard deviations of a single number the interval reaches to either side after `n`. */
export function boundary(n: number, rho: number, error: number): number {
  const grown = n * rho * rho + 1;
  return Math.sqrt(((2 * grown) / (n * n * rho * rho)) * Math.log(Math.sqrt(grown) / error));
}
