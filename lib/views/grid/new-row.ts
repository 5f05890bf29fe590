import { joinPointer, type Json, type JsonObject, parsePointer } from "../../documents";
import { fitsPattern } from "../../diagnostics/schema/pattern";
import { withValue } from "../../editing";
import { cellEdit } from "./cell-edit";
import { cellText } from "./cell-text";
import type { Column, Grid, Row } from "./types";
import { notInForm } from "./form-words";

/** A thing that is not there yet. */
export interface NewRow {
  /** "-" for an item of a list: it comes at the end. */
  id: string;
  pointer: string;
  value: JsonObject;
  /** Why it cannot be made, all that is wrong. */
  reasons: string[];
}

/** Whether a grid takes rows: items of lists, and things whose ids are anybody's to choose. */
export const canGrow = ({ kind, idPattern }: Grid): boolean =>
  kind === "list" || (kind === "things" && (idPattern?.every((pattern) => pattern !== "") ?? false));

/** The texts that a row begins with: those of another one, or the least that may stand where something has to. */
export function firstTexts(grid: Grid, like?: Row): string[] {
  return grid.columns.map((column, i) => {
    if (column.role !== "value") return "";
    return like === undefined ? leastText(column) : cellText(like.cells[i]?.value, column);
  });
}

function leastText({ type, choices, min, required }: Column): string {
  if (!required) return "";
  if (type === "integer" || type === "number") return String(min ?? 0);
  if (type === "boolean") return "no";
  return type === "enum" ? String(choices?.[0]?.value ?? "") : "";
}

/** What is to come with a new row, and what it is like. */
export interface RowContext {
  /** Rows that are to come with it. */
  others?: readonly Pick<NewRow, "id">[];
  /** The row that gives what no cell can show, such as the condition of a modifier. */
  like?: Row;
}

/** Why one of the texts is not allowed in its column. */
export interface RowFault {
  /** From 0. */
  column: number;
  reason: string;
}

/** A row made of a text for each column. */
export function newRow(grid: Grid, texts: readonly string[], context: RowContext = {}): NewRow {
  const { faults, ...row } = readNewRow(grid, texts, context);
  return { ...row, reasons: faults.map(({ reason }) => reason) };
}

/** The same, with the column of everything that is wrong. */
export function readNewRow(
  grid: Grid,
  texts: readonly string[],
  { others = [], like }: RowContext = {},
): Omit<NewRow, "reasons"> & { faults: RowFault[] } {
  const faults: RowFault[] = [];
  const keys =
    grid.kind === "list"
      ? ["-"]
      : grid.columns.slice(0, grid.depth).map((column, i) => keyOf(grid, column, i, texts[i] ?? "", faults));
  const id = keys.join("/");
  const taken = grid.kind === "list" ? [] : [...grid.rows, ...(grid.hidden ?? []), ...others];
  if (taken.some((row) => row.id === id)) faults.push({ column: 0, reason: `“${id}” already exists.` });
  let value: Json | undefined = {};
  grid.columns.forEach((column, i) => {
    if (column.role !== "value") return;
    const given = column.type === "other" ? givenValue(column, like?.cells[i]?.value) : undefined;
    const read = given === undefined ? cellEdit(texts[i] ?? "", column) : { ok: true as const, value: given };
    if (!read.ok) faults.push({ column: i, reason: read.reason });
    else if (read.value !== undefined) value = withValue(value, parsePointer(column.suffix), read.value);
  });
  return { id, pointer: joinPointer(grid.pointer, ...keys), value: value as JsonObject, faults };
}

/** What no cell can show is as in another row, or where it has to stand as in the schema's example. */
export const givenValue = ({ required, example }: Column, like: Json | undefined): Json | undefined =>
  like ?? (required ? example : undefined);

function keyOf(grid: Grid, column: Column, at: number, text: string, faults: RowFault[]): string {
  const key = text.trim();
  const read = column.type === "reference" ? cellEdit(key, column) : undefined;
  if (read?.ok === false) faults.push({ column: at, reason: read.reason });
  const pattern = grid.idPattern?.[at] ?? "";
  if (read === undefined && !fitsPattern(pattern, key)) {
    faults.push({ column: at, reason: notInForm(key, "a valid id", pattern) });
  }
  return read?.ok === true ? String(read.value) : key;
}
