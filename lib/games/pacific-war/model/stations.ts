import { isOpenPort } from "./harbours";
import { isHeadquartersLinked, isLinked } from "./links";
import { hasTroops } from "./ground";
import type { PacificTable } from "./position";
import { enemyOf, NOWHERE } from "./rules";

/** Ports and headquarters that work: what months need a place for is done there (14.0, 16.0, 17.0). */

/** 11.2: a headquarters in a port that is not interdicted, from which water leads to an Ultimate Command Source. */
export function isAtWork(t: PacificTable, headquarters: number): boolean {
  const hex = t.position.headquarters[headquarters]!;
  const { side } = t.rules.headquarters[headquarters]!;
  return hex !== NOWHERE && isOpenPort(t, hex, side) && isHeadquartersLinked(t, headquarters);
}

/** Numbers of the headquarters of a side that are at work. */
export const headquartersAtWork = (t: PacificTable, side: number): number[] =>
  t.rules.headquarters.flatMap((of, n) => (of.side === side && isAtWork(t, n) ? n : []));

/** Whether a headquarters of a side is at work in a hex. */
export const hasHeadquarters = (t: PacificTable, hex: number, side: number): boolean =>
  t.rules.headquarters.some(
    (of, n) => of.side === side && t.position.headquarters[n] === hex && isAtWork(t, n),
  );

export const hasSupportBase = (t: PacificTable, hex: number, side: number): boolean =>
  t.position.supportBases.some((each) => each.hex === hex && each.side === side);

/** Hexes of the ports of a side that are open and Linked. */
export const linkedPorts = (t: PacificTable, side: number): number[] =>
  t.position.bases.flatMap((base) =>
    base.side === side && base.hex !== NOWHERE && isOpenPort(t, base.hex, side) && isLinked(t, base.hex, side)
      ? base.hex
      : [],
  );

/** A place that a side holds and the enemy does not contest. */
export function holds(t: PacificTable, hex: number, side: number): boolean {
  const place = hex < 0 ? -1 : t.rules.hexes.place[hex]!;
  return place >= 0 && t.position.control[place] === side && !hasTroops(t, hex, enemyOf(side));
}

/** A Homeland Resource hex of Japan (2.5.4). */
export function isHomeland({ rules }: PacificTable, hex: number): boolean {
  return hex >= 0 && rules.places[rules.hexes.place[hex]!]?.resource === "homeland";
}
