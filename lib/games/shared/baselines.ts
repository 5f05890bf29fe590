import type { BattlePolicy } from "../battle-types";

/** Policies of every game's battles with which the others are compared. */

export const firstLegal: BattlePolicy = {
  title: "First legal",
  description: "The first legal option in the order of the rules. A baseline, not a plan.",
  decide: (_game, _side, codes) => [{ code: codes[0]!, probability: 1 }],
};

export const anyLegal: BattlePolicy = {
  title: "Random",
  description: "Every legal option is equally likely.",
  decide: (_game, _side, codes) => codes.map((code) => ({ code, probability: 1 / codes.length })),
};
