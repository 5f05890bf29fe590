import { nearest } from "../../nearest";
import { canGrow, cellEdit } from "../../views/grid";
import type { ViewWorld } from "../../views/world";
import { addRow } from "./add-row";
import { asNumber, changeRow, deleteRow, pointed } from "./change-row";
import { decodeCsv } from "./decode";
import { readHeader } from "./header";
import { baseName } from "./names";
import { newSetting } from "./new-setting";
import { Problems, shown } from "./problems";
import { csvBounds, type CsvRows, readCsv } from "./read";
import { columnOf, type Sheet, type SheetRow, writtenIn } from "./sheet";
import { unshield } from "./shield";
import { brokenText, type CsvPart, type CsvTable, csvTables, type Target } from "./tables";
import type { CsvImport } from "./types";
import { keyText } from "./write";

/**
 * What a file that was exported, and changed in a spreadsheet, would change in the documents; and every cell that
 * cannot be taken over. Its name says which table it is. Rows that are missing in it stay as they are; a row is taken
 * away by a mark in a column with the heading “Delete”. Nothing is changed.
 */
export function readCsvImport(world: ViewWorld, name: string, data: string | Uint8Array): CsvImport {
  const problems = new Problems();
  const table = tableNamed(world, name, problems);
  const rows = table && readRows(data, problems);
  const header = table && rows && readHeader(world, table, rows.rows, problems);
  const sheet = header && {
    world,
    table: header.table,
    header,
    separator: rows.separator,
    problems,
    changes: [],
  };
  if (sheet) readTable(sheet, rows);
  return {
    name,
    ...(table && { table: { file: table.file, title: table.title, document: table.document } }),
    changes: sheet?.changes ?? [],
    problems: problems.list,
    more: problems.more,
  };
}

function tableNamed(world: ViewWorld, name: string, problems: Problems): CsvTable | undefined {
  const tables = csvTables(world);
  const wanted = baseName(name);
  const table = tables.find(({ file }) => baseName(file) === wanted);
  if (table) return table;
  const broken = brokenText(world.draft);
  if (broken !== undefined) {
    const message = `The table “${shown(wanted)}.csv” is not available while ${broken} cannot be read.`;
    problems.add(1, 1, message, "Fix that text first.");
    return undefined;
  }
  const meant = nearest(
    wanted,
    tables.map(({ file }) => baseName(file)),
  );
  problems.add(
    1,
    1,
    `“${shown(wanted)}.csv” is not the name of an exported table, so it is not known which table this is.`,
    meant === undefined
      ? "Rename the file to the name that it was exported with."
      : `Did you mean “${meant}.csv”?`,
  );
  return undefined;
}

function readRows(data: string | Uint8Array, problems: Problems): CsvRows | undefined {
  const decoded = typeof data === "string" ? ({ ok: true, text: data } as const) : decodeCsv(data);
  const fault = decoded.ok ? undefined : decoded.fault;
  const rows = decoded.ok && decoded.text.length <= csvBounds.bytes ? readCsv(decoded.text) : undefined;
  const found = fault ?? rows?.fault;
  if (found) problems.add(found.row, found.column, found.message, found.hint);
  else if (rows === undefined)
    problems.add(1, 1, "The file is too large.", "Import the tables of a game one by one.");
  return found ? undefined : rows;
}

function readTable(sheet: Sheet, { rows }: CsvRows): void {
  const find = finder(sheet);
  const seen = new Map<string, number>();
  const made = new Map<CsvPart, { id: string }[]>();
  rows.forEach((cells, i) => {
    if (i <= sheet.header.row || cells.every((cell) => cell.trim() === "")) return;
    const row: SheetRow = { number: i + 1, cells };
    reportStray(sheet, row);
    const keys = readKeys(sheet, row);
    if (keys === undefined) return;
    const target = find(keys) ?? newSetting(sheet.world, sheet.table, keys.at(-1) ?? "");
    const id = target?.row.pointer ?? JSON.stringify(keys);
    const first = seen.get(id);
    if (first !== undefined) return reportTwice(sheet, row, keys, first);
    seen.set(id, row.number);
    const mark = deletion(sheet, row);
    if (mark === undefined) {
      if (target) changeRow(sheet, row, target.part, target.row);
      else addRow(sheet, row, keys, made);
    } else takeAway(sheet, row, mark, target);
  });
}

/** Finds rows by their keys, also by keys that a spreadsheet has taken the zeros off. */
function finder({ table, separator }: Sheet): (keys: readonly string[]) => Target | undefined {
  const columns = table.columns.filter(({ role }) => role !== "cell");
  const exact = new Map<string, Target>();
  const shortened = new Map<string, Target[]>();
  for (const part of table.parts) {
    for (const row of part.grid.rows) {
      const keys = columns.map((column) => keyText(part, row, column) ?? "");
      const target = { part, row };
      exact.set(JSON.stringify(keys), target);
      const short = JSON.stringify(keys.map(asNumber));
      shortened.set(short, [...(shortened.get(short) ?? []), target]);
    }
  }
  return (keys) => {
    const near = shortened.get(JSON.stringify(keys.map((key) => pointed(key, separator)))) ?? [];
    return exact.get(JSON.stringify(keys)) ?? (near.length === 1 ? near[0] : undefined);
  };
}

/** The texts that identify the row; undefined, and a problem, when one is missing. */
function readKeys(sheet: Sheet, row: SheetRow): string[] | undefined {
  const columns = sheet.table.columns.filter(({ role }) => role !== "cell");
  const keys = columns.map((column) => unshield(writtenIn(sheet, row, column) ?? "").trim());
  const missing = columns.filter((_, i) => keys[i] === "");
  for (const column of missing) {
    sheet.problems.add(
      row.number,
      columnOf(sheet, column),
      `The row has no ${column.heading === "Id" ? "id" : `“${column.heading}”`}, so it cannot be identified.`,
      "Merged cells cause this: unmerge them, and fill in every row.",
    );
  }
  return missing.length > 0 ? undefined : keys;
}

function reportTwice(sheet: Sheet, row: SheetRow, keys: readonly string[], first: number): void {
  const columns = sheet.table.columns.filter(({ role }) => role !== "cell");
  sheet.problems.add(
    row.number,
    columnOf(sheet, columns.at(-1)!),
    `“${shown(keys.join(" "))}” is already in row ${first}.`,
    "Keep one of the two rows, or give the new one another id.",
  );
}

/** Cells that stand under no heading. */
function reportStray({ header, problems }: Sheet, { number, cells }: SheetRow): void {
  cells.forEach((cell, i) => {
    if (header.columns[i] !== undefined || cell.trim() === "") return;
    problems.add(number, i + 1, "The cell has no column heading.", "Remove it, or move it into its column.");
  });
}

interface Mark {
  /** Column of the file, from 0. */
  at: number;
  /** Why the mark cannot be read. */
  reason?: string;
}

/** The value of the column that marks rows for removal; undefined for a row that stays. */
function deletion({ header }: Sheet, { cells }: SheetRow): Mark | undefined {
  const at = header.columns.indexOf("delete");
  const written = at < 0 ? "" : (cells[at] ?? "");
  const read = cellEdit(written, { type: "boolean", title: "Delete", required: false });
  if (!read.ok) return { at, reason: read.reason };
  return read.value === true ? { at } : undefined;
}

function takeAway(sheet: Sheet, row: SheetRow, { at, reason }: Mark, target: Target | undefined): void {
  if (reason !== undefined) {
    sheet.problems.add(row.number, at + 1, reason, "Write yes to delete the row, or leave the cell empty.");
  } else if (target === undefined) {
    sheet.problems.add(
      row.number,
      at + 1,
      "There is no such row to delete.",
      "Remove the row from the file.",
    );
  } else if (!canGrow(target.part.grid)) {
    const message = `Rows of ${sheet.table.title} cannot be deleted.`;
    sheet.problems.add(row.number, at + 1, message, "Leave the cell empty.");
  } else deleteRow(sheet, row, at, target.row);
}
