import { join } from "node:path";
import {
  keepRulebookCopy,
  MANIFEST,
  readManifest,
  readRulebookCopy,
  readText,
  removeRulebookCopy,
  rulebookCopyPath,
  WorkspaceError,
} from "../workspace";
import { folderOf } from "./known";

/** A designer's own copy of a rulebook that is kept in the folder of a workspace. */
export interface KeptRulebook {
  /** Where it lies in the folder, or would. */
  path: string;
  /** Null: there is none. */
  text: string | null;
}

/** The folder of a workspace, and whose rulebook it keeps. Throws `WorkspaceError`. */
function placeOf(id: string): { root: string; game: string } {
  const root = folderOf(id);
  const { game } = readManifest(readText(join(root, MANIFEST)));
  if (game === undefined)
    throw new WorkspaceError("unknown-game", `${MANIFEST} names no game, whose rulebook it could be.`, root);
  return { root, game };
}

export function keptRulebook(id: string): KeptRulebook {
  const { root, game } = placeOf(id);
  return { path: rulebookCopyPath(game), text: readRulebookCopy(root, game) };
}

export function keepRulebook(id: string, text: string): Pick<KeptRulebook, "path"> {
  const { root, game } = placeOf(id);
  keepRulebookCopy(root, game, text);
  return { path: rulebookCopyPath(game) };
}

export function forgetRulebook(id: string): Pick<KeptRulebook, "path"> {
  const { root, game } = placeOf(id);
  removeRulebookCopy(root, game);
  return { path: rulebookCopyPath(game) };
}
