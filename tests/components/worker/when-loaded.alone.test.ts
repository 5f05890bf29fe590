import { describe, expect, it, vi } from "vitest";
import { WhenLoaded } from "../../../components/worker/when-loaded";
import { gameIds, loadGame, loadRules } from "../../../lib/games/load";
import { gameRules, games } from "../../../lib/games/loaded";

/** Games that are here once somebody says so. */
function shelf() {
  const here = new Set<string>();
  const coming = new Map<string, () => void>();
  const load = (id: string | undefined): Promise<void> | undefined => {
    if (id === undefined || here.has(id)) return undefined;
    return new Promise((resolve) => coming.set(id, () => (here.add(id), resolve())));
  };
  return { load, arrive: (id: string) => coming.get(id)!() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("messages to a worker", () => {
  it("are handled at once where nothing has to be loaded", () => {
    const taken: string[] = [];
    const loaded = new WhenLoaded(shelf().load);
    loaded.then([undefined], () => taken.push("one"));
    loaded.then([], () => taken.push("two"));
    expect(taken).toEqual(["one", "two"]);
  });

  it("wait for the games that they name, and those behind them for their turn", async () => {
    const { load, arrive } = shelf();
    const taken: string[] = [];
    const loaded = new WhenLoaded(load);
    loaded.then(["a"], () => taken.push("of a"));
    loaded.then([], () => taken.push("of none"));
    loaded.then(["b"], () => taken.push("of b"));
    await settled();
    expect(taken).toEqual([]);
    arrive("a");
    await settled();
    expect(taken).toEqual(["of a", "of none"]);
    arrive("b");
    await settled();
    loaded.then(["a", "b"], () => taken.push("at once"));
    expect(taken).toEqual(["of a", "of none", "of b", "at once"]);
  });

  it("report what cannot be loaded, and go on with the next", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const taken: string[] = [];
    const loaded = new WhenLoaded((id) => (id === "lost" ? Promise.reject(new Error("offline")) : undefined));
    loaded.then(["lost"], () => taken.push("never"));
    loaded.then([], () => taken.push("next"));
    await settled();
    vi.unstubAllGlobals();
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error("offline"));
    expect(taken).toEqual(["next"]);
  });
});

describe("games", () => {
  it("are loaded when they are asked for: the rules alone, then the whole; what is not a game is not waited for", async () => {
    const [first = "", second = ""] = gameIds;
    expect([Object.keys(games), Object.keys(gameRules)]).toEqual([[], []]);
    await loadRules(first);
    expect([Object.keys(games), Object.keys(gameRules)]).toEqual([[], [first]]);
    expect(gameRules[first]!.players).toBeUndefined();
    await loadGame(first);
    expect(Object.keys(games)).toEqual([first]);
    expect(gameRules[first]!.players).not.toEqual([]);
    expect([loadRules(first), loadGame(first), loadGame("chess"), loadGame(undefined)]).toEqual(
      Array(4).fill(undefined),
    );
    expect(games[second]).toBeUndefined();
  });

  it("all have a way to be loaded, and their own ids", async () => {
    for (const id of gameIds) {
      await loadGame(id);
      expect(games[id]!.id).toBe(id);
    }
  });
});
