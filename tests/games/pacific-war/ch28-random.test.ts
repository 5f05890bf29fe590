import { describe, expect, it } from "vitest";
import { invariants } from "../../../lib/games/pacific-war/invariants";
import { below, choose, pending, seedState, type Game } from "../../../lib/kernel";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { scene } from "./engine";

/** Plays on with choices at random until the scene is over. */
function playAtRandom(game: Game<Rules, Position>, seed: number): number {
  const state = seedState(seed);
  for (let made = 0; made < 3000; made++) {
    const [first] = pending(game);
    if (!first) return made;
    const option = first.options[below(state, first.options.length)]!;
    const result = choose(game, first.side, option);
    if (!result.ok) throw new Error(`${JSON.stringify(option)}: ${result.error.message}`);
    expect(invariants(game.table)).toEqual([]);
  }
  throw new Error("The phase does not end.");
}

const seeds = Array.from({ length: 20 }, (_, n) => n + 1);

/** All is detected, so that strikes are offered. */
const found = (position: Position): void => {
  position.advantage = 0;
  position.cycle = 1;
  for (const group of position.taskForces) group.detected = true;
};

describe("air missions at random (28.0)", () => {
  it.each(seeds)("leave a sound position in which nothing flies or is Alerted, with seed %i", (seed) => {
    const game = scene("advantage-air-missions", {}, { change: found, seed });
    playAtRandom(game, seed);
    const { airUnits } = game.table.position;
    expect(airUnits.filter(({ alerted }) => alerted)).toEqual([]);
  });
});
