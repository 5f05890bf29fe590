import { describe, expect, it } from "vitest";
import { choiceText, fitsWords } from "../../lib/book";
import type { Choice } from "../../lib/kernel";
import { countedNames } from "../../lib/words";

const names = (id: string): string | undefined =>
  ({ "n-cl": "CL", "j-dd": "DD", "j-dd-3": "DD", kure: "Kure", manila: "Manila" })[id];

describe("an option as a line", () => {
  it.each<[string, Choice]>([
    ["DD from Kure", { type: "j-dd", from: "kure" }],
    ["to Manila by sea 2 steps", { to: "manila", by: "sea", steps: 2 }],
    ["to Manila 1 step", { to: "manila", steps: 1 }],
    ["done", { do: "done" }],
    ["all to Kure", { all: true, to: "kure" }],
    // A type says nothing more beside its piece, be it one's own or the enemy's.
    ["DD to Manila", { unit: "j-dd-3", type: "j-dd", to: "manila" }],
    ["CL against DD", { unit: "n-cl", against: "j-dd-3", enemyType: "j-dd" }],
    ["DD against CL", { unit: "j-dd-3", against: "n-cl", enemyType: "n-cl" }],
    // What is called alike is counted.
    ["(2 × DD, CL) to Kure", { units: ["j-dd-3", "j-dd", "n-cl"], to: "kure" }],
    // Where something is from and where it goes are two things.
    ["from Kure to Kure", { from: "kure", to: "kure" }],
  ])("%s", (text, choice) => {
    expect(choiceText(choice, names)).toBe(text);
  });

  it("says a member as the game does, where it does, and leaves out what another says already", () => {
    const words: Readonly<Record<string, string>> = { do: "put down", due: "by 1400", side: "" };
    const said = Object.assign((id: string) => names(id), {
      ofMember: (_: Choice, member: string) => words[member],
    });
    expect(choiceText({ unit: "x", do: "land", due: 14, side: 3 }, said)).toBe("put down x by 1400");
    expect(choiceText({ do: "land", due: 14 }, names)).toBe("land due 14");
  });

  it("counts names that repeat, but not amounts", () => {
    const marker = "a replacements marker of 3";
    expect(countedNames([...Array<string>(12).fill("DD"), "2 air steps", "CA", "2 air steps"])).toBe(
      "12 × DD, 2 air steps, 2 air steps, CA",
    );
    expect(countedNames([marker, marker, "Army"])).toBe(`${marker}, ${marker}, Army`);
    expect(countedNames([])).toBe("");
  });

  it("is found by words in any order, by name or by id", () => {
    const choice = { unit: "j-dd-3", type: "j-dd", to: "manila" };
    expect(fitsWords(choice, "manila dd", names)).toBe(true);
    expect(fitsWords(choice, "J-DD-3", names)).toBe(true);
    expect(fitsWords(choice, "kure", names)).toBe(false);
    expect(fitsWords(choice, "", names)).toBe(true);
  });
});
