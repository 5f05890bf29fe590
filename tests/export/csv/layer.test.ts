import { describe, expect, it } from "vitest";
import { get } from "../../../lib/documents";
import { csvEdits, csvFormat, readCsvImport } from "../../../lib/export/csv";
import { csvRows } from "../../../lib/export/csv/write";
import { csvTables } from "../../../lib/export/csv/tables";
import { csvText } from "../../../lib/export/csv/dialect";
import type { EditContext } from "../../../lib/editing";
import { after, merged } from "../../editing/edit-context";
import { context, layer, Sheet } from "./sheets";

const sourceOf = ({ draft, files, own }: EditContext) => ({
  game: "fire-in-the-sky",
  definition: undefined,
  draft,
  files,
  own,
  schemas: {},
  version: "1",
});
const naval = "units-naval.csv";

describe("into a layer", () => {
  it("are the smallest edits, in one file for each document", () => {
    const naval2 = new Sheet(naval);
    naval2.set("j-dd", "Firepower", "2");
    const land = new Sheet("units-land.csv");
    land.set("j-land-8", "Name", "The Eighth");
    const begun = context({ "layers/mine/units.json": '{ "naval": { "j-ca": { "firepower": 3 } } }\n' });
    const { edits, changes } = csvEdits(begun, [naval2.read(), land.read()], "mine");
    expect(changes).toHaveLength(2);
    expect(new Set(edits.map(({ file }) => file))).toEqual(
      new Set(["layers/mine/units.json", "layers/mine/layer.json"]),
    );
    const done = after(begun, { ok: true, edits, file: "" });
    expect(JSON.parse(done.files["layers/mine/units.json"]!)).toEqual({
      naval: { "j-ca": { firepower: 3 }, "j-dd": { firepower: 2 } },
      land: { "j-land-8": { name: "The Eighth" } },
    });
  });

  it("write nothing for a file with bad cells, unless the good ones are asked for alone", () => {
    const sheet = new Sheet(naval);
    sheet.set("j-dd", "Firepower", "2");
    const bad = sheet.set("j-ca", "Defense", "#REF!");
    const strict = csvEdits(context(), [sheet.read()], "mine");
    expect(strict).toMatchObject({ edits: [], problems: [{ file: naval, cell: bad }] });
    const good = csvEdits(context(), [sheet.read()], "mine", { goodOnly: true });
    const done = after(context(), { ok: true, edits: good.edits, file: "" });
    expect(get(merged(done, "units.json"), "/naval/j-dd/firepower")).toBe(2);
    expect(good.problems).toMatchObject([{ cell: bad }]);
  });

  it("say at the cell which later layer sets its value itself", () => {
    const more = {
      ...layer("later"),
      "layers/later/units.json": JSON.stringify({ naval: { "j-dd": { firepower: 0 } } }),
    };
    const over = context(more, ["mine", "later"]);
    const world = { draft: over.draft, game: undefined };
    const file = csvTables(world).find(
      ({ document, parts }) => document === "units.json" && parts[0]!.grid.pointer === "/naval",
    )!;
    const rows = csvRows(file).map((row) => [...row]);
    const row = rows.findIndex(([id]) => id === "j-dd");
    const column = rows[0]!.findIndex((heading) => /firepower/i.test(heading));
    const count = rows[0]!.findIndex((heading) => /count/i.test(heading));
    rows[row]![column] = "3";
    rows[row]![count] = "9";
    const read = readCsvImport(world, file.file, csvText(rows));
    const { problems, edits } = csvEdits(over, [read], "mine", { goodOnly: true });
    expect(problems).toMatchObject([{ row: row + 1, column: column + 1, file: file.file }]);
    expect(problems[0]!.message).toContain("later");
    const done = after(over, { ok: true, edits, file: "" });
    expect(get(merged(done, "units.json"), "/naval/j-dd")).toMatchObject({ firepower: 0, count: 9 });
  });

  it("are none, and nothing is exported, while a text cannot be read", () => {
    const broken = context({ "layers/mine/units.json": "{" });
    expect(() => csvFormat.make(sourceOf(broken)).next()).toThrow("layers/mine/units.json");
    const none = context({ "units.json": "{" });
    const { problems, changes } = readCsvImport(
      { draft: none.draft, game: undefined },
      naval,
      "Id\r\nj-dd\r\n",
    );
    expect(changes).toEqual([]);
    expect(problems[0]!.message).toContain("units.json");
  });

  it("count a table once that comes twice", () => {
    const sheet = new Sheet(naval);
    const twin = { ...sheet.read(), name: "units-naval (1).csv" };
    const { problems } = csvEdits(context(), [sheet.read(), twin], "mine");
    expect(problems).toMatchObject([{ file: "units-naval (1).csv", cell: "A1" }]);
  });
});
