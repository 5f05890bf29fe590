import { describe, expect, it } from "vitest";
import { type CutRulebook, cutRulebook, paragraphsOf } from "../../lib/rulebook";
import { markdown, numbered, titles, twoColumns } from "./texts";

/** The first paragraphs of a rule, put together. */
const textOf = (cut: CutRulebook, rule: string): string => {
  const section = cut.sections[cut.places[rule] ?? -1];
  return section ? paragraphsOf(cut.lines.slice(section.from, section.to)).join("\n") : "";
};

describe("a rulebook with numbered headings", () => {
  const cut = cutRulebook(numbered, titles);

  it("opens every rule at its own paragraph, not in the contents, nor where another rule refers to it", () => {
    expect(cut.missing).toEqual([]);
    expect(textOf(cut, "1.0")).toBe(
      "1.0 Introduction Two families of ferrymen share one lake. They row by the rules of 2.1 and the custom of the north shore, and are paid as section 4.0, below, has it.",
    );
    expect(textOf(cut, "2.0")).toBe("2.0 The Lake");
    expect(textOf(cut, "2.1")).toMatch(/^2\.1 Shores A shore takes three .* \(see 3\.2\), or turns back\.$/);
    expect(textOf(cut, "3.1.2")).toMatch(
      /^3\.1\.2 Livestock Animals .* 3\.1 tons of hay by fire loads nothing\.$/,
    );
    expect(textOf(cut, "3.2")).toMatch(/^3\.2 Crossing A crossing takes a day\. 12 counters/);
    expect(textOf(cut, "4.0")).toBe("4.0 The Ferryman's Due The due is one coin a head.");
  });

  it("finds cases by their letters in the section of their rule, and puts divided words together", () => {
    expect(textOf(cut, "3.1.A")).toBe("A. Bulls. A bull goes alone.");
    expect(textOf(cut, "3.1.B")).toBe("B. Geese. Six geese are one goose for the purposes of counting.");
    expect(textOf(cut, "3.1")).toContain("A. Bulls.");
  });
});

describe("a rulebook with columns out of order", () => {
  it("opens every rule all the same", () => {
    const cut = cutRulebook(twoColumns, titles);
    expect(cut.missing).toEqual([]);
    for (const [rule, first] of Object.entries({
      "1.0": "[1.0] INTRODUCTION",
      "2.0": "[2.0] THE LAKE",
      "2.1": "[2.1] Shores: A shore takes three ferries (Case [3.2]), and a fourth one waits.",
      "3.1": "[3.1] Loading: What walks aboard",
      "3.1.1": "[3.1.1] Carts: One cart to a ferry.",
      "3.1.A": "(a) Bulls: A bull goes alone.",
      "3.1.B": "(b) Geese: Six geese are one.",
      "3.2": "[3.2] Crossing: A crossing takes a day.",
      "4.0": "[4.0] THE FERRYMAN'S DUE",
    })) {
      expect(textOf(cut, rule)).toContain(first);
      expect(textOf(cut, rule).startsWith(first)).toBe(true);
    }
  });
});

describe("a rulebook in Markdown", () => {
  const cut = cutRulebook(markdown, titles);

  it("distinguishes a chapter from an item of a list, and shows no signs of Markdown", () => {
    expect(textOf(cut, "2.0")).toBe("2. THE LAKE");
    expect(textOf(cut, "3.0")).toBe("3. FERRIES");
    expect(textOf(cut, "2.1")).toBe("2.1 A shore takes three ferries.");
    expect(textOf(cut, "3.1.2")).toBe("2. 3.1.2 Animals board by weight.");
    expect(textOf(cut, "4.0")).toMatch(/^4\. THE FERRYMAN'S DUE/);
  });

  it("says which rules the text does not have", () => {
    expect(cut.missing).toEqual(["3.1.A", "3.1.B"]);
    expect(cutRulebook("Nothing of the kind.", titles)).toMatchObject({ places: {}, sections: [] });
    expect(cutRulebook("", titles).missing).toEqual(Object.keys(titles));
  });
});

describe("a rule", () => {
  it("may have one number with another: letters of the list count them, unless a title says which", () => {
    const twice =
      "5.2 The first\nof two rules of this number.\n\n5.2 Of the second it has no title.\n\n5.2 Otters\nswim.\n";
    const cut = cutRulebook(twice, { "5.2a": "Beavers", "5.2b": "Storks", "5.2c": "Otters" });
    expect(textOf(cut, "5.2a")).toMatch(/^5\.2 The first/);
    expect(textOf(cut, "5.2b")).toMatch(/^5\.2 Of the second/);
    expect(textOf(cut, "5.2c")).toMatch(/^5\.2 Otters/);
  });

  it("that a text has twice opens at the first", () => {
    const cut = cutRulebook(`${numbered}\n${numbered}`, titles);
    const { from } = cut.sections[cut.places["3.2"]!]!;
    expect(from).toBe(
      cutRulebook(numbered, titles).sections[cutRulebook(numbered, titles).places["3.2"]!]!.from,
    );
  });

  it("is found after a keyword, and with a tag before it", () => {
    const cut = cutRulebook("Case 3.2: Crossing takes a day.\n<b>2.1 Shores\nare three.\n", titles);
    expect(textOf(cut, "3.2")).toBe("Case 3.2: Crossing takes a day.");
    expect(textOf(cut, "2.1")).toBe("2.1 Shores are three.");
  });
});

describe("a hostile text", () => {
  const large = 20_000;
  it.each([
    ["one number on every line", "3.1 Loading\n".repeat(large)],
    ["letters and numbers in turn", "3.1 Loading\na) Bulls\n".repeat(large)],
    ["one line", "3.1 ".repeat(large)],
    ["brackets and tags that never close", "[<(".repeat(large) + "\n" + "<".repeat(large)],
    ["spaces", "3.1" + " ".repeat(large) + "1\n" + "\n".repeat(large)],
    ["a number without end", "1.".repeat(large)],
    ["strange line ends and signs", "\u2028\r\r\n\0\uFFFF3.1\v3.2\f".repeat(large)],
  ])("is cut in a time that grows with it alone: %s", (_, text) => {
    const before = performance.now();
    const { lines, sections } = cutRulebook(text, titles);
    // A fuse: work that grows with the square of the lines would take minutes.
    expect(performance.now() - before).toBeLessThan(20_000);
    for (const { from, to } of sections) expect(lines[from], `${from} to ${to}`).toBeDefined();
  });

  it("is refused where it is too large, with the reason", () => {
    expect(() => cutRulebook("x".repeat(6_000_001), titles)).toThrow(
      /may have 6000000\. Remove what is not rules/,
    );
    expect(() => cutRulebook("\n".repeat(200_001), titles)).toThrow(
      /200002 lines; a rulebook may have 200000/,
    );
  });
});
