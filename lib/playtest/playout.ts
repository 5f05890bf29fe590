import { type Game, take } from "../kernel";
import type { Bot } from "./bot";
import { Draws } from "./draws";

/** A bot with what it draws from. */
export interface Player {
  bot: Bot;
  draws: Draws;
}

export const player = (bot: Bot, seed: number): Player => ({ bot, draws: new Draws(seed) });

export interface PlayoutOptions {
  /** Stop after this many decisions. */
  cap?: number;
  /** Asked before every decision; play stops when it says true. */
  until?: (game: Game) => boolean;
}

export interface Playout {
  /** "over": by the rules. "cap": too many decisions, so the game is unfinished. "until": stopped on request. */
  ended: "over" | "cap" | "until";
  decisions: number;
}

/** More decisions than any sensible game has; a game that takes more is reported, not waited for. */
export const DECISION_CAP = 200_000;

/**
 * Let the players (one a side, in the order of the game's sides) play until the game is over. When
 * several sides choose at once, they are asked in the order of the sides.
 */
export function playOut<R, P>(
  own: Game<R, P>,
  players: readonly Player[],
  options: PlayoutOptions = {},
): Playout {
  // Bots play whatever game it is, by its codes.
  const game = own as Game;
  const { cap = DECISION_CAP, until } = options;
  const described = game.table.journal.recording;
  let decisions = 0;
  while (game.asked !== 0) {
    if (decisions >= cap) return { ended: "cap", decisions };
    if (until?.(game)) return { ended: "until", decisions };
    const side = lowestSide(game.asked);
    const code = botChoice(game, side, players[side]);
    take(game, side, code, described ? game.table.describe(code, side) : undefined);
    decisions++;
  }
  return { ended: "over", decisions };
}

/** The first side in the mask. */
export const lowestSide = (mask: number): number => 31 - Math.clz32(mask & -mask);

function botChoice(game: Game, side: number, who: Player | undefined): number {
  if (!who) throw new RangeError(`No bot plays ${game.ruleset.module.sides[side]}.`);
  return who.bot(game, side, who.draws.next(game));
}
