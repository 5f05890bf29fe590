import fc from "../support/fast-check";
import { compileHexGraph, linkClass, offsetLayouts } from "../../lib/hex/index";
import type { HexGraph, LinkClass, OffsetHex, OffsetLayout } from "../../lib/hex/index";
import type { LinkClassSource } from "../../lib/hex/graph-source";

export const anyLayout = fc.constantFrom(...offsetLayouts);
const coordinate = fc.integer({ min: -60, max: 60 });
export const anyHex: fc.Arbitrary<OffsetHex> = fc.record({ column: coordinate, row: coordinate });

export function keyOf(hex: OffsetHex): string {
  return `${hex.column},${hex.row}`;
}

/** Printed id "CCRR" of a grid position. */
function idOf({ column, row }: OffsetHex): string {
  return String(column).padStart(2, "0") + String(row).padStart(2, "0");
}

/** A full board of columns and rows numbered from 1, in order of columns. */
export function rectangle(columns: number, rows: number): [string, OffsetHex][] {
  const hexes: [string, OffsetHex][] = [];
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) hexes.push([idOf({ column, row }), { column, row }]);
  }
  return hexes;
}

export function boardOf(
  columns: number,
  rows: number,
  source: LinkClassSource = {},
  layout: OffsetLayout = "even-q",
): { graph: HexGraph; links: LinkClass } {
  const graph = compileHexGraph({ layout, hexes: rectangle(columns, rows), linkClasses: { all: source } });
  return { graph, links: linkClass(graph, "all") };
}

/** A small graph with any links at all: hexes that do not touch, joined by added links only. */
export const anyLinks: fc.Arbitrary<LinkClass> = fc
  .integer({ min: 1, max: 9 })
  .chain((size) =>
    fc.record({
      size: fc.constant(size),
      pairs: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: size * 2 }),
    }),
  )
  .map(({ size, pairs }) => linksOf(size, pairs));

export function linksOf(size: number, pairs: readonly (readonly [number, number])[]): LinkClass {
  const name = (node: number): string => `n${node}`;
  const graph = compileHexGraph({
    layout: "odd-q",
    hexes: Array.from({ length: size }, (_, node) => [name(node), { column: node * 2, row: 0 }] as const),
    linkClasses: {
      all: {
        from: "nothing",
        addedLinks: pairs.filter(([a, b]) => a !== b).map(([a, b]) => [name(a), name(b)] as const),
      },
    },
  });
  return linkClass(graph, "all");
}

/** All walks without a repeated node from `start`, each with the nodes in order: the brute force to compare with. */
export function simplePaths(links: LinkClass, start: number): number[][] {
  const found: number[][] = [];
  const walk = (path: number[]): void => {
    found.push(path);
    const last = path.at(-1)!;
    for (const next of links.targets.slice(links.offsets[last], links.offsets[last + 1])) {
      if (!path.includes(next)) walk([...path, next]);
    }
  };
  walk([start]);
  return found;
}

/** Order of two paths by their nodes, first difference first. */
export function byNodes(a: readonly number[], b: readonly number[]): number {
  for (const [index, node] of a.entries()) {
    const difference = node - (b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** The node of an id. Throws for an id that the board lacks, so that a test with a wrong id fails. */
export function nodeIndex(graph: HexGraph, id: string): number {
  const index = graph.indexById.get(id);
  if (index === undefined) throw new Error(`The board has no hex or box "${id}".`);
  return index;
}

/** The id of a node. */
export const nodeId = (graph: HexGraph, index: number): string => graph.nodes[index]!.id;
