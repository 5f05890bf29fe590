import {
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removeFile, saveFile, versionOf, WorkspaceError } from "../../lib/workspace";
import { type Disk, withDisk } from "../../lib/workspace/disk";
import { GrowingFile } from "../../lib/workspace/runs/games-file";

let root = "";
let restore = (): void => undefined;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "sandtable-faults-"))));
afterEach(() => {
  restore();
  rmSync(root, { recursive: true, force: true });
});

const fault = (code: string): Error => Object.assign(new Error(`${code}: made for the test`), { code });
const errorOf = (run: () => unknown): WorkspaceError => {
  try {
    run();
  } catch (error) {
    if (error instanceof WorkspaceError) return error;
    throw error;
  }
  throw new Error("Nothing failed.");
};
/** The system's call, which fails from now on. */
const failing = (call: keyof Disk, code: string): void => {
  restore = withDisk({
    [call]: () => {
      throw fault(code);
    },
  });
};
const everything = (): string[] => readdirSync(root, { recursive: true }).map(String).sort();

const calls: [call: keyof Disk, code: string, words: string][] = [
  ["open", "EACCES", "you have no permission to write there"],
  ["open", "EROFS", "the disk is read-only"],
  ["open", "ENOSPC", "the disk is full"],
  ["open", "EMFILE", "the system reports EMFILE"],
  ["write", "ENOSPC", "the disk is full"],
  ["write", "EIO", "the disk reports an error"],
  ["write", "EDQUOT", "the disk quota is used up"],
  ["fsync", "EIO", "the disk reports an error"],
  ["fsync", "ENOSPC", "the disk is full"],
  ["close", "EIO", "the disk reports an error"],
  ["rename", "EIO", "the disk reports an error"],
  ["rename", "EACCES", "you have no permission to write there"],
  ["rename", "EXDEV", "the system reports EXDEV"],
];

describe("a call of the system that fails while a document is saved", () => {
  it.each(calls)(
    "%s with %s: the old file is whole, nothing is left behind, and why is reported",
    (call, code, words) => {
      writeFileSync(join(root, "a.json"), "old");
      failing(call, code);
      const error = errorOf(() => saveFile(root, "a.json", "new", { expected: versionOf("old") }));
      expect(error.code).toBe("write");
      expect(error.message).toBe(`a.json was not saved: ${words}. The previous version is unchanged.`);
      expect(readFileSync(join(root, "a.json"), "utf8")).toBe("old");
      expect(everything()).toEqual(["a.json"]);
      restore();
      saveFile(root, "a.json", "new", { expected: versionOf("old") });
      expect(readFileSync(join(root, "a.json"), "utf8")).toBe("new");
    },
  );

  it.each([
    ...calls.filter(([call]) => call !== "rename"),
    ["link", "EIO", "the disk reports an error"],
  ] as const)("%s with %s: a new file is not there at all", (call, code, words) => {
    failing(call, code);
    const error = errorOf(() => saveFile(root, "a.json", "new", { expected: null }));
    expect(error.message).toContain(`a.json was not saved: ${words}.`);
    expect(everything()).toEqual([]);
  });

  it("a disk that is full in the middle of a text: nothing of the half is seen", () => {
    writeFileSync(join(root, "a.json"), "old");
    restore = withDisk({
      write: (handle, text) => {
        writeFileSync(handle, text.slice(0, 1000));
        throw fault("ENOSPC");
      },
    });
    expect(errorOf(() => saveFile(root, "a.json", "x".repeat(5000))).message).toContain("the disk is full");
    expect(readFileSync(join(root, "a.json"), "utf8")).toBe("old");
    expect(everything()).toEqual(["a.json"]);
  });

  it("a folder that cannot be made", () => {
    failing("makeFolder", "EROFS");
    expect(errorOf(() => saveFile(root, "layers/a.json", "new")).message).toContain("the disk is read-only");
    expect(everything()).toEqual([]);
  });

  it("a folder that cannot be synced to the disk is reported, and saving again fixes it", () => {
    writeFileSync(join(root, "a.json"), "old");
    let files = 0;
    restore = withDisk({
      fsync: () => {
        if (++files === 2) throw fault("EIO");
      },
    });
    const save = (): unknown => saveFile(root, "a.json", "new", { expected: versionOf("old") });
    expect(errorOf(save).message).toBe(
      "a.json was written, but it is not certain that it is on the disk: the disk reports an error.",
    );
    restore();
    expect(save()).toEqual({ path: "a.json", version: versionOf("new") });
  });

  it.each(["EINVAL", "ENOTSUP", "EACCES"])(
    "a disk that cannot force folders (%s) is written to all the same",
    (code) => {
      let files = 0;
      restore = withDisk({
        fsync: () => {
          if (++files === 2) throw fault(code);
        },
      });
      saveFile(root, "a.json", "new");
      expect(readFileSync(join(root, "a.json"), "utf8")).toBe("new");
    },
  );

  it("a disk that knows no links makes new files all the same", () => {
    failing("link", "EPERM");
    saveFile(root, "a.json", "new", { expected: null });
    expect(everything()).toEqual(["a.json"]);
  });
});

describe("a file that another program has open", () => {
  /** Fails this many times, as Windows does while a virus scanner has the file. */
  const held = (
    call: "rename" | "remove",
    code: string,
    times: number,
  ): { tries: number; waited: number } => {
    const seen = { tries: 0, waited: 0 };
    restore = withDisk({
      [call]: (from: string, to: string) => {
        if (++seen.tries <= times) throw fault(code);
        if (call === "rename") renameSync(from, to);
        else rmSync(from, { force: true });
      },
      wait: (milliseconds) => void (seen.waited += milliseconds),
    });
    return seen;
  };

  it.each(["EPERM", "EBUSY", "EACCES"])("%s for a moment: it is saved and deleted all the same", (code) => {
    writeFileSync(join(root, "a.json"), "old");
    const saving = held("rename", code, 3);
    saveFile(root, "a.json", "new", { expected: versionOf("old") });
    expect(saving.tries).toBe(4);
    expect(saving.waited).toBeLessThan(200);
    expect(readFileSync(join(root, "a.json"), "utf8")).toBe("new");
    held("remove", code, 3);
    removeFile(root, "a.json", versionOf("new"));
    expect(everything()).toEqual([]);
  });

  it("for longer: that is said after half a second, and nothing is lost", () => {
    writeFileSync(join(root, "a.json"), "old");
    const saving = held("rename", "EBUSY", Infinity);
    const error = errorOf(() => saveFile(root, "a.json", "new", { expected: versionOf("old") }));
    expect(error.message).toBe(
      "a.json was not saved: another program has it open. The previous version is unchanged.",
    );
    expect(saving.waited).toBeLessThanOrEqual(600);
    expect(readFileSync(join(root, "a.json"), "utf8")).toBe("old");
    expect(everything()).toEqual(["a.json"]);
  });

  it("a temporary file that is held stays, the reason is still said, and the next save takes it away", () => {
    writeFileSync(join(root, "a.json"), "old");
    restore = withDisk({
      rename: () => {
        throw fault("EIO");
      },
      remove: () => {
        throw fault("EBUSY");
      },
      wait: () => undefined,
    });
    expect(errorOf(() => saveFile(root, "a.json", "new")).message).toContain("the disk reports an error");
    const [left] = everything();
    expect(left).toMatch(/^\.a\.json\..+\.sandtable-tmp$/);
    restore();
    // As if the program that wrote it had been killed two hours ago.
    utimesSync(join(root, left!), 0, 0);
    saveFile(root, "a.json", "new");
    expect(everything()).toEqual(["a.json"]);
  });

  it("files of a run are cut without the handle that adds to them, which Windows does not cut", () => {
    const path = join(root, "games.jsonl");
    writeFileSync(path, "one\n");
    const opened: string[] = [];
    restore = withDisk({
      open: (file, flags) => {
        opened.push(flags);
        return openSync(file, flags);
      },
      fsync: () => {
        throw fault("EIO");
      },
    });
    const file = new GrowingFile(path, 4);
    expect(() => file.append("two\n")).toThrow("Games could not be saved");
    file.close();
    expect(opened).toEqual(["a", "r+"]);
    expect(readFileSync(path, "utf8")).toBe("one\n");
  });
});

describe("a file that is read-only", () => {
  it("is not written over, and why is reported", () => {
    writeFileSync(join(root, "a.json"), "old", { mode: 0o444 });
    const error = errorOf(() => saveFile(root, "a.json", "new", { expected: versionOf("old") }));
    expect(error.code).toBe("write");
    expect(error.message).toBe(
      "a.json was not saved: the file is read-only; allow writing to it first. The previous version is unchanged.",
    );
    expect(readFileSync(join(root, "a.json"), "utf8")).toBe("old");
    expect(everything()).toEqual(["a.json"]);
  });
});

describe("a call that fails while a document is deleted", () => {
  it.each([
    ["EROFS", "the disk is read-only"],
    ["EACCES", "you have no permission to write there"],
    ["EIO", "the disk reports an error"],
  ])("%s: it is still there, and why is reported", (code, words) => {
    writeFileSync(join(root, "a.json"), "old");
    failing("remove", code);
    const error = errorOf(() => removeFile(root, "a.json", versionOf("old")));
    expect(error.message).toBe(`a.json was not deleted: ${words}.`);
    expect(existsSync(join(root, "a.json"))).toBe(true);
  });
});

describe("somebody else who writes while a document is on its way to the disk", () => {
  const during = (act: () => void): void => {
    restore = withDisk({ fsync: act });
  };

  it("is not written over", () => {
    writeFileSync(join(root, "a.json"), "old");
    during(() => writeFileSync(join(root, "a.json"), "theirs"));
    expect(errorOf(() => saveFile(root, "a.json", "mine", { expected: versionOf("old") })).code).toBe(
      "conflict",
    );
    expect(readFileSync(join(root, "a.json"), "utf8")).toBe("theirs");
    expect(everything()).toEqual(["a.json"]);
  });

  it("is not written over when both make a new file, even in the last moment", () => {
    let made = false;
    restore = withDisk({
      link: () => {
        made = true;
        writeFileSync(join(root, "a.json"), "theirs");
        throw fault("EEXIST");
      },
    });
    const error = errorOf(() => saveFile(root, "a.json", "mine", { expected: null }));
    expect(made).toBe(true);
    expect(error.message).toBe("a.json already exists.");
    expect(readFileSync(join(root, "a.json"), "utf8")).toBe("theirs");
  });

  it("and deletes it: nothing is restored without a request", () => {
    writeFileSync(join(root, "a.json"), "old");
    during(() => rmSync(join(root, "a.json"), { force: true }));
    const error = errorOf(() => saveFile(root, "a.json", "mine", { expected: versionOf("old") }));
    expect(error.message).toBe("a.json was deleted since it was loaded.");
    expect(everything()).toEqual([]);
  });
});

describe("a save whose answer was lost", () => {
  it.each([versionOf("old"), null])(
    "can be sent again: the same text is no conflict (from %s)",
    (expected) => {
      writeFileSync(join(root, "a.json"), "new");
      expect(saveFile(root, "a.json", "new", { expected })).toEqual({
        path: "a.json",
        version: versionOf("new"),
      });
    },
  );
});
