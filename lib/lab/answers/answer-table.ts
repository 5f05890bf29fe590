import { decimal, digitsFor, percent } from "./words";

/** The kind of value in a column: a share is stored as 0 to 1 and shown as a percentage. */
export type ColumnKind = "text" | "count" | "share" | "number";

export interface AnswerColumn {
  title: string;
  kind: ColumnKind;
}

/** A table of answers: shown on a page, printed, or written into a file of its own. */
export interface AnswerTable {
  /** Name of its file. */
  id: string;
  title: string;
  columns: AnswerColumn[];
  rows: (string | number | null)[][];
}

export const text = (title: string): AnswerColumn => ({ title, kind: "text" });
export const count = (title: string): AnswerColumn => ({ title, kind: "count" });
export const share = (title: string): AnswerColumn => ({ title, kind: "share" });
export const number = (title: string): AnswerColumn => ({ title, kind: "number" });

/** A cell as people read it. */
export function cellWords({ kind }: AnswerColumn, value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (kind === "share") return value > 0 && value < 0.005 ? "< 1 %" : percent(value);
  return kind === "count" ? decimal(value) : decimal(value, Number.isInteger(value) ? 0 : digitsFor(value));
}
