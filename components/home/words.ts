import type { GameCard } from "../../lib/server";

/** A game with its edition, for two editions have one title; what is not shipped is named by its id. */
export function gameWords(games: readonly GameCard[], id: string | undefined): string {
  const game = games.find((each) => each.id === id);
  return game ? `${game.title}, ${game.edition}` : (id ?? "");
}
