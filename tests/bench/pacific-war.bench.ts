import { games } from "../../lib/games";
import { botOf, playGames } from "../../lib/playtest";
import { editRows, oddsRows, type Played, playRows } from "./one-game";
import { medianOf, processorTime, type Row, shippedScenario } from "./support";

const GAME = "pacific-war";
const WAR = "strategic-1941-45";
const PLAYED: readonly Played[] = [
  { scenario: "training", title: "the training scenario", warm: 30, games: 6 },
  { scenario: "engagement-01-pearl-harbor", title: "Pearl Harbor", warm: 30, games: 6 },
  { scenario: "engagement-02-savo-island", title: "Savo Island", warm: 20, games: 4 },
  { scenario: "engagement-03-first-invasion-of-wake-island", title: "Wake", warm: 20, games: 4 },
  { scenario: "battle-02-coral-sea", title: "the Coral Sea", warm: 4, games: 1 },
  { scenario: "campaign-guadalcanal", title: "Guadalcanal", warm: 10, games: 4, bots: ["random"] },
  { scenario: WAR, title: "the whole war", warm: 1, games: 1, bots: ["random"] },
];

/** What one war by chance costs. */
function warRow(): Row {
  const { ruleset, scenario, options } = shippedScenario(GAME, WAR);
  const bot = botOf(games[GAME]!, "random").play;
  const plan = { scenario, options, seed: 1, bots: [bot, bot] };
  const times = [1, 2, 3, 4, 5].map((n) => processorTime(() => playGames(ruleset, plan, n, n + 1).games));
  return {
    name: "the whole war by random on one thread",
    value: medianOf(times) / 1e6,
    unit: "s of processor time (median)",
  };
}

/** Pacific War: bulk play by its bots, a whole war, what an edit of its scenario costs, and the odds of its battles. */
export default async function pacificWar(): Promise<Row[]> {
  return [
    ...PLAYED.flatMap((played) => playRows(GAME, played)),
    warRow(),
    ...(await editRows(GAME, `scenarios/${WAR}.json`, /(?<="steps": )[1-5]/g)),
    ...(await oddsRows(GAME, { battle: "strike-on-shokaku", title: "a strike with CAP and flak" })),
    ...(await oddsRows(GAME, { battle: "night-off-savo", title: "a phase of naval combat" })),
    ...(await oddsRows(GAME, { battle: "landing-on-tarawa", title: "a landing" })),
  ];
}
