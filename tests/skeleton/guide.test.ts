import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { applied, blocksOf, checkTypes, copyTree, followGuide } from "./guide.mjs";

/** The guide of CONTRIBUTING.md, followed step by step in a copy of the tree. */

const folder = copyTree();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the guide “Add a game”", () => {
  it("adds a game that checks clean, plays to its end from the command line, and fits the types", () => {
    const ran = followGuide(folder);
    const outOf = (words: string): string => ran.find(({ command }) => command.includes(words))!.out;
    expect(outOf("generate")).toContain("wrote lib/documents/generated/kinds.ts");
    expect(outOf(" check ")).toMatch(/no problems/i);
    const played = outOf(" play ");
    expect(played).toContain("2000, day 1");
    expect(played).toMatch(/(North|South) has won|Neither side has won/);
    expect(played).not.toMatch(/\b(japan|allies|turn \d)/i);
    expect(checkTypes(folder)).toEqual({ ok: true, out: "" });
  }, 300_000);

  it("names only existing lines of the files, once each", () => {
    const guide =
      "\n## Add\n\n1. Do:\n\n   ```diff\n   --- a.ts\n    one\n   +two\n   ```\n\n## Next\n\n```sh\nno\n```\n";
    expect(blocksOf(guide, "Add")).toEqual([{ kind: "diff", lines: ["--- a.ts", " one", "+two"] }]);
    expect(applied("one\nthree\n", [" one", "+two"], "a.ts")).toBe("one\ntwo\nthree\n");
    expect(() => applied("three\n", [" one", "+two"], "a.ts")).toThrow("do not stand in it once");
  });
});
