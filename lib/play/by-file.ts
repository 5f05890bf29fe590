import type { TableNote } from "../documents/generated/types";
import type { Session } from "./session";

/** A game of two people who send each other files, as one of them has it. As plain data it is stored with the line. */
export interface ByFile {
  /** The side that is played at this window. */
  side: string;
  /** The number of the last file that was opened, counted by both; 0 before the first. */
  opened: number;
  /** How many choices that file had. */
  received: number;
  /** The first choices of the line that both sides have, or that were written for the other one. They stay. */
  shared: number;
}

/** A game that begins at this window: nobody else has anything of it yet. */
export const beginsHere = (side: string): ByFile => ({ side, opened: 0, received: 0, shared: 0 });

/**
 * For whom the game waits: for this window as long as its side is asked, too. When the game is over, for the other side,
 * if it does not have the last choices yet. Undefined if nobody is waited for, or while the past is shown.
 */
export function turnOf(session: Session, { side, received }: ByFile): string | undefined {
  const { game, waiting, moments, at } = session;
  if (!game || waiting) return side;
  if (at < moments.length) return undefined;
  const { sides } = game.ruleset.module;
  const asked = sides.filter((_side, i) => game.asked & (1 << i));
  if (asked.includes(side)) return side;
  return asked[0] ?? (moments.length > received ? sides.find((each) => each !== side) : undefined);
}

/** Why another choice cannot be made now in place of those that were taken back. */
export function whyItStays({ at, moments }: Session, { shared }: ByFile): { message: string } | undefined {
  const back = "Go to the end of the diary to play on.";
  if (at < shared)
    return { message: `What was chosen here is in a file that both players have, so it stays. ${back}` };
  if (moments.slice(at).some(({ uncertain }) => uncertain))
    return {
      message: `Dice were rolled since, or something was revealed. In a game by file that stays. ${back}`,
    };
  return undefined;
}

/** The notes of a side as they are here, and those of the others as they are in a file. */
export function notesOfBoth(
  side: string,
  own: readonly TableNote[],
  received: readonly TableNote[],
): TableNote[] {
  const kept = own.filter((note) => note.side === side);
  const taken = new Set(kept.map(({ id }) => id));
  // Both number their own notes from 1.
  const others = received
    .filter((note) => note.side !== side)
    .map((note) => {
      let { id } = note;
      for (let number = 2; taken.has(id); number++) id = `${note.id}-${number}`;
      taken.add(id);
      return { ...note, id };
    });
  return [...kept, ...others].sort((a, b) => a.at - b.at);
}
