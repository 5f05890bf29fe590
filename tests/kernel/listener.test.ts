import { describe, expect, it } from "vitest";
import { type Event, fork, hash, type Json, type Listener, start } from "../../lib/kernel";
import { type Start } from "../../lib/kernel/game";
import { bots, player, playOut } from "../../lib/playtest";
import { tiny } from "../playtest/tiny";

class RecordingListener implements Listener {
  readonly received: Json[] = [];
  changed(pointer: string, from: Json, to: Json, step: string): void {
    this.received.push({ pointer, from, to, step });
  }
  logged(rule: string): void {
    this.received.push(rule);
  }
  acted(rule: string): void {
    this.received.push({ acted: rule });
  }
  lost(side: number, type: string, steps: number): void {
    this.received.push([side, type, steps]);
  }
}

function play(options: Start) {
  const started = start(tiny(), { soldiers: 4 }, { seed: 11, ...options });
  if (!started.ok) throw new Error("The game must begin.");
  const random = bots.random!.play;
  playOut(started.value, [player(random, 1), player(random, 2)]);
  return started.value;
}

/** What a diary reports, as a listener would receive it. */
const reportsOf = (events: readonly Event[]): Json[] =>
  events.flatMap(({ changes = [], rule, step }) => [
    ...changes.map((change): Json => ({ ...change, step })),
    rule,
  ]);

describe("a listener", () => {
  it("receives what the diary reports, with a diary and without, and changes nothing", () => {
    const [one, other] = [new RecordingListener(), new RecordingListener()];
    const logged = play({ listener: one });
    const bulk = play({ listener: other, bulk: true });
    expect(one.received).toEqual(reportsOf(logged.table.events));
    expect(other.received).toEqual(one.received);
    expect(bulk.table.events).toEqual([]);
    expect(new Set([logged, bulk, play({}), play({ bulk: true })].map(hash)).size).toBe(1);
  });

  it("does not receive what is tried on a copy", () => {
    const listener = new RecordingListener();
    const started = start(tiny(), { soldiers: 4 }, { seed: 11, listener });
    const copy = fork(started.ok ? started.value : expect.fail("The game must begin."), { bulk: true });
    const random = bots.random!.play;
    playOut(copy, [player(random, 1), player(random, 2)]);
    expect(copy.asked).toBe(0);
    expect(listener.received).toEqual([]);
  });
});
