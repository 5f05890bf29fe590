import type { FlatTopScenario } from "../../../documents/generated/types";
import type { FlatTopTable } from "./position";

/** The document of the scenario in play: what of it holds all through the game, such as where transports unload. */
export const scenarioOf = ({ rules, position }: FlatTopTable): FlatTopScenario =>
  rules.scenarios[position.scenario] as unknown as FlatTopScenario;
