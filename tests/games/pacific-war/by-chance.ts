import { expect } from "vitest";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { pending } from "../../../lib/kernel";
import { make, type Pacific, rules } from "./engine";

/** The same numbers for the same seed: choices by chance that can be made again. */
function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Plays on by choices made by chance; after each the position is sound, and is read back as it was printed. */
export function playByChance(game: Pacific, seed: number, most: number): number {
  const next = numbers(seed);
  for (let made = 0; ; made++) {
    const decisions = pending(game);
    if (decisions.length === 0) return made;
    expect(made).toBeLessThan(most);
    const { options } = decisions[Math.floor(next() * decisions.length)]!;
    const texts = options.map((option) => JSON.stringify(option));
    expect(new Set(texts).size).toBe(texts.length);
    make(game, options[Math.floor(next() * options.length)]!);
    expect(pacificWarModule.invariants(game.table)).toEqual([]);
    const { frames } = game.state;
    const read = pacificWarModule.parse(rules, pacificWarModule.print(game.table));
    expect(read.ok && read.value).toEqual({ position: game.table.position, frames });
  }
}
