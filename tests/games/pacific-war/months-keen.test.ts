// @module-tag slow
import { expect, it } from "vitest";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { fork, hash, resume, view } from "../../../lib/kernel";
import { keenly, playByChance } from "./by-chance";
import { type Pacific, rules, scene } from "./engine";

/** Games in which both sides fight: Operations, reactions, and months that end within an Operation. */

const begin = (scenario: string, from: string, seed: number): Pacific =>
  scene("game", { from }, { scenario, seed });
const guadalcanal = (seed: number) => begin("campaign-guadalcanal", "command-points", seed);

it.each([1, 2])("Guadalcanal is fought to its outcome, Operation after Operation, seed %i", (seed) => {
  const game = guadalcanal(seed);
  playByChance(game, seed, 60_000, 211, { choose: keenly });
  expect(game.state.outcome?.rule).toBe("1.2");
  expect(game.table.position.war!.operations).toBeGreaterThan(4);
});

it("the war is fought from its first Operation through some months", () => {
  const game = begin("strategic-1941-45", "operation-contact", 1);
  playByChance(game, 1, 9000, 997, { choose: keenly, stops: (made) => made === 8000 });
  const { month, war } = game.table.position;
  expect(month >= "1942-01").toBe(true);
  expect(war!.operations).toBeGreaterThan(2);
});

it("a month that ends within an Operation is saved, taken up again, and goes on to the same position", () => {
  const game = guadalcanal(2);
  const isWithin = (): boolean =>
    game.table.position.war!.operation.length > 0 && game.state.frames.some(({ step }) => step === "month");
  playByChance(game, 2, 9000, 997, { choose: keenly, stops: isWithin });
  expect(isWithin()).toBe(true);
  const saved = resume({ module: pacificWarModule, rules }, JSON.parse(JSON.stringify(view(game))));
  if (!saved.ok) throw new Error(saved.error.map(({ message }) => message).join("\n"));
  const copy = fork(game);
  for (const each of [copy, saved.value])
    playByChance(each, 77, 9000, 997, { choose: keenly, stops: (made) => made === 400 });
  expect(hash(saved.value)).toBe(hash(copy));
});
