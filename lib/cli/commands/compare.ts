import type { Command } from "commander";
import { type FileMap, type Json, originOf, parseDocument, scenarioPath } from "../../documents";
import type { Answer, Context } from "../answer";
import { type Switch, withJson, withOptionalRules } from "../arguments";
import { playableOf } from "../playable";
import type { Run } from "../run-action";
import { type NamedRuleset, openTwo } from "../ruleset-name";
import { type Opponent, playVersus, type VersusOptions, withVersus } from "../versus";

interface CompareOptions extends VersusOptions {
  scenario: string;
  option?: readonly Switch[];
}

/** Play the same seeded games by two rulesets. */
async function compareRulesets(
  a: string,
  b: string,
  options: CompareOptions,
  context: Context,
): Promise<Answer> {
  const { cwd } = context.io;
  const [one, other] = await openTwo(a, b, cwd);
  const opponent = (
    name: string,
    { title, sources, layers, without }: NamedRuleset,
    rival: NamedRuleset,
  ): Opponent => {
    const wanted = likeness(sources.files, rival.sources.files, options.scenario);
    return {
      name,
      called: title,
      playable: playableOf({ ...sources, layers, without }, { ...options, ...wanted }, cwd),
    };
  };
  return playVersus(opponent(a, one, other), opponent(b, other, one), options, context);
}

/** What one ruleset has of a scenario of the other: its own, or what the other copied it from, under the copy's name. */
function likeness(files: FileMap, others: FileMap, id: string): { scenario: string; asCopy?: Json } {
  if (files[scenarioPath(id)] !== undefined) return { scenario: id };
  const scenarioOf = (each: string): Json | undefined => {
    const path = scenarioPath(each);
    return others[path] === undefined ? undefined : parseDocument(path, others[path]).value;
  };
  const copy = scenarioOf(id);
  const scenario = originOf(id, scenarioOf, (each) => files[scenarioPath(each)] !== undefined);
  if (copy === undefined || scenario === undefined) return { scenario: id };
  return { scenario, asCopy: copy };
}

export function registerCompare(program: Command, run: Run): void {
  withVersus(withOptionalRules(withJson(program.command("compare <a> <b>"))))
    .description("play the same games with two rulesets (named as for diff) and compare the results")
    .requiredOption("--scenario <id>", "id or file of the scenario")
    .action((a: string, b: string, options: CompareOptions) =>
      run((context) => compareRulesets(a, b, options, context)),
    );
}
