import { scenarioIdOf } from "../documents";
import type { Book } from "../book";
import { generatorOf, readPlaytest, whatItNeeds } from "../playtest";
import type { Line } from "./line";

/** The line of play of a playtest, to view and continue; or why there is none. */
export function lineOfPlaytest(book: Book, path: string): Line | { reason: string } {
  const { script, reason } = readPlaytest(path, book.playtests.get(path) ?? "");
  if (!script) return { reason: reason ?? "It cannot be read." };
  const playable = whatItNeeds(book, script);
  if ("reason" in playable) return playable;
  const { options, seed = 1, dice, choices } = script;
  const { ruleset, scenario, recommended } = playable;
  const generator = generatorOf(ruleset, script, { scenario, options: options ?? recommended });
  return {
    opening: {
      scenario: scenarioIdOf(playable.path),
      options: options ?? recommended,
      dice: dice ? { kind: "rolled" } : { kind: "seeded", seed, generator },
    },
    rolled: dice ?? [],
    choices: choices.map(({ side, choice, step }) => ({
      side,
      choice,
      ...(step !== undefined && { step }),
    })),
  };
}
