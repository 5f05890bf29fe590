import { newWeights } from "./new-weights";

/**
 * Players got weights for dear bases and the gates of a Home Base (stronghold, rampart, gates) and for landings under
 * enemy aircraft (passage). A whole set of weights without them plays on as before.
 */
export const weightsOfHomeGates = newWeights({
  id: "0005-weights-of-home-gates",
  description: "Players have weights for the gates of a Home Base and for landings under enemy aircraft.",
  manualSteps: ["The new weights change nothing: set them as this player would have them."],
  added: { passage: 0, rampart: 0, gates: 0, stronghold: 0.5 },
  whole: ["victoryPoint", "garrison", "screens", "homeland", "keep"],
});
