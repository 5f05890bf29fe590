import { child, type Json } from "../documents";
import type { Battle, BattleSource } from "../games/battle-types";
import { CompileError } from "../games/types";
import { type Ruleset, type SetupProblem, start } from "../kernel";
import type { Book, DocumentError, NotPlayable } from "./book";

/** Which battle: a document, or one that waits in a game in play, which is given as a saved scenario. */
export type WhichBattle =
  { kind: "document"; path: string } | { kind: "met"; scenario: Json; place: string | undefined };

/** A battle that can be fought. */
export interface ReadyBattle {
  source: BattleSource;
  ruleset: Ruleset<unknown, unknown>;
  battle: Battle;
  sideName(id: string): string;
}

/** Versions of everything on which a battle depends. */
export const basisOfBattle = (book: Book, which: WhichBattle): string =>
  book.basisOfBattle(which.kind === "document" ? which.path : "");

/** A battle by the documents as they are, or all that keeps it from being fought. */
export function readyBattle(book: Book, which: WhichBattle): ReadyBattle | NotPlayable {
  const path = which.kind === "document" ? which.path : "";
  const { game } = book;
  if (!game) return refuse(path, "odds/no-game", "There are no rules that play this workspace's game.");
  if (!game.battles) return refuse(path, "odds/none", "The rules of this game give no odds of battles yet.");
  const document = book.documents.get(path);
  if (which.kind === "document" && document === undefined)
    return refuse(path, "odds/no-battle", "There is no such battle any more.");
  const reasons = book.errorsOf(path);
  if (reasons.length > 0) return { reasons };
  const made = book.compile(game, which.kind === "met" ? which.scenario : undefined);
  if (made instanceof CompileError) return refuse(made.document, "odds/does-not-compile", made.message);
  const ruleset = { module: game.module, rules: made.rules };
  const found =
    which.kind === "document"
      ? game.battles.setUp(ruleset, document!, Object.fromEntries(book.documents))
      : meet(game.battles, ruleset, which);
  if (!found.ok) return { reasons: found.error.map((problem) => errorOf(problem, path)) };
  const sides = child(made.documents["game.json"], "sides");
  return {
    source: game.battles,
    ruleset,
    battle: found.value,
    sideName: (side) => {
      const name = child(child(sides, side), "name");
      return typeof name === "string" ? name : side;
    },
  };
}

function meet(
  source: BattleSource,
  ruleset: Ruleset<unknown, unknown>,
  { scenario, place }: Extract<WhichBattle, { kind: "met" }>,
) {
  const advised = child(scenario, "recommendedOptions");
  const options = Array.isArray(advised) ? advised.map(String) : [];
  const started = start(ruleset, scenario, { options, seed: 1, bulk: true });
  return started.ok ? source.meet(started.value, place) : started;
}

const errorOf = ({ code, message, hint }: SetupProblem, file: string): DocumentError => ({
  file,
  code,
  message: hint === undefined ? message : `${message} ${hint}`,
});

const refuse = (file: string, code: string, message: string): NotPlayable => ({
  reasons: [{ file, code, message }],
});
