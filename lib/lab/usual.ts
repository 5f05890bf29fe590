/** Pairs that each of the other players is asked for where nobody says how many. */
export const ROBUSTNESS_GAMES = 20;

/**
 * How many pairs the other players are asked for when nobody says: none where everybody plays at random, which is asked
 * to try the rules out and not to learn what they do.
 */
export const robustnessByDefault = (players: readonly string[], most: number): number =>
  players.every((player) => player === "random") ? 0 : Math.min(ROBUSTNESS_GAMES, most);
