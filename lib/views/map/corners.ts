import type { Point } from "../../hex";
import { boxOf, farCorner } from "./boxes";
import type { Box, MapPlace } from "./types";

/** A hex or a box as far as its outline needs it. */
type Outlined = Pick<MapPlace, "centre" | "frame">;

/** The corners of a hex or box, clockwise. `hexagon`: those of every hex, from its centre. */
export function cornersOf(hexagon: readonly Point[], { centre, frame }: Outlined): Point[] {
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
export function boxOfPlaces(hexagon: readonly Point[], places: readonly Outlined[]): Box | undefined {
  if (places.length === 0) return undefined;
  const { x, y, width, height } = boxOf(hexagon);
  const boxes = places.map(
    ({ centre, frame }): Box => frame ?? { x: centre.x + x, y: centre.y + y, width, height },
  );
  return boxOf(boxes.flatMap((box) => [box, farCorner(box)]));
}
