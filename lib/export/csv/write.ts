import { cellText, type Row, ruleFor } from "../../views/grid";
import { shield } from "./shield";
import type { CsvPart, CsvTable } from "./tables";
import type { CsvColumn } from "./column";

/** A table as the rows of a file, headings first. */
export const csvRows = (table: CsvTable): string[][] => [
  table.columns.map(({ heading }) => shield(heading)),
  ...table.parts.flatMap((part) =>
    part.grid.rows.map((row) => table.columns.map((column) => writtenCell(part, row, column))),
  ),
];

function writtenCell(part: CsvPart, row: Row, column: CsvColumn): string {
  const key = keyText(part, row, column);
  if (key !== undefined) return shield(key);
  const text = textAt(part, row, column.at);
  // A number is for the spreadsheet to calculate with.
  return typeof row.cells[column.at]?.value === "number" ? text : shield(text);
}

/** The text of a cell as the grid shows it. */
export function textAt({ grid }: CsvPart, row: Row, at: number): string {
  const column = grid.columns[at];
  return column === undefined ? "" : cellText(row.cells[at]?.value, ruleFor(column, row));
}

/** What a column says to identify rows; undefined for a column of values. */
export function keyText({ outer }: CsvPart, row: Row, { role, at }: CsvColumn): string | undefined {
  if (role === "outer") return outer[at] ?? "";
  if (role === "place") return row.pointer;
  if (role === "number") return String(Number(row.id) + 1);
  const id = row.cells[at]?.value;
  return role === "id" ? (typeof id === "string" ? id : "") : undefined;
}
