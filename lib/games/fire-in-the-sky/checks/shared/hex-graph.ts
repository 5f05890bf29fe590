import type { FireInTheSkyMap } from "../../../../documents/generated/types";
import {
  hexDistance,
  HexError,
  type HexGraph,
  type HexIdPattern,
  hexIdPattern,
  linkClass,
  nodesOfHex,
  stepsFrom,
} from "../../../../hex";
import { CompileError, type Documents } from "../../../types";
import { graphOf } from "../../compile/map";
import { mapOf, mapPath } from "./documents";

/** The same map gives the same graph: it is made once for all checks, and again only after an edit. */
const known = new WeakMap<object, HexGraph | undefined>();

/**
 * The board as the engine compiles it; undefined while the map has faults that keep it from being compiled
 * (checks of the map itself tell of them).
 */
export function boardOf(documents: Documents): HexGraph | undefined {
  const document = documents[mapPath];
  if (typeof document !== "object" || document === null) return undefined;
  if (!known.has(document)) known.set(document, compileBoard(documents));
  return known.get(document);
}

function compileBoard(documents: Documents): HexGraph | undefined {
  const map = mapOf(documents);
  if (!map.layout) return undefined;
  // A map that is whole is handed on as it is, so that the engine finds its graph made.
  const document = documents[mapPath] as Partial<FireInTheSkyMap>;
  const whole = (Object.keys(map) as (keyof typeof map)[]).every((key) => document[key] !== undefined);
  try {
    return graphOf({ map: (whole ? document : map) as FireInTheSkyMap });
  } catch (error) {
    if (error instanceof CompileError) return undefined;
    throw error;
  }
}

/** The pattern of the hex numbers; undefined when it is none. */
export function patternOf(idPattern: string): HexIdPattern | undefined {
  try {
    return hexIdPattern(idPattern);
  } catch (error) {
    if (error instanceof HexError) return undefined;
    throw error;
  }
}

/** Whether a hex stands elsewhere than its number says. */
export function isMisplaced(
  { layout, hexes }: Pick<ReturnType<typeof mapOf>, "layout" | "hexes">,
  id: string,
): boolean {
  const hex = hexes[id];
  const said = layout && patternOf(layout.idPattern)?.parse(id);
  return !!hex && !!said && (said.column !== hex.column || said.row !== hex.row);
}

/** Hexes between two hexes of the map over an open board; undefined when one of them is not on it. */
export function distanceBetween(
  { layout, hexes }: Pick<ReturnType<typeof mapOf>, "layout" | "hexes">,
  a: string,
  b: string,
): number | undefined {
  const from = hexes[a];
  const to = hexes[b];
  return layout && from && to ? hexDistance(layout.offset, from, to) : undefined;
}

/** Hexes of the map next to a hex, whatever lies between. */
export function neighboursOnMap(board: HexGraph, hex: string): string[] {
  const node = board.indexById.get(hex);
  if (node === undefined || node >= board.hexCount) return [];
  return [...board.gridNeighbours.subarray(node * 6, node * 6 + 6)].flatMap((to) =>
    to < 0 ? [] : [board.nodes[to]!.id],
  );
}

/** Hexes within so many steps of a hex, itself included, hexsides ignored. */
export function hexesWithin(board: HexGraph, hex: string, radius: number): string[] {
  const node = board.indexById.get(hex);
  if (node === undefined) return [];
  const steps = stepsFrom(linkClass(board, "all"), node, { limit: radius });
  return board.nodes.flatMap(({ id, index, kind }) => (kind === "hex" && steps[index]! >= 0 ? [id] : []));
}

/** For each hex and box: the number of the sea that ships in it sail; absent where no ship can be. */
export function seasOf(board: HexGraph): Map<string, number> {
  const sea = linkClass(board, "sea");
  const seaOfNode = new Int32Array(sea.size).fill(-1);
  let seas = 0;
  for (let node = 0; node < sea.size; node++) {
    if (sea.member[node] !== 1 || seaOfNode[node] !== -1) continue;
    const steps = stepsFrom(sea, node);
    steps.forEach((distance, each) => {
      if (distance >= 0) seaOfNode[each] = seas;
    });
    seas++;
  }
  const found = new Map<string, number>();
  for (const { id, index, kind } of board.nodes) {
    if (kind === "part") continue;
    for (const node of nodesOfHex(sea, index)) found.set(id, seaOfNode[node]!);
  }
  return found;
}
