import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import type { Position } from "../../../../lib/games/fire-in-the-sky/model/position";
import { printState } from "../../../../lib/games/fire-in-the-sky/io/print";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Game, type Json, resume, start, take } from "../../../../lib/kernel";
import { below, type RandomState, seedState } from "../../../../lib/kernel/random";
import { randomScene } from "../ch12-combat/random-fight";
import { first } from "../editions/support";
import { Play } from "../helpers";

/** Optional rules that bring decisions of their own, and that may be played together. */
const OPTIONS = ["read-their-mail", "unpack-your-things", "divine-wind", "optional-ships"];

const searches = new Map<Rules, { found: Map<string, Play>; games: Generator<void> }>();

/** The first decision of a step that chance comes upon: in whole games, then in battles of units put anywhere. */
export function reached(step: string): (rules: Rules) => Play {
  return (rules) => {
    let search = searches.get(rules);
    if (!search) {
      const found = new Map<string, Play>();
      searches.set(rules, (search = { found, games: games(rules, found) }));
    }
    while (!search.found.has(step) && search.games.next().done !== true);
    const play = search.found.get(step);
    if (!play) throw new Error(`Chance does not come upon “${step}”.`);
    return play;
  };
}

function* games(rules: Rules, found: Map<string, Play>): Generator<void> {
  const scenario = rules === first ? "short-campaign" : "java-sea";
  const ruleset = { module: fireInTheSkyModule, rules };
  for (let seed = 1; seed <= 4; seed++) {
    const started = start(ruleset, rules.scenarios[scenario] as Json, { options: OPTIONS, seed });
    if (started.ok) note(found, started.value, seedState(seed));
    yield;
  }
  for (let seed = 1; seed <= 400; seed++) {
    const random = seedState(seed);
    const dice = { seed: seedState(seed) };
    note(found, randomScene(random, rules).play(["submarine-attacks", "battles"], dice).game, random);
    yield;
  }
}

/** Plays the game to its end by chance, and keeps the first position of each step. */
function note(found: Map<string, Play>, game: Game<Rules, Position>, random: RandomState): void {
  while (game.asked !== 0) {
    const step = game.state.frames.at(-1)!.step;
    if (!found.has(step)) {
      const again = resume(
        { module: fireInTheSkyModule, rules: game.ruleset.rules },
        structuredClone(printState(game.table)),
      );
      if (again.ok) found.set(step, new Play(again.value));
    }
    take(game, (game.asked & 1) === 1 ? 0 : 1, game.codes[below(random, game.codes.length)]!);
  }
}
