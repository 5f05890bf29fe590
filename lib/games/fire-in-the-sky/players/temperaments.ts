import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import type { Manner } from "./outlook";
import { steadyChoice } from "./steady";

/**
 * Players that go by the same rules of thumb as steady with weights of their own: players/ID.json. What holds with
 * steady alone, and not with these, is a habit of the player and no fact of the game.
 */
const temperament = (id: string, title: string, summary: string): GamePlayer<Rules, Position> => {
  // An outlook is kept for as long as the same manner is asked of it.
  const known = new WeakMap<Rules, readonly [Manner, Manner]>();
  const mannersOf = (rules: Rules): readonly [Manner, Manner] => {
    let manners = known.get(rules);
    if (!manners) {
      const [japan, allies] = rules.temperaments[id]!;
      known.set(rules, (manners = [{ weights: japan }, { weights: allies }]));
    }
    return manners;
  };
  return {
    id,
    title,
    summary,
    plays: ({ steady, temperaments }) => steady !== undefined && temperaments[id] !== undefined,
    play: (game, side) => steadyChoice(game, side, mannersOf(game.table.rules)[side as 0 | 1]),
  };
};

export const bold = temperament(
  "bold",
  "Bold",
  "The rules of thumb of Steady with bolder weights, from players/bold.json.",
);

export const cautious = temperament(
  "cautious",
  "Cautious",
  "The rules of thumb of Steady with more cautious weights, from players/cautious.json.",
);
