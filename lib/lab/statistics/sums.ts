/** What is needed of differences to say how large they are on average. Exact for whole numbers, in any order. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
  cubes: number;
  /** How many are not zero. */
  differing: number;
}

export const noSums = (): Sums => ({ n: 0, sum: 0, squares: 0, cubes: 0, differing: 0 });

export function addTo(sums: Sums, value: number): void {
  sums.n++;
  sums.sum += value;
  sums.squares += value * value;
  sums.cubes += value ** 3;
  if (value !== 0) sums.differing++;
}

export const meanOf = ({ n, sum }: Sums): number => (n === 0 ? 0 : sum / n);

/** Of the sample, divided by n - 1. Rounding may not make it negative. */
export const varianceOf = ({ n, sum, squares }: Sums): number =>
  n < 2 ? 0 : Math.max(0, (squares - (sum * sum) / n) / (n - 1));

/** How far they lie to one side: the third central moment in standard deviations; 0 where they are all alike. */
export function skewnessOf(sums: Sums): number {
  const { n, squares, cubes } = sums;
  const variance = varianceOf(sums);
  if (variance === 0) return 0;
  const mean = meanOf(sums);
  return (cubes / n - (3 * mean * squares) / n + 2 * mean ** 3) / variance ** 1.5;
}
