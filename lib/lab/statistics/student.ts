import { gammaln } from "simple-statistics";

/** How likely a number of Student's distribution is as far from zero as `t`, on either side. */
export function studentBeyond(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return 0;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** The regularised incomplete beta function, by its continued fraction (Lentz's way of working it out). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(gammaln(a + b) - gammaln(a) - gammaln(b) + a * Math.log(x) + b * Math.log(1 - x));
  // The fraction comes to its end quickly on this side of the mean; the other side follows by symmetry.
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction(x, a, b)) / a
    : 1 - (front * fraction(1 - x, b, a)) / b;
}

const TINY = 1e-300;
const atLeast = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / atLeast(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= 1000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const term of [even, odd]) {
      d = 1 / atLeast(1 + term * d);
      c = atLeast(1 + term / c);
      value *= d * c;
    }
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return value;
}
