import type { Choice, Json } from "../../../kernel";
import { sameState } from "../model/like";
import { onMap, pieceAt, pieceName, placeName, sideText } from "../model/pieces";
import type { T } from "../model/position";

/**
 * What all reasons share. A reason is worked out only once a choice has been refused, so nothing here needs to be fast;
 * and it says less rather than something wrong: what it does not know is undefined, and the step's next reason is tried.
 */

/** Why a choice is not legal, in words, and the rule that says so (by the number of the module). */
export type Reason = { rule: string; text: string } | undefined;

export const placeOf = (t: T, id: unknown): number | undefined =>
  typeof id === "string" && Object.hasOwn(t.rules.placeOf, id) ? t.rules.placeOf[id] : undefined;

export const pieceOf = (t: T, id: unknown): number | undefined =>
  typeof id === "string" && Object.hasOwn(t.rules.pieceOf, id) ? t.rules.pieceOf[id] : undefined;

/** One thing that bounds a number: at most so many, by this rule, and the sentence that says why. */
export interface Limit {
  readonly most: number;
  readonly rule: string;
  readonly text: string;
}

/**
 * A number that is not offered: the bound that holds it down, and what could be chosen instead. `least` is what must
 * be chosen anyway.
 */
export function whyNotSoMany(asked: Json | undefined, limits: readonly Limit[], least = 0): Reason {
  if (typeof asked !== "number") return undefined;
  const tightest = limits.reduce((a, b) => (b.most < a.most ? b : a));
  const { most, rule } = tightest;
  const instead = least >= most ? `Only ${most} can be chosen.` : `Choose ${least} to ${most}.`;
  if (!Number.isInteger(asked) || asked < 0) return { rule, text: `Use a whole number. ${instead}` };
  if (asked > most) return { rule, text: `${tightest.text} ${instead}` };
  return asked < least ? { rule, text: `That is too few. ${instead}` } : undefined;
}

/** A question of yes or no: what it decides, and the words of the two answers. */
export function whyNotAnswer(
  rule: string,
  decides: string,
  member: string,
  ...answers: readonly string[]
): Reason {
  const words = answers.map((answer) => `{ "${member}": "${answer}" }`).join(" or ");
  return { rule, text: `${decides} Answer ${words}.` };
}

/** The unit that a choice names by one of these members, with why it is nobody that this side could choose. */
export function unitNamed(t: T, choice: Choice, ...members: readonly string[]): number | undefined {
  for (const member of members) {
    const p = pieceOf(t, choice[member]);
    if (p !== undefined) return p;
  }
  return undefined;
}

/** Where a unit is, for a sentence that begins with its name. */
export function whereabouts(t: T, p: number): string {
  const { limbo, convoyEscort } = t.rules;
  const { at, due, tf, taskForces } = t.position;
  switch (at[p]) {
    case limbo.available:
      return "is not in play";
    case limbo.removed:
      return "is out of the game";
    case limbo.track:
      return `is on the Turn Record Track until Turn ${due[p]!}`;
    case limbo.arriving:
      return "has not been placed yet";
    case convoyEscort:
      return "is in the Convoy Escort box";
  }
  const force = tf[p] === -1 ? undefined : taskForces[tf[p]!];
  const place = force ? t.rules.placeOfNode[force.node]! : at[p]!;
  return `${force ? "sails in a Task Force at" : "is at"} ${placeName(t, place)}`;
}

/** A unit of the other side. */
export function whyNotTheirs(t: T, p: number, side: number, rule: string): Reason {
  const owner = pieceAt(t, p).side;
  if (owner === side) return undefined;
  return {
    rule,
    text: `${pieceName(t, p)} belongs to ${sideText(owner)}; choose a unit of ${sideText(side)}.`,
  };
}

/** Of indistinguishable units the options name only one. */
export function whyNotSecondOfLike(t: T, p: number, rule: string): Reason {
  const first = t.rules.piecesOfType[pieceAt(t, p).type]!.find((other) => sameState(t, other, p));
  if (first === undefined || first === p) return undefined;
  const text = `${pieceName(t, p)} is identical to ${pieceAt(t, first).pieceId}: choose the first of identical units.`;
  return { rule, text };
}

/**
 * A unit that a list of units does not offer: it is the enemy's, not where the choice says, off the map, or like one
 * that is offered.
 */
export function whyNotThisUnit(t: T, p: number, choice: Choice, side: number, rule: string): Reason {
  const theirs = whyNotTheirs(t, p, side, rule);
  if (theirs) return theirs;
  const name = pieceName(t, p);
  const from = placeOf(t, choice.from);
  if (from !== undefined && from !== t.position.at[p])
    return { rule, text: `${name} is not at ${placeName(t, from)}; it ${whereabouts(t, p)}.` };
  return onMap(t, p) ? undefined : { rule, text: `${name} ${whereabouts(t, p)}.` };
}

/** "Kure or Yokosuka" for a list of places; "nowhere" for none. */
export function placeList(t: T, places: readonly number[]): string {
  const names = [...new Set(places)].map((place) => placeName(t, place));
  if (names.length === 0) return "nowhere";
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} or ${names.at(-1)!}`;
}

/** A passage where this edition's rulebook gives it a number of its own; else the rule that it is part of. */
export const passage = (t: T, rule: string, part: string): string =>
  Object.hasOwn(t.rules.numbering.rules, `${rule}, ${part}`) ? `${rule}, ${part}` : rule;
