import { child, type Draft, type DraftDocument, type Json, joinPointer } from "../../documents";
import type { BoardSource } from "../../games";
import {
  hexCentre,
  hexagonOf,
  hexNeighbours,
  type OffsetHex,
  type OffsetLayout,
  offsetLayouts,
  type Point,
} from "../../hex";
import { statusLookUp } from "../world";
import { type Legend, legendOf } from "./boards";
import { bordersOf, cellKey, connectionsOf, entries, type Grid, splitsOf, texts } from "./lines";
import { frameOf, layPanels } from "./panels";
import type { Area, Border, MapPlace, Split, Way } from "./types";
import { numberOf, textOf } from "./world";

/** A board without counters: hexes, boxes, and what lies between them. */
export interface Ground {
  places: Omit<MapPlace, "site" | "stacks" | "entry">[];
  borders: Border[];
  ways: Way[];
  splits: Split[];
  legend: Legend;
  areas: Area[];
  /** The corners of every hex, from its centre. */
  hexagon: readonly Point[];
}

const grounds = new WeakMap<DraftDocument, Ground>();

/** Made once for the same document. */
export function groundOf(draft: Draft, board: Pick<BoardSource, "path" | "legend">): Ground {
  const document = draft.documents.get(board.path);
  if (!document)
    return {
      places: [],
      borders: [],
      ways: [],
      splits: [],
      legend: legendOf(undefined, board),
      areas: [],
      hexagon: [],
    };
  let ground = grounds.get(document);
  if (!ground) grounds.set(document, (ground = makeGround(document, board)));
  return ground;
}

function makeGround(document: DraftDocument, board: Pick<BoardSource, "path" | "legend">): Ground {
  const map = document.value;
  const statusOf = statusLookUp(map);
  const grid = gridOf(map);
  const legend = legendOf(map, board);
  const origin: OriginOf = (pointer) => ({
    document: board.path,
    pointer,
    status: statusOf(pointer),
    layer: document.originOf(pointer).layer,
  });
  const hexes = hexPlaces(grid, legend, origin);
  const boxes = boxPlaces(grid, origin);
  return {
    places: [...hexes, ...boxes.places],
    borders: bordersOf(grid, legend, statusOf),
    ways: [...connectionsOf(grid, legend), ...boxes.ways],
    splits: splitsOf(grid),
    legend,
    areas: areasOf(grid),
    hexagon: hexagonOf(grid.layout),
  };
}

/** Areas whose two corners are hexes of the board, in the order of the document. */
function areasOf({ map, centres }: Grid): Area[] {
  return entries(child(map, "areas")).flatMap(([id, area]) => {
    const corners = texts(child(area, "corners")).flatMap((hex) => centres.get(hex) ?? []);
    return corners.length < 2
      ? []
      : [{ id, title: textOf(child(area, "title")) ?? id, box: frameOf(corners) }];
  });
}

function gridOf(map: Json): Grid {
  const layout = layoutOf(map);
  const cells = new Map<string, OffsetHex>();
  for (const [id, hex] of entries(child(map, "hexes"))) {
    const column = numberOf(child(hex, "column"));
    const row = numberOf(child(hex, "row"));
    if (column !== undefined && row !== undefined) cells.set(id, { column, row });
  }
  return {
    map,
    layout,
    cells,
    byCell: new Map([...cells].map(([id, cell]) => [cellKey(cell), id])),
    centres: new Map([...cells].map(([id, cell]) => [id, hexCentre(layout, cell, 1)])),
  };
}

export function layoutOf(map: Json | undefined): OffsetLayout {
  const offset = textOf(child(child(map, "layout"), "offset"));
  return offsetLayouts.find((each) => each === offset) ?? "even-q";
}

type OriginOf = (pointer: string) => Pick<MapPlace, "document" | "pointer" | "layer" | "status">;

function hexPlaces(
  { map, layout, cells, byCell, centres }: Grid,
  legend: Legend,
  origin: OriginOf,
): Ground["places"] {
  const splits = child(map, "splitHexes");
  const hexes = child(map, "hexes");
  const terrains = new Map(legend.terrains.map((each) => [each.id, each]));
  return [...cells].map(([id, cell]) => {
    const hex = child(hexes, id);
    // A terrain that is not known is reported by the checks; here it is drawn as the first one.
    const terrain = terrains.get(textOf(child(hex, "terrain")) ?? "") ?? legend.terrains[0];
    return {
      id,
      hex: id,
      name: id,
      shape: "hex",
      centre: centres.get(id)!,
      ...(terrain && { terrain: terrain.id, look: terrain.look }),
      ...(child(hex, "half") === true && { half: true }),
      ...(child(splits, id) !== undefined && { split: true }),
      links: hexNeighbours(layout, cell).flatMap((each) => byCell.get(cellKey(each)) ?? []),
      ...origin(joinPointer("/hexes", id)),
    };
  });
}

function boxPlaces({ map, centres }: Grid, origin: OriginOf): { places: Ground["places"]; ways: Way[] } {
  const all = entries(child(map, "boxes"));
  const nearOf = (box: Json): Point[] =>
    texts(child(box, "entryHexes")).flatMap((hex) => centres.get(hex) ?? []);
  const kindOf = (box: Json) => (child(box, "kind") === "off-map" ? "off-map" : "holding");
  const panels = layPanels(
    [...centres.values()],
    all.map(([id, box]) => ({ id, kind: kindOf(box), near: nearOf(box) })),
  );
  const ways: Way[] = [];
  const places = all.map(([id, box]): Ground["places"][number] => {
    const frame = panels.get(id)!;
    const { x, y, width, height } = frame;
    for (const to of nearOf(box)) {
      const from = { x: to.x < x ? x : x + width, y: Math.min(y + height, Math.max(y, to.y)) };
      ways.push({ id: `${id} ${ways.length}`, look: "entry", from, to });
    }
    return {
      id,
      name: textOf(child(box, "name")) ?? id,
      shape: kindOf(box),
      centre: { x: x + width / 2, y: y + height / 2 },
      frame,
      links: texts(child(box, "entryHexes")).filter((hex) => centres.has(hex)),
      ...origin(joinPointer("/boxes", id)),
    };
  });
  return { places, ways };
}
