import type { Json } from "../kernel";
import type { GameDefinition } from "./types";

/** The game as this scenario plays it: with the time and the records that go with it. */
export const inScenario = (game: GameDefinition, scenario: Json): GameDefinition =>
  game.ownOf ? { ...game, ...game.ownOf(scenario) } : game;
