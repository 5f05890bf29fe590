import { describe, expect, it } from "vitest";
import {
  bots,
  choicesOf,
  type Contestant,
  differentWords,
  emptyPairs,
  firstWords,
  gameSeed,
  mergePairs,
  playGames,
  playPairs,
  summarisePairs,
} from "../../lib/playtest";
import { pairRows } from "../../lib/playtest/pair-words";
import { recommended, shipped } from "../support/shipped";
import { tiny, type TinyRules } from "./tiny";

const random = bots.random!.play;
const contestant = (rules: Partial<TinyRules> = {}): Contestant => ({
  ruleset: tiny(rules) as Contestant["ruleset"],
  plan: { scenario: { soldiers: 4 }, options: [], seed: 7, bots: [random, random] },
});

describe("two rulesets in play", () => {
  it("that are the same play the same games", () => {
    const tally = playPairs(contestant(), contestant(), 0, 30);
    expect(tally).toMatchObject({ games: 30, different: 0, first: null });
    const summary = summarisePairs(tally);
    expect(summary.standing.lead).toMatchObject({ difference: 0, differing: 0 });
    expect(summary.wins.red).toMatchObject({ onlyA: 0, onlyB: 0, difference: 0 });
    expect(differentWords(summary)).toMatch(/^All 30 games went the same way/);
  });

  it("count what simulate counts, each by its own rules", () => {
    const [a, b] = [contestant(), contestant({ hitOn: 2 })];
    const { wins, decisions } = summarisePairs(playPairs(a, b, 0, 40));
    for (const [side, which] of [
      ["red", "a"],
      ["blue", "b"],
    ] as const) {
      const { ruleset, plan } = which === "a" ? a : b;
      const alone = playGames(ruleset, plan, 0, 40);
      expect(wins[side]![which]).toBe(alone.wins[side]);
      expect(decisions![which]).toBeCloseTo(alone.decisions.total / 40);
    }
  });

  it("that differ in when a die hits are distinguished at the first such roll", () => {
    const tally = playPairs(contestant({ hitOn: 2 }), contestant({ hitOn: 6 }), 0, 20);
    expect(tally.different).toBeGreaterThan(10);
    const first = tally.first!;
    expect(first.seed).toBe(gameSeed(7, first.game));
    expect(first.a).toMatchObject({ rule: "2.1.1" });
    expect(first.b).toMatchObject({ rule: "2.1.1" });
    expect(first.a).not.toEqual(first.b);
    const words = firstWords(first);
    expect(words.a).toContain("raids with");
    expect(words.a).not.toBe(words.b);
    // The choice that led there is the last of those that count.
    expect(choicesOf(contestant({ hitOn: 2 }), first.game)[first.choices - 1]!.choice).toMatchObject({
      do: "raid",
    });
  });

  it("say that one game continues where the other is over", () => {
    const tally = playPairs(contestant({ turns: 3 }), contestant({ turns: 5 }), 0, 10);
    expect(tally.different).toBeGreaterThan(0);
    expect(summarisePairs(tally).turns!.difference).toBeLessThan(0);
  });

  it("give the same tally however the games are shared out", () => {
    const [a, b] = [contestant(), contestant({ hitOn: 4 })];
    const whole = playPairs(a, b, 0, 24);
    const parts = [playPairs(a, b, 15, 24), playPairs(a, b, 0, 4), playPairs(a, b, 4, 15)];
    expect(parts.reduce(mergePairs, emptyPairs(["red", "blue"]))).toEqual(whole);
    expect(playPairs(a, b, 0, 24)).toEqual(whole);
  });

  it("are reported in rows, each with its details", () => {
    const summary = summarisePairs(playPairs(contestant({ turns: 3 }), contestant({ turns: 6 }), 0, 40));
    const rows = pairRows(
      summary,
      (side) => side.toUpperCase(),
      (score) => score,
    );
    expect(rows.map(({ what }) => what)).toEqual([
      "RED wins",
      "BLUE wins",
      "Draws",
      "lead",
      "Turns a game",
      "Decisions a game",
    ]);
    expect(rows[4]).toMatchObject({ difference: expect.stringContaining("−") as string });
    expect(rows[4]!.sure).toMatch(/^between −.* and −.*: significant$/);
  });
});

describe("an erratum of a combat table in play", () => {
  const { game, ruleset, draft, scenarios } = shipped("fire-in-the-sky");
  const scenario = scenarios["short-campaign"]!;
  const documents = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));

  it("parts the games where the cell is first used, by rule and words", () => {
    const plan = { scenario, options: recommended(scenario), seed: 3, bots: [random, random], cap: 700 };
    const combat = structuredClone(documents["tables/combat.json"]) as {
      types: Record<
        string,
        { hitOn?: number; modifiers: Record<string, { when: unknown; add: number; rule: string }> }
      >;
    };
    for (const type of Object.values(combat.types)) {
      for (const modifier of Object.values(type.modifiers)) modifier.add = -modifier.add;
    }
    const rules = game.compile({ ...documents, "tables/combat.json": combat as never });
    const other = { ruleset: { module: game.module, rules }, plan };
    const tally = playPairs({ ruleset, plan }, other, 0, 1);
    expect(tally).toMatchObject({ games: 1, different: 1 });
    expect(tally.first!.a!.rule).toMatch(/^\d+\.\d+/);
    expect(tally.first!.phase).toMatchObject({ title: expect.any(String) as string });
    expect(tally.first!.choices).toBeGreaterThan(0);
    expect(playPairs({ ruleset, plan }, { ruleset, plan }, 0, 1).different).toBe(0);
  });
});
