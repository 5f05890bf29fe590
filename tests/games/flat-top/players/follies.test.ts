import { expect, it } from "vitest";
import { steady } from "../../../../lib/games/flat-top/players";
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

it("steady against itself does little in the training scenario that a person would not do", () => {
  const sum = played("training", [1, 2, 3, 4, 5, 6]);
  // It fights, and what it sends out it brings to its target and home.
  expect(sum.attacked).toBeGreaterThan(40);
  expect(sum.jettisoned).toBeLessThan(sum.attacked / 5);
  expect(sum.unescorted).toBeLessThan(sum.attacked / 2);
  expect(sum.needless).toBeLessThan(12);
  // 21.6: no armed planes are caught on deck.
  expect(sum.armedOnDeck).toBeLessThan(3);
  // Strikes go together, with the fighters that could go along, which climb with the bombers.
  expect(sum.piecemeal).toBe(0);
  expect(sum.leftEscorts).toBeLessThan(sum.launched / 10);
  expect(sum.fidgets).toBeLessThan(30);
  // 7.12.2: where a lie is free, it lies.
  expect(sum.reports).toBeGreaterThan(0);
  expect(sum.truths).toBe(0);
});

it("steady keeps its carriers out of storms, its planes to their decks and its transports unloading in the Coral Sea", () => {
  const sum = played("coral-sea-the-battle", [1, 3]);
  expect(sum.attacked).toBeGreaterThan(60);
  // 6.6, 8.2: planes find a deck on which they can land.
  expect(sum.outOfFuel + sum.crashed).toBeLessThan(12);
  expect(sum.onOtherDeck).toBeLessThan(40);
  // Carriers are what bombers are for.
  expect(sum.onSmall).toBe(0);
  expect(sum.idleTransports).toBe(0);
  expect(sum.leftEscorts).toBeLessThan(sum.launched / 4);
});
