import { derived } from "../../../../kernel";
import type { PacificTable, Position } from "../position";
import { enemyOf, type Rules } from "../rules";
import { type Pieces, piecesOf, isSamePieces, Piece } from "./pieces";
import { type SideLinks, Solver } from "./solve";

/** 11.0 Command Links: what the headquarters of a side reach. */

interface Links {
  pieces: [Pieces, Pieces];
  sides: [SideLinks, SideLinks];
}

/** Passes after which the sides' links are no longer compared (A-19). */
const PASSES = 5;

/**
 * Links of each side depend on which units of the other are linked. They are traced first as if all were, then as if only
 * those were which then are, and so on. Where that does not settle, the enemy unit counts as linked.
 */
function evaluate(rules: Rules, pieces: [Pieces, Pieces]): [SideLinks, SideLinks] {
  const solvers = [0, 1].map((side) => new Solver(rules, side, pieces[side]!, pieces[enemyOf(side)]!));
  const count = rules.hexes.ids.length;
  let most = [0, 1].map(() => new Uint8Array(count).fill(1));
  const solve = (enemy: readonly Uint8Array[]): SideLinks[] =>
    solvers.map((solver, side) => solver.solve(enemy[enemyOf(side)]!));
  let found = solve(most);
  for (
    let pass = 0;
    pass < PASSES && found.some(({ linked }, side) => differs(pieces[side]!, linked, most[side]!));
    pass++
  ) {
    const next = solve(found.map(({ linked }) => linked)).map(({ linked }) => linked);
    if (next.every((linked, side) => !differs(pieces[side]!, linked, most[side]!))) break;
    most = next;
    found = solve(most);
  }
  return found as [SideLinks, SideLinks];
}

/** Whether a unit that may block is linked in one case and not in the other. */
function differs({ bits }: Pieces, a: Uint8Array, b: Uint8Array): boolean {
  const any = Piece.air | Piece.naval | Piece.ground;
  for (let hex = 0; hex < a.length; hex++) if (a[hex] !== b[hex] && (bits[hex]! & any) !== 0) return true;
  return false;
}

const linksOf = derived<Rules, Position, Links>(
  (t, before) => {
    const pieces: [Pieces, Pieces] = [piecesOf(t, 0), piecesOf(t, 1)];
    // Most changes of a unit are not ones of its place.
    if (before && pieces.every((each, side) => isSamePieces(each, before.pieces[side]!))) return before;
    return { pieces, sides: evaluate(t.rules, pieces) };
  },
  [
    "headquarters",
    "bases",
    "supportBases",
    "airUnits",
    "groundUnits",
    "fleet",
    "taskForces",
    "control",
    "terms",
    "war",
  ],
);

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
