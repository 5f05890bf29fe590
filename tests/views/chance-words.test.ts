import { describe, expect, it } from "vitest";
import { chanceOf, combatTables, diceWords, howItComes } from "../../lib/views";
import { shipped } from "../support/shipped";

const { draft, game } = shipped("fire-in-the-sky");
const [surface] = combatTables({ draft, game })!.faces;
const chanceText = (entry: string, dice: number, add: number): string => {
  const needed = surface!.entries[entry]!;
  return howItComes(needed, 6, { dice, add, chance: chanceOf(needed, 6, dice, add) });
};

describe("how a chance comes about", () => {
  it("is described from the faces of one die to all dice", () => {
    expect(chanceText("4", 1, 0)).toBe(
      "4 or more is needed: 3 of 6 faces. At least one hit with one die: 50 %, 1 of 2.",
    );
    expect(chanceText("4", 2, 0)).toBe(
      "4 or more is needed: 3 of 6 faces. At least one hit with 2 dice: 1 − (3/6)^2 = 75 %, 3 of 4.",
    );
  });

  it("counts what is added to the die", () => {
    expect(chanceText("5", 1, 1)).toBe(
      "5 or more is needed; with +1 the die has to show 4: 3 of 6 faces. At least one hit with one die: 50 %, 1 of 2.",
    );
    expect(chanceText("3", 1, -9)).toMatch(/0 of 6 faces.*0 %/);
    expect(chanceText("2", 1, 9)).toMatch(/6 of 6 faces.*100 %/);
  });

  it("knows that half hits make a whole one only together", () => {
    expect(chanceText("6*", 2, 0)).toBe(
      "6 or more is needed: 1 of 6 faces. Each is half a hit, so 2 of them make one hit. At least one hit with 2 dice: 2.8 %, 1 of 36.",
    );
  });

  it("knows every entry that the table can hold, also one that stands nowhere", () => {
    expect(Object.keys(surface!.entries)).toEqual(expect.arrayContaining(["2", "6*", "-"]));
    expect(chanceText("-", 3, 2)).toBe("No face of the die hits.");
  });

  it("names dice and what is added to them", () => {
    expect([diceWords(1, 0), diceWords(3, 0), diceWords(1, -1), diceWords(2, 2)]).toEqual([
      "one die",
      "3 dice",
      "one die with −1",
      "2 dice with +2 each",
    ]);
  });
});
