import { games } from "../../lib/games";
import type { Position } from "../../lib/games/flat-top/model/position";
import type { Rules } from "../../lib/games/flat-top/model/rules";
import type { Game } from "../../lib/kernel";
import { botOf, player, playOut } from "../../lib/playtest";
import { figuresOf, Watch } from "../games/flat-top/players/follies";
import { freshGame, type Row, shippedScenario } from "./support";

const GAME = "flat-top";
const PLAYED = [
  { name: "training", title: "the training scenario", games: 20 },
  { name: "coral-sea-the-battle", title: "the Coral Sea", games: 6 },
  { name: "rings-around-rabaul", title: "Rings Around Rabaul", games: 6 },
  { name: "eastern-solomons", title: "Eastern Solomons", games: 4 },
] as const;

/** What steady does against itself in Flat Top that a person who knows the game would not do. */
export default function flatTopFollies(): Row[] {
  const { play } = botOf(games[GAME]!, "steady");
  return PLAYED.flatMap(({ name, title, games: count }) => {
    const shipped = shippedScenario(GAME, name);
    const seen = Array.from({ length: count }, (_each, n) => {
      const watch = new Watch();
      const game = freshGame(n + 1, shipped);
      playOut(
        game,
        [0, 1].map((side) => player(watch.watching(play), n * 2 + side)),
      );
      watch.read(game as Game<Rules, Position>);
      return watch.follies;
    });
    return Object.entries(figuresOf(seen)).map(([figure, value]) => ({
      name: `${title}: ${figure}`,
      value,
      unit: "a game",
    }));
  });
}
