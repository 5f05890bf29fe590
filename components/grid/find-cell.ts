import type { Column, Grid, Row } from "../../lib/views";

/** A cell of one of a document's grids. */
export interface FoundCell {
  grid: Grid;
  row: Row;
  column: Column;
  at: number;
}

/** The cell that holds the value at a place of the document. */
export function findCell(grids: readonly Grid[], pointer: string): FoundCell | undefined {
  for (const grid of grids) {
    for (const row of grid.rows) {
      if (!pointer.startsWith(row.pointer)) continue;
      const at = row.cells.findIndex(
        (cell, i) => cell.pointer === pointer && grid.columns[i]?.role === "value",
      );
      const column = grid.columns[at];
      if (column !== undefined) return { grid, row, column, at };
    }
  }
  return undefined;
}
