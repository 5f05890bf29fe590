import type { Game, Weighted } from "../../../kernel";
import type { BattlePolicy } from "../../battle-types";
import { anyLegal, firstLegal } from "../../shared/baselines";
import type { FlatTopTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { chosenBy } from "./habits";

type Policy = BattlePolicy<Rules, Position>;

/** A policy that leaves nothing to chance. */
const settled = (
  title: string,
  description: string,
  choose: (t: FlatTopTable, side: number, codes: readonly number[]) => number,
): Policy => ({
  title,
  description,
  decide: (game: Game<Rules, Position>, side, codes): readonly Weighted[] => [
    { code: choose(game.table, side, codes), probability: 1 },
  ],
});

export const DEFAULT_POLICY = "aggressive";

/** How a side makes the choices inside a battle (15). */
export const policies: Readonly<Record<string, Policy>> = {
  aggressive: settled(
    "Aggressive",
    "Everything fights. Interceptors keep the escorts busy with as many planes as that needs and go for the bombers with the " +
      "others; bombers are divided among the targets by the hits that they are likely to score, carriers first; anti-aircraft fire " +
      "is divided by the planes of each attack; ships with guns fight, destroyers fire torpedoes, those without stay in the Screen.",
    (t, side, codes) => chosenBy({ cautious: false }, t, side, codes),
  ),
  cautious: settled(
    "Cautious",
    "Like aggressive, but no surface combat or bombardment is started when the other side has more Gunnery Factors.",
    (t, side, codes) => chosenBy({ cautious: true }, t, side, codes),
  ),
  "first-legal": firstLegal,
  random: anyLegal,
};
