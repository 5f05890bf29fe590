import type { Book } from "../book";
import { readPlaytest } from "../playtest";
import type { Line } from "./line";

/** The line of play that a playtest tells, to be looked at and gone on from; or why there is none. */
export function lineOfPlaytest(book: Book, path: string): Line | { reason: string } {
  const { script, reason } = readPlaytest(path, book.playtests.get(path) ?? "");
  if (!script) return { reason: reason ?? "It cannot be read." };
  const { scenario, options, seed = 1, dice, choices } = script;
  if (scenario === undefined) return { reason: "It names no scenario. Give the id of one as “scenario”." };
  const playable = book.playable(scenario);
  if ("reasons" in playable) return { reason: playable.reasons[0]!.message };
  return {
    opening: {
      scenario,
      options: options ?? playable.recommended,
      dice: dice ? { kind: "rolled" } : { kind: "seeded", seed },
    },
    rolled: dice ?? [],
    choices: choices.map(({ side, choice, step }) => ({
      side,
      choice,
      ...(step !== undefined && { step }),
    })),
  };
}
