import { describe, expect, it } from "vitest";
import {
  type Choice,
  choose,
  eventsFor,
  type Game,
  hash,
  type Json,
  line,
  pending,
  resume,
  take,
  undo,
  view,
} from "../../lib/kernel";
import { type Plots, plots, rollsTooEarly } from "./tiny/plots";
import { begin, must, stack } from "./tiny/support";

type G = Game<null, Plots>;

/** Two forces each: the first goes two hexes, the second stays after one. */
const JAPAN: Choice[] = [{ to: 1 }, { to: 2 }, { to: 3 }, { do: "done" }];
const ALLIES: Choice[] = [{ to: 3 }, { do: "done" }, { to: 5 }, { to: 4 }];

/** Every way to shuffle two lists into one without changing the order within either. */
function shuffles(a: number, b: number): string[][] {
  if (a === 0) return [new Array<string>(b).fill("allies")];
  if (b === 0) return [new Array<string>(a).fill("japan")];
  return [
    ...shuffles(a - 1, b).map((rest) => ["japan", ...rest]),
    ...shuffles(a, b - 1).map((rest) => ["allies", ...rest]),
  ];
}

function plotIn(order: readonly string[], game: G = begin(plots, { seed: 3 })): G {
  const next = { japan: 0, allies: 0 };
  for (const side of order) {
    const choices = side === "japan" ? JAPAN : ALLIES;
    must(choose(game, side, choices[next[side as "japan" | "allies"]++]!));
  }
  return game;
}

describe("secret simultaneous plots", () => {
  it("ask both sides at once, each for the step of its own lane", () => {
    const game = begin(plots);
    expect(stack(game)).toEqual(["turn", "plotting"]);
    expect(pending(game)).toMatchObject([
      { side: "japan", step: "plot-path", rule: "10.2", prompt: "Where does task force 0 go?", secret: true },
      {
        side: "allies",
        step: "plot-path",
        rule: "10.2",
        prompt: "Where does task force 2 go?",
        secret: true,
      },
    ]);
    expect(game.codes).toEqual([]);
  });

  it("let each side go on alone through steps of its own", () => {
    const game = begin(plots);
    for (const choice of JAPAN.slice(0, 2)) must(choose(game, "japan", choice));
    expect(pending(game).map(({ prompt }) => prompt)).toEqual([
      "Where does task force 1 go?",
      "Where does task force 2 go?",
    ]);
    for (const choice of JAPAN.slice(2)) must(choose(game, "japan", choice));
    expect(pending(game).map(({ side }) => side)).toEqual(["allies"]);
    expect(choose(game, "japan", { do: "done" })).toMatchObject({
      ok: false,
      error: {
        code: "not-your-decision",
        message: expect.stringContaining("allies must answer “Plotting”") as string,
      },
    });
  });

  it("come to the same game in whatever order the sides answer", () => {
    const orders = shuffles(JAPAN.length, ALLIES.length);
    expect(orders).toHaveLength(70);
    const ends = new Set(orders.map((order) => hash(plotIn(order))));
    expect(ends.size).toBe(1);
    const game = plotIn(orders[0]!);
    expect(game.state.position.at).toEqual([2, 3, 3, 4]);
    expect(stack(game)).toEqual(["turn", "hands"]);
  });

  it("do not show in what the other side sees, receives or reads of the line of play", () => {
    const untouched = begin(plots);
    const game = begin(plots);
    for (const choice of JAPAN) must(choose(game, "japan", choice));
    expect(view(game, "allies")).toEqual(view(untouched, "allies"));
    expect(view(game, "japan")).not.toEqual(view(untouched, "japan"));
    expect(eventsFor(game, "allies")).toEqual([]);
    expect(eventsFor(game, "japan").map(({ text, only }) => [text, only])).toEqual([
      ["task force 0 is plotted to 1", ["japan"]],
      ["task force 0 is plotted to 2", ["japan"]],
      ["task force 1 is plotted to 3", ["japan"]],
    ]);
    expect(line(game, "allies")).toEqual([]);
    expect(line(game, "japan")).toEqual(line(game));
    expect(line(game)).toHaveLength(4);
  });

  it("that are half made show neither path nor how far the other side is", () => {
    const game = begin(plots);
    must(choose(game, "japan", { to: 1 }));
    const seen = view(game, "allies") as { frames: { step: string; data: { [key: string]: Json } }[] };
    expect(seen.frames[1]!.data.lanes).toEqual([null, expect.any(Array)]);
    expect(seen.frames[1]!.data.secret).toEqual([null, null]);
    expect((view(game) as typeof seen).frames[1]!.data.lanes).toHaveLength(2);
  });

  it("are revealed together, in words that all may read, and cannot honestly be undone", () => {
    const game = plotIn(["japan", "japan", "japan", "japan", "allies", "allies", "allies", "allies"]);
    expect(eventsFor(game, "allies").at(-1)).toEqual({
      step: "plotting",
      rule: "12",
      text: "forces move to 2 3 3 4",
    });
    expect(game.made.map(({ uncertain }) => uncertain)).toEqual([...new Array<boolean>(7).fill(false), true]);
  });

  it("can be saved half made and restored", () => {
    const order = ["japan", "allies", "japan"];
    const game = plotIn(order);
    const again = must(resume(plots, JSON.parse(JSON.stringify(view(game))) as Json));
    expect(hash(again)).toBe(hash(game));
    expect(pending(again)).toEqual(pending(game));
    for (const each of [game, again]) {
      for (const choice of JAPAN.slice(2)) must(choose(each, "japan", choice));
      for (const choice of ALLIES.slice(1)) must(choose(each, "allies", choice));
    }
    expect(hash(again)).toBe(hash(game));
  });

  it("can be undone one by one, back to the start", () => {
    const game = begin(plots, { seed: 3 });
    const first = hash(game);
    plotIn(["allies", "japan", "japan", "allies", "japan", "japan", "allies", "allies"], game);
    while (undo(game));
    expect(hash(game)).toBe(first);
    expect(pending(game).map(({ side }) => side)).toEqual(["japan", "allies"]);
  });

  it("are refused with the reason of the step of the lane", () => {
    expect(choose(begin(plots), "allies", { to: 6 })).toMatchObject({
      ok: false,
      error: { message: "Hex 6 is not next to the last one (10.2)." },
    });
  });
});

describe("dice held in the hand", () => {
  const ready = () => plotIn(["japan", "japan", "japan", "japan", "allies", "allies", "allies", "allies"]);
  const held = { japan: { formation: "gunnery", die: 4 }, allies: { formation: "screen", die: 5 } };

  it("wait until both have chosen, in either order", () => {
    const ends = [
      ["japan", "allies"],
      ["allies", "japan"],
    ].map((order) => {
      const game = ready();
      const before = JSON.stringify(game.state.chance);
      must(choose(game, order[0]!, held[order[0] as "japan"]));
      expect(JSON.stringify(game.state.chance)).toBe(before);
      expect(pending(game).map(({ side }) => side)).toEqual([order[1]]);
      must(choose(game, order[1]!, held[order[1] as "japan"]));
      expect(game.table.events.map(({ text }) => text)).toContain("the dice in the hands make 9");
      return hash(game);
    });
    expect(ends[0]).toBe(ends[1]);
  });

  it("are not seen by the other side before", () => {
    const game = ready();
    const [seen, diaryLength] = [view(game, "allies"), eventsFor(game, "allies").length];
    must(choose(game, "japan", held.japan));
    const now = view(game, "allies") as { frames: { data: { secret: Json } }[] };
    expect(now).toEqual(seen);
    expect(now.frames[1]!.data.secret).toEqual([null, null]);
    expect((view(game, "japan") as typeof now).frames[1]!.data.secret).toEqual([3, null]);
    expect(eventsFor(game, "allies")).toHaveLength(diaryLength);
    expect(eventsFor(game, "japan").at(-1)).toMatchObject({ text: "side 0 holds a 4", only: ["japan"] });
    expect(line(game, "allies").filter(({ side }) => side === "japan")).toEqual([]);
  });

  it("rolled before all have chosen are an engine error, and nothing has happened", () => {
    const game = begin(rollsTooEarly);
    const before = hash(game);
    expect(() => take(game, 0, 0)).toThrow("hasty fire is rolled while several sides choose at once");
    expect(hash(game)).toBe(before);
    expect(game.table.simultaneous).toBe(false);
  });
});
