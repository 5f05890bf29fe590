import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { isSystemError, whyNotWritten, WorkspaceError, writeError } from "./errors";
import { insidePath } from "./inside";
import { bounds, readText } from "./read";

/** What a text is, to tell whether a file has changed since it was loaded. */
export const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex");

export interface SaveOptions {
  /** The version that the editor loaded; null: the file must not exist yet. Left out: save in any case. */
  expected?: string | null;
}

export interface Saved {
  path: string;
  version: string;
}

/**
 * Save one document of a workspace: all of it or nothing, even when the power fails. `path` is relative to
 * `root` and cannot leave it. Throws `WorkspaceError`: "conflict" when the file is not the one expected,
 * "write" when the system refuses; in both cases the old file is unharmed.
 */
export function saveFile(root: string, path: string, text: string, options: SaveOptions = {}): Saved {
  const target = insidePath(root, path);
  const bytes = Buffer.byteLength(text);
  if (bytes > bounds.fileBytes) {
    throw new WorkspaceError(
      "too-large",
      `${path} has ${bytes} bytes; at most ${bounds.fileBytes} are saved.`,
      path,
    );
  }
  if (options.expected !== undefined) expect(target, path, options.expected);
  try {
    makeFolders(dirname(target));
    sweep(dirname(target));
    writeAtomic(target, text);
  } catch (error) {
    throw writeError(error, path);
  }
  return { path, version: versionOf(text) };
}

function expect(target: string, path: string, expected: string | null): void {
  const found = existsSync(target) ? versionOf(readText(target)) : null;
  if (found === expected) return;
  const message =
    found === null
      ? `${path} was deleted since it was loaded.`
      : expected === null
        ? `${path} exists already.`
        : `${path} was changed by another program since it was loaded.`;
  throw new WorkspaceError("conflict", message, path, "Load it again and compare before you save.");
}

/** Ends of the names of files that are being written. */
const TEMPORARY = ".sandtable-tmp";
/** A temporary file this old (milliseconds) was left by a program that died. */
const STALE = 60 * 60 * 1000;

/**
 * Write a whole file beside its place, make sure that it reached the disk, and put it in place with one
 * rename; then make sure of the folder too. The system's errors pass through.
 */
export function writeAtomic(target: string, text: string): void {
  const folder = dirname(target);
  const temporary = join(
    folder,
    `.${basename(target).slice(0, 100)}.${randomBytes(6).toString("hex")}${TEMPORARY}`,
  );
  const mode = existsSync(target) ? statSync(target).mode & 0o777 : 0o666;
  try {
    const handle = openSync(temporary, "wx", mode);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(folder);
}

/**
 * Make a folder and those above it. Node's own `recursive` never comes back where the system answers ENOENT
 * for a folder whose parent is there, as /proc does. The system's errors pass through.
 */
export function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else made it meanwhile; a file of that name is told when something is put into it.
    if (isSystemError(error) && error.code === "EEXIST") return;
    throw error;
  }
  syncFolder(parent);
}

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

function syncFolder(folder: string): void {
  // Windows opens no folders; there the rename alone has to do.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Remove what an interrupted save has left in this folder. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(TEMPORARY)) continue;
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > STALE) rmSync(path, { force: true });
  }
}
