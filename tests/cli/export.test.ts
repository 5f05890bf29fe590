import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBundle } from "../../lib/export";
import { readDirectory } from "../../lib/zip";
import { zip } from "../zip/hostile";
import { cli, cliJson, game, type Scratch, scratch } from "./harness";

interface Exported {
  out: string;
  files: { path: string; bytes: number; sha256: string }[];
}
interface Refused {
  ok: false;
  error: { code: string; message: string; hint?: string };
}

let folder: Scratch;
beforeEach(() => (folder = scratch()));
afterEach(() => folder.remove());

const at = (path: string) => join(folder.path, path);
const here = () => ({ cwd: folder.path });
const BUNDLE = "out/fire-in-the-sky-my-fire-in-the-sky-the-great-pacific-war-1941-1945.sandtable.zip";

async function newWorkspace(): Promise<void> {
  expect(await cli(["new", "mine", ...game, "--from", "short-campaign"], here())).toMatchObject({
    status: 0,
  });
  mkdirSync(at("mine/notes"));
  writeFileSync(
    at("mine/notes/picture.bin"),
    Uint8Array.from({ length: 300 }, (_, i) => i & 0xff),
  );
  writeFileSync(
    at("mine/layers/my-variant/bases.json"),
    '{ "bases": { "manila": { "victoryPoints": 7 } } }\r\n',
  );
}

/** Every file below a folder, with its bytes. */
function tree(path: string): Record<string, string> {
  const names = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map((entry) => {
      const full = join(entry.parentPath, entry.name);
      return [full.slice(path.length), readFileSync(full).toString("base64")];
    }),
  );
}

describe("export", () => {
  it("writes a module for VASSAL, one file that is a zip", async () => {
    const argv = ["export", "--game", "fire-in-the-sky-2e", "--format", "vassal", "--out", "out"];
    const { status, json } = await cliJson<Exported>(argv, here());
    expect(status).toBe(0);
    const [{ path }, ...more] = json.files as [Exported["files"][number], ...Exported["files"]];
    expect(more).toEqual([]);
    expect(path).toMatch(/^fire-in-the-sky-2e.*\.vmod$/);
    expect(readDirectory(readFileSync(join(json.out, path))).map(({ name }) => name)).toContain(
      "buildFile.xml",
    );
  });

  it("writes what it says, with sizes and check sums", async () => {
    const argv = ["export", ...game, "--format", "bundle,errata", "--out", "out"];
    const { status, json } = await cliJson<Exported>(argv, here());
    expect(status).toBe(0);
    expect(json.files.map(({ path }) => path)).toEqual([
      "fire-in-the-sky-errata-2005.sandtable.zip",
      "fire-in-the-sky-errata-2005-errata.md",
      "fire-in-the-sky-errata-2005-errata.html",
    ]);
    expect(json.out).toBe(at("out"));
    for (const { path, bytes, sha256 } of json.files) {
      const content = readFileSync(join(json.out, path));
      expect(content.length).toBe(bytes);
      expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
    }
    expect(readdirSync(at("out")).length).toBe(3);
    const again = await cliJson<Exported>(argv, here());
    expect(again).toMatchObject({ status: 0, json: { files: json.files } });
  });

  it("takes layers as other commands do", async () => {
    const argv = ["export", ...game, "--no-layer", "errata-2005", "--format", "bundle", "--out", "out"];
    const { json } = await cliJson<Exported>(argv, here());
    expect(json.files.map(({ path }) => path)).toEqual(["fire-in-the-sky-printed.sandtable.zip"]);
    const { manifest } = openBundle(readFileSync(at("out/fire-in-the-sky-printed.sandtable.zip")));
    expect(manifest).toMatchObject({ layers: [], without: ["errata-2005"] });
  });

  it("takes the whole workspace along, and import brings it back byte for byte", async () => {
    await newWorkspace();
    expect(await cli(["export", "mine", "--format", "bundle", "--out", "out"], here())).toMatchObject({
      status: 0,
    });
    const { status, json } = await cliJson<{
      path: string;
      game: string;
      files: string[];
      differs: string[];
    }>(["import", BUNDLE, "again"], here());
    expect(status).toBe(0);
    expect(json).toMatchObject({ path: at("again"), game: "fire-in-the-sky", differs: [] });
    expect(tree(at("again"))).toEqual(tree(at("mine")));
    expect(await cli(["export", "again", "--format", "bundle", "--out", "out"], here())).toMatchObject({
      status: 0,
    });
    const text = await cli(["diff", "mine", "again"], here());
    expect(text.out).toBe("No differences.\n");
  });

  it("leaves its own folder out when that lies in the workspace", async () => {
    await newWorkspace();
    const argv = ["export", "mine", "--format", "bundle", "--out", "mine/export"];
    const first = await cliJson<Exported>(argv, here());
    expect(await cliJson<Exported>(argv, here())).toEqual(first);
    expect(await cliJson(["export", "mine", "--format", "bundle", "--out", "mine"], here())).toMatchObject({
      status: 2,
      json: { error: { message: "The export would be written among the workspace's own files." } },
    });
  });

  it("does not write over what it did not make, unless asked to", async () => {
    mkdirSync(at("out"));
    writeFileSync(at("out/fire-in-the-sky-errata-2005-errata.md"), "my own notes");
    const argv = ["export", ...game, "--format", "errata", "--out", "out"];
    const { status, json } = await cliJson<Refused>(argv, here());
    expect(status).toBe(1);
    expect(json.error).toMatchObject({ code: "exists" });
    expect(json.error.message).toContain("fire-in-the-sky-errata-2005-errata.md");
    expect(json.error.hint).toContain("--force");
    expect(readdirSync(at("out"))).toHaveLength(1);
    expect(await cli([...argv, "--force"], here())).toMatchObject({ status: 0 });
    expect(readFileSync(at("out/fire-in-the-sky-errata-2005-errata.md"), "utf8")).toContain("# Errata");
  });

  it("says which errors keep data from being exported, and writes nothing", async () => {
    await newWorkspace();
    writeFileSync(
      at("mine/layers/my-variant/parameters.json"),
      '{ "hits": { "hitOn": { "air-strike": "often" } } }',
    );
    const argv = ["export", "mine", "--format", "bundle,errata", "--out", "out"];
    const { status, json } = await cliJson<{
      ok: boolean;
      files: unknown[];
      diagnostics: { path: string }[];
    }>(argv, here());
    expect(status).toBe(1);
    expect(json).toMatchObject({ ok: false, files: [] });
    expect(json.diagnostics.map(({ path }) => path)).toContain("mine/layers/my-variant/parameters.json");
    const { out } = await cli(argv, here());
    expect(out).toContain("mine/layers/my-variant/parameters.json:1:");
    expect(out).toContain("Nothing was exported: 1 error must be fixed first.");
    expect(existsSync(at("out"))).toBe(false);
  });

  it("marks errata that are new", async () => {
    await newWorkspace();
    cpSync(at("mine/layers/my-variant/layer.json"), at("layer.json"));
    const manifest = JSON.parse(readFileSync(at("layer.json"), "utf8")) as Record<string, unknown>;
    const record = {
      component: "rule",
      place: "Rule 8.1",
      kind: "clarification",
      impact: "none",
      was: "Unclear.",
      is: "Clear.",
      source: "The designer",
      since: "1.2",
    };
    writeFileSync(
      at("mine/layers/my-variant/layer.json"),
      JSON.stringify({ ...manifest, kind: "errata", errata: { clear: record } }),
    );
    const argv = ["export", "mine", "--format", "errata", "--out", "out", "--errata-since", "1.1"];
    const { json } = await cliJson<Exported>(argv, here());
    expect(readFileSync(at(`out/${json.files[0]!.path}`), "utf8")).toContain("### NEW: Rule 8.1");
  });

  it.each([
    { argv: ["--format", "bundel"], message: "There is no format “bundel”.", hint: "Did you mean “bundle”?" },
    { argv: ["--format", "paper"], message: "There is no format “paper”.", hint: /^Known formats: bundle, / },
    { argv: ["--format", ","], message: "Which format? Add --format bundle.", hint: /^Known formats: / },
    {
      argv: ["--format", "errata", "--errata-since", "soon"],
      message: "“soon” is not a version number.",
      hint: /1\.2/,
    },
    { argv: [], message: /required option '--format/ },
  ])("refuses $argv", async ({ argv, message, hint }) => {
    const { status, json } = await cliJson<Refused>(["export", ...game, ...argv, "--out", "out"], here());
    expect(status).toBe(2);
    expect(json.error.message).toEqual(
      typeof message === "string" ? message : expect.stringMatching(message),
    );
    if (hint !== undefined)
      expect(json.error.hint).toEqual(typeof hint === "string" ? hint : expect.stringMatching(hint));
    expect(existsSync(at("out"))).toBe(false);
  });

  it("reports in its help what the formats are for and what happens to files that are there", async () => {
    const { out } = await cli(["export", "--help"]);
    expect(out).toMatch(/bundle +one zip with everything/);
    expect(out).toMatch(/errata +the errata/);
    expect(out).toContain("--force");
  });
});

describe("import", () => {
  it("makes a workspace of a game's bundle, with the layers that were on", async () => {
    await cli(["export", ...game, "--no-layer", "errata-2005", "--format", "bundle", "--out", "out"], here());
    expect(
      await cli(["import", "out/fire-in-the-sky-printed.sandtable.zip", "printed"], here()),
    ).toMatchObject({ status: 0 });
    const { out } = await cli(["diff", "fire-in-the-sky-errata-2005", "printed"], here());
    expect(out).toBe("No differences.\n");
    expect(await cli(["check", "printed"], here())).toMatchObject({ status: 0 });
  });

  it("takes a zipped workspace too", async () => {
    const manifest = JSON.stringify({ title: "x", game: "fire-in-the-sky", layers: [] });
    writeFileSync(at("w.zip"), zip({ "w/sandtable.json": manifest, "w/README.md": "# x" }));
    expect(await cliJson(["import", "w.zip", "w"], here())).toMatchObject({
      status: 0,
      json: { files: ["sandtable.json", "README.md"] },
    });
  });

  it("says why a bundle is refused, and leaves nothing behind", async () => {
    await newWorkspace();
    await cli(["export", "mine", "--format", "bundle", "--out", "out"], here());
    const bytes = readFileSync(at(BUNDLE));
    writeFileSync(at("cut.zip"), bytes.subarray(0, bytes.length - 100));
    writeFileSync(at("web.zip"), zip({ "manifest.json": '{ "name": "a web page" }' }));
    writeFileSync(at("none.zip"), zip({ "picture.png": "x" }));
    const other = JSON.stringify({ title: "x", game: "chess", layers: [] });
    writeFileSync(at("chess.zip"), zip({ "sandtable.json": other }));
    for (const [file, message] of [
      ["cut.zip", "not a valid zip"],
      ["web.zip", "web.zip could not be opened: Its manifest.json is not that of a Sandtable bundle."],
      ["none.zip", "contains no sandtable.json"],
      ["chess.zip", "Its game “chess” is not one of the shipped games"],
    ] as const) {
      const { status, json } = await cliJson<Refused>(["import", file, "again"], here());
      expect(status, file).toBe(1);
      expect(json.error.message, file).toContain(message);
      expect(json.error.hint, file).toBeTruthy();
      expect(existsSync(at("again")), file).toBe(false);
    }
  });

  it("does not go into a folder with something in it", async () => {
    await cli(["export", ...game, "--format", "bundle", "--out", "out"], here());
    const argv = ["import", "out/fire-in-the-sky-errata-2005.sandtable.zip", "out"];
    expect(await cliJson(argv, here())).toMatchObject({
      status: 1,
      json: { error: { message: "out is not empty.", hint: "Name a folder that does not exist yet." } },
    });
    expect(readdirSync(at("out"))).toHaveLength(1);
  });

  it("asks for a file that is there", async () => {
    expect(await cliJson(["import", "nothing.zip", "again"], here())).toMatchObject({
      status: 2,
      json: { error: { message: "nothing.zip does not exist." } },
    });
    expect(await cliJson(["import", ".", "again"], here())).toMatchObject({ status: 2 });
  });
});
