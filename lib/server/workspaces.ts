import { cpSync, existsSync, rmSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { applyEdits, setValue } from "../documents";
import {
  createWorkspace,
  MANIFEST,
  openWorkspace,
  readManifest,
  readText,
  saveFile,
  unzipWorkspace,
  WorkspaceError,
} from "../workspace";
import { makeFolders } from "../workspace/save";
import { folderOf, home, remember } from "./known";

/** What a new workspace is made from. */
export interface NewRequest {
  title: string;
  game: string;
  /** Scenario to begin with. */
  from?: string;
  /** Id of the workspace to copy. */
  copyOf?: string;
}

/** Make a workspace in the home of workspaces, in a folder named after its title. Returns its id. */
export function newWorkspace({ title, game, from, copyOf }: NewRequest): string {
  const folder = freeFolder(title);
  if (copyOf === undefined) createWorkspace(folder, game, { from, title });
  else {
    copyWorkspace(folderOf(copyOf), folder);
    const text = readText(join(folder, MANIFEST));
    saveFile(folder, MANIFEST, applyEdits(text, setValue(text, "/title", title)));
  }
  return remember(folder);
}

/** Documents and whatever else a designer keeps there, but no history of another project. */
function copyWorkspace(from: string, to: string): void {
  openWorkspace(from);
  cpSync(from, to, {
    recursive: true,
    errorOnExist: true,
    filter: (path) => !/[\\/](\.git|node_modules)$/.test(path) && !path.endsWith(".sandtable-tmp"),
  });
}

/** "What if the oil lasts" -> ~/Sandtable/what-if-the-oil-lasts, or -2 when that is taken. */
function freeFolder(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  const name = plain || "workspace";
  for (let n = 1; ; n++) {
    const folder = join(home(), n === 1 ? name : `${name}-${n}`);
    if (!existsSync(folder)) return folder;
  }
}

/** Open a folder that a person names. Returns its id. Throws `WorkspaceError` when it is no workspace. */
export function openFolder(path: string): string {
  if (!isAbsolute(path)) {
    const hint = "Begin with the root of the disk, as in /home/me/games/my-variant.";
    throw new WorkspaceError("not-a-folder", `“${path}” is not a whole path.`, path, hint);
  }
  const folder = resolve(path);
  openWorkspace(folder);
  return remember(folder);
}

/** Make a workspace of what was packed in a zip. Returns its id. Throws `WorkspaceError`; then nothing is left. */
export function importZip(bytes: Uint8Array): string {
  const files = unzipWorkspace(bytes);
  const folder = freeFolder(readManifest(files[MANIFEST]!).title ?? "Imported");
  makeFolders(folder);
  try {
    for (const [path, text] of Object.entries(files)) saveFile(folder, path, text, { expected: null });
    openWorkspace(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return remember(folder);
}
