import type { Point } from "../../hex";

/** A line of a hatching, from left to right. */
type Line = (fromX: number, fromY: number, toX: number, toY: number) => void;

/**
 * Slanting lines inside a convex shape, `step` apart along an axis, one call of `line` for each. They are drawn as lines,
 * because what browsers make of a pattern is a picture, which is large in a PDF and coarse on paper.
 */
export function hatch(corners: readonly Point[], step: number, line: Line): void {
  let least = Infinity;
  let most = -Infinity;
  for (const { x, y } of corners) {
    least = Math.min(least, x + y);
    most = Math.max(most, x + y);
  }
  for (let sum = Math.ceil(least / step) * step; sum < most; sum += step) {
    // Where the line x + y = sum goes in and out of the shape.
    let left = Infinity;
    let right = -Infinity;
    let a = corners.at(-1)!;
    for (const b of corners) {
      const from = a.x + a.y - sum;
      const to = b.x + b.y - sum;
      if (from < 0 !== to < 0) {
        const x = a.x + ((b.x - a.x) * from) / (from - to);
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
      a = b;
    }
    if (left < right) line(left, sum - left, right, sum - right);
  }
}

/** The lines as one path. */
export function hatching(corners: readonly Point[], step: number): string {
  let path = "";
  hatch(corners, step, (fromX, fromY, toX, toY) => {
    path += `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`;
  });
  return path;
}
