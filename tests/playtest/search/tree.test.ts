import { describe, expect, it } from "vitest";
import { type Game, seedState, standing, take } from "../../../lib/kernel";
import { type Bot, botsOf, lowestSide, playerOf } from "../../../lib/playtest";
import { begin, must } from "../../kernel/tiny/support";
import { bare, coin, stones, wagers } from "./games";

const search = (spec: string, more: Parameters<typeof bare>[0] = {}): Bot => must(playerOf(bare(more), spec));

const random = botsOf(bare()).random!.play;

/** Who wins from so many stones, the first to move being `players[0]`. */
function play(left: number, players: readonly Bot[], seed: number): string | null {
  const game = begin(stones, {}, { left }) as unknown as Game;
  const words = [seedState(seed), seedState(seed + 1)];
  while (game.asked !== 0) {
    const side = lowestSide(game.asked);
    take(game, side, players[side]!(game, side, words[side]!));
  }
  return standing(game).winner;
}

describe("a search of single choices", () => {
  it("takes as many stones as leave a multiple of four", () => {
    const thinks = search("search:400");
    for (const left of [2, 3, 5, 6, 7, 9, 10]) {
      const game = begin(stones, {}, { left }) as unknown as Game;
      expect([left, thinks(game, 0, seedState(left))]).toEqual([left, left % 4]);
    }
  });

  it("wins every won game against random play, which does not", () => {
    const thinks = search("search:400");
    const wins = (bot: Bot): number =>
      [1, 2, 3, 4, 5, 6, 7, 8].filter((seed) => play(10, [bot, random], seed) === "first").length;
    expect(wins(thinks)).toBe(8);
    expect(wins(random)).toBeLessThan(8);
  });

  it("weighs chance by throwing dice of its own, and leaves the game's alone", () => {
    const thinks = search("search:60");
    const game = begin(wagers, { seed: 3 }) as unknown as Game;
    const before = JSON.stringify(game.state);
    expect(thinks(game, 0, seedState(1))).toBe(1);
    expect(JSON.stringify(game.state)).toBe(before);
  });

  it("makes the same choice for the same seed and budget, and another for others", () => {
    const moves = (spec: string, seed: number): number[] =>
      [8, 12, 16, 20].map((left) =>
        search(spec)(begin(stones, {}, { left }) as unknown as Game, 0, seedState(seed)),
      );
    expect(moves("search:20", 1)).toEqual(moves("search:20", 1));
    // Lost positions: only chance says which of three moves is tried.
    expect([2, 3, 4, 5].some((seed) => `${moves("search:20", seed)}` !== `${moves("search:20", 1)}`)).toBe(
      true,
    );
  });

  it("does not look into hands that are hidden from it", () => {
    const hands = [0, 1, 2, 3];
    const guesses = (bot: Bot): number[] =>
      hands.map((hand) => bot(begin(coin, {}, { hand }) as unknown as Game, 1, seedState(7)));
    // It knows that something is hidden, and cannot imagine what: its guide decides.
    expect(new Set(guesses(search("search:100"))).size).toBe(1);
    const imagine = (game: Game): void => {
      (game.state.position as { hand: number }).hand = 2;
    };
    // It believes what it imagines, whatever is there.
    expect(guesses(search("search:100", { imagine }))).toEqual([2, 2, 2, 2]);
  });

  it("asks the game for its own opinion of a position where there is one", () => {
    // Somebody who wants many stones to be left takes one, though that loses.
    const judge = ({ state }: Game, side: number): number =>
      side === 0 ? state.frames.length + (state.outcome ? 0 : 1) : 0;
    const game = begin(stones, {}, { left: 6 }) as unknown as Game;
    // All games end, so that nothing hangs on it for this judge: the guide decides, and finds a legal option.
    expect([1, 2, 3]).toContain(search("search:30", { judge })(game, 0, seedState(2)));
  });
});

describe("what a search is called", () => {
  it("takes a budget after a colon, a whole number from 1", () => {
    for (const spec of ["search", "search:1", "search:400"]) expect(playerOf(bare(), spec).ok).toBe(true);
    for (const spec of ["search:0", "search:", "search:x", "search:1.5", "search:-4", "random:3"])
      expect([spec, playerOf(bare(), spec).ok]).toEqual([spec, false]);
  });
});
