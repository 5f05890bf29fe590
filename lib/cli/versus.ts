import type { Command } from "commander";
import { games as rulesOf } from "../games";
import { makePlan, variantOf } from "../lab/make-plan";
import { firstDifferent, pairTally } from "../lab/pair-tally";
import type { Plan, StopRule } from "../lab/plan";
import { openVariants } from "../lab/play";
import type { GameLine } from "../lab/record/types";
import {
  differentWords,
  type FirstDifference,
  firstWords,
  playPairs,
  type PairSummary,
  summarisePairs,
} from "../playtest";
import { capital } from "../words";
import { programVersion } from "../workspace";
import type { Answer, Context } from "./answer";
import { wholeNumber } from "./arguments";
import { botsFor } from "./commands/simulate";
import { status, usageError } from "./errors";
import { comparisonLines } from "./format/answers";
import { hindered } from "./format/diagnostics";
import { counted, number, wrap } from "./format/layout";
import { LEAST_GAMES } from "../lab/answers";
import { robustnessByDefault } from "../lab/usual";
import {
  type LabOptions,
  neededJson,
  playLab,
  robustnessFor,
  stopRule,
  widthOption,
  withLab,
  writtenLines,
} from "./lab-run";
import type { Playable, Unplayable } from "./playable";
import { troubleLines } from "./stored-run";

/** How many games are compared, who plays them, and whether that may end early. */
export interface VersusOptions extends LabOptions {
  stop?: number | true;
  measure?: string;
  least: number;
  /** Width of an interval, from end to end: the number of games that it needs is reported. */
  width?: number;
}

/** One of the two rulesets. */
export interface Opponent {
  /** What programs find it by in the answer: the name that was given. */
  name: string;
  /** What it is called in sentences. */
  called: string;
  playable: Playable | Unplayable;
}

export const withVersus = (command: Command): Command =>
  withLab(command, "random")
    .option(
      "--stop [width]",
      "stop as soon as the difference is significant, or is known within WIDTH (points of wins, or of a score)",
      Number,
    )
    .option("--measure <id>", "figure for --stop: wins/SIDE or score/NAME (default: the first side's wins)")
    .option("--least <n>", "least number of games for --stop, 50 or more", wholeNumber(2), LEAST_GAMES)
    .option(...widthOption);

/** Plays the same seeded games by two rulesets, and reports what differs. Throws `CliError`. */
export async function playVersus(
  one: Opponent,
  other: Opponent,
  options: VersusOptions,
  context: Context,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const [a, b] = [one.playable, other.playable];
  if (!("ruleset" in a)) return unplayable(one.called, a);
  if (!("ruleset" in b)) return unplayable(other.called, b);
  if (a.definition.id !== b.definition.id) throw usageError("Both rulesets must be of the same game.");
  const players = botsFor(options.bots, a.definition);
  const { games, seed, cap } = options;
  const plan = makePlan({
    engine: programVersion(),
    purpose: "compare",
    variants: [variantFrom(a, one.called), variantFrom(b, other.called)],
    players,
    seed,
    games,
    cap,
    ...stopOf(options, a),
    ...robustnessFor(a, players, options.robustness, games, robustnessByDefault(players, games)),
  });
  const { conducted, says, written } = await playLab(plan, a, options, context);
  const { progress, seconds, threads } = conducted;
  const lines = says.lines;
  const tally = pairTally(rulesOf[a.definition.id]!.module.sides, lines);
  const summary = summarisePairs({ ...tally, first: firstOf(plan, lines) });
  const titles = { a: one.called, b: other.called };
  const { comparisons, decision } = says.answers;
  const [comparison] = comparisons;
  const isGood = progress.troubles.length === 0 && progress.state === "over";
  return {
    status: isGood ? status.good : status.findings,
    json: {
      ok: isGood,
      ...more,
      a: one.name,
      b: other.name,
      ...summary,
      measures: comparison?.measures ?? [],
      telling: comparison?.telling ?? [],
      ...(says.answers.robustness && { robustness: says.answers.robustness[0] }),
      ...neededJson(says.answers, options.width),
      ...(decision && { decision }),
      troubles: progress.troubles,
      seconds: Math.round(seconds * 1000) / 1000,
      seed,
      bots: players,
      threads,
    },
    text: () => [
      `${a.title}: ${counted(summary.games, "game")} played twice, seed ${seed}, ${players.join(" against ")}.`,
      "",
      ...wrap(differentWords(summary)),
      "",
      ...comparisonLines(says.answers, a.sideName, options.width),
      ...troubleLines(progress.troubles),
      ...firstLines(summary, titles),
      "",
      `${number(seconds, 1)} s on ${counted(threads, "thread")}.`,
      ...writtenLines(written),
    ],
  };
}

const variantFrom = (playable: Playable, title: string): Plan["variants"][number] => {
  const { definition, documents, scenarioPath: scenario, options, assembled } = playable;
  const layers = assembled.draft.layers.filter(({ on }) => on).map(({ id }) => id);
  return variantOf({ definition, documents, scenario, options, layers, title });
};

function stopOf({ stop, measure, least }: VersusOptions, { definition }: Playable): { stop?: StopRule } {
  if (stop === undefined) {
    if (measure !== undefined)
      throw usageError("--measure is only used with --stop. Add --stop, or leave it out.");
    return {};
  }
  return {
    stop: stopRule({ within: stop === true ? undefined : stop, measure, least }, definition.module.sides),
  };
}

/** Where the first pair that differs parts: its games are played again, with their diaries. */
function firstOf(plan: Plan, lines: readonly GameLine[]): FirstDifference | null {
  const game = firstDifferent(lines);
  if (game === undefined) return null;
  const open = openVariants(plan);
  return playPairs(open(0), open(1), game, game + 1).first;
}

const unplayable = (called: string, { diagnostics }: Unplayable): Answer =>
  hindered(diagnostics, `${capital(called)} cannot be played.`, { ruleset: called });

function firstLines({ first }: PairSummary, { a, b }: { a: string; b: string }): string[] {
  if (!first) return [];
  const words = firstWords(first);
  const lines = (called: string, text: string, rule: string | undefined): string[] =>
    wrap(`${capital(called)}: ${text}${rule === undefined ? "" : ` (${rule})`}`, undefined, "  ");
  return [
    "",
    ...wrap(`First difference: ${words.where}`),
    ...lines(a, words.a, words.ruleA),
    ...lines(b, words.b, words.ruleB),
  ];
}
