/** What is needed of differences to say how large they are on average. Exact for whole numbers, in any order. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
  /** How many are not nought. */
  differing: number;
}

export const noSums = (): Sums => ({ n: 0, sum: 0, squares: 0, differing: 0 });

export function addTo(sums: Sums, value: number): void {
  sums.n++;
  sums.sum += value;
  sums.squares += value * value;
  if (value !== 0) sums.differing++;
}

export const meanOf = ({ n, sum }: Sums): number => (n === 0 ? 0 : sum / n);

/** Of the sample, divided by n - 1. Rounding may not make it negative. */
export const varianceOf = ({ n, sum, squares }: Sums): number =>
  n < 2 ? 0 : Math.max(0, (squares - (sum * sum) / n) / (n - 1));
