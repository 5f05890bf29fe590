import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import { TEMPORARY } from "./atomic";
import { readError, WorkspaceError } from "./errors";
import { bounds, readBytes } from "./read";

/** Hidden files that belong to what somebody hands on. */
const kept = new Set([".gitignore", ".gitattributes", ".editorconfig"]);

const isWanted = ({ name }: Dirent): boolean =>
  (!name.startsWith(".") || kept.has(name)) &&
  name !== "node_modules" &&
  !name.endsWith(TEMPORARY) &&
  !name.endsWith(".sandtable.zip");

/**
 * What lies in a workspace besides the documents `known`: notes, pictures, documents in folders of the designer's own.
 * No links, nothing hidden, no bundles, and nothing in the folder `except`. Throws `WorkspaceError` when there is more
 * than may be read.
 */
export function readOthers(
  root: string,
  known: ReadonlySet<string>,
  except?: string,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  const visit = (folder: string, depth: number): void => {
    for (const entry of list(join(root, folder))) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      const place = join(root, path);
      if (!isWanted(entry) || place === except || known.has(path)) continue;
      if (entry.isDirectory()) {
        if (depth >= bounds.depth)
          throw tooMuch("too-deep", `${path} is more than ${bounds.depth} folders deep.`, root);
        visit(path, depth + 1);
      } else if (entry.isFile()) {
        const bytes = readBytes(place);
        total += bytes.length;
        files.set(path, bytes);
        if (files.size > bounds.files || total > bounds.totalBytes)
          throw tooMuch(
            "too-many",
            `The workspace contains more than ${bounds.files} files or ${bounds.totalBytes} bytes.`,
            root,
          );
      }
    }
  };
  visit("", 0);
  return files;
}

const tooMuch = (code: "too-deep" | "too-many", message: string, root: string): WorkspaceError =>
  new WorkspaceError(code, message, root, "Move files that do not belong to the game out of the workspace.");

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw readError(error, folder);
  }
}
