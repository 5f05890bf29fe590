/** How often each value came up. Keys are the numbers as text, so that a count is plain JSON. */
export type Counts = { [value: string]: number };

export interface Distribution {
  mean: number;
  min: number;
  max: number;
  /** Value and how often, in rising order of the value. */
  histogram: { value: number; count: number }[];
}

export interface Interval {
  rate: number;
  low: number;
  high: number;
}

export function count(counts: Counts, value: number): void {
  const key = String(value);
  counts[key] = (counts[key] ?? 0) + 1;
}

export function addCounts(into: Counts, from: Counts): void {
  for (const [value, times] of Object.entries(from)) into[value] = (into[value] ?? 0) + times;
}

/** Null when nothing was counted. Values are summed in rising order, so equal counts give equal means. */
export function distribution(counts: Counts): Distribution | null {
  const histogram = Object.entries(counts)
    .map(([value, times]) => ({ value: Number(value), count: times }))
    .sort((a, b) => a.value - b.value);
  const first = histogram[0];
  const last = histogram.at(-1);
  if (!first || !last) return null;
  let total = 0;
  let sum = 0;
  for (const { value, count: times } of histogram) {
    total += times;
    sum += value * times;
  }
  return { mean: sum / total, min: first.value, max: last.value, histogram };
}

/** The normal quantile of a two-sided 95 % interval. */
export const Z95 = 1.959963984540054;

/**
 * Wilson's interval for a rate, 95 % sure. It stays inside 0 and 1 and is honest for few games and for
 * rates near the ends, where the plain one is not.
 */
export function wilson(successes: number, trials: number, z = Z95): Interval | null {
  if (trials === 0) return null;
  const rate = successes / trials;
  const z2 = z * z;
  const centre = (rate + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (z / (1 + z2 / trials)) * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials * trials));
  // At the ends the exact bound is 0 or 1; subtraction would leave a speck.
  const low = successes === 0 ? 0 : Math.max(0, centre - half);
  const high = successes === trials ? 1 : Math.min(1, centre + half);
  return { rate, low, high };
}
