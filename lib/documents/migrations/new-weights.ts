import { isObject } from "../merge-patch";
import type { Migration } from "./migration";
import type { Json, JsonObject } from "../types";

/** The name and reason of a migration, and the weights that it adds. */
interface NewWeights {
  id: string;
  description: string;
  manualSteps: readonly string[];
  /** The new weights, with the values of a set that lacks them. */
  added: Readonly<Record<string, number>>;
  /** Weights by which a whole set is known. A patch has some of them. */
  whole: readonly string[];
}

const sides = ["japan", "allies"];

const isPlayer = (path: string): boolean => /(?:^|\/)players\/[^/]+\.json$/.test(path);

/** A migration that gives new weights to each whole set of weights of a player, and leaves patches alone. */
export function newWeights({ id, description, manualSteps, added, whole }: NewWeights): Migration {
  const isOld = (weights: Json | undefined): weights is JsonObject =>
    isObject(weights) &&
    whole.every((name) => name in weights) &&
    Object.keys(added).some((name) => !(name in weights));
  return {
    id,
    description,
    manualSteps: [...manualSteps],
    appliesTo: (path, value) => isPlayer(path) && isObject(value) && sides.some((side) => isOld(value[side])),
    migrate(value) {
      if (!isObject(value)) return value;
      const renewed = { ...value };
      for (const side of sides) {
        const weights = value[side];
        if (isOld(weights)) renewed[side] = { ...added, ...weights };
      }
      return renewed;
    },
  };
}
