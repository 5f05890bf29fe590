/** Our own files: RFC 4180 with the mark by which Excel knows UTF-8. */

const BYTE_ORDER_MARK = "\uFEFF";

/** The bytes of a table: UTF-8 with a byte order mark, commas, and CRLF behind each row. */
export function csvBytes(rows: readonly (readonly string[])[]): Uint8Array {
  return new TextEncoder().encode(BYTE_ORDER_MARK + csvText(rows));
}

/** The same as a text without the mark. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");

/**
 * Cells with any separator in use are quoted, so that a program set to another one does not split them; a row of one
 * empty cell would be an empty line.
 */
const quoted = (cell: string, _at: number, row: readonly string[]): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) || (cell === "" && row.length === 1)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
