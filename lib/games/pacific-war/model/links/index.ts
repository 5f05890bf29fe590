import type { PacificTable } from "../position";
import { Piece } from "./pieces";
import { linksOf } from "./state";

/** 11.0 Command Links: what the headquarters of a side reach. */

/** Whether a hex is linked for a side: always in scenarios without Command Links (1.3). */
export const isLinked = (t: PacificTable, hex: number, side: number): boolean =>
  t.position.terms.linked || (hex >= 0 && linksOf(t).sides[side]!.linked[hex] === 1);

/** The headquarters of a side that a hex is linked to, which may pay for what is done there (11.2.1). */
export function payersOf(t: PacificTable, hex: number, side: number): readonly number[] {
  if (hex < 0) return [];
  const { reach, emergency } = linksOf(t).sides[side]!;
  return numbersIn(t, side, reach[hex]! | emergency[hex]!);
}

const numbersIn = (t: PacificTable, side: number, mask: number): number[] =>
  linksOf(t).pieces[side]!.headquarters.flatMap(({ n }, i) => ((mask & (1 << i)) === 0 ? [] : n));

/** 11.2: whether a headquarters is linked: always in scenarios without Command Links. */
export function isHeadquartersLinked(t: PacificTable, headquarters: number): boolean {
  const { pieces, sides } = linksOf(t);
  const { side } = t.rules.headquarters[headquarters]!;
  const i = pieces[side]!.headquarters.findIndex(({ n }) => n === headquarters);
  return i >= 0 && (t.position.terms.linked || sides[side]!.headquarters[i]!);
}

/** 11.2.2: whether a hex is a linked port of a side: one with a Base that is not interdicted. */
export const isLinkedPort = (t: PacificTable, hex: number, side: number): boolean =>
  hex >= 0 && (linksOf(t).pieces[side]!.bits[hex]! & Piece.port) !== 0 && isLinked(t, hex, side);

/** 11.7.3: whether what a headquarters spends in a hex goes through an Emergency Command Link, and costs more. */
export function isThroughEmergency(t: PacificTable, hex: number, headquarters: number): boolean {
  const { side } = t.rules.headquarters[headquarters]!;
  const { pieces, sides } = linksOf(t);
  const bit = 1 << pieces[side]!.headquarters.findIndex(({ n }) => n === headquarters);
  return hex >= 0 && (sides[side]!.reach[hex]! & bit) === 0;
}
