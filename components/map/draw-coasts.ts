import type { MapDrawing, MapPlace } from "../../lib/views/map";
import type { Pen } from "./pen";
import { trace } from "./trace";

/** Land is paler inside the grid, so that the terrain of the rules shows through. Nobody plays outside it. */
const DRAWN = 0.62;
const OUTSIDE = 0.4;

/** The land around the hexes, for orientation. */
export const drawLandAround = (pen: Pen, drawing: MapDrawing): void => drawLand(pen, drawing, OUTSIDE);

/** Coasts and borders under the grid. */
export function drawCoasts(pen: Pen, hexes: readonly MapPlace[], drawing: MapDrawing): void {
  const { context } = pen;
  context.save();
  context.beginPath();
  for (const { corners } of hexes) trace(pen, corners);
  context.clip();
  drawLand(pen, drawing, DRAWN);
  context.restore();
}

function drawLand(pen: Pen, { coasts, borders }: MapDrawing, strength: number): void {
  const { context, palette, unit } = pen;
  context.save();
  context.lineJoin = "round";
  context.beginPath();
  for (const coast of coasts) line(pen, coast);
  context.globalAlpha = strength;
  context.fillStyle = palette.land;
  context.fill("evenodd");
  context.globalAlpha = strength * 1.4;
  context.strokeStyle = palette.coast;
  context.lineWidth = Math.max(0.6, unit / 55);
  context.stroke();
  context.beginPath();
  for (const border of borders) line(pen, border, false);
  context.globalAlpha = strength * 0.65;
  context.setLineDash([unit / 8, unit / 14]);
  context.stroke();
  context.restore();
}

function line({ context, at }: Pen, points: readonly number[], closed = true): void {
  for (let i = 0; i < points.length; i += 2) {
    const { x, y } = at({ x: points[i]!, y: points[i + 1]! });
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (closed) context.closePath();
}
