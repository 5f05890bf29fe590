import { type Box, holds, type MapDrawing, meets } from "../../lib/views/map";
import { drawingPaths, type GroundPaths } from "./ground-paths";
import type { Pen } from "./pen";

/** Land is paler inside the grid, so that the terrain of the rules shows through. Nobody plays outside it. */
const DRAWN = 0.62;
const OUTSIDE = 0.4;

/** What of a drawing lies in the part that is drawn. */
interface Land {
  coasts: Path2D;
  borders: Path2D;
}

export function landIn({ part }: Pen, drawing: MapDrawing): Land {
  const { coasts, borders } = drawingPaths(drawing);
  const pathOf = (lines: readonly { box: Box; path: Path2D }[]): Path2D => {
    const all = new Path2D();
    for (const { box, path } of lines) if (meets(box, part)) all.addPath(path);
    return all;
  };
  return { coasts: pathOf(coasts), borders: pathOf(borders) };
}

/** The land around the hexes, for orientation. */
export const drawLandAround = (pen: Pen, land: Land): void => drawLand(pen, land, OUTSIDE);

/** Coasts and borders under the grid. Only a part over which the edge of the grid runs is clipped by it. */
export function drawCoasts(pen: Pen, { outline, rim }: GroundPaths, land: Land): void {
  const { context, part } = pen;
  context.save();
  if (rim.some((corner) => holds(part, corner))) context.clip(outline);
  drawLand(pen, land, DRAWN);
  context.restore();
}

function drawLand({ context, palette, unit }: Pen, { coasts, borders }: Land, strength: number): void {
  context.save();
  context.lineJoin = "round";
  context.globalAlpha = strength;
  context.fillStyle = palette.land;
  context.fill(coasts, "evenodd");
  context.globalAlpha = strength * 1.4;
  context.strokeStyle = palette.coast;
  context.lineWidth = Math.max(0.6 / unit, 1 / 55);
  context.stroke(coasts);
  context.globalAlpha = strength * 0.65;
  context.setLineDash([1 / 8, 1 / 14]);
  context.stroke(borders);
  context.restore();
}
