import { type GameLine, isTrouble } from "../../../lib/lab/record/types";
import type { GamesPage, GamesWanted, ListedGame } from "../protocol";

/** A game as a line of a list. */
export function listedGame(line: GameLine): ListedGame {
  const { variant, game, seed } = line;
  if (isTrouble(line))
    return { variant, game, seed, winner: undefined, turns: undefined, score: {}, trouble: line.message };
  const isOver = line.ended === "over";
  return {
    variant,
    game,
    seed,
    winner: isOver ? line.winner : undefined,
    turns: line.turns ? line.turns[1] - line.turns[0] + 1 : undefined,
    score: line.score,
    trouble: isOver ? undefined : `It did not end within ${line.decisions} decisions.`,
  };
}

/** Games that a page of the list has. */
const PAGE = 50;

export function pageOf(
  games: readonly ListedGame[],
  from: number,
  { variant, winner }: GamesWanted,
): GamesPage {
  const found = games
    .filter((each) => each.variant === variant && (winner === undefined || endOf(each) === winner))
    .sort((a, b) => a.game - b.game);
  return { games: found.slice(from, from + PAGE), from, of: found.length };
}

const endOf = ({ winner }: ListedGame): string => (winner === undefined ? "none" : (winner ?? "draw"));
