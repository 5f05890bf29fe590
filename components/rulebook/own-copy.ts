import { createStore, del, get, set } from "idb-keyval";
import { create } from "zustand";
import { server } from "../server/api";
import { readCopy } from "./read-copy";

/** A designer's own copy of a rulebook, as text. */
export interface OwnCopy {
  /** The name of the file, or where it lies in the folder of the workspace. */
  name: string;
  text: string;
  /** It lies in the folder of the workspace; else in the browser's store. */
  isInFolder?: true;
}

/** Whose copy it is, and the workspace that may keep it; a game that is looked into has no folder. */
export interface CopyPlace {
  game: string;
  workspace: string | undefined;
}

interface OwnCopyState {
  /** The game whose copy this is. */
  game: string | undefined;
  copy: OwnCopy | undefined;
  isBusy: boolean;
  /** How far a PDF is read, in words. */
  progress?: string;
  /** Why the last thing asked for was not done. */
  failure: string | undefined;
}

/**
 * Copies by game, one for each edition, in the browser's store and nowhere else unless somebody asks for the folder: what is
 * exported, saved or sent is made of the texts of a workspace, of which none of this is a part.
 */
const copies = createStore("sandtable-rulebook", "copies");

export const useOwnCopy = create<OwnCopyState>(() => ({
  game: undefined,
  copy: undefined,
  isBusy: false,
  failure: undefined,
}));

const isCopy = (found: unknown): found is OwnCopy =>
  typeof found === "object" &&
  found !== null &&
  typeof (found as Partial<OwnCopy>).name === "string" &&
  typeof (found as Partial<OwnCopy>).text === "string";

let loading = Promise.resolve();

/** Takes the copy of a game from the store, or else from the folder, once. */
export function loadCopy(place: CopyPlace): Promise<void> {
  const { game, workspace } = place;
  if (useOwnCopy.getState().game === game) return loading;
  useOwnCopy.setState({ game, copy: undefined, isBusy: true, failure: undefined });
  loading = doing(game, "A copy of the rulebook cannot be read", async () => {
    const stored = await get<unknown>(game, copies);
    if (isCopy(stored)) return { name: stored.name, text: stored.text };
    if (workspace === undefined) return undefined;
    const kept = await server.rulebook(workspace);
    return kept.text === null ? undefined : { name: kept.path, text: kept.text, isInFolder: true };
  });
  return loading;
}

/** Attaches a file, in place of one that was attached before, and where that was kept. */
export async function attachCopy(place: CopyPlace, file: File): Promise<void> {
  const { game, workspace } = place;
  await loadCopy(place);
  useOwnCopy.setState({ isBusy: true, failure: undefined });
  await doing(game, `${file.name} was not attached`, async () => {
    const before = useOwnCopy.getState().copy;
    const text = await readCopy(file, (page, of) => {
      useOwnCopy.setState({ progress: `Reading page ${page} of ${of} …` });
    });
    if (before?.isInFolder && workspace !== undefined) return inFolder(workspace, text);
    const copy = { name: file.name, text };
    await set(game, copy, copies);
    return copy;
  });
}

/** Moves the copy from the browser's store to the folder of the workspace. */
export function keepInFolder({ game, workspace }: CopyPlace): Promise<void> {
  useOwnCopy.setState({ isBusy: true, failure: undefined });
  return doing(game, "The copy stays in this browser", async () => {
    const { copy } = useOwnCopy.getState();
    if (!copy || workspace === undefined) return copy;
    const kept = await inFolder(workspace, copy.text);
    await del(game, copies);
    return kept;
  });
}

async function inFolder(workspace: string, text: string): Promise<OwnCopy> {
  const { path } = await server.keepRulebook(workspace, text);
  return { name: path, text, isInFolder: true };
}

export function removeCopy({ game, workspace }: CopyPlace): Promise<void> {
  useOwnCopy.setState({ isBusy: true, failure: undefined });
  return doing(game, "The copy was not removed", async () => {
    const { copy } = useOwnCopy.getState();
    if (copy?.isInFolder && workspace !== undefined) await server.removeRulebook(workspace);
    else await del(game, copies);
    return undefined;
  });
}

async function doing(game: string, failing: string, work: () => Promise<OwnCopy | undefined>): Promise<void> {
  // Another game may have been opened meanwhile.
  const done = (state: Partial<OwnCopyState>): void => {
    if (useOwnCopy.getState().game === game)
      useOwnCopy.setState({ ...state, isBusy: false, progress: undefined });
  };
  try {
    done({ copy: await work() });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    done({ failure: `${failing}: ${reason}` });
  }
}
