import { describe, expect, it } from "vitest";
import { numberIn, numberingOf, renumbered } from "../../lib/games/numbering";

const numbering = {
  rules: {
    "8.2": "7.1",
    "12.3.2": "11.2.2",
    "12.3.2.1": "11.2.2.2",
    "15.0": "14.0",
    "2.1.1.2": "3.1.2",
    "2.1.1.2, Air Zone of Control": "3.3.2",
  },
  titles: {},
};

describe("the numbers of an edition's rulebook", () => {
  it.each([
    ["of the rule itself", "8.2", "7.1"],
    ["of the nearest rule above it", "8.2.4", "7.1"],
    ["its own before that of the rule above", "12.3.2.1", "11.2.2.2"],
    ["of the chapter, where that is the nearest", "15.1", "14.0"],
    ["of a passage with a number of its own", "2.1.1.2, Air Zone of Control", "3.3.2"],
    ["of the rule, for a passage without one", "2.1.1.2, Air steps", "3.1.2"],
    ["as it is where nothing is said", "9.4", "9.4"],
  ])("are %s", (_what, cited, printed) => {
    expect(numberIn(numbering, cited)).toBe(printed);
  });

  it("are inserted in texts that mention rules, and nowhere else", () => {
    expect(renumbered(numbering, "It must stop (8.2, 12.3.2.1); see rule 8.2.")).toBe(
      "It must stop (7.1, 11.2.2.2); see rule 7.1.",
    );
    expect(renumbered(numbering, "Unit: hexes. Rules 8.2, 9.4 and 12.3.2.")).toBe(
      "Unit: hexes. Rules 7.1, 9.4 and 11.2.2.",
    );
    expect(
      renumbered(numbering, "It is in reach (rule 2.1.1.2, Air Zone of Control); rules 2.1.1.2, 8.2."),
    ).toBe("It is in reach (rule 3.3.2); rules 3.1.2, 7.1.");
    expect(renumbered(numbering, "8.2 points and 12.3.2 more (of 8)")).toBe(
      "8.2 points and 12.3.2 more (of 8)",
    );
  });

  it("are those of the module where an edition brings none", () => {
    expect(numberIn(numberingOf({}), "8.2")).toBe("8.2");
  });
});
