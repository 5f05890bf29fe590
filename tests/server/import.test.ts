import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleFormat } from "../../lib/export/bundle";
import { folderOf, importZip } from "../../lib/server";
import { bytesOf, layer, makeAll, sourceOf, workspaceFile } from "../export/support";
import { zip } from "../zip/hostile";
import { useHome } from "./support";

const home = useHome();

const own = {
  "sandtable.json": workspaceFile({ title: "What if the oil lasts?" }),
  "layers/mine/layer.json": layer("mine"),
};
const picture = Uint8Array.from([0, 255, 13, 10, 128]);
const bundle = (): Uint8Array =>
  makeAll(bundleFormat, sourceOf(own, { others: new Map([["notes/map.png", picture]]) }))[0]!.bytes;

describe("a bundle dropped on the studio", () => {
  it("becomes the workspace that it was made of, called as that was", () => {
    const folder = folderOf(importZip(bundle()));
    expect(folder).toBe(join(home.path, "what-if-the-oil-lasts"));
    for (const [path, text] of Object.entries(own))
      expect(readFileSync(join(folder, path), "utf8")).toBe(text);
    expect([...readFileSync(join(folder, "notes/map.png"))]).toEqual([...picture]);
  });

  it("of a game by itself becomes a workspace on it", () => {
    const folder = folderOf(importZip(makeAll(bundleFormat, sourceOf())[0]!.bytes));
    expect(readdirSync(folder)).toEqual(["sandtable.json"]);
  });

  it("that is not what its manifest says is refused with the reason, and leaves nothing", () => {
    const files = { "manifest.json": "{}", "workspace/sandtable.json": workspaceFile() };
    expect(() => importZip(zip(files))).toThrow("not that of a Sandtable bundle");
    const damaged = bundle();
    // Whatever stands there: one byte of a packed file is another.
    damaged[400] = damaged[400]! ^ 0xff;
    expect(() => importZip(damaged)).toThrow(expect.objectContaining({ name: "WorkspaceError" }) as Error);
    expect(readdirSync(home.path)).toEqual([]);
  });

  it("is distinguished from a zipped workspace, which is imported as before", () => {
    const files = { "sandtable.json": workspaceFile({ title: "Plain" }), "manifest.json": bytesOf("{}") };
    expect(folderOf(importZip(zip(files)))).toBe(join(home.path, "plain"));
  });
});
