import { axialToOffset, offsetToAxial, roundAxial } from "./coordinates";
import type { OffsetHex, OffsetLayout } from "./coordinates";
import { axialStepsOf } from "./directions";
import { HexError } from "./errors";

/** Least number of hexes entered on the way from one hex to another over an open board. */
export function hexDistance(layout: OffsetLayout, from: OffsetHex, to: OffsetHex): number {
  const a = offsetToAxial(layout, from);
  const b = offsetToAxial(layout, to);
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/**
 * The hexes exactly `radius` away, clockwise from the one in the layout's first direction: 6 * radius of them,
 * or the centre alone for radius 0.
 */
export function hexRing(layout: OffsetLayout, centre: OffsetHex, radius: number): OffsetHex[] {
  checkRadius(radius);
  if (radius === 0) return [{ column: centre.column, row: centre.row }];
  const steps = axialStepsOf(layout);
  const middle = offsetToAxial(layout, centre);
  const hexes: OffsetHex[] = [];
  for (let side = 0; side < 6; side++) {
    const corner = steps[side]!;
    // From the corner in direction d the ring runs two hexsides further clockwise.
    const along = steps[(side + 2) % 6]!;
    for (let step = 0; step < radius; step++) {
      const q = middle.q + corner.q * radius + along.q * step;
      const r = middle.r + corner.r * radius + along.r * step;
      hexes.push(axialToOffset(layout, { q, r }));
    }
  }
  return hexes;
}

/** All hexes within `radius`, the centre first, then ring by ring: 1 + 3r(r + 1) of them. */
export function hexRange(layout: OffsetLayout, centre: OffsetHex, radius: number): OffsetHex[] {
  checkRadius(radius);
  const hexes: OffsetHex[] = [];
  for (let ring = 0; ring <= radius; ring++) hexes.push(...hexRing(layout, centre, ring));
  return hexes;
}

/** Far below the size of a hex, far above the rounding error of the coordinates a board can have. */
const nudge = 1e-6;

/**
 * A straight line of hexes, both ends included: one per step of distance. Where the line runs along a hexside
 * it keeps to one side, the same one whichever end comes first. Hexes that it only clips are not listed.
 */
export function hexLine(layout: OffsetLayout, from: OffsetHex, to: OffsetHex): OffsetHex[] {
  const length = hexDistance(layout, from, to);
  const a = offsetToAxial(layout, from);
  const b = offsetToAxial(layout, to);
  const hexes: OffsetHex[] = [];
  for (let step = 0; step <= length; step++) {
    const part = length === 0 ? 0 : step / length;
    const q = a.q + (b.q - a.q) * part + nudge;
    const r = a.r + (b.r - a.r) * part + nudge * 2;
    hexes.push(axialToOffset(layout, roundAxial(q, r)));
  }
  return hexes;
}

function checkRadius(radius: number): void {
  if (!Number.isInteger(radius) || radius < 0) {
    throw new HexError(`A radius is a whole number from 0 up, not ${radius}.`);
  }
}
