import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolders } from "./atomic";
import { disk } from "./disk";
import { isSystemError, readError, whyNotWritten, WorkspaceError } from "./errors";
import { saveFile } from "./save";

/** Files to be written, by path. */
export type Contents = Readonly<Record<string, string | Uint8Array>>;

/**
 * Make a folder that is not there yet, or is empty, with these files in it. `shown` is its name in the words of who
 * asked. Throws `WorkspaceError`; then nothing is left behind.
 */
export function fillNewFolder(path: string, shown: string, files: Contents): void {
  requireEmpty(path, shown);
  const made = makeFolder(path, shown);
  try {
    for (const [file, content] of Object.entries(files)) saveFile(path, file, content, { expected: null });
  } catch (error) {
    for (const file of Object.keys(files)) disk().removeFolder(join(path, file.split("/")[0]!));
    if (made !== undefined) disk().removeFolder(made);
    throw error;
  }
}

/** Make a folder; the topmost one that was not there before, or undefined when all were. */
export function makeFolder(path: string, shown: string): string | undefined {
  let first: string | undefined;
  for (let at = path; !existsSync(at); at = dirname(at)) first = at;
  try {
    makeFolders(path);
  } catch (error) {
    if (first !== undefined && existsSync(first)) disk().removeFolder(first);
    if (!isSystemError(error)) throw error;
    const message = `${shown} was not created: ${whyNotWritten(error)}.`;
    throw new WorkspaceError("write", message, path, "Choose another folder.", { cause: error });
  }
  return first;
}

/** Throws `WorkspaceError` for a folder with something in it. */
export function requireEmpty(path: string, shown: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory())
    throw new WorkspaceError("exists", `${shown} exists and is not a folder.`, path);
  let there: string[];
  try {
    there = readdirSync(path);
  } catch (error) {
    throw readError(error, shown);
  }
  if (there.length === 0) return;
  const hint = "Name a folder that does not exist yet.";
  throw new WorkspaceError("exists", `${shown} is not empty.`, path, hint);
}
