import { createStore, get, set } from "idb-keyval";

/** Where lines of play are stored in the browser, by the id of their workspace. */
export const lines = createStore("sandtable-play", "lines");

/** Copies the stored line of play of one workspace to another. */
export async function keepLineUnder(id: string, from: string): Promise<void> {
  const line = await get<unknown>(from, lines);
  if (line !== undefined) await set(id, line, lines);
}
