import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolders, sweep, writeAtomic } from "./atomic";
import { disk, patiently } from "./disk";
import { isSystemError, whyNotWritten, WorkspaceError, writeError } from "./errors";
import { insidePath, placeToWrite } from "./inside";
import { bounds, readText } from "./read";

/** What a text is, to see whether a file has changed since it was loaded. */
export const versionOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

export interface SaveOptions {
  /** The version that the editor loaded; null: the file must not exist yet. Left out: save in any case. */
  expected?: string | null;
}

export interface Saved {
  path: string;
  version: string;
}

/**
 * Saves one document of a workspace: all of it or nothing, even if the power fails. `path` is relative to `root`
 * and cannot leave it. Throws `WorkspaceError`: "conflict" if the file is not the expected one, "write" if the
 * system refuses; in both cases the old file is unharmed. If the file already has this text, because the answer to
 * an earlier save was lost, that is not a conflict.
 */
export function saveFile(
  root: string,
  path: string,
  content: string | Uint8Array,
  options: SaveOptions = {},
): Saved {
  const target = placeToWrite(root, path);
  const bytes = Buffer.byteLength(content);
  if (bytes > bounds.fileBytes) {
    throw new WorkspaceError(
      "too-large",
      `${path} has ${bytes} bytes; the maximum is ${bounds.fileBytes}.`,
      path,
    );
  }
  const { expected } = options;
  const version = versionOf(content);
  const check = (): void => {
    if (expected !== undefined) expect(target, path, expected, version);
  };
  check();
  try {
    makeFolders(dirname(target));
    sweep(dirname(target));
    // Writing takes a while, in which another program may write too; so it is checked again just before the rename.
    writeAtomic(target, content, { check, isNew: expected === null && !existsSync(target) });
  } catch (error) {
    if (isSystemError(error) && error.code === "EEXIST" && expected === null) throw conflict(path, "exists");
    throw writeError(error, path);
  }
  return { path, version };
}

/**
 * Deletes one document, if it has the expected version. A document that no longer exists is not a conflict. Throws
 * `WorkspaceError`: "conflict", or "write" if the system refuses.
 */
export function removeFile(root: string, path: string, expected: string | null): void {
  const target = insidePath(root, path);
  const found = foundAt(target);
  if (found === null) return;
  if (found !== expected) throw conflict(path, "changed");
  try {
    patiently(() => disk().remove(target));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const message = `${path} was not deleted: ${whyNotWritten(error)}.`;
    throw new WorkspaceError("write", message, path, undefined, { cause: error });
  }
}

const foundAt = (target: string): string | null => (existsSync(target) ? versionOf(readText(target)) : null);

function expect(target: string, path: string, expected: string | null, wanted: string): void {
  const found = foundAt(target);
  if (found === expected || found === wanted) return;
  throw conflict(path, found === null ? "deleted" : expected === null ? "exists" : "changed");
}

const conflicts = {
  deleted: (path: string) => `${path} was deleted since it was loaded.`,
  exists: (path: string) => `${path} already exists.`,
  changed: (path: string) => `${path} was changed by another program since it was loaded.`,
};

const conflict = (path: string, what: keyof typeof conflicts): WorkspaceError =>
  new WorkspaceError("conflict", conflicts[what](path), path, "Reload it and compare before you save.");

/**
 * Save a file that a person named, wherever it lies; `shown` is its name in their words. Its folder must be
 * there. Throws `WorkspaceError` "write".
 */
export function writeNamed(path: string, shown: string, text: string): void {
  try {
    writeAtomic(path, text);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const message = `${shown} was not saved: ${whyNotWritten(error)}.`;
    throw new WorkspaceError("write", message, path, undefined, { cause: error });
  }
}
