import { type Diagnostic, fingerprintOf } from "../../lib/diagnostics";
import type { Change } from "../../lib/editing";
import {
  type CsvChange,
  type CsvEdits,
  type CsvImport,
  csvEdits,
  type FileProblem,
  readCsvImport,
} from "../../lib/export/csv";
import { editContext } from "./editing";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

/** A spreadsheet as it was chosen. */
export interface Spreadsheet {
  name: string;
  bytes: Uint8Array;
}

/** What spreadsheets would change, before anything changes. */
export interface CsvPreview {
  files: { name: string; title: string | undefined; changes: CsvChange[] }[];
  problems: FileProblem[];
  /** Bad cells beyond those listed. */
  more: number;
  /** The first problems that the check would find after the import and does not find now, and how many there are. */
  found: Diagnostic[];
  foundCount: number;
}

/** The most problems that are listed before an import. */
const MOST_FOUND = 20;

interface ReadSheets {
  imports: CsvImport[];
  made: CsvEdits;
}

function read(desk: Desk, sheets: readonly Spreadsheet[], layer: string, goodOnly: boolean): ReadSheets {
  const world = viewWorld(desk);
  const imports = sheets.map(({ name, bytes }) => readCsvImport(world, name, bytes));
  return { imports, made: csvEdits(editContext(desk), imports, layer, { goodOnly }) };
}

/** Imports exported and changed spreadsheets into a layer. */
export const csvCalls = {
  previewCsv(desk: Desk, sheets: readonly Spreadsheet[], layer: string): CsvPreview {
    const { imports, made } = read(desk, sheets, layer, true);
    const good = new Set(made.changes);
    const known = new Set(desk.report().diagnostics.map(fingerprintOf));
    const after = made.edits.length === 0 ? [] : desk.reportAfter(made.edits).diagnostics;
    const found = after.filter((each) => each.severity !== "info" && !known.has(fingerprintOf(each)));
    return {
      files: imports.map(({ name, table, changes }) => ({
        name,
        title: table?.title,
        changes: changes.filter((change) => good.has(change)),
      })),
      problems: made.problems,
      more: made.more,
      found: found.slice(0, MOST_FOUND),
      foundCount: found.length,
    };
  },

  /** The edits of the import; refused while a cell is invalid, unless only valid cells are to be imported. */
  importCsv(desk: Desk, sheets: readonly Spreadsheet[], layer: string, goodOnly: boolean): Change {
    const { made } = read(desk, sheets, layer, goodOnly);
    const [first] = made.edits;
    if (first !== undefined) return { ok: true, edits: made.edits, file: first.file };
    const reason =
      made.problems.length > 0 ? "Some cells are invalid now." : "There is nothing left to change.";
    return {
      ok: false,
      reason: `${reason} The list is up to date with the documents.`,
    };
  },
};
