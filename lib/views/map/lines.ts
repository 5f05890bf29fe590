import { child, isObject, type Json, joinPointer } from "../../documents";
import {
  directionsOf,
  hexCentre,
  hexCorners,
  hexesAcross,
  HexError,
  hexNeighbours,
  hexsideId,
  type OffsetHex,
  type OffsetLayout,
  parseHexsideId,
  parseSides,
  type Point,
} from "../../hex";
import { kindOfLine, type Legend } from "./boards";
import type { Border, Split, Way } from "./types";
import { textOf } from "./world";

/** What lies between the hexes of a board: special sides, ways, the lines that cut hexes in two. */

export const entries = (value: Json | undefined): [string, Json][] =>
  isObject(value) ? Object.entries(value) : [];
export const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** The grid of a board as far as its document is sound. */
export interface Grid {
  map: Json;
  layout: OffsetLayout;
  cells: ReadonlyMap<string, OffsetHex>;
  /** Ids of hexes by "column,row". */
  byCell: ReadonlyMap<string, string>;
  centres: ReadonlyMap<string, Point>;
}

export const cellKey = ({ column, row }: OffsetHex): string => `${column},${row}`;

type StatusOf = (pointer: string) => Border["status"];

/** Records of `hexsides`, and masks in the hexes: each side once for each kind, however often it is written. */
export function bordersOf(grid: Grid, legend: Legend, statusOf: StatusOf): Border[] {
  const { map, layout, cells } = grid;
  const found = new Map<string, Border>();
  const add = (id: string, kind: Legend["hexsides"][number], line: SideLine, more: Partial<Border>): void => {
    const key = `${id} ${kind.id}`;
    if (!found.has(key)) found.set(key, { id, kind: kind.id, look: kind.look, ...line, ...more });
  };
  for (const [id, side] of entries(child(map, "hexsides"))) {
    const kind = kindOfLine(legend.hexsides, side);
    const line = kind && sideBetween(grid, id);
    const note = textOf(child(side, "note"));
    if (line) add(id, kind, line, { note, status: statusOf(joinPointer("/hexsides", id)) });
  }
  for (const [id, cell] of cells) {
    const sides = entries(child(child(child(map, "hexes"), id), "sides"));
    for (const [kindId, written] of sides) {
      const kind = legend.hexsides.find((each) => each.id === kindId);
      if (!kind) continue;
      const status = statusOf(joinPointer("/hexes", id, "sides", kindId));
      for (const { side, hex } of hexesAcross(layout, cell, maskOf(layout, written))) {
        const beyond = grid.byCell.get(cellKey(hex));
        // At the edge of the board there is no hex on the other side, but still a side.
        const of = beyond === undefined ? `${id}-${directionsOf(layout)[side]}` : hexsideId(id, beyond);
        add(of, kind, lineOf(layout, cell, side), { status });
      }
    }
  }
  return [...found.values()];
}

/** Where a board has its hexsides: as records of two hexes, or, where it has no list of those, as sides of its hexes. */
export const marksOf = (map: Json | undefined): "hexsides" | "sides" =>
  isObject(child(map, "hexsides")) ? "hexsides" : "sides";

/** The sides that a document marks; none if the text is not a list of directions: the checks report that. */
export function maskOf(layout: OffsetLayout, written: Json | undefined): number {
  try {
    return parseSides(layout, textOf(written) ?? "");
  } catch (error) {
    if (error instanceof HexError) return 0;
    throw error;
  }
}

type SideLine = Pick<Border, "from" | "to">;

/** Side i of a hex runs from corner i to the next one, and leads to neighbour i. */
function sideBetween({ layout, cells }: Grid, id: string): SideLine | undefined {
  const [a, b] = pairOf(id);
  const one = cells.get(a);
  const other = cells.get(b);
  if (!one || !other) return undefined;
  const side = hexNeighbours(layout, one).findIndex((each) => cellKey(each) === cellKey(other));
  return side < 0 ? undefined : lineOf(layout, one, side);
}

function lineOf(layout: OffsetLayout, cell: OffsetHex, side: number): SideLine {
  const corners = hexCorners(layout, cell, 1);
  return { from: corners[side]!, to: corners[(side + 1) % corners.length]! };
}

/** A broken id is reported by the checks; here it joins nothing. */
const pairOf = (id: string): readonly [string, string] => parseHexsideId(id) ?? ["", ""];

export function connectionsOf({ map, centres }: Grid, legend: Legend): Way[] {
  return entries(child(map, "connections")).flatMap(([id, way]) => {
    const kind = kindOfLine(legend.connections, way);
    const [a, b] = pairOf(id);
    const from = centres.get(a);
    const to = centres.get(b);
    if (!kind || !from || !to) return [];
    return [{ id, kind: kind.id, look: kind.look, from, to, note: textOf(child(way, "note")) }];
  });
}

/** The line runs across the mean direction from one half's neighbours to the other's. */
export function splitsOf({ map, layout, cells, centres }: Grid): Split[] {
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
