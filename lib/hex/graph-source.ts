import type { OffsetHex, OffsetLayout } from "./coordinates";
import type { GraphNode } from "./graph";
import type { HexPair } from "./hexsides";

/** The plain records from which `compileHexGraph` builds a board. */
export interface HexGraphSource {
  readonly layout: OffsetLayout;
  /**
   * The hexes by id. A list of entries keeps its order as node numbers. A record is numbered in ascending
   * order of ids, because JavaScript would list "1104" before "0101" whatever the file says.
   */
  readonly hexes: Readonly<Record<string, OffsetHex>> | readonly (readonly [string, OffsetHex])[];
  /** Off-map boxes by id, with the hexes and boxes one step away; numbered after the hexes, by ascending id. */
  readonly boxes?: Readonly<Record<string, BoxSource>>;
  readonly linkClasses: Readonly<Record<string, LinkClassSource>>;
}

export interface BoxSource {
  /** Ids of whole hexes or of other boxes. A link given at one end is enough. */
  readonly links: readonly string[];
}

/**
 * What moves along one adjacency of its own. Built in this order: links of the board, less cut hexsides and
 * links not allowed; then added links; then excluded nodes lose all of theirs.
 */
export interface LinkClassSource {
  /** "board" (the default) starts from grid neighbours and box links; "nothing" from no links at all. */
  readonly from?: "board" | "nothing";
  /** Ids of hexsides that cannot be crossed, such as "0506-0606". For a split hex they close all its parts. */
  readonly cutHexsides?: Iterable<string>;
  /** Asked once for every link that is left, `a` having the lower number; false drops the link. */
  readonly allowsLink?: (a: GraphNode, b: GraphNode) => boolean;
  /** Extra links between any two nodes; they need not touch, and no cut or predicate stops them. */
  readonly addedLinks?: Iterable<HexPair>;
  /** Nodes that this class leaves out; a hex takes its parts with it. */
  readonly excludedNodes?: Iterable<string>;
  /**
   * Hexes that fall apart for this class: hex id -> part name -> ids that this part opens to (hexes or boxes
   * linked to the whole hex; a neighbour that is split too is named by its part, "0708:north"). Parts of one
   * hex are not linked to each other. An opening named at one end is enough.
   */
  readonly splits?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
