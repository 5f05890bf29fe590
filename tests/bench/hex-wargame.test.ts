import { expect, test } from "vitest";
import { HexWargame } from "./hex-wargame";

test("the yardstick of the bench plays whole games, the same again from the same seed", () => {
  const war = new HexWargame();
  const games = [1, 2, 3].map((seed) => war.play(seed));
  expect(war.play(1)).toEqual(games[0]);
  for (const { actions, attacks, steps } of games) {
    expect(actions).toBeGreaterThan(900);
    expect(attacks).toBeGreaterThan(10);
    for (const left of steps) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(500);
    }
  }
});
