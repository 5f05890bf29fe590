import { describe, expect, it } from "vitest";
import { invariants } from "../../../lib/games/forlorn-hopes/invariants";
import { forlornHopesModule } from "../../../lib/games/forlorn-hopes/module";
import { scenarioOf } from "../../../lib/games/forlorn-hopes/saved";
import {
  below,
  eventsFor,
  hash,
  type Json,
  type JsonObject,
  line,
  resume,
  seedState,
  start,
  take,
  view,
} from "../../../lib/kernel";
import { begin, type Forlorn, make, rules, scenarioDocument } from "./support";

/** Takes a random option of a side that is asked. */
function playOn(game: Forlorn, random: ReturnType<typeof seedState>): void {
  const side = game.asked & 1 ? 0 : 1;
  const codes = game.codes.length > 0 ? game.codes : game.table.codes(side);
  take(game, side, codes[below(random, codes.length)]!);
}

function isReadBack(game: Forlorn): void {
  const printed = forlornHopesModule.print(game.table);
  const back = resume({ module: forlornHopesModule, rules }, printed as Json);
  expect(back.ok ? hash(back.value) : JSON.stringify(back.error)).toBe(hash(game));
}

describe("a game at random", () => {
  it.each([
    ["training", 20],
    ["java-sea", 10],
    ["daihatsu-not-counted", 2],
    ["campaign", 1],
  ])("%s ends by the rules, and all is sound after each choice", (scenario, games) => {
    for (let seed = 1; seed <= games; seed++) {
      const game = begin(scenario, { seed });
      const random = seedState(seed + 100);
      let choices = 0;
      while (game.asked !== 0) {
        playOn(game, random);
        expect(invariants(game.table)).toEqual([]);
        if (++choices % 40 === 0) isReadBack(game);
        expect(choices).toBeLessThan(30_000);
      }
      expect(game.state.outcome).not.toBeNull();
      expect(game.table.position.turn).toBe(game.table.position.lastTurn);
    }
  });
});

describe("a scenario saved in the midst of play", () => {
  it("goes on as the game stood", () => {
    const game = begin("java-sea", { seed: 4 });
    const random = seedState(7);
    for (let i = 0; i < 25; i++) playOn(game, random);
    const saved = scenarioOf(game.table, { id: "saved", title: "Saved", from: scenarioDocument("java-sea") });
    const again = start({ module: forlornHopesModule, rules }, saved);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    const stands = (each: Forlorn): Json => {
      const {
        chance: _chance,
        scenario: _scenario,
        ...rest
      } = forlornHopesModule.print(each.table) as JsonObject;
      return rest;
    };
    expect(game.state.outcome).toBeNull();
    expect(stands(again.value)).toEqual(stands(game));
  });
});

describe("what a side sees", () => {
  it("is the same to Japan wherever the Allies base their aircraft (6.1)", () => {
    const seen = ["batavia", "tjilatjap"].map((base) => {
      const game = begin("java-sea", { seed: 3 });
      while (game.state.frames.at(-1)!.step === "place-units") make(game, { do: "done" });
      make(game, { do: "place", unit: "nl-t-viii" }, { do: "base-at", base });
      expect(JSON.stringify(view(game, "allied"))).toContain(`"${base}","box":"ready"`);
      return JSON.stringify({
        view: view(game, "japanese"),
        events: eventsFor(game, "japanese"),
        line: line(game, "japanese"),
      });
    });
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).not.toContain('us-p-40-1":{');
  });
});
