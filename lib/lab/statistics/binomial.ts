import { gammaln } from "simple-statistics";

/**
 * McNemar's test without an approximation: how likely a fair coin falls at least as unevenly as `some` against `others`,
 * on either side (Q. McNemar, Psychometrika 12, 1947, in the binomial form of F. Mosteller, Biometrics 8, 1952).
 */
export function exactMcNemar(some: number, others: number): number {
  const n = some + others;
  const few = Math.min(some, others);
  return Math.min(1, 2 * atMost(few, n, 0.5));
}

/** How likely something of which one time's chance is `rate`, strictly between 0 and 1, comes `most` times at most in `n`. */
export function atMost(most: number, n: number, rate: number): number {
  let tail = 0;
  for (let k = 0; k <= Math.min(most, n); k++)
    tail += Math.exp(
      gammaln(n + 1) -
        gammaln(k + 1) -
        gammaln(n - k + 1) +
        k * Math.log(rate) +
        (n - k) * Math.log(1 - rate),
    );
  return Math.min(1, tail);
}
