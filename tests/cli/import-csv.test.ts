import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CsvChange, FileProblem } from "../../lib/export/csv";
import { csvBytes } from "../../lib/export/csv";
import { csvRows } from "../../lib/export/csv/write";
import { csvTables } from "../../lib/export/csv/tables";
import { assemble } from "../../lib/documents";
import { openWorkspace } from "../../lib/workspace";
import { shipped } from "../support/shipped";
import { cli, cliJson, game, type Scratch, scratch } from "./harness";

const { draft, game: definition } = shipped("fire-in-the-sky");
const tables = csvTables({ draft, game: definition });

interface Imported {
  ok: boolean;
  dryRun: boolean;
  files: { file: string; document: string | null; changes: CsvChange[]; problems: FileProblem[] }[];
  problems: FileProblem[];
  written: string[];
  diagnostics: { code: string }[];
}

let folder: Scratch;
beforeEach(async () => {
  folder = scratch();
  await cli(["new", "mine", ...game], { cwd: folder.path });
});
afterEach(() => folder.remove());

const at = (path: string) => join(folder.path, path);

/** A table as exported, with cells changed: by the id in the first column and the heading. */
function table(file: string, cells: [id: string, heading: string, text: string][] = []): void {
  const rows = csvRows(tables.find((each) => each.file === file)!).map((row) => [...row]);
  for (const [id, heading, text] of cells) {
    expect(rows[0]).toContain(heading);
    rows.find(([first]) => first === id)![rows[0]!.indexOf(heading)] = text;
  }
  mkdirSync(at("tables"), { recursive: true });
  writeFileSync(at(`tables/${file}`), csvBytes(rows));
}

const run = (...argv: string[]) =>
  cliJson<Imported>(["import-csv", ...argv, "--into", "my-variant"], { cwd: folder.path });
const layerFile = (document: string): unknown =>
  JSON.parse(readFileSync(at(`mine/layers/my-variant/${document}`), "utf8"));

describe("import-csv", () => {
  it("takes changed cells of several tables over into a layer", async () => {
    table("units-naval.csv", [["j-dd", "Firepower", "2"]]);
    table("bases.csv", [["rabaul", "Air Capacity", "11"]]);
    table("units-land.csv");
    const { status, json } = await run("tables", "mine");
    expect(json).toMatchObject({ ok: true, dryRun: false, problems: [] });
    expect(status).toBe(0);
    expect(json.written).toEqual(
      ["bases.json", "units.json", "layer.json"].map((name) => `layers/my-variant/${name}`),
    );
    expect(json.files.map(({ changes }) => changes.length)).toEqual([1, 0, 1]);
    expect(layerFile("units.json")).toEqual({ naval: { "j-dd": { firepower: 2 } } });
    expect(layerFile("bases.json")).toEqual({ bases: { rabaul: { airCapacity: 11 } } });
    expect(await run("tables", "mine")).toMatchObject({ status: 0, json: { written: [] } });
  });

  it("only says what would change when it is asked to, in words", async () => {
    table("units-naval.csv", [["j-dd", "Firepower", "2"]]);
    const dry = await run("tables/units-naval.csv", "mine", "--dry-run");
    expect(dry).toMatchObject({ status: 0, json: { dryRun: true, written: [] } });
    expect(dry.json.files[0]!.changes).toMatchObject([{ pointer: "/naval/j-dd/firepower", value: 2 }]);
    expect(() => layerFile("units.json")).toThrow();
    const argv = ["import-csv", "tables/units-naval.csv", "mine", "--into", "my-variant", "--dry-run"];
    const { out } = await cli(argv, { cwd: folder.path });
    expect(out).toMatch(/Japan.*firepower: 1 → 2/);
    expect(out).toContain("Nothing was written");
    const inside = await cli(["import-csv", "../tables/units-naval.csv", "--into", "my-variant"], {
      cwd: at("mine"),
    });
    expect(inside.out).toContain("1 change written to");
  });

  it("writes nothing while a cell is bad, and names each by row and column", async () => {
    table("units-naval.csv", [
      ["j-dd", "Firepower", "2"],
      ["j-dd", "Defense", "#REF!"],
      ["j-ca", "Class", "WAHR"],
    ]);
    const { status, json } = await run("tables", "mine");
    expect(status).toBe(1);
    expect(json).toMatchObject({ ok: false, written: [] });
    expect(json.problems).toHaveLength(2);
    for (const { file, cell, row, column, message, hint } of json.problems) {
      expect(file).toBe(join("tables", "units-naval.csv"));
      expect(cell).toBe(`${String.fromCharCode(64 + column)}${row}`);
      expect(message.length + hint!.length).toBeGreaterThan(20);
    }
    const output = await cli(["import-csv", "tables", "mine", "--into", "my-variant"], { cwd: folder.path });
    expect(output).toMatchObject({ status: 1 });
    expect(output.out).toContain("--good-only");
    for (const { cell } of json.problems) expect(output.out).toContain(cell);
    expect(await run("tables", "mine", "--good-only")).toMatchObject({
      status: 1,
      json: { written: ["layers/my-variant/units.json", "layers/my-variant/layer.json"] },
    });
    expect(layerFile("units.json")).toEqual({ naval: { "j-dd": { firepower: 2 } } });
  });

  it("changes a document of the workspace's own where it stands", async () => {
    await cli(["new", "own", ...game, "--from", "short-campaign"], { cwd: folder.path });
    const [scenario] = readdirSync(at("own/scenarios"));
    const world = openWorkspace(at("own"));
    const of = csvTables({ draft: assemble(world.files, { layers: world.layers }), game: definition });
    const setup = of.find(
      ({ document, file }) => document === `scenarios/${scenario}` && file.endsWith("-setup.csv"),
    )!;
    const rows = csvRows(setup).map((row) => row.map((cell) => (cell === "8" ? "6" : cell)));
    writeFileSync(at(setup.file), csvBytes(rows));
    const { json } = await run(setup.file, "own");
    expect(json).toMatchObject({ ok: true, written: [`scenarios/${scenario}`] });
    const text = readFileSync(at(`own/scenarios/${scenario}`), "utf8");
    expect(text.match(/"japan": 6/g)).toHaveLength(json.files[0]!.changes.length);
  });

  it("says what the check finds then", async () => {
    const setup = "scenarios-short-campaign-setup.csv";
    table(setup, [["saigon", csvRows(tables.find(({ file }) => file === setup)!)[0]![1]!, "40 j-dd"]]);
    const { json } = await run("tables", "mine", "--dry-run");
    expect(json.problems).toEqual([]);
    expect(json.diagnostics.length).toBeGreaterThan(0);
  });

  it("refuses what it cannot do, with the reason", async () => {
    table("units-naval.csv");
    writeFileSync(at("tables/book.csv"), Uint8Array.of(0x50, 0x4b, 3, 4));
    const book = await run("tables/book.csv", "mine");
    expect(book).toMatchObject({ status: 1, json: { problems: [{ cell: "A1" }] } });
    const into = (layer: string, ...paths: string[]) =>
      cli(["import-csv", ...paths, "--into", layer], { cwd: folder.path });
    expect((await into("my-varian", "tables", "mine")).err).toContain("my-variant");
    expect((await into("errata-2005", "tables", "mine")).err).toContain("read-only");
    expect(await into("my-variant", "tables")).toMatchObject({ status: 2 });
    expect(await into("my-variant", "mine")).toMatchObject({ status: 2 });
    expect(await into("my-variant", "nowhere.csv", "mine")).toMatchObject({ status: 2 });
    expect(await into("my-variant", "tables", "mine", "mine")).toMatchObject({ status: 2 });
    mkdirSync(at("empty"));
    expect(await into("my-variant", "empty", "mine")).toMatchObject({ status: 2 });
  });
});
