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
  /** By id of the side. */
  sides: Readonly<Record<string, string>>;
}

export interface Pen {
  context: CanvasRenderingContext2D;
  palette: MapColours;
  /** Pixels per unit of length of the model. */
  unit: number;
  zoom: number;
  at(point: Point): Point;
}
