import { errorFunction } from "simple-statistics";

/** How likely a normal number is at most `z`. */
const normalBelow = (z: number): number => (1 + errorFunction(z / Math.SQRT2)) / 2;

/** How likely a normal number is as far from zero as `z`, on either side. */
export const normalBeyond = (z: number): number => Math.min(1, 2 * normalBelow(-Math.abs(z)));
