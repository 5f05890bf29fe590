import { describe, expect, it } from "vitest";
import { playByChance } from "./by-chance";
import { diary, rules, scene, ship } from "./engine";

const seeds = Array.from({ length: 20 }, (_, n) => n);

describe("naval battles by chance", () => {
  it.each(seeds)("Savo Island is fought to its end with seed %i", (seed) => {
    const game = scene(
      "naval-battles",
      {},
      { scenario: "engagement-02-savo-island", seed, change: (position) => void (position.cycle = 1) },
    );
    const before = [...game.table.position.fleet.hits];
    expect(playByChance(game, seed, 1000)).toBeGreaterThan(10);
    const { fleet } = game.table.position;
    for (const [n, hits] of fleet.hits.entries()) expect(hits).toBeGreaterThanOrEqual(before[n]!);
    // 29.2.1: Allied ships fire torpedoes once, Japanese ships twice.
    for (const [n, { side }] of rules.ships.entries())
      expect(fleet.torpedoes[n]).toBeLessThanOrEqual(side === 0 ? 1 : 2);
    expect(diary(game)).toContain("The range is short.");
    expect(fleet.hits[ship("us-aa1")]).toBeLessThanOrEqual(rules.ships[ship("us-aa1")]!.hitCapacity);
  });
});
