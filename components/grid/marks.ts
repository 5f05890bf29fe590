import type { Diagnostic } from "../../lib/diagnostics";
import { parentPointer } from "../../lib/documents";
import type { Grid } from "../../lib/views";

/** Problems by cell. */
export type CellMarks = ReadonlyMap<string, readonly Diagnostic[]>;

export const markKey = (row: string, column: number): string => `${column} ${row}`;

/** Whether a problem is in a document, in its own text or in the patch of a layer: both use the same pointers. */
const isOf = (document: string, file: string): boolean =>
  file === document || (file.startsWith("layers/") && file.replace(/^layers\/[^/]+\//, "") === document);

/**
 * The problems of a grid's cells: those at a cell or within it; those of a row that belong to no cell are at its
 * first one.
 */
export function marksOf(grid: Grid, diagnostics: readonly Diagnostic[]): CellMarks {
  const rows = new Map(grid.rows.map((row) => [row.pointer, row]));
  const marks = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) {
    if (each.severity === "info" || !isOf(grid.document, each.file)) continue;
    let pointer: string | undefined = each.pointer;
    while (pointer !== undefined && !rows.has(pointer)) pointer = parentPointer(pointer);
    const row = pointer === undefined ? undefined : rows.get(pointer);
    if (row === undefined) continue;
    const key = markKey(row.id, columnOf(grid, row.pointer, each.pointer));
    marks.set(key, [...(marks.get(key) ?? []), each]);
  }
  return marks;
}

function columnOf(grid: Grid, row: string, pointer: string): number {
  const rest = pointer.slice(row.length);
  const found = grid.columns.findIndex(
    ({ role, suffix }) =>
      role === "value" && (rest === suffix || (rest.startsWith(`${suffix}/`) && suffix !== "")),
  );
  if (found >= 0) return found;
  if (grid.kind === "settings") return grid.columns.findIndex(({ role }) => role === "value");
  return Math.max(0, grid.depth - 1);
}
