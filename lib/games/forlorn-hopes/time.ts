import type { GameTime } from "../types";

/** 1.0: a turn is a week. */
export const time: GameTime = {
  noun: "week",
  titleOf: (_documents, turn) => `Week ${turn}`,
  labelOf: (_documents, turn) => `W${turn}`,
};
