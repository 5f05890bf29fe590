import type { Point } from "../../lib/hex";
import type { Box } from "../../lib/views/map";

/** Colours of the map, from the tokens of the page. */
export interface MapColours {
  sea: string;
  land: string;
  coast: string;
  line: string;
  ink: string;
  ink2: string;
  panel: string;
  ground: string;
  /** By id of the side. */
  sides: Readonly<Record<string, string>>;
}

export interface Pen {
  context: CanvasRenderingContext2D;
  palette: MapColours;
  /** Pixels per unit of length of the model. */
  unit: number;
  zoom: number;
  /** What is drawn, in lengths of the model, with a hex around it. */
  part: Box;
  at(point: Point): Point;
}

/** Draws in lengths of the model: widths and dashes are in them as well. */
export function inModel(pen: Pen, draw: () => void): void {
  const { context, unit, at } = pen;
  const origin = at({ x: 0, y: 0 });
  context.save();
  context.translate(origin.x, origin.y);
  context.scale(unit, unit);
  draw();
  context.restore();
}
