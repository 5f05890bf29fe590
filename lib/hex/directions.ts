import { axialToOffset, offsetToAxial, orientationOf } from "./coordinates";
import type { AxialHex, OffsetHex, OffsetLayout } from "./coordinates";
import { HexError } from "./errors";

/** Directions of flat-top hexes, clockwise from north. */
export const flatTopDirections = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type FlatTopDirection = (typeof flatTopDirections)[number];

/** Directions of pointy-top hexes, clockwise from north-east. */
export const pointyTopDirections = ["NE", "E", "SE", "SW", "W", "NW"] as const;
export type PointyTopDirection = (typeof pointyTopDirections)[number];

export type Direction = FlatTopDirection | PointyTopDirection;

const flatTopSteps: readonly AxialHex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

const pointyTopSteps: readonly AxialHex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** The six directions of a layout in the order in which everything here lists neighbours. */
export function directionsOf(layout: OffsetLayout): readonly Direction[] {
  return orientationOf(layout) === "flat-top" ? flatTopDirections : pointyTopDirections;
}

/** The axial step of each direction, in the order of `directionsOf`. */
export function axialStepsOf(layout: OffsetLayout): readonly AxialHex[] {
  return orientationOf(layout) === "flat-top" ? flatTopSteps : pointyTopSteps;
}

/** Place of a direction in `directionsOf`, 0 to 5. Throws HexError for one that the layout lacks. */
export function directionIndex(layout: OffsetLayout, direction: Direction): number {
  const index = directionsOf(layout).indexOf(direction);
  if (index < 0) {
    throw new HexError(
      `Layout ${layout} has no direction ${direction}; it has ${directionsOf(layout).join(", ")}.`,
    );
  }
  return index;
}

/** The six neighbours in the order of `directionsOf`. */
export function hexNeighbours(layout: OffsetLayout, hex: OffsetHex): OffsetHex[] {
  const from = offsetToAxial(layout, hex);
  return axialStepsOf(layout).map((step) =>
    axialToOffset(layout, { q: from.q + step.q, r: from.r + step.r }),
  );
}

/** The direction from a hex to a neighbour of it; undefined when the two do not touch. */
export function directionBetween(
  layout: OffsetLayout,
  from: OffsetHex,
  to: OffsetHex,
): Direction | undefined {
  const a = offsetToAxial(layout, from);
  const b = offsetToAxial(layout, to);
  const index = axialStepsOf(layout).findIndex((step) => step.q === b.q - a.q && step.r === b.r - a.r);
  return index < 0 ? undefined : directionsOf(layout)[index];
}
