import { seedState, type Game, type Weighted } from "../../../kernel";
import type { BattlePolicy } from "../../battle-types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { answer } from "../players/steady";

type Policy = BattlePolicy<Rules, Position>;

export const DEFAULT_POLICY = "steady";

/** How a side makes the choices inside a battle. */
export const policies: Readonly<Record<string, Policy>> = {
  steady: {
    title: "Steady",
    description:
      "The rules of thumb of the player steady: interceptors go for bombers, escorts for interceptors, bombers straight for the " +
      "target; ships fire where a hit counts most; infantry attacks with all the arms that can support it.",
    // The same generator each time: nothing is left to chance.
    decide: ({ table }: Game<Rules, Position>, side, codes): readonly Weighted[] => [
      { code: answer(table, side, codes, seedState(1)), probability: 1 },
    ],
  },
  "first-legal": {
    title: "First legal",
    description: "The first legal option in the order of the rules. A baseline, not a plan.",
    decide: (_game, _side, codes) => [{ code: codes[0]!, probability: 1 }],
  },
  random: {
    title: "Random",
    description: "Every legal option is equally likely.",
    decide: (_game, _side, codes) => codes.map((code) => ({ code, probability: 1 / codes.length })),
  },
};
