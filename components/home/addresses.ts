import { scenarioPath, trainingScenario } from "../../lib/documents/paths";
import type { GameCard } from "../../lib/server";

/** A shipped game without a folder, which is what the server calls "game-" and its id. */
export const lookAddress = ({ id }: GameCard): string => `/w/game-${id}`;

/** Its training scenario at the table, begun; undefined for a game without one. */
export const playAddress = (game: GameCard): string | undefined =>
  game.scenarios.some(({ id }) => id === trainingScenario)
    ? `${lookAddress(game)}?begin=1&show=play&scenario=${scenarioPath(trainingScenario)}&full=1`
    : undefined;
