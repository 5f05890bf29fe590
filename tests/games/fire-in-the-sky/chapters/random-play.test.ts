import fc from "../../../support/fast-check";
import { describe, expect, it } from "vitest";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import type { Position } from "../../../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { below, type Game, hash, pending, resume, seedState, take, undo, view } from "../../../../lib/kernel";
import { shippedRules } from "../helpers";
import { campaign } from "./table-top";

/** Random play from the Short Campaign: what holds after every single choice. */

const ruleset = { module: fireInTheSkyModule, rules: shippedRules() };
const DECISIONS = 250;

type FitsGame = Game<Rules, Position>;

/** The options: there are some, no two look alike, and asking again gives the same list. */
function optionsHold(game: FitsGame): void {
  const decisions = pending(game);
  expect(pending(game)).toEqual(decisions);
  for (const { options } of decisions) {
    expect(options.length).toBeGreaterThan(0);
    expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
  }
}

/** Nothing of what comes is a matter of how the state came to be: what is written down plays on alike. */
function readsBack(game: FitsGame): void {
  const again = resume(ruleset, JSON.parse(JSON.stringify(view(game))));
  if (!again.ok) expect.fail(JSON.stringify(again.error));
  expect(hash(again.value)).toBe(hash(game));
  expect(pending(again.value)).toEqual(pending(game));
}

/** The line, when a count and its noun do not go together or something was not filled in. */
function misspelt(text: string): string[] {
  const counts = text.matchAll(
    /(?<![\d/.-]|of )(\d+) (hit|air step|Air Point|Submarine Point|Oil Point|Victory Point|factor|time|die|dice)(s?)\b/g,
  );
  for (const [, count, noun, s] of counts) {
    const plural = s === "s" || noun === "dice";
    if (plural !== (count !== "1")) return [text];
  }
  return /undefined|NaN|null|\[object|steps (is|arrives|moves|sails|returns)\b/.test(text) ? [text] : [];
}

describe("random play from the Short Campaign", () => {
  it("keeps the invariants, lists options well, reads back and can be undone to the start", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), (seed, oomph) => {
        const options = oomph ? ["oomph-in-your-hits", "18.2.5"] : [];
        const { game } = campaign({ seed, options });
        const random = seedState(seed + 7);
        const first = hash(game);
        let made = 0;
        while (game.asked !== 0 && made < DECISIONS) {
          const side = 31 - Math.clz32(game.asked);
          const codes = game.table.codes(side);
          // Half of the time the first option, mostly "done", so that play gets round the turn.
          const n = below(random, 2) ? 0 : below(random, codes.length);
          take(game, side, codes[n]!);
          made++;
          expect(fireInTheSkyModule.invariants(game.table)).toEqual([]);
          optionsHold(game);
          if (made % 25 === 0) readsBack(game);
        }
        // Some lines win the war sooner.
        if (game.state.outcome === null) expect(made).toBe(DECISIONS);
        else expect(game.asked).toBe(0);
        for (let i = 0; i < made; i++) expect(undo(game)).toBe(true);
        expect(undo(game)).toBe(false);
        expect(hash(game)).toBe(first);
      }),
      { numRuns: 6, seed: 1943 },
    );
  });

  it("the log speaks good English: no “1 hits”, no “2 air steps is”, no undefined", () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 3; seed++) {
      const { game } = campaign({ seed, options: ["18.2.5"] });
      const random = seedState(seed);
      for (let i = 0; i < 1200 && game.asked !== 0; i++) {
        const side = 31 - Math.clz32(game.asked);
        const codes = game.table.codes(side);
        take(game, side, codes[below(random, codes.length)]!);
      }
      for (const { text } of game.table.events) wrong.push(...misspelt(text));
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});
