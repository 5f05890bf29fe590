import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { bounds, unzipWorkspace } from "../../lib/workspace";

const manifest = JSON.stringify({ title: "Oil lasts", game: "fire-in-the-sky", layers: [] });
const zip = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ),
  );

describe("a zipped workspace", () => {
  it("is read from the folder of its manifest, with its documents and notes alone", () => {
    const files = unzipWorkspace(
      zip({
        "oil/sandtable.json": manifest,
        "oil/layers/mine/bases.json": "{}\n",
        "oil/README.md": "# Oil",
        "oil/.gitignore": "node_modules/\n",
        "oil/.git/config": "[core]",
        "oil/picture.png": new Uint8Array(10),
        "__MACOSX/oil/sandtable.json": "x",
        "other/notes.json": "{}",
      }),
    );
    expect(files).toEqual({
      "sandtable.json": manifest,
      "layers/mine/bases.json": "{}\n",
      "README.md": "# Oil",
      ".gitignore": "node_modules/\n",
    });
  });

  it("takes the uppermost manifest of several", () => {
    const files = unzipWorkspace(
      zip({ "a/b/sandtable.json": "{}", "a/sandtable.json": manifest, "a/scenarios/x.json": "{}" }),
    );
    expect(Object.keys(files).sort()).toEqual(["b/sandtable.json", "sandtable.json", "scenarios/x.json"]);
  });

  it.each([
    ["../sandtable.json"],
    ["a/../../sandtable.json"],
    ["/etc/sandtable.json"],
    ["C:/sandtable.json"],
    ["a\\..\\..\\x.json"],
  ])("that is outside of its folder is refused: %s", (path) => {
    expect(() => unzipWorkspace(zip({ "sandtable.json": manifest, [path]: "{}" }))).toThrow(
      "is outside of its folder",
    );
  });

  it("with two names that some systems take for one is refused", () => {
    expect(() =>
      unzipWorkspace(zip({ "sandtable.json": manifest, "tables/a.json": "{}", "tables/A.json": "{}" })),
    ).toThrow("twice");
  });

  it("without a manifest is refused", () => {
    expect(() => unzipWorkspace(zip({ "bases.json": "{}" }))).toThrow("It contains no sandtable.json");
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a text", strToU8("this is no zip")],
    ["a zip cut off", zip({ "sandtable.json": manifest }).slice(0, 60)],
  ])("of %s is refused with the reason", (_name, bytes) => {
    expect(() => unzipWorkspace(bytes)).toThrow("This is not a valid zip");
  });

  it("that unpacks to far more than it holds is refused before it is unpacked", () => {
    const bomb = zip({ "sandtable.json": manifest, "bases.json": new Uint8Array(8_000_000) });
    expect(bomb.length).toBeLessThan(20_000);
    expect(() => unzipWorkspace(bomb)).toThrow("packed so tightly");
  });

  it("with more files, or larger ones, than are ever read is refused", () => {
    const many = Object.fromEntries(
      Array.from({ length: bounds.files + 1 }, (_, i) => [`tables/${i}.json`, "{}"]),
    );
    expect(() => unzipWorkspace(zip({ "sandtable.json": manifest, ...many }))).toThrow(
      "more than 4000 files",
    );
    const noise = new Uint8Array(bounds.fileBytes + 1);
    for (let i = 0; i < noise.length; i += 4) noise[i] = (i * 2654435761) >>> 24;
    expect(() => unzipWorkspace(zip({ "sandtable.json": manifest, "bases.json": noise }))).toThrow("bytes");
  });
});
