// @module-tag slow
import { describe, expect, it } from "vitest";
import {
  below,
  type Game,
  hash,
  pending,
  resume,
  seedState,
  standing,
  take,
  undo,
  view,
} from "../../lib/kernel";
import { turnOf } from "../../lib/playtest";
import { isLong, oneOfEachKind, rulesetOf, shipped, startScenario } from "../support/shipped";
import { strideOf } from "../support/stride";

/** Whole games by random legal choices: they end by the rules, and nothing breaks on the way. */

const GAMES = Number(process.env.SPINE_GAMES ?? 4);
const MOST_DECISIONS = 100_000;

const seedsOf = (scenario: string): number[] =>
  Array.from({ length: isLong(scenario) ? Math.ceil(GAMES / 3) : GAMES }, (_none, i) => i + 1);

/** Play to the end; the invariants must hold after every choice, and the clock must not go back. */
function playToTheEnd(game: Game, seed: number): void {
  const random = seedState(seed + 1000);
  let decisions = 0;
  let turn = -Infinity;
  while (game.asked !== 0 && decisions < MOST_DECISIONS) {
    const side = 31 - Math.clz32(game.asked & -game.asked);
    const codes = game.table.codes(side);
    take(game, side, codes[below(random, codes.length)]!);
    decisions++;
    const broken = game.ruleset.module.invariants(game.table);
    if (broken.length > 0) expect.fail(`after ${decisions} decisions of seed ${seed}: ${broken.join(" ")}`);
    const now = turnOf(game) ?? expect.fail("the game counts no turns");
    if (now < turn) expect.fail(`the clock went back from ${turn} to ${now}`);
    turn = now;
  }
  expect(standing(game).over).toBe(true);
  expect(game.state.outcome?.rule).toMatch(/^\d/);
}

/** All optional rules of a game for the first seed, some of them for the others. */
function optionsBy(id: string, seed: number): string[] {
  const { options } = shipped(id).draft.documents.get("options.json")!.value as { options: object };
  const random = seedState(seed + 2000);
  return Object.keys(options).filter(() => below(random, 2) === 0 || seed === 1);
}

describe.each(oneOfEachKind)("%s, %s", (id, scenario) => {
  it.each(seedsOf(scenario))("random game %i ends by the rules", (seed) => {
    playToTheEnd(startScenario(id, scenario, { seed, bulk: true }), seed);
  });

  // A long war by all optional rules at once takes a minute; by some of them it shows as much.
  it.each(isLong(scenario) ? [2] : seedsOf(scenario))(
    "random game %i by optional rules ends by the rules",
    (seed) => {
      playToTheEnd(startScenario(id, scenario, { seed, bulk: true, options: optionsBy(id, seed) }), seed);
    },
  );

  it("prints and reads every state back, and is undone to the start", () => {
    const ruleset = rulesetOf(id, scenario);
    const game = startScenario(id, scenario, { seed: 3 });
    const random = seedState(77);
    // The costly comparisons are made after every so many choices.
    const every = strideOf(game, 77, { most: 97 });
    let compared = 0;
    const hashes = [hash(game)];
    while (game.asked !== 0 && hashes.length < 1500) {
      const side = 31 - Math.clz32(game.asked & -game.asked);
      const codes = game.table.codes(side);
      take(game, side, codes[below(random, codes.length)]!);
      const now = hash(game);
      hashes.push(now);
      if (hashes.length % every !== 0) continue;
      compared++;
      const again = resume(ruleset, JSON.parse(JSON.stringify(view(game))));
      if (!again.ok) expect.fail(JSON.stringify(again.error));
      expect(hash(again.value)).toBe(now);
      expect(pending(again.value)).toEqual(pending(game));
      for (const decision of pending(game)) {
        const texts = decision.options.map((option) => JSON.stringify(option));
        expect(new Set(texts).size, `options of ${decision.step} have different texts`).toBe(texts.length);
      }
    }
    expect(compared).toBeGreaterThan(10);
    while (hashes.length > 1) {
      hashes.pop();
      expect(undo(game)).toBe(true);
      if (hashes.length % every === 0 || hashes.length === 1) expect(hash(game)).toBe(hashes.at(-1));
    }
    expect(undo(game)).toBe(false);
  });
});
