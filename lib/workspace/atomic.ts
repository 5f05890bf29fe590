import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { documentFolders } from "../documents/paths";
import { disk, patiently } from "./disk";
import { isSystemError, mayBeHeld, READ_ONLY, whyNotWritten, WorkspaceError } from "./errors";
import { isRunning } from "./processes";
import { bounds } from "./read";

/** Ends of the names of files that are being written. */
export const TEMPORARY = ".sandtable-tmp";
/** A temporary file this old (milliseconds) was left by a program that died, wherever that ran. */
const STALE = 60 * 60 * 1000;
/** One this old (milliseconds) was left if no process here has the number in its name. */
const LEFT_HERE = 60 * 1000;

export interface WriteOptions {
  /** Called just before the text takes its place; what it throws stops that. */
  check?: () => void;
  /** Never overwrites an existing file, whoever creates it and when: then EEXIST. */
  isNew?: boolean;
}

/**
 * Write a whole file beside its place, make sure that it reached the disk, and put it in place with one
 * rename; then make sure of the folder too. The system's errors pass through.
 */
export function writeAtomic(target: string, content: string | Uint8Array, options: WriteOptions = {}): void {
  const folder = dirname(target);
  const temporary = join(folder, temporaryName(basename(target)));
  const mode = modeOf(target);
  try {
    const handle = disk().open(temporary, "wx", mode);
    try {
      disk().write(handle, content);
      disk().fsync(handle);
    } finally {
      disk().close(handle);
    }
    options.check?.();
    if (options.isNew) putNew(temporary, target);
    else patiently(() => disk().rename(temporary, target));
  } catch (error) {
    discard(temporary);
    throw error;
  }
  try {
    syncFolder(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    // The new text is in place already, so it would be wrong to say that the old one is.
    const message = `${basename(target)} was written, but it is not certain that it is on the disk: ${whyNotWritten(error)}.`;
    throw new WorkspaceError("write", message, target, "Save it again.", { cause: error });
  }
}

/** ".bases.json.4711.a1b2c3.sandtable-tmp": hidden, with the process that writes it. */
const temporaryName = (name: string): string =>
  `.${name.slice(0, 100)}.${process.pid}.${randomBytes(6).toString("hex")}${TEMPORARY}`;

/** The mode that the file has and keeps. Throws as the system would for a file that somebody has protected. */
function modeOf(target: string): number {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (!stat) return 0o666;
  // A rename asks only whether the folder may be written to.
  if ((stat.mode & WRITABLE) === 0 && stat.isFile())
    throw Object.assign(new Error(`${target} is read-only`), { code: READ_ONLY });
  return stat.mode & 0o777;
}

/** Anybody may write to it; Windows shows its mark “read-only” as none of these. */
const WRITABLE = 0o222;

/** What cannot be removed at the moment is swept later; that the file itself was not written matters more. */
function discard(temporary: string): void {
  try {
    patiently(() => disk().remove(temporary));
  } catch (error) {
    if (!mayBeHeld(error)) throw error;
  }
}

/** Disks that know no second name for a file: there a rename has to do. */
const noLinks = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);

function putNew(temporary: string, target: string): void {
  try {
    disk().link(temporary, target);
  } catch (error) {
    if (!isSystemError(error) || !noLinks.has(error.code ?? "")) throw error;
    patiently(() => disk().rename(temporary, target));
    return;
  }
  discard(temporary);
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
    disk().makeFolder(folder);
  } catch (error) {
    // Somebody else made it meanwhile; a file of that name is reported when something is put into it.
    if (isSystemError(error) && error.code === "EEXIST") return;
    throw error;
  }
  syncFolder(parent);
}

/** Disks, mostly of other machines, that cannot force a folder; there the rename alone has to do. */
const cannotForce = new Set(["EINVAL", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EISDIR", "EACCES", "EPERM"]);

function syncFolder(folder: string): void {
  // Windows opens no folders.
  if (process.platform === "win32") return;
  let handle: number | undefined;
  try {
    handle = disk().open(folder, "r");
    disk().fsync(handle);
  } catch (error) {
    if (!isSystemError(error) || !cannotForce.has(error.code ?? "")) throw error;
  } finally {
    if (handle !== undefined) disk().close(handle);
  }
}

/** Remove what an interrupted save has left in this folder. */
export function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(TEMPORARY)) continue;
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > (isWriterGone(name) ? LEFT_HERE : STALE)) discard(path);
  }
}

/** The same in all folders of a workspace that documents are saved in. */
export function sweepWorkspace(root: string): void {
  const visit = (folder: string, depth: number): void => {
    sweep(folder);
    if (depth >= bounds.depth) return;
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) visit(join(folder, entry.name), depth + 1);
  };
  sweep(root);
  for (const folder of documentFolders) if (existsSync(join(root, folder))) visit(join(root, folder), 1);
}

function isWriterGone(name: string): boolean {
  const pid = /\.(\d+)\.[0-9a-f]+\.sandtable-tmp$/.exec(name)?.[1];
  return pid !== undefined && !isRunning(Number(pid));
}
