/** The default number of pairs for each of the other players. */
export const ROBUSTNESS_GAMES = 20;

/**
 * The default number of pairs for the other players: none if all players are random, because such a run tests the
 * rules and says nothing about good play.
 */
export const robustnessByDefault = (players: readonly string[], most: number): number =>
  players.every((player) => player === "random") ? 0 : Math.min(ROBUSTNESS_GAMES, most);
