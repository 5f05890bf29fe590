import { describe, expect, it } from "vitest";
import {
  choose,
  fork,
  type Game,
  hash,
  type Json,
  line,
  redo,
  resume,
  seedState,
  stableText,
  take,
  undo,
  view,
} from "../../lib/kernel";
import { dogfight } from "./tiny/dogfight";
import { month } from "./tiny/month";
import { picket } from "./tiny/picket";
import { plots } from "./tiny/plots";
import { reports } from "./tiny/reports";
import { strikes } from "./tiny/strikes";
import { askedSides, begin, must, randomChoice, type TinyRules } from "./tiny/support";

type Any = Game<null, object>;

const rulesets = Object.entries({ picket, plots, month, strikes, dogfight, reports }).map(
  ([name, ruleset]) => [name, ruleset as unknown as TinyRules<object>] as const,
);
const SEEDS = Array.from({ length: 25 }, (_, seed) => seed);
/** More decisions than any of these games has. */
const CAP = 2000;

/** Play a game at random to its end, looking at every position on the way. */
function playOut(game: Any, seed: number, look: (game: Any) => void): { side: number; code: number }[] {
  const random = seedState(seed + 1000);
  const made = [];
  look(game);
  while (game.asked !== 0) {
    if (made.length >= CAP) throw new Error("The game does not end.");
    made.push(randomChoice(game, random));
    look(game);
  }
  return made;
}

const play = (ruleset: TinyRules<object>, seed: number, look: (game: Any) => void = () => undefined) => {
  const game = begin(ruleset, { seed });
  const first = hash(game);
  return { game, first, made: playOut(game, seed, look) };
};

describe.each(rulesets)("random play of %s", (_name, ruleset) => {
  it("ends, soundly at every step, with options that all look different", () => {
    for (const seed of SEEDS) {
      const { game } = play(ruleset, seed, (at) => {
        expect(ruleset.module.invariants(at.table)).toEqual([]);
        for (const side of askedSides(at)) {
          const options = at.table
            .codes(side)
            .map((code) => stableText(at.table.describe(code, side) as Json));
          expect(options.length).toBeGreaterThan(0);
          expect(new Set(options).size).toBe(options.length);
        }
      });
      expect(game.state.outcome).not.toBeNull();
    }
  });

  it("stays plain JSON, and what is printed reads back as the same game", () => {
    for (const seed of SEEDS) {
      play(ruleset, seed, (at) => {
        const text = JSON.stringify(at.state);
        expect(JSON.parse(text)).toStrictEqual(at.state);
        const again = must(resume(ruleset, JSON.parse(JSON.stringify(view(at))) as Json));
        expect(hash(again)).toBe(hash(at));
        expect(again.asked).toBe(at.asked);
        expect(again.codes).toEqual(at.codes);
      });
    }
  });

  it("undone to the start and done again has the same hashes", () => {
    for (const seed of SEEDS) {
      const hashes: string[] = [];
      const { game, first } = play(ruleset, seed, (at) => hashes.push(hash(at)));
      const logged = stableText(game.table.events as unknown as Json);
      for (let i = hashes.length - 2; i >= 0; i--) {
        expect(undo(game)).toBe(true);
        expect(hash(game)).toBe(hashes[i]);
      }
      expect([undo(game), hash(game)]).toEqual([false, first]);
      for (let i = 1; i < hashes.length; i++) {
        expect(redo(game)).toBe(true);
        expect(hash(game)).toBe(hashes[i]);
      }
      expect(redo(game)).toBe(false);
      expect(stableText(game.table.events as unknown as Json)).toBe(logged);
    }
  });

  it("played again from its line, in bulk, or from the middle on, comes to the same end", () => {
    for (const seed of SEEDS) {
      const { game, made } = play(ruleset, seed);
      const again = begin(ruleset, { seed });
      for (const { side, choice } of line(game)) must(choose(again, side, choice));
      expect(hash(again)).toBe(hash(game));
      expect(again.table.events).toEqual(game.table.events);

      const bulk = begin(ruleset, { seed, bulk: true });
      for (const { side, code } of made) take(bulk, side, code);
      expect(hash(bulk)).toBe(hash(game));
      expect([bulk.table.events.length, bulk.table.journal.mark(), bulk.made.length]).toEqual([0, 0, 0]);

      const half = begin(ruleset, { seed });
      const middle = Math.floor(made.length / 2);
      for (const { side, code } of made.slice(0, middle)) take(half, side, code);
      const copies = [fork(half), fork(half, { bulk: true }), must(resume(ruleset, view(half)))];
      for (const copy of copies) {
        for (const { side, code } of made.slice(middle)) take(copy, side, code);
        expect(hash(copy)).toBe(hash(game));
      }
      expect(half.made).toHaveLength(middle);
    }
  });

  it("never shows a side the dice to come or another side's secrets", () => {
    for (const seed of SEEDS) {
      play(ruleset, seed, (at) => {
        ruleset.module.sides.forEach((name, side) => {
          const seen = view(at, name) as { frames: { data: { secret?: Json[]; lanes?: Json[] } }[] };
          expect(seen).not.toHaveProperty("chance");
          for (const { data } of seen.frames) {
            for (const list of [data.secret, data.lanes]) {
              list?.forEach((entry, of) => (of === side ? undefined : expect(entry).toBeNull()));
            }
          }
        });
      });
    }
  });
});
