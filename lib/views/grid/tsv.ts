/** Cells as spreadsheets copy them: tabs between columns, line breaks between rows, quotes where a cell holds those. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => (row.length === 1 && row[0] === "" ? '""' : row.map(writeCell).join("\t")))
    .join("\n");
}

const writeCell = (text: string): string =>
  /[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The cells of a pasted text. A line break at its end starts no row. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const { cell, end } = readCell(text, at);
    row.push(cell);
    if (text[end] === "\t") {
      at = end + 1;
      // A tab at the very end is followed by an empty cell.
      if (at < text.length) continue;
      row.push("");
    }
    rows.push(row);
    row = [];
    at = text[end] === "\r" && text[end + 1] === "\n" ? end + 2 : end + 1;
  }
  return rows;
}

function readCell(text: string, at: number): { cell: string; end: number } {
  if (text[at] === '"') {
    const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
    quoted.lastIndex = at;
    const found = quoted.exec(text);
    if (found !== null) return { cell: (found[1] ?? "").replaceAll('""', '"'), end: quoted.lastIndex };
  }
  let end = at;
  while (end < text.length && !"\t\r\n".includes(text[end] ?? "")) end++;
  return { cell: text.slice(at, end), end };
}
