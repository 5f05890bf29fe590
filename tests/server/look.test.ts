import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, gameCards, gameOf, loadLook, lookedInto, newWorkspace } from "../../lib/server";
import { lookId } from "../../lib/server/look";
import { useHome } from "./support";
import { changesInWords } from "../../lib/server/changes";

const home = useHome();

describe("a shipped game without a folder", () => {
  it("opens like a workspace that has just been made, under an id of its own", () => {
    const look = loadLook("fire-in-the-sky");
    expect(look).toMatchObject({
      id: "game-fire-in-the-sky",
      path: "",
      game: "fire-in-the-sky",
      problems: [],
    });
    expect(Object.keys(look.files)).toEqual(["sandtable.json", "layers/my-variant/layer.json"]);
    expect(look.shipped).toHaveProperty(["scenarios/training.json"]);
    expect(lookedInto(lookId("fire-in-the-sky-2e"))).toBe("fire-in-the-sky-2e");
    expect([lookedInto("game-nothing"), lookedInto("0123456789ab")]).toEqual([undefined, undefined]);
  });
});

describe("the game of a page", () => {
  it("is known from the id of a look or of a workspace, unless there is no such game or no workspace", () => {
    const id = newWorkspace({ title: "One", game: "fire-in-the-sky-2e" });
    expect(["game-fire-in-the-sky", id].map(gameOf)).toEqual(["fire-in-the-sky", "fire-in-the-sky-2e"]);
    writeFileSync(join(folderOf(id), "sandtable.json"), '{ "game": "toString" }');
    expect(["game-nothing", "0123456789ab", id].map(gameOf)).toEqual(Array(3).fill(undefined));
    expect(folderOf(id)).toContain(home.path);
  });
});

describe("the picture of a game", () => {
  it("is made of its map: coasts, a path for every hex, and every base in the colour of its side", () => {
    // Hexes of the largest boards would be too small to be seen.
    const withoutGrid = ["flat-top", "pacific-war"];
    for (const { id, picture } of gameCards()) {
      expect(picture!.bases.length).toBeGreaterThan(id === "flat-top" ? 10 : 30);
      expect(picture!.bases.map(({ colour }) => colour)).toEqual(
        expect.arrayContaining(["#b03a2e", "#2f5d8a"]),
      );
      expect([id, picture!.grid.split("M").length > 150]).toEqual([id, !withoutGrid.includes(id)]);
      expect(picture!.land).toMatch(/^M-?[\d.]+ -?[\d.]+L/);
      // The first page is to be there in a blink.
      expect(JSON.stringify(picture).length).toBeLessThan(40_000);
    }
  });
});

describe("what a workspace holds of its own", () => {
  const words = (files: Record<string, unknown>): string => {
    const root = mkdtempSync(join(tmpdir(), "sandtable-changes-"));
    for (const [path, value] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), typeof value === "string" ? value : JSON.stringify(value));
    }
    return changesInWords(root);
  };

  it("is said in words, layers by their values and documents by their kind", () => {
    expect(words({ "sandtable.json": { title: "T" }, "layers/v/layer.json": { id: "v" } })).toBe(
      "no changes yet",
    );
    expect(
      words({
        "layers/v/layer.json": { id: "v" },
        "layers/v/units.json": { naval: { a: { firepower: 2, defense: 9 } }, sources: { "/naval": {} } },
        "layers/v/bases.json": { bases: { wake: null } },
        "scenarios/mine.json": { id: "mine" },
      }),
    ).toBe("3 changes to 2 documents, 1 scenario added");
    expect(words({ "layers/v/units.json": "{ broken" })).toBe("1 change to 1 document");
  });
});
