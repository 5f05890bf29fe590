import { expect, it } from "vitest";
import type { Position } from "../../../../lib/games/forlorn-hopes/model/position";
import type { Rules } from "../../../../lib/games/forlorn-hopes/model/rules";
import { steady } from "../../../../lib/games/forlorn-hopes/players";
import type { Game } from "../../../../lib/kernel";
import { type Bot, player, playOut } from "../../../../lib/playtest";
import { begin } from "../support";
import { type Follies, noFollies, Watch } from "./follies";

/** What games with these seeds show in all. */
function played(scenario: string, seeds: readonly number[]): Follies {
  const sum = noFollies();
  for (const seed of seeds) {
    const watch = new Watch();
    const game = begin(scenario, { seed });
    playOut(
      game,
      [0, 1].map((side) => player(watch.watching(steady.play as Bot), seed * 2 + side)),
    );
    watch.read(game as Game<Rules, Position>);
    for (const [name, count] of Object.entries(watch.follies)) sum[name as keyof Follies] += count;
  }
  return sum;
}

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
