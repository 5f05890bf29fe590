import { documentTitle, type ViewWorld } from "../../views/world";
import {
  ExportError,
  type ExportFile,
  type ExportFormat,
  type ExportSource,
  type ExportStep,
} from "../types";
import { csvBytes } from "./dialect";
import { brokenText, documentsOf, tablesOf } from "./tables";
import { csvRows } from "./write";

/** Every table of the documents as a file that spreadsheets open, and that can be imported again. */
export const csvFormat: ExportFormat = {
  id: "csv",
  title: "Spreadsheets (CSV)",
  summary:
    "Order of battle, bases, schedules, tables and set-ups, one file each; changed cells can be imported back.",
  make,
};

function* make(source: ExportSource): Generator<ExportStep, ExportFile[]> {
  const broken = brokenText(source.draft);
  if (broken !== undefined) {
    throw new ExportError(
      `${broken} cannot be read, so its values would be missing.`,
      "Fix its text first; “sandtable check” shows the problem.",
    );
  }
  const world: ViewWorld = { draft: source.draft, game: source.definition, own: source.own };
  const documents = documentsOf(world);
  const taken = new Set<string>();
  const files: ExportFile[] = [];
  for (const [done, document] of documents.entries()) {
    yield {
      done,
      of: documents.length,
      words: documentTitle(document, source.draft.documents.get(document)?.value),
    };
    for (const table of tablesOf(world, document, taken)) {
      files.push({ path: table.file, bytes: csvBytes(csvRows(table)) });
    }
  }
  if (files.length === 0) {
    throw new ExportError("There are no tables to export.", "Open a game or a workspace with documents.");
  }
  return files;
}
