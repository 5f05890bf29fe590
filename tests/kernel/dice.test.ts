import { describe, expect, it } from "vitest";
import { choose, DiceError, hash, start, take } from "../../lib/kernel";
import { type Pool, pool, table } from "./tiny/pool";
import { begin, must, tiny } from "./tiny/support";

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
    ["too few", [1, 2], "the pool needs 3 dice, but only 2 of the given dice remain"],
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

  it("that run out say which are missing, so that somebody can roll them and go on", () => {
    const game = begin(pool(), { dice: [1, 2] });
    const refused = choose(game, "a", { do: "roll" });
    expect(refused).toMatchObject({
      ok: false,
      error: { wanted: { name: "the pool", dice: 1, low: 1, high: 6 } },
    });
    (game.state.chance as { dice: number[] }).dice.push(6);
    expect(choose(game, "a", { do: "roll" }).ok).toBe(true);
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
