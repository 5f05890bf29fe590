/** Cells of a text as RFC 4180 parts them, in the dialects that spreadsheets write. */

export type Separator = "," | ";" | "\t";

/** Where a text is not a table, in the numbering of a spreadsheet. */
export interface CsvFault {
  row: number;
  column: number;
  message: string;
  hint: string;
}

export interface CsvRows {
  separator: Separator;
  /** Empty lines are rows of one empty cell, so that the rows keep their numbers. */
  rows: string[][];
  /** The text ends here for us: what comes behind cannot be read. */
  fault?: CsvFault;
}

/** Far above any table of a game, far below what would stop the machine. */
export const csvBounds = {
  bytes: 16 * 1024 * 1024,
  rows: 10_000,
  columns: 500,
  /** Characters of a cell: what a spreadsheet takes. */
  cell: 32_767,
};

const separators: readonly Separator[] = [",", ";", "\t"];

/** The cells of a text. Reads commas, semicolons and tabs; LF, CR and CRLF; quoted cells with any of them inside. */
export function readCsv(text: string): CsvRows {
  // Excel writes "sep=;" as a first line that it does not show.
  const [separatorLine = "", named] = /^\uFEFF?sep=([,;\t])(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  const separator = (named as Separator | undefined) ?? separatorOf(text);
  const start = separatorLine.length > 0 ? separatorLine.length : text.startsWith("\uFEFF") ? 1 : 0;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = start;
  const fault = (message: string, hint: string): CsvRows => ({
    separator,
    rows,
    fault: { row: rows.length + 1, column: row.length + 1, message, hint },
  });
  while (at < text.length || row.length > 0) {
    const { cell, end, broken } = readCell(text, at, separator);
    if (broken !== undefined) return fault(broken.message, broken.hint);
    row.push(cell);
    if (row.length > csvBounds.columns) {
      return fault(`The row has more than ${csvBounds.columns} columns.`, "Delete empty columns.");
    }
    if (text[end] === separator) {
      at = end + 1;
      // A separator at the very end is followed by an empty cell.
      if (at < text.length) continue;
      row.push("");
    }
    rows.push(row);
    row = [];
    at = text[end] === "\r" && text[end + 1] === "\n" ? end + 2 : end + 1;
    if (rows.length >= csvBounds.rows && at < text.length) {
      return fault(`The file has more than ${csvBounds.rows} rows.`, "Delete empty rows.");
    }
  }
  return { separator, rows };
}

/** The separator that the first line with something in it has most often outside of quotes. */
function separatorOf(text: string): Separator {
  const line = /^\s*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text.slice(0, 65_536))?.[1] ?? "";
  const bare = line.replace(/"(?:[^"]|"")*"/g, "");
  const count = (separator: string): number => bare.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

interface ReadCell {
  cell: string;
  /** Where the separator or line break behind it stands, or the end. */
  end: number;
  broken?: { message: string; hint: string };
}

function readCell(text: string, at: number, separator: Separator): ReadCell {
  if (text[at] !== '"') {
    const end = endOfPlain(text, at, separator);
    return { cell: text.slice(at, end), end };
  }
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) {
    const message = "The quotation mark that opens this cell is never closed.";
    const hint = "Close it at the end of the cell, and double quotation marks inside a cell.";
    return { cell: "", end: text.length, broken: { message, hint } };
  }
  const end = endOfPlain(text, close + 1, separator);
  const cell = text.slice(at + 1, close).replaceAll('""', '"');
  if (text.slice(close + 1, end).trim() !== "") {
    const message = "There is text after the closing quotation mark of this cell.";
    return { cell, end, broken: { message, hint: "Double quotation marks inside a cell." } };
  }
  return { cell, end };
}

function endOfPlain(text: string, from: number, separator: Separator): number {
  let end = from;
  for (; end < text.length; end++) {
    const sign = text[end];
    if (sign === separator || sign === "\r" || sign === "\n") break;
  }
  return end;
}
