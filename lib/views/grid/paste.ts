import { deepEqual, type Json } from "../../documents";
import { cellEdit } from "./cell-edit";
import { cellText } from "./cell-text";
import { canGrow, type NewRow, newRow } from "./new-row";
import { readTsv, writeTsv } from "./tsv";
import { type Grid, type Row, ruleFor } from "./types";

/** A place in a grid, from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

/** Cells from one corner to the other, both among them. */
export interface GridRange {
  from: GridPlace;
  to: GridPlace;
}

/** What happens to one cell: another value, or the reason why not. */
export interface CellChange {
  row: string;
  column: string;
  pointer: string;
  before: Json | undefined;
  /** Undefined for a value that is taken away, or with a reason. */
  after: Json | undefined;
  reason?: string;
}

/** What a paste would do, before it is done. */
export interface PastePreview {
  /** Only cells that would change, or were meant to. */
  changes: CellChange[];
  newRows: NewRow[];
  /** Columns and rows of what was pasted for which the grid has no place. */
  beyond: { columns: number; rows: number };
}

/** The cells of a range as text for the clipboard. */
export function copyTsv(grid: Grid, { from, to }: GridRange): string {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  return writeTsv(
    grid.rows
      .slice(top, bottom + 1)
      .map((row) =>
        grid.columns
          .slice(left, right + 1)
          .map((column, i) => cellText(row.cells[left + i]?.value, ruleFor(column, row))),
      ),
  );
}

/** What pasting a text with its first cell at a place would do. Nothing is changed. */
export function pasteTsv(grid: Grid, at: GridPlace, tsv: string): PastePreview {
  const pasted = readTsv(tsv);
  const width = Math.max(0, ...pasted.map((row) => row.length));
  const preview: PastePreview = {
    changes: [],
    newRows: [],
    beyond: { columns: Math.max(0, at.column + width - grid.columns.length), rows: 0 },
  };
  pasted.forEach((texts, i) => {
    const row = grid.rows[at.row + i];
    if (row !== undefined) {
      texts.forEach((text, j) => {
        const change = changeOf(grid, row, at.column + j, text);
        if (change !== undefined) preview.changes.push(change);
      });
    } else if (at.column === 0 && canGrow(grid)) {
      preview.newRows.push(newRow(grid, texts, { others: preview.newRows }));
    } else preview.beyond.rows++;
  });
  return preview;
}

/** The value of a range's first row in all rows below it. */
export function fillDown(grid: Grid, range: GridRange): CellChange[] {
  const top = Math.min(range.from.row, range.to.row);
  const bottom = Math.max(range.from.row, range.to.row);
  const left = Math.min(range.from.column, range.to.column);
  const first = grid.rows[top];
  if (first === undefined) return [];
  const width = Math.abs(range.from.column - range.to.column) + 1;
  const texts = Array.from({ length: width }, (_, j) => {
    const column = grid.columns[left + j];
    return column === undefined ? "" : cellText(first.cells[left + j]?.value, ruleFor(column, first));
  });
  return grid.rows
    .slice(top + 1, bottom + 1)
    .flatMap((row) => texts.flatMap((text, j) => changeOf(grid, row, left + j, text) ?? []));
}

/** What a text means for one cell; undefined when the cell says so already, or is not there. */
export function changeOf(grid: Grid, row: Row, at: number, text: string): CellChange | undefined {
  const column = grid.columns[at];
  const cell = row.cells[at];
  if (column === undefined || cell === undefined) return undefined;
  const rule = ruleFor(column, row);
  const before = cell.value;
  // A text that is the cell's own means the same value, also where no text could be typed for it.
  if (text === cellText(before, rule)) return undefined;
  const change = { row: row.id, column: column.key, pointer: cell.pointer, before, after: undefined };
  if (column.role === "note") return { ...change, reason: `${column.title} comes from the schema.` };
  if (column.role === "id") {
    return text.trim() === before
      ? undefined
      : { ...change, reason: "To change an id, rename it: its uses are renamed too." };
  }
  const read = cellEdit(text, rule);
  if (!read.ok) return { ...change, reason: read.reason };
  if (deepEqual(before, read.value)) return undefined;
  return { ...change, ...asChange(grid, row, at, read.value), before, after: read.value };
}

/**
 * Where a value has to be changed for a cell to hold it. The last value of an inner object that is taken away
 * takes the object with it.
 */
function asChange(grid: Grid, row: Row, at: number, value: Json | undefined): { pointer: string } {
  const column = grid.columns[at];
  const pointer = row.cells[at]?.pointer ?? row.pointer;
  if (value !== undefined || column === undefined || column.role !== "value") return { pointer };
  const parent = column.suffix.slice(0, column.suffix.lastIndexOf("/"));
  if (parent === "") return { pointer };
  const isLast = grid.columns.every(
    (other, i) => i === at || !other.suffix.startsWith(`${parent}/`) || row.cells[i]?.value === undefined,
  );
  return { pointer: isLast ? row.pointer + parent : pointer };
}

/** The values to change for a preview, for one edit of the document; what has a reason against it is left out. */
export function valuesOf({ changes, newRows }: Pick<PastePreview, "changes" | "newRows">) {
  return [
    ...changes.flatMap(({ pointer, after, reason }) =>
      reason === undefined ? [{ pointer, value: after }] : [],
    ),
    ...newRows.flatMap(({ pointer, value, reasons }): { pointer: string; value: Json }[] =>
      reasons.length === 0 ? [{ pointer, value }] : [],
    ),
  ];
}
