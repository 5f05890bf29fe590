import {
  compileHexGraph,
  hexDistance,
  HexError,
  type HexGraph,
  HexGraphError,
  type HexIdPattern,
  hexIdPattern,
  linkClass,
  type OffsetHex,
  type OffsetLayout,
  reachableNodes,
  type RowOrder,
} from "../../../hex";
import type { Documents } from "../../types";
import { readAs } from "../documents";
import type { GameCheck } from "./game-check";

/** What the boards of all games have (`schemas/common/map-parts`); a game's own members come on top. */
export interface AnyBoard {
  layout: { offset: OffsetLayout; idPattern?: string; rows?: RowOrder };
  hexes: Readonly<Record<string, OffsetHex & { terrain?: string }>>;
  hexsides: Readonly<Record<string, object>>;
  connections: Readonly<Record<string, object>>;
  splitHexes: Readonly<Record<string, { halves: Readonly<Record<string, { opensTo: readonly string[] }>> }>>;
  boxes: Readonly<Record<string, AnyBox>>;
}

export interface AnyBox {
  name: string;
  kind: string;
  entryHexes?: readonly string[];
}

/** What a game gives a check of its boards. */
export interface BoardCheck extends GameCheck {
  /** The documents of its boards: "map.json", "boards/sky.json". */
  readonly boards: readonly string[];
  /** A board as the game compiles it, undefined while it has faults that prevent that; without it the bare grid. */
  readonly graphOf?: (documents: Documents, path: string) => HexGraph | undefined;
}

/** A board as a check reads it: what is absent reads as empty. */
export function boardIn(documents: Documents, path: string) {
  const board = readAs<AnyBoard>(documents, path);
  const { layout, hexes = {}, hexsides = {}, connections = {}, splitHexes = {}, boxes = {} } = board;
  return { layout, hexes, hexsides, connections, splitHexes, boxes };
}

type Grid = Pick<ReturnType<typeof boardIn>, "layout" | "hexes">;

/** The same hexes give the same grid: it is made once for all checks, and again only after an edit. */
const grids = new WeakMap<object, HexGraph | undefined>();

/** The bare grid of a board, its hexes and nothing else; undefined while it cannot be made, which a check reports. */
export function gridOf(documents: Documents, path: string): HexGraph | undefined {
  const document = documents[path];
  if (typeof document !== "object" || document === null) return undefined;
  if (!grids.has(document)) grids.set(document, compileGrid(boardIn(documents, path)));
  return grids.get(document);
}

function compileGrid({ layout, hexes }: Grid): HexGraph | undefined {
  if (!layout) return undefined;
  try {
    return compileHexGraph({ layout: layout.offset, hexes, linkClasses: { all: {} } });
  } catch (error) {
    if (error instanceof HexGraphError) return undefined;
    throw error;
  }
}

/** The pattern of the hex numbers; undefined when it is none. */
export function patternOf(idPattern: string, rows?: RowOrder): HexIdPattern | undefined {
  try {
    return hexIdPattern(idPattern, rows);
  } catch (error) {
    if (error instanceof HexError) return undefined;
    throw error;
  }
}

/** Whether a hex stands elsewhere than its number says. */
export function isMisplaced({ layout, hexes }: Grid, id: string): boolean {
  const hex = hexes[id];
  if (!hex || layout?.idPattern === undefined) return false;
  const numbered = patternOf(layout.idPattern, layout.rows)?.parse(id);
  return !!numbered && (numbered.column !== hex.column || numbered.row !== hex.row);
}

/** Hexes between two hexes of a board, whatever lies between; undefined when one of them is not on it. */
export function distanceBetween({ layout, hexes }: Grid, a: string, b: string): number | undefined {
  const from = hexes[a];
  const to = hexes[b];
  return layout && from && to ? hexDistance(layout.offset, from, to) : undefined;
}

/** Hexes of the board next to a hex, whatever lies between. */
export function neighboursOnBoard(board: HexGraph, hex: string): string[] {
  const node = board.indexById.get(hex);
  if (node === undefined || node >= board.hexCount) return [];
  return [...board.gridNeighbours.subarray(node * 6, node * 6 + 6)].flatMap((to) =>
    to < 0 ? [] : [board.nodes[to]!.id],
  );
}

/** Hexes within so many steps of a hex along the links "all", itself included. */
export function hexesWithin(board: HexGraph, hex: string, radius: number): string[] {
  const node = board.indexById.get(hex);
  if (node === undefined) return [];
  return reachableNodes(linkClass(board, "all"), node, { limit: radius })
    .filter((each) => board.nodes[each]!.kind === "hex")
    .sort((a, b) => a - b)
    .map((each) => board.nodes[each]!.id);
}
