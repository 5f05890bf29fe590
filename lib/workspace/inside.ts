import { lstatSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { plainName, reservedPart } from "../file-names";
import { isSystemError, readError, WorkspaceError } from "./errors";

/** Longest path of a document inside its folder, in UTF-16 units. */
const LONGEST = 240;

const unsafePart = /^\.{1,2}$|^$|[\\:*?"<>|\u0000-\u001f]|[. ]$/;

/**
 * The place on disk of a relative path ("layers/mine/bases.json") that is certain to lie inside `root`:
 * no "..", nothing that another system reads as a path, and no link on the way or at the end. The file and
 * its folders need not exist. Throws `WorkspaceError`.
 */
export function insidePath(root: string, path: string): string {
  const parts = path.split("/");
  if (path.length > LONGEST || parts.some((part) => unsafePart.test(part))) throw outside(path);
  const base = realRoot(root);
  let at = base;
  for (const part of parts) {
    at = join(at, part);
    if (isLink(at))
      throw new WorkspaceError("link", `${path} goes through a link; links are not followed.`, path);
  }
  const found = relative(base, at);
  if (found.startsWith("..") || found.split(sep).join("/") !== path) throw outside(path);
  return at;
}

/**
 * The same for a file that is about to be written. A name that Windows reserves is refused, and one that differs from
 * a name that is there only in capital letters: some systems take both for one file, and one would be lost. Throws
 * `WorkspaceError`.
 */
export function placeToWrite(root: string, path: string): string {
  const place = insidePath(root, path);
  const reserved = reservedPart(path);
  if (reserved !== undefined) throw reservedName(path, reserved);
  let folder = realRoot(root);
  for (const part of path.split("/")) {
    const other = otherSpelling(folder, part);
    if (other !== undefined) throw spelling(path, part, other);
    folder = join(folder, part);
  }
  return place;
}

/** How the folder spells a name that some systems take for this one; undefined when it has none, or just this one. */
function otherSpelling(folder: string, part: string): string | undefined {
  const wanted = plainName(part);
  const same = namesIn(folder).filter((name) => plainName(name) === wanted);
  return same.some((name) => name.normalize("NFC") === part.normalize("NFC")) ? undefined : same[0];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error) && (error.code === "ENOENT" || error.code === "ENOTDIR")) return [];
    throw readError(error, folder);
  }
}

function realRoot(root: string): string {
  try {
    return realpathSync(root);
  } catch (error) {
    throw readError(error, root);
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch (error) {
    if (isSystemError(error) && (error.code === "ENOENT" || error.code === "ENOTDIR")) return false;
    throw readError(error, dirname(path));
  }
}

const outside = (path: string) =>
  new WorkspaceError("outside", `“${path}” is not a path inside the workspace.`, path);

const reservedName = (path: string, part: string) =>
  new WorkspaceError(
    "name",
    `“${path}” cannot be saved: “${part}” is a reserved name on Windows.`,
    path,
    "Choose another name, so that the workspace can be opened on every system.",
  );

const spelling = (path: string, part: string, other: string) =>
  new WorkspaceError(
    "name",
    `“${path}” cannot be saved: “${other}” exists, and on Windows and macOS “${part}” is the same name.`,
    path,
    `Write it as “${other}”, or choose another name.`,
  );
