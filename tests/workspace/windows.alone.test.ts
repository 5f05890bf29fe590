import type * as Files from "node:fs";
import type * as Paths from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountDrive, realPath } from "../support/windows";

vi.mock("node:path", async (original) =>
  (await import("../support/windows")).windowsPaths(await original<typeof Paths>()),
);
vi.mock("node:fs", async (original) =>
  (await import("../support/windows")).windowsFiles(await original<typeof Files>()),
);

const { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } =
  await vi.importActual<typeof Files>("node:fs");
const {
  createWorkspace,
  findWorkspace,
  insidePath,
  openWorkspace,
  putFiles,
  readOthers,
  removeFile,
  saveFile,
  unzipWorkspace,
  versionOf,
  writeNamed,
} = await import("../../lib/workspace");
const { listRuns, RunFolder, RUNS } = await import("../../lib/workspace/runs");
const { folderOf, importZip, loadWorkspace, newWorkspace, openFolder, saveDocument } =
  await import("../../lib/server");
const { assemble } = await import("../../lib/documents");
const { check } = await import("../../lib/diagnostics");
const { games } = await import("../../lib/games");
const { writeZip } = await import("../../lib/zip");
const { shortPlan } = await import("../lab/crew/support");

let drive = "";
beforeEach(() => {
  drive = mkdtempSync("/tmp/sandtable-windows-");
  mountDrive(drive);
  vi.stubEnv("SANDTABLE_HOME", "C:\\Users\\me\\Sandtable");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(drive, { recursive: true, force: true });
});

const everything = (): string[] => readdirSync(drive, { recursive: true }).map(String).sort();
/** A path with a backslash in it would be one odd name on other systems, and in a layer it would match nothing. */
const expectSlashes = (paths: Iterable<string>): void => {
  for (const path of paths) expect(path).not.toMatch(/\\|^[a-z]:/i);
};

describe("with the paths of Windows", () => {
  it("a workspace is made, read and checked; paths inside of it have slashes", () => {
    const made = createWorkspace("C:\\Games\\mine", "fire-in-the-sky", { from: "short-campaign" });
    expect(made.path).toBe("C:\\Games\\mine");
    expectSlashes(made.files);
    expectSlashes(everything());
    const sources = openWorkspace("C:\\Games\\mine");
    expectSlashes([...Object.keys(sources.files), ...sources.own]);
    expect(sources.problems).toEqual([]);
    expect(sources.diskPath("scenarios/my-short-campaign.json")).toBe(
      "C:\\Games\\mine\\scenarios\\my-short-campaign.json",
    );
    const draft = assemble(sources.files, { layers: sources.layers });
    expect(draft.layers.filter(({ on }) => on).map(({ id }) => id)).toContain("my-variant");
    for (const { path } of draft.files.values()) expectSlashes([path]);
    const { diagnostics } = check(sources.files, games["fire-in-the-sky"], { layers: sources.layers });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const manifest = JSON.parse(sources.files["sandtable.json"] ?? "{}") as { $schema?: string };
    expect(manifest.$schema ?? "").not.toContain("\\");
    expect(findWorkspace("C:\\Games\\mine\\layers\\my-variant")).toBe("C:\\Games\\mine");
  });

  it("documents are saved, deleted and put there; nothing leaves the folder", () => {
    createWorkspace("C:\\Games\\mine", "fire-in-the-sky");
    const root = "C:\\Games\\mine";
    saveFile(root, "layers/my-variant/tables/combat.json", "{}", { expected: null });
    expect(existsSync(realPath("C:\\Games\\mine\\layers\\my-variant\\tables\\combat.json"))).toBe(true);
    expect(Object.keys(openWorkspace(root).files)).toContain("layers/my-variant/tables/combat.json");
    removeFile(root, "layers/my-variant/tables/combat.json", versionOf("{}"));
    putFiles(root, "mine", [{ path: "out/csv/bases.csv", bytes: new TextEncoder().encode("a") }]);
    writeNamed("C:\\Games\\note.txt", "note.txt", "x");
    expect([...readOthers(root, new Set(["sandtable.json"])).keys()]).toEqual([
      ".gitattributes",
      ".gitignore",
      "README.md",
      "layers/my-variant/layer.json",
      "out/csv/bases.csv",
    ]);
    for (const path of [
      "..\\a.json",
      "layers\\a.json",
      "C:\\a.json",
      "C:a.json",
      "../a.json",
      "layers/CON.json",
    ])
      expect(() => saveFile(root, path, "{}"), path).toThrow();
    expect(() => insidePath(root, "layers/..\\..\\..\\note.txt")).toThrow(/not a path inside/);
  });

  it("zips are taken in, with slashes or as old programs of Windows wrote them", () => {
    const bytes = new TextEncoder().encode('{ "title": "Packed", "game": "fire-in-the-sky", "layers": [] }');
    const files = { "mine/sandtable.json": bytes, "mine/layers/a/layer.json": bytes };
    const packed = writeZip(Object.entries(files).map(([path, content]) => ({ path, bytes: content })));
    expectSlashes(Object.keys(unzipWorkspace(packed)));
    const folder = folderOf(importZip(packed));
    expect(folder).toBe("C:\\Users\\me\\Sandtable\\packed");
    expect(existsSync(realPath(`${folder}\\layers\\a\\layer.json`))).toBe(true);
  });

  it("the server lists, loads and saves; a title that Windows reserves gives a folder of another name", () => {
    const id = newWorkspace({ title: "Con", game: "fire-in-the-sky" });
    expect(folderOf(id)).toBe("C:\\Users\\me\\Sandtable\\con-1");
    expect(openFolder("C:\\Users\\me\\Sandtable\\con-1\\")).toBe(id);
    expect(saveDocument(folderOf(id), "tables/mine.json", "{}\r\n", null).status).toBe(200);
    const { files, shipped } = loadWorkspace(id);
    expectSlashes([...Object.keys(files), ...Object.keys(shipped)]);
    expect(files["tables/mine.json"]?.text).toBe("{}\r\n");
  });

  it("runs are kept and found again by their names", async () => {
    createWorkspace("C:\\Games\\mine", "fire-in-the-sky");
    const plan = shortPlan({ games: 1 });
    const folder = `C:\\Games\\mine\\${RUNS}\\first`;
    const run = RunFolder.create(folder, "first", plan);
    run.close();
    expect(listRuns(`C:\\Games\\mine\\${RUNS}`)).toMatchObject([{ id: "first", state: "unfinished" }]);
    const kept = JSON.parse(readFileSync(realPath(`${folder}\\plan.json`), "utf8")) as typeof plan;
    expectSlashes([
      kept.variants[0]!.scenario,
      ...Object.keys(JSON.parse(kept.variants[0]!.documents!) as object),
    ]);
    RunFolder.open(folder, "first").close();
  });
});
