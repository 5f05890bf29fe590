import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { get } from "../../lib/documents";
import { changeValues } from "../../lib/editing";
import {
  canGrow,
  cellEdit,
  type CellRule,
  cellText,
  type Column,
  copyTsv,
  fillDown,
  filterRows,
  firstTexts,
  type Grid,
  gridsOf,
  newRow,
  pasteTsv,
  readTsv,
  sortRows,
  valuesOf,
  writeTsv,
} from "../../lib/views/grid";
import { after, deskOver, merged } from "../editing/desk";
import { shipped } from "../support/shipped";

const { draft, game, files } = shipped("fire-in-the-sky");
const grids = (document: string): Grid[] => gridsOf({ draft, game }, document);
const grid = (document: string, pointer: string): Grid => {
  const found = grids(document).find((each) => each.pointer === pointer);
  if (found === undefined) throw new Error(`No grid at ${pointer} of ${document}.`);
  return found;
};
const column = (of: Grid, key: string): Column => of.columns.find((each) => each.key === key)!;
const columnAt = (of: Grid, key: string): number => of.columns.findIndex((each) => each.key === key);
const cell = (of: Grid, row: string, key: string) =>
  of.rows.find(({ id }) => id === row)?.cells[columnAt(of, key)];

describe("what of a document is a table", () => {
  it("is a collection by id, with its columns from the schema", () => {
    const naval = grid("units.json", "/naval");
    expect(naval.title).toBe("Naval units");
    expect(naval.kind).toBe("things");
    expect(naval.columns.slice(0, 4).map(({ key }) => key)).toEqual(["id", "nation", "class", "name"]);
    expect(naval.columns[0]).toMatchObject({ frozen: true, role: "id" });
    expect(column(naval, "firepower")).toMatchObject({
      type: "integer",
      unit: "factors",
      min: 0,
      max: 4,
      required: true,
      rule: "12.3.3.2",
    });
    expect(column(naval, "nation")).toMatchObject({ type: "reference", noun: "nation" });
    expect(column(naval, "class").choices).toContainEqual({
      value: "BB",
      title: "Battleship or battlecruiser",
    });
    expect(column(naval, "airGroup/steps")).toMatchObject({ suffix: "/airGroup/steps", required: false });
    expect(naval.rows).toHaveLength(
      Object.keys(get(merged(deskOver(files, []), "units.json"), "/naval")!).length,
    );
    expect(cell(naval, "j-dd", "antiAircraft")).toMatchObject({
      value: 0.5,
      pointer: "/naval/j-dd/antiAircraft",
      layer: "base",
    });
  });

  it("shows who set a value, and how sure it is", () => {
    const [costs] = grids("tables/transport-costs.json");
    expect(costs?.kind).toBe("settings");
    expect(cell(costs!, "/merchantAswDie", "value")).toMatchObject({
      value: 0.5,
      status: "errata",
      layer: "errata-2005",
    });
    expect(cell(costs!, "/oilPoint", "value")).toMatchObject({ status: "printed", layer: "base" });
  });

  it("flattens parameters to rows of name, value, unit and rule", () => {
    const [parameters] = grids("parameters.json");
    const row = parameters!.rows.find(({ id }) => id === "/hits/hitOn")!;
    expect(row.cells.map(({ value }) => value)).toEqual(["Hits: Hits on", 5, "pips", "2.3"]);
    expect(row.own).toMatchObject({ type: "integer", min: 1, max: 20, required: true });
    expect(parameters!.rows.find(({ id }) => id === "/damage/brokenForever")?.own?.type).toBe("list");
  });

  it("is a collection of collections, with a key for each", () => {
    const turns = grid("schedules/japan.json", "/turns");
    expect(turns.depth).toBe(2);
    expect(turns.columns.slice(0, 2).map(({ title }) => title)).toEqual(["Turn", "Id"]);
    expect(cell(turns, "3/yamato", "units")).toMatchObject({
      value: { "j-bb-yamato-musashi": 1 },
      pointer: "/turns/3/yamato/units",
    });
    expect(column(turns, "units")).toMatchObject({ type: "counts", keys: { type: "reference" } });
  });

  it("is a matrix, with its columns in the order of their numbers", () => {
    const table = grid("tables/surface-combat.json", "/firepower");
    expect(table.columns.map(({ title }) => title)).toEqual(["Id", "7", "8", "9", "10", "11", "12"]);
    expect(cell(table, "0", "10")?.value).toBe("6*");
  });

  it("is a table inside another, by the name of its row", () => {
    const modifiers = grid("tables/combat.json", "/types/ground-support/modifiers");
    expect(modifiers.title).toBe("Ground support: Modifiers");
    expect(column(modifiers, "when").type).toBe("other");
    expect(cell(modifiers, "air-supremacy", "add")).toMatchObject({ value: 1, layer: "errata-2005" });
  });

  it("has every value of every shipped document but its frame, once", () => {
    for (const path of draft.documents.keys()) {
      const pointers = grids(path).flatMap(({ rows, columns }) =>
        rows.flatMap(({ cells }) =>
          cells.filter((_, i) => columns[i]?.role === "value").map((each) => each.pointer),
        ),
      );
      expect(new Set(pointers).size, path).toBe(pointers.length);
      const value = draft.documents.get(path)!.value;
      for (const key of Object.keys(value as object)) {
        if (key === "$schema" || key === "sources") continue;
        const content = get(value, `/${key}`);
        const isEmpty = typeof content === "object" && content !== null && Object.keys(content).length === 0;
        if (!isEmpty)
          expect(
            pointers.some((each) => each.startsWith(`/${key}`)),
            `${path} ${key}`,
          ).toBe(true);
      }
    }
  });
});

describe("what a person types", () => {
  const naval = grid("units.json", "/naval");
  const typed = (text: string, key: string, of = naval) => {
    const read = cellEdit(text, column(of, key));
    return read.ok ? read.value : read.reason;
  };

  it.each([
    ["0,5", 0.5],
    ["0.5", 0.5],
    ["1/2", 0.5],
    ["½", 0.5],
    ["1 1/2", 1.5],
    ["1½", 1.5],
    [" 2 ", 2],
    ["+1", 1],
  ])("%s is a number of quarters", (text, value) => {
    expect(typed(text, "antiAircraft")).toBe(value);
  });

  it.each([
    ["1/3", "antiAircraft", "steps of 0.25"],
    ["abc", "antiAircraft", "no number"],
    ["-1", "antiAircraft", "at least 0"],
    ["−1", "firepower", "at least 0"],
    ["1/2", "firepower", "whole number"],
    ["9", "firepower", "at most 4"],
    ["0", "transport", "more than 0"],
    ["1,000", "count", "two ways"],
    ["", "count", "cannot be empty"],
    ["ZZ", "class", "one of CV"],
    ["Japn", "nation", "did you mean “japan”"],
    ["maybe", "elite", "yes or no"],
  ])("“%s” cannot stand in %s", (text, key, reason) => {
    expect(typed(text, key)).toContain(reason);
  });

  it("reads yes and no, choices by what they mean, things by name, and nothing", () => {
    expect(typed("x", "elite")).toBe(true);
    expect(typed("No", "elite")).toBe(false);
    expect(typed("", "elite")).toBeUndefined();
    expect(typed("no", "airGroup/first")).toBeUndefined();
    expect(typed("destroyer", "class")).toBe("DD");
    expect(typed("dd", "class")).toBe("DD");
    expect(typed("United States", "nation")).toBe("us");
    expect(typed("8", "landLimit", grid("bases.json", "/bases"))).toBe(8);
  });

  it("reads lists and numbers of things", () => {
    expect(typed("read-their-mail; elite-pilots", "requires", grid("options.json", "/options"))).toEqual([
      "read-their-mail",
      "elite-pilots",
    ]);
    const turns = grid("schedules/allies.json", "/turns");
    expect(typed("2 u-dd, u-ca", "units", turns)).toEqual({ "u-dd": 2, "u-ca": 1 });
    expect(typed("2 × u-dd", "units", turns)).toEqual({ "u-dd": 2 });
    expect(typed("u-dd 3", "units", turns)).toEqual({ "u-dd": 3 });
    expect(typed("u-dd, u-dd", "units", turns)).toContain("twice");
    expect(typed("2 u-dx", "units", turns)).toContain("no unit type");
  });

  const rule = (type: CellRule["type"], rest: Partial<CellRule> = {}): CellRule => ({
    type,
    title: "T",
    required: false,
    ...rest,
  });

  it("is what the cell shows, typed again", () => {
    const items = fc
      .string({ minLength: 1, maxLength: 6 })
      .filter((text) => text.trim() !== "" && !text.includes("\n"));
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), (value) => {
        const text = cellText(value, rule("number"));
        if (text.includes("e")) return;
        expect(cellEdit(text, rule("number"))).toEqual({ ok: true, value: value === 0 ? 0 : value });
      }),
    );
    fc.assert(
      fc.property(fc.array(items, { minLength: 1, maxLength: 4 }), (value) => {
        const list = rule("list", { items: rule("text") });
        expect(cellEdit(cellText(value, list), list)).toEqual({ ok: true, value });
      }),
    );
    const ids = fc.stringMatching(/^[a-z][a-z-]{0,5}[a-z]$/).filter((id) => id !== "x");
    fc.assert(
      fc.property(
        fc.dictionary(ids, fc.integer({ min: 1, max: 60 }), {
          minKeys: 1,
          maxKeys: 4,
          noNullPrototype: true,
        }),
        (value) => {
          const counts = rule("counts", { keys: rule("text"), items: rule("integer") });
          expect(cellEdit(cellText(value, counts), counts)).toEqual({ ok: true, value });
        },
      ),
    );
  });
});

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
      { row: "j-dd", column: "defense", reason: "Defense is at most 12, not 99." },
    ]);
    expect(valuesOf(preview)).toEqual([{ pointer: "/naval/j-dd/firepower", value: 2 }]);
    const wide = pasteTsv(naval, { row: 0, column: naval.columns.length - 1 }, "yes\t1\t2");
    expect(wide.beyond).toEqual({ columns: 2, rows: 0 });
    const renamed = pasteTsv(naval, at("j-dd", "id"), "j-destroyer");
    expect(renamed.changes[0]?.reason).toContain("renaming");
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
    expect(preview.newRows[1]?.reasons.join()).toContain("there already");
    expect(preview.newRows[2]?.reasons.join()).toContain("cannot be an id");
    expect(valuesOf(preview)).toHaveLength(1);
    expect(pasteTsv(naval, { row: naval.rows.length, column: 3 }, "x").beyond.rows).toBe(1);
  });

  it("becomes one edit of the document", () => {
    const desk = deskOver(files, []);
    const preview = pasteTsv(naval, at("j-dd", "firepower"), "2\t8");
    const done = after(desk, changeValues(desk, "base", "units.json", valuesOf(preview)));
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

describe("rows in order", () => {
  const naval = grid("units.json", "/naval");

  it("sorts numbers by size and texts as people do, empty cells last, and leaves equal ones alone", () => {
    const up = sortRows(naval, "airStrength").rows.map(
      ({ cells }) => cells[columnAt(naval, "airStrength")]?.value,
    );
    const values = up.filter((value) => value !== undefined) as number[];
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(up.lastIndexOf(undefined)).toBe(up.length - 1);
    const down = sortRows(naval, "airStrength", "down").rows.at(-1)?.cells[columnAt(naval, "airStrength")]
      ?.value;
    expect(down).toBeUndefined();
    const turns = grid("schedules/japan.json", "/turns");
    expect(sortRows(turns, "id1").rows.map(({ id }) => Number(id.split("/")[0]))).toEqual(
      turns.rows.map(({ id }) => Number(id.split("/")[0])).sort((a, b) => a - b),
    );
    expect(sortRows(naval, "no-such-column")).toBe(naval);
  });

  it("filters by a text anywhere, and by column", () => {
    expect(filterRows(naval, { text: "yamato" }).rows.map(({ id }) => id)).toEqual(["j-bb-yamato-musashi"]);
    const strong = filterRows(naval, { columns: { firepower: ">=4", nation: "=japan" } });
    expect(strong.rows.map(({ id }) => id)).toEqual(["j-bb-yamato-musashi"]);
    const none = filterRows(naval, { columns: { airStrength: "=", class: "CV" } });
    expect(none.rows).toEqual([]);
    expect(filterRows(naval, { columns: { airStrength: "<2" } }).rows.length).toBeGreaterThan(0);
  });
});

describe("a new row", () => {
  const modifiers = grid("tables/combat.json", "/types/air-strike/modifiers");
  const bases = grid("bases.json", "/bases");

  it("has what no cell can show from the row that it is like, or from the schema's example", () => {
    const like = modifiers.rows[0]!;
    const texts = firstTexts(modifiers, like).with(0, "mine");
    expect(newRow(modifiers, texts, { like })).toEqual({
      id: "mine",
      pointer: "/types/air-strike/modifiers/mine",
      value: get(merged(deskOver(files, []), "tables/combat.json"), like.pointer),
      reasons: [],
    });
    expect(newRow(modifiers, texts).value).toMatchObject({ when: { is: "turn-between", from: 6 } });
  });

  it("cannot have an id that is there, also in a row that a filter leaves out", () => {
    const filtered = filterRows(bases, { text: "truk" });
    const texts = firstTexts(bases).with(0, "rabaul");
    expect(newRow(filtered, texts).reasons).toContain("“rabaul” is there already.");
  });

  it("comes at the end of a list, empty or not", () => {
    const list: Grid = {
      ...bases,
      kind: "list",
      depth: 0,
      columns: bases.columns.slice(1),
      pointer: "/list",
    };
    expect(canGrow(list)).toBe(true);
    expect(newRow(list, firstTexts(list)).pointer).toBe("/list/-");
  });
});

describe("what a layer sets", () => {
  it("is an erratum, yours, or as the sources say, and the layer has its name", () => {
    const layer = (kind: string) =>
      JSON.stringify({ id: kind, kind, title: `The ${kind}`, reason: "to try" });
    const texts = {
      ...files,
      "layers/variant/layer.json": layer("variant"),
      "layers/variant/bases.json": JSON.stringify({ bases: { rabaul: { airCapacity: 11 } } }),
      "layers/errata/layer.json": layer("errata"),
      "layers/errata/bases.json": JSON.stringify({ bases: { truk: { airCapacity: 11 } } }),
    };
    const { draft: layered } = deskOver(texts, ["variant", "errata"]);
    const own = new Set(["layers/variant/layer.json"]);
    const at = (world: Parameters<typeof gridsOf>[0], row: string, key: string) =>
      cell(
        gridsOf(world, "bases.json").find(({ pointer }) => pointer === "/bases")!,
        row,
        key,
      );
    const mine = { draft: layered, game, own };
    const yours = { status: "yours", layer: "variant", layerTitle: "The variant" };
    expect(at(mine, "rabaul", "airCapacity")).toMatchObject(yours);
    expect(at(mine, "rabaul", "name")).toMatchObject({ status: "printed", layer: "base" });
    expect(at(mine, "rabaul", "id")).toMatchObject({ layer: "base" });
    expect(at(mine, "truk", "airCapacity")).toMatchObject({ status: "errata", layerTitle: "The errata" });
    const theirs = { draft: layered, game };
    expect(at(theirs, "rabaul", "airCapacity")).toMatchObject({
      status: cell(grid("bases.json", "/bases"), "rabaul", "airCapacity")!.status,
      layer: "variant",
    });
  });
});
