import { newWeights } from "./new-weights";

/**
 * Players got weights for garrisons that hold (holding, foresight, homeland, keep), for destroyers that sail with troops
 * (screens) and for carriers that strike ports (raid). A whole set of weights without them gets those of Steady.
 */
export const weightsOfGarrisonsAndScreens = newWeights({
  id: "0003-weights-of-garrisons-and-screens",
  description: "Players have weights for garrisons, for destroyers with troops and for raids on ports.",
  manualSteps: ["The new weights are those of Steady: set them as this player would have them."],
  added: { screens: 1, raid: 1, holding: 3, foresight: 0.1, homeland: 2, keep: 4 },
  whole: ["victoryPoint", "garrison", "bombardment", "convoyEscorts"],
});
