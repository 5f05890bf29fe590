import { randomUUID } from "node:crypto";
import { WorkspaceError } from "../workspace";
import { readDirectory, unpackEntries, type ZipBounds, ZipError } from "../zip";
import { BadRequest } from "./answers";
import { folderOf } from "./known";
import { lookedInto } from "./look";

/**
 * Pages that were exported in the studio, kept in memory for a while so that a browser can open them: as files of a
 * zip, so that their links to one another work. Their address cannot be guessed.
 */

/** Bytes of a zip of pages: the play aids of a game are a tenth of it. */
export const largestPages = 8 * 1024 * 1024;
const MOST_KEPT = 4;
const bounds: ZipBounds = { files: 500, fileBytes: 16 * 1024 * 1024, totalBytes: 64 * 1024 * 1024 };

/** A page lies in no folder. */
const pageName = /^[\w-]+(\.[\w-]+)*\.html$/;
const FIRST = "index.html";

interface Kept {
  workspace: string;
  zip: Uint8Array;
}

/** By their key, the oldest first. */
const kept = new Map<string, Kept>();

/** Keeps the pages of a zip, instead of the oldest ones where there are many; gives the path of their first page. */
export function keepPages(workspace: string, zip: Uint8Array): string {
  if (lookedInto(workspace) === undefined) folderOf(workspace);
  const names = [...unzipped(zip).keys()];
  const odd = names.find((name) => !pageName.test(name));
  if (odd !== undefined) throw new BadRequest(`“${odd}” is not a page.`);
  if (!names.includes(FIRST)) throw new BadRequest(`There is no ${FIRST} among the pages.`);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size + 1 - MOST_KEPT))) kept.delete(oldest);
  const key = randomUUID();
  kept.set(key, { workspace, zip });
  return `/api/workspaces/${workspace}/pages/${key}/${FIRST}`;
}

/** A page that is kept. Throws `WorkspaceError` "missing" for one that is not, or not any more. */
export function keptPage(workspace: string, key: string, name: string): Uint8Array {
  const found = kept.get(key);
  const page = found?.workspace === workspace ? unzipped(found.zip, name).get(name) : undefined;
  if (page) return page;
  const hint = "Export the play aids again in the studio.";
  throw new WorkspaceError("missing", "These pages are no longer available.", name, hint);
}

function unzipped(zip: Uint8Array, only?: string): Map<string, Uint8Array> {
  try {
    const entries = readDirectory(zip).filter(({ name }) => only === undefined || name === only);
    return unpackEntries(zip, entries, bounds);
  } catch (error) {
    if (error instanceof ZipError) throw new BadRequest(error.message);
    throw error;
  }
}
