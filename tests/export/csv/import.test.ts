import { describe, expect, it } from "vitest";
import { assemble, get, type Json } from "../../../lib/documents";
import { type CsvImport, csvEdits, readCsvImport } from "../../../lib/export/csv";
import { csvRows } from "../../../lib/export/csv/write";
import { csvTables } from "../../../lib/export/csv/tables";
import { csvText } from "../../../lib/export/csv/dialect";
import { after, editContextOver, merged } from "../../editing/edit-context";
import { context, Sheet } from "./sheets";

const naval = "units-naval.csv";

describe("the preview", () => {
  it("says by meaning what changes, and where in the file", () => {
    const sheet = new Sheet(naval);
    const firepower = sheet.set("j-dd", "Firepower", "2");
    const elite = sheet.set("j-cv-hiryu-soryu", "Elite", "");
    const optional = sheet.set("j-dd", "Elite", "yes");
    const { changes, problems, table } = sheet.read();
    expect(problems).toEqual([]);
    expect(table).toEqual({ file: naval, title: "Naval units", document: "units.json" });
    expect(changes.find(({ cell }) => cell === firepower)).toMatchObject({
      kind: "changed",
      document: "units.json",
      pointer: "/naval/j-dd/firepower",
      value: 2,
      from: "1",
      to: "2",
      unit: "factors",
    });
    expect(changes.find(({ cell }) => cell === firepower)!.what).toMatch(/Japan.*firepower/);
    expect(changes.find(({ cell }) => cell === elite)).toMatchObject({ kind: "removed", from: "yes" });
    expect(changes.find(({ cell }) => cell === optional)).toMatchObject({ kind: "added", to: "yes" });
    expect(changes).toHaveLength(3);
  });

  it("puts zeros back that a spreadsheet has taken off, where only one id can be meant", () => {
    const sheet = new Sheet("bases.csv");
    sheet.set("rabaul", "Hex", "306");
    expect(sheet.read()).toMatchObject({ problems: [], changes: [{ value: "0306" }] });
  });

  it("reads decimal commas where the file parts its cells by semicolons", () => {
    const sheet = new Sheet(naval);
    sheet.set("j-dd", "Anti-Aircraft", "1,5");
    const text = sheet.rows.map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\n");
    expect(sheet.read(text)).toMatchObject({ problems: [], changes: [{ value: 1.5 }] });
  });
});

describe("new rows", () => {
  const newShip = (sheet: Sheet, id: string): void => {
    const like = sheet.rows[sheet.row("j-bb-yamato-musashi")]!;
    sheet.rows.push(like.map((cell, i) => (i === 0 ? id : i === sheet.column("Name") ? "Kii, Owari" : cell)));
  };

  it("are new entries where ids are anybody's to choose", () => {
    const sheet = new Sheet(naval);
    newShip(sheet, "j-bb-kii-owari");
    const { changes, problems } = sheet.read();
    expect(problems).toEqual([]);
    expect(changes).toMatchObject([
      {
        kind: "added",
        pointer: "/naval/j-bb-kii-owari",
        row: sheet.rows.length,
        cell: `A${sheet.rows.length}`,
      },
    ]);
    expect(changes[0]!.what).toContain("Kii, Owari");
    const done = after(context(), {
      ok: true,
      edits: csvEdits(context(), [sheet.read()], "mine").edits,
      file: "",
    });
    const yamato = get(merged(done, "units.json"), "/naval/j-bb-yamato-musashi") as Record<string, Json>;
    expect(get(merged(done, "units.json"), "/naval/j-bb-kii-owari")).toEqual({
      ...yamato,
      name: "Kii, Owari",
    });
  });

  it("with bad cells are reported cell by cell, and not made", () => {
    const sheet = new Sheet(naval);
    newShip(sheet, "j-bb-kii-owari");
    const at = sheet.rows.length;
    sheet.rows[at - 1]![sheet.column("Defense")] = "99";
    sheet.rows[at - 1]![sheet.column("Firepower")] = "=A1";
    sheet.rows[at - 1]![sheet.column("Nation")] = "";
    const { changes, problems } = sheet.read();
    expect(changes).toEqual([]);
    expect(problems.map(({ row, column }) => [row, column])).toEqual(
      ["Nation", "Firepower", "Defense"].map((heading) => [at, sheet.column(heading) + 1]),
    );
  });

  it("are in the row that they name, with a row of their own for values that no cell can show", () => {
    const sheet = new Sheet("tables-combat-types-modifiers.csv");
    const like = [...sheet.rows[sheet.row("task-force-asw", "air-in-hex")]!];
    sheet.rows.push(["air-strike", "my-own", ...like.slice(2)]);
    sheet.rows.push(["air-strikes", "my-own", ...like.slice(2)]);
    const { changes, problems } = sheet.read();
    expect(changes).toMatchObject([
      {
        pointer: "/types/air-strike/modifiers/my-own",
        value: { when: { is: "friendly-air-in-hex" }, add: 1, rule: "12.2.2" },
      },
    ]);
    expect(problems).toMatchObject([{ cell: `A${sheet.rows.length}`, hint: "Did you mean “air-strike”?" }]);
    const bad = new Sheet("tables-combat-types-modifiers.csv");
    bad.rows.push([
      "air-strike",
      "my-own",
      ...like.slice(2).map((cell) => (cell.startsWith("{") ? '{"is":"x"}' : cell)),
    ]);
    expect(bad.read()).toMatchObject({ changes: [], problems: [{ row: bad.rows.length }] });
  });

  it("arrive in a turn", () => {
    const sheet = new Sheet("schedules-allies-turns.csv");
    const like = sheet.rows[sheet.row("2", "us-army")]!;
    sheet.rows.push(like.map((cell, i) => (i === 1 ? "more-army" : cell)));
    expect(sheet.read()).toMatchObject({ problems: [], changes: [{ pointer: "/turns/2/more-army" }] });
  });
});

describe("new columns", () => {
  it("are new values where the keys of a row are anybody's to choose", () => {
    const sheet = new Sheet("schedules-levels-submarine-points.csv");
    sheet.rows.forEach((row, i) => row.splice(2, 0, i === 0 ? "2" : row[0] === "allies" ? "3" : ""));
    expect(sheet.read()).toMatchObject({
      problems: [],
      changes: [{ kind: "added", pointer: "/submarinePoints/allies/2", value: 3 }],
    });
    sheet.set("allies", "2", "many");
    expect(sheet.read()).toMatchObject({ changes: [], problems: [{ cell: "C3" }] });
    sheet.rows[0]![2] = "Turn two";
    expect(sheet.read()).toMatchObject({ changes: [], problems: [{ cell: "C1" }] });
  });
});

describe("new single values", () => {
  const sheet = () => new Sheet("scenarios-short-campaign.csv");
  const withRow = (place: string, value: string): CsvImport => {
    const own = sheet();
    own.rows.push([place, "", value, "", ""]);
    return own.read();
  };

  it("stand where the schema knows a place for them", () => {
    expect(withRow("/control/midway", "japan").changes).toMatchObject([
      {
        kind: "added",
        pointer: "/control/midway",
        value: "japan",
        what: expect.stringContaining("Midway") as string,
      },
    ]);
    expect(withRow("/control/midway", "japan").problems).toEqual([]);
    expect(withRow("/control/midway", "")).toMatchObject({ changes: [], problems: [] });
  });

  it.each([
    "/control/midwai",
    "/setup/saigon/units",
    "/sources/x",
    "/$schema",
    "/nothing",
    "control",
    "/start/turn/x",
  ])("and nowhere else: %s", (place) => {
    const { changes, problems } = withRow(place, "japan");
    expect(changes).toEqual([]);
    expect(problems.map(({ column }) => column)).toEqual([1]);
  });
});

describe("rows that go", () => {
  const marked = (sheet: Sheet, ...ids: string[]): Sheet => {
    sheet.rows.forEach((row, i) => row.push(i === 0 ? "Delete" : ids.includes(row[0]!) ? "x" : ""));
    return sheet;
  };

  it("are those that are marked; those that are missing stay", () => {
    const sheet = new Sheet("scenarios-short-campaign-setup.csv");
    sheet.rows.splice(sheet.row("saigon"), 1);
    marked(sheet, "formosa");
    const read = sheet.read();
    expect(read).toMatchObject({ problems: [], changes: [{ kind: "removed", pointer: "/setup/formosa" }] });
    const done = after(context(), { ok: true, edits: csvEdits(context(), [read], "mine").edits, file: "" });
    const setup = get(merged(done, "scenarios/short-campaign.json"), "/setup") as object;
    expect(setup).not.toHaveProperty("formosa");
    expect(setup).toHaveProperty("saigon");
  });

  it("are none where rows are given by the schema", () => {
    const read = marked(new Sheet("parameters.csv"), "/hits/hitOn/air-strike").read();
    expect(read).toMatchObject({ changes: [], problems: [{ hint: "Leave the cell empty." }] });
  });

  it("need a mark that can be read", () => {
    const sheet = marked(new Sheet(naval), "j-dd");
    sheet.rows[sheet.row("j-dd")]![sheet.rows[0]!.length - 1] = "perhaps";
    expect(sheet.read()).toMatchObject({ changes: [], problems: [{ row: sheet.row("j-dd") + 1 }] });
  });

  it("take an inner object with them when its last value goes", () => {
    const sheet = new Sheet("scenarios-short-campaign-setup.csv");
    const heading = sheet.rows[0]!.find((each) => sheet.get("formosa", each) === "8")!;
    sheet.set("formosa", heading, "");
    const done = after(context(), {
      ok: true,
      edits: csvEdits(context(), [sheet.read()], "mine").edits,
      file: "",
    });
    expect(get(merged(done, "scenarios/short-campaign.json"), "/setup/formosa")).toEqual({});
  });
});

describe("entries in order", () => {
  const texts = {
    "notes.json": JSON.stringify({
      entries: [
        { day: 1, text: "a" },
        { day: 2, text: "b" },
        { day: 3, text: "c" },
      ],
    }),
  };
  const world = { draft: assemble(texts), game: undefined };
  const table = csvTables(world)[0]!;
  const read = (rows: string[][]): CsvImport => readCsvImport(world, table.file, csvText(rows));

  it("have numbers, and new ones come at the end", () => {
    expect(csvRows(table)).toEqual([
      ["No.", "Day", "Text"],
      ["1", "1", "a"],
      ["2", "2", "b"],
      ["3", "3", "c"],
    ]);
    const head = ["No.", "Day", "Text", "Delete"];
    const rows = [head, ["1", "1", "a", "x"], ["2", "5", "b", ""], ["3", "3", "c", "x"], ["4", "4", "d", ""]];
    const found = read(rows);
    expect(found.problems).toEqual([]);
    const own = editContextOver(texts, []);
    const done = after(own, { ok: true, edits: csvEdits(own, [found], "none").edits, file: "" });
    expect(merged(done, "notes.json")).toEqual({
      entries: [
        { day: 5, text: "b" },
        { day: 4, text: "d" },
      ],
    });
    expect(
      read([
        ["No.", "Day", "Text"],
        ["9", "1", "x"],
      ]),
    ).toMatchObject({ changes: [], problems: [{ cell: "A2" }] });
    expect(
      read([
        ["No.", "Day", "Text"],
        ["", "1", "x"],
      ]),
    ).toMatchObject({ changes: [], problems: [{ cell: "A2" }] });
  });
});
