import { STORM, weatherOf } from "../board/sky";
import { isObserved } from "./index";
import { formed, shipsOf } from "../model/forces";
import type { FlatTopTable } from "../model/position";
import { ALL_LAND, enemyOf } from "../model/rules";

/** Ships and bases in a hex, as combat asks for them (15.2). */

export function shipsIn(t: FlatTopTable, side: number, hex: number): number[] {
  const ships: number[] = [];
  for (const n of formed(t)[side]!) if (t.position.forces[n]!.hex === hex) ships.push(...shipsOf(t, n));
  return ships;
}

/** Whether the other side sees ships of a side in a hex. */
export const hasSeenShips = (t: FlatTopTable, side: number, hex: number): boolean =>
  t.position.markers.some((m) => m.side === side && !m.isAir && m.hex === hex && isObserved(t, m));

/** The base of a side in a hex, or -1. Bases are always known. */
export const baseIn = ({ rules, position }: FlatTopTable, side: number, hex: number): number =>
  rules.bases.findIndex((base, n) => base.hex === hex && position.bases.owner[n] === side);

/** Whether there can be surface combat in a hex: ships of both sides that are seen (19.1, 12.8). */
export const canFightShips = (t: FlatTopTable, hex: number): boolean =>
  isOpen(t, hex) && [0, 1].every((side) => hasSeenShips(t, side, hex));

/** 6.9, 15.2: in any sea or partial-land hex without a storm. */
export const isOpen = (t: FlatTopTable, hex: number): boolean =>
  t.rules.hexes.terrain[hex] !== ALL_LAND && weatherOf(t, hex) !== STORM;

/** 7.15, 19.2: a side learns the names of all enemy ships in a hex. Returns them. */
export function nameTo(t: FlatTopTable, side: number, hex: number): number[] {
  const ships = shipsIn(t, enemyOf(side), hex);
  const known = t.position.named[side]!;
  for (const ship of ships) if (!known.includes(ship)) t.push(known, ship);
  return ships;
}
