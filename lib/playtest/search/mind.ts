import type { GameDefinition } from "../../games";
import {
  below,
  fork,
  type Game,
  type Json,
  type RandomState,
  seedState,
  stableText,
  standing,
  take,
  view,
} from "../../kernel";
import type { Bot } from "../bot";
import { lowestSide } from "../playout";

/** What a search rests on, for one game. */
export interface Mind {
  /** Plays what is not thought over. */
  readonly guide: Bot;
  /** The ways of playing in the large that are tried out against each other, the guide's own first. */
  readonly manners: readonly Bot[];
  /** The same ways as they are played in copies, in which the guide's own is everybody else's. */
  readonly inCopies: readonly [Bot, ...Bot[]];
  /** What the guide thinks of each option, in their order. */
  readonly opinions: ((game: Game, side: number) => readonly number[]) | undefined;
  /** What a position is worth to a side. */
  readonly judge: (game: Game, side: number) => number;
  /** Names the span of play for which a side keeps to a manner; undefined outside of any. */
  readonly spanOf: ((game: Game, side: number) => string | undefined) | undefined;
  /** Draws what the side cannot know. */
  readonly imagine: ((game: Game, side: number, random: RandomState) => void) | undefined;
}

/** What is taken up from a definition. */
export type Thoughtful = Pick<GameDefinition, "players" | "judge" | "spanOf" | "imagine">;

const takesAny: Bot = (game, side, words) => {
  const codes = codesOf(game, side);
  return codes[below(words, codes.length)]!;
};

/** How a side of this game thinks by these rules: with the game's own player as guide, or any option where there is none. */
export function mindOf(definition: Thoughtful, rules: unknown, side: number): Mind {
  const own = definition.players?.find(({ plays }) => !plays || plays(rules));
  const guide = own?.play ?? takesAny;
  const manners = own?.manners?.(rules, side) ?? [guide];
  const [usual = guide, ...others] = own?.inCopies?.(rules, side) ?? manners;
  return {
    guide,
    manners,
    inCopies: [usual, ...others],
    opinions: own?.opinions,
    judge: definition.judge ?? judgeByStanding,
    spanOf: definition.spanOf,
    imagine: definition.imagine,
  };
}

/** Won, lost or open, where the game has no opinion of its own. */
function judgeByStanding(game: Game, side: number): number {
  const { over, winner } = standing(game);
  if (!over || winner === null) return 0;
  return winner === game.ruleset.module.sides[side] ? 1 : -1;
}

/** Codes that `side` may choose from. */
export const codesOf = (game: Game, side: number): readonly number[] =>
  game.codes.length > 0 ? game.codes : game.table.codes(side);

/**
 * Whether a side may look ahead: it knows all there is to know but the dice, or can imagine what it does not know.
 * Without imagination it would see in a copy of the game what its enemy hides.
 */
export function mayThink(game: Game, side: number, { imagine }: Mind): boolean {
  if (imagine) return true;
  const seen = view(game, game.ruleset.module.sides[side]!);
  return stableText(withoutDice(seen)) === stableText(withoutDice(view(game)));
}

const withoutDice = (printed: Json): Json => ({ ...(printed as { [key: string]: Json }), chance: null });

/** A copy of the game as the side may imagine it, with dice of the player's own instead of those to come. */
export function imagined(game: Game, side: number, { imagine }: Mind, seed: number): Game {
  const copy = fork(game, { bulk: true });
  const words = seedState(seed);
  imagine?.(copy, side, words);
  copy.state.chance = { kind: "seeded", state: words };
  return copy;
}

/** Decisions after which a playout is judged as it stands. */
const LONGEST = 2000;

/** Let the players play on in a copy until it is time to judge. */
export function playOn(
  game: Game,
  playerOf: (side: number) => Bot,
  random: RandomState,
  isTime: (game: Game) => boolean,
): void {
  for (let i = 0; i < LONGEST && game.asked !== 0 && !isTime(game); i++) {
    const side = lowestSide(game.asked);
    take(game, side, playerOf(side)(game, side, random));
  }
}
