import type { Point } from "../../lib/hex";

/** Colours of the map, from the tokens of the page. */
export interface Palette {
  sea: string;
  land: string;
  coast: string;
  line: string;
  ink: string;
  ink2: string;
  panel: string;
  ground: string;
  /** By side's id. */
  sides: Readonly<Record<string, string>>;
}

export interface Pen {
  context: CanvasRenderingContext2D;
  palette: Palette;
  /** From lengths of the model to pixels. */
  unit: number;
  zoom: number;
  at(point: Point): Point;
}
