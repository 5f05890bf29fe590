import { expect, it } from "vitest";
import { start } from "../../../lib/kernel";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { playByChance } from "./by-chance";
import { type Pacific, rules, scenarioDocument } from "./engine";

const scenarios = [
  "training",
  "engagement-01-pearl-harbor",
  "engagement-02-savo-island",
  "engagement-03-first-invasion-of-wake-island",
  "battle-02-coral-sea",
];

it.each(scenarios)("%s is played by chance from its set-up to its outcome", (id) => {
  const started = start({ module: pacificWarModule, rules }, scenarioDocument(id), { seed: 1 });
  if (!started.ok) throw new Error(started.error.map(({ message }) => message).join("\n"));
  const game: Pacific = started.value;
  playByChance(game, 1, 5000);
  expect(game.state.outcome?.text).toBeTruthy();
});
