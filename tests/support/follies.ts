import type { Game } from "../../lib/kernel";
import { type Bot, player, playOut } from "../../lib/playtest";

/** What counts the follies of players while they choose, and in the diary of a game that is over. */
export interface FollyWatch<F> {
  readonly follies: F;
  watching(play: Bot): Bot;
  read(game: Game): void;
}

/** The follies of a game that a player plays against itself. */
export function folliesIn<F>(game: Game, watch: FollyWatch<F>, play: Bot, seed: number): F {
  playOut(
    game,
    [0, 1].map((side) => player(watch.watching(play), seed * 2 + side)),
  );
  watch.read(game);
  return watch.follies;
}

/** Counts of several games in all. */
export const sumOf = <F extends Record<keyof F, number>>(games: readonly F[]): F =>
  games.reduce((sum, each) => {
    const names = Object.keys(sum) as (keyof F)[];
    return Object.fromEntries(names.map((name) => [name, sum[name] + each[name]])) as F;
  });
