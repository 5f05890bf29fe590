import { describe, expect, it } from "vitest";
import { get } from "../../lib/documents";
import { canGrow, filterRows, firstTexts, type Grid, gridsOf, newRow, sortRows } from "../../lib/views/grid";
import { editContextOver, merged } from "../editing/edit-context";
import { cell, column, columnAt, draft, files, game, grid, grids } from "./grids";

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
      max: 9,
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
      Object.keys(get(merged(editContextOver(files, []), "units.json"), "/naval")!).length,
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
    const row = parameters!.rows.find(({ id }) => id === "/hits/hitOn/air-strike")!;
    expect(row.cells.map(({ value }) => value)).toEqual(["Hits: To hit: Air strike", 5, "pips", "2.3"]);
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
      value: get(merged(editContextOver(files, []), "tables/combat.json"), like.pointer),
      reasons: [],
    });
    expect(newRow(modifiers, texts).value).toMatchObject({ when: { is: "turn-between", from: 6 } });
  });

  it("cannot have an id that is there, also in a row that a filter leaves out", () => {
    const filtered = filterRows(bases, { text: "truk" });
    const texts = firstTexts(bases).with(0, "rabaul");
    expect(newRow(filtered, texts).reasons).toContain("“rabaul” already exists.");
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
    const { draft: layered } = editContextOver(texts, ["variant", "errata"]);
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
