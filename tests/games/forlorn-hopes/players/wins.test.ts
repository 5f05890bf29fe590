import { describe, expect, it } from "vitest";
import { pointsNow } from "../../../../lib/games/forlorn-hopes/ch16-victory";
import { steady } from "../../../../lib/games/forlorn-hopes/players";
import { seedState, take } from "../../../../lib/kernel";
import { type Bot, bots, lowestSide, player, playOut } from "../../../../lib/playtest";
import { begin, rules } from "../support";

const players: Readonly<Record<string, Bot>> = { steady: steady.play as Bot, random: bots.random!.play };

/** A game that these players have played to its end. */
function played(scenario: string, seats: readonly [string, string], seed: number) {
  const game = begin(scenario, { seed, bulk: true });
  const { ended } = playOut(
    game,
    seats.map((id, n) => player(players[id]!, seed * 2 + n)),
  );
  expect(ended).toBe("over");
  return game;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe("steady against random", () => {
  it("wins nearly all games of training with either side", () => {
    const winners = (seats: readonly [string, string]) =>
      [1, 2, 3, 4, 5, 6].map((seed) => played("training", seats, seed).state.outcome!.winner);
    const own = (winner: string, seats: readonly [string, string]): number =>
      winners(seats).filter((each) => each === winner).length;
    expect(own("allied", ["steady", "random"])).toBeGreaterThanOrEqual(5);
    expect(own("japanese", ["random", "steady"])).toBeGreaterThanOrEqual(5);
  });

  it("leads by more than random in the same seat in the Battle of the Java Sea, by the median", () => {
    const leads = (side: number, seats: readonly [string, string]): number =>
      median(
        [1, 2, 3].map((seed) => {
          const points = pointsNow(played("java-sea", seats, seed).table, true);
          return points[side]! - points[1 - side]!;
        }),
      );
    const alike = leads(0, ["random", "random"]);
    expect(leads(0, ["steady", "random"])).toBeGreaterThan(alike);
    expect(leads(1, ["random", "steady"])).toBeGreaterThan(-alike);
  });
});

describe("the weights of players/steady.json", () => {
  /** The step of the first choice that other weights of both sides change in training. */
  function stepChangedBy(changed: object): string | undefined {
    const weights = rules.steady!.map((each) => ({ ...each, ...changed }));
    const as = begin("training", { seed: 5, bulk: true });
    const other = begin("training", { seed: 5, bulk: true });
    (other.table as { rules: unknown }).rules = { ...rules, steady: weights };
    for (let n = 0; as.asked !== 0; n++) {
      const side = lowestSide(as.asked);
      const [one, two] = [as, other].map((game) => steady.play(game, side, seedState(n)));
      if (one !== two) return as.table.asking(side).step;
      take(as, side, one!);
      take(other, side, one!);
    }
    return undefined;
  }

  it.each([
    [{ scramble: 2 }, "interceptor-scramble"],
    [{ leastRaid: 20 }, "initiative-missions"],
  ] as const)("%o changes a choice first in %s", (changed, step) => {
    expect(stepChangedBy(changed)).toBe(step);
  });

  it("must be there for the player, not for the game", () => {
    const game = begin("training", { seed: 8 });
    (game.table as { rules: unknown }).rules = { ...rules, steady: undefined };
    expect(game.table.codes(lowestSide(game.asked)).length).toBeGreaterThan(0);
    expect(() => {
      for (let n = 0; n < 200 && game.asked !== 0; n++) {
        const asked = lowestSide(game.asked);
        take(game, asked, steady.play(game, asked, seedState(n)));
      }
    }).toThrow("The weights of the steady bot are missing. Add a document players/steady.json.");
  });
});
