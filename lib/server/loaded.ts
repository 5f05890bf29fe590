import { type FileMap } from "../documents";
import {
  documentFolders,
  type FileProblem,
  isSystemError,
  MANIFEST,
  openGame,
  openWorkspace,
  programVersion,
  readText,
  readTree,
  sweepWorkspace,
  versionOf,
} from "../workspace";
import { join } from "node:path";
import { folderOf } from "./known";
import { moment } from "./moment";

/** A file of the workspace as it is on disk. */
export interface LoadedFile {
  text: string;
  version: string;
}

/** All that the studio needs to open a workspace. */
export interface LoadedWorkspace {
  id: string;
  path: string;
  game: string | undefined;
  /** Its own files, sandtable.json among them. */
  files: Record<string, LoadedFile>;
  /** Files of the shipped game, those included that a file of the workspace takes the place of. */
  shipped: FileMap;
  problems: FileProblem[];
  /** Version of the program. */
  version: string;
  /** When it was read; see `moment`. */
  at: number;
}

/** Read a workspace that was opened here. Throws `WorkspaceError`. */
export function loadWorkspace(id: string): LoadedWorkspace {
  const path = folderOf(id);
  const at = moment();
  sweepLeftovers(path);
  const { files, own, game, problems } = openWorkspace(path);
  const shipped = game === undefined ? {} : openGame(game).files;
  const loaded: Record<string, LoadedFile> = {};
  const add = (file: string, text: string): void => {
    loaded[file] = { text, version: versionOf(text) };
  };
  add(MANIFEST, readText(join(path, MANIFEST)));
  for (const file of own) add(file, files[file]!);
  return { id, path, game, files: loaded, shipped, problems, version: programVersion(), at };
}

/** What killed saves have left is taken away; a folder that cannot be looked into is reported by who reads it next. */
function sweepLeftovers(root: string): void {
  try {
    sweepWorkspace(root);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

/** Versions of a workspace's own documents as they are on disk. Throws `WorkspaceError`. */
export function versionsNow(root: string): Record<string, string> {
  const files = { ...readTree(root, documentFolders).files, [MANIFEST]: readText(join(root, MANIFEST)) };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, versionOf(text)]));
}
