import type { Game, Weighted } from "../../../kernel";
import type { BattlePolicy } from "../../battle-types";
import { anyLegal, firstLegal } from "../../shared/baselines";
import type { Position, T } from "../model/position";
import type { Rules } from "../model/rules";
import { type Habits, chosenBy } from "./habits";

type Policy = BattlePolicy<Rules, Position>;

/** A policy that leaves nothing to chance. */
function settled(
  title: string,
  description: string,
  choose: (t: T, side: number, codes: readonly number[]) => number,
): Policy {
  return {
    title,
    description,
    decide: (game: Game<Rules, Position>, side, codes): readonly Weighted[] => [
      { code: choose(game.table, side, codes), probability: 1 },
    ],
  };
}

const byHabit = (title: string, description: string, habits: Habits): Policy =>
  settled(title, description, (t, side, codes) => chosenBy(habits, t, side, codes));

export const DEFAULT_POLICY = "strongest-fire";

/** How a side makes the choices inside a battle (12.3). */
export const policies: Readonly<Record<string, Policy>> = {
  "strongest-fire": byHabit(
    "Strongest fire",
    "All Air Points strike, divided by the value of each target; over a base where troops fight they support the troops. " +
      "Every ship fights for Sea Control, is matched with and fires at the enemy it is likeliest to hit, and withdraws only when no " +
      "ship of its side can hit anything. Everybody lands and attacks.",
    { carriersFirst: false, cautious: false },
  ),
  "carriers-first": byHabit(
    "Carriers first",
    "Like strongest fire, but all Air Points strike carriers as long as there are any.",
    { carriersFirst: true, cautious: false },
  ),
  cautious: byHabit(
    "Cautious",
    "Like strongest fire, but ships withdraw when the enemy's are likely to hit at least twice as often, and no land combat " +
      "is started in which the defender is likely to score as many hits as the attacker.",
    { carriersFirst: false, cautious: true },
  ),
  "first-legal": {
    ...firstLegal,
    description:
      "The first legal option in the order of the rules. A baseline, not a plan: no Air Point strikes.",
  },
  random: anyLegal,
};
