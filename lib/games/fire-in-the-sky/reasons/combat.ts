import type { Choice } from "../../../kernel";
import { pieceAt, pieceName, placeName } from "../model/pieces";
import type { T } from "../model/position";
import { placeList, placeOf, type Reason, unitNamed, whereabouts, whyNotTheirs } from "./common";

/** Reasons that the steps of a battle share. */

interface Among {
  /** Whose units are chosen from. */
  readonly side: number;
  readonly rule: string;
  /** The units that may be chosen, like ones all together. */
  readonly open: readonly number[];
  /** What they must be: "a ship of the Task Force under attack". */
  readonly what: string;
  /** Members of the choice that name the unit. */
  readonly members?: readonly string[];
}

/** A unit that is not one of those that may be chosen, or is like one of them that the options name. */
export function whyNotAmong(
  t: T,
  choice: Choice,
  { side, rule, open, what, members = ["unit"] }: Among,
): Reason {
  const p = unitNamed(t, choice, ...members);
  if (p === undefined) return undefined;
  const theirs = whyNotTheirs(t, p, side, rule);
  const name = pieceName(t, p);
  if (theirs) return { rule, text: `${name} belongs to the other side; choose ${what}.` };
  if (!open.includes(p)) return { rule, text: `${name} ${whereabouts(t, p)}; choose ${what}.` };
  if (!open.some((other) => other < p && pieceAt(t, other).type === pieceAt(t, p).type)) return undefined;
  return { rule, text: `${name} is identical to another unit here: choose the first of identical units.` };
}

/** A battle that is not to be fought now. */
export function whyNoBattle(t: T, choice: Choice, open: readonly number[]): Reason {
  const place = placeOf(t, choice.battle);
  if (place === undefined) return undefined;
  const text = `There is no battle to be fought at ${placeName(t, place)}: there is one battle in each hex with forces of both sides. Left: ${placeList(t, open)}.`;
  return { rule: "12.3", text };
}
