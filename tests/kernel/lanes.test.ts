import { describe, expect, it } from "vitest";
import { EngineError, eventsFor, lanesStep, line, pending, start, type Step, take } from "../../lib/kernel";
import type { Plots } from "./tiny/plots";
import { begin, tiny } from "./tiny/support";

describe("lanes", () => {
  type S = Step<null, Plots>;
  const gameOf = (steps: Record<string, S>) =>
    tiny<Plots>({
      id: "lanes",
      sides: ["japan", "allies"],
      steps,
      position: () => ({ turn: 0, at: [0, 0, 0, 0], hits: [0, 0] }),
      first: { step: "open" },
      score: () => 0,
    });
  const open = (sides: number[], step = "own"): S =>
    lanesStep<null, Plots>({
      rule: "1",
      title: "Open",
      open: () => sides.map((side) => ({ side, step, data: { side } })),
      proceed(t, frame) {
        t.say("1", () => JSON.stringify(frame.data));
        t.end({ winner: null, rule: "1", text: "over" });
      },
    });
  const own: S = {
    rule: "2",
    title: "Own",
    asks: (_t, frame) => 1 << (frame.data.side as number),
    options: (_t, _f, _s, out) => void out.push(0, 1),
    take: (t, _frame, code) => t.leave(code),
  };

  it("hand back what their last step left with, by side, and nothing where there was no lane", () => {
    const game = begin(gameOf({ open: open([1]), own }));
    take(game, 1, 1);
    expect(game.table.events[0]!.text).toBe('{"lanes":[[],[]],"secret":[null,1]}');
    expect(game.table.events[0]!.only).toBeUndefined();
  });

  it("make forced choices at once, and ask where a step wants to be asked", () => {
    const forced: S = { ...own, options: (_t, _f, _s, out) => void out.push(0) };
    const game = begin(gameOf({ open: open([0, 1]), own: forced }));
    expect(game.state.outcome?.text).toBe("over");
    const asked = begin(gameOf({ open: open([0, 1]), own: { ...forced, askForced: true } }));
    expect(pending(asked).map(({ options }) => options.length)).toEqual([1, 1]);
  });

  it("may want to be asked by what the rules in play or the frame say", () => {
    const some: S = {
      ...own,
      options: (_t, _f, _s, out) => void out.push(0),
      askForced: (_t, frame) => frame.data.side === 1,
    };
    const game = begin(gameOf({ open: open([0, 1]), own: some }));
    expect(pending(game).map(({ side }) => side)).toEqual(["allies"]);
  });

  it("run through steps without a question, and read steps below the lane", () => {
    const quiet: S = {
      rule: "3",
      title: "Quiet",
      proceed(t) {
        expect(t.frame("open")?.step).toBe("open");
        t.say("3", () => "on the quiet");
        t.goTo("own", { side: 1 });
      },
    };
    const game = begin(gameOf({ open: open([1], "quiet"), quiet, own }));
    expect(pending(game)).toMatchObject([{ side: "allies", step: "own" }]);
    expect(game.table.frame("own")).toBeUndefined();
    expect(game.table.asking(1)).toEqual({ step: "own", data: { side: 1 } });
    // What a lane says before its side is asked anything is that side's too.
    expect(game.table.events).toEqual([{ step: "quiet", rule: "3", text: "on the quiet", only: ["allies"] }]);
  });

  it.each<[string, Record<string, S>, string]>([
    [
      "ask another side",
      { own: { ...own, asks: () => 3 } },
      "“Own” asks another side than the one whose lane it is in.",
    ],
    [
      "run in a circle",
      { own: { rule: "2", title: "Own", proceed: (t) => t.goTo("own") } },
      "A lane runs in a circle.",
    ],
    ["open lanes", { own: open([0], "deep"), deep: own }, "A lane cannot have lanes of its own."],
    [
      "go back past their own bottom",
      { own: { ...own, asks: () => 0, proceed: (t) => t.unwind("open") } },
      "No step “open” is in play",
    ],
    [
      "roll",
      { own: { ...own, asks: () => 0, proceed: (t) => void t.roll({ name: "x", dice: 1, sides: 6 }) } },
      "x is rolled while",
    ],
    [
      "ask without an option",
      { own: { ...own, options: () => undefined } },
      "“Own” asks a side that has no option.",
    ],
  ])("may not %s", (_name, steps, message) => {
    const ruleset = gameOf({ open: open([0, 1]), ...steps });
    expect(() => start(ruleset, {})).toThrow(EngineError);
    expect(() => start(ruleset, {})).toThrow(message);
  });
});

describe("a step that asks several sides at once", () => {
  const bids: Step<null, Plots> = {
    rule: "18",
    title: "Bids",
    asks: ({ position }) => (position.hits[0] ? 0 : 1) | (position.hits[1] ? 0 : 2),
    options: (_t, _f, _s, out) => void out.push(1, 2),
    take(t, _frame, code, side) {
      t.set(t.position.hits, side, code);
      t.say("18", () => `side ${side} bids ${code}`);
    },
    proceed: (t) => t.end({ winner: null, rule: "18", text: "over" }),
  };
  const bidding = (secret?: boolean) => {
    const game = begin(
      tiny<Plots>({
        id: "bids",
        sides: ["japan", "allies"],
        steps: { bids: secret === undefined ? bids : { ...bids, secret } },
        position: () => ({ turn: 0, at: [], hits: [0, 0] }),
        first: { step: "bids" },
        score: () => 0,
      }),
    );
    const asked = pending(game).map((decision) => decision.secret);
    take(game, 0, 1);
    asked.push(pending(game)[0]!.secret);
    take(game, 1, 2);
    return { game, asked };
  };

  it.each([undefined, true])(
    "is secret unless it says otherwise (secret: %s), for the last to answer too",
    (secret) => {
      const { game, asked } = bidding(secret);
      expect(asked).toEqual([true, true, true]);
      for (const [side, text] of [
        ["japan", "side 0 bids 1"],
        ["allies", "side 1 bids 2"],
      ] as const) {
        expect(line(game, side).map((one) => one.side)).toEqual([side]);
        expect(eventsFor(game, side).map((event) => event.text)).toEqual([text]);
      }
    },
  );

  it("may be secret by what the rules in play say", () => {
    const game = begin(
      tiny<Plots>({
        id: "bids",
        sides: ["japan", "allies"],
        steps: {
          bid: {
            ...bids,
            secret: ({ position }) => position.turn === 0,
            asks: ({ position }) => (position.turn < 2 ? 1 : 0),
            take(t, _frame, code) {
              t.say("18", () => `bids ${code}`);
              t.set(t.position, "turn", t.position.turn + 1);
            },
          },
        },
        position: () => ({ turn: 0, at: [], hits: [0, 0] }),
        first: { step: "bid" },
        score: () => 0,
      }),
    );
    expect(pending(game)[0]!.secret).toBe(true);
    take(game, 0, 1);
    expect(pending(game)[0]).not.toHaveProperty("secret");
    take(game, 0, 2);
    expect(eventsFor(game, "allies").map(({ text }) => text)).toEqual(["bids 2"]);
    expect(eventsFor(game, "japan").map(({ text }) => text)).toEqual(["bids 1", "bids 2"]);
    expect(line(game, "allies")).toEqual([{ side: "japan", choice: { code: 2 } }]);
  });

  it("may be open", () => {
    const { game, asked } = bidding(false);
    expect(asked).toEqual([undefined, undefined, undefined]);
    expect(line(game, "japan")).toHaveLength(2);
    expect(eventsFor(game, "japan")).toHaveLength(2);
  });
});
