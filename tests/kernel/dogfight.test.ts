import { describe, expect, it } from "vitest";
import { type Choice, choose, type Game, pending, view } from "../../lib/kernel";
import { type Dogfight, dogfight } from "./tiny/dogfight";
import { begin, must, stack, texts } from "./tiny/support";

type G = Game<null, Dogfight>;

/** Start a mission and deal sequence numbers: two units a side, in order. */
function battle(
  mission: [number, number],
  interceptor: [number, number],
  dice: number[] = [],
  scenario = {},
) {
  const game = begin(dogfight, { dice }, scenario);
  must(choose(game, "mission", { do: "mission" }));
  for (const number of interceptor) must(choose(game, "interceptor", { number }));
  for (const number of mission) must(choose(game, "mission", { number }));
  return game;
}

/** Play flights without fire until the battle is over. */
function flyOut(game: G): void {
  while (stack(game).includes("rounds")) {
    const [decision] = pending(game);
    const hold: Choice = decision!.step === "flight" ? { at: null } : { fire: false };
    must(choose(game, decision!.side, hold));
  }
}

describe("a six-round battle inside a mission", () => {
  it("deals sequence numbers in secret", () => {
    const game = begin(dogfight);
    must(choose(game, "mission", { do: "mission" }));
    expect(stack(game)).toEqual(["operations", "air-battle", "dealing"]);
    const before = view(game, "interceptor");
    must(choose(game, "mission", { number: 4 }));
    must(choose(game, "mission", { number: 2 }));
    expect(view(game, "interceptor")).toEqual(before);
    must(choose(game, "interceptor", { number: 1 }));
    must(choose(game, "interceptor", { number: 2 }));
    expect(game.state.position).toMatchObject({ sequence: [4, 2, 1, 2] });
  });

  it("flies four impulses in each of six rounds, the mission first, latecomers from the second", () => {
    const game = battle([2, 1], [1, 2]);
    flyOut(game);
    const rounds = texts(game).map((text) =>
      /round (\d), number (\d): unit (\d)/.exec(text)!.slice(1).map(Number),
    );
    // Number 1: unit 1 (late), then unit 2; number 2: unit 0, then unit 3.
    const inOrder = [
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 3],
    ];
    expect(rounds).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((round) =>
        inOrder.filter(([, unit]) => round > 1 || unit !== 1).map(([number, unit]) => [round, number, unit]),
      ),
    );
    expect(rounds).toHaveLength(23);
    expect(stack(game)).toEqual(["operations"]);
    expect(game.state.position).toMatchObject({ round: 0, sequence: [0, 0, 0, 0], missions: 1 });
  });

  it("flies units of one side with the same number one after the other", () => {
    const game = battle([3, 3], [3, 3]);
    flyOut(game);
    const second = texts(game).filter((text) => text.startsWith("round 2"));
    expect(second.map((text) => text.at(-1))).toEqual(["0", "1", "2", "3"]);
  });

  it("lets a bomber fire first at an interceptor that attacks it", () => {
    // Defensive fire hits with 9; the interceptor, with a step left, then misses with 0.
    const game = battle([4, 4], [1, 4], [9, 0]);
    must(choose(game, "interceptor", { at: 0 }));
    expect(stack(game)).toEqual(["operations", "air-battle", "rounds", "impulse", "flight", "defence"]);
    expect(pending(game)).toMatchObject([{ side: "mission", step: "defence" }]);
    must(choose(game, "mission", { fire: true }));
    expect(texts(game).slice(1, 3)).toEqual(["round 1: unit 0 hits 2", "round 1: unit 2 misses 0"]);
    expect(game.state.position).toMatchObject({ steps: [2, 2, 1, 2] });
  });

  it("takes an interceptor that is shot down on the way in out before it fires", () => {
    const game = battle([4, 4], [1, 4], [9], { steps: [2, 2, 1, 2] });
    must(choose(game, "interceptor", { at: 0 }));
    must(choose(game, "mission", { fire: true }));
    expect(game.state.position).toMatchObject({ steps: [2, 2, 0, 2] });
    expect(texts(game).at(-1)).toBe("round 1: unit 0 hits 2");
    flyOut(game);
    expect(texts(game).filter((text) => text.endsWith("unit 2"))).toHaveLength(1);
  });

  it("ends at once when no mission unit is left, and the larger game goes on", () => {
    const game = begin(dogfight, { dice: [9] }, { steps: [1, 0, 1, 0] });
    must(choose(game, "mission", { do: "mission" }));
    must(choose(game, "interceptor", { number: 1 }));
    must(choose(game, "mission", { number: 3 }));
    must(choose(game, "interceptor", { at: 0 }));
    must(choose(game, "mission", { fire: false }));
    expect(game.state.position).toMatchObject({ steps: [0, 0, 1, 0] });
    expect(game.state.outcome).toMatchObject({ text: "Nothing is left to fly." });
  });
});
