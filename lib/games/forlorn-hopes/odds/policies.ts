import { seedState, type Game, type Weighted } from "../../../kernel";
import type { BattlePolicy } from "../../battle-types";
import { anyLegal, firstLegal } from "../../shared/baselines";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import type { Adviser } from "../players/choosing";
import { directMove } from "../players/direct-flight";
import { answer } from "../players/steady";

type Policy = BattlePolicy<Rules, Position>;

export const DEFAULT_POLICY = "direct";

/** Rules of thumb that leave nothing to chance: the generator is the same each time. */
const thumb =
  (others: Readonly<Record<string, Adviser>>): Policy["decide"] =>
  ({ table }: Game<Rules, Position>, side, codes): readonly Weighted[] => [
    { code: answer(table, side, codes, seedState(1), others), probability: 1 },
  ];

/** How a side makes the choices inside a battle. */
export const policies: Readonly<Record<string, Policy>> = {
  direct: {
    title: "Direct",
    description:
      "Like steady, but in an air battle each unit attacks or fires as soon as it can and else flies straight for its aim: " +
      "quick enough for thousands of battles.",
    decide: thumb({ "battle-move": directMove }),
  },
  steady: {
    title: "Steady",
    description:
      "The rules of thumb of the player steady: interceptors go for bombers, escorts for interceptors, bombers straight for the " +
      "target, each looking through all ways to spend its movement points; ships fire where a hit counts most; infantry attacks " +
      "with all the arms that can support it.",
    decide: thumb({}),
  },
  "first-legal": firstLegal,
  random: anyLegal,
};
