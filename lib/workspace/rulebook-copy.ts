import { existsSync } from "node:fs";
import { WorkspaceError } from "./errors";
import { insidePath } from "./inside";
import { readText } from "./read";
import { removeFile, saveFile, versionOf } from "./save";

/**
 * Where a designer keeps a copy of a rulebook in a workspace, as text. A hidden folder: no document is read from it, nothing
 * of it is exported, packed or listed; and it says itself that git ignores it.
 */
const FOLDER = ".sandtable/rulebook";
const IGNORE = `${FOLDER}/.gitignore`;

/** Where the copy for a game lies. Throws `WorkspaceError` for a game that cannot be the name of a file. */
export function rulebookCopyPath(game: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,80}$/.test(game)) return `${FOLDER}/${game}.txt`;
  throw new WorkspaceError("name", `“${game}” cannot be the name of a file.`, game);
}

/** The copy for a game; null where there is none. Throws `WorkspaceError`. */
export function readRulebookCopy(root: string, game: string): string | null {
  const place = insidePath(root, rulebookCopyPath(game));
  return existsSync(place) ? readText(place) : null;
}

/** Keeps a copy, in place of one that is there, once git cannot take it any more. Throws `WorkspaceError`. */
export function keepRulebookCopy(root: string, game: string, text: string): void {
  const path = rulebookCopyPath(game);
  saveFile(
    root,
    IGNORE,
    "# Copies of rulebooks belong to whoever has them: git takes nothing of this folder.\n*\n",
  );
  saveFile(root, path, text);
}

/** Deletes the copy for a game, if there is one. Throws `WorkspaceError`. */
export function removeRulebookCopy(root: string, game: string): void {
  const text = readRulebookCopy(root, game);
  if (text !== null) removeFile(root, rulebookCopyPath(game), versionOf(text));
}
