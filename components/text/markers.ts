import type { Diagnostic, Severity } from "../../lib/diagnostics";
import { isEarly, type ShownProblems } from "../workbench/shown";
import { base, type editor, setModelMarkers } from "./monaco";

const { MarkerSeverity } = base;

const severities: Record<Severity, editor.IMarkerData["severity"]> = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  info: MarkerSeverity.Info,
};

/** Our problems at their places in a text. */
export function showMarkers(
  model: editor.ITextModel,
  file: string,
  { diagnostics, stale }: ShownProblems,
): void {
  const here = diagnostics.filter((each) => each.file === file && !stale.has(each));
  show(model, "sandtable", here.filter(isEarly));
  // Markers of the previous text stay where Monaco has moved them.
  if (stale.size === 0)
    show(
      model,
      "sandtable-slow",
      here.filter((each) => !isEarly(each)),
    );
}

function show(model: editor.ITextModel, owner: string, diagnostics: readonly Diagnostic[]): void {
  setModelMarkers(
    model,
    owner,
    diagnostics.map(({ severity, message, hint, rule, code, range }) => ({
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
