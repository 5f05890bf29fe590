import type { DocumentUpdate } from "../../lib/book";
import type { Choice, Generator } from "../../lib/kernel";
import type { PairSummary } from "../../lib/playtest";

/** The messages between the page and the worker that compares two rulesets in play. */

/** What is to be compared. */
export interface Contest {
  /** The documents of the first ruleset, and of the second. */
  a: DocumentUpdate;
  b: DocumentUpdate;
  /** Id of the scenario. */
  scenario: string;
  games: number;
  seed: number;
  /** The bot that plays all sides. */
  bot: string;
}

/** To the worker. One worker plays one contest. */
export type Request =
  | ({ type: "play" } & Contest)
  /** Stops the games. */
  | { type: "stop" }
  /** Requests the choices of a game with the first ruleset. */
  | { type: "line"; game: number };

/** From the worker. */
export type Message =
  /** The results after so many pairs of games; the last one has all. */
  | { type: "summary"; summary: PairSummary; of: number; sides: Readonly<Record<string, string>> }
  | { type: "line"; options: string[]; generator: Generator; choices: { side: string; choice: Choice }[] }
  | { type: "failed"; message: string };
