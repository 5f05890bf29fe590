import { misspeltFolder, unreadable } from "./checks/unread";
import type { Report } from "./check";
import type { Diagnostic, Severity } from "./types";

/** A file or folder that was left out when the disk was read, and why. */
export interface UnreadFile {
  /** Relative, with "/". */
  path: string;
  code: string;
  message: string;
  hint?: string;
}

/** A report with what could not even be read before everything else. */
export function withUnread(report: Report, files: readonly UnreadFile[]): Report {
  if (files.length === 0) return report;
  const unread = files.map(diagnosticOf);
  const of = (severity: Severity): number =>
    report.counts[severity] + unread.filter((each) => each.severity === severity).length;
  const counts = { ...report.counts, error: of("error"), warning: of("warning"), info: of("info") };
  return { ...report, ok: counts.error === 0, diagnostics: [...unread, ...report.diagnostics], counts };
}

function diagnosticOf({ path, code: why, message, hint }: UnreadFile): Diagnostic {
  const { code, severity, mend } = why === "misspelt-folder" ? misspeltFolder : unreadable;
  const start = { line: 1, column: 1 };
  const range = { start, end: start };
  return { severity, code, message, hint: hint ?? mend, file: path, pointer: "", range };
}
