import { addGame, addRules, gameRules, games } from "./loaded";

/** The list of all games, and how the code of each is loaded: its rules alone, or all of it. */
const loaders: Readonly<Record<string, { rules(): Promise<void>; whole(): Promise<void> }>> = {
  "fire-in-the-sky": {
    rules: async () => addRules((await import("./fire-in-the-sky/definition")).fireInTheSkyRules),
    whole: async () => addGame((await import("./fire-in-the-sky")).fireInTheSky),
  },
  "fire-in-the-sky-2e": {
    rules: async () => addRules((await import("./fire-in-the-sky/definition")).fireInTheSky2eRules),
    whole: async () => addGame((await import("./fire-in-the-sky")).fireInTheSky2e),
  },
  "flat-top": {
    rules: async () => addRules((await import("./flat-top/definition")).flatTopRules),
    whole: async () => addGame((await import("./flat-top")).flatTop),
  },
  "forlorn-hopes": {
    rules: async () => addRules((await import("./forlorn-hopes/definition")).forlornHopesRules),
    whole: async () => addGame((await import("./forlorn-hopes")).forlornHopes),
  },
};

/** Every game that can be played, loaded or not. */
export const gameIds: readonly string[] = Object.keys(loaders);

/**
 * Loads the rules of a game, once; undefined if there is nothing to load: they are loaded already, or there is no
 * such game.
 */
export const loadRules = (id: string | undefined): Promise<void> | undefined =>
  id === undefined || gameRules[id] ? undefined : loaders[id]?.rules();

/** The same for all of a game: players, odds and records too. */
export const loadGame = (id: string | undefined): Promise<void> | undefined =>
  id === undefined || games[id] ? undefined : loaders[id]?.whole();
