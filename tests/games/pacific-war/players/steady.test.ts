import { describe, expect, it } from "vitest";
import { pacificWarModule } from "../../../../lib/games/pacific-war/module";
import { shipsOf } from "../../../../lib/games/pacific-war/model/sea";
import { imagine, judge, spanOf, steady } from "../../../../lib/games/pacific-war/players";
import { classOf } from "../../../../lib/games/pacific-war/players/sight";
import { fork, seedState, take, view } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { type Pacific, rules } from "../engine";
import { begin, codesOf, played, randomChoice } from "./play";

const ids = ["allied", "japanese"] as const;
const scenarios = [
  "training",
  "engagement-02-savo-island",
  "engagement-03-first-invasion-of-wake-island",
  "battle-02-coral-sea",
] as const;
const seen = (game: Pacific, side: number): string => JSON.stringify(view(game, ids[side]!));
const where = (game: Pacific): string => game.state.frames.map(({ step }) => step).join(" ");

/** A copy in which the side has imagined the rest. */
function imaginedBy(game: Pacific, side: number, ...seeds: number[]): Pacific {
  const copy = fork(game, { bulk: true });
  for (const seed of seeds) imagine(copy, side, seedState(seed));
  return copy;
}

describe("steady in Pacific War", () => {
  it.each(scenarios)(
    "%s: answers alike whatever is hidden, and whatever the dice to come are (2.5.10)",
    (scenario) => {
      for (let seed = 1; seed <= 2; seed++) {
        const game = begin(scenario, { seed, bulk: true });
        const random = seedState(seed);
        for (let n = 0; n < 600 && game.asked !== 0; n++) {
          const side = lowestSide(game.asked);
          const isSteady = side === seed % 2;
          const isLooked = n % 9 === seed;
          if (!isSteady && !isLooked) {
            randomChoice(game, random);
            continue;
          }
          const choice = steady.play(game, side, seedState(n));
          expect(codesOf(game, side)).toContain(choice);
          if (isLooked) {
            const before = JSON.stringify(game.state);
            const other = imaginedBy(game, side, n);
            other.state.chance = { kind: "listed", dice: [], next: 0 };
            expect(steady.play(other, side, seedState(n)), where(game)).toBe(choice);
            expect(JSON.stringify(game.state)).toBe(before);
          }
          if (isSteady) take(game, side, choice);
          else randomChoice(game, random);
        }
      }
    },
  );
});

describe("what a side imagines of the other in Pacific War", () => {
  it.each(scenarios)(
    "%s: is what it sees, hangs on nothing that it does not see, and can be played on",
    (scenario) => {
      const game = begin(scenario, { seed: 3, bulk: true });
      const random = seedState(3);
      for (let n = 0; n < 300 && game.asked !== 0; n++) {
        if (n % 15 === 0) {
          const side = lowestSide(game.asked);
          const copy = imaginedBy(game, side, n);
          expect(seen(copy, side), where(game)).toBe(seen(game, side));
          expect(pacificWarModule.invariants(copy.table), where(game)).toEqual([]);
          expect(codesOf(copy, side), where(game)).toEqual(codesOf(game, side));
          for (let i = 0; i < 30 && copy.asked !== 0; i++) randomChoice(copy, random);
          expect(pacificWarModule.invariants(copy.table), where(game)).toEqual([]);
        }
        randomChoice(game, random);
      }
    },
  );

  it("draws the ships of Task Forces anew in the Coral Sea (2.5.10)", () => {
    const game = begin("battle-02-coral-sea", { seed: 1, bulk: true });
    const drawn = [1, 2, 3, 4].map((seed) => imaginedBy(game, 0, seed).table.position.fleet.taskForce.join());
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });
});

describe("what a side imagines after a report", () => {
  it("gives a Task Force ships like those that were reported (24.2)", () => {
    const game = begin("battle-02-coral-sea", { seed: 1, bulk: true });
    const { table } = game;
    const { taskForces, fleet } = table.position;
    const carriersIn = (copy: Pacific, group: number): number =>
      shipsOf(copy.table, group).filter((ship) => classOf(copy.table, ship) === "carriers").length;
    const group = taskForces.findIndex(
      (each, n) => each.side === 1 && each.hex >= 0 && carriersIn(game, n) > 0,
    );
    const other = taskForces.findIndex(
      (each, n) => each.side === 1 && each.hex >= 0 && n !== group && fleet.taskForce.includes(n),
    );
    table.set(taskForces[other]!, "seen", { naval: 3, capital: 1, carriers: true });
    table.set(taskForces[group]!, "seen", { naval: 3, capital: 0, carriers: false });
    for (const seed of [1, 2, 3, 4, 5]) {
      const copy = imaginedBy(game, 0, seed);
      expect([carriersIn(copy, group), carriersIn(copy, other)]).toEqual([0, 1]);
    }
  });
});

describe("plans and judgement in Pacific War", () => {
  it("differ in where Task Forces sail (23.6.2) and in whether aircraft fly (28.0)", () => {
    const [usual, ...others] = steady.manners!(rules, 0);
    const found = others.map(() => new Set<string>());
    const game = begin("training", { seed: 2, bulk: true });
    for (let n = 0; n < 400 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      const choice = steady.play(game, side, seedState(n));
      expect(usual!(game, side, seedState(n))).toBe(choice);
      for (const [i, other] of others.entries())
        if (other(game, side, seedState(n)) !== choice)
          found[i]!.add(game.table.asking(side).step.replace(/^(dis)?advantage-/, ""));
      take(game, side, choice);
    }
    expect(found.map((steps) => [...steps].sort())).toEqual([
      ["naval-increment"],
      ["naval-increment"],
      ["air-missions"],
      ["air-missions", "naval-increment"],
    ]);
  });

  it("judges a lead of one side as the lag of the other, and keeps a plan for a Battle Cycle", () => {
    const game = begin("training", { seed: 1, bulk: true });
    const random = seedState(1);
    const spans = new Set<string>();
    while (game.asked !== 0) {
      spans.add(spanOf(game));
      expect(judge(game, 0)).toBeCloseTo(-judge(game, 1));
      randomChoice(game, random);
    }
    expect([...spans]).toEqual(["cycle 1", "cycle 2", "cycle 3"]);
  });
});

describe("steady against random", () => {
  const wins = (seats: readonly [string, string], winner: string): number =>
    [1, 2, 3, 4, 5, 6, 7, 8].filter(
      (seed) => played("training", seats, seed).state.outcome!.winner === winner,
    ).length;

  it("wins nearly all games of training with either side", () => {
    expect(wins(["steady", "random"], "allied")).toBeGreaterThanOrEqual(6);
    expect(wins(["random", "steady"], "japanese")).toBeGreaterThanOrEqual(6);
  });

  /** The middle one of what so many games are worth to a side. */
  const median = (scenario: string, games: number, side: number, seats: readonly [string, string]): number =>
    Array.from({ length: games }, (_each, n) => judge(played(scenario, seats, n + 1), side)).sort(
      (a, b) => a - b,
    )[(games - 1) / 2]!;

  it.each(scenarios.slice(1, 3))("%s: has a better median than random in the same seat", (scenario) => {
    const alike = median(scenario, 5, 1, ["random", "random"]);
    expect(median(scenario, 5, 1, ["random", "steady"])).toBeGreaterThan(alike);
  });

  it("battle-02-coral-sea: has a better median than random in either seat", () => {
    const scenario = "battle-02-coral-sea";
    const alike = median(scenario, 9, 0, ["random", "random"]);
    expect(median(scenario, 9, 0, ["steady", "random"])).toBeGreaterThan(alike);
    expect(median(scenario, 9, 1, ["random", "steady"])).toBeGreaterThan(-alike);
  });
});
