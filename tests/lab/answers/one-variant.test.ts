import { describe, expect, it } from "vitest";
import { answersOf } from "../../../lib/lab/answers";
import type { GameLine } from "../../../lib/lab/record/types";
import { context, madeUp, planOf, record, shuffled } from "./synthetic";

const ask = (lines: GameLine[]) =>
  answersOf(planOf({ games: lines.length }), lines, () => context).variants[0]!;

describe("what a run of games says", () => {
  const lines = [
    record({ game: 0, winner: "red", score: { points: 4 }, turns: [1, 3], tracks: { points: [-1, 2, 4] } }),
    record({ game: 1, winner: "blue", score: { points: -2 }, turns: [1, 2], tracks: { points: [1, -2] } }),
    record({ game: 2, winner: null, score: { points: 0 }, turns: [1, 2], tracks: { points: [0, 0] } }),
    record({ game: 3, winner: "red", score: { points: 6 }, turns: [1, 2], tracks: { points: [3, 6] } }),
  ];

  it("counts wins and draws with their intervals, and spreads of score and length", () => {
    const { outcomes } = ask(lines);
    expect(outcomes.games).toBe(4);
    expect(outcomes.wins.map(({ title, count, rate }) => [title, count, rate])).toEqual([
      ["Red", 2, 0.5],
      ["Blue", 1, 0.25],
      ["Draw", 1, 0.25],
    ]);
    // Wilson's interval of 2 of 4.
    expect(outcomes.wins[0]!.low).toBeCloseTo(0.15, 3);
    expect(outcomes.wins[0]!.high).toBeCloseTo(0.85, 3);
    expect(outcomes.scores[0]).toMatchObject({ title: "Points", spread: { mean: 2, least: -2, most: 6 } });
    expect(outcomes.turns).toMatchObject({ mean: 2.25, least: 2, most: 3 });
    expect(outcomes.lastTurns).toEqual([
      { turn: 2, count: 3 },
      { turn: 3, count: 1 },
    ]);
    expect(outcomes.endings).toEqual([{ rule: "16.0", count: 4 }]);
  });

  it("follows a track of the games that are still in play on each turn", () => {
    const points = ask(lines).curves.find(({ track }) => track === "points")!.points;
    expect(points.map(({ turn, n, mean }) => [turn, n, mean])).toEqual([
      [1, 4, 0.75],
      [2, 4, 1.5],
      [3, 1, 4],
    ]);
    expect(points[1]).toMatchObject({ median: 1, least: -2, most: 6 });
  });

  it("says who leads when, how often the lead changes and when it was taken for good", () => {
    const leads = ask(lines).leads!;
    expect(leads.byTurn[0]).toMatchObject({ turn: 1, games: 4, shares: [{ share: 0.5 }, { share: 0.25 }] });
    // Game 0 goes from Blue to Red, game 1 from Red to Blue.
    expect(leads.changes).toMatchObject({ mean: 0.5, most: 1 });
    // Red led for good from turn 2 in game 0 and from the start in game 3; Blue from turn 2 in game 1.
    expect(leads.forGood).toMatchObject({ n: 3, least: 1, most: 2 });
    expect(leads.turnedLate).toBe(1);
  });

  it("reports what was taken, by whom, when first, and who holds it at the end", () => {
    const { places } = ask([
      record({
        game: 0,
        taken: [
          [1, "atoll", "red"],
          [2, "atoll", "blue"],
          [3, "atoll", "red"],
        ],
      }),
      record({ game: 1, taken: [[3, "atoll", "red"]] }),
      record({
        game: 2,
        taken: [
          [2, "atoll", "red"],
          [3, "atoll", "blue"],
        ],
      }),
      record({ game: 3 }),
    ]);
    const atoll = places[0]!;
    expect(atoll).toMatchObject({ title: "Atoll", games: 3, times: 6 });
    expect(atoll.captors[0]).toMatchObject({
      title: "Red",
      times: 4,
      games: 3,
      first: { mean: 2, least: 1, most: 3 },
      byTurn: [
        { turn: 1, times: 1 },
        { turn: 2, times: 1 },
        { turn: 3, times: 2 },
      ],
    });
    // Blue held it from the start in game 3 and took it back in game 2.
    expect(atoll.held.map(({ share }) => share)).toEqual([0.5, 0.5]);
    expect(places.find(({ place }) => place === "reef")).toMatchObject({
      games: 0,
      held: [{ share: 1 }, { share: 0 }],
    });
  });

  it("adds up losses and what was spent, with games in which nothing was", () => {
    const { losses, resources } = ask([
      record({ game: 0, lost: { red: { DD: 3, BB: 1 } }, spent: { oil: { sail: 6, fight: 2 } } }),
      record({ game: 1 }),
    ]);
    expect(losses).toMatchObject([
      {
        title: "Red",
        total: { mean: 2, most: 4 },
        types: [{ title: "Destroyer", perGame: 1.5 }, { perGame: 0.5 }],
      },
      { title: "Blue", total: { mean: 0 }, types: [] },
    ]);
    expect(resources).toMatchObject([
      {
        title: "Oil",
        total: { mean: 4 },
        steps: [{ title: "Sailing", perGame: 3, share: 0.75 }, { share: 0.25 }],
      },
    ]);
  });

  it("reports decisions, and rules that never came up", () => {
    const { decisions, rules } = ask([
      record({ game: 0, asked: { sail: [4, 12, 1] }, rules: { "2.1.3": 2 } }),
      record({ game: 1, asked: { sail: [4, 8, 1], refit: [1, 2, 1] }, rules: {} }),
    ]);
    expect(decisions[0]).toMatchObject({
      title: "Sailing",
      games: 2,
      perGame: 4,
      options: 2.5,
      taken: 0.75,
      declined: 0.25,
    });
    // 2.1 by 2.1.3, which is below it; 4.0 because its step asked; neither 3.0 nor the optional 9.1.
    expect(rules.never.map(({ rule }) => rule)).toEqual(["3.0", "9.1"]);
    expect(rules.known).toBe(4);
    expect(rules.used).toEqual([{ rule: "2.1.3", title: "Setting sail", games: 1, perGame: 1 }]);
  });

  it("counts no game that did not end, and reports its seed", () => {
    const { outcomes, failures } = ask([
      record({ game: 0 }),
      record({ game: 1, seed: 77, ended: "cap", winner: null, decisions: 1000 }),
      {
        variant: 0,
        game: 2,
        seed: 78,
        trouble: "invariant",
        message: "Oil is -1.",
        step: "sail",
        decisions: 9,
      },
      record({ game: 3, winner: "blue" }),
    ]);
    expect(outcomes.games).toBe(2);
    expect(failures.unfinished).toEqual([{ game: 1, seed: 77, decisions: 1000 }]);
    expect(failures.troubles).toMatchObject([{ game: 2, seed: 78, message: "Oil is -1." }]);
  });
});

describe("the order of lines", () => {
  const lines = Array.from({ length: 120 }, (_, game) => madeUp(game));
  const plan = planOf({ games: 120 });

  it("changes nothing, nor does receiving a game twice", () => {
    const printed = JSON.stringify(answersOf(plan, lines, () => context));
    for (const seed of [1, 2, 3]) {
      const mixed = shuffled([...lines, ...lines.slice(0, 9)], seed);
      expect(JSON.stringify(answersOf(plan, mixed, () => context))).toBe(printed);
    }
  });

  it("does not let short games be counted before long ones", () => {
    const some = answersOf(
      plan,
      lines.filter(({ game }) => game !== 4),
      () => context,
    );
    expect(some.variants[0]!.outcomes.games).toBe(4);
    expect(some).toMatchObject({ received: 119, ahead: 115 });
  });
});
