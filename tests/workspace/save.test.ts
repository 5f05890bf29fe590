import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "../support/fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  insidePath,
  saveFile,
  versionOf,
  WorkspaceError,
  writeAtomic,
  writeNamed,
} from "../../lib/workspace";

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "sandtable-save-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, path), "utf8");
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof WorkspaceError) return error.code;
    throw error;
  }
  return "none";
};

describe("saveFile", () => {
  it("makes the folders it needs and leaves nothing else behind", () => {
    const saved = saveFile(root, "layers/mine/bases.json", "{}\n");
    expect(saved).toEqual({ path: "layers/mine/bases.json", version: versionOf("{}\n") });
    expect(read("layers/mine/bases.json")).toBe("{}\n");
    expect(readdirSync(join(root, "layers/mine"))).toEqual(["bases.json"]);
  });

  it("keeps the mode of a file that it replaces", () => {
    writeFileSync(join(root, "a.json"), "1", { mode: 0o640 });
    saveFile(root, "a.json", "2");
    expect(statSync(join(root, "a.json")).mode & 0o777).toBe(0o640);
  });

  it("writes all of a large text", () => {
    const text = "é".repeat(2_000_000);
    saveFile(root, "large.json", text);
    expect(read("large.json")).toBe(text);
  });

  it("answers a conflict instead of overwriting", () => {
    saveFile(root, "a.json", "1");
    expect(codeOf(() => saveFile(root, "a.json", "2", { expected: versionOf("1") }))).toBe("none");
    expect(codeOf(() => saveFile(root, "a.json", "3", { expected: versionOf("1") }))).toBe("conflict");
    expect(codeOf(() => saveFile(root, "a.json", "3", { expected: null }))).toBe("conflict");
    expect(codeOf(() => saveFile(root, "gone.json", "3", { expected: versionOf("1") }))).toBe("conflict");
    expect(read("a.json")).toBe("2");
    expect(existsSync(join(root, "gone.json"))).toBe(false);
  });

  it("says what prevents it, and cleans up", () => {
    mkdirSync(join(root, "a.json"));
    expect(codeOf(() => saveFile(root, "a.json", "1"))).toBe("write");
    expect(readdirSync(root)).toEqual(["a.json"]);
  });

  it("removes what an interrupted save left, but not what is being written", () => {
    writeFileSync(join(root, ".old.json.0.sandtable-tmp"), "half");
    writeFileSync(join(root, ".new.json.0.sandtable-tmp"), "half");
    utimesSync(join(root, ".old.json.0.sandtable-tmp"), 0, 0);
    saveFile(root, "a.json", "1");
    expect(readdirSync(root).sort()).toEqual([".new.json.0.sandtable-tmp", "a.json"]);
  });

  it("removes what a process that was killed left, minutes later", () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    const [killed, living] = [pid, process.pid].map((each) => `.a.json.${each}.0a1b.sandtable-tmp`);
    const twoMinutesAgo = Date.now() / 1000 - 120;
    for (const name of [killed!, living!]) {
      writeFileSync(join(root, name), "half");
      utimesSync(join(root, name), twoMinutesAgo, twoMinutesAgo);
    }
    saveFile(root, "a.json", "1");
    expect(readdirSync(root).sort()).toEqual([living, "a.json"]);
  });

  it.each(["con.json", "layers/aux/a.json", "scenarios/LPT1.json", "tables/nul.x.json"])(
    "%s is refused: Windows keeps the name",
    (path) => {
      expect(codeOf(() => saveFile(root, path, "1"))).toBe("name");
      expect(readdirSync(root)).toEqual([]);
    },
  );

  it("a name that differs only in capital letters is refused, in a folder or a file", () => {
    saveFile(root, "layers/mine/bases.json", "1");
    for (const path of ["layers/mine/Bases.json", "layers/Mine/bases.json", "LAYERS/other/a.json"])
      expect(codeOf(() => saveFile(root, path, "2"))).toBe("name");
    saveFile(root, "layers/mine/bases.json", "2");
    expect(read("layers/mine/bases.json")).toBe("2");
    expect(readdirSync(join(root, "layers"))).toEqual(["mine"]);
  });
});

describe("writeAtomic", () => {
  it("leaves the old file when the folder cannot take another", () => {
    expect(() => writeAtomic(join(root, "missing/a.json"), "1")).toThrow("ENOENT");
  });
});

describe("insidePath", () => {
  it.each([
    "..",
    "../a.json",
    "a/../../b.json",
    "/etc/passwd",
    "",
    "a//b",
    "a\\..\\b",
    "C:/a",
    "a/./b",
    "nul\0",
    "a. ",
  ])("refuses %j", (path) => expect(codeOf(() => insidePath(root, path))).toBe("outside"));

  it("refuses links on the way and at the end", () => {
    const other = mkdtempSync(join(tmpdir(), "sandtable-other-"));
    symlinkSync(other, join(root, "out"));
    writeFileSync(join(other, "a.json"), "1");
    symlinkSync(join(other, "a.json"), join(root, "a.json"));
    expect(codeOf(() => saveFile(root, "out/b.json", "2"))).toBe("link");
    expect(codeOf(() => saveFile(root, "a.json", "2"))).toBe("link");
    expect(readFileSync(join(other, "a.json"), "utf8")).toBe("1");
    rmSync(other, { recursive: true });
  });

  it("never leads outside", () => {
    const part = fc.constantFrom("..", ".", "a", "b.json", "", "~", "%2e%2e", "\\", "a:b", "...", "..a");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        let found: string;
        try {
          found = insidePath(root, parts.join("/"));
        } catch (error) {
          return error instanceof WorkspaceError;
        }
        return found.startsWith(join(root, "/")) && !found.includes("/../");
      }),
    );
  });
});

describe("writeNamed", () => {
  it("reports in the words of the caller why a file was not saved", () => {
    expect(() => writeNamed(join(root, "no/x.json"), "no/x.json", "")).toThrow(
      "no/x.json was not saved: its folder does not exist.",
    );
    expect(() => writeNamed(root, "here", "")).toThrow("here was not saved: it is a folder.");
    expect(readdirSync(root)).toEqual([]);
  });
});
