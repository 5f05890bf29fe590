import { describe, expect, it } from "vitest";
import { strike } from "../../../lib/games/forlorn-hopes/model/attacks";
import { sideDoes } from "../../../lib/games/forlorn-hopes/model/pieces";
import { base, diary, place, scene } from "./support";

describe("what the diary of Forlorn Hopes says", () => {
  it.each([
    ["flies", "The Allies fly", "Japan flies"],
    ["passes", "The Allies pass", "Japan passes"],
    ["declares", "The Allies declare", "Japan declares"],
    ["does", "The Allies do", "Japan does"],
    ["has", "The Allies have", "Japan has"],
  ])("%s of the Allies is a plural", (verb, allies, japan) => {
    expect(sideDoes(0, verb)).toBe(allies);
    expect(sideDoes(1, verb)).toBe(japan);
  });

  it("9.10.9 results are words, and a target begins its sentence with a capital", () => {
    const attacked = (target: Parameters<typeof strike>[1], die: number) => {
      const game = scene("air-mission", { side: 1 }, { dice: [die, ...Array<number>(20).fill(1)] });
      strike(game.table, target, { side: 1, factor: 2, rule: "9.10.9" });
      return diary(game);
    };
    const koepang = { kind: "airbase", base: base("koepang") } as const;
    expect(attacked(koepang, 1)).toContain("The airbase of Koepang: no effect.");
    expect(attacked(koepang, 9)).toContain("The airbase of Koepang: disrupted.");
    const darwin = { kind: "city-or-port", place: place("darwin") } as const;
    expect(attacked(darwin, 7)).toMatch(/Darwin: 1 hit\.\nDarwin has \d hits?\./);
  });
});
