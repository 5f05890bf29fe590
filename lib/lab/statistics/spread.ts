import { type Counts, distribution } from "../../playtest/statistics";

/** What can be said of a list of numbers of which only is known how often each came. */
export interface Spread {
  n: number;
  mean: number;
  /** Of the sample: divided by n - 1; 0 for a single number. */
  deviation: number;
  least: number;
  most: number;
  median: number;
  /** Between these lies the middle half. */
  quartiles: [low: number, high: number];
  /** Between these lie eight of ten. */
  tenths: [low: number, high: number];
}

type Histogram = readonly { value: number; count: number }[];

/** Null when nothing was counted. Sums run in rising order, so that equal counts give equal figures. */
export function spreadOf(counts: Counts): Spread | null {
  const found = distribution(counts);
  if (!found) return null;
  const { mean, min, max, histogram } = found;
  let n = 0;
  let squares = 0;
  for (const { value, count } of histogram) {
    n += count;
    squares += count * (value - mean) ** 2;
  }
  const at = (p: number): number => quantile(histogram, n, p);
  return {
    n,
    mean,
    deviation: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    least: min,
    most: max,
    median: at(0.5),
    quartiles: [at(0.25), at(0.75)],
    tenths: [at(0.1), at(0.9)],
  };
}

/** A quantile as simple-statistics takes it (linear between neighbours), of numbers that are not written out. */
function quantile(histogram: Histogram, n: number, p: number): number {
  const place = (n - 1) * p;
  const before = Math.floor(place);
  const low = nth(histogram, before);
  return place === before ? low : low + (place - before) * (nth(histogram, before + 1) - low);
}

/** The number at a place, counted from 0, of all in rising order. */
function nth(histogram: Histogram, place: number): number {
  let passed = 0;
  for (const { value, count } of histogram) {
    passed += count;
    if (place < passed) return value;
  }
  return histogram.at(-1)!.value;
}
