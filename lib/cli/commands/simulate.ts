import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { type GameDefinition, games, turnNoun } from "../../games";
import { bots, botsOf, DECISION_CAP, playerOf, specParts, summarise } from "../../playtest";
import type { Answer, Context } from "../answer";
import { commaList, seedNumber, wholeNumber, withJson, withLayers, withOptionalRules } from "../arguments";
import { status, usageError } from "../errors";
import { hindered } from "../format/diagnostics";
import { counted } from "../format/layout";
import { speedLine, speedOf, summaryLines } from "../format/summary";
import { unknownId } from "../load";
import { openPlayable, type Playable, type WantedPlay } from "../playable";
import type { Run } from "../run-action";
import { newRun, resumeRun } from "../stored-run";
import { simulate } from "../crew/tallies";

interface SimulateOptions extends WantedPlay {
  games: number;
  seed: number;
  bots: string[];
  threads?: number;
  cap: number;
  json?: boolean;
  /** Keep the games: in this folder, or (without a name) among the runs of the workspace. */
  out?: string | true;
  resume?: string;
  queue?: string;
  /** Options that were given on the command line. */
  given?: readonly string[];
}

/** Everybody who plays some game, in words. */
export const botNames = [
  ...new Set([
    ...Object.keys(bots),
    ...Object.values(games).flatMap((definition) => Object.keys(botsOf(definition))),
  ]),
].join(", ");

/** Which bot plays which side of a game: one for all, or one a side. */
export function botsFor(names: readonly string[], definition: GameDefinition): string[] {
  const bots = botsOf(definition);
  const { sides } = definition.module;
  const unknown = names.find((name) => !Object.hasOwn(bots, specParts(name).id));
  if (unknown !== undefined) throw unknownId("bot", specParts(unknown).id, Object.keys(bots));
  for (const name of names) {
    const player = playerOf(definition, name);
    if (!player.ok) throw usageError(player.error);
  }
  if (names.length === 1) return sides.map(() => names[0]!);
  if (names.length === sides.length) return [...names];
  throw usageError(
    `Name one bot for all sides, or ${sides.length} with commas between: ${sides.join(", ")}.`,
    `You named ${names.length}.`,
  );
}

/** Options that a run's own plan says. */
const planOptions = ["game", "scenario", "games", "seed", "bots", "cap", "layer", "option"] as const;

/** Plays many whole games with bots, and reports the results. */
async function simulateGames(options: SimulateOptions, context: Context): Promise<Answer> {
  const { io } = context;
  if (options.resume !== undefined) {
    const [other] = options.path === undefined ? (options.given ?? []) : ["path"];
    if (other !== undefined)
      throw usageError(
        `A run is resumed with its own settings: ${other === "path" ? "a path" : `--${other}`} cannot be combined with --resume.`,
      );
    return resumeRun(options.resume, options, context);
  }
  const playable = openPlayable(options, io.cwd);
  if (!("ruleset" in playable)) return hindered(playable.diagnostics, "The scenario cannot be played.");
  const players = botsFor(options.bots, playable.definition);
  const isRun = options.out !== undefined || options.queue !== undefined;
  if (isRun) return newRun(playable, players, options, context);
  return countGames(playable, players, options, context);
}

/** Games of which nothing but the count is kept: the quickest way. */
async function countGames(
  playable: Playable,
  players: readonly string[],
  { games, seed, cap, threads: wanted = availableParallelism(), json }: SimulateOptions,
  { io, thread }: Context,
): Promise<Answer> {
  const threads = thread ? Math.min(wanted, games) : 1;
  const job = {
    game: playable.definition.id,
    documents: JSON.stringify(playable.documents),
    scenario: JSON.stringify(playable.scenario),
    options: playable.options,
    seed,
    bots: players,
    cap,
  };
  const shows = io.terminal && json !== true;
  const began = performance.now();
  const tally = await simulate(job, {
    games,
    threads,
    thread,
    onProgress: shows ? (done) => io.progress(`${done} of ${games} games`) : undefined,
  });
  if (shows) io.progress("");
  const summary = summarise(tally);
  const speed = speedOf((performance.now() - began) / 1000, games, summary.decisions);
  return {
    status: status.good,
    json: { ok: true, ...summary, ...speed, seed, bots: players, threads },
    text: () => [
      `${playable.title}: ${counted(games, "game")}, seed ${seed}, ${players.join(" against ")}.`,
      "",
      ...summaryLines(summary, playable.sideName, turnNoun(playable.definition)),
      "",
      speedLine(speed, threads),
    ],
  };
}

export function registerSimulate(program: Command, run: Run): void {
  withOptionalRules(withLayers(withJson(program.command("simulate [path]"))))
    .description("let bots play whole games; the same seed gives the same games with any number of threads")
    .option("--game <id>", "a shipped game")
    .option("--scenario <id>", "id or file of the scenario")
    .option("--games <n>", "number of games", wholeNumber(1, 10_000_000), 100)
    .option("--seed <n>", "master seed, from which every game's seed is derived", seedNumber, 1)
    .option("--bots <a,b>", `who plays: ${botNames}; one for all sides or one per side`, commaList, [
      "random",
    ])
    .option("--threads <n>", "number of threads (default: one per core)", wholeNumber(1, 256))
    .option(
      "--cap <n>",
      "number of decisions after which a game counts as unfinished",
      wholeNumber(1),
      DECISION_CAP,
    )
    .option("--out [dir]", "save every game in this folder; without a name, among the runs of the workspace")
    .option("--resume <dir>", "resume a saved run with its own settings")
    .option("--queue <url>", "let the workers at this queue play, redis://HOST:PORT (see the command worker)")
    .action((path: string | undefined, options: SimulateOptions, command: Command) => {
      const given = planOptions.filter((name) => command.getOptionValueSource(name) === "cli");
      return run((context) => simulateGames({ ...options, path, given }, context));
    });
}
