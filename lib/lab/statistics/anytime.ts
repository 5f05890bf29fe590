import { meanOf, skewnessOf, type Sums, varianceOf } from "./sums";

/**
 * An interval for a mean that holds at every moment at once, so that one may look after each game and stop when one
 * likes: the asymptotic confidence sequence with a normal mixture as its boundary of I. Waudby-Smith, D. Arbour,
 * R. Sinha, E. H. Kennedy and A. Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences",
 * Annals of Statistics 52 (2024), theorem 2.2. It is wider than the plain interval of the same games; that is the price
 * of looking.
 *
 * It holds from so many numbers on that their sum is all but normal. With few it fails where they are skewed: a mean
 * whose rare large numbers have not come yet looks surer than it is. Three things guard against that, and
 * tests/lab/statistics tries them on several skewed numbers: nobody looks before `LEAST_GAMES`, nor
 * before `LEAST_DIFFERING` have differed from zero, and the side to which the numbers are skewed is widened.
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
  /** How likely chance alone brings a mean as far from zero at any look. */
  chance: number;
}

/** Games before the first look: with fewer the interval does not hold as often as it says. */
export const LEAST_GAMES = 50;

/** Fewer numbers that are not zero say too little of how far the next ones would lie. */
export const LEAST_DIFFERING = 15;

/** Undefined where the numbers are too few, or too alike, to say how far they lie apart. */
export function anytime(sums: Sums, { error, tunedTo }: Sequence): Anytime | undefined {
  const { n, differing } = sums;
  const deviation = Math.sqrt(varianceOf(sums));
  if (n < 2 || differing < LEAST_DIFFERING || deviation === 0) return undefined;
  const mean = meanOf(sums);
  const rho = mixture(error, tunedTo);
  const skewness = skewnessOf(sums);
  const reach = (side: 1 | -1): number => {
    const plain = boundary(n, rho, error);
    return deviation * (plain + Math.max(0, side * widening(n, plain, skewness)));
  };
  const [low, high] = [mean - reach(-1), mean + reach(1)];
  return { mean, low, high, chance: chanceOf(sums, rho) };
}

/**
 * By how many standard deviations skewness shifts the far side: the term of N. J. Johnson's modified t (Journal of the
 * American Statistical Association 73, 1978), a quarter larger because the skewness of a sample falls short.
 */
const widening = (n: number, reach: number, skewness: number): number =>
  (1.25 * skewness * (2 * n * reach * reach + 1)) / (6 * n);

/** The least error at which the interval leaves out zero. */
function chanceOf(sums: Sums, rho: number): number {
  const { n } = sums;
  const mean = meanOf(sums);
  const deviations = Math.abs(mean) / Math.sqrt(varianceOf(sums));
  // The side towards zero is the one that counts.
  const skew = Math.max(0, -Math.sign(mean) * skewnessOf(sums));
  // reach + widening(reach) = deviations, solved for reach.
  const [a, c] = [(1.25 * skew) / 3, (1.25 * skew) / (6 * n) - deviations];
  const reach = (-2 * c) / (1 + Math.sqrt(Math.max(0, 1 - 4 * a * c)));
  return errorAt(n, rho, Math.max(0, reach));
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

/** The boundary turned round: the error by which it reaches so many standard deviations. */
function errorAt(n: number, rho: number, deviations: number): number {
  const grown = n * rho * rho + 1;
  return Math.min(1, Math.sqrt(grown) * Math.exp(-((deviations * n * rho) ** 2) / (2 * grown)));
}

/** How far the interval reaches to either side after `n` numbers of this standard deviation that are not skewed. */
export const reachAt = (n: number, deviation: number, { error, tunedTo }: Sequence): number =>
  deviation * boundary(n, mixture(error, tunedTo), error);
