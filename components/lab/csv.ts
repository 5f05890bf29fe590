import { csvBytes } from "../../lib/export/csv/dialect";
import { shield } from "../../lib/export/csv/shield";
import type { AnswerTable } from "../../lib/lab/answers";

/** A table as a file for a spreadsheet: nothing is rounded. */
export const csvOf = ({ columns, rows }: AnswerTable): Uint8Array =>
  csvBytes([
    columns.map(({ title }) => shield(title)),
    ...rows.map((row) => row.map((cell) => (typeof cell === "number" ? String(cell) : shield(cell ?? "")))),
  ]);
