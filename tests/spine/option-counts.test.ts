import { describe, expect, it } from "vitest";
import { fork, type Game, take } from "../../lib/kernel";
import { everyScenario, startScenario } from "../support/shipped";

/**
 * Counts of lines of legal choices to a small depth, as chess engines do: a change of any rule that adds
 * or drops an option moves them. When a change is meant, read why each number moved and write it in.
 */
const counts: Record<string, Record<string, number[]>> = {
  "fire-in-the-sky/campaign": {
    "set-up": [22, 416],
    "first-deployment": [32, 273],
    "operational-movement": [9, 39],
    "allies reaction": [4, 12],
    "allies first-deployment": [27, 217],
  },
  "fire-in-the-sky/short-campaign": {
    "set-up": [26, 592],
    "first-deployment": [24, 308],
    "operational-movement": [12, 34],
    "allies first-deployment": [33, 236],
  },
  "fire-in-the-sky/training": {
    "operational-movement": [5, 15],
    "allies reaction": [2, 8],
    "allies operational-movement": [4, 15],
  },
  "fire-in-the-sky-2e/training": {
    "operational-movement": [5, 15],
    "allies reaction": [2, 8],
    "allies operational-movement": [4, 15],
  },
  "fire-in-the-sky-2e/java-sea": {
    "set-up": [26, 592],
    "first-deployment": [24, 308],
    "operational-movement": [12, 34],
    "allies first-deployment": [33, 236],
  },
  "flat-top/coral-sea-the-battle": { placement: [3] },
  "flat-top/eastern-solomons": { placement: [5] },
  "flat-top/reinforcing-henderson-field": { placement: [4] },
  "flat-top/rings-around-rabaul": { placement: [3] },
  "flat-top/the-fight-for-henderson": { placement: [3] },
  "flat-top/training": { placement: [3, 26] },
  "forlorn-hopes/campaign": {
    "place-units": [28],
    "japanese earlier-damage": [72],
    "japanese air-fleet-11-commitment": [2],
    reconnaissance: [3, 191],
  },
  "forlorn-hopes/daihatsu-not-counted": { "place-units": [7, 21] },
  "forlorn-hopes/java-sea": { "place-units": [7, 21], "japanese reconnaissance": [3, 56] },
  "forlorn-hopes/training": {},
  "pacific-war/battle-02-coral-sea": { "japanese operation-contact": [3, 26] },
  "pacific-war/campaign-guadalcanal": { "command-points": [27, 509], "operation-activation": [3] },
  "pacific-war/engagement-01-pearl-harbor": { "japanese advantage-air-missions": [4, 41] },
  "pacific-war/engagement-02-savo-island": { "naval-placing": [10, 90] },
  "pacific-war/engagement-03-first-invasion-of-wake-island": { "japanese reorganisation": [11, 130] },
  "pacific-war/strategic-1941-45": { "japanese operation-contact": [3, 99] },
  "pacific-war/strategic-1942-45": { "command-points": [47] },
  "pacific-war/strategic-1943-45": { "command-points": [47] },
  "pacific-war/strategic-1944-45": { "command-points": [47] },
  "pacific-war/training": { reorganisation: [4, 20] },
};

/** Choose the first option ("done", "all there") until this step is in play. */
function advanceTo(game: Game, label: string): Game {
  const [step, side] = label.split(" ").reverse() as [string, string?];
  const wanted =
    side === undefined ? 0 : game.ruleset.module.sides.findIndex((each) => each.startsWith(side));
  for (let i = 0; i < 2000; i++) {
    const top = game.state.frames.at(-1)!.step;
    const asked = 31 - Math.clz32(game.asked & -game.asked);
    if (top === step && asked === wanted) return game;
    take(game, asked, game.table.codes(asked)[0]!);
  }
  throw new Error(`“${label}” does not come up.`);
}

function lines(game: Game, depth: number): number {
  if (game.asked === 0) return 1;
  const side = 31 - Math.clz32(game.asked & -game.asked);
  const codes = game.table.codes(side);
  if (depth === 1) return codes.length;
  let sum = 0;
  for (const code of codes) {
    const next = fork(game, { bulk: true });
    take(next, side, code);
    sum += lines(next, depth - 1);
  }
  return sum;
}

describe("counts of legal options", () => {
  it("every scenario has them", () => {
    for (const [id, scenario] of everyScenario) expect(counts).toHaveProperty([`${id}/${scenario}`]);
  });

  for (const [id, scenario] of everyScenario) {
    it.each(Object.entries(counts[`${id}/${scenario}`] ?? {}))(`${id}/${scenario}: %s`, (label, expected) => {
      const game = advanceTo(startScenario(id, scenario, { seed: 1, bulk: true }), label);
      expect(expected.map((_count, i) => lines(game, i + 1))).toEqual(expected);
    });
  }
});
