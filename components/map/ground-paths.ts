import type { Point } from "../../lib/hex";
import {
  type Box,
  boxOfPlaces,
  cellNumber,
  cornersOf,
  hatch,
  hatchOf,
  type MapDrawing,
  type MapPlace,
  type MapView,
  outlineOf,
} from "../../lib/views/map";

/**
 * What lies under the names of a map as paths in lengths of the model: made once, drawn at any zoom. In patches, so that a
 * tile draws only what lies in it.
 */

/** Some hexes of one neighbourhood. Its paths are made when it is first drawn. */
export interface Patch {
  box: Box;
  paths(): PatchPaths;
}

export interface PatchPaths {
  /** Hexes that are drawn alike, together. */
  fills: { look: MapPlace["look"]; path: Path2D }[];
  hatching: Path2D;
  grid: Path2D;
}

export interface GroundPaths {
  patches: Patch[];
  /** The edge of all hexes, and its corners. */
  outline: Path2D;
  rim: Point[];
}

/** A line of a drawing with the room that it takes. */
interface Line {
  box: Box;
  path: Path2D;
}

export interface DrawingPaths {
  coasts: Line[];
  borders: Line[];
}

/** Edge of a patch (lengths of the model). */
const PATCH = 12;

/** By the hexsides of a map: they are the same list as long as its ground is the same, whatever stands on it. */
const grounds = new WeakMap<MapView["borders"], GroundPaths>();
const drawings = new WeakMap<MapDrawing, DrawingPaths>();

export function groundPaths(view: MapView): GroundPaths {
  let paths = grounds.get(view.borders);
  if (!paths) grounds.set(view.borders, (paths = makeGround(view)));
  return paths;
}

export function drawingPaths(drawing: MapDrawing): DrawingPaths {
  let paths = drawings.get(drawing);
  if (!paths) {
    const { coasts, borders } = drawing;
    paths = {
      coasts: coasts.map((points) => lineOf(points, true)),
      borders: borders.map((points) => lineOf(points, false)),
    };
    drawings.set(drawing, paths);
  }
  return paths;
}

function makeGround({ hexagon, places }: MapView): GroundPaths {
  const hexes = places.filter(({ shape }) => shape === "hex");
  const neighbourhoods = new Map<number, MapPlace[]>();
  for (const hex of hexes) {
    const key = cellNumber(Math.floor(hex.centre.x / PATCH), Math.floor(hex.centre.y / PATCH));
    const there = neighbourhoods.get(key);
    if (there) there.push(hex);
    else neighbourhoods.set(key, [hex]);
  }
  const loops = outlineOf(
    hexagon,
    hexes.map(({ centre }) => centre),
  );
  const outline = new Path2D();
  for (const loop of loops) trace(outline, loop);
  return {
    patches: [...neighbourhoods.values()].map((some) => patchOf(hexagon, some)),
    outline,
    rim: loops.flat(),
  };
}

function patchOf(hexagon: readonly Point[], hexes: readonly MapPlace[]): Patch {
  let made: PatchPaths | undefined;
  return {
    box: boxOfPlaces(hexagon, hexes)!,
    paths: () => (made ??= pathsOf(hexagon, hexes)),
  };
}

function pathsOf(hexagon: readonly Point[], hexes: readonly MapPlace[]): PatchPaths {
  const fills = new Map<MapPlace["look"], Path2D>();
  const hatching = new Path2D();
  const grid = new Path2D();
  for (const hex of hexes) {
    const { look } = hex;
    const corners = cornersOf(hexagon, hex);
    let path = fills.get(look);
    if (!path) fills.set(look, (path = new Path2D()));
    trace(path, corners);
    // A side that two hexes share is drawn once: of six, the last three are the first three of neighbours.
    if (hex.links.length < corners.length) trace(grid, corners);
    else trace(grid, corners.slice(0, 4), false);
    const apart = hatchOf(look);
    if (apart === undefined) continue;
    hatch(corners, apart, (fromX, fromY, toX, toY) => {
      hatching.moveTo(fromX, fromY);
      hatching.lineTo(toX, toY);
    });
  }
  return {
    fills: [...fills].map(([look, path]) => ({ look, path })),
    hatching,
    grid,
  };
}

function trace(path: Path2D, points: readonly Point[], isClosed = true): void {
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  if (isClosed) path.closePath();
}

/** A line of x and y in turn, as a path and with its box: all in one pass, since there are many. */
function lineOf(numbers: readonly number[], isClosed: boolean): Line {
  const path = new Path2D();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < numbers.length; i += 2) {
    const x = numbers[i]!;
    const y = numbers[i + 1]!;
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (isClosed) path.closePath();
  return { box: { x: left, y: top, width: right - left, height: bottom - top }, path };
}
