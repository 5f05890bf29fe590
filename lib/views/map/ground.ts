import { child, type Draft, type DraftDocument, isObject, type Json, joinPointer } from "../../documents";
import {
  directionsOf,
  hexCentre,
  hexCorners,
  hexNeighbours,
  type OffsetLayout,
  offsetLayouts,
  parseHexsideId,
  type Point,
} from "../../hex";
import { statusLookUp } from "../world";
import { layPanels } from "./panels";
import type { Border, MapPlace, Split, Way } from "./types";
import { numberOf, textOf } from "./world";

/** The map without counters: hexes, boxes, and what lies between them. */
export interface Ground {
  places: Omit<MapPlace, "site" | "stacks" | "entry">[];
  borders: Border[];
  ways: Way[];
  splits: Split[];
}

const PATH = "map.json";

const entries = (value: Json | undefined): [string, Json][] => (isObject(value) ? Object.entries(value) : []);
const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

interface Cell {
  column: number;
  row: number;
}

const grounds = new WeakMap<DraftDocument, Ground>();

/** Made once for the same map. */
export function groundOf(draft: Draft): Ground {
  const document = draft.documents.get(PATH);
  if (!document) return { places: [], borders: [], ways: [], splits: [] };
  let ground = grounds.get(document);
  if (!ground) grounds.set(document, (ground = makeGround(document)));
  return ground;
}

function makeGround(document: DraftDocument): Ground {
  const map = document.value;
  const layout = layoutOf(map);
  const statusOf = statusLookUp(map);
  const cells = new Map<string, Cell>();
  for (const [id, hex] of entries(child(map, "hexes"))) {
    const column = numberOf(child(hex, "column"));
    const row = numberOf(child(hex, "row"));
    if (column !== undefined && row !== undefined) cells.set(id, { column, row });
  }
  const centres = new Map([...cells].map(([id, cell]) => [id, hexCentre(layout, cell, 1)]));
  const origin = (
    pointer: string,
  ): { layer?: string; document: string; pointer: string; status?: Border["status"] } => ({
    document: PATH,
    pointer,
    status: statusOf(pointer),
    layer: document.originOf(pointer).layer,
  });
  const hexes = hexPlaces(map, layout, cells, origin);
  const boxes = boxPlaces(map, centres, origin);
  return {
    places: [...hexes, ...boxes.places],
    borders: bordersOf(map, layout, cells, statusOf),
    ways: [...landWays(map, centres), ...boxes.ways],
    splits: splitsOf(map, layout, cells, centres),
  };
}

export function layoutOf(map: Json | undefined): OffsetLayout {
  const offset = textOf(child(child(map, "layout"), "offset"));
  return offsetLayouts.find((each) => each === offset) ?? "even-q";
}

type Origin = (pointer: string) => Pick<MapPlace, "document" | "pointer" | "layer" | "status">;

function hexPlaces(
  map: Json,
  layout: OffsetLayout,
  cells: ReadonlyMap<string, Cell>,
  origin: Origin,
): Ground["places"] {
  const byCell = new Map([...cells].map(([id, { column, row }]) => [`${column},${row}`, id]));
  const splits = child(map, "splitHexes");
  return [...cells].map(([id, cell]) => {
    const hex = child(child(map, "hexes"), id);
    return {
      id,
      hex: id,
      name: id,
      shape: "hex",
      centre: hexCentre(layout, cell, 1),
      corners: hexCorners(layout, cell, 1),
      terrain: child(hex, "terrain") === "land" ? "land" : "sea",
      ...(child(hex, "half") === true && { half: true }),
      ...(child(splits, id) !== undefined && { split: true }),
      links: hexNeighbours(layout, cell).flatMap(({ column, row }) => byCell.get(`${column},${row}`) ?? []),
      ...origin(joinPointer("/hexes", id)),
    };
  });
}

function boxPlaces(
  map: Json,
  centres: ReadonlyMap<string, Point>,
  origin: Origin,
): { places: Ground["places"]; ways: Way[] } {
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
    const { x, y, width, height } = panels.get(id)!;
    for (const to of nearOf(box)) {
      const from = { x: to.x < x ? x : x + width, y: Math.min(y + height, Math.max(y, to.y)) };
      ways.push({ id: `${id} ${ways.length}`, kind: "entry", from, to });
    }
    return {
      id,
      name: textOf(child(box, "name")) ?? id,
      shape: kindOf(box),
      centre: { x: x + width / 2, y: y + height / 2 },
      corners: [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ],
      links: texts(child(box, "entryHexes")).filter((hex) => centres.has(hex)),
      ...origin(joinPointer("/boxes", id)),
    };
  });
  return { places, ways };
}

/** Side i of a hex runs from corner i to the next one, and leads to neighbour i. */
function sideBetween(
  layout: OffsetLayout,
  cells: ReadonlyMap<string, Cell>,
  id: string,
): { from: Point; to: Point } | undefined {
  const [a, b] = pairOf(id);
  const one = cells.get(a);
  const other = cells.get(b);
  if (!one || !other) return undefined;
  const side = hexNeighbours(layout, one).findIndex(
    ({ column, row }) => column === other.column && row === other.row,
  );
  if (side < 0) return undefined;
  const corners = hexCorners(layout, one, 1);
  return { from: corners[side]!, to: corners[(side + 1) % directionsOf(layout).length]! };
}

/** A broken id is told by the checks; here it joins nothing. */
const pairOf = (id: string): readonly [string, string] => parseHexsideId(id) ?? ["", ""];

function bordersOf(
  map: Json,
  layout: OffsetLayout,
  cells: ReadonlyMap<string, Cell>,
  statusOf: (pointer: string) => Border["status"],
): Border[] {
  return entries(child(map, "hexsides")).flatMap(([id, side]) => {
    const line = child(side, "impassable") === true ? sideBetween(layout, cells, id) : undefined;
    if (!line) return [];
    return [
      { id, ...line, note: textOf(child(side, "note")), status: statusOf(joinPointer("/hexsides", id)) },
    ];
  });
}

function landWays(map: Json, centres: ReadonlyMap<string, Point>): Way[] {
  return entries(child(map, "connections")).flatMap(([id, way]) => {
    const [a, b] = pairOf(id);
    const from = centres.get(a);
    const to = centres.get(b);
    return from && to ? [{ id, kind: "land" as const, from, to, note: textOf(child(way, "note")) }] : [];
  });
}

/** The line runs across the mean direction from one half's neighbours to the other's. */
function splitsOf(
  map: Json,
  layout: OffsetLayout,
  cells: ReadonlyMap<string, Cell>,
  centres: ReadonlyMap<string, Point>,
): Split[] {
  return entries(child(map, "splitHexes")).flatMap(([hex, split]) => {
    const cell = cells.get(hex);
    if (!cell) return [];
    const halves = entries(child(split, "halves")).map(([name, half]) => ({
      name,
      opensTo: texts(child(half, "opensTo")),
    }));
    const centre = hexCentre(layout, cell, 1);
    const middle = (ids: readonly string[]): Point => {
      const points = ids.flatMap((id) => centres.get(id) ?? []);
      const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
      return points.length === 0 ? centre : { x: sum.x / points.length, y: sum.y / points.length };
    };
    const a = middle(halves[0]?.opensTo ?? []);
    const b = middle(halves[1]?.opensTo ?? []);
    const across = { x: -(b.y - a.y), y: b.x - a.x };
    const length = Math.hypot(across.x, across.y) || 1;
    const reach = 0.86 / length;
    const line = {
      from: { x: centre.x - across.x * reach, y: centre.y - across.y * reach },
      to: { x: centre.x + across.x * reach, y: centre.y + across.y * reach },
    };
    return [{ hex, ...line, halves }];
  });
}
