import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join, resolve } from "node:path";
import {
  makeFolders,
  MANIFEST,
  readManifest,
  readError,
  readText,
  sweep,
  WorkspaceError,
  writeError,
  writeNamed,
} from "../workspace";
import { changesInWords } from "./changes";

/**
 * The workspace folders that this server may touch: the ones that a person has made or opened here. They are
 * remembered in a file beside the workspaces, the last one opened first.
 */

/** Where new workspaces are made, and the list is kept: SANDTABLE_HOME, or "Sandtable" in the home folder. */
export const home = (): string => resolve(process.env.SANDTABLE_HOME ?? join(homedir(), "Sandtable"));

const listFile = (): string => join(home(), ".recent.json");
const MOST = 200;

interface Known {
  path: string;
  /** When it was opened last, ISO 8601. */
  opened: string;
}

/** A workspace as the studio's first page lists it. */
export interface WorkspaceEntry {
  id: string;
  title: string;
  game: string | undefined;
  path: string;
  opened: string;
  /** Its folder is gone, or is no longer a workspace. */
  missing: boolean;
  /** What it holds of its own, in words; absent where its folder cannot be read. */
  changes?: string;
}

/** The id of a folder in addresses. */
export const idOf = (path: string): string =>
  createHash("sha256").update(resolve(path)).digest("hex").slice(0, 12);

function readList(): Known[] {
  if (!existsSync(listFile())) return [];
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(listFile(), "utf8"));
  } catch (error) {
    // Cut short or edited by hand: the folders are still there and can be opened again.
    if (error instanceof SyntaxError) return [];
    throw readError(error, `The list of workspaces, ${listFile()},`);
  }
  if (!Array.isArray(list)) return [];
  return list.filter((one: Partial<Known> | null): one is Known => {
    return typeof one?.path === "string" && typeof one.opened === "string";
  });
}

function writeList(list: readonly Known[]): void {
  const shown = "The list of workspaces";
  try {
    makeFolders(home());
    sweep(home());
  } catch (error) {
    throw writeError(error, shown);
  }
  writeNamed(listFile(), shown, `${JSON.stringify(list.slice(0, MOST), null, 2)}\n`);
}

/** Remember a folder as opened now. Returns its id. Throws `WorkspaceError` "write". */
export function remember(path: string, now = new Date()): string {
  const folder = resolve(path);
  writeList([
    { path: folder, opened: now.toISOString() },
    ...readList().filter((each) => each.path !== folder),
  ]);
  return idOf(folder);
}

/** Forget a folder; nothing on disk is removed. */
export function forget(id: string): void {
  writeList(readList().filter(({ path }) => idOf(path) !== id));
}

/** The folder with this id. Throws `WorkspaceError` "not-a-workspace" when it was never opened here. */
export function folderOf(id: string): string {
  const known = readList().find(({ path }) => idOf(path) === id);
  if (known) return known.path;
  const hint = id.startsWith("game-")
    ? "It is a game as shipped, without a folder. Press “Make it mine” to make a workspace of it."
    : "Open its folder from the start page.";
  throw new WorkspaceError("not-a-workspace", "This workspace was not opened here before.", id, hint);
}

export function listWorkspaces(): WorkspaceEntry[] {
  return readList().map(({ path, opened }) => ({ id: idOf(path), path, opened, ...describe(path) }));
}

function describe(path: string): Pick<WorkspaceEntry, "title" | "game" | "missing" | "changes"> {
  try {
    const { title, game } = readManifest(readText(join(path, MANIFEST)));
    return { title: title ?? basename(path), game, missing: false, changes: changesInWords(path) };
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    return { title: basename(path), game: undefined, missing: true };
  }
}
