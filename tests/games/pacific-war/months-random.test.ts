import { expect, it } from "vitest";
import { playByChance } from "./by-chance";
import { rules, scene } from "./engine";

/** Only the phases of command: the others of the month have tests of their own. */
const using = {
  ...rules,
  sequence: { ...rules.sequence, campaign: ["strategic-intelligence", "command-points", "operations"] },
};

it.each([1, 3])("Guadalcanal is played by chance from August 1942 to its outcome, seed %i", (seed) => {
  const game = scene("game", { from: "command-points" }, { scenario: "campaign-guadalcanal", using, seed });
  const made = playByChance(game, seed, 60_000, 40);
  expect(made).toBeGreaterThan(10);
  expect(game.state.outcome?.text).toBeTruthy();
  expect(game.table.position.month).toBe("1943-01");
});
