import type { Event } from "../kernel";
import type { Break, Moment } from "./line";
import { type Differs, firstDifference } from "./replay";
import type { Session } from "./session";

/**
 * What a side knows of the line of play: its own choices, and what others did not choose in secret. How many choices
 * were made in secret it does not know either, so for its eyes moments are counted by those it knows.
 */

/** Eyes that may see everything are undefined. */
type Eyes = string | undefined;

const isKnown = ({ secret, side }: Moment, eyes: Eyes): boolean =>
  eyes === undefined || !secret || side === eyes;

/** How many of the first choices eyes know. */
export function countKnown({ moments }: Session, eyes: Eyes, first: number): number {
  if (eyes === undefined) return first;
  let known = 0;
  for (let i = 0; i < first; i++) if (isKnown(moments[i]!, eyes)) known++;
  return known;
}

/** The last moment at which eyes know of so many choices: what is chosen in secret after them is made by then. */
export function momentKnown({ moments }: Session, eyes: Eyes, count: number): number {
  if (eyes === undefined) return count;
  let known = 0;
  for (let i = 0; i < moments.length; i++) if (isKnown(moments[i]!, eyes) && ++known > count) return i;
  return moments.length;
}

/** The choice before a moment that eyes know, and the one after it. */
export function neighbours(
  { moments }: Session,
  eyes: Eyes,
  at: number,
): { last: Moment | undefined; next: Moment | undefined } {
  const known = (moment: Moment): boolean => isKnown(moment, eyes);
  return { last: moments.slice(0, at).findLast(known), next: moments.slice(at).find(known) };
}

/** Where eyes see that play came out otherwise, counted as they count. */
export function differenceFor(session: Session, eyes: Eyes, earlier: readonly Event[]): Differs | undefined {
  const found = firstDifference(session, earlier, (event) => isFor(event, eyes));
  return found && { ...found, moment: countKnown(session, eyes, found.moment) };
}

export const isFor = ({ only }: Event, eyes: Eyes): boolean =>
  eyes === undefined || !only || only.includes(eyes);

/**
 * A break as this viewer may see it. The reason names the choice, or the question that waits instead: only the side
 * that chose and is asked again may see it.
 */
export function breakFor(session: Session, eyes: Eyes, broken: Break, asked: readonly string[]): Break {
  if (eyes === undefined || broken.index < 0) return broken;
  const { choice, phase } = broken;
  const index = countKnown(session, eyes, broken.index);
  if (choice?.side === eyes && asked.includes(eyes)) return { ...broken, index, rest: 0 };
  const who = choice ? session.playable.sideName(choice.side) : "Somebody";
  const message = `${who} can no longer choose as before. What it was the other side may not know.`;
  return { index, choice: undefined, phase, message, rest: 0 };
}
