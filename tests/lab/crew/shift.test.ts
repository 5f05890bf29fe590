import { describe, expect, it } from "vitest";
import { CrewFailure } from "../../../lib/lab/crew";
import type { GameKey } from "../../../lib/lab/plan";
import type { GameLine } from "../../../lib/lab/record/types";
import { Shift, WorkerDied } from "../../../lib/lab/shift";
import { gameSeed } from "../../../lib/playtest";
import { recordOf, shortPlan } from "./support";

const plan = shortPlan();
const games = (n: number): GameKey[] => Array.from({ length: n }, (_, game) => ({ game, variant: 0 }));
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Two hands, of which each game has to be finished by the test unless `answer` does. */
function shift(answer?: (game: GameKey, time: number) => GameLine | Error) {
  const times = new Map<number, number>();
  const inHand: { game: GameKey; finish(line: GameLine | Error): void }[] = [];
  const state = { most: 0, letGo: false };
  const crew = new Shift(plan, {
    size: 2,
    play: (game) =>
      new Promise((resolve, reject) => {
        times.set(game.game, (times.get(game.game) ?? 0) + 1);
        const finish = (line: GameLine | Error): void => {
          inHand.splice(
            inHand.findIndex((one) => one.game === game),
            1,
          );
          if (line instanceof Error) reject(line);
          else resolve(line);
        };
        inHand.push({ game, finish });
        state.most = Math.max(state.most, inHand.length);
        if (answer) void turn().then(() => finish(answer(game, times.get(game.game)!)));
      }),
    letGo: () => {
      state.letGo = true;
      return Promise.resolve();
    },
  });
  const received: GameLine[] = [];
  const play = (what: readonly GameKey[], signal = new AbortController().signal) =>
    crew.play(what, (line) => received.push(line), signal);
  return { crew, received, play, inHand, times, state };
}

describe("a shift", () => {
  it("keeps every hand busy with one game, over several portions", async () => {
    const { play, received, state } = shift((game) => recordOf(game, plan));
    await Promise.all([play(games(5)), play(games(9).slice(5))]);
    expect(received.map(({ game }) => game).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(state.most).toBe(2);
  });

  it("finishes the games under way, and no more, once it is asked to stop", async () => {
    const { play, received, inHand } = shift();
    const stop = new AbortController();
    const over = play(games(5), stop.signal);
    stop.abort();
    expect(inHand).toHaveLength(2);
    for (const { game, finish } of [...inHand]) finish(recordOf(game, plan));
    await over;
    expect(received.map(({ game }) => game)).toEqual([0, 1]);
  });

  it("releases everybody at once and receives nothing after that", async () => {
    const { crew, play, received, inHand, state } = shift();
    const over = play(games(5));
    const [first] = inHand;
    await crew.close();
    await over;
    expect(state.letGo).toBe(true);
    first!.finish(recordOf(first!.game, plan));
    await turn();
    expect(received).toEqual([]);
    await expect(play(games(1))).rejects.toThrow(CrewFailure);
  });

  it("gives the game of one who died to another", async () => {
    const { play, received, times } = shift((game, time) =>
      game.game === 1 && time === 1 ? new WorkerDied("out of memory") : recordOf(game, plan),
    );
    await play(games(4));
    expect(received.map(({ game }) => game).sort()).toEqual([0, 1, 2, 3]);
    expect(received.every((line) => !("trouble" in line))).toBe(true);
    expect([...times.values()]).toEqual([1, 2, 1, 1]);
  });

  it("reports a game over which two have died as a trouble with its seed, and plays the others", async () => {
    const { play, received, times } = shift((game) =>
      game.game === 1 ? new WorkerDied("out of memory") : recordOf(game, plan),
    );
    await play(games(4));
    expect(times.get(1)).toBe(2);
    const troubles = received.filter((line) => "trouble" in line);
    expect(received).toHaveLength(4);
    expect(troubles).toEqual([
      {
        ...{ variant: 0, game: 1, seed: gameSeed(plan.seed, 1), trouble: "crash", step: "", decisions: 0 },
        message: expect.stringContaining("out of memory") as string,
      },
    ]);
  });

  it("fails when nobody can play by the plan", async () => {
    const { play } = shift(() => new CrewFailure("The scenario does not stand."));
    await expect(play(games(4))).rejects.toThrow("The scenario does not stand.");
  });
});
