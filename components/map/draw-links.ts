import type { MapView } from "../../lib/views/map";
import type { Pen } from "./draw";

/** What lies between hexes: ways by land, Entry Hexes of boxes, hexsides that ships cannot cross, split hexes. */
export function drawLinks({ context, palette, at, unit }: Pen, view: MapView): void {
  const line = (from: { x: number; y: number }, to: { x: number; y: number }): void => {
    const a = at(from);
    const b = at(to);
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    context.stroke();
  };
  context.lineCap = "round";
  for (const { from, to, kind } of view.ways) {
    if (kind === "land") {
      context.strokeStyle = palette.coast;
      context.lineWidth = Math.max(4, unit * 0.17);
      line(from, to);
      context.strokeStyle = palette.land;
      context.lineWidth = Math.max(2.5, unit * 0.12);
      line(from, to);
    } else {
      context.strokeStyle = palette.coast;
      context.lineWidth = 1.25;
      context.setLineDash([2, 4]);
      line(from, to);
      context.setLineDash([]);
    }
  }
  context.strokeStyle = palette.ink;
  context.lineWidth = Math.max(2.5, unit * 0.085);
  for (const { from, to } of view.borders) line(from, to);
  context.lineWidth = Math.max(2, unit * 0.06);
  context.setLineDash([unit * 0.14, unit * 0.1]);
  for (const { from, to } of view.splits) line(from, to);
  context.setLineDash([]);
}
