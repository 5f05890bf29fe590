import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolders, sweep, writeAtomic } from "./atomic";
import { disk, patiently } from "./disk";
import { WorkspaceError, writeError } from "./errors";
import { placeToWrite } from "./inside";
import { makeFolder } from "./new-folder";
import { readBytes } from "./read";

/** A file to be put into a folder; its path has slashes. */
export interface NamedBytes {
  path: string;
  bytes: Uint8Array;
}

/** How many names a message lists. */
const LISTED = 3;

/**
 * Puts files into a folder, which is made if it is not there. What is there already and holds something else is
 * written over only with `force`; without it nothing is written at all. `shown` is the folder in the words of who asked.
 * Throws `WorkspaceError`; then files that were not there before are gone again.
 */
export function putFiles(
  folder: string,
  shown: string,
  files: readonly NamedBytes[],
  { force = false } = {},
): void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new WorkspaceError(
      "not-a-folder",
      `${shown} exists and is not a folder.`,
      folder,
      "Choose another folder.",
    );
  const made = makeFolder(folder, shown);
  const written: string[] = [];
  try {
    const targets = files.map(({ path, bytes }) => ({ path, bytes, target: placeToWrite(folder, path) }));
    const others = targets.filter(({ target, bytes }) => existsSync(target) && !holds(target, bytes));
    if (others.length > 0 && !force)
      throw inTheWay(
        shown,
        others.map(({ path }) => path),
      );
    for (const { target, bytes, path } of targets) {
      const isNew = !existsSync(target);
      if (isNew) written.push(target);
      put(target, path, bytes, isNew);
    }
  } catch (error) {
    for (const target of written) patiently(() => disk().remove(target));
    if (made !== undefined) disk().removeFolder(made);
    throw error;
  }
}

function put(target: string, path: string, bytes: Uint8Array, isNew: boolean): void {
  try {
    makeFolders(dirname(target));
    sweep(dirname(target));
    writeAtomic(target, bytes, { isNew });
  } catch (error) {
    throw writeError(error, path);
  }
}

function holds(target: string, bytes: Uint8Array): boolean {
  const stat = statSync(target);
  if (!stat.isFile() || stat.size !== bytes.length) return false;
  return Buffer.compare(readBytes(target, { most: bytes.length }), bytes) === 0;
}

function inTheWay(shown: string, paths: readonly string[]): WorkspaceError {
  const listed = paths.slice(0, LISTED).join(", ");
  const more = paths.length > LISTED ? ` and ${paths.length - LISTED} more` : "";
  return new WorkspaceError(
    "exists",
    `${shown} already contains a different ${listed}${more}; nothing was written.`,
    shown,
    "Choose another folder, or add --force to replace existing files.",
  );
}
