import { expect, it } from "vitest";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { below, fork, resume, seedState, take, view } from "../../../lib/kernel";
import { playByChance } from "./by-chance";
import { type Pacific, rules, scene } from "./engine";

/** The phases of the month that have a step. */
const campaign = rules.sequence.campaign!.filter(
  (step) => step === "operations" || pacificWarModule.steps[step] !== undefined,
);
const using = { ...rules, sequence: { ...rules.sequence, campaign } };

const begin = (seed: number): Pacific =>
  scene("game", { from: "command-points" }, { scenario: "campaign-guadalcanal", using, seed });

it.each([1, 6])("Guadalcanal is played by chance from August 1942 to its outcome, seed %i", (seed) => {
  const game = begin(seed);
  const made = playByChance(game, seed, 60_000, 40);
  expect(made).toBeGreaterThan(10);
  expect(game.state.outcome?.text).toBeTruthy();
  expect(game.table.position.month).toBe("1943-01");
});

/** So many choices by chance. */
function play(game: Pacific, seed: number, most: number): void {
  const words = seedState(seed);
  for (let n = 0; n < most && game.asked !== 0; n++) {
    const side = 31 - Math.clz32(game.asked & -game.asked);
    const codes = game.table.codes(side);
    take(game, side, codes[below(words, codes.length)]!);
  }
}

it("a campaign that is saved and taken up again goes on the same", () => {
  const game = begin(2);
  for (let n = 0; n < 6; n++) {
    play(game, 10 + n, 90);
    const saved = resume({ module: pacificWarModule, rules: using }, view(game));
    if (!saved.ok) throw new Error(saved.error.map(({ message }) => message).join("\n"));
    const copy = fork(game);
    play(copy, 50 + n, 60);
    play(saved.value, 50 + n, 60);
    expect(view(saved.value)).toEqual(view(copy));
  }
});
