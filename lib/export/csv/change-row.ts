import { get, type Json } from "../../documents";
import { type CellRule, changeOf, type Row, ruleFor } from "../../views/grid";
import { sayer } from "../../views/changes";
import type { Separator } from "./read";
import { columnOf, type Sheet, type SheetRow, writtenIn } from "./sheet";
import { isShielded, unshield } from "./shield";
import { hintFor, suspicionOf } from "./suspect";
import type { CsvPart } from "./tables";
import type { CsvColumn } from "./column";
import { cellAt } from "./types";
import { textAt } from "./write";

/** The cells of a row that is there already: each that says something else changes a value, or is a problem. */
export function changeRow(sheet: Sheet, from: SheetRow, part: CsvPart, standing: Row): void {
  let row = standing;
  let endsBefore: CsvColumn | undefined;
  for (const column of sheet.table.columns) {
    if (column.role !== "cell" || !sheet.header.places.has(column)) continue;
    const written = writtenIn(sheet, from, column);
    if (written !== undefined) row = changeCell(sheet, from, part, row, column, written);
    else if (row.cells[column.at]?.value !== undefined && !isNote(part, column)) endsBefore ??= column;
  }
  if (endsBefore === undefined) return;
  sheet.problems.add(
    from.number,
    columnOf(sheet, endsBefore),
    `The row ends before the column “${endsBefore.heading}”.`,
    "Give every row a cell for each column; an empty cell removes a value.",
  );
}

const isNote = ({ grid }: CsvPart, { at }: CsvColumn): boolean => grid.columns[at]?.role === "note";

/** The row as it is after the change, so that the cells behind see it. */
function changeCell(
  sheet: Sheet,
  { number }: SheetRow,
  part: CsvPart,
  row: Row,
  column: CsvColumn,
  written: string,
): Row {
  const { world, table, problems, separator } = sheet;
  const gridColumn = part.grid.columns[column.at];
  const cell = row.cells[column.at];
  if (gridColumn === undefined || cell === undefined) return row;
  const text = unshield(written).replace(/\r\n?/g, "\n");
  // Words about a value need not be there.
  if (isNote(part, column) && text.trim() === "") return row;
  if (isSame(text, textAt(part, row, column.at), cell.value, separator)) return row;
  const place = columnOf(sheet, column);
  const rule = ruleFor(gridColumn, row);
  const suspicion = suspicionOf({ text, rule, shielded: isShielded(written), separator });
  if (suspicion) {
    problems.add(number, place, suspicion.message, suspicion.hint);
    return row;
  }
  const change = changeOf(part.grid, row, column.at, restored(text, rule));
  if (change === undefined) return row;
  if (change.reason !== undefined) {
    const hint = isNote(part, column)
      ? "Leave this column as it was exported."
      : hintFor(rule, table.document);
    problems.add(number, place, change.reason, hint);
    return row;
  }
  const { before, after } = change;
  const words = sayer(world, table.document);
  const { what, unit } = words.place(cell.pointer);
  sheet.changes.push({
    ...cellAt(number, place),
    kind: before === undefined ? "added" : after === undefined ? "removed" : "changed",
    document: table.document,
    pointer: change.pointer,
    value: after,
    what,
    ...(before !== undefined && { from: words.value(cell.pointer, before) }),
    ...(after !== undefined && { to: words.value(cell.pointer, after) }),
    ...(unit !== undefined && { unit }),
  });
  return { ...row, cells: row.cells.with(column.at, { ...cell, value: after }) };
}

/** Whether a cell equals the present value. A spreadsheet reads texts such as "0205" and "19.0" as numbers. */
function isSame(text: string, present: string, value: Json | undefined, separator: Separator): boolean {
  if (text === present.replace(/\r\n?/g, "\n")) return true;
  return typeof value === "string" && asNumber(present) === pointed(text.trim(), separator);
}

/** A number with a point, where the spreadsheet writes a comma before its decimals. */
export const pointed = (text: string, separator: Separator): string =>
  separator !== "," && /^\d+,\d+$/.test(text) ? text.replace(",", ".") : text;

/** The id whose zeros a spreadsheet has taken off, where it can be only one. */
export function restored(text: string, { type, choices = [] }: CellRule): string {
  const typed = text.trim();
  if (type !== "reference" || choices.some(({ value }) => value === typed)) return text;
  const [only, other] = choices.filter(({ value }) => asNumber(String(value)) === typed);
  return only !== undefined && other === undefined ? String(only.value) : text;
}

/** What a spreadsheet makes of a text that looks like a number. */
export const asNumber = (text: string): string =>
  /^\d{1,15}(\.\d{1,15})?$/.test(text) ? String(Number(text)) : text;

/** A row that is marked to go. */
export function deleteRow(sheet: Sheet, { number }: SheetRow, at: number, row: Row): void {
  const { world, table } = sheet;
  const words = sayer(world, table.document);
  const value = get(world.draft.documents.get(table.document)?.value, row.pointer);
  sheet.changes.push({
    ...cellAt(number, at + 1),
    kind: "removed",
    document: table.document,
    pointer: row.pointer,
    value: undefined,
    what: words.place(row.pointer).what,
    ...(value !== undefined && { from: words.value(row.pointer, value) }),
    rowGone: true,
  });
}
