import { expect, it } from "vitest";
import { steady } from "../../../../lib/games/pacific-war/players";
import { plansOf } from "../../../../lib/games/pacific-war/players/months/plans";
import { fork, seedState, take } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { type Pacific, rules, scene } from "../engine";

/** The first Operation of the campaign of Guadalcanal is about to be bid for. */
const campaign = (): Pacific =>
  scene(
    "game",
    { from: "command-points" },
    { scenario: "campaign-guadalcanal", using: rules, seed: 1, bulk: true },
  );

it("a plan that is kept while units are Activated is the one that a copy of the game makes anew (20.1.4)", () => {
  const game = campaign();
  const best = new Set<unknown>();
  for (let n = 0; n < 300; n++) {
    const side = lowestSide(game.asked);
    const kept = plansOf(game.table, side);
    if (n % 3 === 0) expect(kept).toEqual(plansOf(fork(game).table, side));
    best.add(kept[0]);
    take(game, side, steady.play(game, side, seedState(1)));
  }
  // Most decisions change nothing of it, some do.
  expect(best.size).toBeGreaterThan(2);
  expect(best.size).toBeLessThan(150);
});
