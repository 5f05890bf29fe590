import { expect } from "vitest";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { below, pending, seedState } from "../../../lib/kernel";
import { make, type Pacific, rules } from "./engine";

/**
 * Plays on by choices made by chance; after each the position is sound, and after every so many it is read back as it was
 * printed.
 */
export function playByChance(game: Pacific, seed: number, most: number, every = 1): number {
  const words = seedState(seed);
  for (let made = 0; ; made++) {
    const decisions = pending(game);
    if (decisions.length === 0) return made;
    expect(made).toBeLessThan(most);
    const { options } = decisions[below(words, decisions.length)]!;
    const texts = options.map((option) => JSON.stringify(option));
    expect(new Set(texts).size).toBe(texts.length);
    make(game, options[below(words, options.length)]!);
    expect(pacificWarModule.invariants(game.table)).toEqual([]);
    if (made % every !== 0) continue;
    const { frames } = game.state;
    const read = pacificWarModule.parse(rules, pacificWarModule.print(game.table));
    expect(read.ok && read.value).toEqual({ position: game.table.position, frames });
  }
}
