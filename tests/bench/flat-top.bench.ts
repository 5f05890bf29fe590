import { createChecker } from "../../lib/diagnostics";
import { games } from "../../lib/games";
import { oddsOf } from "../../lib/odds";
import { botOf, botsOf, playGames, type SimulationPlan } from "../../lib/playtest";
import { mapView } from "../../lib/views/map";
import { setUpOf } from "../../lib/views/setup";
import { openGame } from "../../lib/workspace";
import { inTurn, medianOf, processorTime, type Row, shippedScenario, timed } from "./support";

const GAME = "flat-top";
/** Scenario, games that make the code quick, games in a round. */
const PLAYED = [
  { name: "training", title: "the training scenario", warm: 40, games: 10 },
  { name: "coral-sea-the-battle", title: "the Coral Sea", warm: 6, games: 2 },
] as const;
const ROUNDS = 7;
const EDITS = 40;
const CARRIER_STRIKE = "battles/strike-on-a-carrier.json";

/** Flat Top: bulk play by its bots, checks and set-ups after an edit, the odds of a strike on a carrier. */
export default async function flatTop(): Promise<Row[]> {
  return [...PLAYED.flatMap(play), ...(await edits()), ...(await odds())];
}

function play({ name, title, warm, games: count }: (typeof PLAYED)[number]): Row[] {
  const { ruleset, scenario, options } = shippedScenario(GAME, name);
  return Object.keys(botsOf(games[GAME]!))
    .filter((id) => !id.startsWith("search"))
    .flatMap((id) => {
      const bot = botOf(games[GAME]!, id).play;
      const plan: SimulationPlan = { scenario, options, seed: 1, bots: [bot, bot] };
      const { decisions } = playGames(ruleset, plan, 0, warm);
      const times = Array.from({ length: ROUNDS }, (_, round) => {
        const from = warm + round * count;
        return processorTime(() => playGames(ruleset, plan, from, from + count).decisions.total);
      });
      const decision = medianOf(times);
      return [
        { name: `${id} decisions of ${title} on one thread`, value: 1e6 / decision, unit: "a second" },
        {
          name: `${id} games of ${title} on one thread`,
          value: (1e6 * warm) / decision / decisions.total,
          unit: "a second",
        },
      ];
    });
}

/** A digit typed over in the largest scenario: its check, and the set-up that the preview shows. */
async function edits(): Promise<Row[]> {
  const path = "scenarios/eastern-solomons.json";
  const { files } = openGame(GAME);
  const text = files[path]!;
  const checker = createChecker(games[GAME]!);
  let report = checker.check(files);
  const digits = [...text.matchAll(/(?<="count": )\d/g)].map(({ index }) => index);
  const { check, setUp } = await inTurn(
    {
      check: (round) => {
        const at = digits[(round * 7) % digits.length]!;
        const other = String((Number(text[at]) % 9) + 1);
        report = checker.check({ ...files, [path]: text.slice(0, at) + other + text.slice(at + 1) });
      },
      setUp: () => {
        const world = { draft: checker.draft!, game: games[GAME]! };
        setUpOf(world, report, checker.gameOf(path), path);
        mapView(world, path);
      },
    },
    EDITS,
  );
  return [
    { name: `check after a digit in ${path}`, value: check.median, unit: "ms (median)" },
    { name: "its set-up refreshed: words and map", value: setUp.median, unit: "ms (median)" },
  ];
}

async function odds(): Promise<Row[]> {
  const { ruleset, documents } = shippedScenario(GAME, "training");
  const source = games[GAME]!.battles!;
  const ask = () => {
    const battle = source.setUp(ruleset, documents[CARRIER_STRIKE]!, documents);
    if (!battle.ok) throw new Error(battle.error.map(({ message }) => message).join(" "));
    const policy = source.policies[source.defaultPolicy]!;
    return oddsOf(battle.value.game, source.follow(battle.value, [policy, policy]));
  };
  const { exact, nodes = 0 } = ask();
  return [
    ...(await timed({ [`${exact ? "exact" : "sampled"} odds of a strike on a carrier`]: ask }, "ms")),
    { name: "places where chance decides in it", value: nodes, unit: "" },
  ];
}
