import { answersOf, contextOf } from "../../lib/lab/answers";
import type { Plan } from "../../lib/lab/plan";
import { openVariants } from "../../lib/lab/play";
import type { GameLine } from "../../lib/lab/record/types";
import { reportOf, type ReportSettings } from "../../lib/lab/report";
import { documentsOf } from "../../lib/lab/variant-documents";

/** The report of these lines of a run. */
export function reportOfLines(plan: Plan, lines: Iterable<GameLine>, settings: ReportSettings): string {
  const open = openVariants(plan);
  const documents = (variant: number) => documentsOf(plan, variant);
  const answers = answersOf(plan, lines, (variant) => contextOf(open(variant), documents(variant)));
  return reportOf(plan, answers, documents(0), settings);
}
