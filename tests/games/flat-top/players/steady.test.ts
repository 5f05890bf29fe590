import { describe, expect, it } from "vitest";
import { steady } from "../../../../lib/games/flat-top/players";
import type { Position } from "../../../../lib/games/flat-top/model/position";
import type { Rules } from "../../../../lib/games/flat-top/model/rules";
import { fork, type Game, seedState, take } from "../../../../lib/kernel";
import { type Bot, bots, lowestSide, player, playOut } from "../../../../lib/playtest";
import { begin } from "../support";

const players: Readonly<Record<string, Bot>> = { steady: steady.play as Bot, random: bots.random!.play };

/** Points of both sides, Allies first, when these players have played a scenario to its end. */
function points(scenario: string, seats: readonly [string, string], seed: number): readonly [number, number] {
  const game = begin(scenario, { seed, bulk: true });
  const { ended } = playOut(
    game,
    seats.map((id, n) => player(players[id]!, seed * 2 + n)),
  );
  expect(ended).toBe("over");
  return game.state.position.points;
}

describe("steady", () => {
  it("beats random in the training scenario with either side", () => {
    for (let seed = 1; seed <= 4; seed++) {
      const [allied, japanese] = points("training", ["steady", "random"], seed);
      expect(allied).toBeGreaterThanOrEqual(Math.max(50, japanese + 1));
      const other = points("training", ["random", "steady"], seed);
      expect(other[1]).toBeGreaterThanOrEqual(Math.max(50, other[0] + 1));
    }
  });

  it("thinks without touching the state, and alike whatever the dice to come are", () => {
    const game = begin("training", { seed: 8, bulk: true }) as Game<Rules, Position>;
    for (let n = 0; n < 900 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      const before = n % 20 === 0 ? JSON.stringify(game.state) : undefined;
      const choice = steady.play(game, side, seedState(n));
      if (before !== undefined) {
        expect(JSON.stringify(game.state)).toBe(before);
        const other = fork(game, { bulk: true });
        other.state.chance = { kind: "listed", dice: [], next: 0 };
        expect(steady.play(other, side, seedState(n))).toBe(choice);
      }
      take(game, side, choice);
    }
  });
});
