import { describe, expect, it } from "vitest";
import { check } from "../../lib/diagnostics";
import { canonicalText, type Json } from "../../lib/documents";
import { below, type Game, pending, seedState, start, take, view } from "../../lib/kernel";
import {
  everyScenario,
  isLong,
  oneOfEachKind,
  recommended,
  rulesetOf,
  shipped,
  startScenario,
} from "../support/shipped";
import { strideOf } from "../support/stride";

/** Any position of any game can be saved as a scenario, and play starts from it again. */

const asked = (game: Game) => 31 - Math.clz32(game.asked & -game.asked);
const decisions = (game: Game) =>
  pending(game).map(({ options, ...rest }) => ({ ...rest, options: options.length }));

function saved(id: string, game: Game): Json {
  const { game: definition, scenarios } = shipped(id);
  const from = scenarios[(game.state.position as { scenario: string }).scenario];
  const scenario = definition.scenarioOf(game.table, { id: "saved", title: "Saved", from });
  return JSON.parse(JSON.stringify(scenario)) as Json;
}

describe.each(oneOfEachKind)("%s, %s", (id, scenario) => {
  it("continues from what was saved, wherever that was", () => {
    const ruleset = rulesetOf(id, scenario);
    const game = startScenario(id, scenario, { seed: 9 });
    const random = seedState(21);
    const every = strideOf(game, 21, { most: 61 });
    const most = isLong(scenario) ? 800 : 2500;
    let count = 0;
    for (let n = 0; n < most && game.asked !== 0; n++) {
      const codes = game.table.codes(asked(game));
      take(game, asked(game), codes[below(random, codes.length)]!);
      if (n % every !== 0 || game.asked === 0) continue;
      const document = saved(id, game);
      const again = start(ruleset, document, { dice: [], options: recommended(document) });
      if (!again.ok) expect.fail(JSON.stringify(again.error));
      expect(decisions(again.value)).toEqual(decisions(game));
      expect((view(again.value) as { turn?: Json }).turn).toEqual((view(game) as { turn?: Json }).turn);
      count++;
    }
    expect(count).toBeGreaterThan(10);
  });
});

describe.each(everyScenario)("%s, %s", (id, scenario) => {
  it("is in order under check", () => {
    const { files, game: definition } = shipped(id);
    const game = startScenario(id, scenario, { seed: 9 });
    const random = seedState(21);
    const more: Record<string, string> = {};
    for (let n = 0; n < 900 && game.asked !== 0; n++) {
      if (n % 150 === 0) {
        const path = `scenarios/saved-${n}.json`;
        const document = { ...(saved(id, game) as object), id: `saved-${n}` } as unknown as Json;
        more[path] = canonicalText(document);
      }
      const codes = game.table.codes(asked(game));
      take(game, asked(game), codes[below(random, codes.length)]!);
    }
    const report = check({ ...files, ...more }, definition);
    expect(report.diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
  });
});
