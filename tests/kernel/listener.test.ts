import { describe, expect, it } from "vitest";
import { type Event, fork, hash, type Json, type Listener, start, type Start } from "../../lib/kernel";
import { bots, player, playOut } from "../../lib/playtest";
import { tiny } from "../playtest/tiny";

class Ear implements Listener {
  readonly heard: Json[] = [];
  changed(pointer: string, from: Json, to: Json, step: string): void {
    this.heard.push({ pointer, from, to, step });
  }
  logged(rule: string): void {
    this.heard.push(rule);
  }
  acted(rule: string): void {
    this.heard.push({ acted: rule });
  }
  lost(side: number, type: string, steps: number): void {
    this.heard.push([side, type, steps]);
  }
}

function play(options: Start) {
  const started = start(tiny(), { soldiers: 4 }, { seed: 11, ...options });
  if (!started.ok) throw new Error("The game must begin.");
  const random = bots.random!.play;
  playOut(started.value, [player(random, 1), player(random, 2)]);
  return started.value;
}

/** What a diary tells, as a listener would hear it. */
const heardOf = (events: readonly Event[]): Json[] =>
  events.flatMap(({ changes = [], rule, step }) => [
    ...changes.map((change): Json => ({ ...change, step })),
    rule,
  ]);

describe("a listener", () => {
  it("hears what the diary tells, with a diary and without, and changes nothing", () => {
    const [one, other] = [new Ear(), new Ear()];
    const logged = play({ listener: one });
    const bulk = play({ listener: other, bulk: true });
    expect(one.heard).toEqual(heardOf(logged.table.events));
    expect(other.heard).toEqual(one.heard);
    expect(bulk.table.events).toEqual([]);
    expect(new Set([logged, bulk, play({}), play({ bulk: true })].map(hash)).size).toBe(1);
  });

  it("does not hear what somebody tries on a copy", () => {
    const ear = new Ear();
    const started = start(tiny(), { soldiers: 4 }, { seed: 11, listener: ear });
    const copy = fork(started.ok ? started.value : expect.fail("The game must begin."), { bulk: true });
    const random = bots.random!.play;
    playOut(copy, [player(random, 1), player(random, 2)]);
    expect(copy.asked).toBe(0);
    expect(ear.heard).toEqual([]);
  });
});
