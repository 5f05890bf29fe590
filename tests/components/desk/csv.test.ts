import { describe, expect, it } from "vitest";
import { csvCalls as calls } from "../../../components/desk/calls-csv";
import type { Spreadsheet } from "../../../components/desk/calls-csv";
import { Desk } from "../../../components/desk/world";
import "../../../lib/games";
import { editFiles } from "../../../lib/documents";
import { csvBytes } from "../../../lib/export/csv";
import { csvRows } from "../../../lib/export/csv/write";
import { csvTables } from "../../../lib/export/csv/tables";
import { openGame } from "../../../lib/workspace";

const { files: shipped } = openGame("fire-in-the-sky");
const manifest = { $schema: "x", title: "Mine", game: "fire-in-the-sky", layers: ["mine"], without: [] };
const layer = {
  $schema: "x",
  id: "mine",
  kind: "variant",
  title: "Mine",
  reason: "To see what comes of it.",
  citations: [],
  requires: [],
  conflicts: [],
  default: false,
};

function openDesk(): Desk {
  const desk = new Desk();
  desk.open("fire-in-the-sky", shipped, {
    "sandtable.json": JSON.stringify({ ...manifest, suppress: [] }),
    "layers/mine/layer.json": JSON.stringify(layer),
  });
  return desk;
}

/** The bases as they are exported, with some cells of Bombay written over. */
function bases(desk: Desk, cells: Record<string, string>): Spreadsheet {
  const world = { draft: desk.draft, game: desk.game, own: desk.own };
  const table = csvTables(world).find(({ file }) => file === "bases.csv")!;
  const [head, ...rows] = csvRows(table);
  const changed = rows.map((row) =>
    row[0] === "bombay" ? row.map((cell, i) => cells[head![i]!] ?? cell) : row,
  );
  return { name: "bases.csv", bytes: csvBytes([head!, ...changed]) };
}

describe("spreadsheets at the desk", () => {
  it("are previewed: what changes, and every bad cell by row and column", () => {
    const desk = openDesk();
    const sheet = bases(desk, { "Air Capacity": "lots", "Port Capacity": "9" });
    const { files, problems } = calls.previewCsv(desk, [sheet], "mine");
    expect(files).toMatchObject([{ changes: [{ cell: "H2", from: "8", to: "9" }] }]);
    expect(problems).toMatchObject([{ file: "bases.csv", row: 2, column: 7, cell: "G2" }]);
    expect(desk.own.has("layers/mine/bases.json")).toBe(false);
  });

  it("are refused as a whole while a cell is bad, unless only the good ones are wanted", () => {
    const desk = openDesk();
    const sheet = bases(desk, { "Air Capacity": "lots", "Port Capacity": "9" });
    expect(calls.importCsv(desk, [sheet], "mine", false)).toMatchObject({ ok: false });
    const change = calls.importCsv(desk, [sheet], "mine", true);
    if (!change.ok) throw new Error(change.reason);
    expect(change.file).toBe("layers/mine/bases.json");
    for (const [file, text] of Object.entries(editFiles(desk.files, change.edits))) desk.write(file, text);
    expect(calls.previewCsv(desk, [sheet], "mine").files[0]!.changes).toEqual([]);
  });

  it("say what the check would find with them", () => {
    const desk = openDesk();
    const { found, foundCount } = calls.previewCsv(desk, [bases(desk, { Hex: "1004" })], "mine");
    expect(foundCount).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(foundCount);
  });

  it("that say what the documents say change nothing, and cannot be imported", () => {
    const desk = openDesk();
    expect(calls.previewCsv(desk, [bases(desk, {})], "mine")).toMatchObject({ problems: [], more: 0 });
    expect(calls.importCsv(desk, [bases(desk, {})], "mine", false)).toMatchObject({ ok: false });
  });
});
