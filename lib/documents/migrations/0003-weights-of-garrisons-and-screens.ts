import { isObject } from "../merge-patch";
import type { Migration } from "../migrations";
import type { Json, JsonObject } from "../types";

/** Weights that players did not have at first, with the value that keeps to Steady's play. */
const added: Readonly<Record<string, number>> = {
  screens: 1,
  raid: 1,
  holding: 3,
  foresight: 0.1,
  homeland: 2,
  keep: 4,
};

const sides = ["japan", "allies"];
/** Weights that every whole set has had from the beginning. A patch has some of them. */
const whole = ["victoryPoint", "garrison", "bombardment", "convoyEscorts"];

const isPlayer = (path: string): boolean => /(?:^|\/)players\/[^/]+\.json$/.test(path);

const isOld = (weights: Json | undefined): weights is JsonObject =>
  isObject(weights) &&
  whole.every((name) => name in weights) &&
  Object.keys(added).some((name) => !(name in weights));

/**
 * Players got weights for garrisons that hold (holding, foresight, homeland, keep), for destroyers that sail with troops
 * (screens) and for carriers that strike ports (raid). A whole set of weights without them gets those of Steady.
 */
export const weightsOfGarrisonsAndScreens: Migration = {
  id: "0003-weights-of-garrisons-and-screens",
  description: "Players have weights for garrisons, for destroyers with troops and for raids on ports.",
  manualSteps: ["The new weights are those of Steady: set them as this player would have them."],
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
