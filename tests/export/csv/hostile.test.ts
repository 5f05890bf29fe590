// @module-tag slow
import fc from "../../support/fast-check";
import { describe, expect, it } from "vitest";
import { csvEdits, readCsvImport } from "../../../lib/export/csv";
import { csvRows } from "../../../lib/export/csv/write";
import { csvText } from "../../../lib/export/csv/dialect";
import { cellsOf, context, Sheet, tables, world } from "./sheets";

/** One cell typed into a copy of a table: what is said about it, and nothing else is said or changed. */
function typed(file: string, key: string | string[], heading: string, text: string) {
  const sheet = new Sheet(file);
  const cell = sheet.set(key, heading, text);
  const read = sheet.read();
  expect(cellsOf(read), `${cell} ${text}`).toEqual([cell]);
  expect(read.changes).toEqual([]);
  const [problem] = read.problems;
  expect(problem!.hint, problem!.message).toBeTypeOf("string");
  return `${problem!.message} ${problem!.hint}`;
}

const naval = "units-naval.csv";

describe("what a spreadsheet leaves in a cell is reported by row and column", () => {
  it.each([
    ["=B2", "formula"],
    ["=SUM(F2:F9)", "formula"],
    ["+A1*2", "formula"],
    ["-SUM(A1)", "formula"],
    ["@SUM(A1)", "formula"],
    ["{=A1}", "formula"],
    ["#REF!", "error of a formula"],
    ["#NAME?", "error of a formula"],
    ["#VALUE!", "error of a formula"],
    ["#DIV/0!", "error of a formula"],
    ["#N/A", "error of a formula"],
    ["#BEZUG!", "error of a formula"],
    ["#NV", "error of a formula"],
    ["Err:502", "error of a formula"],
    ["########", "error of a formula"],
    ["TRUE", "true or false"],
    ["WAHR", "true or false"],
    ["01-Feb", "date"],
    ["1. Feb", "date"],
    ["02. Mrz", "date"],
    ["Feb-01", "date"],
    ["2026-02-01", "date"],
    ["01.02.2026 00:00", "date"],
    ["1/2/2026", "date"],
  ])("%s, in a text and in a number", (text, word) => {
    expect(typed(naval, "j-dd", "Name", text)).toContain(word);
    expect(typed(naval, "j-dd", "Firepower", text)).toContain(word);
  });

  it.each([
    ["1,234", "thousands"],
    ["1'234", "thousands"],
    ["1 234", "thousands"],
    ["1\u00a0234", "thousands"],
    ["1\u202f234", "thousands"],
    ["1,234,567", "thousands"],
    ["0,5", "comma"],
    ["2,00", "comma"],
    ["two", "not a number"],
    ["50%", "not a number"],
    ["1.2E", "not a number"],
    ["5 hits", "not a number"],
  ])("%s as a number", (text, word) => {
    expect(typed(naval, "j-dd", "Firepower", text)).toContain(word);
  });

  it("what is out of bounds, or no whole number, or no text of the form", () => {
    expect(typed(naval, "j-dd", "Defense", "99")).toContain("at most 12");
    expect(typed(naval, "j-dd", "Defense", "-1")).toContain("at least");
    expect(typed(naval, "j-dd", "Defense", "8.5")).toContain("whole number");
    expect(typed(naval, "j-dd", "Defense", "")).toContain("cannot be empty");
    expect(typed(naval, "j-dd", "Defense", "1e999")).toContain("not a number");
    expect(typed("bases.csv", "rabaul", "Hex", "9999")).toContain("9999");
  });

  it("ids and words that are not there, with those that may be meant", () => {
    expect(typed(naval, "j-dd", "Nation", "japam")).toContain("japan");
    expect(typed(naval, "j-dd", "Class", "XX")).toContain("DD");
    expect(typed("scenarios-short-campaign-setup.csv", "saigon", "Units", "2 j-ddd")).toContain("j-dd");
  });

  it("truth values in words of another land, in a column of yes and no", () => {
    for (const word of ["WAHR", "FALSCH", "VRAI"]) {
      expect(typed(naval, "j-cv-hiryu-soryu", "Elite", word)).toContain("yes or no");
    }
    const sheet = new Sheet(naval);
    sheet.set("j-cv-hiryu-soryu", "Elite", "TRUE");
    expect(sheet.read()).toMatchObject({ changes: [], problems: [] });
  });

  it("spaces that cannot be seen, control characters, and letters that were lost", () => {
    expect(typed(naval, "j-dd", "Name", "Fubuki\u00a0class")).toContain("space");
    expect(typed(naval, "j-dd", "Name", "Fubuki\u200b")).toContain("invisible character");
    expect(typed(naval, "j-dd", "Name", "\u202eikubuF")).toContain("invisible character");
    expect(typed(naval, "j-dd", "Name", "\u001b[31mFubuki")).toContain("control character (U+001B)");
    expect(typed(naval, "j-dd", "Name", "Zuih\ufffd")).toContain("lost");
  });

  it("what no cell can show, and words that come from the schema", () => {
    const modifiers = "tables-combat-types-modifiers.csv";
    expect(typed(modifiers, ["task-force-asw", "air-in-hex"], "Condition", '{"is":"kamikaze"}')).toContain(
      "more than a cell can show",
    );
    expect(typed("parameters.csv", "/hits/hitOn/air-strike", "Unit", "hexes")).toContain("schema");
  });

  it("but not what an apostrophe says is meant", () => {
    const sheet = new Sheet(naval);
    sheet.set("j-dd", "Name", "'=Fubuki");
    sheet.set("j-ca", "Name", "'TRUE");
    sheet.set("u-cl", "Name", "'1-2");
    const { problems, changes } = sheet.read();
    expect(problems).toEqual([]);
    expect(new Set(changes.map(({ value }) => value))).toEqual(new Set(["=Fubuki", "TRUE", "1-2"]));
  });
});

describe("cells that would take long", () => {
  it("are reported before anybody has to wait", () => {
    const blanks = " ".repeat(15_000);
    const setup = "scenarios-short-campaign-setup.csv";
    expect(typed(setup, "saigon", "Units", `j-dd${blanks}x${blanks}y`)).toContain("j-dd");
    expect(typed(setup, "saigon", "Units", `${"7".repeat(30_000)} `)).toContain("unit type");
    const numbers = Array.from({ length: 20_000 }, (_, i) => i).join(", ");
    expect(typed("map-boxes.csv", "west-coast-usa", "Entry Hexes", numbers)).toContain("characters");
    expect(typed(naval, "j-dd", "Firepower", `1${blanks}/`)).toContain("not a number");
    expect(typed(naval, "j-dd", "Name", "x".repeat(40_000))).toContain("32767");
  });
});

describe("rows", () => {
  it("without an id, as merged cells leave them", () => {
    const turns = new Sheet("schedules-allies-turns.csv");
    const second = turns.row("2", "us-army");
    turns.rows[second]![0] = "";
    const read = turns.read();
    expect(cellsOf(read)).toEqual([`A${second + 1}`]);
    expect(read.problems[0]!.hint).toContain("Merged cells");
    const units = new Sheet(naval);
    const cell = units.set("j-dd", "Id", " ");
    expect(units.read()).toMatchObject({ changes: [], problems: [{ cell }] });
  });

  it("with an id that another row has already", () => {
    const sheet = new Sheet(naval);
    sheet.rows.push([...sheet.rows[sheet.row("j-dd")]!]);
    const read = sheet.read();
    expect(cellsOf(read)).toEqual([`A${sheet.rows.length}`]);
    expect(read.problems[0]!.message).toContain(`row ${sheet.row("j-dd") + 1}`);
  });

  it("that no table of this kind can have", () => {
    const sheet = new Sheet("parameters.csv");
    const cell = sheet.set("/hits/hitOn/air-strike", "Place", "/hits/hitOn/air-strikes");
    const read = sheet.read();
    expect(read).toMatchObject({ changes: [], problems: [{ cell }] });
    expect(read.problems[0]!.hint).toContain("/hits/hitOn/air-strike");
  });

  it("that are cut off, or longer than the headings", () => {
    const sheet = new Sheet(naval);
    const row = sheet.row("j-dd");
    sheet.rows[row] = sheet.rows[row]!.slice(0, sheet.column("Defense"));
    const last = sheet.row("j-ca");
    sheet.rows[last] = [...sheet.rows[last]!, "", "note to myself"];
    const read = sheet.read();
    expect(read.changes).toEqual([]);
    expect(read.problems).toMatchObject(
      [
        { row: row + 1, column: sheet.column("Defense") + 1 },
        { row: last + 1, column: sheet.rows[0]!.length + 2 },
      ].sort((a, b) => a.row - b.row),
    );
  });

  it("whose ids are harmful change nothing but themselves", () => {
    const sheet = new Sheet(naval);
    for (const id of ["__proto__", "../x", "a/b", "J DD"]) {
      const row = [...sheet.rows[sheet.row("j-dd")]!];
      row[0] = id;
      sheet.rows.push(row);
    }
    const read = sheet.read();
    expect(read.changes).toEqual([]);
    expect(read.problems).toHaveLength(4);
  });
});

describe("columns", () => {
  it("that the table does not have", () => {
    const sheet = new Sheet(naval);
    const at = sheet.column("Firepower");
    sheet.rows[0]![at] = "Firepowr";
    const read = sheet.read();
    expect(read.problems[0]).toMatchObject({ row: 1, column: at + 1, hint: "Did you mean “Firepower”?" });
    expect(read.problems[1]!.message).toContain("“Firepower” is missing");
    expect(read.problems).toHaveLength(2);
    expect(read.changes).toEqual([]);
  });

  it("that occur twice", () => {
    const sheet = new Sheet(naval);
    for (const [i, row] of sheet.rows.entries()) row.push(i === 0 ? "Name" : "other");
    expect(sheet.read()).toMatchObject({
      changes: [],
      problems: [{ row: 1, column: sheet.rows[0]!.length }],
    });
  });

  it("that are missing, so that no row can be identified without an id", () => {
    const sheet = new Sheet(naval);
    for (const row of sheet.rows) row.shift();
    const read = sheet.read();
    expect(read.changes).toEqual([]);
    expect(read.problems).toHaveLength(1);
    expect(read.problems[0]!.message).toContain("“Id” is missing");
  });

  it("may be named as the documents name them", () => {
    const sheet = new Sheet(naval);
    sheet.set("j-dd", "Anti-Aircraft", "1");
    sheet.rows[0]![sheet.column("Anti-Aircraft")] = " ANTIAIRCRAFT ";
    expect(sheet.read()).toMatchObject({ problems: [], changes: [{ pointer: "/naval/j-dd/antiAircraft" }] });
  });
});

describe("files", () => {
  const read = (text: string | Uint8Array) => new Sheet(naval).read(text);

  it("that are not text, or not a table, are refused with the reason", () => {
    expect(read(Uint8Array.of(0x50, 0x4b, 3, 4)).problems[0]!.message).toContain("workbook");
    expect(read("").problems[0]!.message).toContain("empty");
    expect(read("\r\n\r\n").problems[0]!.message).toContain("empty");
    expect(read('Id,Name\r\n"j-dd,x').problems).toMatchObject([{ cell: "A2" }]);
    expect(read("<html><table>").problems.some(({ message }) => message.includes("“Id” is missing"))).toBe(
      true,
    );
  });

  it("whose name says no table are refused with the names that are allowed", () => {
    const named = readCsvImport(world, "units-navel.csv", new Sheet(naval).text());
    expect(named).toMatchObject({
      changes: [],
      problems: [{ cell: "A1", hint: "Did you mean “units-naval.csv”?" }],
    });
    expect(named.table).toBeUndefined();
    const strange = readCsvImport(world, "\u001b]0;x\u0007.csv", "");
    expect(strange.problems[0]!.message).not.toContain("\u001b");
  });

  it("that are wrong everywhere are reported briefly", () => {
    const sheet = new Sheet(naval);
    const width = sheet.rows[0]!.length;
    const rows = Array.from({ length: 1500 }, (_, i) => [
      `x-${i}`,
      ...Array.from({ length: width - 1 }, () => "#REF!"),
    ]);
    sheet.rows.push(...rows);
    const { problems, more, changes } = sheet.read();
    expect(problems).toHaveLength(1000);
    expect(more).toBe(1500 * (width - 1) - 1000);
    expect(changes).toEqual([]);
    const long = typed(naval, "j-dd", "Class", "x".repeat(100_000));
    expect(long.length).toBeLessThan(600);
  });
});

describe("anything at all", () => {
  const words = [
    "=1",
    "#REF!",
    '"',
    ",",
    ";",
    "\r\n",
    "\t",
    "'",
    "\u0000",
    "\u00a0",
    "__proto__",
    "1e999",
    "01-Feb",
    "",
  ];
  const exported = tables.map((table) => ({ file: table.file, text: csvText(csvRows(table)) }));

  it("is read without failing, and what it changes has a cell", () => {
    const splice = fc.tuple(
      fc.nat(),
      fc.nat({ max: 200 }),
      fc.oneof(fc.constantFrom(...words), fc.string({ unit: "binary", maxLength: 20 })),
    );
    fc.assert(
      fc.property(
        fc.noBias(fc.nat({ max: exported.length - 1 })),
        fc.array(splice, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (at, splices, asBytes) => {
          const { file, text } = exported[at]!;
          const spoilt = splices.reduce((whole, [offset, length, put]) => {
            const start = offset % (whole.length + 1);
            return whole.slice(0, start) + put + whole.slice(start + length);
          }, text);
          const read = readCsvImport(world, file, asBytes ? new TextEncoder().encode(spoilt) : spoilt);
          for (const { cell, row, column } of [...read.changes, ...read.problems]) {
            expect(cell).toMatch(/^[A-Z]+[1-9]\d*$/);
            expect(Math.min(row, column)).toBeGreaterThan(0);
          }
          const { edits } = csvEdits(context(), [read], "mine");
          expect(read.problems.length === 0 || edits.length === 0).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readCsvImport(world, naval, bytes).changes).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
