import { describe, expect, it } from "vitest";
import { invariants } from "../../../lib/games/flat-top/invariants";
import { choose, hash, type Json, pending, resume, view } from "../../../lib/kernel";
import { flatTopModule } from "../../../lib/games/flat-top/module";
import { begin, documents } from "./support";

const scenarios = Object.keys(documents).flatMap((path) => /^scenarios\/(.+)\.json$/.exec(path)?.[1] ?? []);

describe("a game", () => {
  it.each(scenarios)("%s is set up, played at random, printed and read back", (scenario) => {
    const game = begin(scenario, { seed: 5 });
    let random = 7;
    for (let i = 0; i < 3000; i++) {
      const decisions = pending(game);
      if (decisions.length === 0) break;
      const { side, options } = decisions[0]!;
      random = (random * 1103515245 + 12345) % 2147483648;
      const option = options[random % options.length]!;
      const result = choose(game, side, option);
      expect(result.ok, JSON.stringify(result)).toBe(true);
      expect(invariants(game.table)).toEqual([]);
      if (i % 300 === 0) {
        const printed = flatTopModule.print(game.table);
        const back = resume({ module: flatTopModule, rules: game.table.rules }, printed as Json);
        if (back.ok) expect(back.value.table.state).toEqual(game.table.state);
        expect(back.ok ? hash(back.value) : JSON.stringify(back.error).slice(0, 600)).toBe(hash(game));
        expect(JSON.stringify((view(game, "allied") as { ships?: Json }).ships ?? {})).not.toContain(
          '"zuikaku"',
        );
      }
    }
  });
});
