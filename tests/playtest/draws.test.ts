import { describe, expect, it } from "vitest";
import { type Game, GENERATOR, nextWord, start, take } from "../../lib/kernel";
import { Draws } from "../../lib/playtest/draws";
import { tiny } from "./tiny";

const { module, rules } = tiny({ hitOn: 7 });
/** The tiny game, in which each side's raids are a scope of their own. */
const scoped: typeof module = {
  ...module,
  steps: {
    ...module.steps,
    raids: { ...module.steps.raids!, stream: (_table, frame) => `raids of ${String(frame.data.side)}` },
  },
};

/** A tiny game after red has raided with so many soldiers; by default before that. */
function raided(generator: 1 | 2, soldiers?: number): Game {
  const started = start({ module: scoped, rules }, { soldiers: 3 }, { seed: 5, generator });
  if (!started.ok) throw new Error("the tiny scenario stands");
  const game = started.value as Game;
  if (soldiers !== undefined) take(game, 0, soldiers);
  return game;
}

/** The first words of a player for these questions, one after the other. */
function words(seed: number, questions: readonly Game[]): number[] {
  const draws = new Draws(seed);
  return questions.map((game) => nextWord(draws.next(game)));
}

describe("what a player draws from", () => {
  it("depends on the position of play, not on earlier draws, where dice have streams", () => {
    const [red, blue] = [raided(GENERATOR), raided(GENERATOR, 2)];
    const [first, second] = words(9, [red, blue]);
    expect(words(9, [blue])).toEqual([second]);
    // As often as a step asks at one place, each time anew; for another player otherwise.
    expect(new Set([...words(9, [red, red, red]), second, ...words(10, [red])]).size).toBe(5);
    expect(words(9, [red])).toEqual([first]);
  });

  it("is one sequence for all questions in games from before dice had streams", () => {
    const [red, blue] = [raided(1), raided(1, 2)];
    const [first, second] = words(9, [red, blue]);
    expect(words(9, [blue, red])).toEqual([first, second]);
    expect(second).not.toBe(first);
  });
});
