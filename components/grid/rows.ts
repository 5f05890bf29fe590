import { parentPointer } from "../../lib/documents";
import { type CellChange, changeOf, type Grid, type Row } from "../../lib/views";
import type { CellValue } from "../desk/calls-grid";
import type { CellRange } from "./selection";

/** Rows as things that come and go. */

/** Whether rows of a grid can be taken away. Single values are cleared instead. */
export const canRemove = ({ kind }: Grid): boolean => kind !== "settings";

/** What has to be taken away for rows to go. An inner object (a turn) whose last row goes goes with it. */
export function removalOf(grid: Grid, rows: readonly Row[]): CellValue[] {
  const gone = new Set(rows.map(({ pointer }) => pointer));
  if (grid.kind === "list") {
    // From the end on: what is taken away moves all that comes after it.
    return [...rows]
      .sort((a, b) => Number(b.id) - Number(a.id))
      .map(({ pointer }) => ({ pointer, value: undefined }));
  }
  const wanted = new Set<string>();
  for (const { pointer } of rows) {
    const parent = parentPointer(pointer) ?? "";
    const isEmptied =
      grid.depth > 1 &&
      grid.rows.every((row) => parentPointer(row.pointer) !== parent || gone.has(row.pointer));
    wanted.add(isEmptied ? parent : pointer);
  }
  return [...wanted].map((pointer) => ({ pointer, value: undefined }));
}

/** The cells of a box emptied; those that cannot be empty with the reason. */
export function clearing(grid: Grid, { top, bottom, left, right }: CellRange): CellChange[] {
  return grid.rows
    .slice(top, bottom + 1)
    .flatMap((row) =>
      grid.columns
        .slice(left, right + 1)
        .flatMap((column, i) => (column.role === "value" ? (changeOf(grid, row, left + i, "") ?? []) : [])),
    );
}
