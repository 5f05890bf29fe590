import { below, fork, type Game, seedState, take } from "../../lib/kernel";

/**
 * After how many choices a random game of this seed is looked at so that it is looked at a dozen times: fewer in a short
 * game, `most` in a long one. The game itself stays as it is.
 */
export function strideOf(game: Game, seed: number, { most }: { most: number }): number {
  const looks = 12;
  const trial = fork(game, { bulk: true });
  const random = seedState(seed);
  let choices = 0;
  for (; trial.asked !== 0 && choices < most * looks; choices++) {
    const side = 31 - Math.clz32(trial.asked & -trial.asked);
    const codes = trial.table.codes(side);
    take(trial, side, codes[below(random, codes.length)]!);
  }
  return Math.max(1, Math.min(most, Math.floor(choices / looks)));
}
