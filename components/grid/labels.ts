import type { Json } from "../../lib/documents";
import { type CellChange, type CellRule, cellText, type Grid, type Row, ruleFor } from "../../lib/views";
import { counted } from "../../lib/words";

/** Names of changes of cells, for Undo. */

/** "Air Capacity: Red" in the middle of a sentence: "air capacity: Red". Abbreviations stay. */
function lower(title: string): string {
  const [head = "", ...rest] = title.split(":");
  const words = head.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return [words, ...rest].join(":");
}

/** The name of a row: its name where it has one, else its id. */
export function rowName(grid: Grid, row: Row): string {
  const named = ["name", "title"].flatMap((key) => {
    const at = grid.columns.findIndex((column) => column.key === key);
    const value = row.cells[at]?.value;
    return typeof value === "string" ? [value] : [];
  });
  return named[0] ?? row.id.replaceAll("/", " ");
}

/** The name of a cell: "Rabaul: air capacity". */
export function cellName(grid: Grid, row: Row, column: string): string {
  const found = grid.columns.find(({ key }) => key === column);
  if (grid.kind === "settings") return String(row.cells[0]?.value ?? row.id);
  if (grid.kind === "list") return `${grid.title} ${Number(row.id) + 1}: ${lower(found?.title ?? column)}`;
  return `${rowName(grid, row)}: ${lower(found?.title ?? column)}`;
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const shown = (value: Json | undefined, rule: CellRule): string =>
  value === undefined ? "nothing" : short(cellText(value, rule));

/** "Rabaul: air capacity 6 to 8". */
export function changeLabel(grid: Grid, row: Row, { column, before, after }: CellChange): string {
  const found = grid.columns.find(({ key }) => key === column);
  if (found === undefined) return `Change ${row.id}`;
  const rule = ruleFor(found, row);
  return `${cellName(grid, row, column)} ${shown(before, rule)} to ${shown(after, rule)}`;
}

/** One action on many cells: "Paste 12 cells and 1 row into Bases"; on one, what happens to it. */
export function changesLabel(
  grid: Grid,
  verb: "Paste" | "Fill" | "Clear" | "Cut" | "Change",
  changes: readonly CellChange[],
  newRows = 0,
): string {
  const good = changes.filter(({ reason }) => reason === undefined);
  const [only, other] = good;
  const row = grid.rows.find(({ id }) => id === only?.row);
  if (only !== undefined && other === undefined && newRows === 0 && row !== undefined) {
    return changeLabel(grid, row, only);
  }
  const parts = [
    ...(good.length > 0 ? [counted(good.length, "cell")] : []),
    ...(newRows > 0 ? [counted(newRows, "new row")] : []),
  ];
  const into = verb === "Paste" ? "into" : "of";
  return `${verb} ${parts.join(" and ")} ${into} ${grid.title}`;
}

export function removalLabel(grid: Grid, rows: readonly Row[]): string {
  const [only, other] = rows;
  if (only !== undefined && other === undefined) return `Remove ${rowName(grid, only)} from ${grid.title}`;
  return `Remove ${counted(rows.length, "row")} from ${grid.title}`;
}
