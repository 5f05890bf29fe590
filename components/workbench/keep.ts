import { del, get, set } from "idb-keyval";

/**
 * Unsaved texts in the browser's own store, so that neither a closed tab nor a killed server loses them.
 */
export interface Kept {
  /** When it was last written, milliseconds. */
  at: number;
  /** Texts by path, each with the version on disk that it started from; a text of null was taken away. */
  files: Record<string, { text: string | null; version: string | null }>;
}

const key = (id: string): string => `sandtable.unsaved.${id}`;

export const readKept = (id: string): Promise<Kept | undefined> => get<Kept>(key(id));

/** Keeps what is unsaved now; with nothing unsaved, nothing is kept. */
export const keep = (id: string, files: Kept["files"]): Promise<void> =>
  Object.keys(files).length === 0 ? del(key(id)) : set(key(id), { at: Date.now(), files } satisfies Kept);

export const forgetKept = (id: string): Promise<void> => del(key(id));
