import { join } from "node:path";
import {
  looseWorkspace,
  MANIFEST,
  openGame,
  programVersion,
  readManifest,
  readText,
  shippedGames,
  versionOf,
  WorkspaceError,
} from "../workspace";
import { folderOf, home } from "./known";
import type { LoadedWorkspace } from "./loaded";
import { moment } from "./moment";

/**
 * A shipped game that is looked into or played without a folder of one's own. It opens like a workspace that has
 * just been made, under an id of its own, and nothing of it is on disk.
 */

const PREFIX = "game-";

/** The id of a shipped game in addresses. */
export const lookId = (game: string): string => `${PREFIX}${game}`;

/** The shipped game of an id; undefined for the id of a workspace. */
export function lookedInto(id: string): string | undefined {
  const game = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
  return game !== undefined && shippedGames().includes(game) ? game : undefined;
}

/** All that the studio needs to open a shipped game without a folder. */
export function loadLook(game: string): LoadedWorkspace {
  const { files: shipped } = openGame(game);
  const texts = looseWorkspace(join(home(), game), game);
  return {
    id: lookId(game),
    path: "",
    game,
    files: Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [path, { text, version: versionOf(text) }]),
    ),
    shipped,
    problems: [],
    version: programVersion(),
    at: moment(),
  };
}

/** The shipped game of a workspace or a look; undefined where it is not known: opening the id reports why. */
export function gameOf(id: string): string | undefined {
  try {
    const game = lookedInto(id) ?? readManifest(readText(join(folderOf(id), MANIFEST))).game;
    return game !== undefined && shippedGames().includes(game) ? game : undefined;
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    return undefined;
  }
}
