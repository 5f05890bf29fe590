import { createColors } from "picocolors";
import { describe, expect, it } from "vitest";
import type { Ruleset } from "../../lib/kernel";
import { choiceText, fitsWords } from "../../lib/book";
import { diagnosticLines } from "../../lib/cli/format/diagnostics";
import { diary } from "../../lib/cli/format/diary";
import { columns, listed, table, textWidth, wrap } from "../../lib/cli/format/layout";
import { outline } from "../../lib/cli/format/outline";

const plain = createColors(false);

describe("choiceText", () => {
  it.each([
    [{ do: "move", unit: "j-dd-1", to: "manila" }, "move j-dd-1 to manila"],
    [{ unit: "j-dd-1", type: "j-dd", to: "manila" }, "j-dd-1 to manila"],
    [{ unit: "j-cv-akagi", type: "j-cv-akagi", to: "kure" }, "j-cv-akagi to kure"],
    [{ do: "done" }, "done"],
    [{ do: "send-home", units: ["a", "b"], steps: 2 }, "send home (a, b) 2 steps"],
    [{ all: true, night: false, escort: null }, "all no night no escort"],
    [{ losses: { air: 1, land: 2 } }, "losses air 1, land 2"],
    [{ unit: "manila", to: "manila" }, "manila to manila"],
    [{}, "{}"],
  ])("%j", (choice, text) => expect(choiceText(choice)).toBe(text));

  it("is found by any of its words, in any order and case", () => {
    const choice = { do: "move", unit: "j-dd-1", to: "manila" };
    expect(fitsWords(choice, "MANILA j-dd")).toBe(true);
    expect(fitsWords(choice, "manila j-cv")).toBe(false);
  });
});

describe("layout", () => {
  it("wraps at words and keeps long ones whole", () => {
    expect(wrap("one two three", 8, "  ")).toEqual(["  one", "  two", "  three"]);
    expect(wrap("a bbbbbbbbbbbb c", 6)).toEqual(["a", "bbbbbbbbbbbb", "c"]);
  });

  it("fills columns downwards", () => {
    expect(columns(["a", "b", "c", "d", "e"], 9, 3)).toEqual(["a   c   e", "b   d"]);
    expect(columns([])).toEqual([]);
  });

  it("measures without colours", () => {
    expect(textWidth(createColors(true).red("abc"))).toBe(3);
    expect(
      table(
        [
          [createColors(true).red("a"), "1"],
          ["bcd", "22"],
        ],
        [1],
      ).map(textWidth),
    ).toEqual([7, 7]);
  });

  it("lists words", () => {
    expect(listed(["a"])).toBe("a");
    expect(listed(["a", "b", "c"], "or")).toBe("a, b or c");
  });
});

describe("diary", () => {
  it("puts a heading where the step changes, and dice under their event", () => {
    const module = { steps: { raid: { rule: "2", title: "Raids" } } } as unknown as Ruleset<
      unknown,
      unknown
    >["module"];
    const ruleset = { module, rules: {} };
    const dice = [{ name: "Raid", faces: [2, 6], need: 5, hits: 1, modifiers: ["night -1"] }];
    const events = [
      { step: "raid", rule: "2.1", text: "Red raids.", dice },
      { step: "raid", rule: "2.2", text: "Blue flees." },
      { step: "other", rule: "3", text: "It rains." },
    ];
    expect(diary(events, ruleset, plain)).toEqual([
      "Raids",
      "  Red raids. (2.1)",
      "    · Raid: 2 6, needing 5 or more (night -1): 1 hit",
      "  Blue flees. (2.2)",
      "other",
      "  It rains. (3)",
    ]);
  });
});

describe("diagnosticLines", () => {
  it("says where, what, and what to do", () => {
    const range = { start: { line: 3, column: 7 }, end: { line: 3, column: 9 } };
    const related = [
      {
        message: "It was set here.",
        file: "layers/a/bases.json",
        pointer: "",
        range,
        path: "data/layers/a/bases.json",
      },
    ];
    const problem = {
      severity: "error" as const,
      code: "rule/x/full",
      message: "Rabaul has 10 air steps; its capacity is 8 (2.2.3).",
      hint: "Move 2, or raise the capacity.",
      rule: "2.2.3",
      file: "bases.json",
      pointer: "/bases/rabaul",
      range,
      related,
    };
    expect(diagnosticLines([{ ...problem, path: `data/${problem.file}` }], plain)).toEqual([
      "data/bases.json:3:7 error rule/x/full",
      "  Rabaul has 10 air steps; its capacity is 8 (2.2.3).",
      "  Move 2, or raise the capacity.",
      "    data/layers/a/bases.json:3: It was set here.",
    ]);
  });
});

describe("outline", () => {
  it("reads like a list of totals", () => {
    expect(
      outline({ victoryPoints: 5, sides: { japan: { ships: 1, inSupply: true } }, list: [1, 2], none: null }),
    ).toEqual(["victory points: 5", "sides:", "  japan: ships 1, in supply yes", "list: 1, 2", "none: none"]);
  });
});
