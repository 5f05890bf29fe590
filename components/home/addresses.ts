import { scenarioPath, trainingScenario } from "../../lib/documents/paths";
import type { GameCard } from "../../lib/server";

/** A shipped game without a folder, which is what the server calls "game-" and its id. */
const shippedAddress = ({ id }: GameCard): string => `/w/game-${id}`;

/** The same with its first scenario open: the map with its counters is what there is to look at. */
export const lookAddress = (game: GameCard): string => {
  const [first] = game.scenarios;
  return first ? `${shippedAddress(game)}?doc=${scenarioPath(first.id)}` : shippedAddress(game);
};

/** Its training scenario at the table, begun; undefined for a game without one. */
export const playAddress = (game: GameCard): string | undefined =>
  game.scenarios.some(({ id }) => id === trainingScenario)
    ? `${shippedAddress(game)}?begin=1&show=play&scenario=${scenarioPath(trainingScenario)}&full=1`
    : undefined;
