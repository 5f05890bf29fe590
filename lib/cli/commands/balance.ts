import type { Command } from "commander";
import { balanceVariants, bidTitle, bidVariants } from "../../lab/balance/variants";
import { stepOf, stepsWithin } from "../../lab/balance/width";
import { makePlan } from "../../lab/make-plan";
import type { Variant } from "../../lab/plan";
import { programVersion } from "../../workspace";
import type { Answer, Context } from "../answer";
import { commaList, withJson, withLayers, withOptionalRules } from "../arguments";
import { status, usageError } from "../errors";
import { answerLines } from "../format/answers";
import { hindered } from "../format/diagnostics";
import { counted, number } from "../format/layout";
import { type LabOptions, playLab, withRun, writtenLines } from "../lab-run";
import { unknownId } from "../load";
import { openPlayable, type Playable, type WantedPlay } from "../playable";
import type { Run } from "../run-action";
import { troubleLines } from "../stored-run";
import { botsFor } from "./simulate";
import { placeOf, sourceOf } from "./sweep";

interface BalanceOptions extends WantedPlay, Omit<LabOptions, "robustness"> {
  vary?: string;
  with?: string;
  /** Layers that are given one after the other, in place of a number. */
  bid?: string[];
  wins?: string;
  share: number;
  within?: number;
}

/** Look for the value of a number at which a side wins the share of games that is wanted. */
async function makeEven(options: BalanceOptions, context: Context): Promise<Answer> {
  const playable = openPlayable(options, context.io.cwd);
  if (!("ruleset" in playable)) return hindered(playable.diagnostics, "The scenario cannot be played.");
  const { sides } = playable.definition.module;
  const { wins: side = sides[0]!, share, games, seed, cap } = options;
  if (!sides.includes(side)) throw unknownId("side", side, sides);
  const { variants, values } = searchedBy(options, playable, context);
  const plan = makePlan({
    engine: programVersion(),
    purpose: "balance",
    variants,
    players: botsFor(options.bots, playable.definition),
    seed,
    games,
    cap,
    search: { side, share: share / 100, values: values.length, within: stepsFor(options.within, values) },
  });
  const { conducted, says, written } = await playLab(plan, playable, options, context);
  const { progress, seconds, threads } = conducted;
  const { even } = says.answers;
  const isGood = progress.troubles.length === 0 && progress.state === "over";
  return {
    status: isGood ? status.good : status.findings,
    json: { ok: isGood, ...even, seed, players: plan.players, troubles: progress.troubles, seconds, threads },
    text: () => [
      ...answerLines(says.answers, playable.sideName),
      ...troubleLines(progress.troubles),
      `${number(seconds, 1)} s on ${counted(threads, "thread")}.`,
      ...writtenLines(written),
    ],
  };
}

interface Searched {
  variants: Variant[];
  /** Of the number, or of the parts of the bid that are given. */
  values: readonly number[];
}

/** What the search is over: a number, or a bid. Throws `CliError`. */
function searchedBy(options: BalanceOptions, playable: Playable, { io }: Context): Searched {
  const { vary, bid, with: second } = options;
  if ((vary === undefined) === (bid === undefined))
    throw usageError("Name what may change: a number with --vary, or layers with --bid, and not both.");
  if (bid) {
    if (second !== undefined) throw usageError("--with needs a number: --bid cannot be combined with it.");
    if (bid.length < 2)
      throw usageError(
        "A bid needs at least two layers.",
        "Name them in the order in which they are given: a,b.",
      );
    const twice = bid.find((id, i) => bid.indexOf(id) < i);
    if (twice !== undefined)
      throw usageError(`The bid names the layer “${twice}” twice.`, "Name each layer once.");
    return overBid(bid, options, playable, io.cwd);
  }
  const swept = placeOf(vary!);
  const made = balanceVariants(sourceOf(playable), swept, second === undefined ? undefined : placeOf(second));
  if (!made.ok) throw usageError(made.error);
  return { variants: made.value, values: [...new Set(swept.values)] };
}

function overBid(bid: readonly string[], options: BalanceOptions, playable: Playable, cwd: string): Searched {
  const { layer: switches = [] } = options;
  const off = bid.map((id) => ({ id, on: false }));
  const { draft } = playable.assembled;
  const unknown = bid.find((id) => !draft.availableLayers.includes(id));
  if (unknown !== undefined) throw unknownId("layer", unknown, draft.availableLayers);
  const given = [...off.keys(), off.length].map((parts) => {
    const layer = [...switches, ...off.map(({ id }, i) => ({ id, on: i < parts }))];
    const found = openPlayable({ ...options, layer }, cwd);
    const title = bidTitle(bid.slice(0, parts));
    if (!("ruleset" in found))
      throw usageError(`${title}, the scenario cannot be played.`, `See: sandtable check`);
    return { ...sourceOf(found), title };
  });
  return { variants: bidVariants(given), values: given.map((_, parts) => parts) };
}

function stepsFor(width: number | undefined, values: readonly number[]): number {
  const steps = stepsWithin(width, values);
  if (steps !== undefined) return steps;
  throw usageError(
    `--within ${width} is less than a step of ${stepOf(values)}.`,
    "Use a wider interval, or values that are closer together.",
  );
}

function percentage(text: string): number {
  const share = Number(text);
  if (!(share >= 5 && share <= 95))
    throw usageError(
      `--share ${text} is not a share that can be searched for.`,
      "Use a number from 5 to 95.",
    );
  return share;
}

function widthOf(text: string): number {
  const width = Number(text);
  if (!(width > 0 && Number.isFinite(width)))
    throw usageError(`--within ${text} is not a width.`, "Use a number above 0.");
  return width;
}

export function registerBalance(program: Command, run: Run): void {
  withRun(withOptionalRules(withLayers(withJson(program.command("balance [path]")))), {
    bots: "steady",
    games: 600,
    what: "number of games in all, at most",
  })
    .description("find the value of a number at which a side wins half of the games, or another share")
    .option("--game <id>", "a shipped game")
    .requiredOption("--scenario <id>", "id or file of the scenario")
    .option(
      "--vary <place=values>",
      "the number and the values that it may have, such as parameters.json#/victory/japanWinsAt=14..26:1",
    )
    .option(
      "--bid <layers>",
      "in place of a number: layers that are given one after the other, as a,b,c",
      commaList,
    )
    .option("--with <place=values>", "a second number with a few values: answers with the line of even pairs")
    .option("--wins <side>", "the side whose wins count (default: the first side)")
    .option(
      "--share <percent>",
      "the share of wins that is wanted; a draw counts as half a win",
      percentage,
      50,
    )
    .option(
      "--within <w>",
      "stop when the interval is no wider than this, in units of the number (default: two steps)",
      widthOf,
    )
    .action((path: string | undefined, options: BalanceOptions) =>
      run((context) => makeEven({ ...options, path }, context)),
    );
}
