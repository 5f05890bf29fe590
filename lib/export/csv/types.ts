import type { Json } from "../../documents";

/** A cell as a spreadsheet shows it: rows and columns from 1, and both in one as "C7". */
export interface CellPlace {
  row: number;
  column: number;
  cell: string;
}

/** Why a cell, or what it represents, cannot be imported. */
export interface CsvProblem extends CellPlace {
  message: string;
  /** What to do. */
  hint?: string;
}

/** What one cell, or one row that is new or goes, changes. */
export interface CsvChange extends CellPlace {
  kind: "changed" | "added" | "removed";
  document: string;
  /** Where in the merged document the value is written; a value of undefined takes it away. */
  pointer: string;
  value: Json | undefined;
  /** "Rabaul, air capacity". */
  what: string;
  /** What it was and is to be, in words; absent where nothing stands. */
  from?: string;
  to?: string;
  unit?: string;
  /** A whole row goes. */
  rowGone?: true;
}

/** What a file would change, and what of it cannot be taken over. Nothing is changed yet. */
export interface CsvImport {
  /** As it was given. */
  name: string;
  /** The table that the file is; undefined when nothing says which. */
  table?: { file: string; title: string; document: string };
  changes: CsvChange[];
  /** In the order of the file. */
  problems: CsvProblem[];
  /** Problems beyond those listed. */
  more: number;
}

/** "A" for 1, "AA" for 27. */
function columnName(column: number): string {
  let name = "";
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return name;
}

export const cellAt = (row: number, column: number): CellPlace => ({
  row,
  column,
  cell: `${columnName(column)}${row}`,
});
