import { pacificWarModule } from "../../../../lib/games/pacific-war/module";
import { steady } from "../../../../lib/games/pacific-war/players";
import { below, type Game, type RandomState, start, take } from "../../../../lib/kernel";
import type { Start } from "../../../../lib/kernel/game";
import { type Bot, bots, legalCodes, lowestSide, player, playOut } from "../../../../lib/playtest";
import { type Pacific, rules, scenarioDocument } from "../engine";

const players: Readonly<Record<string, Bot>> = {
  steady: steady.play as Bot,
  random: bots["random"]!.play,
};

/** A scenario that is about to be played by bots. */
export function begin(scenario: string, options: Start = {}): Pacific {
  const started = start({ module: pacificWarModule, rules }, scenarioDocument(scenario), options);
  if (!started.ok) throw new Error(started.error.map(({ message }) => message).join("\n"));
  return started.value;
}

export const codesOf = (game: Pacific, side: number): readonly number[] => legalCodes(game as Game, side);

export function randomChoice(game: Pacific, random: RandomState): void {
  const side = lowestSide(game.asked);
  const codes = codesOf(game, side);
  take(game, side, codes[below(random, codes.length)]!);
}

/** A game that these players have played to its end. */
export function played(scenario: string, seats: readonly [string, string], seed: number): Pacific {
  const game = begin(scenario, { seed, bulk: true });
  const { ended } = playOut(
    game,
    seats.map((id, n) => player(players[id]!, seed * 2 + n)),
  );
  if (ended !== "over") throw new Error(`The game of seed ${seed} does not end.`);
  return game;
}
