import type { Point } from "../../lib/hex";
import { holds, type MapPlace, type MapView, UNIT } from "../../lib/views/map";
import type { Camera } from "./use-camera";

/** From a point of the window to a point of the model. */
export const inModel = (view: MapView, { zoom, x, y }: Camera, point: Point): Point => ({
  x: (point.x - x) / (UNIT * zoom) + view.bounds.x,
  y: (point.y - y) / (UNIT * zoom) + view.bounds.y,
});

/** The place at a point of the model. */
export function placeAt(places: readonly MapPlace[], point: Point): MapPlace | undefined {
  const box = places.find(({ frame }) => frame && holds(frame, point));
  if (box) return box;
  const [nearest] = hexesByDistance(places, point);
  // Half the height of a hex; corners belong to the nearest hex.
  return nearest && distance(nearest, point) <= 1 ? nearest : undefined;
}

/** The two hexes whose common side is nearest to a point. */
export function sideAt(places: readonly MapPlace[], point: Point): [MapPlace, MapPlace] | undefined {
  const [a, b] = hexesByDistance(places, point);
  return a && b && a.links.includes(b.id) ? [a, b] : undefined;
}

const distance = ({ centre }: MapPlace, { x, y }: Point): number => Math.hypot(centre.x - x, centre.y - y);

/** The nearest hex and the second nearest. In one pass, because every move of the pointer calls it. */
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
