import { describe, expect, it } from "vitest";
import { sizeInWords, stepInWords } from "../../../components/export/words";
import { withFiles } from "../../../components/import-csv/open";
import { fromTo, importLabel, summaryOf } from "../../../components/import-csv/words";

describe("what the export says", () => {
  it("name what is being written and its progress, never more than all", () => {
    expect(stepInWords({ done: 11, of: 36, words: "Bases" })).toBe("Writing Bases, 12 of 36");
    expect(stepInWords({ done: 36, of: 36, words: "Bases" })).toBe("Writing Bases, 36 of 36");
  });

  it.each([
    [999, "999 bytes"],
    [1000, "1 kB"],
    [999_499, "999 kB"],
    [999_500, "1.0 MB"],
    [1_440_000, "1.4 MB"],
  ])("%i bytes are %s", (bytes, words) => {
    expect(sizeInWords(bytes)).toBe(words);
  });
});

describe("what the import says", () => {
  it("undo names the file, or how many", () => {
    expect(importLabel(["out/bases.csv"])).toBe("Import bases.csv");
    expect(importLabel(["bases.csv", "options.csv"])).toBe("Import 2 spreadsheets");
  });

  it("counts what is good and what is bad", () => {
    expect(summaryOf(1, 0)).toBe("1 change to make.");
    expect(summaryOf(2, 1)).toBe("2 changes to make. 1 cell cannot be imported.");
    expect(summaryOf(0, 3)).toBe("No change can be made. 3 cells cannot be imported.");
    expect(summaryOf(0, 0)).toBe("No changes: the documents already have these values.");
  });

  it("says what was and what will be, also where nothing stands", () => {
    expect(fromTo({ kind: "changed", from: "6", to: "8" })).toEqual({ from: "6", to: "8" });
    expect(fromTo({ kind: "changed", from: "6" })).toEqual({ from: "6", to: "nothing" });
    expect(fromTo({ kind: "added", to: "Truk" })).toEqual({ from: "not present", to: "Truk" });
    expect(fromTo({ kind: "removed", from: "Truk" })).toEqual({ from: "Truk", to: "removed" });
  });

  it("a file that is chosen again takes the place of its older state", () => {
    const file = (path: string, text: string) => ({ path, file: new File([text], path) });
    const [first, second] = [file("bases.csv", "a"), file("bases.csv", "b")];
    const other = file("options.csv", "c");
    expect(withFiles([first, other], [second])).toEqual([other, second]);
  });
});
