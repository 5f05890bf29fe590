import { resolve } from "node:path";
import type { Command } from "commander";
import { countedLines } from "../../lab/store";
import { decidedOf, keptGames, planOf } from "../../workspace/runs";
import type { Answer, Context } from "../answer";
import { withJson } from "../arguments";
import { status } from "../errors";
import { answerLines } from "../format/answers";
import { type AnswerFiles, answersFor, writeAnswers } from "../lab-answers";
import { neededJson, widthOption, withFiles, writtenLines } from "../lab-run";
import type { Run } from "../run-action";
import { sideName } from "../stored-run";

/** What a run that was kept says; it may still be played meanwhile. Throws `CliError` and `WorkspaceError`. */
function runAnswers(
  run: string,
  { width, ...files }: AnswerFiles & { width?: number },
  { io }: Context,
): Answer {
  const folder = resolve(io.cwd, run);
  const plan = planOf(folder, run);
  const says = answersFor(plan, countedLines(plan, keptGames(folder, plan), decidedOf(folder)));
  const written = writeAnswers(says, files, io.cwd, undefined);
  const { answers } = says;
  return {
    status: status.good,
    json: { ok: true, ...answers, ...neededJson(answers, width) },
    text: () => [
      ...answerLines(answers, (id) => sideName(plan, id), { whole: true, width }),
      ...writtenLines(written),
    ],
  };
}

export function registerAnswers(program: Command, run: Run): void {
  withFiles(withJson(program.command("answers <run>")))
    .option(...widthOption)
    .description("show the results of a run: wins, scores, captures, losses, decisions, differences")
    .action((folder: string, options: AnswerFiles & { width?: number }) =>
      run((context) => runAnswers(folder, options, context)),
    );
}
