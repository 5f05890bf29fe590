import { type Game, nextWord, type RandomState, seedState } from "../../kernel";
import type { Bot } from "../bot";
import { bestOf } from "./halving";
import { imagined, type Mind, playOn } from "./mind";

/** Standard errors by which another manner must be better than the usual one: the better mean will do. */
const SURE = 0;

/**
 * The manner of playing that does best for the span that begins here: each is played to its end with the same dice, and
 * judged there. Everybody else plays as usual.
 */
export function bestManner(
  game: Game,
  side: number,
  mind: Mind,
  budget: number,
  random: RandomState,
): number {
  const { manners, inCopies } = mind;
  const spanOf = mind.spanOf!;
  const begun = spanOf(game, side);
  const seeds: number[] = [];
  return bestOf(manners.length, budget, SURE, (manner, chance) => {
    while (seeds.length <= chance) seeds.push(nextWord(random));
    const seed = seeds[chance]!;
    const copy = imagined(game, side, mind, seed);
    const playerOf = (who: number): Bot => (who === side ? inCopies[manner]! : inCopies[0]);
    playOn(copy, playerOf, seedState(seed ^ OTHERS), (at) => spanOf(at, side) !== begun);
    return mind.judge(copy, side);
  });
}

/** Sets the generator of the players in a playout apart from its dice. */
const OTHERS = 0x2545f491;
