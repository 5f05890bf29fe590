import { describe, expect, it } from "vitest";
import {
  EngineError,
  type Frame,
  hash,
  sequenceStep,
  type Step,
  start,
  take,
  type Table,
  undo,
} from "../../lib/kernel";
import { mapFrames } from "../../lib/kernel/frames";
import { begin, num, stack, tiny } from "./tiny/support";

interface Trace {
  seen: string[];
}

type T = Table<null, Trace>;
type S = Step<null, Trace>;

const note = (t: T, text: string) => t.push(t.position.seen, text);

/** A step that asks side 0 a yes or no, notes the answer and leaves with it. */
const question = (id: string): S => ({
  rule: "1",
  title: id,
  asks: () => 1,
  options: (_t, _f, _s, out) => void out.push(0, 1),
  take(t, _frame, code) {
    note(t, `${id} ${code}`);
    t.leave(code);
  },
});

const gameOf = (steps: Record<string, S>, first = "root") =>
  tiny<Trace>({
    id: "trace",
    sides: ["a", "b"],
    steps,
    position: () => ({ seen: [] }),
    first: { step: first, data: { i: 0 } },
    score: ({ seen }) => seen.length,
  });

/** A root that plays these steps once, one after the other, and notes what each hands back. */
const rootOf = (...ids: string[]): S => ({
  rule: "0",
  title: "Root",
  proceed(t, frame) {
    const result = t.result(frame);
    if (result !== undefined) note(t, `root got ${JSON.stringify(result)}`);
    const i = num(frame, "i");
    if (i === ids.length) return t.end({ winner: null, rule: "0", text: "over" });
    t.set(frame.data, "i", i + 1);
    t.call(ids[i]!);
  },
});

describe("what a step hands back", () => {
  it("is found once by the step that called it, and by no other", () => {
    const game = begin(gameOf({ root: rootOf("ask", "quiet", "ask"), ask: question("ask"), quiet: silent }));
    take(game, 0, 1);
    take(game, 0, 0);
    expect(game.state.position.seen).toEqual(["ask 1", "root got 1", "ask 0", "root got 0"]);
    expect(game.state.frames[0]!.data).toEqual({ i: 3 });
  });

  it("may be any JSON, false and null included", () => {
    const leave = (result: Parameters<T["leave"]>[0]): S => ({
      rule: "1",
      title: "x",
      proceed: (t) => t.leave(result),
    });
    const game = begin(
      gameOf({ root: rootOf("a", "b", "c"), a: leave(false), b: leave(null), c: leave({ hits: [1, 2] }) }),
    );
    expect(game.state.position.seen).toEqual(["root got false", "root got null", 'root got {"hits":[1,2]}']);
  });

  it("comes past the steps that an unwinding leaves behind", () => {
    const game = begin(
      gameOf({
        root: rootOf("mission"),
        mission: { rule: "2", title: "Mission", enter: (t) => t.call("flight") },
        flight: { rule: "3", title: "Flight", enter: (t) => t.call("attack") },
        attack: {
          ...question("attack"),
          take: (t, _f, code) => t.unwind("mission", true, { aborted: code }),
        },
      }),
    );
    expect(stack(game)).toEqual(["root", "mission", "flight", "attack"]);
    take(game, 0, 1);
    expect(game.state.position.seen).toEqual(['root got {"aborted":1}']);
  });
});

const silent: S = { rule: "1", title: "Silent" };

describe("the stack", () => {
  it("leaves a step that has nothing to ask and nothing to do", () => {
    const game = begin(gameOf({ root: rootOf("quiet"), quiet: silent }));
    expect(game.state.outcome?.text).toBe("over");
  });

  it("goes back to the nearest step of that name, not to one further down", () => {
    const game = begin(
      gameOf({
        root: rootOf("cycle"),
        cycle: {
          rule: "2",
          title: "Cycle",
          enter: (t, frame) => {
            const depth = t.state.frames.filter(({ step }) => step === "cycle").length;
            t.set(frame.data, "depth", depth);
            t.call(depth < 3 ? "cycle" : "ask");
          },
          asks: () => 0,
          proceed(t, frame) {
            note(t, `cycle ${num(frame, "depth")}`);
            t.leave();
          },
        },
        ask: { ...question("ask"), take: (t) => t.unwind("cycle") },
      }),
    );
    expect(stack(game)).toEqual(["root", "cycle", "cycle", "cycle", "ask"]);
    expect(num(game.table.frame("cycle")!, "depth")).toBe(3);
    take(game, 0, 0);
    expect(game.state.position.seen).toEqual(["cycle 3", "cycle 2", "cycle 1"]);
  });

  it("goes on with another step in place of this one", () => {
    const game = begin(
      gameOf({
        root: rootOf("first"),
        first: { ...question("first"), take: (t) => t.goTo("second", { from: "first" }) },
        second: question("second"),
      }),
    );
    take(game, 0, 0);
    expect(stack(game)).toEqual(["root", "second"]);
    expect(game.table.top().data).toEqual({ from: "first" });
  });

  it.each<[string, (t: T) => void]>([
    ["a step that is not in play", (t) => t.unwind("nowhere")],
    ["a step that the rules do not have", (t) => t.call("nowhere")],
    ["a step or list that nobody knows", (t) => t.play("nowhere")],
  ])("throws an engine error for %s, and takes the choice back", (_name, act) => {
    const game = begin(
      gameOf({
        root: rootOf("ask"),
        sequence: sequenceStep(() => undefined),
        ask: {
          ...question("ask"),
          take(t) {
            note(t, "half done");
            act(t);
          },
        },
      }),
    );
    const before = hash(game);
    expect(() => take(game, 0, 0)).toThrow(EngineError);
    expect(hash(game)).toBe(before);
    expect(game.codes).toEqual([0, 1]);
    expect(game.made).toEqual([]);
  });
});

describe("a named sequence", () => {
  const lists: Record<string, string[]> = { turn: ["ask", "battle", "ask"], battle: ["strike", "strike"] };
  const game = () =>
    begin(
      gameOf(
        {
          root: {
            ...rootOf(),
            proceed(t, frame) {
              if (num(frame, "i") > 0) return t.end({ winner: null, rule: "0", text: "over" });
              t.set(frame.data, "i", 1);
              t.play("turn");
            },
          },
          sequence: sequenceStep((_rules, name) => lists[name]),
          ask: question("ask"),
          strike: question("strike"),
        },
        "root",
      ),
    );

  it("plays its steps in order, lists inside lists and repeats included", () => {
    const played = game();
    while (played.asked) take(played, 0, 1);
    expect(played.state.position.seen).toEqual(["ask 1", "strike 1", "strike 1", "ask 1"]);
  });

  it("can be undone in the middle and played differently", () => {
    const played = game();
    take(played, 0, 1);
    take(played, 0, 1);
    const middle = hash(played);
    take(played, 0, 1);
    take(played, 0, 1);
    expect(played.state.outcome).not.toBeNull();
    undo(played);
    undo(played);
    expect(hash(played)).toBe(middle);
    expect(stack(played)).toEqual(["root", "sequence", "sequence", "strike"]);
    take(played, 0, 0);
    take(played, 0, 0);
    expect(played.state.position.seen).toEqual(["ask 1", "strike 1", "strike 0", "ask 0"]);
  });
});

describe("mapFrames", () => {
  it("converts every frame's data, also in lanes, and leaves the frames unchanged", () => {
    const inner: Frame = { step: "path", data: { at: 3 } };
    const frames: Frame[] = [
      { step: "turn", data: { at: 1 } },
      { step: "plotting", data: { at: 2, lanes: [[inner], []] as never } },
    ];
    const seen: string[] = [];
    const mapped = mapFrames(frames, (step, data) => {
      seen.push(step);
      expect(data).not.toHaveProperty("lanes");
      return { at: `hex-${String(data.at)}` };
    });
    expect(seen).toEqual(["turn", "plotting", "path"]);
    expect(mapped).toEqual([
      { step: "turn", data: { at: "hex-1" } },
      { step: "plotting", data: { at: "hex-2", lanes: [[{ step: "path", data: { at: "hex-3" } }], []] } },
    ]);
    expect(inner.data).toEqual({ at: 3 });
  });
});

it("a game whose first step is not among its steps does not start", () => {
  expect(() => start(gameOf({}, "nowhere"), {})).toThrow(EngineError);
});
