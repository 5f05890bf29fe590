import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { stableText } from "../kernel";
import {
  bots,
  DECISION_CAP,
  differentWords,
  firstWords,
  pairRows,
  type PairSummary,
  summarisePairs,
} from "../playtest";
import { capital } from "../words";
import type { Answer, Context } from "./answer";
import { commaList, seedNumber, wholeNumber } from "./arguments";
import { botsFor } from "./commands/simulate";
import { status, usageError } from "./errors";
import { diagnosticLines, hindrances } from "./format/diagnostics";
import { counted, inWords, number, table, wrap } from "./format/layout";
import type { Playable, Unplayable } from "./playable";
import type { Job } from "./simulate-job";
import { simulatePairs } from "./simulate-threads";

/** How many games are compared, and who plays them. */
export interface VersusOptions {
  games: number;
  seed: number;
  bots: string[];
  threads?: number;
  cap: number;
  json?: boolean;
}

/** One of the two rulesets, with what it is called. */
export interface Opponent {
  called: string;
  playable: Playable | Unplayable;
}

export const withVersus = (command: Command): Command =>
  command
    .option("--games <n>", "how many games by each ruleset", wholeNumber(1, 1_000_000), 100)
    .option("--seed <n>", "master seed, from which every game's seed is derived", seedNumber, 1)
    .option(
      "--bots <a,b>",
      `who plays: ${Object.keys(bots).join(", ")}; one for all sides or one a side`,
      commaList,
      ["random"],
    )
    .option("--threads <n>", "how many threads (default: what the machine has)", wholeNumber(1, 256))
    .option("--cap <n>", "decisions after which a game counts as unfinished", wholeNumber(1), DECISION_CAP);

/** Plays the same seeded games by two rulesets, and tells what differs. Throws `CliError`. */
export async function playVersus(
  one: Opponent,
  other: Opponent,
  options: VersusOptions,
  { io, simulateWorker }: Context,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const [a, b] = [one.playable, other.playable];
  if (!("ruleset" in a)) return unplayable(one.called, a);
  if (!("ruleset" in b)) return unplayable(other.called, b);
  if (a.definition.id !== b.definition.id)
    throw usageError("Both rulesets must be of one game, so that the same choices mean the same.");
  const { games, seed } = options;
  const players = botsFor(options.bots, a.definition.module.sides);
  const threads = simulateWorker ? Math.min(options.threads ?? availableParallelism(), games) : 1;
  const shows = io.terminal && options.json !== true;
  const began = performance.now();
  const tally = await simulatePairs(jobOf(a, players, options), jobOf(b, players, options), {
    games,
    threads,
    worker: simulateWorker,
    onProgress: shows ? (done) => io.err(`\r${done} of ${games} pairs of games`) : undefined,
  });
  if (shows) io.err("\r\u001b[K");
  const seconds = Math.round(performance.now() - began) / 1000;
  const summary = summarisePairs(tally);
  const names = { a: one.called, b: other.called };
  return {
    status: status.good,
    json: { ok: true, ...more, ...names, ...summary, seconds, seed, bots: players, threads },
    text: () => [
      `${a.title}: ${counted(games, "game")} twice, seed ${seed}, ${players.join(" against ")}.`,
      "",
      ...wrap(differentWords(summary)),
      "",
      ...resultLines(summary, names, a.sideName),
      ...firstLines(summary, names),
      "",
      `${number(seconds, 1)} s on ${counted(threads, "thread")}.`,
    ],
  };
}

function jobOf(
  { definition, documents, scenario, options }: Playable,
  players: readonly string[],
  { seed, cap }: VersusOptions,
): Job {
  return {
    game: definition.id,
    documents: stableText(documents as Record<string, never>),
    scenario: stableText(scenario),
    options,
    seed,
    bots: players,
    cap,
  };
}

const unplayable = (called: string, { diagnostics }: Unplayable): Answer => ({
  status: status.findings,
  json: { ok: false, ruleset: called, diagnostics },
  text: ({ colours }) => [
    ...diagnosticLines(hindrances(diagnostics), colours),
    `${capital(called)} cannot be played.`,
  ],
});

function resultLines(
  summary: PairSummary,
  { a, b }: { a: string; b: string },
  sideName: (side: string) => string,
): string[] {
  const rows = pairRows(summary, sideName, (score) => capital(inWords(score)));
  return table(
    [
      ["", a, b, "difference", "95 % sure"],
      ...rows.map(({ what, a: mine, b: others, difference, sure }) => [what, mine, others, difference, sure]),
    ],
    [1, 2, 3],
  );
}

function firstLines({ first }: PairSummary, { a, b }: { a: string; b: string }): string[] {
  if (!first) return [];
  const words = firstWords(first);
  const told = (called: string, text: string, rule: string | undefined): string[] =>
    wrap(`${capital(called)}: ${text}${rule === undefined ? "" : ` (${rule})`}`, undefined, "  ");
  return [
    "",
    ...wrap(`The first that differs: ${words.where}`),
    ...told(a, words.a, words.ruleA),
    ...told(b, words.b, words.ruleB),
  ];
}
