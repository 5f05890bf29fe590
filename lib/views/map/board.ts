import type { Point } from "../../hex";
import { farCorner } from "./boxes";
import type { MapPlace, MapView, Stack } from "./types";

/** Pixels from the centre of a hex to a corner at zoom 1, where a counter is 44 pixels wide. */
export const UNIT = 52;

/** From a point of the model to pixels of the board. */
export const onBoard = (view: Pick<MapView, "bounds">, zoom: number, { x, y }: Point): Point => ({
  x: (x - view.bounds.x) * UNIT * zoom,
  y: (y - view.bounds.y) * UNIT * zoom,
});

/** Where the counters of one side are at a place: the middle of their top one, and its edge. */
export interface StackSpot {
  stack: Stack;
  x: number;
  y: number;
  size: number;
}

/** The stacks of a place, in pixels of the board: side by side where both sides stand, on the floor of a box. */
export function stackSpots(view: Pick<MapView, "bounds">, zoom: number, place: MapPlace): StackSpot[] {
  const { x, y } = onBoard(view, zoom, place.centre);
  const isShared = place.stacks.length > 1;
  const size = counterSize(zoom) * (isShared ? 0.8 : 1);
  const floor = place.frame && onBoard(view, zoom, farCorner(place.frame)).y;
  return place.stacks.map((stack, i) => ({
    stack,
    x: x + (isShared ? (i - 0.5) * size * 1.04 : 0),
    y: floor === undefined ? y : floor - size / 2 - 3,
    size,
  }));
}

/** Edge of a counter: 44 at zoom 1, and never more than fits over the name of its hex. */
const counterSize = (zoom: number): number => Math.max(44 * zoom, Math.min(44, 0.95 * UNIT * zoom));
