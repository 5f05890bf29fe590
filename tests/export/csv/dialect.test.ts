import fc from "../../support/fast-check";
import { describe, expect, it } from "vitest";
import { csvBounds, csvBytes } from "../../../lib/export/csv";
import { csvText } from "../../../lib/export/csv/dialect";
import { decodeCsv } from "../../../lib/export/csv/decode";
import { readCsv } from "../../../lib/export/csv/read";

const cell = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom("", '"', 'a"b', "a,b", "a;b", "a\tb", "a\nb", "a\r\nb", '""', "\n", " a ", ",", "sep=;"),
);
const table = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  // A file has headings, and those show the separator.
  .map((rows) => [rows[0]!.map((_, i) => `Column ${i}`), ...rows]);

const decoded = (bytes: Uint8Array): string => {
  const found = decodeCsv(bytes);
  if (!found.ok) throw new Error(found.fault.message);
  return found.text;
};

describe("what is written", () => {
  it("is read back as it was", () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(csvText(rows))).toEqual({ separator: ",", rows });
        expect(readCsv(decoded(csvBytes(rows))).rows).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it("is UTF-8 with a byte order mark, commas and CRLF, quoted where it has to be", () => {
    const bytes = csvBytes([
      ["Id", "Name"],
      ["a", 'Say "hi"'],
      ["b", "two\nlines"],
      ["c", "Zuihō; and, more"],
    ]);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      'Id,Name\r\na,"Say ""hi"""\r\nb,"two\nlines"\r\nc,"Zuihō; and, more"\r\n',
    );
  });
});

describe("what is read", () => {
  const rows = [
    ["Id", "Name", "Rule"],
    ["a", "one; two, three", "2"],
    ["b", "two\nlines", ""],
  ];
  const written = (separator: string, end: string): string =>
    rows.map((cells) => cells.map((text) => `"${text}"`).join(separator)).join(end);

  it.each([
    [",", "\n"],
    [";", "\r\n"],
    ["\t", "\r"],
    [";", "\n"],
  ] as const)("may part cells by “%s” and end lines as it likes", (separator, end) => {
    expect(readCsv(written(separator, end))).toEqual({ separator, rows });
    expect(readCsv(written(separator, end) + end)).toEqual({ separator, rows });
    expect(readCsv(`\uFEFF${written(separator, end)}`)).toEqual({ separator, rows });
  });

  it("says its separator by itself, by its first line, or with “sep=”", () => {
    expect(readCsv("Id;Name, title;Rule\r\na;b;c").rows[0]).toEqual(["Id", "Name, title", "Rule"]);
    expect(readCsv("sep=;\r\nId,Name\r\na;b").rows).toEqual([["Id,Name"], ["a", "b"]]);
    expect(readCsv("Id\r\na,b").separator).toBe(",");
  });

  it("keeps empty lines, so that rows have the numbers that a spreadsheet shows", () => {
    expect(readCsv("Id,N\n\na,1\n\n\n").rows).toEqual([["Id", "N"], [""], ["a", "1"], [""], [""]]);
    expect(readCsv("").rows).toEqual([]);
  });

  it("has quotation marks inside a plain cell, and none that are never closed", () => {
    expect(readCsv('Id,Gun\na,5" gun').rows[1]).toEqual(["a", '5" gun']);
    expect(readCsv('Id,Gun\na,"5 gun\nb,6').fault).toMatchObject({ row: 2, column: 2 });
    expect(readCsv('Id,Gun\na,"5" gun\nb,6').fault).toMatchObject({ row: 2, column: 2 });
  });

  it("is bounded", () => {
    const wide = readCsv(",".repeat(csvBounds.columns + 1));
    expect(wide.fault?.message).toContain("columns");
    const long = readCsv("a\n".repeat(csvBounds.rows + 1));
    expect(long.fault).toMatchObject({ row: csvBounds.rows + 1, column: 1 });
    expect(long.fault?.message).toContain("rows");
  });
});

describe("bytes", () => {
  const text = "Id;Name\r\na;Zuihō\r\n";
  const utf16 = (littleEndian: boolean): Uint8Array => {
    const view = new DataView(new ArrayBuffer(2 * (text.length + 1)));
    [...`\uFEFF${text}`].forEach((sign, i) => view.setUint16(2 * i, sign.charCodeAt(0), littleEndian));
    return new Uint8Array(view.buffer);
  };

  it("are UTF-8, or UTF-16 that says so", () => {
    expect(decoded(new TextEncoder().encode(text))).toBe(text);
    expect(decoded(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
    expect(decoded(utf16(true))).toBe(text);
    expect(decoded(utf16(false))).toBe(text);
  });

  const fault = (bytes: readonly number[] | Uint8Array) => {
    const found = decodeCsv(Uint8Array.from(bytes));
    if (found.ok) throw new Error(`Read as ${found.text}`);
    return found.fault;
  };

  it("in another encoding are refused at the cell that shows it", () => {
    const latin1 = [...'Id,Name\r\na,"x\ny"\r\nb,Zuih'].map((sign) => sign.charCodeAt(0));
    expect(fault([...latin1, 0xf4, 0x0d, 0x0a])).toMatchObject({ row: 3, column: 2 });
    expect(fault(utf16(true).slice(2))).toMatchObject({ row: 1, column: 1 });
    expect(fault(utf16(true).slice(2)).message).toContain("zero byte");
    // The last byte of UTF-16 is lost.
    expect(fault(utf16(true).slice(0, -1)).message).toContain("UTF-16");
  });

  it("of other kinds of files are refused by name", () => {
    expect(fault([0x50, 0x4b, 3, 4, 0, 0]).message).toContain("workbook");
    expect(fault([0xd0, 0xcf, 0x11, 0xe0]).message).toContain("xls");
    expect(fault([...new TextEncoder().encode("%PDF-1.7")]).message).toContain("PDF");
    expect(fault([0x1f, 0x8b, 8]).message).toContain("gzip");
    expect(fault([0x50, 0x4b, 3, 4]).hint).toContain("CSV UTF-8");
    expect(fault(new Uint8Array(csvBounds.bytes + 1)).message).toContain("16 MB");
  });
});
