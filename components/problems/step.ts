import { type Diagnostic, fingerprintOf } from "../../lib/diagnostics";
import { markOnMap } from "../map/marked";
import { goToPlace } from "../workbench/tabs";
import { isOwnFile } from "../workbench/state";
import type { Workbench } from "../workbench/workbench";
import { ranked } from "./rows";

/** The last problem visited, by open workspace. */
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

/** Shows where a problem is: on the map if that is in front and the problem has a place on it, else in the text. */
export async function goToProblem(workbench: Workbench, problem: Diagnostic): Promise<void> {
  last.set(workbench, fingerprintOf(problem));
  if (await markOnMap(workbench, problem)) return;
  goToPlace(workbench, problem.file, { ...problem.range.start, pointer: problem.pointer });
}

export function stepProblem(workbench: Workbench, by: 1 | -1): void {
  const { problems, files, tabs, active } = workbench.state;
  const inOrder = ranked(problems?.diagnostics ?? [], (file) => isOwnFile(files, file));
  const next = problemAfter(inOrder, last.get(workbench), tabs[active]?.path, by);
  if (next) void goToProblem(workbench, next);
}
