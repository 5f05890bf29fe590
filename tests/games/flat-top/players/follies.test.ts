import { expect, it } from "vitest";
import { steady } from "../../../../lib/games/flat-top/players";
import { type Bot, player, playOut } from "../../../../lib/playtest";
import { begin } from "../support";
import { type Follies, noFollies, Watch } from "./follies";

it("steady against itself does little in the training scenario that a person would not do", () => {
  const sum = noFollies();
  for (let seed = 1; seed <= 6; seed++) {
    const watch = new Watch();
    const game = begin("training", { seed });
    playOut(
      game,
      [0, 1].map((side) => player(watch.watching(steady.play as Bot), seed * 2 + side)),
    );
    watch.read(game);
    for (const [name, count] of Object.entries(watch.follies)) sum[name as keyof Follies] += count;
  }
  // It fights, and what it sends out it brings to its target and home.
  expect(sum.attacked).toBeGreaterThan(40);
  expect(sum.jettisoned).toBeLessThan(sum.attacked / 5);
  expect(sum.unescorted).toBeLessThan(sum.attacked / 2);
  expect(sum.needless).toBeLessThan(12);
  // 21.6: no armed planes are caught on deck.
  expect(sum.armedOnDeck).toBeLessThan(3);
});
