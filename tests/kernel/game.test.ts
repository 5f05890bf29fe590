import { describe, expect, it } from "vitest";
import {
  choose,
  EngineError,
  eventsFor,
  hash,
  type Json,
  line,
  pending,
  prepare,
  standing,
  start,
  take,
  undo,
  view,
} from "../../lib/kernel";
import { copyJson } from "../../lib/kernel/game";
import { shipped } from "../support/shipped";
import { done, type Pool, pool, table } from "./tiny/pool";
import { begin, must, stack, texts, tiny } from "./tiny/support";

const state = (game: { state: unknown }): Json => copyJson(game.state as Json);

describe("start", () => {
  it("plays on to the first decision and reports who must choose what", () => {
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

describe("prepare", () => {
  it("sets a scenario up once, for games that begin as by themselves and do not touch each other", () => {
    const { ruleset, scenarios } = shipped("fire-in-the-sky");
    const scenario = scenarios["short-campaign"]!;
    let setUps = 0;
    const setup: typeof ruleset.module.setup = (...given) => {
      setUps++;
      return ruleset.module.setup(...given);
    };
    const counted = { ...ruleset, module: { ...ruleset.module, setup } };
    const opening = must(prepare(counted, scenario, { options: [] }));
    for (const seed of [1, 2, 1]) {
      const game = must(opening({ seed }));
      expect(hash(game)).toBe(hash(must(start(ruleset, scenario, { seed }))));
      for (let i = 0; i < 50; i++) take(game, 31 - Math.clz32(game.asked), game.codes[0]!);
    }
    expect(setUps).toBe(1);
  });
});

describe("choices", () => {
  it("that are forced are made at once and are not part of the line", () => {
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
    ["runs in a circle", { do: "loop" }, "The sequence of play never ends."],
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
