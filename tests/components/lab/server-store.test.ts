import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServerStore } from "../../../components/lab/worker/server-store";
import { ServerError, Unreachable } from "../../../components/server/api";
import { recordText } from "../../../lib/lab/record/text";
import type { Decided } from "../../../lib/lab/store";
import { recordOf } from "../../lab/crew/support";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const record = (game: number) => recordOf({ game, variant: 0 }, { seed: 1 });
const line = (game: number): string => `${recordText(record(game))}\n`;

/** A server that can be away, and remembers what reached it. */
function storeAt() {
  const server = { isAway: false, refuses: false, reached: [] as string[], decided: [] as Decided[] };
  const waiting: (number | undefined)[] = [];
  const answer = (): Promise<void> => {
    if (server.isAway) return Promise.reject(new Unreachable("away"));
    if (server.refuses)
      return Promise.reject(new ServerError("write", "The disk is full.", undefined, undefined));
    return Promise.resolve();
  };
  const keeper = {
    keep: (text: string) => answer().then(() => void server.reached.push(text)),
    decide: (word: Decided) => answer().then(() => void server.decided.push(word)),
  };
  const store = new ServerStore([], undefined, keeper, (games) => waiting.push(games));
  return { server, store, waiting };
}

describe("games on their way to the server", () => {
  it("are sent together, and reported as saved only then", async () => {
    const { server, store } = storeAt();
    let safe = 0;
    const kept = [0, 1, 2].map((game) => store.keep(record(game)).then(() => safe++));
    expect([safe, server.reached]).toEqual([0, []]);
    await vi.runAllTimersAsync();
    await Promise.all(kept);
    expect([safe, server.reached]).toEqual([3, [line(0) + line(1) + line(2)]]);
  });

  it("wait while it does not answer, each once and in order, and their number is reported", async () => {
    const { server, store, waiting } = storeAt();
    server.isAway = true;
    const kept = [store.keep(record(0))];
    await vi.advanceTimersByTimeAsync(1_000);
    kept.push(store.keep(record(1)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(waiting).toContain(2);
    expect(waiting).not.toContain(undefined);
    server.isAway = false;
    await vi.runAllTimersAsync();
    await Promise.all(kept);
    expect(server.reached).toEqual([line(0) + line(1)]);
    expect(waiting.at(-1)).toBeUndefined();
  });

  it("fail with the server's own words where it refuses them", async () => {
    const { server, store } = storeAt();
    server.refuses = true;
    const failing = expect(store.keep(record(0))).rejects.toThrow("The disk is full.");
    await vi.runAllTimersAsync();
    await failing;
    server.refuses = false;
    const kept = store.keep(record(1));
    await vi.runAllTimersAsync();
    await kept;
    expect(server.reached).toEqual([line(1)]);
  });

  it("as a decision: it waits as well", async () => {
    const { server, store, waiting } = storeAt();
    server.isAway = true;
    const word = { after: 5, reason: "apart" };
    const decided = store.decide(word);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([server.decided, store.decided, waiting.length > 0]).toEqual([[], undefined, true]);
    server.isAway = false;
    await vi.runAllTimersAsync();
    await decided;
    expect([server.decided, store.decided]).toEqual([[word], word]);
  });
});
