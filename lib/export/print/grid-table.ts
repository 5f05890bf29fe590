import type { Cell as GridCell, Column as GridColumn, Grid, Row } from "../../views/grid";
import { wholeValueWords } from "../../views/changes";
import { schemaLookUp } from "../../views/world";
import type { Cell, Column, TableBlock } from "./blocks";
import type { PrintSource } from "./source";
import { marked } from "./status";

/** Any part of a document as a table on paper, every value in words and with its letter. */
export function gridTable(source: PrintSource, grid: Grid, width: number): TableBlock {
  const shown = grid.columns
    .map((column, i) => ({ column, i }))
    .filter(({ i }) => grid.rows.some((row) => has(row, i)));
  const widths = widthsOf(
    grid,
    shown.map(({ column }) => column),
    width,
  );
  const columns = shown.map(({ column }, n): Column => ({ title: column.title, width: widths[n]! }));
  const rows = grid.rows.map((row) =>
    shown.map(({ column, i }) => cellOf(source, grid, row.cells[i]!, column)),
  );
  return { kind: "table", columns, rows };
}

const has = (row: Row, i: number): boolean => {
  const value = row.cells[i]?.value;
  return value !== undefined && value !== "";
};

/** Single values have a name, a value, a unit and a rule; columns of things share the width. */
function widthsOf({ kind }: Grid, columns: readonly GridColumn[], width: number): number[] {
  if (kind !== "settings") return columns.map(() => width / columns.length);
  const fixed: Readonly<Record<string, number>> = { unit: 46, rule: 18, name: 66 };
  const rest = width - columns.reduce((sum, { key }) => sum + (fixed[key] ?? 0), 0);
  return columns.map(({ key }) => fixed[key] ?? rest);
}

function cellOf(source: PrintSource, grid: Grid, cell: GridCell, column: GridColumn): Cell {
  const { value, pointer } = cell;
  if (value === undefined) return "";
  if (column.role !== "value") return [{ text: String(value), style: column.frozen ? "text" : "quiet" }];
  const schema = schemaLookUp(source.world, grid.document);
  const words = nameOf(source, wholeValueWords(source.world, schema, grid.document, pointer, value));
  return [{ text: marked(words, cell), style: "bold" }];
}

/** The name of a side or of a nation where its id is the value. */
const nameOf = ({ sides, nations }: PrintSource, words: string): string =>
  nations.get(words)?.name ?? sides.find(({ id }) => id === words)?.name ?? words;
