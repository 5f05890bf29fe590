/** Sides in a bit mask: bit n = side n. */

export const several = (mask: number): boolean => (mask & (mask - 1)) !== 0;

/** The side of a mask with one bit. */
export const onlySide = (mask: number): number => 31 - Math.clz32(mask);
