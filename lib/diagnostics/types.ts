import type { Range, TextEdit } from "../documents/types";

export const severities = ["error", "warning", "info"] as const;
export type Severity = (typeof severities)[number];

/** Another place that explains a problem. */
export interface RelatedPlace {
  message: string;
  file: string;
  pointer: string;
  range: Range;
}

/** A change that a machine can make to mend a problem. */
export interface Fix {
  title: string;
  edits: TextEdit[];
}

/** The one shape in which every tier reports a problem. `code` is stable; retired codes are never reused. */
export interface Diagnostic {
  severity: Severity;
  code: string;
  message: string;
  hint?: string;
  file: string;
  pointer: string;
  range: Range;
  rule?: string;
  related?: RelatedPlace[];
  fixes?: Fix[];
}
