import { describe, expect, it } from "vitest";
import { chanceOutcomes, type Game, hash, type Step, take } from "../../lib/kernel";
import { picket } from "./tiny/picket";
import { strikes } from "./tiny/strikes";
import { begin, must, tiny } from "./tiny/support";

interface Shots {
  hits: number;
  faces: number[];
}

/**
 * Option 0: four dice counted; 1: the same four as faces; 2: two rounds, the second with the misses of the first; 4: faces
 * of which only hit or miss counts.
 */
const fire: Step<null, Shots> = {
  rule: "1",
  title: "Fire",
  asks: () => 1,
  options: (_t, _f, _s, out) => void out.push(0, 1, 2, 3, 4),
  take(t, _frame, code) {
    const request = { name: "fire", dice: 4, sides: 6, need: 5 };
    const { position } = t;
    if (code === 1 || code === 4) {
      const comesTo = (face: number): number => Number(face >= 5);
      const faces = t.roll(code === 4 ? { ...request, comesTo } : request);
      t.set(position, "faces", faces);
      t.set(position, "hits", faces.filter((face) => face >= 5).length);
    } else if (code < 3) {
      const first = t.hits(request);
      t.set(position, "hits", first);
      if (code === 2) t.set(position, "hits", first + t.hits({ ...request, dice: 4 - first, need: 6 }));
    } else t.set(position, "faces", t.roll({ ...request, dice: 8 }));
  },
};

const shots = tiny<Shots>({
  id: "shots",
  sides: ["a", "b"],
  steps: { fire },
  position: () => ({ hits: 0, faces: [] }),
  first: { step: "fire" },
  score: ({ hits }) => hits,
});

/** Probability by number of hits. */
function distribution(game: Game<null, Shots>, code: number): number[] {
  const odds: number[] = [];
  for (const { probability, game: after } of chanceOutcomes(game, 0, code)) {
    const { hits } = after.state.position;
    odds[hits] = (odds[hits] ?? 0) + probability;
  }
  return odds;
}

const sum = (odds: readonly number[]): number => odds.reduce((total, p) => total + p, 0);
const binomial = [0, 1, 2, 3, 4].map((k) => [1, 4, 6, 4, 1][k]! * (1 / 3) ** k * (2 / 3) ** (4 - k));

describe("exact chance", () => {
  it.each([0, 1, 2, 4])("of option %d adds up to one", (code) => {
    expect(sum(distribution(begin(shots), code))).toBeCloseTo(1, 12);
  });

  it("of counted hits is the binomial distribution", () => {
    const odds = distribution(begin(shots), 0);
    odds.forEach((p, hits) => expect(p).toBeCloseTo(binomial[hits]!, 12));
    expect(chanceOutcomes(begin(shots), 0, 0)).toHaveLength(5);
  });

  it("of faces, all 1296 of them, agrees with it", () => {
    const outcomes = chanceOutcomes(begin(shots), 0, 1);
    expect(outcomes).toHaveLength(6 ** 4);
    expect(new Set(outcomes.map(({ game }) => game.state.position.faces.join())).size).toBe(6 ** 4);
    distribution(begin(shots), 1).forEach((p, hits) => expect(p).toBeCloseTo(binomial[hits]!, 10));
  });

  it("of faces that come to the same is followed once", () => {
    expect(chanceOutcomes(begin(shots), 0, 4)).toHaveLength(2 ** 4);
    distribution(begin(shots), 4).forEach((p, hits) => expect(p).toBeCloseTo(binomial[hits]!, 12));
  });

  it("of a second roll that depends on the first agrees with the dice", () => {
    const exact = distribution(begin(shots), 2);
    const game = begin(shots, { seed: 17, bulk: true });
    const games = 40_000;
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < games; i++) {
      take(game, 0, 2);
      counts[game.state.position.hits]!++;
    }
    exact.forEach((p, hits) => {
      // Four standard deviations.
      expect(Math.abs(counts[hits]! / games - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / games));
    });
  });

  it("leaves the game, its dice and its log alone", () => {
    const game = begin(shots, { seed: 3 });
    take(game, 0, 0);
    const before = [hash(game), game.table.events.length, game.made.length];
    chanceOutcomes(game, 0, 2);
    expect([hash(game), game.table.events.length, game.made.length]).toEqual(before);
  });

  it("gives games of their own, whose dice are where they were", () => {
    const game = begin(shots, { seed: 3 });
    const dice = structuredClone(game.state.chance);
    const [none, one] = chanceOutcomes(game, 0, 0);
    expect(none!.game.state.chance).toEqual(dice);
    take(none!.game, 0, 0);
    expect(one!.game.state.chance).toEqual(game.state.chance);
    expect(one!.game.state.position.hits).toBe(1);
    take(game, 0, 0);
    // The real dice are rolled again, not the enumerated ones.
    expect(hash(none!.game)).toBe(hash(game));
  });

  it("does not use up given dice", () => {
    const game = begin(shots, { dice: [] });
    expect(chanceOutcomes(game, 0, 0)).toHaveLength(5);
  });

  it.each([
    [1, [0, 0, 1]],
    [0, [0, 0, 1]],
    [7, [1]],
  ])("of two dice that need %d is certain", (need, odds) => {
    const certain = tiny<Shots>({
      id: "certain",
      sides: ["a", "b"],
      steps: {
        fire: {
          ...fire,
          take: (t) => t.set(t.position, "hits", t.hits({ name: "x", dice: 2, sides: 6, need })),
        },
      },
      position: () => ({ hits: 0, faces: [] }),
      first: { step: "fire" },
      score: () => 0,
    });
    expect([...distribution(begin(certain), 0)].map((p) => p ?? 0)).toEqual(odds);
  });

  it("reads ten-sided dice from 0", () => {
    const ten = { name: "x", dice: 1, sides: 10, low: 0 };
    const low = tiny<Shots>({
      id: "low",
      sides: ["a", "b"],
      steps: {
        fire: {
          ...fire,
          take: (t, _f, code) =>
            code === 0
              ? t.set(t.position, "hits", t.hits({ ...ten, need: 7 }))
              : t.set(t.position, "hits", t.roll(ten)[0]!),
        },
      },
      position: () => ({ hits: 0, faces: [] }),
      first: { step: "fire" },
      score: () => 0,
    });
    expect(distribution(begin(low), 0)[1]).toBeCloseTo(0.3, 12);
    expect(distribution(begin(low), 1).map((p) => Math.round(p * 10))).toEqual(new Array(10).fill(1));
  });

  it("refuses to list more ways than make sense", () => {
    expect(() => chanceOutcomes(begin(shots), 0, 3)).toThrow(
      "fire has 1679616 possible results, too many to list.",
    );
  });

  it("passes on a choice without dice as it is", () => {
    const outcomes = chanceOutcomes(begin(picket), 0, -1);
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]!.probability).toBe(1);
    expect(outcomes[0]!.game.asked).toBe(2);
  });

  it("of a whole exchange of strikes agrees with many games", () => {
    const ready = (seed: number) => {
      const game = begin(strikes, { seed });
      take(game, 0, 4);
      take(game, 1, 0);
      take(game, 1, 0);
      return game;
    };
    const outcomes = chanceOutcomes(ready(1), 1, 1);
    expect(outcomes).toHaveLength(25);
    const mean = (side: number) =>
      sum(outcomes.map(({ probability, game }) => probability * game.state.position.damage[side]!));
    // Four dice that hit on 5 and 6.
    expect([mean(0), mean(1)].map((m) => m.toFixed(9))).toEqual([(4 / 3).toFixed(9), (4 / 3).toFixed(9)]);
    const games = 2000;
    let damage = 0;
    for (let seed = 0; seed < games; seed++) {
      const game = ready(seed);
      take(game, 1, 1);
      damage += game.state.position.damage[1]!;
    }
    expect(Math.abs(damage / games - mean(1))).toBeLessThan(4 * Math.sqrt((4 * 2) / 9 / games));
  });
});

it("errors of the rules are not taken for chance", () => {
  const broken = tiny<Shots>({
    id: "broken",
    sides: ["a", "b"],
    steps: {
      fire: {
        ...fire,
        take(t) {
          t.hits({ name: "x", dice: 1, sides: 6, need: 4 });
          throw new RangeError("broken");
        },
      },
    },
    position: () => ({ hits: 0, faces: [] }),
    first: { step: "fire" },
    score: () => 0,
  });
  expect(() => chanceOutcomes(must({ ok: true, value: begin(broken) }), 0, 0)).toThrow(RangeError);
});
