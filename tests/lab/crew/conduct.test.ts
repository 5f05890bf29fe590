import { describe, expect, it } from "vitest";
import { alone } from "../../../lib/lab/alone";
import { Conductor, type Progress, type RunParts } from "../../../lib/lab/conduct";
import { type Crew, CrewFailure } from "../../../lib/lab/crew";
import type { GameKey, Plan } from "../../../lib/lab/plan";
import { type GameLine, isTrouble } from "../../../lib/lab/record/types";
import { countedLines, type Decided, MemoryStore } from "../../../lib/lab/store";
import { recordOf, shortPlan, textOf } from "./support";

const plan: Plan = shortPlan({ games: 30 });

/** A crew whose games are over when the test says so. */
class Bench implements Crew {
  readonly size = 3;
  readonly given: GameKey[] = [];
  isClosed = false;
  private readonly open: { game: GameKey; finish(line: GameLine): void; drop(): void }[] = [];

  play(games: readonly GameKey[], onLine: (line: GameLine) => void, signal: AbortSignal): Promise<void> {
    this.given.push(...games);
    let left = games.length;
    return new Promise((resolve) => {
      const one = (): void => {
        if (--left === 0) resolve();
      };
      for (const game of games) {
        const finish = (line: GameLine): void => {
          onLine(line);
          one();
        };
        this.open.push({ game, finish, drop: one });
      }
      // Nothing is in hand before it is finished here, so that nothing has to be played to its end.
      signal.addEventListener("abort", () => {
        for (const { drop } of this.open.splice(0)) drop();
      });
    });
  }

  /** Finish one of those that are open, the last first or the first first. */
  async finish(which: "first" | "last" = "first", line?: (key: GameKey) => GameLine): Promise<GameKey> {
    const [one] = which === "first" ? this.open.splice(0, 1) : this.open.splice(-1, 1);
    one!.finish(line?.(one!.game) ?? recordOf(one!.game, plan));
    await new Promise((resolve) => setTimeout(resolve));
    return one!.game;
  }

  get waiting(): number {
    return this.open.length;
  }

  close(): Promise<void> {
    this.isClosed = true;
    for (const { drop } of this.open.splice(0)) drop();
    return Promise.resolve();
  }
}

function conduct(more: Partial<RunParts> = {}) {
  const crew = new Bench();
  const store = new MemoryStore();
  const notified: Progress[] = [];
  const conductor = new Conductor({
    plan,
    store,
    openCrew: () => Promise.resolve(crew),
    onProgress: (progress) => notified.push(progress),
    ...more,
  });
  return { crew, store, notified, conductor };
}
const begun = () => new Promise((resolve) => setTimeout(resolve));

describe("a conductor", () => {
  it("gives games out in order of their numbers, all variants of a game together, and not all at once", async () => {
    const { crew, conductor } = conduct();
    const over = conductor.play();
    await begun();
    expect(crew.given.length).toBeLessThanOrEqual(8);
    while (conductor.progress.state === "playing" && crew.waiting > 0) await crew.finish("last");
    expect((await over).state).toBe("over");
    const numbers = crew.given.map(({ game, variant }) => game * 2 + variant);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(crew.isClosed).toBe(true);
  });

  it("reports how many games are kept, of how many, and when it is over", async () => {
    const { crew, conductor, notified } = conduct();
    const over = conductor.play();
    await begun();
    await crew.finish();
    expect(conductor.progress).toMatchObject({ state: "playing", done: 1, of: 60, failure: undefined });
    while (crew.waiting > 0) await crew.finish();
    expect(await over).toMatchObject({ state: "over", done: 60, troubles: [] });
    const counts = notified.map(({ done }) => done);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(notified.at(-1)).toMatchObject({ state: "over", done: 60, secondsLeft: null });
  });

  it("counts a game as done only when it is kept", async () => {
    let keep = (): void => undefined;
    const store = new MemoryStore();
    store.keep = () => new Promise((resolve) => (keep = resolve));
    const { crew, conductor } = conduct({ store });
    void conductor.play();
    await begun();
    await crew.finish();
    expect(conductor.progress.done).toBe(0);
    keep();
    await begun();
    expect(conductor.progress.done).toBe(1);
    await conductor.cancel();
  });

  it("pauses, plays on, and in the end every game has been played once", async () => {
    const { crew, conductor, store } = conduct();
    const sitting = conductor.play();
    await begun();
    for (let i = 0; i < 7; i++) await crew.finish(i % 2 === 0 ? "first" : "last");
    conductor.pause();
    expect(await sitting).toMatchObject({ state: "paused", done: 7 });
    expect(crew.waiting).toBe(0);
    expect(crew.isClosed).toBe(false);
    const over = conductor.play();
    await begun();
    while (crew.waiting > 0) await crew.finish("last");
    expect((await over).state).toBe("over");
    expect(countedLines(plan, store.kept()).map(({ game, variant }) => [game, variant])).toEqual(
      Array.from({ length: 60 }, (_, i) => [Math.floor(i / 2), i % 2]),
    );
  });

  it("is cancelled at once, and another resumes from what was stored", async () => {
    const { crew, conductor, store } = conduct();
    const sitting = conductor.play();
    await begun();
    for (let i = 0; i < 5; i++) await crew.finish("last");
    await conductor.cancel();
    expect((await sitting).state).toBe("cancelled");
    expect(crew.isClosed).toBe(true);
    const next = conduct({ store });
    expect(next.conductor.progress).toMatchObject({ state: "ready", done: 5 });
    const over = next.conductor.play();
    await begun();
    while (next.crew.waiting > 0) await next.crew.finish();
    expect((await over).done).toBe(60);
    expect(next.crew.given).toHaveLength(55);
  });

  it.each([
    { what: "a game twice", line: { game: 0, variant: 0 } },
    { what: "a game that is none of the plan's", line: { game: 1000, variant: 0 } },
  ])("does not count $what, and says that a game is missing instead", async ({ line }) => {
    const { crew, conductor, store } = conduct();
    const sitting = conductor.play();
    await begun();
    await crew.finish();
    await crew.finish("first", () => recordOf(line, plan));
    expect(await sitting).toMatchObject({ state: "failed", done: 1 });
    expect(conductor.progress.failure?.message).toContain("never returned");
    expect([...store.kept()]).toHaveLength(1);
  });

  it("stores failed games and reports them with their seed; the run continues", async () => {
    const trouble = (key: GameKey): GameLine => ({
      ...{ variant: key.variant, game: key.game, seed: recordOf(key, plan).seed, decisions: 4 },
      ...{ trouble: "rules", message: "A counter stands nowhere.", step: "reaction" },
    });
    const { crew, conductor, store } = conduct();
    const over = conductor.play();
    await begun();
    await crew.finish();
    const bad = await crew.finish("first", trouble);
    while (crew.waiting > 0) await crew.finish();
    const { troubles, done, state } = await over;
    expect({ done, state }).toEqual({ done: 60, state: "over" });
    expect(troubles).toEqual([trouble(bad)]);
    expect([...store.kept()].filter(isTrouble)).toEqual([trouble(bad)]);
  });

  it("fails when nobody can play or nothing can be kept, says why, and can be tried again", async () => {
    let isBroken = true;
    const crew = new Bench();
    const { conductor } = conduct({
      openCrew: () =>
        isBroken ? Promise.reject(new CrewFailure("The queue is gone.")) : Promise.resolve(crew),
    });
    const failed = await conductor.play();
    expect(failed.state).toBe("failed");
    expect(failed.failure?.message).toBe("The queue is gone.");
    isBroken = false;
    const again = conductor.play();
    await begun();
    expect(conductor.progress).toMatchObject({ state: "playing", failure: undefined });
    conductor.pause();
    expect((await again).state).toBe("paused");

    const store = new MemoryStore();
    const keep = store.keep.bind(store);
    store.keep = () => Promise.reject(new Error("The disk is full."));
    const full = conduct({ store });
    const sitting = full.conductor.play();
    await begun();
    await full.crew.finish();
    expect(await sitting).toMatchObject({ state: "failed", done: 0 });
    expect(full.conductor.progress.failure?.message).toBe("The disk is full.");
    store.keep = keep;
    const next = full.conductor.play();
    await begun();
    while (full.crew.waiting > 0) await full.crew.finish();
    expect(await next).toMatchObject({ state: "over", done: 60 });
  });
});

describe("a plan that asks other players", () => {
  const asking: Plan = {
    ...plan,
    robustness: {
      players: [
        ["bold", "bold"],
        ["cautious", "cautious"],
      ],
      games: 4,
    },
  };
  const after = (game: number) => (line: GameLine) =>
    line.game === game - 1 && line.variant === 1 ? { after: game, reason: "Enough." } : undefined;

  it("gives their games out behind those of its own players", async () => {
    const { crew, conductor } = conduct({ plan: asking });
    const over = conductor.play();
    await begun();
    while (crew.waiting > 0) await crew.finish();
    expect(await over).toMatchObject({ state: "over", done: 60 + 16, of: 76 });
    expect(crew.given.slice(60, 64)).toEqual([
      { game: 0, variant: 2 },
      { game: 0, variant: 3 },
      { game: 1, variant: 2 },
      { game: 1, variant: 3 },
    ]);
    expect(crew.given.slice(68).map(({ variant }) => variant)).toEqual([4, 5, 4, 5, 4, 5, 4, 5]);
  });

  it.each(["first", "last"] as const)(
    "still asks them when its question is decided, the %s game first, and keeps what they say",
    async (which) => {
      const { crew, conductor, store } = conduct({ plan: asking, stop: after(10) });
      const over = conductor.play();
      await begun();
      while (conductor.progress.state === "playing") {
        if (crew.waiting > 0) await crew.finish(which);
        else await begun();
      }
      expect(await over).toMatchObject({ state: "over", decided: { after: 10 } });
      const counted = countedLines(asking, store.kept(), store.decided);
      expect(counted.filter(({ variant }) => variant < 2)).toHaveLength(20);
      expect(counted.filter(({ variant }) => variant >= 2)).toHaveLength(16);
      if (which === "first") expect(conductor.progress.done).toBeLessThan(60);
      expect(crew.isClosed).toBe(true);
    },
  );

  it("resumes with them, although it is decided", async () => {
    const first = conduct({ plan: asking, stop: after(3) });
    const sitting = first.conductor.play();
    await begun();
    while (!first.store.decided) await first.crew.finish();
    for (let i = 0; i < 5; i++) await first.crew.finish();
    first.conductor.pause();
    expect((await sitting).state).toBe("paused");
    const { crew, conductor } = conduct({ plan: asking, stop: after(3), store: first.store });
    expect(conductor.progress.state).toBe("ready");
    const over = conductor.play();
    await begun();
    while (crew.waiting > 0) await crew.finish();
    expect((await over).state).toBe("over");
    expect(crew.given.every(({ variant }) => variant >= 2)).toBe(true);
    expect(countedLines(asking, first.store.kept(), first.store.decided)).toHaveLength(6 + 16);
  });
});

describe("a stop rule", () => {
  /** Decided when japan has won seven games of the first variant, counted in the order in which it receives them. */
  const sevenWins = () => {
    let wins = 0;
    return (line: GameLine): Decided | undefined => {
      if (isTrouble(line) || line.variant !== 0 || line.winner !== "japan") return undefined;
      return ++wins === 7 ? { after: line.game + 1, reason: "Japan has won seven games." } : undefined;
    };
  };

  it.each(["first", "last"] as const)("stops at the same game when the %s comes first", async (which) => {
    const { crew, conductor, store } = conduct({ stop: sevenWins() });
    const over = conductor.play();
    await begun();
    while (crew.waiting > 0) await crew.finish(which);
    const { state, decided } = await over;
    expect(state).toBe("over");
    expect(decided).toEqual({ after: 19, reason: "Japan has won seven games." });
    expect(store.decided).toEqual(decided);
    expect(crew.isClosed).toBe(true);
    const counted = countedLines(plan, store.kept(), decided);
    // Also the other variant of the game by which it was decided.
    expect(counted.map(({ game }) => game)).toEqual(Array.from({ length: 38 }, (_, i) => Math.floor(i / 2)));
    if (which === "first") expect(conductor.progress.done).toBeLessThan(50);
  });

  it("stops there too when what decides was kept by another, before its word was", async () => {
    const before = conduct();
    const sitting = before.conductor.play();
    await begun();
    for (let i = 0; i < 44; i++) await before.crew.finish();
    await before.conductor.cancel();
    await sitting;
    const { conductor, crew } = conduct({ store: before.store, stop: sevenWins() });
    expect(await conductor.play()).toMatchObject({ state: "over", decided: { after: 19 } });
    expect(crew.given).toEqual([]);
    expect(before.store.decided).toMatchObject({ after: 19 });
  });
});

describe("a run alone", () => {
  it("gives the same lines whether it was paused or not", async () => {
    const short = shortPlan({ games: 6 });
    const whole = new MemoryStore();
    await new Conductor({ plan: short, store: whole, openCrew: alone }).play();
    const store = new MemoryStore();
    const pauses = new Set([3, 7]);
    const conductor: Conductor = new Conductor({
      plan: short,
      store,
      openCrew: alone,
      onProgress: ({ done, state }) => {
        if (state === "playing" && pauses.delete(done)) conductor.pause();
      },
    });
    expect(await conductor.play()).toMatchObject({ state: "paused" });
    expect(conductor.progress.done).toBeLessThan(12);
    while ((await conductor.play()).state !== "over");
    expect(textOf(store.kept())).toBe(textOf(whole.kept()));
  });
});
