import type { Diagnostic, Fix } from "../diagnostics";
import type { Position, Range } from "../documents";

/** A fix with the problem that it mends. */
export interface QuickFix extends Fix {
  diagnostic: Diagnostic;
}

/** The fixes of the problems that a range of a file touches. */
export function quickFixes(diagnostics: readonly Diagnostic[], file: string, range: Range): QuickFix[] {
  return diagnostics
    .filter(
      (each) =>
        each.file === file && !before(each.range.end, range.start) && !before(range.end, each.range.start),
    )
    .flatMap((diagnostic) => (diagnostic.fixes ?? []).map((fix) => ({ ...fix, diagnostic })));
}

const before = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column);
