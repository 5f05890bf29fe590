import { describe, expect, it } from "vitest";
import { SpareTime } from "../../../components/desk/spare-time";

/** Spare time with a clock of its own, and jobs that take as long as they say. */
function openSpare() {
  let now = 1000;
  const done: string[] = [];
  const spare = new SpareTime(() => now);
  return {
    spare,
    done,
    pass: (milliseconds: number): void => void (now += milliseconds),
    add: (name: string, takes: number): void =>
      spare.add(name, () => {
        now += takes;
        done.push(name);
      }),
  };
}

describe("work that nobody waits for", () => {
  it("is done at once while it is quick, also while somebody types", () => {
    const { spare, done, add } = openSpare();
    add("set-up", 10);
    add("changes", 10);
    expect(spare.work()).toBe(0);
    spare.typed();
    expect(spare.work()).toBeUndefined();
    expect(done).toEqual(["set-up", "changes"]);
    expect(spare.work()).toBeUndefined();
  });

  it("waits for a pause of typing once it has taken long, the longer the longer it took", () => {
    const { spare, done, add, pass } = openSpare();
    add("changes", 2000);
    spare.work();
    spare.typed();
    add("changes", 2000);
    expect(spare.work()).toBe(6000);
    pass(5000);
    spare.typed();
    expect(spare.work()).toBe(6000);
    add("set-up", 10);
    expect(spare.work()).toBe(0);
    pass(6000);
    expect(spare.work()).toBeUndefined();
    expect(done).toEqual(["changes", "set-up", "changes"]);
  });

  it("does not take a single slow run for what a job takes", () => {
    const { spare, done, add } = openSpare();
    for (const takes of [10, 500, 10]) {
      spare.typed();
      add("set-up", takes);
      spare.work();
    }
    expect(done).toHaveLength(3);
  });

  it("is done once where a newer job takes the place of one still to be done", () => {
    const { spare } = openSpare();
    const fed: number[] = [];
    spare.set("feed", () => fed.push(1));
    spare.set("feed", () => fed.push(2));
    spare.work();
    expect(spare.work()).toBeUndefined();
    expect(fed).toEqual([2]);
  });
});
