import { fireInTheSkyRules, laterEdition } from "./fire-in-the-sky/definition";
import type { GameDefinition } from "./types";

/**
 * The games by id, without what only bots, odds and the lab need: no players, no battles, no records. What a page has to
 * load before anything is played takes them from here; everybody else from `index.ts`.
 */
export const gameRules: Readonly<Record<string, GameDefinition>> = {
  [fireInTheSkyRules.id]: fireInTheSkyRules as GameDefinition,
  [laterEdition]: { ...fireInTheSkyRules, id: laterEdition } as GameDefinition,
};
