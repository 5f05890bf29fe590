import { createHash } from "node:crypto";
import { posix } from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { canonicalText, type Json, type JsonObject } from "../../../lib/documents";
import { schemas } from "../../../lib/documents/generated/schemas";
import { ExportError } from "../../../lib/export";
import { bundleFormat } from "../../../lib/export/bundle";
import { bytesOf, GAME, layer, makeAll, sourceOf, textOf, workspaceFile } from "../support";

const source = sourceOf(
  {
    "sandtable.json": workspaceFile(),
    "layers/mine/layer.json": layer("mine"),
    "layers/mine/bases.json": `${JSON.stringify({ bases: { manila: { victoryPoints: 7 } } })}\n`,
    "layers/mine/parameters.json": `${JSON.stringify({ oil: { merchantmenFraction: null } })}\n`,
    "scenarios/own.json": JSON.stringify({ $schema: "../../elsewhere/scenario.schema.json", id: "own" }),
  },
  { others: new Map([["README.md", bytesOf("# Oil\n")]]) },
);
const [made] = makeAll(bundleFormat, source);
/** As any other program opens it. */
const files = unzipSync(made!.bytes);
const json = (path: string): Json => JSON.parse(textOf(files[path]!)) as Json;

interface Manifest {
  layers: { id: string; path: string; sha256: string }[];
  files: { path: string; bytes: number; sha256: string }[];
}
const manifest = json("manifest.json") as unknown as Manifest & Record<string, Json>;

describe("a bundle", () => {
  it("is called after game and workspace, or after the layers of a game", () => {
    expect(made!.path).toBe("fire-in-the-sky-what-if-the-oil-lasts.sandtable.zip");
    const nameOf = (without: string[]) => makeAll(bundleFormat, sourceOf({}, { without }))[0]!.path;
    expect(nameOf([])).toBe("fire-in-the-sky-errata-2005.sandtable.zip");
    expect(nameOf(["errata-2005"])).toBe("fire-in-the-sky-printed.sandtable.zip");
  });

  it("lists each of its files with size and check sum", () => {
    const listed = manifest.files.map(({ path }) => path);
    expect([...listed, "manifest.json"].sort()).toEqual(Object.keys(files).sort());
    for (const { path, bytes, sha256 } of manifest.files) {
      expect(files[path]!.length, path).toBe(bytes);
      expect(createHash("sha256").update(files[path]!).digest("hex"), path).toBe(sha256);
    }
  });

  it("says what it is of, and which layers made it, in order", () => {
    expect(manifest).toMatchObject({
      format: "sandtable-bundle",
      version: 1,
      game: GAME,
      title: "Fire in the Sky: The Great Pacific War 1941-1945",
      edition: "Rules 1.1, 2005",
      workspace: "What if the oil lasts?",
      program: { name: "sandtable", version: "0.1.0" },
      without: [],
    });
    expect(manifest.layers.map(({ id, path }) => [id, path])).toEqual([
      ["errata-2005", "game/fire-in-the-sky/layers/errata-2005"],
      ["mine", "workspace/layers/mine"],
    ]);
    for (const { path, sha256 } of manifest.layers) {
      const lines = manifest.files
        .filter((file) => file.path.startsWith(`${path}/`))
        .map((file) => `${file.sha256}  ${file.path.slice(path.length + 1)}\n`);
      expect(lines.length).toBeGreaterThan(1);
      expect(createHash("sha256").update(lines.join("")).digest("hex")).toBe(sha256);
    }
  });

  it("holds every document merged, in canonical form", () => {
    const merged = Object.keys(files).filter((path) => path.startsWith("documents/"));
    expect(merged.map((path) => path.slice(`documents/${GAME}/`.length)).sort()).toEqual(
      [...source.draft.documents.keys()].sort(),
    );
    for (const path of merged) {
      const value = json(path);
      expect(textOf(files[path]!), path).toBe(canonicalText(value));
      const document = source.draft.documents.get(path.slice(`documents/${GAME}/`.length))!
        .value as JsonObject;
      expect({ ...(value as JsonObject), $schema: 0 }).toEqual({ ...document, $schema: 0 });
    }
    expect(json(`documents/${GAME}/bases.json`)).toMatchObject({ bases: { manila: { victoryPoints: 7 } } });
  });

  it("holds the schemas at the places that its documents name", () => {
    for (const path of Object.keys(files).filter((one) => /^documents\/.*\.json$/.test(one))) {
      const { $schema } = json(path) as { $schema?: string };
      expect($schema, path).toBeDefined();
      const found = posix.join(posix.dirname(path), $schema!);
      expect(json(found), `${path} → ${found}`).toEqual(schemas[found.slice("schemas/".length)]);
    }
    expect(json("schemas/kinds.json")).toContainEqual({
      kind: "units",
      schema: "fire-in-the-sky/units.schema.json",
      match: "units.json",
    });
  });

  it("holds the game's files and the workspace's as they were", () => {
    for (const [path, text] of Object.entries(source.shipped!)) {
      expect(textOf(files[`game/${GAME}/${path}`]!), path).toBe(text);
    }
    for (const path of source.own) expect(textOf(files[`workspace/${path}`]!), path).toBe(source.files[path]);
    expect(textOf(files["workspace/README.md"]!)).toBe("# Oil\n");
  });

  it("reports what differs from the printed game, for programs and for people", () => {
    const { changes } = json("changes.json") as { changes: JsonObject[] };
    expect(changes).toContainEqual({
      file: "bases.json",
      pointer: "/bases/manila/victoryPoints",
      kind: "changed",
      from: expect.any(Number) as number,
      to: 7,
      rule: expect.any(String) as string,
      reason: "Oil lasts: What if the oil had lasted?",
      what: "Manila, Victory Points",
      by: "Oil lasts",
    });
    expect(changes).toContainEqual(
      expect.objectContaining({
        pointer: "/merchantAswDie",
        from: 1,
        to: 0.5,
        by: "Errata of the 2005 rulebook",
      }),
    );
    const markdown = textOf(files["changes.md"]!);
    expect(markdown).toContain("# What if the oil lasts?: what changed");
    expect(markdown).toMatch(
      /^- Manila: Victory Points 7(?: Victory Points)?, was \d \(rule [\d.]+\) – Oil lasts: What if/m,
    );
    expect(markdown).toContain("Errata of the 2005 rulebook");
  });

  it("reports where the values come from, and which a layer has set or removed", () => {
    const { documents } = json("sources.json") as {
      documents: Record<string, { sources: JsonObject; layers: JsonObject }>;
    };
    expect(documents["game.json"]!.sources[""]).toEqual({ rule: "1.0", status: "printed" });
    expect(documents["bases.json"]!.layers).toEqual({
      "/bases/manila/victoryPoints": {
        layer: "mine",
        file: "layers/mine/bases.json",
        pointer: "/bases/manila/victoryPoints",
      },
    });
    expect(documents["parameters.json"]!.layers["/oil/merchantmenFraction"]).toMatchObject({
      layer: "mine",
      removed: true,
    });
  });

  it("is not made of a file that cannot be read", () => {
    const broken = sourceOf({ "sandtable.json": workspaceFile(), "layers/mine/layer.json": "{" });
    expect(() => makeAll(bundleFormat, broken)).toThrow(ExportError);
    expect(() => makeAll(bundleFormat, broken)).toThrow("layers/mine/layer.json is not valid JSON");
  });

  it("is not made when it could not be opened again", () => {
    const twins = new Map([
      ["notes.md", bytesOf("a")],
      ["Notes.md", bytesOf("b")],
    ]);
    const own = { "sandtable.json": workspaceFile({ layers: [] }) };
    expect(() => makeAll(bundleFormat, sourceOf(own, { others: twins }))).toThrow("capital letters");
  });
});
