import { createStore, get, set } from "idb-keyval";

/** Where lines of play are kept in the browser, by the id of their workspace. */
export const lines = createStore("sandtable-play", "lines");

/** The line of play that is kept for one workspace is kept for another too. */
export async function keepLineUnder(id: string, from: string): Promise<void> {
  const line = await get<unknown>(from, lines);
  if (line !== undefined) await set(id, line, lines);
}
