// @module-tag slow
import { describe, expect, it } from "vitest";
import { steady } from "../../../../lib/games/flat-top/players";
import { type Bot, bots, player, playOut } from "../../../../lib/playtest";
import { begin } from "../support";

const SEEDS = [1, 2, 3];

/** By how much a side leads at the end, in Victory Points, when it is played so and the other side at random. */
function lead(scenario: string, side: number, bot: Bot, seed: number): number {
  const game = begin(scenario, { seed, bulk: true });
  const seats = [0, 1].map((n) => player(n === side ? bot : (bots.random!.play as Bot), seed * 2 + n));
  expect(playOut(game, seats).ended).toBe("over");
  const { points } = game.state.position;
  return points[side]! - points[1 - side]!;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const scenarios = [
  "coral-sea-the-battle",
  "reinforcing-henderson-field",
  "the-fight-for-henderson",
  "rings-around-rabaul",
  "eastern-solomons",
];

describe("steady leads by more than random in the same seat, by the median", () => {
  it.each(scenarios)("%s", (scenario) => {
    const leads = (side: number, bot: Bot): number =>
      median(SEEDS.map((seed) => lead(scenario, side, bot, seed)));
    const alike = leads(0, bots.random!.play as Bot);
    expect(leads(0, steady.play as Bot)).toBeGreaterThan(alike);
    // What one of two random players leads by, the other is behind by.
    expect(leads(1, steady.play as Bot)).toBeGreaterThan(-alike);
  });
});
