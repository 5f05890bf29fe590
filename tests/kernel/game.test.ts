import { describe, expect, it } from "vitest";
import {
  choose,
  copyJson,
  DiceError,
  EngineError,
  type Event,
  eventsFor,
  fork,
  hash,
  type Json,
  line,
  pending,
  redo,
  resume,
  standing,
  start,
  type Step,
  take,
  undo,
  view,
} from "../../lib/kernel";
import { begin, must, stack, texts, tiny } from "./tiny/support";

interface Pool {
  sum: number;
  rolls: number[][];
}

const done = { winner: "b", rule: "9", text: "over" };

/** A made-up game for the kernel's own duties: dice of both kinds, forced choices, mistakes on demand. */
const table: Record<string, Step<null, Pool>> = {
  menu: {
    rule: "1",
    title: "Menu",
    asks: () => 1,
    options: (_t, _f, _s, out) => void out.push(0, 1, 2, 3, 4, 5, 6),
    describe: (_t, _f, code) => ({
      do: ["roll", "hit", "forced", "loop", "fail", "end", "stuck"][code]!,
    }),
    take(t, _frame, code) {
      if (code === 0) {
        t.push(t.position.rolls, t.roll({ name: "the pool", side: 0, dice: 3, sides: 6 }));
        t.say("1.1", () => "rolled");
      } else if (code === 1) {
        const hits = t.hits({
          name: "the guns",
          side: 1,
          dice: 4,
          sides: 6,
          need: 5,
          modifiers: () => ["night"],
        });
        t.change("/sum", t.position.sum, t.position.sum + hits);
        t.set(t.position, "sum", t.position.sum + hits);
        t.say("1.2", () => "hit");
      } else if (code === 2) t.call("forced", { left: 3 });
      else if (code === 3) t.call("loop");
      else if (code === 4) {
        t.set(t.position, "sum", -1);
        t.say("1", () => "half told");
        throw new EngineError("A mistake in the rules.");
      } else if (code === 6) {
        t.set(t.position, "sum", -1);
        t.call("stuck");
      } else t.end(done);
    },
  },
  forced: {
    rule: "2",
    title: "Forced",
    asks: (_t, frame) => ((frame.data.left as number) > 0 ? 2 : 0),
    options: (_t, _f, _s, out) => void out.push(7),
    take(t, frame) {
      t.set(frame.data, "left", (frame.data.left as number) - 1);
      t.set(t.position, "sum", t.position.sum + 10);
    },
  },
  asked: {
    rule: "3",
    title: "Asked all the same",
    askForced: true,
    asks: () => 2,
    options: (_t, _f, _s, out) => void out.push(-1),
    take: (t) => t.end(done),
  },
  loop: { rule: "4", title: "Loop", proceed: (t) => t.goTo("loop") },
  stuck: { rule: "5", title: "Stuck", asks: () => 1, options: () => undefined },
};

const pool = (first = "menu") =>
  tiny<Pool>({
    id: "pool",
    sides: ["a", "b"],
    steps: table,
    position: () => ({ sum: 0, rolls: [] }),
    first: { step: first },
    score: ({ sum }) => sum,
  });

const state = (game: { state: unknown }): Json => copyJson(game.state as Json);

describe("start", () => {
  it("plays on to the first decision and tells who must choose what", () => {
    const game = begin(pool());
    expect(pending(game)).toEqual([
      {
        side: "a",
        step: "menu",
        rule: "1",
        prompt: "Menu",
        options: ["roll", "hit", "forced", "loop", "fail", "end", "stuck"].map((name) => ({ do: name })),
      },
    ]);
    expect(game.codes).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("passes on what is wrong with a scenario", () => {
    const broken = pool();
    const problem = { code: "setup/none", message: "There is no such scenario.", severity: "error" as const };
    const module = { ...broken.module, setup: () => ({ ok: false as const, error: [problem] }) };
    expect(start({ ...broken, module }, {})).toEqual({ ok: false, error: [problem] });
  });

  it("gives the same game for the same seed, and another for another", () => {
    const rolled = (seed: number) => {
      const game = begin(pool(), { seed });
      must(choose(game, "a", { do: "roll" }));
      return [hash(game), JSON.stringify(game.state.position.rolls)];
    };
    expect(rolled(5)).toEqual(rolled(5));
    expect(rolled(5)).not.toEqual(rolled(6));
  });

  it("does not let one game write into the frames of the next", () => {
    const ruleset = pool("forced");
    const shared = { step: "menu", data: { list: [1] } };
    const module = {
      ...ruleset.module,
      setup: () => ({
        ok: true as const,
        value: { position: { sum: 0, rolls: [] }, first: shared, problems: [] },
      }),
    };
    const game = must(start({ ...ruleset, module }, {}));
    game.table.push(game.state.frames[0]!.data.list as number[], 2);
    expect(shared.data.list).toEqual([1]);
  });
});

describe("choices", () => {
  it("that are forced are made at once and are no part of the line", () => {
    const game = begin(pool());
    must(choose(game, "a", { do: "forced" }));
    expect(game.state.position.sum).toBe(30);
    expect(stack(game)).toEqual(["menu"]);
    expect(line(game)).toEqual([{ side: "a", choice: { do: "forced" } }]);
    expect(undo(game)).toBe(true);
    expect(game.state.position.sum).toBe(0);
  });

  it("that are forced are asked all the same where a step says so", () => {
    const game = begin(pool("asked"));
    expect(pending(game)).toMatchObject([{ side: "b", options: [{ do: "done" }] }]);
    must(choose(game, "b", {}));
    expect(game.state.outcome).toEqual(done);
  });

  it("end the game, after which nobody has any", () => {
    const game = begin(pool());
    must(choose(game, "a", { do: "end" }));
    expect(pending(game)).toEqual([]);
    expect(game.asked).toBe(0);
    expect(standing(game)).toMatchObject({ over: true, winner: "b" });
    const refused = choose(game, "a", { do: "roll" });
    expect(refused).toMatchObject({ ok: false, error: { code: "game-over" } });
  });

  it.each<[string, string, { do: string }]>([
    ["not legal", "a", { do: "surrender" }],
    ["another side's", "b", { do: "roll" }],
    ["nobody's", "c", { do: "roll" }],
  ])("refused because %s leave state, log, history and hash alone", (_name, side, choice) => {
    const game = begin(pool());
    must(choose(game, "a", { do: "roll" }));
    undo(game);
    const before = [hash(game), state(game), texts(game), game.undone.length];
    expect(choose(game, side, choice).ok).toBe(false);
    expect([hash(game), state(game), texts(game), game.undone.length]).toEqual(before);
  });

  it.each([
    ["throws", { do: "fail" }, "A mistake in the rules."],
    ["runs in a circle", { do: "loop" }, "The sequence of play runs in a circle."],
    ["asks where there is no option", { do: "stuck" }, "“Stuck” asks a side that has no option."],
  ])("during which the rules module %s are rolled back", (_name, choice, message) => {
    const game = begin(pool());
    must(choose(game, "a", { do: "roll" }));
    const before = [hash(game), texts(game).length, pending(game), game.codes.slice()];
    expect(() => choose(game, "a", choice)).toThrow(EngineError);
    expect(() => choose(game, "a", choice)).toThrow(message);
    expect([hash(game), texts(game).length, pending(game), game.codes.slice()]).toEqual(before);
    expect(game.made).toHaveLength(1);
    must(choose(game, "a", { do: "hit" }));
  });

  it("during which the rules module throws are rolled back in bulk play too, when chosen", () => {
    const game = begin(pool(), { bulk: true });
    const before = hash(game);
    expect(() => choose(game, "a", { do: "fail" })).toThrow(EngineError);
    expect(hash(game)).toBe(before);
    expect([game.table.journal.recording, game.table.journal.mark(), game.table.logging]).toEqual([
      false,
      0,
      false,
    ]);
  });

  it("come back with the events they caused, dice and changes included", () => {
    const game = begin(pool(), { dice: [1, 5, 6, 4] });
    expect(must(choose(game, "a", { do: "hit" }))).toEqual([
      {
        step: "menu",
        rule: "1.2",
        text: "hit",
        dice: [{ name: "the guns", side: "b", faces: [1, 5, 6, 4], need: 5, hits: 2, modifiers: ["night"] }],
        changes: [{ pointer: "/sum", from: 0, to: 2 }],
      },
    ]);
  });
});

describe("given dice", () => {
  it("are used in order", () => {
    const game = begin(pool(), { dice: [1, 2, 3, 6, 6, 1, 1, 4, 5, 6] });
    must(choose(game, "a", { do: "roll" }));
    must(choose(game, "a", { do: "hit" }));
    must(choose(game, "a", { do: "roll" }));
    expect(game.state.position).toEqual({
      sum: 2,
      rolls: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    });
    expect(game.state.chance).toMatchObject({ next: 10 });
  });

  it.each([
    ["too few", [1, 2], "the pool needs 3 dice, but only 2 of the given dice are left"],
    ["too high", [1, 7, 2], "Die 2 shows 7; the pool rolls dice from 1 to 6."],
    ["too low", [0, 1, 2], "Die 1 shows 0; the pool rolls dice from 1 to 6."],
    ["not whole", [1, 2, 2.5], "Die 3 shows 2.5; the pool rolls dice from 1 to 6."],
  ])("that are %s are refused and the state is untouched", (_name, dice, message) => {
    const game = begin(pool(), { dice });
    const before = hash(game);
    const refused = choose(game, "a", { do: "roll" });
    expect(refused).toMatchObject({ ok: false, error: { code: "dice", rule: "1" } });
    expect(!refused.ok && refused.error.message).toContain(message);
    expect(hash(game)).toBe(before);
    expect(game.state.chance).toMatchObject({ next: 0 });
    expect(() => take(game, 0, 0)).toThrow(DiceError);
    expect(hash(game)).toBe(before);
  });

  it("refused in bulk play leave the state untouched too", () => {
    const game = begin(pool(), { dice: [1, 2, 3], bulk: true });
    must(choose(game, "a", { do: "roll" }));
    const before = hash(game);
    expect(choose(game, "a", { do: "roll" })).toMatchObject({ ok: false, error: { code: "dice" } });
    expect(hash(game)).toBe(before);
    expect([game.made.length, game.table.journal.mark(), game.table.journal.recording]).toEqual([
      0,
      0,
      false,
    ]);
  });

  it("that end before the first decision stop the start", () => {
    const opening = tiny<Pool>({
      id: "opening",
      sides: ["a", "b"],
      steps: {
        ...table,
        opening: {
          rule: "0",
          title: "Opening",
          proceed: (t) => void t.roll({ name: "weather", dice: 1, sides: 6 }),
        },
      },
      position: () => ({ sum: 0, rolls: [] }),
      first: { step: "opening" },
      score: () => 0,
    });
    expect(() => start(opening, {}, { dice: [] })).toThrow(DiceError);
  });

  it("may be read from 0, as ten-sided ones are", () => {
    const game = begin(pool(), { dice: [0, 9, 10] });
    const ten = { name: "search", dice: 2, sides: 10, low: 0 };
    expect(game.table.roll(ten)).toEqual([0, 9]);
    expect(() => game.table.roll({ ...ten, dice: 1 })).toThrow(
      "Die 3 shows 10; search rolls dice from 0 to 9.",
    );
    const seeded = begin(pool(), { seed: 3 });
    const faces = seeded.table.roll({ ...ten, dice: 2000 });
    expect([Math.min(...faces), Math.max(...faces)]).toEqual([0, 9]);
  });

  it("of which none are asked for are none", () => {
    const game = begin(pool(), { dice: [] });
    expect(game.table.roll({ name: "nothing", dice: 0, sides: 6 })).toEqual([]);
    expect(game.table.hits({ name: "nothing", dice: -1, sides: 6, need: 4 })).toBe(0);
  });
});

describe("seeded dice", () => {
  it("come out the same with and without a log", () => {
    const request = { name: "fire", dice: 5, sides: 6, need: 4 };
    const loud = begin(pool(), { seed: 8 });
    const quiet = begin(pool(), { seed: 8, bulk: true });
    const draw = (game: typeof loud) =>
      Array.from({ length: 200 }, () => [game.table.hits(request), ...game.table.roll(request)]);
    expect(draw(quiet)).toEqual(draw(loud));
    expect(hash(quiet)).toBe(hash(loud));
  });

  it.each([
    [1, 5],
    [-3, 5],
    [7, 0],
    [99, 0],
  ])("with %d needed hit %d times in five", (need, hits) => {
    expect(begin(pool()).table.hits({ name: "fire", dice: 5, sides: 6, need })).toBe(hits);
  });
});

describe("undo and redo", () => {
  it("walk back to the start and forward to the end", () => {
    const game = begin(pool(), { seed: 4 });
    const hashes = [hash(game)];
    for (const name of ["roll", "hit", "forced", "roll", "end"]) {
      must(choose(game, "a", { do: name }));
      hashes.push(hash(game));
    }
    const told = texts(game);
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
    expect(texts(game)).toEqual(told);
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

  it("bring dice back that still wait for their event", () => {
    const game = begin(
      tiny<Pool>({
        id: "slow",
        sides: ["a", "b"],
        steps: {
          menu: {
            ...table.menu!,
            take(t, _frame, code) {
              if (code === 1) return t.say("1", () => "told late");
              t.roll({ name: "early", dice: 1, sides: 6 });
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
    const told: Event[] = copyJson(game.table.events as unknown as Json) as unknown as Event[];
    expect(told[0]!.dice).toEqual([{ name: "early", faces: [3] }]);
    undo(game);
    redo(game);
    expect(game.table.events).toEqual(told);
    undo(game);
    // A choice that fails on the way leaves the die that waits, and adds none.
    expect(() => take(game, 0, 2)).toThrow("A mistake after the roll.");
    take(game, 0, 1);
    expect(game.table.events).toEqual(told);
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

  it("copies whatever stands in the state, lists of mixed things included", () => {
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
  it("goes on from a printed state to the same end", () => {
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

describe("what a side may know", () => {
  it("of the log is what names it or nobody", () => {
    const game = begin(pool());
    game.table.say("1", () => "for all");
    game.table.say("1", () => "for a", [0]);
    game.table.say("1", () => "for b", [1]);
    game.table.say("1", () => "for the record", []);
    const read = (side: string, from?: number) => eventsFor(game, side, from).map(({ text }) => text);
    expect(read("a")).toEqual(["for all", "for a"]);
    expect(read("b")).toEqual(["for all", "for b"]);
    expect(read("b", 1)).toEqual(["for b"]);
    expect(() => eventsFor(game, "c")).toThrow(EngineError);
  });

  it("of the state leaves out the dice to come", () => {
    const game = begin(pool(), { dice: [1, 2, 3] });
    expect(view(game)).toHaveProperty("chance");
    expect(view(game, "a")).not.toHaveProperty("chance");
    expect(() => view(game, "c")).toThrow(EngineError);
  });
});

it("the rule of an option is the step's, or its own where it has one", () => {
  const game = begin(
    tiny<Pool>({
      id: "rules",
      sides: ["a", "b"],
      steps: { menu: { ...table.menu!, why: (_t, _f, code) => (code === 2 ? "1.4" : undefined) } },
      position: () => ({ sum: 0, rolls: [] }),
      first: { step: "menu" },
      score: () => 0,
    }),
  );
  expect([0, 2].map((code) => game.table.why(code, 0))).toEqual(["1", "1.4"]);
});
