import type { Hexes } from "../model/rules";

/** Hexes from one to the other, as a plane flies; 0 within one hex (7.11). */
export function distance({ q, r }: Pick<Hexes, "q" | "r">, from: number, to: number): number {
  const dq = q[from]! - q[to]!;
  const dr = r[from]! - r[to]!;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The neighbour in a direction (0 north to 5 north-west), or OFF_MAP. */
export const neighbour = ({ next }: Pick<Hexes, "next">, hex: number, direction: number): number =>
  next[hex * 6 + direction]!;

/** The direction of a neighbour; -1 for a hex that is none. */
export function directionTo({ next }: Pick<Hexes, "next">, from: number, to: number): number {
  for (let direction = 0; direction < 6; direction++) if (next[from * 6 + direction] === to) return direction;
  return -1;
}

export const opposite = (direction: number): number => (direction + 3) % 6;

/** The hex so many steps away in a direction; OFF_MAP when the map ends before. */
export function hexAt(hexes: Pick<Hexes, "next">, from: number, direction: number, steps: number): number {
  let hex = from;
  for (let i = 0; i < steps && hex >= 0; i++) hex = neighbour(hexes, hex, direction);
  return hex;
}

/** Columns or rows from a first one to a last one; to the edge of the map without one of them. */
interface Spans {
  readonly columns?: { readonly from?: number; readonly to?: number };
  readonly rows?: { readonly from?: number; readonly to?: number };
}

const isWithin = (n: number, { from = 1, to = Infinity }: { from?: number; to?: number } = {}): boolean =>
  n >= from && n <= to;

/** Whether a hex lies in the columns and rows of a zone or an entry (26). */
export const isInSpans = (hexes: Pick<Hexes, "columns" | "rows">, hex: number, spans: Spans): boolean =>
  isWithin(hexes.columns[hex]!, spans.columns) && isWithin(hexes.rows[hex]!, spans.rows);
