import { createStore, del, get, set } from "idb-keyval";
import { create } from "zustand";
import { readCopy } from "./read-copy";

/** A designer's own copy of a rulebook, as text. */
export interface OwnCopy {
  /** The name of the file. */
  name: string;
  text: string;
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
 * Copies by game, one for each edition, in the browser's store and nowhere else: what is exported, saved or sent is
 * made of the texts of a workspace, of which none of this is a part.
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

/** Takes the copy of a game from the store, once. */
export async function loadCopy(game: string): Promise<void> {
  if (useOwnCopy.getState().game === game) return;
  useOwnCopy.setState({ game, copy: undefined, isBusy: true, failure: undefined });
  await doing(game, "The browser's store cannot be read", async () => {
    const found = await get<unknown>(game, copies);
    return isCopy(found) ? found : undefined;
  });
}

/** Attaches a file, in place of one that was attached before. */
export function attachCopy(game: string, file: File): Promise<void> {
  useOwnCopy.setState({ isBusy: true, failure: undefined });
  return doing(game, `${file.name} was not attached`, async () => {
    const text = await readCopy(file, (page, of) => {
      useOwnCopy.setState({ progress: `Reading page ${page} of ${of} …` });
    });
    const copy = { name: file.name, text };
    await set(game, copy, copies);
    return copy;
  });
}

export function removeCopy(game: string): Promise<void> {
  useOwnCopy.setState({ isBusy: true, failure: undefined });
  return doing(game, "The copy was not removed", async () => {
    await del(game, copies);
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
