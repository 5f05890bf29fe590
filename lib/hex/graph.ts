import type { OffsetHex, OffsetLayout } from "./coordinates";
import { HexError } from "./errors";

/**
 * One place of a compiled board. A *part* is a piece of a hex that some link class splits (two coasts of a
 * peninsula): a node of its own, named "0607:west" after its hex and its part.
 */
export interface GraphNode {
  readonly index: number;
  readonly id: string;
  readonly kind: "hex" | "box" | "part";
  /** The node of the whole hex: the node itself for hexes and boxes, the divided hex for parts. */
  readonly hex: number;
  /** Name of the part within its hex; parts only. */
  readonly part?: string;
  /** Grid position; a part has that of its hex, a box has none. */
  readonly position?: OffsetHex;
}

/**
 * The adjacency of one link class in compressed sparse rows: the neighbours of node i are
 * `targets[offsets[i]] .. targets[offsets[i + 1] - 1]`, in ascending order. All links go both ways.
 */
export interface LinkClass {
  readonly name: string;
  /** Number of nodes of the graph, members of the class or not. */
  readonly size: number;
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
  /** 1 for nodes that this class uses: not excluded ones, not a hex that it splits, not parts it does not split. */
  readonly member: Uint8Array;
  /** For every hex that this class splits: its part nodes, ascending. */
  readonly parts: ReadonlyMap<number, readonly number[]>;
}

/**
 * A board compiled for searching: nodes 0 .. n-1 are hexes, then boxes, then parts. Plain data (arrays and
 * maps), so that it can be posted to a worker as it is.
 */
export interface HexGraph {
  readonly layout: OffsetLayout;
  readonly nodes: readonly GraphNode[];
  readonly hexCount: number;
  readonly boxCount: number;
  readonly indexById: ReadonlyMap<string, number>;
  /** For every node the node of its whole hex. */
  readonly hexOf: Int32Array;
  /** Grid neighbours whatever the links: entry hex * 6 + direction (as in `directionsOf`), -1 off the board. */
  readonly gridNeighbours: Int32Array;
  readonly linkClasses: ReadonlyMap<string, LinkClass>;
}

/** The adjacency of one link class. Throws HexError for an unknown name. */
export function linkClass(graph: HexGraph, name: string): LinkClass {
  const links = graph.linkClasses.get(name);
  if (!links) {
    const known = [...graph.linkClasses.keys()].join(", ");
    throw new HexError(`The board has no link class "${name}"; it has ${known || "none"}.`);
  }
  return links;
}

/**
 * The nodes that represent a whole hex (or box) in a link class: the node itself, its parts where the class splits
 * it, none where the class leaves it out. Ascending.
 */
export function nodesOfHex(links: LinkClass, hex: number): readonly number[] {
  const parts = links.parts.get(hex) ?? [hex];
  return parts.filter((node) => links.member[node] === 1);
}

/** The neighbours of a node, ascending: a view into the class, not to be written to. */
export function neighboursOf(links: LinkClass, node: number): Int32Array {
  return links.targets.subarray(links.offsets[node], links.offsets[node + 1]);
}
