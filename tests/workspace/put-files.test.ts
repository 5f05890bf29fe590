import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillNewFolder, putFiles, readOthers, WorkspaceError } from "../../lib/workspace";
import { withDisk } from "../../lib/workspace/disk";

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "sandtable-put-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string) => join(root, path);
const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });
const read = (path: string) => readFileSync(at(path), "utf8");
const put = (files: ReturnType<typeof file>[], options?: { force: boolean }) =>
  putFiles(at("out"), "out", files, options);

describe("putFiles", () => {
  it("makes the folder and those in it, and leaves what else is there", () => {
    mkdirSync(at("out"));
    writeFileSync(at("out/mine.txt"), "mine");
    put([file("a.csv", "a"), file("tables/b.csv", "b")]);
    expect([read("out/a.csv"), read("out/tables/b.csv"), read("out/mine.txt")]).toEqual(["a", "b", "mine"]);
  });

  it("writes nothing where another file stands, unless it is asked to", () => {
    put([file("a.csv", "a"), file("b.csv", "b")]);
    const files = [file("new.csv", "n"), file("b.csv", "other")];
    expect(() => put(files)).toThrow("out already contains a different b.csv; nothing was written.");
    expect(readdirSync(at("out"))).toEqual(["a.csv", "b.csv"]);
    put(files, { force: true });
    expect([read("out/new.csv"), read("out/b.csv")]).toEqual(["n", "other"]);
  });

  it("finds nothing wrong with files that are there as they would be", () => {
    put([file("a.csv", "a")]);
    put([file("a.csv", "a"), file("b.csv", "b")]);
    expect(readdirSync(at("out"))).toEqual(["a.csv", "b.csv"]);
  });

  it.each(["../a.csv", "/tmp/a.csv", "a/../../b.csv", "c:a.csv"])("never writes outside: %s", (path) => {
    expect(() => put([file("ok.csv", "x"), file(path, "x")])).toThrow(WorkspaceError);
    expect(readdirSync(root)).toEqual([]);
  });

  it("does not go through a link", () => {
    mkdirSync(at("elsewhere"));
    mkdirSync(at("out"));
    symlinkSync(at("elsewhere"), at("out/tables"));
    expect(() => put([file("tables/b.csv", "b")])).toThrow("links are not followed");
    expect(readdirSync(at("elsewhere"))).toEqual([]);
  });

  it("leaves nothing of a folder that could not be filled", () => {
    let writes = 0;
    const restore = withDisk({
      write: () => {
        writes++;
        throw Object.assign(new Error("full"), { code: "ENOSPC" });
      },
    });
    try {
      expect(() => put([file("a.csv", "a")])).toThrow("the disk is full");
    } finally {
      restore();
    }
    expect(writes).toBe(1);
    expect(existsSync(at("out"))).toBe(false);
  });

  it("says so when the folder is a file", () => {
    writeFileSync(at("out"), "");
    expect(() => put([file("a.csv", "a")])).toThrow("out exists and is not a folder.");
  });
});

describe("fillNewFolder", () => {
  it("leaves neither folder nor files when one of them cannot be written", () => {
    let renames = 0;
    const fail = (): never => {
      throw Object.assign(new Error("full"), { code: "ENOSPC" });
    };
    const restore = withDisk({
      link: (from, to) => (++renames > 1 ? fail() : linkSync(from, to)),
    });
    const files = {
      "sandtable.json": "{}",
      "layers/mine/layer.json": "{}",
      "picture.png": Uint8Array.from([0, 255]),
    };
    try {
      expect(() => fillNewFolder(at("a/b"), "a/b", files)).toThrow("the disk is full");
    } finally {
      restore();
    }
    expect(renames).toBe(2);
    expect(readdirSync(root)).toEqual([]);
    fillNewFolder(at("a/b"), "a/b", files);
    expect([...readFileSync(at("a/b/picture.png"))]).toEqual([0, 255]);
  });
});

describe("readOthers", () => {
  it("finds what else a workspace holds, and nothing that is no part of it", () => {
    for (const folder of ["notes", ".git", "node_modules/x", "out"])
      mkdirSync(at(folder), { recursive: true });
    for (const path of [
      "README.md",
      ".gitignore",
      "bases.json",
      "notes/ideas.txt",
      ".git/config",
      ".DS_Store",
      "node_modules/x/index.js",
      "out/a.csv",
      "old.sandtable.zip",
    ]) {
      writeFileSync(at(path), path);
    }
    symlinkSync("/etc/hostname", at("link.md"));
    const found = readOthers(root, new Set(["bases.json"]), at("out"));
    expect([...found.keys()]).toEqual([".gitignore", "README.md", "notes/ideas.txt"]);
    expect(new TextDecoder().decode(found.get("notes/ideas.txt"))).toBe("notes/ideas.txt");
  });
});
