import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { child, get } from "../documents";
import { type GameDefinition, games, inScenario, turnNoun, turnTitle } from "../games";
import { makePlan, planId, variantOf } from "../lab/make-plan";
import type { Plan } from "../lab/plan";
import type { GameLine, GameTrouble } from "../lab/record/types";
import { countedLines } from "../lab/store";
import { tallyOf } from "../lab/tally";
import { documentsOf, olderThan } from "../lab/variant-documents";
import { summarise } from "../playtest";
import { programVersion } from "../workspace";
import { RunFolder, RUNS } from "../workspace/runs";
import type { Answer, Context } from "./answer";
import { status, usageError } from "./errors";
import { answerLines } from "./format/answers";
import { counted, wrap } from "./format/layout";
import { speedLine, speedOf, summaryLines } from "./format/summary";
import { answersFor } from "./lab-answers";
import type { Playable } from "./playable";
import { type Conducted, conductRun, howToResume, shownPath, withStore } from "./run";

/** The options of a run that are not part of its plan. */
export interface StoredRunOptions {
  out?: string | true;
  queue?: string;
  threads?: number;
  json?: boolean;
}

/** Play a scenario as a run, of which every game is known and can be kept. Throws `CliError`. */
export async function newRun(
  playable: Playable,
  players: readonly string[],
  options: StoredRunOptions & Pick<Plan, "games" | "seed" | "cap">,
  context: Context,
): Promise<Answer> {
  const { definition, documents, scenarioPath: scenario, title, assembled } = playable;
  const layers = assembled.draft.layers.filter(({ on }) => on).map(({ id }) => id);
  const { games, seed, cap } = options;
  const plan = makePlan({
    engine: programVersion(),
    purpose: "simulate",
    variants: [variantOf({ definition, documents, scenario, options: playable.options, layers, title })],
    players,
    seed,
    games,
    cap,
  });
  const folder = folderFor(plan, playable, options.out, context.io.cwd);
  const made =
    folder === undefined ? undefined : RunFolder.create(folder, shownPath(folder, context.io.cwd), plan);
  return play(plan, made, folder, options, context);
}

/** Go on with a run that was kept; its plan says everything but who plays. Throws `CliError` and `WorkspaceError`. */
export async function resumeRun(dir: string, options: StoredRunOptions, context: Context): Promise<Answer> {
  const { io } = context;
  if (options.out !== undefined)
    throw usageError("A run is resumed in its own folder: --out cannot be combined with --resume.");
  const folder = resolve(io.cwd, dir);
  const made = RunFolder.open(folder, dir);
  const { engine } = made.plan;
  if (engine !== programVersion())
    io.err(
      `The run was started with version ${engine} of the program; this is ${programVersion()}, and its games may differ.\n`,
    );
  for (const { id, manualSteps } of olderThan(made.plan))
    io.err(
      `The run's documents are older than the change “${id}” and were converted to the current format.` +
        `${manualSteps.map((step) => ` ${step}`).join("")}\n`,
    );
  return play(made.plan, made, folder, options, context);
}

export function folderFor(
  plan: Plan,
  { assembled, scenarioName }: Playable,
  out: StoredRunOptions["out"],
  cwd: string,
): string | undefined {
  if (out === undefined) return undefined;
  if (out !== true) return resolve(cwd, out);
  const { workspace } = assembled.sources;
  if (workspace === undefined)
    throw usageError("Runs cannot be saved in a shipped game.", "Name a folder with --out DIR.");
  return join(
    workspace,
    RUNS,
    `${scenarioName.replace(/^.*[\\/]|\.json$/g, "")}-${planId(plan).slice(0, 8)}`,
  );
}

async function play(
  plan: Plan,
  made: RunFolder | undefined,
  folder: string | undefined,
  { threads = availableParallelism(), queue, json }: StoredRunOptions,
  context: Context,
): Promise<Answer> {
  const conducted = await withStore(made, (store) =>
    conductRun(plan, store, { threads, queue, folder, json }, context),
  );
  return answer(conducted, folder, context.io.cwd);
}

function answer(conducted: Conducted, folder: string | undefined, cwd: string): Answer {
  const { plan, progress, seconds, threads, played } = conducted;
  const { state, done, of, troubles, decided } = progress;
  const run = folder === undefined ? undefined : shownPath(folder, cwd);
  const lines = countedLines(plan, conducted.lines, decided);
  const says = plan.search ? whereEven(plan, lines) : whoWon(plan, lines);
  const decisions = played.reduce((sum, line) => sum + line.decisions, 0);
  const speed = speedOf(seconds, played.length, decisions);
  const isGood = state === "over" && troubles.length === 0;
  const { seed, players: bots } = plan;
  const summary = {
    state,
    done,
    of,
    troubles,
    ...(decided && { decided }),
    ...(run !== undefined && { run }),
  };
  return {
    status: isGood ? status.good : status.findings,
    json: { ok: isGood, ...says.json, ...speed, seed, bots, threads, ...summary },
    text: () => [
      ...says.lines(),
      ...troubleLines(troubles),
      ...(decided ? [`Decided after ${counted(decided.after, "game")}: ${decided.reason}`] : []),
      ...(played.length > 0 ? [speedLine(speed, threads)] : []),
      ...endLines(conducted, folder, cwd),
    ],
  };
}

/** What the games of a run say, for programs and for people. */
interface Says {
  json: object;
  lines(): string[];
}

function whoWon(plan: Plan, lines: readonly GameLine[]): Says {
  const definition = definitionOf(plan.variants[0]!, documentsOf(plan, 0));
  const { sides } = definition.module;
  const summaries = plan.variants.map((_, i) =>
    summarise(
      tallyOf(
        sides,
        lines.filter(({ variant }) => variant === i),
      ),
    ),
  );
  const { seed, players } = plan;
  return {
    json:
      summaries.length === 1
        ? summaries[0]!
        : { variants: plan.variants.map(({ title }, i) => ({ title, ...summaries[i] })) },
    lines: () =>
      plan.variants.flatMap(({ title }, i) => [
        `${title}: ${counted(summaries[i]!.games, "game")}, seed ${seed}, ${players.join(" against ")}.`,
        "",
        ...summaryLines(summaries[i]!, (side) => sideName(plan, side), turnNoun(definition)),
        "",
      ]),
  };
}

function whereEven(plan: Plan, lines: readonly GameLine[]): Says {
  const { answers } = answersFor(plan, lines);
  return { json: { ...answers.even }, lines: () => answerLines(answers, (side) => sideName(plan, side)) };
}

function endLines({ progress }: Conducted, folder: string | undefined, cwd: string): string[] {
  const { state, done, of } = progress;
  if (state === "over") return folder === undefined ? [] : [`Saved in ${shownPath(folder, cwd)}.`];
  const stopped = `Stopped after ${done} of ${counted(of, "game")}.`;
  return folder === undefined ? [stopped] : [`${stopped} They are saved.`, howToResume(folder, cwd)];
}

/** A game that could not be played counts in no result, so it is reported. */
export function troubleLines(troubles: readonly GameTrouble[]): string[] {
  if (troubles.length === 0) return [];
  const [shown, left] = [troubles.slice(0, MOST_TOLD), troubles.length - MOST_TOLD];
  return [
    `${counted(troubles.length, "game")} failed and ${troubles.length === 1 ? "is" : "are"} excluded:`,
    ...shown.flatMap(({ variant, game, seed, message, step, decisions }) =>
      wrap(
        `Game ${game}${variant === 0 ? "" : ` of variant ${variant}`}, seed ${seed}` +
          `${step === "" ? "" : `, in ${step} after ${counted(decisions, "decision")}`}: ${message}`,
        undefined,
        "  ",
      ),
    ),
    ...(left > 0 ? [`  and ${left} more; --json lists all.`] : []),
    "",
  ];
}

const MOST_TOLD = 10;

/** What a side is called in the documents of a plan. */
export function sideName(plan: Plan, id: string): string {
  const game = documentsOf(plan, 0)["game.json"];
  const name = get(child(child(game, "sides"), id), "/name");
  return typeof name === "string" ? name : id;
}

/** The game of a variant as its scenario plays it. */
const definitionOf = (
  { game, scenario }: Plan["variants"][number],
  documents: ReturnType<typeof documentsOf>,
): GameDefinition => inScenario(games[game]!, documents[scenario]!);

/** How the game of a plan titles a turn: "Turn 3". */
export function turnOf(plan: Plan, turn: number): string {
  const documents = documentsOf(plan, 0);
  return turnTitle(definitionOf(plan.variants[0]!, documents), documents, turn);
}
