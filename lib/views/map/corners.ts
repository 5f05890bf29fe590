import type { Point } from "../../hex";
import { boxAround, boxOf } from "./boxes";
import type { Box, MapPlace, MapView } from "./types";

/** A hex or a box as far as its outline needs it. */
type Outlined = Pick<MapPlace, "centre" | "frame">;

/** The corners of a hex or box, clockwise. */
export function cornersOf({ hexagon }: Pick<MapView, "hexagon">, { centre, frame }: Outlined): Point[] {
  if (!frame) return hexagon.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
  const { x, y, width, height } = frame;
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** The smallest box around places; undefined without any. */
export function boxOfPlaces(
  { hexagon }: Pick<MapView, "hexagon">,
  places: readonly Outlined[],
): Box | undefined {
  if (places.length === 0) return undefined;
  const hexes = boxOf(places.filter(({ frame }) => !frame).map(({ centre }) => centre));
  const reach = boxOf(hexagon);
  const around = {
    x: hexes.x + reach.x,
    y: hexes.y + reach.y,
    width: hexes.width + reach.width,
    height: hexes.height + reach.height,
  };
  const frames = places.flatMap(({ frame }) => frame ?? []);
  return hexes.width < 0 ? boxAround(frames) : boxAround([around, ...frames]);
}
