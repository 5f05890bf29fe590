import { describe, expect, it } from "vitest";
import { choose, hash, pending, resume, undo, view } from "../../lib/kernel";
import { picket } from "./tiny/picket";
import { begin, must, stack, texts } from "./tiny/support";

/** Dice that miss throughout: fire needs 5. */
const MISSES = new Array<number>(40).fill(1);

const fresh = () => begin(picket, { dice: MISSES });

describe("reaction inside the other side's turn", () => {
  it("is asked of the side whose turn it is not, between the other's phases", () => {
    const game = fresh();
    must(choose(game, "japan", { ship: "ship-1", to: 3 }));
    expect(stack(game)).toEqual(["game", "player-turn", "sequence", "movement", "halt"]);
    expect(pending(game)).toMatchObject([{ side: "allies", step: "halt", rule: "23.5" }]);

    must(choose(game, "allies", { halt: false }));
    expect(pending(game)).toMatchObject([{ side: "japan", step: "movement" }]);
    must(choose(game, "japan", { do: "done" }));

    expect(stack(game)).toEqual(["game", "player-turn", "sequence", "reaction"]);
    expect(pending(game)).toMatchObject([{ side: "allies", step: "reaction", rule: "10" }]);
    must(choose(game, "allies", { ship: "ship-2", to: 3 }));

    // Only "done" is left to the reaction, so it is over; combat asks nobody; the Allies' own turn follows.
    expect(pending(game)).toMatchObject([{ side: "allies", step: "movement" }]);
    expect(game.state.frames[1]).toEqual({ step: "player-turn", data: { side: 1, begun: true } });
    expect(texts(game)).toEqual([
      "japan moves ship 1 to zone 3",
      "let pass",
      "allies reacts with ship 2",
      "combat: 0 sunk",
    ]);
  });

  it("offers only what the reaction rule allows: next to the ship, with an enemy there", () => {
    const game = fresh();
    must(choose(game, "japan", { ship: "ship-1", to: 3 }));
    must(choose(game, "allies", { halt: false }));
    must(choose(game, "japan", { do: "done" }));
    expect(pending(game)[0]!.options).toEqual([{ ship: "ship-2", to: 3 }, { do: "done" }]);
  });

  it("is passed over at once when there is nothing to react to", () => {
    const game = fresh();
    must(choose(game, "japan", { do: "done" }));
    // One option is no choice: the reaction phase was left without a question.
    expect(pending(game)).toMatchObject([{ side: "allies", step: "movement" }]);
  });

  it("a halt ends the movement it interrupts, and no more than that", () => {
    const game = fresh();
    must(choose(game, "japan", { ship: "ship-1", to: 3 }));
    must(choose(game, "allies", { halt: true }));
    expect(stack(game)).toEqual(["game", "player-turn", "sequence", "reaction"]);
    // The ship that did not move stays where it was.
    expect(game.state.position.at).toEqual([0, 3, 4, 5]);
    expect(JSON.stringify(game.state.frames)).not.toContain("result");
  });

  it("can be undone into the middle of the interrupted move", () => {
    const game = fresh();
    must(choose(game, "japan", { ship: "ship-1", to: 3 }));
    const asked = hash(game);
    must(choose(game, "allies", { halt: true }));
    undo(game);
    expect(hash(game)).toBe(asked);
    expect(pending(game)).toMatchObject([{ side: "allies", step: "halt" }]);
    must(choose(game, "allies", { halt: false }));
    expect(pending(game)).toMatchObject([{ side: "japan", step: "movement" }]);
  });

  it("can be saved and restored in the middle of the interrupted move", () => {
    const game = fresh();
    must(choose(game, "japan", { ship: "ship-1", to: 3 }));
    const again = must(resume(picket, view(game)));
    for (const each of [game, again]) {
      must(choose(each, "allies", { halt: false }));
      must(choose(each, "japan", { ship: "ship-0", to: 2 }));
    }
    expect(hash(again)).toBe(hash(game));
    expect(stack(again)).toEqual(stack(game));
  });

  it("fire of one battle is rolled before any of it counts", () => {
    // Ships 1 and 2 meet and sink each other with a 5 and a 6.
    const game = begin(picket, { dice: [5, 6] });
    must(choose(game, "japan", { ship: "ship-1", to: 3 }));
    must(choose(game, "allies", { halt: true }));
    must(choose(game, "allies", { ship: "ship-2", to: 3 }));
    expect(game.state.position.at).toEqual([0, -1, -1, 5]);
    expect(texts(game).at(-1)).toBe("combat: 2 sunk");
  });
});
