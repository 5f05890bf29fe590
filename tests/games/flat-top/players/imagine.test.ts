import { describe, expect, it } from "vitest";
import { flatTop } from "../../../../lib/games/flat-top";
import { nextDue } from "../../../../lib/games/flat-top/ch07-observation";
import { bounds, type Truth, truthOf } from "../../../../lib/games/flat-top/ch07-observation/reports";
import { invariants } from "../../../../lib/games/flat-top/invariants";
import type { Position } from "../../../../lib/games/flat-top/model/position";
import type { Report } from "../../../../lib/games/flat-top/model/reports";
import type { Rules } from "../../../../lib/games/flat-top/model/rules";
import { imagine, judge, spanOf, steady } from "../../../../lib/games/flat-top/players";
import type { GameDefinition } from "../../../../lib/games/types";
import { below, fork, type Game, type RandomState, seedState, take, view } from "../../../../lib/kernel";
import { type Bot, legalCodes, lowestSide, playerOf } from "../../../../lib/playtest";
import { must } from "../../../kernel/tiny/support";
import { begin } from "../support";

type FlatTop = Game<Rules, Position>;

const ids = ["allied", "japanese"] as const;
const sides = [...ids.keys()];

const codesOf = (game: FlatTop, side: number): readonly number[] => legalCodes(game as Game, side);

function randomChoice(game: FlatTop, random: RandomState): void {
  const side = lowestSide(game.asked);
  const codes = codesOf(game, side);
  take(game, side, codes[below(random, codes.length)]!);
}

/** A copy in which the side has imagined the rest, with these words in turn. */
function imaginedBy(game: FlatTop, side: number, ...seeds: number[]): FlatTop {
  const copy = fork(game, { bulk: true });
  for (const seed of seeds) imagine(copy, side, seedState(seed));
  return copy;
}

const seen = (game: FlatTop, side: number): string => JSON.stringify(view(game, ids[side]!));
const asks = (game: FlatTop, side: number): boolean => (game.table.asked() & (1 << side)) !== 0;
const stepsOf = (game: FlatTop): string => game.state.frames.map(({ step }) => step).join(" ");

/** Of each kind of planes, how many a side has left. */
function planesOf({ state: { position } }: FlatTop): number[] {
  const { decks, formations } = position;
  const counts: number[] = [];
  const groups = [
    ...decks.flatMap(({ ready, readying, dispersed, landed }) => [ready, readying, dispersed, landed].flat()),
    ...formations.flatMap(({ flights }) => flights),
  ];
  for (const { kind, count } of groups) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
}

/** Whether a report says what may be said of this (7.12.2, 7.12.3). */
function isAsReported(truth: Truth, { counts, total = 0, present }: Report, game: FlatTop): boolean {
  if (counts) return truth.counts.map(String).sort().join(" ") === counts.map(String).sort().join(" ");
  if (!present) return true;
  const { least, most } = bounds(game.table.rules, truth.total);
  return (
    least <= total &&
    total <= most &&
    present.every((isThere, i) => isThere === truth.counts.some((unit) => unit[i]! > 0))
  );
}

describe("what a side imagines of the other", () => {
  it.each(["training", "rings-around-rabaul"])(
    "%s: is what it sees, hangs on nothing that it does not see, and can be played on",
    (scenario) => {
      const drawn = new Set<string>();
      for (let seed = 1; seed <= 2; seed++) {
        const game = begin(scenario, { seed, bulk: true });
        const random = seedState(seed);
        for (let n = 0; n < 1800 && game.asked !== 0; n++) {
          for (const side of n % 60 === seed ? sides.filter((each) => asks(game, each)) : []) {
            const where = stepsOf(game);
            const copy = imaginedBy(game, side, n);
            expect(seen(copy, side), where).toBe(seen(game, side));
            expect(invariants(copy.table), where).toEqual([]);
            expect(planesOf(copy), where).toEqual(planesOf(game));
            expect(codesOf(copy, side), where).toEqual(codesOf(game, side));
            // The same words give the same, also where other things are hidden.
            expect(imaginedBy(game, side, n + 1, n).state, where).toEqual(copy.state);
            drawn.add(JSON.stringify(copy.state.position));
            drawn.add(JSON.stringify(imaginedBy(game, side, n + 1).state.position));
            for (let i = 0; i < 30 && copy.asked !== 0; i++) randomChoice(copy, random);
            expect(invariants(copy.table), where).toEqual([]);
          }
          randomChoice(game, random);
        }
      }
      expect(drawn.size).toBeGreaterThan(20);
    },
  );

  it("agrees with what was reported of ships and planes on the map (7.12)", () => {
    let [exact, within] = [0, 0];
    for (let seed = 1; seed <= 2; seed++) {
      const game = begin("training", { seed, bulk: true });
      const random = seedState(seed);
      for (let n = 0; game.asked !== 0; n++) {
        const side = lowestSide(game.asked);
        const isQuiet = /(air-operations|plotting|side-flies)$/.test(stepsOf(game));
        if (isQuiet && n % 9 === 0) {
          const { table, state } = imaginedBy(game, side, n);
          for (const { what, subject } of state.position.known[side]!.contacts) {
            const { counts, present } = what as Report;
            const marker = state.position.markers.find(({ id }) => id === subject);
            // What has been sunk or has joined others since is not as it was reported.
            const before = game.state.position.markers.find(({ id }) => id === subject);
            if (!marker || !before || !isAsReported(truthOf(game.table, before), what as Report, game))
              continue;
            const truth = truthOf(table, marker);
            expect(isAsReported(truth, what as Report, game), JSON.stringify([what, truth])).toBe(true);
            exact += counts ? 1 : 0;
            within += present ? 1 : 0;
          }
        }
        take(game, side, steady.play(game, side, random));
      }
    }
    expect(exact).toBeGreaterThan(10);
    expect(within).toBeGreaterThan(10);
  });
});

/** What must be reported; whether the enemy sees it by radar, its owner need not know. */
const dueIn = ({ table }: Game<Rules, Position>) => {
  const { marker, sight } = nextDue(table)!;
  return { marker, condition: sight.condition, highOnly: sight.highOnly };
};

describe("a report that a side is asked for (7.12.2)", () => {
  // Of these games the second has planes that radar sees beside others that it did not (7.10).
  it.each([8, 13])(
    "is open in the copy too, of the same counter with the same Condition Number: game %i",
    (seed) => {
      const game = begin("training", { seed, bulk: true });
      const random = seedState(seed);
      let asked = 0;
      for (let n = 0; game.asked !== 0; n++) {
        const side = lowestSide(game.asked);
        if (stepsOf(game).endsWith("sighting")) {
          asked++;
          const copy = imaginedBy(game, side, n);
          expect(dueIn(copy)).toEqual(dueIn(game));
          expect(codesOf(copy, side)).toEqual(codesOf(game, side));
          expect(imaginedBy(game, side, n + 1, n).state).toEqual(copy.state);
        }
        take(game, side, steady.play(game, side, random));
      }
      expect(asked).toBeGreaterThan(5);
    },
  );
});

describe("the player search in Flat Top", () => {
  it("chooses what is legal, touches nothing, and plays alike what looks alike", () => {
    const search = (): Bot => must(playerOf(flatTop as GameDefinition, "search:4"));
    const [own, other] = [search(), search()];
    const game = begin("training", { seed: 3, bulk: true });
    for (let n = 0; n < 700 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      const before = n % 40 === 0 ? JSON.stringify(game.state) : undefined;
      const code = own(game as Game, side, seedState(n));
      expect(codesOf(game, side)).toContain(code);
      if (before !== undefined) {
        expect(JSON.stringify(game.state)).toBe(before);
        // Both begin to think here.
        const thought = search()(game as Game, side, seedState(n));
        expect(other(imaginedBy(game, side, n) as Game, side, seedState(n))).toBe(thought);
      }
      take(game, side, code);
    }
  });

  it("keeps to a plan for five turns, and judges a lead of one side as the lag of the other", () => {
    const game = begin("training", { seed: 1, bulk: true });
    const random = seedState(1);
    const spans = new Map<string | undefined, Set<number>>();
    while (game.asked !== 0) {
      const { turn, points } = game.state.position;
      const span = spanOf(game);
      spans.set(span, (spans.get(span) ?? new Set()).add(turn));
      expect(judge(game, 0)).toBeCloseTo(-judge(game, 1));
      if (turn === game.state.position.firstTurn) expect(judge(game, 0)).toBe(points[0] - points[1]);
      const side = lowestSide(game.asked);
      take(game, side, steady.play(game, side, random));
    }
    expect([...spans].map(([span, turns]) => [span === undefined, turns.size])).toEqual([
      [true, 1],
      [false, 5],
      [false, 5],
      [false, 4],
    ]);
    const { outcome } = game.state;
    const winner = sides.find((side) => ids[side] === outcome!.winner)!;
    expect(judge(game, winner)).toBeGreaterThan(60);
  });
});
