import { describe, expect, it } from "vitest";
import { invariants } from "../../../../lib/games/forlorn-hopes/invariants";
import { BattleFlag } from "../../../../lib/games/forlorn-hopes/model/battle";
import { imagine } from "../../../../lib/games/forlorn-hopes/players";
import { below, fork, seedState, take, view } from "../../../../lib/kernel";
import { battleIn, DISRUPTED, impulseOf } from "../battle-scene";
import { type Forlorn } from "../support";

const mission = ["jaaf-ki-43-1", "jaaf-ki-21-1", "jaaf-ki-21-2"];
const interceptors = ["us-p-40-1", "us-p-40-2", "us-p-40-3"];

/** The first unit of Japan has its impulse; the Interceptors have these numbers, and the second is disrupted or not. */
const fight = (numbers: readonly number[], isDisrupted = false): Forlorn =>
  impulseOf(
    mission[0]!,
    {
      "jaaf-ki-43-1": { at: "3210", sequence: 1, marks: BattleFlag.revealed },
      "jaaf-ki-21-1": { at: "3310", sequence: 2 },
      "jaaf-ki-21-2": { at: "3410", sequence: 3 },
      ...Object.fromEntries(interceptors.map((id, n) => [id, { sequence: numbers[n]! }])),
    },
    { mission, interceptors, seed: 3, flags: isDisrupted ? { "us-p-40-2": DISRUPTED } : {} },
  );

const imagined = (game: Forlorn, side: number, seed: number): Forlorn => {
  const copy = fork(game, { bulk: true });
  imagine(copy, side, seedState(seed));
  return copy;
};
const sequencesOf = (game: Forlorn): string => battleIn(game).sequences.join(" ");

describe("9.7.3 what a side does not know of an air battle, as it imagines it", () => {
  it("rests on nothing that is hidden: numbers, altitudes, and who is disrupted", () => {
    const [one, other] = [fight([1, 2, 3]), fight([4, 3, 1], true)];
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const [first, second] = [imagined(one, 1, seed), imagined(other, 1, seed)];
      expect(battleIn(second)).toEqual(battleIn(first));
      expect(second.table.position.air).toEqual(first.table.position.air);
      expect(JSON.stringify(view(first, "japanese"))).toBe(JSON.stringify(view(one, "japanese")));
      drawn.add(sequencesOf(first));
    }
    expect(drawn.size).toBeGreaterThan(3);
  });

  it("keeps what is known: numbers of its own and of those that have moved; nobody's impulse has gone by", () => {
    const game = fight([1, 2, 3]);
    for (let seed = 1; seed <= 12; seed++) {
      const mine = battleIn(imagined(game, 1, seed)).sequences;
      expect(mine.slice(0, 3)).toEqual([1, 2, 3]);
      expect(new Set(mine.slice(3)).size).toBe(3);
      const theirs = battleIn(imagined(game, 0, seed));
      expect(theirs.sequences.slice(3)).toEqual([1, 2, 3]);
      expect(theirs.sequences[0]).toBe(1);
      expect(Math.min(...theirs.sequences.slice(1, 3))).toBeGreaterThan(1);
    }
  });

  it("can be played on", () => {
    for (let seed = 1; seed <= 4; seed++) {
      const copy = imagined(fight([1, 2, 3]), 1, seed);
      expect(invariants(copy.table)).toEqual([]);
      const random = seedState(seed);
      for (let n = 0; n < 80 && copy.asked !== 0; n++) {
        const side = copy.asked & 1 ? 0 : 1;
        const codes = copy.table.codes(side);
        take(copy, side, codes[below(random, codes.length)]!);
      }
      expect(invariants(copy.table)).toEqual([]);
    }
  });
});
