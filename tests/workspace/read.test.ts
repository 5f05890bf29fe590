import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createChecker } from "../../lib/diagnostics";
import { games } from "../../lib/games";
import {
  bounds,
  openGame,
  openWorkspace,
  readManifest,
  readText,
  readTree,
  shippedGames,
} from "../../lib/workspace";

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "sandtable-read-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string | Buffer = "{}"): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe("readTree", () => {
  it("finds documents and skips other files", () => {
    for (const path of ["a.json", "layers/x/b.json", "notes.txt", ".git/c.json", ".d.json", "package.json"])
      write(path);
    write("node_modules/e/e.json");
    expect(Object.keys(readTree(root).files)).toEqual(["a.json", "layers/x/b.json"]);
  });

  it("looks only into the folders named, and at the top", () => {
    for (const path of ["a.json", "layers/b.json", "private/c.json"]) write(path);
    expect(Object.keys(readTree(root, ["layers"]).files)).toEqual(["a.json", "layers/b.json"]);
  });

  it("keeps bytes that are not UTF-8 visible for the syntax check", () => {
    write("a.json", Buffer.from([0x22, 0xff, 0x22]));
    write("b.json", Buffer.from([0xef, 0xbb, 0xbf, 0x31]));
    expect(readTree(root).files).toEqual({ "a.json": '"\uFFFD"', "b.json": "\uFEFF1" });
  });

  it("reads the others when one cannot be read, and says why", () => {
    write("good.json");
    write("large.json", Buffer.alloc(bounds.fileBytes + 1, 32));
    symlinkSync("/etc/hostname", join(root, "link.json"));
    write(`${Array.from({ length: bounds.depth + 2 }, (_, i) => `d${i}`).join("/")}/deep.json`);
    const { files, problems } = readTree(root);
    expect(Object.keys(files)).toEqual(["good.json"]);
    expect(problems.map(({ code }) => code).sort()).toEqual(["link", "too-deep", "too-large"]);
    const large = problems.find(({ code }) => code === "too-large")!;
    expect(large).toMatchObject({
      path: "large.json",
      message: "large.json has 16.0 MB; the maximum is 16.0 MB.",
    });
  });

  it("says when the folder itself is not there", () => {
    expect(() => readTree(join(root, "none"))).toThrow(/none does not exist/);
  });
});

describe("readText", () => {
  it("refuses folders and links, and follows a link only when asked to", () => {
    write("a.json", "1");
    symlinkSync("a.json", join(root, "link.json"));
    expect(() => readText(root)).toThrow("is a folder, not a file");
    expect(() => readText(join(root, "link.json"))).toThrow("links are not followed");
    expect(readText(join(root, "link.json"), { followLink: true })).toBe("1");
    expect(() => readText(join(root, "none.json"))).toThrow("does not exist");
  });
});

describe("openGame", () => {
  it("reads every shipped game", () => {
    expect(shippedGames()).toContain("fire-in-the-sky");
    for (const id of shippedGames()) {
      const { files, problems, own } = openGame(id);
      expect(files["game.json"]).toContain(`"${id}"`);
      expect(problems).toEqual([]);
      expect(own.size).toBe(0);
    }
  });

  it("knows no other", () => {
    expect(() => openGame("../schemas")).toThrow("There is no game “../schemas”.");
  });
});

describe("openWorkspace", () => {
  it("lays its own documents over the shipped ones", () => {
    write("sandtable.json", '{ "game": "fire-in-the-sky", "layers": ["mine"], "without": ["errata-2005"] }');
    write("layers/mine/layer.json");
    write("parameters.json", '{ "own": 1 }');
    const sources = openWorkspace(root);
    expect(sources).toMatchObject({ game: "fire-in-the-sky", layers: ["mine"], without: ["errata-2005"] });
    expect(sources.files["parameters.json"]).toBe('{ "own": 1 }');
    expect(sources.files["bases.json"]).toContain("singapore");
    expect([...sources.own].sort()).toEqual(["layers/mine/layer.json", "parameters.json", "sandtable.json"]);
    expect(sources.diskPath("parameters.json")).toBe(join(root, "parameters.json"));
    expect(sources.diskPath("bases.json")).toMatch(/data\/fire-in-the-sky\/bases\.json$/);
  });

  it("plays by its own weights where it has some, which are checked, and by the game's where it has none", () => {
    const steady = "players/steady.json";
    write("sandtable.json", '{ "game": "fire-in-the-sky" }');
    const shipped = openGame("fire-in-the-sky").files[steady]!;
    expect(openWorkspace(root).files[steady]).toBe(shipped);
    const weights = JSON.parse(shipped) as { japan: { oilPoint: number } };
    weights.japan.oilPoint = 99;
    write(steady, JSON.stringify(weights));
    const { files, own, diskPath } = openWorkspace(root);
    expect([...own].sort()).toEqual([steady, "sandtable.json"]);
    expect(diskPath(steady)).toBe(join(root, steady));
    const checker = createChecker(games["fire-in-the-sky"]);
    const { diagnostics } = checker.check(files, { layers: [], without: [], games: Object.keys(games) });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ file: steady, pointer: "/japan/oilPoint", severity: "error" }),
    );
    expect(checker.draft!.documents.get(steady)!.value).toMatchObject({ japan: { oilPoint: 99 } });
  });

  it("reads its own documents even when the game is unknown", () => {
    write("sandtable.json", '{ "game": "fire-in-the-skies" }');
    write("scenarios/a.json");
    const { game, files } = openWorkspace(root);
    expect(game).toBeUndefined();
    expect(Object.keys(files).sort()).toEqual(["sandtable.json", "scenarios/a.json"]);
  });

  it("says when there is none", () => {
    expect(() => openWorkspace(root)).toThrow("contains no sandtable.json");
    expect(() => openWorkspace(join(root, "none"))).toThrow("does not exist");
  });
});

describe("readManifest", () => {
  it("makes out what it can of a broken text", () => {
    expect(readManifest('{ "game": "x", "layers": ["a", 3, "b",], // mine\n "without": "c" ')).toMatchObject({
      game: "x",
      layers: ["a", "b"],
      without: [],
    });
    expect(readManifest("[]")).toMatchObject({ layers: [], without: [] });
    expect(readManifest('{ "__proto__": { "game": "x" } }').game).toBeUndefined();
  });
});
