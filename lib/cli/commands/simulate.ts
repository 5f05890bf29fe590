import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { stableText } from "../../kernel";
import { bots, DECISION_CAP, type SimulationSummary, summarise } from "../../playtest";
import type { Answer, Context } from "../answer";
import { commaList, seedNumber, wholeNumber, withJson, withLayers, withOptionalRules } from "../arguments";
import { status, usageError } from "../errors";
import { diagnosticLines, hindrances } from "../format/diagnostics";
import { counted, inWords, number, table } from "../format/layout";
import { unknownId } from "../load";
import { openPlayable, type WantedPlay } from "../playable";
import type { Run } from "../program";
import { simulate } from "../simulate-threads";

interface SimulateOptions extends WantedPlay {
  games: number;
  seed: number;
  bots: string[];
  threads?: number;
  cap: number;
  json?: boolean;
}

/** Which bot plays which side: one for all, or one a side. */
export function botsFor(names: readonly string[], sides: readonly string[]): string[] {
  const unknown = names.find((name) => !Object.hasOwn(bots, name));
  if (unknown !== undefined) throw unknownId("bot", unknown, Object.keys(bots));
  if (names.length === 1) return sides.map(() => names[0]!);
  if (names.length === sides.length) return [...names];
  throw usageError(
    `Name one bot for all sides, or ${sides.length} with commas between: ${sides.join(", ")}.`,
    `You named ${names.length}.`,
  );
}

/** Play many whole games with bots, and tell what came of them. */
export async function simulateGames(options: SimulateOptions, context: Context): Promise<Answer> {
  const { io, simulateWorker } = context;
  const playable = openPlayable(options, io.cwd);
  if (!("ruleset" in playable)) {
    const { diagnostics } = playable;
    return {
      status: status.findings,
      json: { ok: false, diagnostics },
      text: ({ colours }) => [...diagnosticLines(hindrances(diagnostics), colours), "It cannot be played."],
    };
  }
  const { games, seed, cap } = options;
  const players = botsFor(options.bots, playable.definition.module.sides);
  const wanted = options.threads ?? availableParallelism();
  const threads = simulateWorker ? Math.min(wanted, games) : 1;
  const job = {
    game: playable.definition.id,
    documents: stableText(playable.documents as Record<string, never>),
    scenario: stableText(playable.scenario),
    options: playable.options,
    seed,
    bots: players,
    cap,
  };
  const shows = io.terminal && options.json !== true;
  const began = performance.now();
  const tally = await simulate(job, {
    games,
    threads,
    worker: simulateWorker,
    onProgress: shows ? (done) => io.err(`\r${done} of ${games} games`) : undefined,
  });
  if (shows) io.err("\r\u001b[K");
  const seconds = (performance.now() - began) / 1000;
  const summary = summarise(tally);
  const speed = {
    seconds: round(seconds, 3),
    gamesPerSecond: round(games / seconds, 2),
    decisionsPerSecond: round(summary.decisions / seconds, 0),
  };
  return {
    status: status.good,
    json: { ok: true, ...summary, ...speed, seed, bots: players, threads },
    text: () => [
      `${playable.title}: ${counted(games, "game")}, seed ${seed}, ${players.join(" against ")}.`,
      "",
      ...summaryLines(summary, playable.sideName),
      "",
      `${number(speed.seconds, 1)} s on ${counted(threads, "thread")}: ${number(speed.gamesPerSecond, 1)} games and ` +
        `${number(speed.decisionsPerSecond)} decisions a second.`,
    ],
  };
}

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

function summaryLines(summary: SimulationSummary, sideName: (id: string) => string): string[] {
  const name = (id: string) => (id === "draw" ? "Draw" : sideName(id));
  const results = Object.entries(summary.wins).map(([who, wins]) => {
    const rate = summary.rates[who];
    const interval = rate ? `95 % sure: ${percent(rate.low)} to ${percent(rate.high)}` : "";
    return [name(who), number(wins), rate ? percent(rate.rate) : "", interval];
  });
  const spread = (title: string, found: { mean: number; min: number; max: number } | null | undefined) =>
    found
      ? [[title, number(found.mean, 2), `from ${number(found.min, 2)}`, `to ${number(found.max, 2)}`]]
      : [];
  const rows = [
    ...Object.entries(summary.standing).flatMap(([score, found]) => spread(inWords(score), found)),
    ...spread("turns", summary.perGame.turns),
    ...spread("decisions", summary.perGame.decisions),
  ];
  return [
    ...table(results, [1, 2]),
    ...(summary.unfinished > 0
      ? [
          `${counted(summary.unfinished, "game")} did not end and ${summary.unfinished === 1 ? "is" : "are"} in no result.`,
        ]
      : []),
    "",
    ...table([["a game", "mean", "", ""], ...rows], [1]),
  ];
}

export function registerSimulate(program: Command, run: Run): void {
  withOptionalRules(withLayers(withJson(program.command("simulate [path]"))))
    .description("let bots play whole games; the same seed gives the same games on any number of threads")
    .option("--game <id>", "a shipped game")
    .requiredOption("--scenario <id>", "id or file of the scenario")
    .option("--games <n>", "how many", wholeNumber(1, 10_000_000), 100)
    .option("--seed <n>", "master seed, from which every game's seed is derived", seedNumber, 1)
    .option(
      "--bots <a,b>",
      `who plays: ${Object.keys(bots).join(", ")}; one for all sides or one a side`,
      commaList,
      ["random"],
    )
    .option("--threads <n>", "how many threads (default: what the machine has)", wholeNumber(1, 256))
    .option("--cap <n>", "decisions after which a game counts as unfinished", wholeNumber(1), DECISION_CAP)
    .action((path: string | undefined, options: SimulateOptions) =>
      run((context) => simulateGames({ ...options, path }, context)),
    );
}
