import { studentQuantile } from "../../playtest/paired";
import { reachAt, type Sequence } from "./anytime";

/** The most games that are worth playing. */
const MOST = 1e9;

/**
 * How many numbers of this standard deviation it takes until the 95 % interval of their mean is no wider than `width`,
 * from end to end: Student's interval, or with `sequence` the one that holds at every look. Null where no number that
 * anybody would play is enough.
 */
export function numbersForWidth(deviation: number, width: number, sequence?: Sequence): number | null {
  if (!(width > 0)) throw new RangeError(`A width is above 0; ${width} is not.`);
  const reach = (n: number): number =>
    sequence ? reachAt(n, deviation, sequence) : (studentQuantile(n - 1) * deviation) / Math.sqrt(n);
  let [less, enough] = [LEAST - 1, LEAST];
  while (2 * reach(enough) > width) {
    less = enough;
    enough *= 2;
    if (enough > MOST) return null;
  }
  while (enough - less > 1) {
    const middle = Math.floor((less + enough) / 2);
    if (2 * reach(middle) > width) less = middle;
    else enough = middle;
  }
  return enough;
}

/** Fewer say nothing of how far the next one would lie, and the quantile is not right to three digits there. */
const LEAST = 5;
