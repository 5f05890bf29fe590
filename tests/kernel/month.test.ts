import { describe, expect, it } from "vitest";
import {
  type Choice,
  choose,
  type Game,
  hash,
  type Json,
  pending,
  resume,
  undo,
  view,
} from "../../lib/kernel";
import { copyJson } from "../../lib/kernel/game";
import { type Month, month } from "./tiny/month";
import { begin, must, stack, texts } from "./tiny/support";

type G = Game<null, Month>;

const japan = (game: G, ...choices: Choice[]) => {
  for (const choice of choices) must(choose(game, "japan", choice));
};

/** An operation under way in the contact phase, with this many days before the month ends. */
function atSea(daysLeft: number, units = 2) {
  const game = begin(month, {}, { day: 5 - daysLeft });
  japan(game, { do: "operate", units });
  return game;
}

describe("a month that ends in the middle of an operation", () => {
  it("is played on top of the contact phase, which then continues", () => {
    const game = atSea(2);
    japan(game, { do: "sail" }, { do: "sail" });
    const before = copyJson(game.state.frames as unknown as Json);
    expect(stack(game)).toEqual(["campaign", "operation", "contact"]);
    // The third hex is tinted: the month ends with a clock that has no day left to count.
    japan(game, { do: "sail" });
    expect(stack(game)).toEqual(["campaign", "operation", "contact", "clock", "sequence", "supply"]);
    expect(game.state.frames.map(({ data }) => data)).toEqual([
      {},
      { cycle: 0 },
      { marker: 3 },
      { left: 0 },
      { name: "month-end", i: 2 },
      {},
    ]);
    expect(pending(game)).toMatchObject([{ side: "allies", step: "supply" }]);

    must(choose(game, "allies", { supply: 2 }));
    expect(game.state.position).toMatchObject({ month: 2, day: 0, supply: 2, sailed: 3 });
    expect(pending(game)).toMatchObject([{ side: "japan", step: "contact" }]);
    // Just as it was, but for the hex that was sailed.
    (before as { data: { marker?: number } }[])[2]!.data.marker = 3;
    expect(game.state.frames).toEqual(before);
  });

  it("is played on top of a battle cycle with days left to count, and counts them afterwards", () => {
    const game = atSea(1);
    japan(game, { do: "stop" }, { standDown: false });
    expect(stack(game)).toEqual(["campaign", "operation", "battle-cycle", "clock", "sequence", "supply"]);
    expect(game.state.frames[3]!.data).toEqual({ left: 1 });
    must(choose(game, "allies", { supply: 0 }));
    expect(texts(game)).toEqual(["day 0", "month 2", "day 1"]);
    expect(stack(game)).toEqual(["campaign", "operation", "battle-cycle"]);
    expect(game.state.frames[1]!.data).toEqual({ cycle: 2 });
  });

  it("ends an operation that has no active unit left, however deep it was in it", () => {
    const game = atSea(1, 1);
    japan(game, { do: "stop" }, { standDown: true });
    expect(stack(game)).toEqual(["campaign", "operation", "battle-cycle", "clock", "sequence", "supply"]);
    must(choose(game, "allies", { supply: 1 }));
    // The second day of the cycle is never counted: its operation is over.
    expect(game.state.position).toMatchObject({ month: 2, day: 0, active: 0 });
    expect(stack(game)).toEqual(["campaign", "bidding"]);
    expect(pending(game)).toMatchObject([{ side: "japan", step: "bidding" }]);
  });

  it("without any operation just goes on to the next", () => {
    const game = begin(month);
    must(choose(game, "japan", { do: "pass" }));
    expect(stack(game)).toEqual(["campaign", "sequence", "supply"]);
    must(choose(game, "allies", { supply: 0 }));
    expect(stack(game)).toEqual(["campaign", "bidding"]);
  });

  it("that was the last ends the game at once, suspended operation and all", () => {
    const game = begin(month, {}, { month: 3, day: 4 });
    japan(game, { do: "operate", units: 2 }, { do: "sail" });
    expect(game.state.outcome).toMatchObject({ rule: "5.4" });
    expect(pending(game)).toEqual([]);
  });

  it("can be saved while it is played, and the operation continues from the file", () => {
    const game = atSea(2);
    japan(game, { do: "sail" }, { do: "sail" }, { do: "sail" });
    const again = must(resume(month, JSON.parse(JSON.stringify(view(game))) as Json));
    for (const each of [game, again]) {
      must(choose(each, "allies", { supply: 2 }));
      japan(each, { do: "sail" }, { do: "stop" }, { standDown: true });
    }
    expect(hash(again)).toBe(hash(game));
    expect(stack(again)).toEqual(stack(game));
  });

  it("can be undone into the day before", () => {
    const game = atSea(1);
    const before = hash(game);
    japan(game, { do: "sail" });
    must(choose(game, "allies", { supply: 2 }));
    undo(game);
    undo(game);
    expect(hash(game)).toBe(before);
    expect(game.state.position).toMatchObject({ month: 1, day: 4, sailed: 0 });
  });
});
