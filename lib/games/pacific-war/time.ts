import type { GameTime } from "../types";

/** 5.2: what rises by one in an Operation is its Battle Cycle; before the first one lies the Contact Phase (5.1). */
export const time: GameTime = {
  noun: "Battle Cycle",
  titleOf: (_documents, turn) => (turn === 0 ? "Contact" : `Battle Cycle ${turn}`),
  labelOf: (_documents, turn) => (turn === 0 ? "Contact" : `C${turn}`),
};
