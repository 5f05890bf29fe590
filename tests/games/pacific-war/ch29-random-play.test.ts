import { describe, expect, it } from "vitest";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { pending } from "../../../lib/kernel";
import { diary, make, type Pacific, rules, scene, ship } from "./engine";

/** The same numbers for the same seed: choices by chance that can be made again. */
function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Plays on by choices made by chance, and checks the position after each of them. */
function playByChance(game: Pacific, seed: number, check: (game: Pacific) => void): number {
  const next = numbers(seed);
  for (let made = 0; ; made++) {
    const decisions = pending(game);
    if (decisions.length === 0) return made;
    expect(made).toBeLessThan(1000);
    const { options } = decisions[Math.floor(next() * decisions.length)]!;
    const texts = options.map((option) => JSON.stringify(option));
    expect(new Set(texts).size).toBe(texts.length);
    make(game, options[Math.floor(next() * options.length)]!);
    check(game);
  }
}

const seeds = Array.from({ length: 20 }, (_, n) => n);
const sound = ({ table }: Pacific): void => expect(pacificWarModule.invariants(table)).toEqual([]);

describe("naval battles by chance", () => {
  it.each(seeds)("Savo Island is fought to its end with seed %i", (seed) => {
    const game = scene(
      "naval-battles",
      {},
      { scenario: "engagement-02-savo-island", seed, change: (position) => void (position.cycle = 1) },
    );
    const before = [...game.table.position.fleet.hits];
    expect(playByChance(game, seed, sound)).toBeGreaterThan(10);
    const { fleet } = game.table.position;
    for (const [n, hits] of fleet.hits.entries()) expect(hits).toBeGreaterThanOrEqual(before[n]!);
    // 29.2.1: Allied ships fire torpedoes once, Japanese ships twice.
    for (const [n, { side }] of rules.ships.entries())
      expect(fleet.torpedoes[n]).toBeLessThanOrEqual(side === 0 ? 1 : 2);
    expect(diary(game)).toContain("The range is short.");
    expect(fleet.hits[ship("us-aa1")]).toBeLessThanOrEqual(rules.ships[ship("us-aa1")]!.hitCapacity);
  });

  it("a state printed in the midst of a battle is read back as it was", () => {
    const game = scene(
      "naval-battles",
      {},
      { scenario: "engagement-02-savo-island", seed: 1, change: (position) => void (position.cycle = 1) },
    );
    playByChance(game, 1, ({ table, state }) => {
      const read = pacificWarModule.parse(rules, pacificWarModule.print(table));
      expect(read.ok && read.value).toEqual({ position: table.position, frames: state.frames });
    });
  });
});
