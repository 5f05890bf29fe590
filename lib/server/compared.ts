import { type FileMap } from "../documents";
import {
  listVersions,
  openGame,
  openVersion,
  openWorkspace,
  type Sources,
  type Version,
  WorkspaceError,
} from "../workspace";
import { folderOf } from "./known";
import { lookedInto } from "./look";

/** The texts of a ruleset with which a page compares its own. */
export interface ComparedTexts {
  /** What its game is. */
  game: string | undefined;
  files: FileMap;
  own: string[];
  layers: string[];
  without: string[];
}

const textsOf = ({ game, files, own, layers, without }: Sources): ComparedTexts => ({
  game,
  files,
  own: [...own],
  layers,
  without,
});

/** A workspace that was opened here, as it is on disk. Throws `WorkspaceError`. */
export const workspaceTexts = (id: string): ComparedTexts => textsOf(openWorkspace(folderOf(id)));

/** A shipped game. Throws `WorkspaceError`. */
export const gameTexts = (game: string): ComparedTexts => textsOf(openGame(game));

/** Versions that git keeps of a workspace that was opened here, or why there are none. */
export interface VersionList {
  versions: Version[];
  /** Why none can be listed. */
  why?: string;
}

/** Throws `WorkspaceError` for a workspace that was not opened here. */
export async function versionsOf(id: string): Promise<VersionList> {
  if (lookedInto(id) !== undefined) return { versions: [], why: "A game without a folder has no versions." };
  const folder = folderOf(id);
  try {
    return { versions: await listVersions(folder) };
  } catch (error) {
    if (!(error instanceof WorkspaceError) || error.code !== "no-version") throw error;
    return { versions: [], why: error.message };
  }
}

/** A version that `versionsOf` lists, and no other. Throws `WorkspaceError`. */
export async function versionTexts(id: string, version: string): Promise<ComparedTexts> {
  const folder = folderOf(id);
  const listed = await listVersions(folder);
  if (!listed.some((each) => each.id === version)) {
    throw new WorkspaceError("no-version", "This version is not among those of the folder.", folder);
  }
  return textsOf(await openVersion(folder, version));
}
