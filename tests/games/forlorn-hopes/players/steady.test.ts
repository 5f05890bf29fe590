import { describe, expect, it } from "vitest";
import { forlornHopes } from "../../../../lib/games/forlorn-hopes";
import { invariants } from "../../../../lib/games/forlorn-hopes/invariants";
import { imagine, judge, spanOf, steady } from "../../../../lib/games/forlorn-hopes/players";
import type { GameDefinition } from "../../../../lib/games/types";
import { below, fork, type Game, type RandomState, seedState, take, view } from "../../../../lib/kernel";
import { type Bot, legalCodes, lowestSide, player, playerOf, playOut } from "../../../../lib/playtest";
import { must } from "../../../kernel/tiny/support";
import { begin, type Forlorn } from "../support";

const ids = ["allied", "japanese"] as const;
const scenarios = ["training", "java-sea", "campaign"] as const;
const codesOf = (game: Forlorn, side: number): readonly number[] => legalCodes(game as Game, side);
const seen = (game: Forlorn, side: number): string => JSON.stringify(view(game, ids[side]!));

function randomChoice(game: Forlorn, random: RandomState): void {
  const side = lowestSide(game.asked);
  const codes = codesOf(game, side);
  take(game, side, codes[below(random, codes.length)]!);
}

/** A copy in which the side has imagined the rest. */
function imaginedBy(game: Forlorn, side: number, ...seeds: number[]): Forlorn {
  const copy = fork(game, { bulk: true });
  for (const seed of seeds) imagine(copy, side, seedState(seed));
  return copy;
}

describe("steady in Forlorn Hopes", () => {
  it.each(scenarios)(
    "%s: answers alike whatever is hidden, and whatever the dice to come are (6.1)",
    (scenario) => {
      for (let seed = 1; seed <= 2; seed++) {
        const game = begin(scenario, { seed, bulk: true });
        const random = seedState(seed);
        for (let n = 0; n < 1500 && game.asked !== 0; n++) {
          const side = lowestSide(game.asked);
          // One side plays at random, so that all kinds of positions come up.
          const isSteady = side === seed % 2;
          if (!isSteady && n % 15 !== seed) {
            randomChoice(game, random);
            continue;
          }
          const choice = steady.play(game, side, seedState(n));
          expect(codesOf(game, side)).toContain(choice);
          if (n % 15 === seed) {
            const before = JSON.stringify(game.state);
            const other = imaginedBy(game, side, n);
            other.state.chance = { kind: "listed", dice: [], next: 0 };
            const where = game.state.frames.map(({ step }) => step).join(" ");
            expect(steady.play(other, side, seedState(n)), where).toBe(choice);
            expect(JSON.stringify(game.state)).toBe(before);
          }
          if (isSteady) take(game, side, choice);
          else randomChoice(game, random);
        }
      }
    },
  );
});

describe("what a side imagines of the other in Forlorn Hopes", () => {
  it.each(scenarios)(
    "%s: is what it sees, hangs on nothing that it does not see, and can be played on",
    (scenario) => {
      const drawn = new Set<string>();
      const game = begin(scenario, { seed: 3, bulk: true });
      const random = seedState(3);
      for (let n = 0; n < 600 && game.asked !== 0; n++) {
        if (n % 25 === 0 || n < 10) {
          const side = lowestSide(game.asked);
          const where = game.state.frames.map(({ step }) => step).join(" ");
          const copy = imaginedBy(game, side, n);
          expect(seen(copy, side), where).toBe(seen(game, side));
          expect(invariants(copy.table), where).toEqual([]);
          expect(codesOf(copy, side), where).toEqual(codesOf(game, side));
          // The same words give the same, also where other things are hidden.
          expect(imaginedBy(game, side, n + 1, n).state, where).toEqual(copy.state);
          drawn.add(JSON.stringify(copy.state.position.air));
          for (let i = 0; i < 40 && copy.asked !== 0; i++) randomChoice(copy, random);
          expect(invariants(copy.table), where).toEqual([]);
        }
        randomChoice(game, random);
      }
      expect(drawn.size).toBeGreaterThan(1);
    },
  );
});

describe("the player search in Forlorn Hopes", () => {
  it("chooses what is legal and touches nothing", () => {
    const search = must(playerOf(forlornHopes as GameDefinition, "search:2")) as Bot;
    const game = begin("training", { seed: 3, bulk: true });
    const random = seedState(3);
    for (let n = 0; n < 15 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      const before = JSON.stringify(game.state);
      const code = search(game as Game, side, seedState(n));
      expect(codesOf(game, side)).toContain(code);
      expect(JSON.stringify(game.state)).toBe(before);
      take(game, side, n % 2 === 0 ? code : steady.play(game, side, random));
    }
  });

  it("keeps to a plan for a turn, and judges a lead of one side as the lag of the other", () => {
    const game = begin("java-sea", { seed: 1, bulk: true });
    const spans = new Set<string | undefined>();
    const random = seedState(1);
    while (game.asked !== 0) {
      spans.add(spanOf(game));
      expect(judge(game, 0)).toBeCloseTo(-judge(game, 1));
      randomChoice(game, random);
    }
    expect([...spans]).toEqual([undefined, "turn 3", "turn 4"]);
  });
});

it("a Battle of the Java Sea of steady against itself ends by the rules", () => {
  const game = begin("java-sea", { seed: 5, bulk: true });
  const seats = [0, 1].map((side) => player(steady.play as Bot, side + 5));
  expect(playOut(game, seats).ended).toBe("over");
});
