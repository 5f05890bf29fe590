import { games } from "../../lib/games";
import type { Position } from "../../lib/games/pacific-war/model/position";
import type { Rules } from "../../lib/games/pacific-war/model/rules";
import type { Game } from "../../lib/kernel";
import { botOf, player, playOut } from "../../lib/playtest";
import { figuresOf, Watch } from "../games/pacific-war/players/follies";
import { freshGame, type Row, shippedScenario } from "./support";

const GAME = "pacific-war";
const PLAYED = [
  { name: "training", title: "the training scenario", games: 40 },
  { name: "engagement-01-pearl-harbor", title: "Pearl Harbor", games: 20 },
  { name: "engagement-02-savo-island", title: "Savo Island", games: 20 },
  { name: "engagement-03-first-invasion-of-wake-island", title: "Wake", games: 20 },
  { name: "battle-02-coral-sea", title: "the Coral Sea", games: 10 },
] as const;

/** What steady does against itself in Pacific War that a person who knows the game would not do. */
export default function pacificWarFollies(): Row[] {
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
