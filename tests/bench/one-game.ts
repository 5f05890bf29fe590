import { compileSmall } from "../../lib/cli/crew/compiling";
import { createChecker } from "../../lib/diagnostics";
import type { FileMap } from "../../lib/documents";
import { csvFormat } from "../../lib/export/csv";
import { games } from "../../lib/games";
import { oddsOf } from "../../lib/odds";
import { botOf, botsOf, playGames, type SimulationPlan } from "../../lib/playtest";
import { mapView } from "../../lib/views/map";
import { setUpOf } from "../../lib/views/setup";
import { openGame } from "../../lib/workspace";
import { inTurn, medianOf, processorTime, type Row, shippedScenario, timed } from "./support";

/** What is measured of one game: bulk play by its bots, checks and set-ups after an edit, the odds of battles. */

const ROUNDS = 7;
const EDITS = 40;
/** Processor time that bulk play goes on before it is measured (µs): V8 takes seconds to compile all of a game's rules. */
const WARM = 4e6;

export interface Played {
  scenario: string;
  title: string;
  /** Games that are played before anything is measured, at the least, and games in a round. */
  warm: number;
  games: number;
  /** Those who play; all that do not look ahead where none are named. */
  bots?: readonly string[];
}

/** Decisions and games a second of each bot, compiled as the command line has its games compiled. */
export function playRows(game: string, { scenario: name, title, warm, games: count, bots }: Played): Row[] {
  compileSmall();
  const { ruleset, scenario, options } = shippedScenario(game, name);
  return Object.keys(botsOf(games[game]!))
    .filter((id) => bots?.includes(id) ?? !id.startsWith("search"))
    .flatMap((id) => {
      const bot = botOf(games[game]!, id).play;
      const plan: SimulationPlan = { scenario, options, seed: 1, bots: [bot, bot] };
      const began = process.cpuUsage();
      let from = 0;
      let decisions = 0;
      do {
        decisions += playGames(ruleset, plan, from, from + warm).decisions.total;
        from += warm;
      } while (process.cpuUsage(began).user < WARM);
      const perGame = decisions / from;
      const times = Array.from({ length: ROUNDS }, (_, round) => {
        const first = from + round * count;
        return processorTime(() => playGames(ruleset, plan, first, first + count).decisions.total);
      });
      const decision = medianOf(times);
      return [
        { name: `${id} decisions of ${title} on one thread`, value: 1e6 / decision, unit: "a second" },
        {
          name: `${id} games of ${title} on one thread`,
          value: 1e6 / decision / perGame,
          unit: "a second",
        },
      ];
    });
}

/**
 * A digit typed over in a scenario: its check, and the set-up that the preview shows. `digit` finds where one may be typed;
 * `more` are files beside those of the game.
 */
export async function editRows(
  game: string,
  path: string,
  digit: RegExp,
  more: Readonly<Record<string, string>> = {},
): Promise<Row[]> {
  const files = { ...openGame(game).files, ...more };
  const text = files[path]!;
  const checker = createChecker(games[game]!);
  let report = checker.check(files);
  const digits = [...text.matchAll(digit)].map(({ index }) => index);
  const { check, setUp } = await inTurn(
    {
      check: (round) => {
        const at = digits[(round * 7) % digits.length]!;
        const other = String((Number(text[at]) % 9) + 1);
        report = checker.check({ ...files, [path]: text.slice(0, at) + other + text.slice(at + 1) });
      },
      setUp: () => {
        const world = { draft: checker.draft!, game: games[game]! };
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

/** The odds of a shipped battle by the default policies; `samples` for one that is not followed exactly. */
export async function oddsRows(
  game: string,
  { battle: id, title, samples }: { battle: string; title: string; samples?: number },
): Promise<Row[]> {
  const { ruleset, documents } = shippedScenario(game, "training");
  const source = games[game]!.battles!;
  const ask = () => {
    const battle = source.setUp(ruleset, documents[`battles/${id}.json`]!, documents);
    if (!battle.ok) throw new Error(battle.error.map(({ message }) => message).join(" "));
    const policy = source.policies[source.defaultPolicy]!;
    const exploration = source.follow(battle.value, [policy, policy]);
    return oddsOf(battle.value.game, exploration, samples === undefined ? {} : { samples });
  };
  const { exact, nodes = 0 } = ask();
  const how = exact ? "exact odds" : `odds of ${samples ?? "a sample of"} battles,`;
  return [
    ...(await timed({ [`${how} ${exact ? "of " : ""}${title}`]: ask }, "ms")),
    ...(exact ? [{ name: `places where chance decides in ${title}`, value: nodes, unit: "" }] : []),
  ];
}

/** All tables of a game as CSV, of what the checker has checked. */
export function writeSpreadsheets(
  game: string,
  { draft }: ReturnType<typeof createChecker>,
  files: FileMap,
): void {
  const source = {
    game,
    definition: games[game]!,
    draft: draft!,
    files,
    own: new Set<string>(),
    schemas: {},
    version: "1",
  };
  for (const step of csvFormat.make(source)) void step;
}
