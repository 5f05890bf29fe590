import { expect, it } from "vitest";
import { steady } from "../../../../lib/games/forlorn-hopes/players";
import type { Game } from "../../../../lib/kernel";
import type { Bot } from "../../../../lib/playtest";
import { folliesIn, sumOf } from "../../../support/follies";
import { begin } from "../support";
import { type Follies, Watch } from "./follies";

/** What games with these seeds show in all. */
const played = (scenario: string, seeds: readonly number[]): Follies =>
  sumOf(
    seeds.map((seed) => folliesIn(begin(scenario, { seed }) as Game, new Watch(), steady.play as Bot, seed)),
  );

it("steady against itself does little in training and the Java Sea that a person would not do", () => {
  const training = played("training", [1, 2, 3, 4]);
  expect(training.battles).toBeGreaterThan(3);
  expect(training.shots).toBeGreaterThan(10);
  expect(training.hopeless).toBe(0);
  const sea = played("java-sea", [1, 2]);
  for (const { unescorted, battles, heldFire, shots, aborted } of [training, sea]) {
    expect(unescorted).toBeLessThanOrEqual(battles * 0.9);
    expect(heldFire).toBeLessThanOrEqual(shots / 4);
    expect(aborted).toBeLessThan(4);
  }
});
