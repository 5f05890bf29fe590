import { wilson, Z95 } from "../playtest/statistics";
import { percent } from "../words";
import type { Measure } from "./measures";
import type { Between } from "./between";

/** How sure one can be of what was found with dice: intervals that hold what is true 95 times in 100. */

/** Of a share of so many battles that were fought with dice (Wilson); undefined where none were. */
export function shareBetween(share: number, samples: number | undefined): Between | undefined {
  const known = samples === undefined ? null : wilson(Math.round(share * samples), samples);
  return known ? { low: known.low, high: known.high } : undefined;
}

/**
 * Of the mean of a number in so many battles, by its spread among them. Where nothing but 0 and one other number came up
 * it is that of a share, which is honest for what seldom comes up too. Never below 0, for nothing is lost less than not
 * at all.
 */
export function meanBetween({ mean, chances }: Measure, samples: number | undefined): Between | undefined {
  const listed = chances.reduce((sum, { probability }) => sum + probability, 0);
  const battles = Math.round((samples ?? 0) * listed);
  if (mean === undefined || battles === 0) return undefined;
  const values = chances.map(({ value }) => Number(value));
  const greatest = Math.max(...values);
  if (values.every((value) => value === 0 || value === greatest)) {
    const share = shareBetween(greatest === 0 ? 0 : mean / greatest, battles)!;
    return { low: share.low * greatest, high: share.high * greatest };
  }
  const squares = chances.reduce(
    (sum, { probability }, i) => sum + probability * (values[i]! - mean) ** 2,
    0,
  );
  const half = Z95 * Math.sqrt(squares / listed / battles);
  return { low: Math.max(0, mean - half), high: mean + half };
}

/** "41.2 % (39.8 to 42.6 %)"; an exact share without a bracket. */
export const shareWords = (share: number, between: Partial<Between>): string =>
  between.low === undefined ? percent(share) : `${percent(share)} (${betweenWords(between)})`;

/** "39.8 to 42.6 %"; empty for what is known exactly. */
export const betweenWords = ({ low, high }: Partial<Between>): string =>
  low === undefined || high === undefined ? "" : `${(low * 100).toFixed(1)} to ${percent(high)}`;

/** A mean under this has a decimal more, so that what seldom comes up does not look like nothing. */
const SMALL = 0.1;

/** "0.58 (0.54 to 0.62)"; an exact mean without a bracket. */
export function meanWords(mean: number, between: Between | undefined): string {
  if (!between) return mean.toFixed(2);
  const decimals = mean < SMALL ? 3 : 2;
  const [at, low, high] = [mean, between.low, between.high].map((value) => value.toFixed(decimals));
  return `${at} (${low} to ${high})`;
}
