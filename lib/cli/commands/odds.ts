import type { Command } from "commander";
import { oddsOf } from "../../odds";
import type { Answer, Context } from "../answer";
import { commaList, seedNumber, wholeNumber, withJson, withLayers } from "../arguments";
import { type OpenedBattle, openBattle, type WantedBattle } from "../battle";
import { status, usageError } from "../errors";
import { hindered } from "../format/diagnostics";
import { oddsLines } from "../format/odds";
import { unknownId } from "../load";
import type { Run } from "../run-action";

interface OddsOptions extends WantedBattle {
  policy?: string[];
  samples?: number;
  seed: number;
}

/** How a battle can end, and how likely that is. */
function runOdds(wanted: OddsOptions, { io }: Context): Answer {
  const opened = openBattle(wanted, io.cwd);
  if (!("battle" in opened)) return hindered(opened.diagnostics, "The battle cannot be played.");
  const { source, battle, ruleset, diagnostics, sideName } = opened;
  const { sides } = ruleset.module;
  const policies = policiesFor(wanted.policy, opened);
  const began = performance.now();
  const exploration = source.follow(
    battle,
    policies.map((id) => source.policies[id]!),
  );
  const odds = oddsOf(battle.game, exploration, { samples: wanted.samples, seed: wanted.seed });
  const ms = Math.round((performance.now() - began) * 10) / 10;
  const { measures, ...rest } = odds;
  const bySide = Object.fromEntries(sides.map((side, i) => [side, policies[i]]));
  return {
    status: status.good,
    json: { ok: true, title: battle.title, ...rest, measures, policies: bySide, ms, diagnostics },
    text: ({ colours: c }) => [
      c.bold(battle.title),
      sides
        .map((side, i) => `${sideName(side)}: ${source.policies[policies[i]!]!.title.toLowerCase()}`)
        .join("; "),
      "",
      ...oddsLines(odds, {
        side: sideName,
        measure: (path) => source.measureTitle(ruleset.rules, path),
      }),
    ],
  };
}

/** The policy of each side: the command line's, else the battle's own, else the default one. */
function policiesFor(
  asked: readonly string[] | undefined,
  { source, battle, ruleset }: OpenedBattle,
): string[] {
  const { sides } = ruleset.module;
  const unknown = asked?.find((id) => !Object.hasOwn(source.policies, id));
  if (unknown !== undefined) throw unknownId("policy", unknown, Object.keys(source.policies), "policies");
  if (asked && asked.length !== 1 && asked.length !== sides.length)
    throw usageError(
      `Name one policy for all sides, or ${sides.length} with commas between: ${sides.join(", ")}.`,
      `You named ${asked.length}.`,
    );
  return sides.map(
    (_side, i) => asked?.[asked.length === 1 ? 0 : i] ?? battle.policies[i] ?? source.defaultPolicy,
  );
}

export function registerOdds(program: Command, run: Run): void {
  withLayers(withJson(program.command("odds [path]")))
    .description("show the possible results of a battle with their probabilities; exact where possible")
    .option("--game <id>", "a shipped game")
    .requiredOption("--battle <id>", "a battle's id, a battle file, or a game saved just before a battle")
    .option("--place <id>", "which battle, if a saved game has several")
    .option("--policy <a,b>", "how the sides choose; one for all sides or one per side", commaList)
    .option(
      "--samples <n>",
      "sample this many battles instead of calculating exactly",
      wholeNumber(1, 1_000_000),
    )
    .option("--seed <n>", "seed of the dice of a sample", seedNumber, 1)
    .action((path: string | undefined, options: OddsOptions) =>
      run((context) => runOdds({ ...options, path }, context)),
    );
}
