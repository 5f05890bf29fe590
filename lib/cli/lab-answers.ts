import { dirname, join, resolve } from "node:path";
import { parseHTML } from "linkedom";
import type { Documents } from "../games";
import { type Answers, answersCsv, answersOf, contextOf, type VariantContext } from "../lab/answers";
import type { Plan } from "../lab/plan";
import { openVariants, PlanError } from "../lab/play";
import type { GameLine } from "../lab/record/types";
import { reportOf } from "../lab/report";
import { documentsOf } from "../lab/variant-documents";
import { makeFolders, writeAtomic } from "../workspace";
import { badInput } from "./errors";

/** What a run says, with what its words and files need. */
export interface RunSays {
  plan: Plan;
  lines: readonly GameLine[];
  answers: Answers;
  documents: Documents;
  /** Of the first variant. */
  context: VariantContext;
}

/** Work the answers of a run out. Throws `CliError` when its data make no rules any more. */
export function answersFor(plan: Plan, lines: readonly GameLine[]): RunSays {
  const variantOf = openVariants(plan);
  try {
    const contextAt = (variant: number): VariantContext =>
      contextOf(variantOf(variant), documentsOf(plan, variant));
    // Where only numbers vary, all titles are the same: a search may have hundreds of variants.
    const first = contextAt(0);
    const contexts = plan.variants.map((_, i) => (i === 0 || plan.search ? first : contextAt(i)));
    const answers = answersOf(plan, lines, (variant) => contexts[variant]!);
    return { plan, lines, answers, documents: documentsOf(plan, 0), context: contexts[0]! };
  } catch (error) {
    if (error instanceof PlanError) throw badInput("run", error.message);
    throw error;
  }
}

/** Files that are written beside what is printed. */
export interface AnswerFiles {
  csv?: string;
  report?: string;
}

/** Write the files that were asked for; gives what was written, for people. Throws `CliError`. */
export function writeAnswers(
  says: RunSays,
  { csv, report }: AnswerFiles,
  cwd: string,
  command: string | undefined,
): string[] {
  const written: string[] = [];
  if (csv !== undefined) {
    const { plan, lines, answers, context } = says;
    const files = answersCsv(plan, lines, answers, context);
    for (const { path, bytes } of files) write(join(resolve(cwd, csv), path), bytes);
    written.push(`${files.length} tables in ${csv}`);
  }
  if (report !== undefined) {
    const { document } = parseHTML("<!doctype html><html><body></body></html>");
    const date = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
    const html = reportOf(says.plan, says.answers, says.documents, {
      date,
      document: document as unknown as Document,
      ...(command !== undefined && { command }),
    });
    write(resolve(cwd, report), html);
    written.push(report);
  }
  return written;
}

function write(path: string, content: string | Uint8Array): void {
  try {
    makeFolders(dirname(path));
    writeAtomic(path, content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw badInput("write", `${path} could not be written: ${reason}`);
  }
}
