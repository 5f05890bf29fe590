import type { Evidence } from "./evidence";

/** The interval leaves the truth out one time in twenty, at most. */
const ERROR = 0.05;

/** What the games so far leave possible. */
export interface Possible {
  /** The first and the last cut that are not excluded, from 0 to the number of values; undefined when all are. */
  cuts?: { from: number; to: number };
  /** The share may cross the wanted one between two of the values. */
  within: boolean;
  /** Whether the share rises with the number; undefined while both are possible. */
  rises?: boolean;
  /** The share may be higher than the wanted one, or lower, at all values. */
  allHigher: boolean;
  allLower: boolean;
}

export function possibleBy({ rising, falling }: Evidence): Possible {
  const limit = Math.log(1 / ERROR);
  const values = rising.length - 1;
  const stands = (log: number): boolean => log < limit;
  const between = (logs: readonly number[]): number[] =>
    logs.flatMap((log, cut) => (cut > 0 && cut < values && stands(log) ? [cut] : []));
  const [up, down] = [between(rising), between(falling)];
  // A share that rises and crosses before the first value is higher everywhere, and so is one that falls behind the last.
  const allHigher = stands(rising[0]!) || stands(falling[values]!);
  const allLower = stands(rising[values]!) || stands(falling[0]!);
  const [mayRise, mayFall] = [up.length > 0 || down.length === 0, down.length > 0 || up.length === 0];
  const cuts = [
    ...up,
    ...down,
    ...((allHigher && mayRise) || (allLower && mayFall) ? [0] : []),
    ...((allHigher && mayFall) || (allLower && mayRise) ? [values] : []),
  ];
  return {
    ...(cuts.length > 0 && { cuts: { from: Math.min(...cuts), to: Math.max(...cuts) } }),
    within: up.length + down.length > 0,
    ...(mayRise !== mayFall && { rises: mayRise }),
    allHigher,
    allLower,
  };
}

/** The crossing may lie beyond the values that are tried, or be nowhere. */
export const mayBeBeyond = ({ allHigher, allLower }: Possible): boolean => allHigher || allLower;

/** How far the crossing may lie from one end to the other, in steps from value to value. */
export const widthOf = ({ cuts }: Possible): number => (cuts ? cuts.to - cuts.from + 1 : 0);
