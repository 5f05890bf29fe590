import { describe, expect, it } from "vitest";
import { invariants } from "../../../../lib/games/forlorn-hopes/invariants";
import { imagine } from "../../../../lib/games/forlorn-hopes/players";
import { flyingUnits } from "../../../../lib/games/forlorn-hopes/model/flight";
import { below, fork, pending, seedState, take, view } from "../../../../lib/kernel";
import { at, fly, mission } from "../air-missions";
import { type Forlorn, rules } from "../support";

describe("9.1.2 a mission of the enemy before combat, as a side imagines it", () => {
  const raid = (unit: string): Forlorn => {
    const game = mission(
      at({ "jaaf-ki-21-1": "kendari", "jaaf-ki-48-1": "kendari", "jaaf-ki-48-2": "kendari" }),
      { seed: 5 },
    );
    fly(game, "2205", unit);
    return game;
  };
  const namesOf = (game: Forlorn): string =>
    flyingUnits(game.table, 1)
      .map((unit) => rules.airUnits[unit]!.id)
      .join(" ");
  const imagined = (game: Forlorn, seed: number): Forlorn => {
    const copy = fork(game, { bulk: true });
    imagine(copy, 0, seedState(seed));
    return copy;
  };

  it("is flown by other units each time, whichever really fly, and can be played on", () => {
    const [one, other] = [raid("jaaf-ki-21-1"), raid("jaaf-ki-48-1")];
    expect(pending(one)[0]!.side).toBe("allied");
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const copy = imagined(one, seed);
      drawn.add(namesOf(copy));
      expect(namesOf(copy)).not.toBe("");
      expect(namesOf(imagined(other, seed))).toBe(namesOf(copy));
      expect(JSON.stringify(view(copy, "allied"))).toBe(JSON.stringify(view(one, "allied")));
      expect(invariants(copy.table)).toEqual([]);
      const random = seedState(seed);
      for (let n = 0; n < 60 && copy.asked !== 0; n++) {
        const side = copy.asked & 1 ? 0 : 1;
        const codes = copy.codes.length > 0 ? copy.codes : copy.table.codes(side);
        take(copy, side, codes[below(random, codes.length)]!);
      }
      expect(invariants(copy.table)).toEqual([]);
    }
    expect(drawn.size).toBeGreaterThan(3);
  });
});
