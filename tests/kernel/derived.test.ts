import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import {
  below,
  changesOf,
  derived,
  derivedBy,
  derivedFor,
  fork,
  type Game,
  seedState,
  take,
} from "../../lib/kernel";
import { checkDerived } from "../../lib/kernel/derived";
import type { Position, T } from "../../lib/games/fire-in-the-sky/model/position";
import { startScenario } from "../support/shipped";

const freshGame = (options?: string[]): Game =>
  startScenario("fire-in-the-sky", "short-campaign", { seed: 3, bulk: true, options });

const positionOf = (game: Game): Position => game.state.position as Position;

/** Let `check` run after every change that is made at the table of a game. */
function afterEveryChange({ table }: Game, check: () => void): void {
  for (const name of ["set", "push", "removeAt", "remove", "rollback"] as const) {
    const change = table[name].bind(table) as (...given: unknown[]) => void;
    (table[name] as unknown) = (...given: unknown[]) => {
      change(...given);
      check();
    };
  }
}

function playSome(game: Game, choices: number, seed: number): void {
  const random = seedState(seed);
  for (let i = 0; i < choices && game.asked !== 0; i++) {
    const side = 31 - Math.clz32(game.asked & -game.asked);
    const codes = game.table.codes(side);
    take(game, side, codes[below(random, codes.length)]!);
  }
}

describe("a derived value", () => {
  it("is kept over changes of what it does not read, and calculated anew after all others", () => {
    const game = freshGame();
    const t = game.table as T;
    let times = 0;
    const total = derived(
      (table: T) => (times++, table.position.vp + table.position.taskForces.length),
      ["vp", "taskForces"],
    );
    const expectAgain = (change: () => void, again: boolean): void => {
      total(t);
      const before = times;
      change();
      expect(total(t)).toBe(t.position.vp + t.position.taskForces.length);
      expect(times > before).toBe(again);
    };
    expectAgain(() => t.set(t.position, "oil", t.position.oil + 1), false);
    expectAgain(() => t.set(t.position.at, 0, t.position.at[0]! + 1), false);
    expectAgain(() => t.set(t.position, "vp", t.position.vp + 1), true);
    const force = { side: 0, node: 0, origin: 0, attacks: 0 };
    expectAgain(() => t.push(t.position.taskForces, force), true);
    expectAgain(() => t.set(force, "attacks", 1), true);
    const others = [{ ...force }];
    expectAgain(() => t.set(t.position, "taskForces", others), true);
    expectAgain(() => t.push(others, { ...force }), true);
    expectAgain(() => t.removeAt(others, 0), true);
  });

  it("is kept by key until what it reads changes, and by each key for itself", () => {
    const t = freshGame().table as T;
    let times = 0;
    const stepsAt = derivedBy(
      (_t: T, { place }: { place: number }) => place,
      ({ position: { at, steps } }, { place }) => {
        times++;
        return at.reduce((sum, each, p) => (each === place ? sum + steps[p]! : sum), 0);
      },
      ["at", "steps"],
    );
    const p = t.position.steps.findIndex((steps) => steps > 0);
    const [here, there] = [t.position.at[p]!, t.position.at[p]! + 1];
    const [before, beyond] = [stepsAt(t, { place: here }), stepsAt(t, { place: there })];
    t.set(t.position, "oil", t.position.oil + 1);
    expect([stepsAt(t, { place: here }), stepsAt(t, { place: there }), times]).toEqual([before, beyond, 2]);
    const gone = t.position.steps[p]!;
    t.set(t.position.at, p, there);
    expect(stepsAt(t, { place: here })).toBe(before - gone);
    expect(stepsAt(t, { place: there })).toBe(beyond + gone);
  });

  it("kept by key is found out where it reads more than it says", () => {
    const t = freshGame().table as T;
    const wrong = derivedBy(
      (_t: T, { more }: { more: number }) => more,
      (table, { more }) => table.position.oil + more,
      ["vp"],
    );
    wrong(t, { more: 1 });
    checkDerived(t, isDeepStrictEqual);
    t.set(t.position, "oil", t.position.oil + 1);
    expect(() => checkDerived(t, isDeepStrictEqual)).toThrow(/worked out of vp/);
  });

  it("stands for a member until it is written to, by a rollback too", () => {
    const t = startScenario("fire-in-the-sky", "short-campaign", { seed: 3 }).table as T;
    const now = changesOf<T["rules"], Position>("at");
    const first = now(t);
    t.set(t.position, "oil", t.position.oil + 1);
    expect(now(t)).toBe(first);
    const mark = t.journal.mark();
    t.set(t.position.at, 0, t.position.at[0]! + 1);
    const second = now(t);
    expect(second).not.toBe(first);
    t.rollback(mark);
    expect([first, second]).not.toContain(now(t));
  });

  it("is kept over a rollback of what it does not read", () => {
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 3 });
    const t = game.table as T;
    let times = 0;
    const vp = derived((table: T) => (times++, table.position.vp), ["vp"]);
    vp(t);
    const mark = t.journal.mark();
    t.set(t.position, "oil", t.position.oil + 1);
    t.rollback(mark);
    expect(vp(t)).toBe(t.position.vp);
    expect(times).toBe(1);
    t.set(t.position, "vp", t.position.vp + 1);
    expect(vp(t)).toBe(t.position.vp);
    t.rollback(mark);
    expect(vp(t)).toBe(t.position.vp);
    expect(times).toBe(3);
  });

  it("is calculated anew after a rollback, that of objects that had been out of the position included", () => {
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 3 });
    const t = game.table as T;
    const count = derived(
      (table: T) => table.position.taskForces.map(({ attacks }) => attacks),
      ["taskForces"],
    );
    const force = { side: 0, node: 0, origin: 0, attacks: 0 };
    t.push(t.position.taskForces, force);
    const mark = t.journal.mark();
    t.removeAt(t.position.taskForces, t.position.taskForces.length - 1);
    const before = count(t).length;
    t.rollback(mark);
    expect(count(t)).toHaveLength(before + 1);
    t.set(force, "attacks", 5);
    expect(count(t).at(-1)).toBe(5);
  });

  it("that lies in two members counts for both", () => {
    const t = freshGame().table as T;
    const due = derived((table: T) => table.position.due[0], ["due"]);
    const hits = derived((table: T) => table.position.hits[0], ["hits"]);
    due(t);
    t.set(t.position, "hits", t.position.due);
    due(t);
    hits(t);
    t.set(t.position.due, 0, 7);
    expect([due(t), hits(t)]).toEqual([7, 7]);
  });

  it.each([
    { title: "by the rules as printed", every: false, choices: 1500 },
    { title: "with every optional rule", every: true, choices: 1000 },
  ])("is after every change in random play the same as when it is calculated anew: $title", (each) => {
    const { optionRules } = freshGame().ruleset.rules as { optionRules: Record<string, unknown> };
    const game = freshGame(each.every ? Object.keys(optionRules) : []);
    const { turn } = positionOf(game);
    let checks = 0;
    afterEveryChange(game, () => {
      checks++;
      checkDerived(game.table, isDeepStrictEqual);
    });
    playSome(game, each.choices, 11);
    expect(positionOf(game).turn).toBeGreaterThan(turn);
    expect(checks).toBeGreaterThan(each.choices);
  });

  it("leaves a game with the options of a copy that has kept nothing, choice after choice", () => {
    let game = freshGame();
    const random = seedState(5);
    const steps = new Set<string>();
    for (let i = 0; i < 2500; i++) {
      if (game.asked === 0) game = freshGame();
      expect(game.codes.length).toBeGreaterThan(0);
      expect(fork(game).codes).toEqual(game.codes);
      steps.add(game.table.top().step);
      take(game, 31 - Math.clz32(game.asked), game.codes[below(random, game.codes.length)]!);
    }
    expect([...steps]).toEqual(expect.arrayContaining(["first-deployment", "second-deployment", "reaction"]));
  });

  it("for what a step remembers is worked out once until anything changes, and for other data anew", () => {
    const game = freshGame();
    const t = game.table as T;
    let times = 0;
    const sum = derivedFor((table: T, data: { more: number }) => (times++, table.position.vp + data.more));
    const [one, other] = [{ more: 1 }, { more: 2 }];
    const { vp } = t.position;
    expect([sum(t, one), sum(t, one), times]).toEqual([vp + 1, vp + 1, 1]);
    expect([sum(t, other), sum(t, one), times]).toEqual([vp + 2, vp + 1, 3]);
    t.set(one, "more", 5);
    expect([sum(t, one), times]).toEqual([vp + 5, 4]);
  });

  it("that leaves out what it reads is found", () => {
    const game = freshGame();
    const t = game.table as T;
    const wrong = derived((table: T) => table.position.vp + table.position.oil, ["vp"]);
    wrong(t);
    expect(() => checkDerived(t, isDeepStrictEqual)).not.toThrow();
    t.set(t.position, "oil", t.position.oil + 4);
    expect(() => checkDerived(t, isDeepStrictEqual)).toThrow(/worked out of vp/);
  });
});
