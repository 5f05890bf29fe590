import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { whyLimited } from "../../lib/diagnostics/words";
import { get } from "../../lib/documents";
import { changeValues } from "../../lib/editing";
import { copyTsv, fillDown, pasteTsv, readTsv, valuesOf } from "../../lib/views/grid";
import { writeTsv } from "../../lib/views/grid/tsv";
import { after, editContextOver, merged } from "../editing/edit-context";
import { columnAt, draft, files, grid, grids } from "./grids";

describe("the clipboard", () => {
  it("gives back any cells", () => {
    const cells = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(
          fc.array(
            fc.oneof(
              fc.string({ maxLength: 5 }),
              fc.constantFrom("", '"', 'a"b', "a\tb", "a\nb", "a\r\nb", '""', "\n"),
            ),
            { minLength: columns, maxLength: columns },
          ),
          { minLength: rows, maxLength: rows },
        ),
      );
    fc.assert(
      fc.property(cells, (rows) => {
        expect(readTsv(writeTsv(rows))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it("reads what spreadsheets write", () => {
    expect(readTsv('a\t"two\nlines"\t"say ""hi"""\r\nb\t\t5" gun\r\n')).toEqual([
      ["a", "two\nlines", 'say "hi"'],
      ["b", "", '5" gun'],
    ]);
    expect(readTsv('"unclosed\tx')).toEqual([['"unclosed', "x"]]);
    expect(readTsv("")).toEqual([]);
  });

  it("pasted where it was copied changes nothing, in any table", () => {
    const all = [...draft.documents.keys()].flatMap(grids).filter(({ rows }) => rows.length > 0);
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), fc.nat(), fc.nat(), fc.nat(), (of, a, b, c, d) => {
        const from = { row: a % of.rows.length, column: b % of.columns.length };
        const to = { row: c % of.rows.length, column: d % of.columns.length };
        const at = { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) };
        expect(pasteTsv(of, at, copyTsv(of, { from, to }))).toEqual({
          changes: [],
          newRows: [],
          beyond: { columns: 0, rows: 0 },
        });
      }),
      { numRuns: 200 },
    );
  });

  const naval = grid("units.json", "/naval");
  const at = (row: string, key: string) => ({
    row: naval.rows.findIndex(({ id }) => id === row),
    column: columnAt(naval, key),
  });

  it("shows what it would change, what not and why, and what has no place", () => {
    const preview = pasteTsv(naval, at("j-dd", "firepower"), "2\t99\n");
    expect(preview.changes).toMatchObject([
      { row: "j-dd", column: "firepower", pointer: "/naval/j-dd/firepower", before: 1, after: 2 },
      { row: "j-dd", column: "defense", reason: `Defense must be at most 12, not 99. ${whyLimited}` },
    ]);
    expect(valuesOf(preview)).toEqual([{ pointer: "/naval/j-dd/firepower", value: 2 }]);
    const wide = pasteTsv(naval, { row: 0, column: naval.columns.length - 1 }, "yes\t1\t2");
    expect(wide.beyond).toEqual({ columns: 2, rows: 0 });
    const renamed = pasteTsv(naval, at("j-dd", "id"), "j-destroyer");
    expect(renamed.changes[0]?.reason).toContain("rename it");
  });

  it("offers new rows where the first column is an id", () => {
    const last = { row: naval.rows.length, column: 0 };
    const good = "j-bb-new\tjapan\tBB\tNew\t1\t4\t12\t2\t\t2\t6";
    const preview = pasteTsv(naval, last, `${good}\nj-dd\tjapan\tDD\tOld\t1\t4\t12\t2\t\t2\t6\nBad Id`);
    expect(preview.newRows[0]).toEqual({
      id: "j-bb-new",
      pointer: "/naval/j-bb-new",
      value: {
        nation: "japan",
        class: "BB",
        name: "New",
        count: 1,
        firepower: 4,
        defense: 12,
        antiAircraft: 2,
        transport: 2,
        movement: 6,
      },
      reasons: [],
    });
    expect(preview.newRows[1]?.reasons.join()).toContain("already exists");
    expect(preview.newRows[2]?.reasons.join()).toContain("is not a valid id");
    expect(valuesOf(preview)).toHaveLength(1);
    expect(pasteTsv(naval, { row: naval.rows.length, column: 3 }, "x").beyond.rows).toBe(1);
  });

  it("becomes one edit of the document", () => {
    const context = editContextOver(files, []);
    const preview = pasteTsv(naval, at("j-dd", "firepower"), "2\t8");
    const done = after(context, changeValues(context, "base", "units.json", valuesOf(preview)));
    expect(get(merged(done, "units.json"), "/naval/j-dd")).toMatchObject({ firepower: 2, defense: 8 });
    expect(done.files["units.json"]!.length).toBe(files["units.json"]!.length);
  });

  it("takes an inner object away with its last value", () => {
    const setup = grid("scenarios/campaign.json", "/setup");
    const row = setup.rows.findIndex(({ id }) => id === "formosa");
    const preview = pasteTsv(setup, { row, column: columnAt(setup, "airSteps/japan") }, '""');
    expect(valuesOf(preview)).toEqual([{ pointer: "/setup/formosa/airSteps", value: undefined }]);
  });

  it("fills a value down", () => {
    const from = at("j-dd", "count");
    const changes = fillDown(naval, { from, to: { row: from.row + 2, column: from.column } });
    expect(changes).toHaveLength(2);
    expect(changes.map(({ after: value }) => value)).toEqual([12, 12]);
  });
});
