import type { DocumentUpdate } from "../../lib/book";
import type { Choice, Generator } from "../../lib/kernel";
import type { PairSummary } from "../../lib/playtest";

/** What the page and the worker that compares two rulesets in play say to one another. */

/** What is to be compared. */
export interface Contest {
  /** The documents of the first ruleset, and of the second. */
  a: DocumentUpdate;
  b: DocumentUpdate;
  /** Id of the scenario. */
  scenario: string;
  games: number;
  seed: number;
  /** Who plays all sides. */
  bot: string;
}

/** To the worker. One worker plays one contest. */
export type Request =
  | ({ type: "play" } & Contest)
  /** No more games. */
  | { type: "stop" }
  /** The choices of a game by the first ruleset. */
  | { type: "line"; game: number };

/** From the worker. */
export type Message =
  /** How it stands after so many pairs of games; the last one has all. */
  | { type: "summary"; summary: PairSummary; of: number; sides: Readonly<Record<string, string>> }
  | { type: "line"; options: string[]; generator: Generator; choices: { side: string; choice: Choice }[] }
  | { type: "failed"; message: string };
