import { describe, it } from "vitest";
import { playByChance } from "./by-chance";
import { scene } from "./engine";

const seeds = Array.from({ length: 20 }, (_, n) => n);

describe("movement by chance", () => {
  it.each(seeds)("of both sides in training ends in a sound position with seed %i (23.6)", (seed) => {
    for (const step of ["advantage-movement", "disadvantage-movement"]) {
      const game = scene(
        step,
        {},
        {
          seed,
          change: (position) => {
            position.cycle = 1;
            position.advantage = seed % 2;
          },
        },
      );
      playByChance(game, seed, 500);
    }
  });

  it.each(seeds.slice(0, 8))(
    "in the Contact Phases of Coral Sea ends in a sound position with seed %i (23.4, 23.5)",
    (seed) => {
      for (const step of ["operation-contact", "reaction-contact"])
        playByChance(scene(step, {}, { scenario: "battle-02-coral-sea", seed }), seed, 3000);
    },
  );

  it.each(seeds.slice(0, 8))(
    "in a Movement Phase of Coral Sea ends in a sound position with seed %i (23.6)",
    (seed) => {
      const change = (position: { cycle: number; advantage: number }): void => {
        position.cycle = 1;
        position.advantage = seed % 2;
      };
      playByChance(
        scene("advantage-movement", {}, { scenario: "battle-02-coral-sea", seed, change }),
        seed,
        2000,
      );
    },
  );
});
