import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  bots,
  emptyTally,
  gameSeed,
  mergeTallies,
  playGames,
  SetupError,
  type SimulationPlan,
  summarise,
} from "../../lib/playtest";
import { botSeed } from "../../lib/playtest/seeds";
import { endless, tiny } from "./tiny";

const random = bots.random!.play;
const plan = (seed = 7): SimulationPlan => ({
  scenario: { soldiers: 4 },
  options: [],
  seed,
  bots: [random, random],
});

describe("playGames", () => {
  const whole = playGames(tiny(), plan(), 0, 60);

  it("ends every game and counts each result once", () => {
    expect(whole.unfinished).toBe(0);
    expect(whole.games).toBe(60);
    expect(whole.wins.red! + whole.wins.blue! + whole.draws).toBe(60);
    expect(whole.wins.red).toBeGreaterThan(0);
    expect(whole.wins.blue).toBeGreaterThan(0);
  });

  it("plays the same games for the same seed, and others for another", () => {
    expect(playGames(tiny(), plan(), 0, 60)).toEqual(whole);
    expect(playGames(tiny(), plan(8), 0, 60).digest).not.toBe(whole.digest);
  });

  it("gives the same tally however the games are shared out and in whatever order they come back", () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 59 }), { maxLength: 5 });
    fc.assert(
      fc.property(cuts, fc.boolean(), (inner, backwards) => {
        const edges = [0, ...inner.sort((a, b) => a - b), 60];
        const parts = edges.slice(1).map((to, i) => playGames(tiny(), plan(), edges[i]!, to));
        if (backwards) parts.reverse();
        expect(parts.reduce(mergeTallies, emptyTally(["red", "blue"]))).toEqual(whole);
      }),
      { numRuns: 15 },
    );
  });

  it("reports games that do not end, and leaves them out of the results", () => {
    const tally = playGames(endless, { ...plan(), cap: 50 }, 0, 3);
    expect(tally).toMatchObject({ games: 3, unfinished: 3, draws: 0, wins: { red: 0, blue: 0 }, turns: {} });
    expect(tally.decisions).toEqual({ total: 150, least: 50, most: 50 });
    expect(summarise(tally).rates).toEqual({});
  });

  it("says why a scenario cannot be played", () => {
    const empty = { ...plan(), scenario: { soldiers: 0 } };
    expect(() => playGames(tiny(), empty, 0, 1)).toThrow(SetupError);
    expect(() => playGames(tiny(), empty, 0, 1)).toThrow("A camp needs a soldier.");
  });
});

describe("summarise", () => {
  it("agrees with the tally", () => {
    const tally = playGames(tiny(), plan(), 0, 40);
    const summary = summarise(tally);
    expect(summary.wins).toEqual({ ...tally.wins, draw: tally.draws });
    expect(summary.rates.red!.rate).toBeCloseTo(tally.wins.red! / 40);
    const { histogram, mean, min, max } = summary.standing.lead!;
    expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    expect(mean).toBeGreaterThanOrEqual(min);
    expect(mean).toBeLessThanOrEqual(max);
    expect(summary.decisions).toBe(tally.decisions.total);
    expect(summary.perGame.decisions.mean).toBe(tally.decisions.total / 40);
    expect(summary.perGame.turns!.max).toBeLessThanOrEqual(3);
    expect(summary.turns).toBeGreaterThanOrEqual(40);
  });
});

describe("seeds", () => {
  it("never repeats within one master seed", () => {
    const seeds = new Set(Array.from({ length: 20_000 }, (_, n) => gameSeed(42, n)));
    expect(seeds.size).toBe(20_000);
  });

  it("depends on the whole master seed and fits a script", () => {
    expect(gameSeed(1, 0)).not.toBe(gameSeed(2, 0));
    expect(gameSeed(1, 0)).not.toBe(gameSeed(1 + 4294967296, 0));
    expect(gameSeed(Number.MAX_SAFE_INTEGER, 9)).toBeLessThan(4294967296);
    expect(botSeed(5, 0)).not.toBe(botSeed(5, 1));
  });
});
