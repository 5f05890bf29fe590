import type { Point } from "../../lib/hex";
import type { MapPlace, MapView, Stack } from "../../lib/views/map";
import { type Camera, UNIT } from "./use-camera";

/** From a point of the model to pixels of the board. */
export const onBoard = (view: Pick<MapView, "bounds">, zoom: number, { x, y }: Point): Point => ({
  x: (x - view.bounds.x) * UNIT * zoom,
  y: (y - view.bounds.y) * UNIT * zoom,
});

/** From a point of the window to the model. */
export const inModel = (view: MapView, { zoom, x, y }: Camera, point: Point): Point => ({
  x: (point.x - x) / (UNIT * zoom) + view.bounds.x,
  y: (point.y - y) / (UNIT * zoom) + view.bounds.y,
});

/** The place under a point of the model. */
export function placeAt(places: readonly MapPlace[], point: Point): MapPlace | undefined {
  const box = places.find(({ shape, corners }) => {
    if (shape === "hex") return false;
    const [a, , b] = corners;
    return point.x >= a!.x && point.x <= b!.x && point.y >= a!.y && point.y <= b!.y;
  });
  if (box) return box;
  const [nearest] = hexesByDistance(places, point);
  // Half the height of a hex; the corners belong to whoever is nearest.
  return nearest && distance(nearest, point) <= 1 ? nearest : undefined;
}

/** The two hexes whose common side is nearest to a point. */
export function sideAt(places: readonly MapPlace[], point: Point): [MapPlace, MapPlace] | undefined {
  const [a, b] = hexesByDistance(places, point);
  return a && b && a.links.includes(b.id) ? [a, b] : undefined;
}

const distance = ({ centre }: MapPlace, { x, y }: Point): number => Math.hypot(centre.x - x, centre.y - y);

/** The nearest hex and the second nearest; asked for with every move of the pointer, so in one pass. */
function hexesByDistance(places: readonly MapPlace[], point: Point): MapPlace[] {
  let first: MapPlace | undefined;
  let second: MapPlace | undefined;
  let near = Infinity;
  let next = Infinity;
  for (const place of places) {
    if (place.shape !== "hex") continue;
    const apart = distance(place, point);
    if (apart < near) [second, next, first, near] = [first, near, place, apart];
    else if (apart < next) [second, next] = [place, apart];
  }
  return [first, second].filter((place) => place !== undefined);
}

/** Where the counters of one side stand at a place: the middle of their top one, and its edge. */
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
  const floor = onBoard(view, zoom, place.corners[2]!).y;
  return place.stacks.map((stack, i) => ({
    stack,
    x: x + (isShared ? (i - 0.5) * size * 1.04 : 0),
    y: place.shape === "hex" ? y : floor - size / 2 - 3,
    size,
  }));
}

/** Edge of a counter: 44 at zoom 1, and never more than fits over the name of its hex. */
const counterSize = (zoom: number): number => Math.max(44 * zoom, Math.min(44, 0.95 * UNIT * zoom));
