import { below, type Game, type RandomState } from "../kernel";

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
}

/** Codes that `side` may choose from; cheap when it alone is asked. */
export function legalCodes(game: Game, side: number): readonly number[] {
  return game.codes.length > 0 ? game.codes : game.table.codes(side);
}

const random: BotDefinition = {
  id: "random",
  title: "Random",
  summary: "Takes any legal option, each as likely as the others.",
  play: (game, side, words) => {
    const codes = legalCodes(game, side);
    return codes[below(words, codes.length)]!;
  },
};

/** The bots that can play, by id. Every one of them plays every game. */
export const bots: Readonly<Record<string, BotDefinition>> = { random };
