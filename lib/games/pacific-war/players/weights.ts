import { EngineError } from "../../../kernel";
import type { PacificTable } from "../model/position";
import type { Weights } from "../model/rules";

/** How the player weighs for a side. Throws EngineError where the package has no weights. */
export function weightsOf({ rules: { steady } }: PacificTable, side: number): Weights {
  if (!steady)
    throw new EngineError("The weights of the steady bot are missing. Add a document players/steady.json.");
  return steady[side]!;
}
