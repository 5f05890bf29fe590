import { type GraphFault, HexGraphError } from "./errors";
import type { HexGraph, LinkClass } from "./graph";
import { compileLinkClass } from "./graph-links";
import { numberBoard } from "./graph-nodes";
import type { HexGraphSource } from "./graph-source";

/**
 * Compiles a board from plain records. Throws HexGraphError naming every fault when ids, positions, links or
 * splits do not fit together.
 */
export function compileHexGraph(source: HexGraphSource): HexGraph {
  const faults: GraphFault[] = [];
  const board = numberBoard(source, faults);
  const linkClasses = new Map<string, LinkClass>();
  for (const [name, classSource] of Object.entries(source.linkClasses)) {
    linkClasses.set(name, compileLinkClass(board, name, classSource, faults));
  }
  if (faults.length > 0) throw new HexGraphError(faults);
  const { nodes, hexCount, boxCount, indexById, gridNeighbours } = board;
  return {
    layout: source.layout,
    nodes,
    hexCount,
    boxCount,
    indexById,
    hexOf: Int32Array.from(nodes, (node) => node.hex),
    gridNeighbours,
    linkClasses,
  };
}
