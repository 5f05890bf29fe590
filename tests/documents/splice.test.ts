import { describe, expect, it } from "vitest";
import { applyEdits, EditError, inFile } from "../../lib/documents/splice";

describe("applyEdits", () => {
  it("makes edits in any order, insertions first", () => {
    const edits = [
      { offset: 3, length: 1, text: "D" },
      { offset: 0, length: 1, text: "A" },
      { offset: 3, length: 0, text: "+" },
      { offset: 6, length: 0, text: "!" },
    ];
    expect(applyEdits("abcdef", edits)).toBe("Abc+Def!");
    expect(applyEdits("abc", [])).toBe("abc");
  });

  it.each([
    [[{ offset: 5, length: 1, text: "" }]],
    [[{ offset: -1, length: 1, text: "" }]],
    [[{ offset: 2, length: -1, text: "" }]],
    [
      [
        { offset: 0, length: 2, text: "" },
        { offset: 1, length: 1, text: "" },
      ],
    ],
  ])("refuses %j", (edits) => {
    expect(() => applyEdits("abcd", edits)).toThrow(EditError);
  });

  it("names the file where it is asked for", () => {
    expect(inFile("a.json", [{ offset: 1, length: 2, text: "x" }])).toEqual([
      { file: "a.json", offset: 1, length: 2, text: "x" },
    ]);
  });
});
