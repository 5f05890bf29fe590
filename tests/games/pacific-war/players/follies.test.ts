// @module-tag slow
import { expect, it } from "vitest";
import { steady } from "../../../../lib/games/pacific-war/players";
import type { Game } from "../../../../lib/kernel";
import type { Bot } from "../../../../lib/playtest";
import { folliesIn, sumOf } from "../../../support/follies";
import { type Follies, Watch } from "./follies";
import { begin } from "./play";

/** What games with these seeds show in all. */
const watched = (scenario: string, seeds: readonly number[]): Follies =>
  sumOf(
    seeds.map((seed) => folliesIn(begin(scenario, { seed }) as Game, new Watch(), steady.play as Bot, seed)),
  );

it("steady against itself does little in training and the Coral Sea that a person would not do", () => {
  const training = watched("training", [1, 2, 3, 4]);
  expect(training.chances).toBeGreaterThan(3);
  expect(training.attacks).toBeGreaterThan(20);
  const sea = watched("battle-02-coral-sea", [1, 2]);
  expect(sea.convoys).toBeGreaterThan(4);
  // Japan comes to Port Moresby and fights for it (31.1).
  expect(sea.groundAttacks).toBeGreaterThan(0);
  expect(sea.bareConvoys).toBe(0);
  for (const { attacks, hopeless, chances, passed, stranded, groundAttacks, outnumbered } of [
    training,
    sea,
  ]) {
    expect(hopeless).toBeLessThanOrEqual(attacks / 4);
    expect(passed).toBeLessThanOrEqual(chances / 4);
    expect(stranded).toBe(0);
    expect(outnumbered).toBeLessThanOrEqual(groundAttacks / 4);
  }
});
