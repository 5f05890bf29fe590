import fc from "../../support/fast-check";
import { describe, expect, it } from "vitest";
import { deepEqual, get, type Json } from "../../../lib/documents";
import { csvBytes, csvEdits, readCsvImport } from "../../../lib/export/csv";
import { csvRows } from "../../../lib/export/csv/write";
import { csvTables } from "../../../lib/export/csv/tables";
import { csvText } from "../../../lib/export/csv/dialect";
import { cellEdit, ruleFor } from "../../../lib/views";
import { after, editContextOver, merged } from "../../editing/edit-context";
import { draft, files, game, Sheet, tables, tableOf, world } from "./sheets";

const nothing = { changes: [], problems: [], more: 0 };

describe("every table of the game as shipped", () => {
  it("changes nothing when it is read back", () => {
    for (const table of tables) {
      expect(readCsvImport(world, table.file, csvBytes(csvRows(table))), table.file).toMatchObject(nothing);
    }
  });

  it("holds every document, each table under a name of its own", () => {
    const names = tables.map(({ file }) => file);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.csv$/);
    expect(new Set(tables.map(({ document }) => document))).toEqual(new Set(draft.documents.keys()));
    for (const wanted of [
      "units-naval.csv",
      "units-land.csv",
      "units-air.csv",
      "bases.csv",
      "parameters.csv",
      "schedules-allies-turns.csv",
      "schedules-japan-turns.csv",
      "tables-surface-combat-firepower.csv",
      "tables-combat-types.csv",
      "tables-combat-types-modifiers.csv",
      "scenarios-campaign-setup.csv",
      "scenarios-short-campaign-setup.csv",
    ]) {
      expect(names).toContain(wanted);
    }
  });

  it("changes nothing after a German Excel has saved it", () => {
    for (const table of tables) {
      const resaved = csvRows(table).map((row) =>
        row.map((cell) => resavedCell(cell).replace(/^(-?\d+)\.(\d+)$/, "$1,$2")),
      );
      const text = resaved
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";"))
        .join("\r\n");
      expect(
        readCsvImport(world, `C:\\Downloads\\${table.file.replace(".csv", " (1).csv")}`, text),
        table.file,
      ).toMatchObject(nothing);
    }
  });

  it("changes nothing after it was sorted, and after columns were moved and empty ones left behind", () => {
    for (const table of tables) {
      const [head, ...rows] = csvRows(table).map((row) => [...[...row].reverse(), "", ""]);
      const text = csvText([head!, ...rows.reverse(), ["", ""], []]);
      expect(readCsvImport(world, table.file, text), table.file).toMatchObject(nothing);
    }
  });
});

/** A spreadsheet takes the zeros off what looks like a number, and keeps the rest. */
const resavedCell = (cell: string): string => (/^\d{1,15}(\.\d+)?$/.test(cell) ? String(Number(cell)) : cell);

describe("cells changed at random", () => {
  /** Cells that can be changed, with other texts of their column that they take. */
  const places = tables.flatMap((table) => {
    const rows = csvRows(table);
    return table.parts.flatMap((part, p) => {
      const start = 1 + table.parts.slice(0, p).reduce((sum, { grid }) => sum + grid.rows.length, 0);
      return part.grid.rows.flatMap((row, r) =>
        table.columns.flatMap((column, c) => {
          const gridColumn = part.grid.columns[column.at]!;
          const rule = ruleFor(gridColumn, row);
          if (column.role !== "cell" || gridColumn.role !== "value" || rule.type === "other") return [];
          return [
            {
              table,
              rule,
              pointer: row.cells[column.at]!.pointer,
              row: start + r,
              column: c,
              text: rows[start + r]![c]!,
            },
          ];
        }),
      );
    });
  });
  const anywhere = ["", "0", "1", "7", "x", "yes", "Zuihō", "'=1", "a;b", "two\nlines"];
  const beside = new Map<string, string[]>();
  for (const { table, column, text } of places) {
    const key = `${table.file} ${column}`;
    beside.set(key, [...(beside.get(key) ?? []), text]);
  }
  const changeable = tables.filter((table) => places.some((place) => place.table === table));
  /** Which table, which of its cells, and which text: as numbers, so that a failure is reported briefly. */
  const edit = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.boolean());
  const editOf = (t: number, at: number, other: number, isBeside: boolean) => {
    const table = changeable[t % changeable.length]!;
    const own = places.filter((place) => place.table === table);
    const place = own[at % own.length]!;
    const texts = isBeside ? beside.get(`${table.file} ${place.column}`)! : anywhere;
    return { place, text: texts[other % texts.length]! };
  };

  it("come back as these changes and no other, and go into a layer", () => {
    let made = 0;
    fc.assert(
      fc.property(fc.noBias(fc.array(edit, { minLength: 20, maxLength: 30 })), (edits) => {
        const sheets = new Map<string, Sheet>();
        const wanted = new Map<string, Json | undefined>();
        for (const { place, text } of edits.map((each) => editOf(...each))) {
          const key = `${place.table.document} ${place.pointer}`;
          const read = cellEdit(text.replace(/^'(?==)/, ""), place.rule);
          const before = get(draft.documents.get(place.table.document)!.value, place.pointer);
          // What cannot stand there, what says the same, and what a spreadsheet may have shortened is no change.
          if (!read.ok || deepEqual(before ?? null, read.value ?? null) || wanted.has(key)) continue;
          if (String(Number(before)) === text || /^\d+-\d/.test(text)) continue;
          const sheet = sheets.get(place.table.file) ?? new Sheet(place.table.file);
          sheet.rows[place.row]![place.column] = text;
          sheets.set(place.table.file, sheet);
          wanted.set(key, read.value);
        }
        const imports = [...sheets.values()].map((sheet) => sheet.read());
        expect(imports.flatMap(({ problems }) => problems)).toEqual([]);
        const context = editContextOver(withLayer, ["mine"], own);
        const done = csvEdits(context, imports, "mine");
        expect(done.problems).toEqual([]);
        const then = after(context, { ok: true, edits: done.edits, file: "" });
        expect(done.edits.every(({ file }) => file.startsWith("layers/mine/"))).toBe(true);
        expect(done.changes).toHaveLength(wanted.size);
        for (const [key, value] of wanted) {
          const [document, pointer] = key.split(" ") as [string, string];
          expect(get(merged(then, document), pointer), key).toEqual(value);
          made++;
        }
        // Nothing else has changed: the tables exported now are those that were imported.
        const now = new Map(csvTables({ draft: then.draft, game }).map((table) => [table.file, table]));
        for (const sheet of sheets.values()) {
          expect(readCsvImport({ draft: then.draft, game }, sheet.file, sheet.text())).toMatchObject(nothing);
        }
        for (const table of tables) {
          if (sheets.has(table.file) || namedBy(sheets).has(table.document)) continue;
          expect(csvText(csvRows(now.get(table.file)!)), table.file).toBe(
            csvText(csvRows(tableOf(table.file))),
          );
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
    expect(made).toBeGreaterThan(50);
  });

  const manifest = { id: "mine", kind: "variant", title: "Mine", reason: "To try it." };
  const withLayer = { ...files, "layers/mine/layer.json": JSON.stringify(manifest) };
  const own = ["layers/mine/layer.json"];
  const namedBy = (sheets: ReadonlyMap<string, Sheet>): Set<string> =>
    new Set([...sheets.keys()].map((file) => tableOf(file).document));
});
