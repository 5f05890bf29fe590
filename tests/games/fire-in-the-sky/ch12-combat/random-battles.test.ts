import { describe, it } from "vitest";
import { seedState } from "../../../../lib/kernel/random";
import { fightOut, randomScene } from "./random-fight";

describe("Combat Phases from random positions", () => {
  it.each(Array.from({ length: 60 }, (_none, seed) => [seed]))("position %i", (seed) => {
    const random = seedState(seed);
    fightOut(randomScene(random), random, seed + 1000);
  });
});
