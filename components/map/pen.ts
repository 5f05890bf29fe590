import type { Point } from "../../lib/hex";

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
  /** By side's id. */
  sides: Readonly<Record<string, string>>;
}

export interface Pen {
  context: CanvasRenderingContext2D;
  palette: MapColours;
  /** From lengths of the model to pixels. */
  unit: number;
  zoom: number;
  at(point: Point): Point;
}
