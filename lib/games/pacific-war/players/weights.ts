import { EngineError } from "../../../kernel";
import type { PacificTable } from "../model/position";
import type { WarWeights, Weights } from "../model/rules";

const MISSING = "The weights of the steady bot are missing. Add a document players/steady.json.";

/** How the player weighs for a side. Throws EngineError where the package has no weights. */
export function weightsOf({ rules: { steady } }: PacificTable, side: number): Weights {
  if (!steady) throw new EngineError(MISSING);
  return steady[side]!;
}

/** What it reckons with in the whole war. Throws EngineError where the package has no weights. */
export function warWeights({ rules: { steadyWar } }: Pick<PacificTable, "rules">): WarWeights {
  if (!steadyWar) throw new EngineError(MISSING);
  return steadyWar;
}
