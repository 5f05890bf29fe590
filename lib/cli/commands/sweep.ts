import type { Command } from "commander";
import type { Result } from "../../kernel";
import { makePlan, variantOf } from "../../lab/make-plan";
import type { Plan } from "../../lab/plan";
import { sensitivityVariants } from "../../lab/sensitivity";
import {
  type MadeVariants,
  readSwept,
  type RefusedVariant,
  type SweptPlace,
  type SweptSource,
  sweepVariants,
} from "../../lab/sweep";
import { programVersion } from "../../workspace";
import type { Answer, Context } from "../answer";
import { withJson, withLayers, withOptionalRules } from "../arguments";
import { status, usageError } from "../errors";
import { answerLines } from "../format/answers";
import { hindered } from "../format/diagnostics";
import { counted, number, wrap } from "../format/layout";
import { type LabOptions, playLab, robustnessFor, withLab, writtenLines } from "../lab-run";
import { openPlayable, type Playable, type WantedPlay } from "../playable";
import type { Run } from "../run-action";
import { troubleLines } from "../stored-run";
import { botsFor } from "./simulate";

interface SweepOptions extends WantedPlay, LabOptions {
  vary: readonly string[];
}

interface SensitivityOptions extends WantedPlay, LabOptions {
  place?: readonly string[];
}

/** Play the same games with one number, or two, set to several values. */
const sweepNumbers = (options: SweepOptions, context: Context): Promise<Answer> =>
  playVariants("sweep", options, context, (base) => sweepVariants(base, options.vary.map(placeOf)));

/** A place with its values, as it was typed. Throws `CliError`. */
export function placeOf(text: string): SweptPlace {
  const read = readSwept(text);
  if (!read.ok) throw usageError(read.error);
  return read.value;
}

/** Play the same games with each number one step down and one step up. */
const tryNumbers = (options: SensitivityOptions, context: Context): Promise<Answer> =>
  playVariants("sensitivity", options, context, (base) => sensitivityVariants(base, options.place));

async function playVariants(
  purpose: Plan["purpose"],
  options: WantedPlay & LabOptions,
  context: Context,
  make: (base: SweptSource) => Result<MadeVariants, string>,
): Promise<Answer> {
  const playable = openPlayable(options, context.io.cwd);
  if (!("ruleset" in playable)) return hindered(playable.diagnostics, "The scenario cannot be played.");
  const made = make(sourceOf(playable));
  if (!made.ok) throw usageError(made.error);
  const { variants, refused } = made.value;
  const players = botsFor(options.bots, playable.definition);
  const { games, seed, cap } = options;
  const plan = makePlan({
    engine: programVersion(),
    purpose,
    variants: variants.map(variantOf),
    players,
    seed,
    games,
    cap,
    // Of many variants that is many games: here they are asked for.
    ...robustnessFor(playable, players, options.robustness, games, 0),
  });
  const { conducted, says, written } = await playLab(plan, playable, options, context);
  const { progress, seconds, threads } = conducted;
  const isGood = progress.troubles.length === 0 && progress.state === "over";
  return {
    status: isGood ? status.good : status.findings,
    json: { ok: isGood, ...says.answers, refused, troubles: progress.troubles, seconds, threads },
    text: () => [
      `${playable.title}: ${counted(games, "game")} of each of ${counted(variants.length, "variant")}.`,
      "",
      ...answerLines(says.answers, playable.sideName),
      ...refusedLines(refused),
      ...troubleLines(progress.troubles),
      `${number(seconds, 1)} s on ${counted(threads, "thread")}.`,
      ...writtenLines(written),
    ],
  };
}

export function sourceOf({ definition, documents, scenarioPath, options, assembled }: Playable): SweptSource {
  const layers = assembled.draft.layers.filter(({ on }) => on).map(({ id }) => id);
  return { definition, documents, scenario: scenarioPath, options, layers, title: "as it is" };
}

/** What could not be played, so that it is not taken for an answer. */
const refusedLines = (refused: readonly RefusedVariant[]): string[] =>
  refused.length === 0
    ? []
    : [
        `${counted(refused.length, "variant")} cannot be played:`,
        ...refused.flatMap(({ title, reason }) => wrap(`${title}: ${reason}`, undefined, "  ")),
        "",
      ];

const several = (text: string, before: readonly string[] | undefined): string[] => [...(before ?? []), text];

const playOptions = (command: Command): Command =>
  withLab(withOptionalRules(withLayers(withJson(command))), "steady")
    .option("--game <id>", "a shipped game")
    .requiredOption("--scenario <id>", "id or file of the scenario");

export function registerSweep(program: Command, run: Run): void {
  playOptions(program.command("sweep [path]"))
    .description("play the same games with one number of the data set to several values")
    .requiredOption(
      "--vary <place=values>",
      "such as parameters.json#/victory/japanWinsAt=16..24:2, or =16,20; give it twice for a grid",
      several,
    )
    .action((path: string | undefined, options: SweepOptions) =>
      run((context) => sweepNumbers({ ...options, path }, context)),
    );
  playOptions(program.command("sensitivity [path]"))
    .description("show which numbers matter most: each one is changed a step down and a step up")
    .option(
      "--place <place>",
      "a number to test, or all numbers below it: scenarios/short-campaign.json#/tracks, units.json (may be repeated); default: all of parameters.json",
      several,
    )
    .action((path: string | undefined, options: SensitivityOptions) =>
      run((context) => tryNumbers({ ...options, path }, context)),
    );
}
