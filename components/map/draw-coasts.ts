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

/** The land around the hexes, for orientation; not drawn where hexes will cover all of it. */
export function drawLandAround(pen: Pen, ground: GroundPaths, land: Land): void {
  if (!isInside(pen, ground)) drawLand(pen, land, OUTSIDE);
}

const hasEdge = ({ part }: Pen, { rim }: GroundPaths): boolean => rim.some((corner) => holds(part, corner));

/** Whether hexes cover all of the part. */
function isInside(pen: Pen, ground: GroundPaths): boolean {
  if (hasEdge(pen, ground)) return false;
  // In pixels of the canvas, however it is scaled.
  const { x, y, width, height } = pen.part;
  const middle = pen.context.getTransform().transformPoint({ x: x + width / 2, y: y + height / 2 });
  return pen.context.isPointInPath(ground.outline, middle.x, middle.y);
}

/** Coasts and borders under the grid. Only a part over which the edge of the grid runs is clipped by it. */
export function drawCoasts(pen: Pen, ground: GroundPaths, land: Land): void {
  const { context } = pen;
  context.save();
  if (hasEdge(pen, ground)) context.clip(ground.outline);
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
