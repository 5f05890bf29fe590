import { parentPointer } from "../../lib/documents";
import { type CellChange, changeOf, type Grid, type Row } from "../../lib/views";
import type { CellValue } from "../desk/calls-grid";
import type { CellRange } from "./selection";

/** Adding and removing rows. */

/** Whether rows of a grid can be removed. Single values are cleared instead. */
export const canRemove = ({ kind }: Grid): boolean => kind !== "settings";

/** What to remove from the document to remove rows. An inner object (a turn) is removed with its last row. */
export function removalOf(grid: Grid, rows: readonly Row[]): CellValue[] {
  const gone = new Set(rows.map(({ pointer }) => pointer));
  if (grid.kind === "list") {
    // From the end: a removal moves all later items.
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

/** Clears the cells of a range; those that cannot be empty have the reason. */
export function clearing(grid: Grid, { top, bottom, left, right }: CellRange): CellChange[] {
  return grid.rows
    .slice(top, bottom + 1)
    .flatMap((row) =>
      grid.columns
        .slice(left, right + 1)
        .flatMap((column, i) => (column.role === "value" ? (changeOf(grid, row, left + i, "") ?? []) : [])),
    );
}
