import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { type Answers, LEAST_GAMES, type Needed, neededFor } from "../lab/answers";
import type { Plan, StopRule } from "../lab/plan";
import { gamesInAll, robustnessOf } from "../lab/robustness";
import { countedLines } from "../lab/store";
import { DECISION_CAP } from "../playtest";
import { RunFolder } from "../workspace/runs";
import type { Context } from "./answer";
import { commaList, seedNumber, wholeNumber } from "./arguments";
import { botNames } from "./commands/simulate";
import { usageError } from "./errors";
import { type AnswerFiles, answersFor, type RunSays, writeAnswers } from "./lab-answers";
import { unknownId } from "./load";
import type { Playable } from "./playable";
import { type Conducted, conductRun, shownPath, withStore } from "./run";
import { folderFor } from "./stored-run";

/** The options of the command line for games that are played for answers. */
export interface LabOptions extends AnswerFiles {
  games: number;
  seed: number;
  bots: string[];
  threads?: number;
  cap: number;
  out?: string | true;
  queue?: string;
  json?: boolean;
  /** Pairs that each of the other players is asked for. */
  robustness?: number | "none";
}

export const withLab = (command: Command, bots: string): Command =>
  withRun(command, { bots, games: 100, what: "number of games with each ruleset, at most" }).option(
    "--robustness <n>",
    "play N pairs with each of the other players too, to see whether the result depends on the players; 0 for none",
    pairsOrNone,
  );

/** The options of a run that asks nobody else. */
export const withRun = (
  command: Command,
  { bots, games, what }: { bots: string; games: number; what: string },
): Command =>
  withFiles(
    command
      .option("--games <n>", what, wholeNumber(1, 1_000_000), games)
      .option("--seed <n>", "master seed, from which every game's seed is derived", seedNumber, 1)
      .option("--bots <a,b>", `who plays: ${botNames}; one for all sides or one per side`, commaList, [bots])
      .option("--threads <n>", "number of threads (default: one per core)", wholeNumber(1, 256))
      .option(
        "--cap <n>",
        "number of decisions after which a game counts as unfinished",
        wholeNumber(1),
        DECISION_CAP,
      )
      .option(
        "--out [dir]",
        "save every game in this folder; without a name, among the runs of the workspace",
      )
      .option("--queue <url>", "let the workers at this queue play, redis://HOST:PORT"),
  );

const pairsOrNone = (text: string): number | "none" =>
  text === "none" ? text : wholeNumber(0, 1_000_000)(text);

/** The other players that a plan asks, from the options of the command line. */
export function robustnessFor(
  { definition, ruleset }: Playable,
  players: readonly string[],
  wanted: LabOptions["robustness"],
  most: number,
  byDefault: number,
): Pick<Plan, "robustness"> {
  const pairs = wanted === "none" ? 0 : Math.min(wanted ?? byDefault, most);
  const robustness = robustnessOf(definition, ruleset.rules, players, pairs);
  return robustness ? { robustness } : {};
}

export const withFiles = (command: Command): Command =>
  command
    .option("--csv <dir>", "write the answers as tables to this folder")
    .option("--report <file>", "write the answers with their charts as an HTML page");

/** How wide an interval may be, for those who want to know what that takes. */
export const widthOption: [flags: string, description: string, read: (text: string) => number] = [
  "--width <w>",
  "show how many pairs are needed for an interval no wider than W (percentage points of wins, points of a score)",
  (text) => {
    const width = Number(text);
    if (!(width > 0 && Number.isFinite(width)))
      throw usageError(`--width ${text} is not a valid width.`, "Give a number above 0, such as 4.");
    return width;
  },
];

/** What that takes for each figure of the comparison, where a width was named. */
export const neededJson = (
  answers: Answers,
  width: number | undefined,
): { needed?: (Needed & { variant: number })[] } =>
  width === undefined
    ? {}
    : {
        needed: answers.comparisons.flatMap(({ variant, measures }) =>
          measures.map((found) => ({ variant, ...neededFor(answers, found, width) })),
        ),
      };

/** Games that were played, and what they say. */
export interface PlayedLab {
  conducted: Conducted;
  says: RunSays;
  /** Files that were written, for people. */
  written: string[];
}

/** Plays a plan with the crew that is available, and computes its answers. Throws `CliError` and `WorkspaceError`. */
export async function playLab(
  plan: Plan,
  playable: Playable,
  { threads = availableParallelism(), queue, json, out, ...files }: LabOptions,
  context: Context,
): Promise<PlayedLab> {
  const { io } = context;
  const folder = folderFor(plan, playable, out, io.cwd);
  const made = folder === undefined ? undefined : RunFolder.create(folder, shownPath(folder, io.cwd), plan);
  const most = Math.min(threads, gamesInAll(plan));
  const conducted = await withStore(made, (store) =>
    conductRun(plan, store, { threads: most, queue, folder, json }, context),
  );
  const says = answersFor(plan, countedLines(plan, conducted.lines, conducted.progress.decided));
  const written = writeAnswers(says, files, io.cwd, repeated(context, plan));
  if (folder !== undefined) written.push(`all games in ${shownPath(folder, io.cwd)}`);
  return { conducted, says, written };
}

/** What was asked for beside the games: the same games come without it. */
const APART: Readonly<Record<string, boolean>> = {
  "--out": true,
  "--csv": true,
  "--report": true,
  "--queue": true,
  "--threads": true,
  "--json": false,
};

/** A command line that plays the games of a plan again: what was typed, with what it left to be understood. */
function repeated({ argv = [] }: Context, { seed, games }: Plan): string {
  const kept: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const [name = "", own] = argv[i]!.split(/=(.*)/s);
    if (!Object.hasOwn(APART, name)) kept.push(argv[i]!);
    else if (APART[name] && own === undefined && argv[i + 1]?.startsWith("-") === false) i++;
  }
  for (const [name, value] of [
    ["--games", games],
    ["--seed", seed],
  ] as const)
    if (!argv.some((part) => part === name || part.startsWith(`${name}=`))) kept.push(name, String(value));
  const quoted = kept.map((part) =>
    /^[\w@:./,+=#-]+$/.test(part) ? part : `'${part.replaceAll("'", "'\\''")}'`,
  );
  return ["sandtable", ...quoted].join(" ");
}

export const writtenLines = (written: readonly string[]): string[] =>
  written.length === 0 ? [] : ["", ...written.map((what) => `Written: ${what}.`)];

/** What a comparison shall stop by. Throws `CliError`. */
export function stopRule(
  wanted: { within?: number; measure?: string; least: number },
  sides: readonly string[],
): StopRule {
  const { within, measure = `wins/${sides[0]}`, least } = wanted;
  const [kind, name = ""] = measure.split(/\/(.*)/s);
  const isWins = kind === "wins";
  if ((!isWins && kind !== "score") || name === "")
    throw usageError(`“${measure}” is not a measure.`, "Use wins/SIDE or score/NAME.");
  if (isWins && !sides.includes(name)) throw unknownId("side", name, sides);
  if (within !== undefined && !(within > 0))
    throw usageError(
      "The width of --stop must be a number above 0.",
      "Leave it out to stop at any significant difference.",
    );
  if (least < LEAST_GAMES)
    throw usageError(
      `--least ${least} is too low: a run can be stopped after ${LEAST_GAMES} games at the earliest.`,
      `Use ${LEAST_GAMES} or more. With fewer, more than one run in twenty would report a false difference.`,
    );
  return {
    measure: isWins ? { wins: name } : { score: name },
    // Shares are kept from 0 to 1; people speak of points of the hundred.
    ...(within !== undefined && { within: isWins ? within / 100 : within }),
    least,
  };
}
