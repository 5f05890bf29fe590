import { describe, expect, it } from "vitest";
import { choose, hash, pending, resume, view } from "../../lib/kernel";
import { strikes } from "./tiny/strikes";
import { begin, must, stack, texts } from "./tiny/support";

const HIT = 6;
const MISS = 1;
const dice = (hits: number, misses = 0) => [
  ...new Array<number>(hits).fill(HIT),
  ...new Array<number>(misses).fill(MISS),
];

/** Japan has launched four planes, and nobody intercepts. */
function overTheTarget(given: number[]) {
  const game = begin(strikes, { dice: given });
  must(choose(game, "japan", { planes: 4 }));
  must(choose(game, "allies", { intercept: false }));
  must(choose(game, "allies", { intercept: false }));
  return game;
}

describe("strikes at the same time", () => {
  it("are asked for while the first is over its target", () => {
    const game = overTheTarget([]);
    expect(stack(game)).toEqual(["cycle", "air-phase", "mission", "announcement"]);
    expect(pending(game)).toMatchObject([{ side: "allies", rule: "28.13" }]);
  });

  it("are both resolved from the strength before either", () => {
    // Four hits would leave the Allies no plane to answer with; the answer is flown by four all the same.
    const game = overTheTarget([...dice(4), ...dice(3, 1)]);
    must(choose(game, "allies", { answer: true }));
    expect(game.table.events.at(-1)).toMatchObject({ text: "strike 4, answer 3" });
    expect(game.table.events.at(-1)!.dice!.map(({ name, faces }) => [name, faces.length])).toEqual([
      ["strike of side 0", 4],
      ["strike of side 1", 4],
    ]);
    // Neither loses planes in the air; both carriers are hit.
    expect(game.state.position).toMatchObject({ damage: [3, 4], planes: [4, 4] });
  });

  it("that are not announced come later, with what is left", () => {
    const game = overTheTarget(dice(3, 1));
    must(choose(game, "allies", { answer: false }));
    expect(game.state.position).toMatchObject({ damage: [0, 3], planes: [4, 1] });
    expect(pending(game)[0]).toMatchObject({ side: "allies", step: "air-phase" });
    expect(pending(game)[0]!.options).toEqual([{ planes: 0 }, { planes: 1 }]);
  });

  it("may answer only the side that has the advantage", () => {
    const game = begin(strikes, { dice: dice(0, 4) });
    must(choose(game, "japan", { planes: 0 }));
    must(choose(game, "allies", { planes: 4 }));
    must(choose(game, "japan", { intercept: false }));
    must(choose(game, "japan", { intercept: false }));
    expect(stack(game)).toEqual(["cycle", "air-phase"]);
    expect(texts(game).at(-1)).toBe("strike 0, answer 0");
  });
});

describe("interception", () => {
  it("interrupts the mission in each hex on its way, inside the other side's phase", () => {
    const game = begin(strikes);
    must(choose(game, "japan", { planes: 3 }));
    expect(stack(game)).toEqual(["cycle", "air-phase", "mission", "interception"]);
    expect(game.table.frame("mission")!.data).toMatchObject({ hex: 1, planes: 3 });
    must(choose(game, "allies", { intercept: false }));
    expect(game.table.frame("mission")!.data).toMatchObject({ hex: 2, planes: 3 });
  });

  it("changes the mission it interrupts, which flies on with what is left", () => {
    const game = begin(strikes, { dice: [HIT, MISS] });
    must(choose(game, "japan", { planes: 3 }));
    must(choose(game, "allies", { intercept: true }));
    expect(game.table.frame("mission")!.data).toMatchObject({ hex: 2, planes: 2, hits: 1 });
    expect(stack(game)).toEqual(["cycle", "air-phase", "mission", "interception"]);
  });

  it("ends the mission for good with the second hit, over two hexes, and the phase goes on", () => {
    const game = begin(strikes, { dice: [HIT, MISS, HIT, MISS] });
    must(choose(game, "japan", { planes: 4 }));
    must(choose(game, "allies", { intercept: true }));
    must(choose(game, "allies", { intercept: true }));
    expect(texts(game)).toEqual([
      "mission flies to hex 1",
      "intercepted: 1 lost",
      "mission flies to hex 2",
      "intercepted: 1 lost",
      "the mission aborts",
    ]);
    expect(game.state.position).toMatchObject({ aborted: 1, planes: [2, 4], damage: [0, 0] });
    // The mission and its interception are gone; Japan's phase is over and the Allies fly.
    expect(stack(game)).toEqual(["cycle", "air-phase"]);
    expect(game.table.frame("air-phase")!.data).toMatchObject({ side: 1 });
  });

  it("can be saved in the middle of the mission", () => {
    const game = begin(strikes, { dice: [HIT, MISS, HIT, MISS] });
    must(choose(game, "japan", { planes: 4 }));
    must(choose(game, "allies", { intercept: true }));
    const again = must(resume(strikes, view(game)));
    for (const each of [game, again]) must(choose(each, "allies", { intercept: true }));
    expect(hash(again)).toBe(hash(game));
    expect(again.state.position.aborted).toBe(1);
  });
});
