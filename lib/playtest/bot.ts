import type { Game, RandomState } from "../kernel";

/**
 * A player made of code: given a game that waits for `side` (an index), the code of a legal option.
 * `random` is the bot's own generator. It is never the game's: a bot that thinks longer must not change
 * the dice.
 */
export type Bot = (game: Game, side: number, random: RandomState) => number;

export interface BotDefinition {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly play: Bot;
  /**
   * The same player with so much to think, in units of its own; absent for one that always thinks alike. Like `play`, it
   * carries nothing from one game into the next.
   */
  readonly make?: (budget: number) => Bot;
}
