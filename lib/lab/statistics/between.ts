import { Z95 } from "../../playtest/statistics";
import { normalBeyond } from "./normal";

/** An estimate with its 95 % interval, which need not lie evenly about it. */
export interface Estimate {
  difference: number;
  low: number;
  high: number;
}

/**
 * How likely chance alone lets two estimates from different games lie so far apart. It needs no more than their
 * intervals: the variance is recovered from the limit of each that faces the other (MOVER: G. Y. Zou and A. Donner,
 * Statistics in Medicine 27, 2008; for proportions R. G. Newcombe's method 10, Statistics in Medicine 17, 1998).
 */
export function chanceBetween(one: Estimate, other: Estimate): number {
  const apart = one.difference - other.difference;
  if (apart === 0) return 1;
  const [facing, faced] =
    apart > 0
      ? [one.difference - one.low, other.high - other.difference]
      : [one.high - one.difference, other.difference - other.low];
  const reach = Math.hypot(facing, faced);
  return reach === 0 ? 0 : normalBeyond((apart * Z95) / reach);
}
