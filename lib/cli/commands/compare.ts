import type { Command } from "commander";
import type { Answer, Context } from "../answer";
import { type Switch, withJson, withOptionalRules } from "../arguments";
import { playableOf } from "../playable";
import type { Run } from "../program";
import { openRuleset } from "../ruleset-name";
import { type Opponent, playVersus, type VersusOptions, withVersus } from "../versus";

interface CompareOptions extends VersusOptions {
  scenario: string;
  option?: readonly Switch[];
}

/** Play the same seeded games by two rulesets. */
export async function compareRulesets(
  a: string,
  b: string,
  options: CompareOptions,
  context: Context,
): Promise<Answer> {
  const { cwd } = context.io;
  const opponent = async (called: string): Promise<Opponent> => {
    const { sources, layers, without } = await openRuleset(called, cwd);
    return { called, playable: playableOf({ ...sources, layers, without }, options, cwd) };
  };
  return playVersus(await opponent(a), await opponent(b), options, context);
}

export function registerCompare(program: Command, run: Run): void {
  withVersus(withOptionalRules(withJson(program.command("compare <a> <b>"))))
    .description("play the same seeded games by two rulesets, named as for diff, and tell what differs")
    .requiredOption("--scenario <id>", "id or file of the scenario")
    .action((a: string, b: string, options: CompareOptions) =>
      run((context) => compareRulesets(a, b, options, context)),
    );
}
