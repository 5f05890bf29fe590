import { games } from "../../lib/games";
import { botOf } from "../../lib/playtest";
import { type FollyWatch, folliesIn } from "../support/follies";
import { freshGame, type Row, shippedScenario } from "./support";

interface Played {
  name: string;
  title: string;
  games: number;
}

/** What steady does against itself that a person who knows the game would not do, on average, scenario by scenario. */
export function follyRows<F>(
  id: string,
  played: readonly Played[],
  watch: () => FollyWatch<F>,
  figuresOf: (seen: readonly F[]) => Record<string, number>,
): Row[] {
  const { play } = botOf(games[id]!, "steady");
  return played.flatMap(({ name, title, games: count }) => {
    const shipped = shippedScenario(id, name);
    const seen = Array.from({ length: count }, (_each, n) =>
      folliesIn(freshGame(n + 1, shipped), watch(), play, n),
    );
    return Object.entries(figuresOf(seen)).map(([figure, value]) => ({
      name: `${title}: ${figure}`,
      value,
      unit: "a game",
    }));
  });
}
