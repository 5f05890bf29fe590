import type { Point } from "../../lib/hex";
import { boxOf, type MapView, meets } from "../../lib/views/map";
import type { Pen } from "./pen";

/** What lies between hexes: connections, Entry Hexes of boxes, special hexsides, split hexes. */
export function drawLinks({ context, palette, at, unit, part }: Pen, view: MapView): void {
  const isShown = ({ from, to }: { from: Point; to: Point }): boolean => meets(boxOf([from, to]), part);
  const line = (from: { x: number; y: number }, to: { x: number; y: number }): void => {
    const a = at(from);
    const b = at(to);
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    context.stroke();
  };
  context.lineCap = "round";
  for (const { from, to, look } of view.ways.filter(isShown)) {
    if (look === "road") {
      context.strokeStyle = palette.coast;
      context.lineWidth = Math.max(4, unit * 0.17);
      line(from, to);
      context.strokeStyle = palette.land;
      context.lineWidth = Math.max(2.5, unit * 0.12);
      line(from, to);
    } else if (look === "rail") {
      context.strokeStyle = palette.ink;
      context.lineWidth = Math.max(1.25, unit * 0.035);
      line(from, to);
      // The sleepers of a railway: a broad line of short strokes.
      context.lineCap = "butt";
      context.lineWidth = Math.max(3, unit * 0.13);
      context.setLineDash([unit * 0.03, unit * 0.13]);
      line(from, to);
      context.setLineDash([]);
      context.lineCap = "round";
    } else if (look === "track") {
      context.strokeStyle = palette.ink;
      context.lineWidth = Math.max(1, unit * 0.03);
      context.setLineDash([unit * 0.09, unit * 0.09]);
      line(from, to);
      context.setLineDash([]);
    } else {
      context.strokeStyle = palette.coast;
      context.lineWidth = 1.25;
      context.setLineDash([2, 4]);
      line(from, to);
      context.setLineDash([]);
    }
  }
  for (const { from, to, look } of view.borders.filter(isShown)) {
    context.strokeStyle = look === "wall" || look === "broken" ? palette.ink : palette.coast;
    // On a map of many small hexes heavy lines would be all that is seen.
    const least = Math.min(2.5, Math.max(1, unit * 0.1));
    context.lineWidth = Math.max(least, unit * (look === "stream" ? 0.12 : 0.085));
    context.setLineDash(look === "broken" ? [unit * 0.02, Math.max(2 * least, unit * 0.15)] : []);
    line(from, to);
    if (look !== "stream") continue;
    context.strokeStyle = palette.sea;
    context.lineWidth = Math.max(1, unit * 0.06);
    line(from, to);
  }
  context.strokeStyle = palette.ink;
  context.lineWidth = Math.max(2, unit * 0.06);
  context.setLineDash([unit * 0.14, unit * 0.1]);
  for (const { from, to } of view.splits.filter(isShown)) line(from, to);
  context.setLineDash([]);
}
