import { type Diagnostic, fingerprintOf } from "../../lib/diagnostics";
import { goToPlace } from "../workbench/tabs";
import type { Workbench } from "../workbench/workbench";

/** The problem that was last gone to, for each open workspace. */
const last = new WeakMap<Workbench, string>();

/** The problem after (or before) the one with a fingerprint; else the first of the file in front. */
export function problemAfter(
  problems: readonly Diagnostic[],
  before: string | undefined,
  file: string | undefined,
  by: 1 | -1,
): Diagnostic | undefined {
  const at = problems.findIndex((each) => fingerprintOf(each) === before);
  if (at >= 0) return problems[(at + by + problems.length) % problems.length];
  return problems.find((each) => each.file === file) ?? problems.at(by === 1 ? 0 : -1);
}

export function goToProblem(workbench: Workbench, problem: Diagnostic): void {
  last.set(workbench, fingerprintOf(problem));
  goToPlace(workbench, problem.file, { ...problem.range.start, pointer: problem.pointer });
}

export function stepProblem(workbench: Workbench, by: 1 | -1): void {
  const { problems, tabs, active } = workbench.state;
  const next = problemAfter(problems?.diagnostics ?? [], last.get(workbench), tabs[active]?.path, by);
  if (next) goToProblem(workbench, next);
}
