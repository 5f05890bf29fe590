import { describe, expect, it } from "vitest";
import type { Lighting } from "../../../lib/games/pacific-war/model/rules";
import { playByChance } from "./by-chance";
import { carrierScene, moveForce } from "./ch28-scene";
import { scene } from "./engine";

const seeds = Array.from({ length: 20 }, (_, n) => n + 1);
const lights: Lighting[] = ["day-am", "day-pm", "dusk", "night"];

describe("air missions at random (28.0)", () => {
  it.each(seeds)("of the training scenario end with everything landed, with seed %i", (seed) => {
    const game = scene(
      "advantage-air-missions",
      {},
      {
        seed,
        change: (position) => {
          position.advantage = seed % 2;
          position.cycle = 1;
          position.lighting = lights[seed % 4]!;
          for (const group of position.taskForces) group.detected = true;
          if (seed % 3 > 0) moveForce(position, 1, "0832");
        },
      },
    );
    playByChance(game, seed, 3000);
    const { airUnits } = game.table.position;
    expect(airUnits.filter(({ alerted, over, steps }) => alerted || (over >= 0 && steps === 0))).toEqual([]);
  });

  it.each(seeds)(
    "of two carrier forces end with everything landed in the second phase, with seed %i",
    (seed) => {
      const first = carrierScene({ seed });
      playByChance(first, seed, 3000);
      const second = scene(
        "disadvantage-air-missions",
        {},
        {
          seed,
          change: (position) => void Object.assign(position, structuredClone(first.table.position)),
        },
      );
      playByChance(second, seed, 3000);
      expect(second.table.position.airUnits.filter(({ over, alerted }) => over >= 0 || alerted)).toEqual([]);
    },
  );
});
