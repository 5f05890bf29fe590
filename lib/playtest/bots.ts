import type { GameDefinition } from "../games";
import { below, fail, type Game, ok, type Result } from "../kernel";
import { searchPlayer, type Thoughtful } from "./search";
import type { Bot, BotDefinition } from "./bot";

/** Codes that `side` may choose from; cheap when it alone is asked. */
export function legalCodes(game: Game, side: number): readonly number[] {
  return game.codes.length > 0 ? game.codes : game.table.codes(side);
}

const random: BotDefinition = {
  id: "random",
  title: "Random",
  summary: "Chooses among the legal options with equal probability.",
  play: (game, side, words) => {
    const codes = legalCodes(game, side);
    return codes[below(words, codes.length)]!;
  },
};

/** The bots that play every game by its codes alone, by id. */
export const bots: Readonly<Record<string, BotDefinition>> = { random };

/**
 * The bots that can play a game, by id: those for every game, and the game's own; with `rules`, only those of them
 * that can play by these.
 */
export function botsOf(definition: Thoughtful, rules?: unknown): Readonly<Record<string, BotDefinition>> {
  const { players = [] } = definition;
  const own = players.filter(({ plays }) => rules === undefined || !plays || plays(rules));
  const all = [...Object.values(bots), ...own, searchOf(definition)];
  return Object.fromEntries(all.map((bot) => [bot.id, bot]));
}

const searches = new WeakMap<Thoughtful, BotDefinition>();

/** The one that looks ahead in this game; it remembers what it is about in games that are being played. */
function searchOf(definition: Thoughtful): BotDefinition {
  let search = searches.get(definition);
  if (!search) searches.set(definition, (search = searchPlayer(definition)));
  return search;
}

type Named = Pick<GameDefinition, "id"> & Thoughtful;

/** The bot with an id that has been checked before. */
export function botOf(definition: Named, id: string): BotDefinition {
  const bot = botsOf(definition)[id];
  if (!bot) throw new RangeError(`There is no bot “${id}” for ${definition.id}.`);
  return bot;
}

/** How a player is called where it plays: "steady", "search:400" with a budget. */
export const specParts = (spec: string): { id: string; budget: string | undefined } => {
  const [id = "", budget] = spec.split(/:(.*)/s);
  return { id, budget };
};

/**
 * The player that a spec calls for, or in words why there is none; with `rules`, only one that can play by these. A spec
 * is a player's id, and for one that takes it a budget after a colon.
 */
export function playerOf(definition: Named, spec: string, rules?: unknown): Result<Bot, string> {
  const { id, budget } = specParts(spec);
  const known = botsOf(definition);
  if (!Object.hasOwn(known, id)) {
    return fail(
      `There is no player “${id}” for ${definition.id}. Players: ${Object.keys(known).join(", ")}.`,
    );
  }
  const { play, make } = known[id]!;
  if (!Object.hasOwn(botsOf(definition, rules), id)) {
    return fail(`“${id}” cannot play these rules: they lack what it needs.`);
  }
  if (budget === undefined) return ok(play);
  if (!make) return fail(`“${id}” takes no budget: “${spec}” is not valid.`);
  if (!/^[1-9]\d{0,8}$/.test(budget)) {
    return fail(`The budget of “${spec}” must be a whole number from 1 to 999999999.`);
  }
  return ok(make(Number(budget)));
}
