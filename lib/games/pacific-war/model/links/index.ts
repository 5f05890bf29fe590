import type { PacificTable } from "../position";
import type { AirClass, GroundClass } from "../rules";
import { portHalfOf } from "../sea";
import { graphOf, waterOf } from "./graph";
import { Piece } from "./pieces";
import { linksOf } from "./state";

/** 11.0 Command Links: what the headquarters of a side reach. */

export { emergencyEnds, emergencyKinds, emergencyStarts, endBrokenLinks, ownerOf } from "./emergency";
export type { EmergencyKind } from "./pieces";

const CHINA = "china";

/** What is to be linked: a unit, as far as links ask. */
export type Kind = Pick<AirClass, "side" | "nation"> & Partial<Pick<GroundClass, "isRed">>;

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

/** 33.6: once China has surrendered its units are treated as any other Allied unit. */
const isChinese = ({ position }: PacificTable, { nation }: Kind): boolean =>
  nation === CHINA && position.war?.surrendered.includes(CHINA) !== true;

/**
 * By whom a unit in a hex is reached: through links that last, and through Emergency Command Links. Chinese units trace to
 * a source of their own; Red ones must be near a city as well (11.1.3).
 */
function masksOf(t: PacificTable, hex: number, kind: Kind): [number, number] {
  const { reach, emergency, chinese, chineseEmergency, isNearCity } = linksOf(t).sides[kind.side]!;
  if (!isChinese(t, kind)) return [reach[hex]!, emergency[hex]!];
  return kind.isRed && isNearCity[hex] === 0 ? [0, 0] : [chinese[hex]!, chineseEmergency[hex]!];
}

/** Whether a unit in a hex is linked: Red Chinese near a city are not isolated, if nobody can pay for them (11.1.3). */
export function isUnitLinked(t: PacificTable, hex: number, kind: Kind): boolean {
  if (t.position.terms.linked) return true;
  if (hex < 0) return false;
  if (kind.isRed && isChinese(t, kind)) return linksOf(t).sides[kind.side]!.isNearCity[hex] === 1;
  const [lasting, emergency] = masksOf(t, hex, kind);
  return (lasting | emergency) !== 0;
}

/** 33.6: whether Chinese units in a hex trace a link, Emergency Command Links aside. */
export const isChinaLinked = (t: PacificTable, hex: number, side: number): boolean =>
  t.position.terms.linked || (hex >= 0 && linksOf(t).sides[side]!.chinese[hex] !== 0);

/** Whether a headquarters may pay for a unit in a hex (11.2.1). */
export function isReachedBy(t: PacificTable, hex: number, kind: Kind, headquarters: number): boolean {
  if (hex < 0) return false;
  const [lasting, emergency] = masksOf(t, hex, kind);
  return ((lasting | emergency) & bitOf(t, headquarters)) !== 0;
}

/**
 * 11.7.3: whether what a headquarters spends on a unit or in a hex goes through an Emergency Command Link. Where it reaches
 * neither way, as for transports that any headquarters pays for (15.2.4), what links the hex decides; a hex that nothing links,
 * as where a Task Force is at sea, draws on no link.
 */
export function isThroughEmergency(t: PacificTable, hex: number, headquarters: number, kind?: Kind): boolean {
  if (hex < 0) return false;
  const { side } = t.rules.headquarters[headquarters]!;
  const [lasting, emergency] = masksOf(t, hex, kind ?? { side, nation: "" });
  const own = bitOf(t, headquarters);
  const isReached = ((lasting | emergency) & own) !== 0;
  return isReached ? (lasting & own) === 0 : lasting === 0 && emergency !== 0;
}

function bitOf(t: PacificTable, headquarters: number): number {
  const { side } = t.rules.headquarters[headquarters]!;
  const i = linksOf(t).pieces[side]!.headquarters.findIndex(({ n }) => n === headquarters);
  return i < 0 ? 0 : 1 << i;
}

/** 11.2: whether a headquarters is linked: always in scenarios without Command Links. */
export function isHeadquartersLinked(t: PacificTable, headquarters: number): boolean {
  const { pieces, sides } = linksOf(t);
  const { side } = t.rules.headquarters[headquarters]!;
  const i = pieces[side]!.headquarters.findIndex(({ n }) => n === headquarters);
  return i >= 0 && (t.position.terms.linked || sides[side]!.headquarters[i]!);
}

/** 11.2: whether water leads from the port of a hex to an Ultimate Command Source of a side. */
export const isJoinedToSource = (t: PacificTable, hex: number, side: number): boolean =>
  linksOf(t).sides[side]!.toSource[waterOf(graphOf(t.rules), hex, portHalfOf(t.rules.hexes, hex))] === 1;

/** 11.2.2: whether a hex is a linked port of a side: one with a Base that is not interdicted. */
export const isLinkedPort = (t: PacificTable, hex: number, side: number): boolean =>
  hex >= 0 && (linksOf(t).pieces[side]!.bits[hex]! & Piece.port) !== 0 && isLinked(t, hex, side);
