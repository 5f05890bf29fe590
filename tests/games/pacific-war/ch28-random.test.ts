import { describe, expect, it } from "vitest";
import { invariants } from "../../../lib/games/pacific-war/invariants";
import type { Lighting } from "../../../lib/games/pacific-war/model/rules";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { below, choose, pending, seedState } from "../../../lib/kernel";
import { carrierScene, moveForce } from "./ch28-scene";
import { type Pacific, rules, scene } from "./engine";

/** Plays on with choices at random until the scene is over; every position on the way is sound, and is read back as it is. */
function playAtRandom(game: Pacific, seed: number): void {
  const state = seedState(seed);
  for (let made = 0; made < 3000; made++) {
    const [first] = pending(game);
    if (!first) return;
    const option = first.options[below(state, first.options.length)]!;
    const result = choose(game, first.side, option);
    if (!result.ok) throw new Error(`${JSON.stringify(option)}: ${result.error.message}`);
    expect(invariants(game.table)).toEqual([]);
    if (made % 5 !== 0) continue;
    const read = pacificWarModule.parse(rules, pacificWarModule.print(game.table));
    expect(read.ok && read.value).toEqual({
      position: game.table.position,
      frames: game.table.state.frames,
    });
  }
  throw new Error("The phase does not end.");
}

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
    playAtRandom(game, seed);
    const { airUnits } = game.table.position;
    expect(airUnits.filter(({ alerted, over, steps }) => alerted || (over >= 0 && steps === 0))).toEqual([]);
  });

  it.each(seeds)(
    "of two carrier forces end with everything landed in the second phase, with seed %i",
    (seed) => {
      const first = carrierScene({ seed });
      playAtRandom(first, seed);
      const second = scene(
        "disadvantage-air-missions",
        {},
        {
          seed,
          change: (position) => void Object.assign(position, structuredClone(first.table.position)),
        },
      );
      playAtRandom(second, seed);
      expect(second.table.position.airUnits.filter(({ over, alerted }) => over >= 0 || alerted)).toEqual([]);
    },
  );
});
