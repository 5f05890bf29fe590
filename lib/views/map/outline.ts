import type { Point } from "../../hex";

/**
 * The edge of a surface that is tiled with polygons, all traced the same way round: its loops, outer ones and those of holes.
 * An edge that two polygons share lies inside; they pass it in opposite directions.
 */
export function outlineOf(polygons: readonly (readonly Point[])[]): Point[][] {
  const { traced, points } = numbered(polygons);
  const edges = traced.flatMap((corners) =>
    corners.map((from, i) => [from, corners[(i + 1) % corners.length]!] as const),
  );
  const keyOf = (from: number, to: number): number => from * points.length + to;
  const passed = new Set(edges.map(([from, to]) => keyOf(from, to)));
  const onwards = new Map<number, number[]>();
  for (const [from, to] of edges) {
    if (passed.has(keyOf(to, from))) continue;
    const out = onwards.get(from);
    if (out) out.push(to);
    else onwards.set(from, [to]);
  }
  const loops: Point[][] = [];
  for (const [start, out] of onwards)
    while (out.length > 0) {
      const loop: Point[] = [];
      for (let at = onwards.get(start)?.pop(); at !== undefined; at = onwards.get(at)?.pop())
        loop.push(points[at]!);
      loops.push(loop);
    }
  return loops;
}

/** Corners by number: those of neighbours that differ by a rounding error only are one. */
function numbered(polygons: readonly (readonly Point[])[]): { traced: number[][]; points: Point[] } {
  const points: Point[] = [];
  const known = new Map<number, number>();
  const traced = polygons.map((corners) =>
    corners.map((point) => {
      const key = Math.round(point.x * 100) * 1e7 + Math.round(point.y * 100);
      let number = known.get(key);
      if (number === undefined) {
        known.set(key, (number = points.length));
        points.push(point);
      }
      return number;
    }),
  );
  return { traced, points };
}
