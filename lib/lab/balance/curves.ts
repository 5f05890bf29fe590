/**
 * How the share of wins may hang on a number: a logistic curve that meets the wanted share somewhere, within the range or
 * beyond it, more or less steeply, rising or falling.
 */
export interface Curve {
  /** Where it meets the wanted share, in steps from the first value: 3.5 lies between the fourth and the fifth. */
  at: number;
  /** How much the log odds of a win change from one value to the next; below 0 for a curve that falls. */
  slope: number;
}

/** Shares nearer to 0 or 1 than this would let a single upset decide. */
const EDGE = 0.02;

/** The share of wins that a curve expects at a value. */
export function shareAt({ at, slope }: Curve, value: number, wanted: number): number {
  const logOdds = Math.log(wanted / (1 - wanted)) + slope * (value - at);
  return Math.min(1 - EDGE, Math.max(EDGE, 1 / (1 + Math.exp(-logOdds))));
}

/** The sum of numbers that are given as logarithms, as a logarithm. */
export function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}
