import { setFlagsFromString } from "node:v8";
import { describe, expect, it } from "vitest";
import { alike, below, fork, seedState, take } from "../../lib/kernel";
import { Journal } from "../../lib/kernel/journal";
import type { Position } from "../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../lib/games/fire-in-the-sky/model/rules";
import { startScenario } from "../support/shipped";

/** What V8 makes of what rules read a hundred times a choice; it goes wrong unseen, and play takes half as long again. */
setFlagsFromString("--allow-natives-syntax");
const isOfWholeNumbers = new Function("list", "return %HasSmiElements(list)") as (list: unknown) => boolean;
const hasNamedMembers = new Function("object", "return %HasFastProperties(object)") as (
  object: object,
) => boolean;
const haveOneShape = new Function("a", "b", "return %HaveSameMap(a, b)") as (a: object, b: object) => boolean;

describe("shapes", () => {
  it("a list of whole numbers stays one when a quotient that is whole is written to it", () => {
    const journal = new Journal();
    const list = [1, 2, 3];
    const quotient = ([0.5].concat(4)[0]! + 1.5) * 1.5;
    expect(quotient).toBe(3);
    for (let i = 0; i < 10; i++) {
      journal.set(list, 1, quotient);
      journal.push(list, quotient);
    }
    expect(list.slice(0, 4)).toEqual([1, 3, 3, 3]);
    expect(isOfWholeNumbers(list)).toBe(true);
  });

  it("objects that were made in different ways have one shape once they are alike", () => {
    const plain = { id: "a", size: 1 };
    const made = Array.from({ length: 6 }, (_none, i) => ({ ...plain, [`own${i}`]: i, size: i }));
    for (const [i, each] of made.entries()) delete (each as Record<string, unknown>)[`own${i}`];
    const even = alike(made);
    expect(even).toEqual(made);
    expect(even.every((each) => haveOneShape(each, even[0]!))).toBe(true);
  });

  it("the lists of a position are of whole numbers, and its places of few shapes, after a game", () => {
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 1, bulk: true });
    const random = seedState(1);
    for (let i = 0; i < 4000 && game.asked !== 0; i++) {
      const side = 31 - Math.clz32(game.asked & -game.asked);
      const codes = game.table.codes(side);
      take(game, side, codes[below(random, codes.length)]!);
    }
    const position = game.state.position as Position;
    for (const name of ["at", "steps", "flags", "due", "tf", "hits", "commit", "box", "control"] as const) {
      expect(isOfWholeNumbers(position[name]), name).toBe(true);
    }
    expect(hasNamedMembers(fork(game).state.position as object)).toBe(true);
    const shapes: object[] = [];
    for (const place of (game.ruleset.rules as Rules).places) {
      if (!shapes.some((shape) => haveOneShape(shape, place))) shapes.push(place);
    }
    // Up to four are read without looking a member up by its name.
    expect(shapes.length).toBeLessThanOrEqual(4);
  });
});
