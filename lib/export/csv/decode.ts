import { csvBounds, type CsvFault, readCsv } from "./read";

/** The text of a file, or why its bytes are none. */
export type Decoded = { ok: true; text: string } | { ok: false; fault: CsvFault };

const AS_CSV = "Save the sheet as “CSV UTF-8 (comma delimited)” and import that file.";

/** What a file begins with that is not a text at all. */
const others: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "This is a workbook (xlsx, ods) or another zip, not a CSV file."],
  [[0xd0, 0xcf, 0x11, 0xe0], "This is an old Excel workbook (xls), not a CSV file."],
  [[0x25, 0x50, 0x44, 0x46], "This is a PDF, not a CSV file."],
  [[0x1f, 0x8b], "This is a gzip archive, not a CSV file."],
];

/** The text of a CSV file: UTF-8, or UTF-16 that begins with a byte order mark. */
export function decodeCsv(bytes: Uint8Array): Decoded {
  if (bytes.length > csvBounds.bytes) {
    const most = csvBounds.bytes / 1024 / 1024;
    return refused(`The file has more than ${most} MB.`, "Import the tables of a game one by one.");
  }
  const begins = (signs: readonly number[]): boolean => signs.every((sign, i) => bytes[i] === sign);
  const other = others.find(([signs]) => begins(signs));
  if (other) return refused(other[1], AS_CSV);
  const encoding = begins([0xff, 0xfe]) ? "utf-16le" : begins([0xfe, 0xff]) ? "utf-16be" : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  // Half a character becomes the replacement character; one that the text itself contains is lost as well.
  const lost = text.search(/[\u0000\uFFFD]/);
  if (lost < 0) return { ok: true, text };
  const before = readCsv(text.slice(0, lost));
  const row = before.fault?.row ?? Math.max(1, before.rows.length);
  const column = before.fault?.column ?? Math.max(1, before.rows.at(-1)?.length ?? 1);
  const name = encoding === "utf-8" ? "UTF-8" : "UTF-16";
  const message =
    text[lost] === "\u0000"
      ? "The cell contains a zero byte, so the file is not text or has an unknown encoding."
      : `The cell contains bytes that are not valid ${name}.`;
  return { ok: false, fault: { row, column, message, hint: AS_CSV } };
}

const refused = (message: string, hint: string): Decoded => ({
  ok: false,
  fault: { row: 1, column: 1, message, hint },
});
