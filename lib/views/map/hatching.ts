import type { Point } from "../../hex";

/**
 * Slanting lines inside a shape, `step` apart along an axis. They are drawn as lines, because what browsers make of a
 * pattern is a picture, which is large in a PDF and coarse on paper.
 */
export function hatchLines(corners: readonly Point[], step: number): [Point, Point][] {
  const sums = corners.map(({ x, y }) => x + y);
  const lines: [Point, Point][] = [];
  for (let sum = Math.ceil(Math.min(...sums) / step) * step; sum < Math.max(...sums); sum += step) {
    // Where the line x + y = sum goes in and out of the shape.
    const cuts = corners.flatMap((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      const [from, to] = [a.x + a.y - sum, b.x + b.y - sum];
      if (from < 0 === to < 0) return [];
      return [a.x + ((b.x - a.x) * from) / (from - to)];
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [left, right] = [cuts[i]!, cuts[i + 1]!];
      lines.push([
        { x: left, y: sum - left },
        { x: right, y: sum - right },
      ]);
    }
  }
  return lines;
}

/** The lines as one path. */
export const hatching = (corners: readonly Point[], step: number): string =>
  hatchLines(corners, step)
    .map(([from, to]) => `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`)
    .join("");
