import { type Box, boxOf, type MapDrawing, meets } from "../../lib/views/map";
import { drawingPaths, type GroundPaths } from "./ground-paths";
import type { Pen } from "./pen";

/** Land is paler inside the grid, so that the terrain of the rules shows through. Nobody plays outside it. */
const DRAWN = 0.62;
const OUTSIDE = 0.4;

/** The land around the hexes, for orientation. */
export const drawLandAround = (pen: Pen, drawing: MapDrawing): void => drawLand(pen, drawing, OUTSIDE);

/** Coasts and borders under the grid. Only a part over which the edge of the grid runs is clipped by it. */
export function drawCoasts(pen: Pen, { patches, outline, rim }: GroundPaths, drawing: MapDrawing): void {
  const { context, part } = pen;
  if (!patches.some(({ box }) => meets(box, part))) return;
  context.save();
  if (rim.some((corner) => meets(boxOf([corner]), part))) context.clip(outline);
  drawLand(pen, drawing, DRAWN);
  context.restore();
}

function drawLand({ context, palette, unit, part }: Pen, drawing: MapDrawing, strength: number): void {
  const { coasts, borders } = drawingPaths(drawing);
  const pathOf = (lines: readonly { box: Box; path: Path2D }[]): Path2D => {
    const all = new Path2D();
    for (const { box, path } of lines) if (meets(box, part)) all.addPath(path);
    return all;
  };
  const land = pathOf(coasts);
  context.save();
  context.lineJoin = "round";
  context.globalAlpha = strength;
  context.fillStyle = palette.land;
  context.fill(land, "evenodd");
  context.globalAlpha = strength * 1.4;
  context.strokeStyle = palette.coast;
  context.lineWidth = Math.max(0.6 / unit, 1 / 55);
  context.stroke(land);
  context.globalAlpha = strength * 0.65;
  context.setLineDash([1 / 8, 1 / 14]);
  context.stroke(pathOf(borders));
  context.restore();
}
