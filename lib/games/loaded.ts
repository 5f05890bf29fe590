import type { GameDefinition } from "./types";

/** A list of games by id, filled as they are loaded. */
type Games = Record<string, GameDefinition>;

const whole: Games = {};
const rules: Games = {};

/** Games whose code is here, whole. Node has all (`index.ts`); a worker of the page those that it asked for (`load.ts`). */
export const games: Readonly<Games> = whole;

/** The same, perhaps without what only bots, odds and the lab need: no players, no battles, no records. */
export const gameRules: Readonly<Games> = rules;

/** Makes a game known that is here whole. */
export function addGame<R, P>(definition: GameDefinition<R, P>): void {
  const { id } = definition;
  whole[id] = rules[id] = definition as GameDefinition;
}

/** Makes the rules of a game known; where it is whole already, it stays so. */
export function addRules<R, P>(definition: GameDefinition<R, P>): void {
  rules[definition.id] ??= definition as GameDefinition;
}
