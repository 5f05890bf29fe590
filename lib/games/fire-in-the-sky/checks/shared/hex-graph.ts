import type { FireInTheSkyMap } from "../../../../documents/generated/types";
import { type HexGraph, linkClass, nodesOfHex, stepsFrom } from "../../../../hex";
import { CompileError, type Documents } from "../../../types";
import { graphOf } from "../../compile/map";
import { mapOf, mapPath } from "./documents";

/** The same map gives the same graph: it is made once for all checks, and again only after an edit. */
const known = new WeakMap<object, HexGraph | undefined>();

/**
 * The board as the engine compiles it; undefined while the map has faults that keep it from being compiled
 * (checks of the map itself report them).
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
