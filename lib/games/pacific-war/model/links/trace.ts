import { DIRECTIONS } from "../crossing";
import type { PacificTable } from "../position";
import { NOWHERE } from "../rules";
import { portHalfOf } from "../sea";
import { Block } from "./blocking";
import { type Graph, graphOf, waterOf } from "./graph";
import { Piece } from "./pieces";
import { linksOf } from "./state";

/** Along which way a hex is linked to a headquarters, or which hex breaks the way (11.0, 11.6). */

export interface LinkWay {
  headquarters: number;
  /** Hexes from the headquarters on. */
  hexes: readonly number[];
  /** Ports and Offensive Support Bases on it that carry the link on. */
  hubs: readonly number[];
  /** The first hex from which it cannot go on, and why: one of `Block`. Undefined where nothing is in the way. */
  broken: { hex: number; by: number } | undefined;
}

/** What leads to a hex from a headquarters or a hub. */
interface Leg {
  from: number;
  /** Waters or hexes, from the one to the other. */
  nodes: readonly number[];
  overWater: boolean;
}

/** By hex the leg that leads to it; a headquarters is led to by none. */
interface Legs {
  of: Map<number, Leg>;
  roots: Map<number, number>;
}

/** The way in force; where there is none, the way as it would be without enemies. Undefined where a hex is too far for any. */
export function wayTo(t: PacificTable, hex: number, side: number): LinkWay | undefined {
  return wayOf(t, side, legsOf(t, side, true), hex) ?? wayOf(t, side, legsOf(t, side, false), hex);
}

/** The ways in force to some hexes, those left out that are not linked or through Emergency Command Links alone. */
export function waysTo(t: PacificTable, hexes: readonly number[], side: number): LinkWay[] {
  const legs = legsOf(t, side, true);
  return hexes.flatMap((hex) => wayOf(t, side, legs, hex) ?? []);
}

function wayOf(t: PacificTable, side: number, { of, roots }: Legs, hex: number): LinkWay | undefined {
  const { blocks } = linksOf(t).sides[side]!;
  const { hexOf } = graphOf(t.rules);
  const hexes: number[] = [];
  const hubs: number[] = [];
  let broken: LinkWay["broken"];
  let at = hex;
  for (;;) {
    const headquarters = roots.get(at);
    if (headquarters !== undefined) return { headquarters, hexes: [at, ...hexes], hubs, broken };
    const leg = of.get(at);
    if (!leg) return undefined;
    const { nodes, overWater, from } = leg;
    const stop = nodes
      .slice(1, -1)
      .find((node) => (overWater ? blocks.water : blocks.land)[node] !== Block.none);
    if (stop !== undefined)
      broken = {
        hex: overWater ? hexOf[stop]! : stop,
        by: (overWater ? blocks.water : blocks.land)[stop]!,
      };
    hexes.unshift(...nodes.slice(1).map((node) => (overWater ? hexOf[node]! : node)));
    at = from;
    if (!roots.has(at)) hubs.unshift(at);
  }
}

/** Legs of all ways of a side: as enemies leave them open, or as if there were none. */
function legsOf(t: PacificTable, side: number, isBlocked: boolean): Legs {
  const { rules } = t;
  const graph = graphOf(rules);
  const { pieces, sides } = linksOf(t);
  const { headquarters, blocks } = sides[side]!;
  const { bits, headquarters: own } = pieces[side]!;
  const { overland, supportBaseWater } = rules.parameters.links;
  const isOpen = (blocked: Uint8Array) => (node: number) => !isBlocked || blocked[node] === Block.none;
  const water = (hex: number, range: number): number[][] =>
    search(waterOf(graph, hex, portHalfOf(rules.hexes, hex)), range, isOpen(blocks.water), (node) =>
      neighbours(graph.sea, node),
    );
  const of = new Map<number, Leg>();
  const roots = new Map<number, number>();
  for (const [i, { n, hex }] of own.entries()) if (!isBlocked || headquarters[i]) roots.set(hex, n);
  const due = [...roots.keys()];
  for (const [hex, n] of roots)
    for (const nodes of water(hex, rules.headquarters[n]!.commandRange)) {
      const to = graph.hexOf[nodes.at(-1)!]!;
      const before = of.get(to);
      if (roots.has(to) || (before && before.nodes.length <= nodes.length)) continue;
      if (!before) due.push(to);
      of.set(to, { from: hex, nodes, overWater: true });
    }
  const add = (from: number, to: number, nodes: readonly number[], overWater: boolean): void => {
    if (roots.has(to) || of.has(to)) return;
    of.set(to, { from, nodes, overWater });
    due.push(to);
  };
  for (const hex of due) {
    const isPort = (bits[hex]! & Piece.port) !== 0;
    const isSupportBase = (bits[hex]! & Piece.supportBase) !== 0;
    if (!isPort && !isSupportBase) continue;
    for (const nodes of overLand(graph, rules.hexes.next, hex, overland, isOpen(blocks.land)))
      add(hex, nodes.at(-1)!, nodes, false);
    if (!isPort || !isSupportBase) continue;
    for (const nodes of water(hex, supportBaseWater)) add(hex, graph.hexOf[nodes.at(-1)!]!, nodes, true);
  }
  return { of, roots };
}

const neighbours = (sea: Graph["sea"], node: number): [to: number, cost: number][] =>
  Array.from({ length: DIRECTIONS }, (_, direction): [number, number] => [
    sea[node * DIRECTIONS + direction]!,
    1,
  ]).filter(([to]) => to !== NOWHERE);

function overLand(
  { land }: Graph,
  next: Int16Array,
  from: number,
  points: number,
  isOpen: (node: number) => boolean,
): number[][] {
  return search(from, points, isOpen, (hex) =>
    Array.from({ length: DIRECTIONS }, (_, direction): [number, number] => {
      const at = hex * DIRECTIONS + direction;
      return [land[at] === 0 ? NOWHERE : next[at]!, land[at]!];
    }).filter(([to]) => to !== NOWHERE),
  );
}

/** The cheapest ways from a node to all within a cost, the nearest first; they end where a node is not open. */
function search(
  from: number,
  most: number,
  isOpen: (node: number) => boolean,
  next: (node: number) => readonly [to: number, cost: number][],
): number[][] {
  const ways = new Map([[from, { cost: 0, nodes: [from] }]]);
  const due: number[][] = [[from]];
  const found: number[][] = [];
  for (let spent = 0; spent <= Math.min(most, due.length - 1); spent++)
    for (const node of due[spent] ?? []) {
      const way = ways.get(node)!;
      if (way.cost !== spent) continue;
      if (spent > 0) found.push(way.nodes);
      if (spent > 0 && !isOpen(node)) continue;
      for (const [to, cost] of next(node)) {
        const sum = spent + cost;
        const known = ways.get(to);
        if (sum > most || (known && known.cost <= sum)) continue;
        ways.set(to, { cost: sum, nodes: [...way.nodes, to] });
        (due[sum] ??= []).push(to);
      }
    }
  return found;
}
