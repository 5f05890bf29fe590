import type { MapPlace, MapView } from "./types";
import { stackSpots } from "./board";

/** A part of a board, in its pixels. */
export interface BoardPart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** More is drawn than is in view, by this much to each side and at the next multiple of it (pixels). */
const STEP = 256;

/** What is drawn for a part that is in view: the same while the board is pulled by less than a step. */
export function drawnPart({ left, top, width, height }: BoardPart): BoardPart {
  const down = (value: number): number => (Math.floor(value / STEP) - 1) * STEP;
  const up = (value: number): number => (Math.ceil(value / STEP) + 1) * STEP;
  const from = { left: down(left), top: down(top) };
  return { ...from, width: up(left + width) - from.left, height: up(top + height) - from.top };
}

/** Edge of a tile of the ground (pixels). */
const TILE = 512;

/** Edge of the canvas of a tile (pixels): one pixel reaches into the next tile. */
export const TILE_CANVAS = TILE + 1;

/**
 * The tiles of a board of this size in and around a part in view. Each reaches one pixel into the next ones, so that no
 * line shows between them when they are scaled.
 */
export function tilesOf(sight: BoardPart, board: Pick<BoardPart, "width" | "height">): BoardPart[] {
  const { left, top, width, height } = drawnPart(sight);
  const tiles: BoardPart[] = [];
  const first = (from: number): number => Math.max(0, Math.floor(from / TILE)) * TILE;
  for (let y = first(top); y < Math.min(top + height, board.height); y += TILE) {
    for (let x = first(left); x < Math.min(left + width, board.width); x += TILE) {
      tiles.push({
        left: x,
        top: y,
        width: Math.min(TILE_CANVAS, board.width - x),
        height: Math.min(TILE_CANVAS, board.height - y),
      });
    }
  }
  return tiles;
}

/** Places with counters of which some lie in a part of the board. */
export function stackedPlacesIn(
  view: Pick<MapView, "bounds" | "places">,
  zoom: number,
  { left, top, width, height }: BoardPart,
): MapPlace[] {
  return view.places.filter((place) =>
    stackSpots(view, zoom, place).some(
      ({ x, y, size }) =>
        x + size / 2 >= left &&
        x - size / 2 <= left + width &&
        y + size / 2 >= top &&
        y - size / 2 <= top + height,
    ),
  );
}
