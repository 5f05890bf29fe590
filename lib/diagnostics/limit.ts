import type { Diagnostic, Severity } from "./types";
import { count } from "./words";

/** Problems shown for one file; a longer list helps nobody. */
export const defaultLimit = 200;

const weight: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** What the limit asks of a problem; where in its file it stands is looked up for those alone that are kept. */
export type Limited = Pick<Diagnostic, "severity" | "code" | "file">;

/** At most `limit` problems a file, errors before warnings, and one that says how many more there are. */
export function limitPerFile<T extends Limited>(problems: readonly T[], limit: number): (T | Diagnostic)[] {
  const byFile = new Map<string, T[]>();
  for (const each of problems) {
    const list = byFile.get(each.file);
    if (list) list.push(each);
    else byFile.set(each.file, [each]);
  }
  const kept: (T | Diagnostic)[] = [];
  for (const [file, list] of byFile) {
    // The reader of texts has its own bound, and says itself when it stopped.
    const own = list.filter((each) => each.code === "syntax/more");
    const others = own.length === 0 ? list : list.filter((each) => each.code !== "syntax/more");
    kept.push(...own);
    if (others.length <= limit) {
      kept.push(...others);
      continue;
    }
    const byWeight = [...others].sort((a, b) => weight[a.severity] - weight[b.severity]);
    kept.push(...byWeight.slice(0, limit), tooMany(file, others.length - limit));
  }
  return kept;
}

function tooMany(file: string, left: number): Diagnostic {
  const start = { line: 1, column: 1 };
  return {
    severity: "info",
    code: "workspace/too-many",
    message: `${count(left, "more problem")} of this file ${left === 1 ? "is" : "are"} not shown.`,
    hint: "Fix some of those shown; the others then appear.",
    file,
    pointer: "",
    range: { start, end: start },
  };
}

/** By file, then by place in it, then by code: the same report for the same files, whatever was checked first. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...diagnostics].sort(
    (a, b) =>
      text(a.file, b.file) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      text(a.code, b.code) ||
      text(a.pointer, b.pointer) ||
      text(a.message, b.message),
  );
}
