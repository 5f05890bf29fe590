import type { Point } from "../../hex";
import type { Box } from "./types";

/** The smallest box around points. */
export function boxOf(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The corner on the right, below: a box itself is a point at its left, above. */
export const farCorner = ({ x, y, width, height }: Box): Point => ({ x: x + width, y: y + height });

/** Whether a point lies in a box. */
export const holds = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Whether two boxes have something in common. */
export const meets = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
