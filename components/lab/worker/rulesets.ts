import { Book, type DocumentUpdate, wholeUpdate } from "../../../lib/book";
import { createChecker } from "../../../lib/diagnostics";
import { switchLayer } from "../../../lib/editing";
import { BundleError } from "../../../lib/export/bundle/error";
import { openBundle } from "../../../lib/export/bundle/open";
import { rulesetOfBundle } from "../../../lib/export/bundle/ruleset";
import { gameIds } from "../../../lib/games/load";
import { loadGame } from "../../worker/load-games";
import { games } from "../../../lib/games/loaded";
import type { ComparedTexts } from "../../../lib/server";
import { editContext } from "../../desk/editing";
import { Desk } from "../../desk/world";
import { editFiles } from "../../../lib/documents";
import type { LayersSwitched, RulesetSource } from "../protocol";

/** Why the ruleset of a source cannot be compiled. */
export class NoRuleset extends Error {
  override readonly name = "NoRuleset";
}

/** Loads the game of a source first; a bundle may be of any game. */
export const loadedFor = (source: RulesetSource): Promise<unknown> =>
  Promise.all(
    source.kind === "bundle"
      ? gameIds.map(loadGame)
      : [loadGame(source.kind === "texts" ? source.texts.game : source.game)],
  );

/** The ruleset to compare with, as a book of its documents. Throws `NoRuleset`. */
export function bookOf(source: RulesetSource): Book {
  const book = new Book(games);
  book.take(updateFrom(source));
  return book;
}

function updateFrom(source: RulesetSource): DocumentUpdate {
  switch (source.kind) {
    case "texts":
      return updateOf(source.texts);
    case "bundle":
      return updateOf(unpacked(source.name, source.bytes));
    case "layers":
      return withSwitched(source);
  }
}

function withSwitched({ game, shipped, own, switched }: LayersSwitched): DocumentUpdate {
  const desk = new Desk();
  desk.open(game, shipped, own);
  for (const { layer, on } of switched) {
    const change = switchLayer(editContext(desk), layer, on);
    if (!change.ok) throw new NoRuleset(change.reason);
    const files = editFiles(desk.files, change.edits);
    desk.write(change.file, files[change.file] ?? null);
  }
  return wholeUpdate(desk.game?.id, desk.draft, desk.report().diagnostics);
}

/** The documents of files, as an update for a book. */
export function updateOf({ game, files, layers, without }: Omit<ComparedTexts, "own">): DocumentUpdate {
  const checker = createChecker(game === undefined ? undefined : games[game]);
  const report = checker.check(files, { layers, without, games: gameIds });
  return wholeUpdate(game, checker.draft!, report.diagnostics);
}

function unpacked(name: string, bytes: Uint8Array): Omit<ComparedTexts, "own"> {
  try {
    return rulesetOfBundle(openBundle(bytes));
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const words = [error.message, error.hint].filter((part) => part !== undefined).join(" ");
    throw new NoRuleset(`${name} could not be opened: ${words}`);
  }
}
