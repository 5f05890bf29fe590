import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { disk } from "./disk";
import { isSystemError, whyNotWritten, WorkspaceError } from "./errors";

/** Ends of the names of files that are being written. */
export const TEMPORARY = ".sandtable-tmp";
/** A temporary file this old (milliseconds) was left by a program that died. */
const STALE = 60 * 60 * 1000;

export interface WriteOptions {
  /** Called just before the text takes its place; what it throws stops that. */
  check?: () => void;
  /** Never over a file that is there, whoever makes it and when: then EEXIST. */
  isNew?: boolean;
}

/**
 * Write a whole file beside its place, make sure that it reached the disk, and put it in place with one
 * rename; then make sure of the folder too. The system's errors pass through.
 */
export function writeAtomic(target: string, content: string | Uint8Array, options: WriteOptions = {}): void {
  const folder = dirname(target);
  const temporary = join(
    folder,
    `.${basename(target).slice(0, 100)}.${randomBytes(6).toString("hex")}${TEMPORARY}`,
  );
  const mode = existsSync(target) ? statSync(target).mode & 0o777 : 0o666;
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
    else disk().rename(temporary, target);
  } catch (error) {
    disk().remove(temporary);
    throw error;
  }
  try {
    syncFolder(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    // The new text stands there already, so it would be wrong to say that the old one does.
    const message = `${basename(target)} was written, but the system cannot say whether it reached the disk: ${whyNotWritten(error)}.`;
    throw new WorkspaceError("write", message, target, "Save it again.", { cause: error });
  }
}

/** Disks that know no second name for a file: there a rename has to do. */
const noLinks = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);

function putNew(temporary: string, target: string): void {
  try {
    disk().link(temporary, target);
  } catch (error) {
    if (!isSystemError(error) || !noLinks.has(error.code ?? "")) throw error;
    disk().rename(temporary, target);
    return;
  }
  disk().remove(temporary);
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
    // Somebody else made it meanwhile; a file of that name is told when something is put into it.
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
    if (stat && Date.now() - stat.mtimeMs > STALE) disk().remove(path);
  }
}
