import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
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
