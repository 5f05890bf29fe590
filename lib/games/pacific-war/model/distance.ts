import type { Hexes } from "./rules";

/** Hexes from one hex to another as an aircraft flies. */
export function distance({ q, r }: Hexes, from: number, to: number): number {
  const across = q[from]! - q[to]!;
  const down = r[from]! - r[to]!;
  return (Math.abs(across) + Math.abs(down) + Math.abs(across + down)) / 2;
}
