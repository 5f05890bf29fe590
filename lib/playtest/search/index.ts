import type { Game } from "../../kernel";
import type { Bot, BotDefinition } from "../bot";
import { bestManner } from "./plans";
import { codesOf, mayThink, type Mind, mindOf, type Thoughtful } from "./mind";

export type { Thoughtful };
import { bestChoice } from "./tree";

/** The default number of playouts for each decision. */
const SEARCH_BUDGET = 48;

/**
 * A player that looks ahead in copies of the game. Where the game's own player has several manners of playing, it tries
 * them out at the beginning of every span of play (a player turn) and keeps to the one that does best; single decisions
 * are the thousands of small parts of such a plan. Else it grows a tree over single choices. It thinks only of what its
 * side may know, and throws dice of its own.
 */
export function searchPlayer(definition: Thoughtful): BotDefinition {
  const make = (budget: number): Bot => searching(definition, budget);
  return {
    id: "search",
    title: "Search",
    summary: "Looks ahead: tries plans in copies of the game and follows the best one.",
    play: make(SEARCH_BUDGET),
    make,
  };
}

/** The manner that a side keeps to in a game, and in which span of play. */
interface Kept {
  span: string;
  manner: number;
}

function searching(definition: Thoughtful, budget: number): Bot {
  const kept = new WeakMap<Game["table"], (Kept | undefined)[]>();
  const mannerFor = (game: Game, side: number, mind: Mind, random: Parameters<Bot>[2]): number => {
    const span = mind.spanOf?.(game, side);
    if (span === undefined) return 0;
    const known = kept.get(game.table) ?? [];
    kept.set(game.table, known);
    if (known[side]?.span !== span)
      known[side] = { span, manner: bestManner(game, side, mind, budget, random) };
    return known[side]!.manner;
  };
  return (game, side, random) => {
    const codes = codesOf(game, side);
    if (codes.length === 1) return codes[0]!;
    const mind = mindOf(definition, game.ruleset.rules, side);
    if (mind.manners.length > 1)
      return mind.manners[mannerFor(game, side, mind, random)]!(game, side, random);
    const found = mayThink(game, side, mind) ? bestChoice(game, side, mind, budget, random) : undefined;
    return found ?? mind.guide(game, side, random);
  };
}
