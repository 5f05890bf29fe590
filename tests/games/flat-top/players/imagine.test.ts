import { describe, expect, it } from "vitest";
import { invariants } from "../../../../lib/games/flat-top/invariants";
import type { Position } from "../../../../lib/games/flat-top/model/position";
import type { Rules } from "../../../../lib/games/flat-top/model/rules";
import { imagine } from "../../../../lib/games/flat-top/players/imagine";
import { below, fork, type Game, type RandomState, seedState, take, view } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { begin } from "../support";

type FlatTop = Game<Rules, Position>;

const ids = ["allied", "japanese"] as const;

const codesOf = (game: FlatTop, side: number): readonly number[] =>
  game.codes.length > 0 ? game.codes : game.table.codes(side);

function randomChoice(game: FlatTop, random: RandomState): void {
  const side = lowestSide(game.asked);
  const codes = codesOf(game, side);
  take(game, side, codes[below(random, codes.length)]!);
}

/** A copy in which the side has imagined the rest. */
function imaginedBy(game: FlatTop, side: number, seed: number): FlatTop {
  const copy = fork(game, { bulk: true });
  imagine(copy, side, seedState(seed));
  return copy;
}

const seen = (game: FlatTop, side: number): string => JSON.stringify(view(game, ids[side]!));

describe("what a side imagines of the other", () => {
  it.each(["training", "rings-around-rabaul"])(
    "%s: leaves all that the side sees as it is, is the same for the same words, and can be played on",
    (scenario) => {
      let different = 0;
      for (let seed = 1; seed <= 2; seed++) {
        const game = begin(scenario, { seed, bulk: true }) as FlatTop;
        const random = seedState(seed);
        for (let n = 0; n < 2400 && game.asked !== 0; n++) {
          if (n % 40 === seed) {
            const where = game.state.frames.map(({ step }) => step).join(" ");
            for (const side of [0, 1]) {
              if ((game.asked & (1 << side)) === 0) continue;
              const copy = imaginedBy(game, side, n);
              expect(seen(copy, side), where).toBe(seen(game, side));
              expect(invariants(copy.table), where).toEqual([]);
              expect(copy.table.asked() & (1 << side), where).not.toBe(0);
              expect(codesOf(copy, side), where).toEqual(codesOf(game, side));
              expect(imaginedBy(game, side, n).state, where).toEqual(copy.state);
              // What was hidden has left no trace: with other things hidden the same is imagined.
              const other = imaginedBy(game, side, n + 1);
              imagine(other, side, seedState(n));
              expect(other.state, where).toEqual(copy.state);
              if (JSON.stringify(imaginedBy(game, side, n + 1).state) !== JSON.stringify(copy.state))
                different++;
              for (let i = 0; i < 60 && copy.asked !== 0; i++) randomChoice(copy, random);
              expect(invariants(copy.table), where).toEqual([]);
            }
          }
          randomChoice(game, random);
        }
      }
      expect(different).toBeGreaterThan(50);
    },
  );
});
