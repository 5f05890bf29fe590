export { csvBytes } from "./dialect";
export { csvEdits } from "./edits";
export type { CsvEdits, FileProblem } from "./edits";
export { csvFormat } from "./format";
export { readCsvImport } from "./import";
export { csvBounds } from "./read";
export { shield } from "./shield";
export type { CsvChange, CsvImport } from "./types";
