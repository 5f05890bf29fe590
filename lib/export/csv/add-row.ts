import { nearest } from "../../nearest";
import { joinPointer, type Json, parsePointer } from "../../documents";
import { withValue } from "../../editing";
import { canGrow, cellEdit, type Column, type Row, readNewRow, type RowFault } from "../../views/grid";
import { sayer } from "../../views/changes";
import { restored } from "./change-row";
import { shown } from "./problems";
import { columnOf, type Sheet, type SheetRow, writtenIn } from "./sheet";
import { isShielded, unshield } from "./shield";
import { hintFor, suspicionOf } from "./suspect";
import { type CsvPart, emptyTable } from "./tables";
import type { CsvColumn } from "./column";
import { cellAt } from "./types";
import { keyText, textAt } from "./write";

/** A row with keys that the table does not have: a new one where the table takes rows, else a problem. */
export function addRow(
  sheet: Sheet,
  row: SheetRow,
  keys: readonly string[],
  made: Map<CsvPart, { id: string }[]>,
): void {
  const part = partFor(sheet, row, keys);
  if (part === undefined) return;
  const { grid } = part;
  const others = made.get(part) ?? [];
  if (!canGrow(grid)) return unknownRow(sheet, row, keys);
  if (grid.kind === "list" && !isNextNumber(sheet, row, keys.at(-1) ?? "", grid.rows.length + others.length))
    return;
  const { texts, like, reported } = readTexts(sheet, row, part);
  const { faults, ...found } = readNewRow(grid, texts, { others, like });
  for (const fault of faults) if (!reported.has(fault.column)) reportFault(sheet, row, part, fault);
  if (reported.size > 0 || faults.length > 0) return;
  pushAdded(sheet, row, found, grid.kind === "list" ? grid.rows.length + others.length : undefined);
  others.push(found);
  made.set(part, others);
}

/** The part of the table that the outer keys name. */
function partFor(sheet: Sheet, row: SheetRow, keys: readonly string[]): CsvPart | undefined {
  const { table, problems } = sheet;
  const outer = table.columns.filter(({ role }) => role === "outer");
  const part = table.parts.find((each) => outer.every((_, i) => each.outer[i] === keys[i]));
  if (part !== undefined) return part;
  const first = outer[0]!;
  const known = table.parts.map((each) => each.outer.join(" "));
  const wanted = keys.slice(0, outer.length).join(" ");
  const meant = nearest(wanted, known);
  problems.add(
    row.number,
    columnOf(sheet, first),
    `“${shown(wanted)}” is not one of the groups of ${table.title}.`,
    meant === undefined ? `The groups are ${known.join(", ")}.` : `Did you mean “${meant}”?`,
  );
  return undefined;
}

function unknownRow(sheet: Sheet, row: SheetRow, keys: readonly string[]): void {
  const { table, problems } = sheet;
  const columns = table.columns.filter(({ role }) => role !== "cell");
  const column = columns.at(-1)!;
  const wanted = keys.at(-1) ?? "";
  const known = table.parts.flatMap((part) =>
    part.grid.rows.map((each) => keyText(part, each, column) ?? ""),
  );
  const meant = nearest(wanted, known);
  problems.add(
    row.number,
    columnOf(sheet, column),
    `${table.title} has no row “${shown(wanted)}”, and rows cannot be added to it.`,
    meant === undefined ? "Remove the row from the file." : `Did you mean “${meant}”?`,
  );
}

/** Entries in order are numbered; a new one comes at the end. */
function isNextNumber(sheet: Sheet, row: SheetRow, number: string, count: number): boolean {
  if (number === String(count + 1)) return true;
  const column = sheet.table.columns.find(({ role }) => role === "number")!;
  sheet.problems.add(
    row.number,
    columnOf(sheet, column),
    `There is no entry ${shown(number)}: the list has ${count}.`,
    `To add an entry, put it at the end with the number ${count + 1}.`,
  );
  return false;
}

/** The texts for the columns of the grid, the value of a column without a text, and the columns whose faults are already reported. */
function readTexts(
  sheet: Sheet,
  row: SheetRow,
  part: CsvPart,
): { texts: string[]; like: Row; reported: Set<number> } {
  const { table, problems, separator } = sheet;
  const { columns } = part.grid;
  const texts = columns.map(() => "");
  const given: (Json | undefined)[] = columns.map((column, i) =>
    table.elsewhere.has(i) && column.required ? emptyTable(table, i) : undefined,
  );
  const reported = new Set<number>();
  for (const column of table.columns) {
    const written = writtenIn(sheet, row, column);
    const rule = columns[column.at];
    if (written === undefined || rule === undefined || (column.role !== "cell" && column.role !== "id"))
      continue;
    const text = unshield(written).replace(/\r\n?/g, "\n");
    texts[column.at] = restored(text, rule);
    const suspicion = suspicionOf({ text, rule, shielded: isShielded(written), separator });
    if (suspicion) {
      problems.add(row.number, columnOf(sheet, column), suspicion.message, suspicion.hint);
      reported.add(column.at);
    }
    if (rule.type !== "other" || suspicion) continue;
    given[column.at] = valueElsewhere(sheet, column, text);
    if (given[column.at] !== undefined || (text.trim() === "" && !rule.required)) continue;
    reported.add(column.at);
    const read = cellEdit(text, rule);
    const message = read.ok ? `${rule.title} is not valid.` : read.reason;
    problems.add(row.number, columnOf(sheet, column), message, AS_ANOTHER_ROW);
  }
  return { texts, like: rowOf(given), reported };
}

const AS_ANOTHER_ROW = "Copy the cell of a similar row, and change it in the text after the import.";

/** What no text can say, by the row of the table that says it in these very words. */
function valueElsewhere({ table }: Sheet, { at }: CsvColumn, text: string): Json | undefined {
  if (text.trim() === "") return undefined;
  for (const part of table.parts) {
    const row = part.grid.rows.find((each) => textAt(part, each, at) === text);
    if (row !== undefined) return row.cells[at]?.value;
  }
  return undefined;
}

const rowOf = (values: readonly (Json | undefined)[]): Row => ({
  id: "",
  pointer: "",
  cells: values.map((value) => ({ value, pointer: "", status: undefined, layer: undefined })),
});

function reportFault(sheet: Sheet, row: SheetRow, { grid }: CsvPart, { column, reason }: RowFault): void {
  const { table, problems } = sheet;
  const inFile = table.columns.find(({ role, at }) => at === column && (role === "cell" || role === "id"));
  const rule: Column | undefined = grid.columns[column];
  if (inFile === undefined || rule === undefined || rule.type === "other") return;
  // A missing column is reported at its heading.
  if (!sheet.header.places.has(inFile)) return;
  const hint =
    inFile.role === "id" && rule.type === "text"
      ? "Use lower-case letters, digits and hyphens, and an id that no other row has."
      : hintFor(rule, table.document);
  problems.add(row.number, columnOf(sheet, inFile), reason, hint);
}

function pushAdded(
  { world, table, changes }: Sheet,
  row: SheetRow,
  { pointer, value }: { pointer: string; value: Json },
  index: number | undefined,
): void {
  const at = index === undefined ? pointer : joinPointer(pointer.slice(0, pointer.lastIndexOf("/")), index);
  // In words by the document as it is to be: only there the row has its name.
  const whole = world.draft.documents.get(table.document)?.value;
  const words = sayer(world, table.document, withValue(whole, parsePointer(at), value));
  changes.push({
    ...cellAt(row.number, 1),
    kind: "added",
    document: table.document,
    pointer,
    value,
    what: words.place(at).what,
    to: words.value(at, value),
  });
}
