import { games } from "../../lib/games";
import type { Position } from "../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../lib/games/fire-in-the-sky/model/rules";
import type { Game } from "../../lib/kernel";
import { botOf, playOne } from "../../lib/playtest";
import { figuresOf } from "../playtest/players/follies/record";
import { Watch } from "../playtest/players/follies/watch";
import { GAME, type Row, shippedScenario } from "./support";

const GAMES = 60;
const SEED = 5;

/** What steady does against itself that a person who knows the game would not do. */
export default function follies(): Row[] {
  const { ruleset, scenario, options } = shippedScenario(GAME, "campaign");
  const { play } = botOf(games[GAME]!, "steady");
  const seen = Array.from({ length: GAMES }, (_each, n) => {
    const watch = new Watch();
    const bots = [watch.watching(play), watch.watching(play)];
    watch.look(playOne(ruleset, { scenario, options, seed: SEED, bots }, n).game as Game<Rules, Position>);
    return watch.follies;
  });
  return Object.entries(figuresOf(seen)).map(([name, value]) => ({ name, value, unit: "" }));
}
