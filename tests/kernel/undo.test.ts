import { describe, expect, it } from "vitest";
import {
  choose,
  EngineError,
  type Event,
  fork,
  hash,
  type Json,
  line,
  pending,
  redo,
  resume,
  take,
  undo,
  view,
} from "../../lib/kernel";
import { copyJson } from "../../lib/kernel/game";
import { done, type Pool, pool, table } from "./tiny/pool";
import { begin, must, texts, tiny } from "./tiny/support";

describe("undo and redo", () => {
  it("walk back to the start and forward to the end", () => {
    const game = begin(pool(), { seed: 4 });
    const hashes = [hash(game)];
    for (const name of ["roll", "hit", "forced", "roll", "end"]) {
      must(choose(game, "a", { do: name }));
      hashes.push(hash(game));
    }
    const logged = texts(game);
    for (let i = 4; i >= 0; i--) {
      expect(undo(game)).toBe(true);
      expect(hash(game)).toBe(hashes[i]);
    }
    expect(undo(game)).toBe(false);
    expect([texts(game), game.made.length]).toEqual([[], 0]);
    for (let i = 1; i <= 5; i++) {
      expect(redo(game)).toBe(true);
      expect(hash(game)).toBe(hashes[i]);
    }
    expect(redo(game)).toBe(false);
    expect(texts(game)).toEqual(logged);
    expect(pending(game)).toEqual([]);
  });

  it.each(["choose", "take"])("a new choice by %s forgets what could be redone", (how) => {
    const game = begin(pool());
    must(choose(game, "a", { do: "roll" }));
    undo(game);
    if (how === "choose") must(choose(game, "a", { do: "forced" }));
    else take(game, 0, 2);
    expect(redo(game)).toBe(false);
  });

  it("mark choices that dice or a reveal made final", () => {
    const game = begin(pool());
    for (const name of ["forced", "roll", "forced", "hit"]) must(choose(game, "a", { do: name }));
    expect(game.made.map(({ uncertain }) => uncertain)).toEqual([false, true, false, true]);
  });

  it("bring dice and readings back that still wait for their event", () => {
    const game = begin(
      tiny<Pool>({
        id: "slow",
        sides: ["a", "b"],
        steps: {
          menu: {
            ...table.menu!,
            take(t, _frame, code) {
              if (code === 1) return t.say("1", () => "logged late");
              t.roll({ name: "early", dice: 1, sides: 6 });
              t.read(() => ({ table: "chart", row: "3", column: "a" }));
              if (code === 2) throw new EngineError("A mistake after the roll.");
            },
          },
        },
        position: () => ({ sum: 0, rolls: [] }),
        first: { step: "menu" },
        score: () => 0,
      }),
      { dice: [3, 4] },
    );
    take(game, 0, 0);
    take(game, 0, 1);
    const logged: Event[] = copyJson(game.table.events as unknown as Json) as unknown as Event[];
    expect(logged[0]!.dice).toEqual([{ name: "early", faces: [3] }]);
    expect(logged[0]!.readings).toEqual([{ table: "chart", row: "3", column: "a" }]);
    undo(game);
    redo(game);
    expect(game.table.events).toEqual(logged);
    undo(game);
    // A choice that fails on the way leaves the die that waits, and adds none.
    expect(() => take(game, 0, 2)).toThrow("A mistake after the roll.");
    take(game, 0, 1);
    expect(game.table.events).toEqual(logged);
    undo(game);
    undo(game);
    take(game, 0, 1);
    expect(game.table.events[0]!.dice).toBeUndefined();
  });
});

describe("fork", () => {
  it("gives a game that neither touches nor is touched by the first", () => {
    const game = begin(pool(), { seed: 12 });
    must(choose(game, "a", { do: "roll" }));
    const copy = fork(game);
    expect(hash(copy)).toBe(hash(game));
    expect(pending(copy)).toEqual(pending(game));
    const before = hash(game);
    must(choose(copy, "a", { do: "roll" }));
    expect(hash(game)).toBe(before);
    must(choose(game, "a", { do: "roll" }));
    expect(hash(copy)).toBe(hash(game));
    const later = hash(copy);
    undo(game);
    undo(game);
    expect(hash(copy)).toBe(later);
    expect(undo(copy)).toBe(true);
    expect(undo(copy)).toBe(false);
  });

  it("copies everything in the state, mixed lists included", () => {
    const mixed: Json = { list: [1, [2, { deep: [3] }], "four", null, { five: 5 }], empty: [], none: null };
    const copy = copyJson(mixed);
    expect(copy).toStrictEqual(mixed);
    ((copy.list as Json[])[1] as Json[])[0] = 99;
    ((copy.list as Json[])[4] as { five: number }).five = 99;
    expect(mixed).toEqual({
      list: [1, [2, { deep: [3] }], "four", null, { five: 5 }],
      empty: [],
      none: null,
    });
  });
});

describe("line", () => {
  it("plays again to the same hash", () => {
    const game = begin(pool(), { seed: 31 });
    for (const name of ["hit", "roll", "forced", "hit"]) must(choose(game, "a", { do: name }));
    const again = begin(pool(), { seed: 31 });
    for (const { side, choice } of line(game)) must(choose(again, side, choice));
    expect(hash(again)).toBe(hash(game));
  });
});

describe("resume", () => {
  it("continues from a printed state to the same end", () => {
    const game = begin(pool(), { seed: 2 });
    must(choose(game, "a", { do: "roll" }));
    const saved = JSON.parse(JSON.stringify(view(game))) as Json;
    const again = must(resume(pool(), saved));
    expect(hash(again)).toBe(hash(game));
    for (const each of [game, again])
      for (const name of ["hit", "roll", "end"]) must(choose(each, "a", { do: name }));
    expect(hash(again)).toBe(hash(game));
    expect(again.state.outcome).toEqual(done);
    const over = must(resume(pool(), view(again)));
    expect([pending(over), hash(over)]).toEqual([[], hash(again)]);
  });

  it("keeps nothing of the saved object", () => {
    const saved = view(begin(pool(), { seed: 2 }));
    const before = JSON.stringify(saved);
    const game = must(resume(pool(), saved, { bulk: true }));
    must(choose(game, "a", { do: "roll" }));
    expect(JSON.stringify(saved)).toBe(before);
  });

  it.each<[string, Json]>([
    ["what one side may see", view(begin(pool()), "a")],
    ["nothing", null],
    ["dice of no known kind", { chance: { kind: "cards" }, frames: [] }],
    ["a broken generator", { chance: { kind: "seeded", state: [1, 2, 3, -4] }, frames: [] }],
  ])("refuses %s", (_name, printed) => {
    expect(resume(pool(), printed)).toMatchObject({
      ok: false,
      error: [{ code: "state/chance", pointer: "/chance", severity: "error" }],
    });
  });

  it("refuses a step that the rules do not have", () => {
    const printed = view(begin(pool())) as { frames: Json };
    printed.frames = [
      { step: "menu", data: {} },
      { step: "toString", data: {} },
    ];
    expect(resume(pool(), printed as Json)).toMatchObject({
      ok: false,
      error: [{ code: "state/step", pointer: "/frames/1/step" }],
    });
  });
});
