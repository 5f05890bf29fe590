import { offsetToAxial, orientationOf } from "./coordinates";
import type { OffsetHex, OffsetLayout } from "./coordinates";

/** A point of the drawing plane: x to the right, y down, in the unit of the hex size. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const root3 = Math.sqrt(3);
const half3 = root3 / 2;

const pointyTopCorners: readonly Point[] = [
  { x: 0, y: -1 },
  { x: half3, y: -0.5 },
  { x: half3, y: 0.5 },
  { x: 0, y: 1 },
  { x: -half3, y: 0.5 },
  { x: -half3, y: -0.5 },
];
const flatTopCorners: readonly Point[] = [
  { x: -0.5, y: -half3 },
  { x: 0.5, y: -half3 },
  { x: 1, y: 0 },
  { x: 0.5, y: half3 },
  { x: -0.5, y: half3 },
  { x: -1, y: 0 },
];

/** Centre of a hex. `size` is the distance from a centre to a corner; hex (0, 0) has its centre at (0, 0). */
export function hexCentre(layout: OffsetLayout, hex: OffsetHex, size: number): Point {
  const { q, r } = offsetToAxial(layout, hex);
  return orientationOf(layout) === "pointy-top"
    ? { x: size * root3 * (q + r / 2), y: size * 1.5 * r }
    : { x: size * 1.5 * q, y: size * root3 * (r + q / 2) };
}

/**
 * The six corners of a hex of size 1 whose centre is at (0, 0), clockwise: the hexside in direction i of `directionsOf` joins
 * corners i and (i + 1) % 6.
 */
export const hexagonOf = (layout: OffsetLayout): readonly Point[] =>
  orientationOf(layout) === "pointy-top" ? pointyTopCorners : flatTopCorners;

/** The same of any hex. */
export function hexCorners(layout: OffsetLayout, hex: OffsetHex, size: number): Point[] {
  const centre = hexCentre(layout, hex, size);
  return hexagonOf(layout).map(({ x, y }) => ({ x: centre.x + x * size, y: centre.y + y * size }));
}
