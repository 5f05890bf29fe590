import type { GameCard } from "../../lib/server";

/** The scenario for a first game. */
const TRAINING = "training";

/** A shipped game without a folder, which is what the server calls "game-" and its id. */
export const lookAddress = ({ id }: GameCard): string => `/w/game-${id}`;

/** Its training scenario at the table, begun; undefined for a game without one. */
export const playAddress = (game: GameCard): string | undefined =>
  game.scenarios.some(({ id }) => id === TRAINING)
    ? `${lookAddress(game)}?begin=1&show=play&scenario=scenarios/${TRAINING}.json&full=1`
    : undefined;
