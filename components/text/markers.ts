import type { Diagnostic, Severity } from "../../lib/diagnostics";
import { editor, MarkerSeverity } from "./monaco";

const severities: Record<Severity, MarkerSeverity> = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  info: MarkerSeverity.Info,
};

/** Our problems at their places in a text. */
export function showMarkers(
  model: editor.ITextModel,
  file: string,
  diagnostics: readonly Diagnostic[],
): void {
  editor.setModelMarkers(
    model,
    "sandtable",
    diagnostics
      .filter((each) => each.file === file)
      .map(({ severity, message, hint, rule, code, range }) => ({
        severity: severities[severity],
        message: [message, hint].filter(Boolean).join("\n"),
        source: rule === undefined ? undefined : `rule ${rule}`,
        code,
        startLineNumber: range.start.line,
        startColumn: range.start.column,
        endLineNumber: range.end.line,
        endColumn: range.end.column,
      })),
  );
}
