import { Book, type DocumentUpdate, wholeUpdate } from "../../../lib/book";
import { createChecker } from "../../../lib/diagnostics";
import { type LayerSwitch, switchLayers } from "../../../lib/editing";
import { BundleError } from "../../../lib/export/bundle/error";
import { openBundle } from "../../../lib/export/bundle/open";
import { rulesetOfBundle } from "../../../lib/export/bundle/ruleset";
import { gameIds } from "../../../lib/games/load";
import { loadGame } from "../../worker/load-games";
import { games } from "../../../lib/games/loaded";
import type { ComparedTexts } from "../../../lib/server";
import { editContext } from "../../desk/editing";
import { Desk } from "../../desk/world";
import type { RulesetSource, WorkspaceTexts } from "../protocol";

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
export const bookOf = (source: RulesetSource): Book => bookWith(updateFrom(source));

function bookWith(update: DocumentUpdate): Book {
  const book = new Book(games);
  book.take(update);
  return book;
}

function updateFrom(source: RulesetSource): DocumentUpdate {
  switch (source.kind) {
    case "texts":
      return updateOf(source.texts);
    case "bundle":
      return updateOf(unpacked(source.name, source.bytes));
    case "layers":
      return withSwitched(deskOf(source), source.switched);
  }
}

/**
 * Makes books of a workspace with layers switched, one after another: what a switch leaves as it is, is not checked again.
 * What it returns throws `NoRuleset`.
 */
export function booksOf(texts: WorkspaceTexts): (switched: readonly LayerSwitch[]) => Book {
  const desk = deskOf(texts);
  return (switched) => bookWith(withSwitched(desk, switched));
}

function deskOf({ game, shipped, own }: WorkspaceTexts): Desk {
  const desk = new Desk();
  desk.open(game, shipped, own);
  return desk;
}

function withSwitched(desk: Desk, switched: readonly LayerSwitch[]): DocumentUpdate {
  const change = switchLayers(editContext(desk), switched);
  if (!change.ok) throw new NoRuleset(change.reason);
  const { draft, report } = desk.after(change.edits);
  return wholeUpdate(desk.game?.id, draft, report.diagnostics);
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
