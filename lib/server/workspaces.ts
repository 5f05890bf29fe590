import { cpSync, lstatSync, mkdirSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { applyEdits, EditError, setValue } from "../documents";
import { BundleError, isBundle, openBundle } from "../export";
import {
  type Contents,
  createWorkspace,
  disk,
  isSystemError,
  makeFolders,
  MANIFEST,
  openWorkspace,
  readManifest,
  readText,
  saveFile,
  unzipWorkspace,
  WorkspaceError,
  writeError,
} from "../workspace";
import { fileName } from "../words";
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
  const source = copyOf === undefined ? undefined : folderOf(copyOf);
  return makeOrNothing(title, (folder) => {
    if (source === undefined) {
      createWorkspace(folder, game, { from, title });
      return;
    }
    copyWorkspace(source, folder);
    saveFile(folder, MANIFEST, withTitle(readText(join(folder, MANIFEST)), title));
  });
}

/**
 * Make a workspace of what was packed in a zip: a bundle, or a workspace's folder. Returns its id. Throws
 * `WorkspaceError`; then nothing is left.
 */
export function importZip(bytes: Uint8Array): string {
  const files = isBundle(bytes) ? unpackBundle(bytes) : unzipWorkspace(bytes);
  const { title } = readManifest(textOf(files[MANIFEST]!));
  return makeOrNothing(title ?? "Imported", (folder) => {
    for (const [path, content] of Object.entries(files)) saveFile(folder, path, content, { expected: null });
    openWorkspace(folder);
  });
}

function unpackBundle(bytes: Uint8Array): Contents {
  try {
    return Object.fromEntries(openBundle(bytes).workspace);
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    throw new WorkspaceError("not-a-workspace", error.message, "zip", error.hint, { cause: error });
  }
}

const textOf = (content: string | Uint8Array): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/** Makes a new folder and remembers it; what fails on the way leaves nothing behind. Returns its id. */
function makeOrNothing(title: string, make: (folder: string) => void): string {
  const folder = newFolder(title);
  try {
    make(folder);
    return remember(folder);
  } catch (error) {
    disk().removeFolder(folder);
    throw writeError(error, folder);
  }
}

function withTitle(manifest: string, title: string): string {
  try {
    return applyEdits(manifest, setValue(manifest, "/title", title));
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const hint = "Open the workspace and fix it there.";
    const message = `The ${MANIFEST} of that workspace cannot be read, so no copy was made.`;
    throw new WorkspaceError("not-a-workspace", message, MANIFEST, hint, { cause: error });
  }
}

/** Documents and whatever else a designer keeps there, but no history of another project and no links. */
function copyWorkspace(from: string, to: string): void {
  openWorkspace(from);
  cpSync(from, to, {
    recursive: true,
    errorOnExist: true,
    filter: (path) =>
      path === from ||
      (!/[\\/](\.git|node_modules)$/.test(path) &&
        !path.endsWith(".sandtable-tmp") &&
        !lstatSync(path).isSymbolicLink()),
  });
}

/**
 * "What if the oil lasts" -> ~/Sandtable/what-if-the-oil-lasts, or -2 if that is taken. It is created now, so that
 * no one else can take it.
 */
function newFolder(title: string): string {
  const name = fileName(title) || "workspace";
  for (let n = 1; ; n++) {
    const folder = join(home(), n === 1 ? name : `${name}-${n}`);
    try {
      makeFolders(home());
      mkdirSync(folder);
      return folder;
    } catch (error) {
      if (!isSystemError(error) || error.code !== "EEXIST") throw writeError(error, folder);
    }
  }
}

/** Opens a folder that a person names. Returns its id. Throws `WorkspaceError` if it is not a workspace. */
export function openFolder(path: string): string {
  if (!isAbsolute(path)) {
    const hint = "Start at the root of the disk, as in /home/me/games/my-variant.";
    throw new WorkspaceError("not-a-folder", `“${path}” is not an absolute path.`, path, hint);
  }
  const folder = resolve(path);
  openWorkspace(folder);
  return remember(folder);
}
