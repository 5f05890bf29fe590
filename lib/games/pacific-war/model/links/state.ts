import { derived } from "../../../../kernel";
import type { Position } from "../position";
import { enemyOf, type Rules } from "../rules";
import type { Linked } from "./blocking";
import { isSamePieces, Piece, type Pieces, piecesOf } from "./pieces";
import { type SideLinks, Solver } from "./solve";

/** The links of both sides as they stand. */

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
  const solve = (enemy: readonly Linked[]): SideLinks[] =>
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

export const linksOf = derived<Rules, Position, Links>(
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
