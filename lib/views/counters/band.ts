import type { Livery } from "../../games";
import { group, path, type Shape } from "./shapes";

/** Edge of a counter's drawing; all its lengths are in these units, at any size. */
export const EDGE = 44;

/** The band across the top of a counter; its pattern tells the nation to eyes that see no colours. */
export function bandShapes({ band, bandInk, pattern }: Livery, height: number): Shape {
  return group({ stroke: bandInk, strokeWidth: 0.9, opacity: 1 }, [
    { tag: "rect", attributes: { width: EDGE, height, fill: band, stroke: "none" } },
    group({ opacity: 0.75 }, patternShapes(pattern, bandInk, height)),
  ]);
}

function patternShapes(pattern: Livery["pattern"], ink: string, height: number): Shape[] {
  const every = (first: number, step: number): number[] =>
    Array.from({ length: Math.ceil((EDGE - first) / step) }, (_, i) => first + i * step);
  const filled = { fill: ink, stroke: "none" };
  switch (pattern) {
    case "plain":
      return [];
    case "stripes":
      return every(1, 5).map((x) => path(`M${x} ${height}l${height} -${height}`));
    case "dots":
      return every(3, 5).map((x) => ({
        tag: "circle",
        attributes: { cx: x, cy: height / 2, r: 1.1, ...filled },
      }));
    case "checks":
      return every(0, 6).map((x, i) => ({
        tag: "rect",
        attributes: { x, y: i % 2 ? height / 2 : 0, width: 6, height: height / 2, ...filled },
      }));
    case "double":
      return [path(`M0 ${height * 0.3}H${EDGE}M0 ${height * 0.72}H${EDGE}`)];
  }
}
