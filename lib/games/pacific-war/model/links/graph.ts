import { kept } from "../../../../documents/kept";
import { acrossSide } from "../../../../hex";
import { crossingCost, DIRECTIONS } from "../crossing";
import { type Hexes, NOWHERE, type Rules } from "../rules";
import { halfEntered, waysOut } from "../sea";

/**
 * The map as Command Links see it. Waters are numbered like the hexes, the first shore of a hex with two shores among them;
 * its other shores follow (2.5).
 */
export interface Graph {
  /** By water: its hex. */
  readonly hexOf: Int16Array;
  /** By hex with several shores: its other waters. */
  readonly others: Readonly<Record<number, readonly number[]>>;
  /** Six neighbours for each water; NOWHERE where no ship passes. */
  readonly sea: Int16Array;
  /** By hex and direction: Movement Points on land; 0 where nobody passes (23.1.1). */
  readonly land: Uint8Array;
}

/** The water of a hex, or that of one of its shores. */
export const waterOf = ({ others }: Graph, hex: number, half: number): number =>
  half === 0 ? hex : (others[hex]?.[half - 1] ?? hex);

/** The waters of a hex. */
export const watersOf = ({ others }: Graph, hex: number): readonly number[] => [hex, ...(others[hex] ?? [])];

export const graphOf = ({ hexes, terrain }: Rules): Graph => made(hexes, terrain);

const made = kept((hexes: Hexes, terrain: Rules["terrain"]): Graph => {
  const count = hexes.ids.length;
  const others: Record<number, number[]> = {};
  const hexOf = hexes.ids.map((_id, n) => n);
  const halfOf = hexes.ids.map(() => 0);
  for (const [hex, parts] of Object.entries(hexes.halves))
    for (let half = 1; half < parts.length; half++) {
      (others[Number(hex)] ??= []).push(hexOf.length);
      hexOf.push(Number(hex));
      halfOf.push(half);
    }
  const graph: Graph = {
    hexOf: Int16Array.from(hexOf),
    others,
    sea: new Int16Array(hexOf.length * DIRECTIONS).fill(NOWHERE),
    land: new Uint8Array(count * DIRECTIONS),
  };
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    for (const [water, hex] of hexOf.entries()) {
      const to = hexes.next[hex * DIRECTIONS + direction]!;
      if (to === NOWHERE || (waysOut(hexes, hex, halfOf[water]!) & (1 << direction)) === 0) continue;
      const half = halfEntered(hexes, to, acrossSide(direction));
      if (half >= 0) graph.sea[water * DIRECTIONS + direction] = waterOf(graph, to, half);
    }
    for (let hex = 0; hex < count; hex++) {
      const cost = crossingCost({ hexes, terrain }, hex, direction, false);
      if (cost < Infinity) graph.land[hex * DIRECTIONS + direction] = cost;
    }
  }
  return graph;
});
