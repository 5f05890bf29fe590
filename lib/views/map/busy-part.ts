import type { Box, MapView } from "./types";

/** Hexes that are shown around counters, and how wide and high a part is at least (radii of a hex). */
const MARGIN = 6;
const LEAST = 24;

/** Where a board opens that is too large to be read whole: the part in which counters stand, from its top left corner. */
export function busyPart({
  board,
  places,
  bounds,
}: Pick<MapView, "board" | "places" | "bounds">): Box | undefined {
  if (board.opensAtCounters !== true) return undefined;
  const at = places.filter(({ shape, stacks }) => shape === "hex" && stacks.length > 0);
  if (at.length === 0) return undefined;
  const [x, width] = span(at.map(({ centre }) => centre.x - bounds.x));
  const [y, height] = span(at.map(({ centre }) => centre.y - bounds.y));
  return { x, y, width, height };
}

/** Where a span begins that holds all values in its middle, and how long it is. */
function span(values: readonly number[]): [number, number] {
  const [from, to] = [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN];
  const length = Math.max(LEAST, to - from);
  return [(from + to - length) / 2, length];
}
