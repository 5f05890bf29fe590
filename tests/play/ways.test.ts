import { describe, expect, it } from "vitest";
import { pending } from "../../lib/kernel";
import { shownTo, waysOf } from "../../lib/play";
import { bot, choose, seated } from "./support";

/** A game in which Japan's first deployment is asked for. */
function deploying() {
  const sitting = seated();
  for (let i = 0; i < 40 && pending(sitting.session!.game!)[0]?.step !== "first-deployment"; i++)
    bot(sitting, "step");
  return sitting;
}

describe("where pieces can be taken", () => {
  it("is by a choice that names the piece and one that names the place, and leaves the game as it is", () => {
    const sitting = deploying();
    const { session } = sitting;
    const before = JSON.stringify(session!.game!.state);
    const [decision] = shownTo(session!, undefined, ["japan"]).decisions;
    const named = decision!.options.find(({ pieces }) => pieces.length > 0)!;
    const ways = waysOf(session!, { side: "japan", eyes: undefined, pieces: named.pieces });
    expect(ways.length).toBeGreaterThan(2);
    expect(new Set(ways.map(({ choices }) => JSON.stringify(choices[0])))).toEqual(
      new Set([JSON.stringify(named.choice)]),
    );
    expect(JSON.stringify(session!.game!.state)).toBe(before);

    // The two choices are legal one after the other, and the piece stands there then.
    const { to, choices } = ways[0]!;
    for (const wanted of choices)
      choose(sitting, (choice) => JSON.stringify(choice) === JSON.stringify(wanted));
    const stands = shownTo(sitting.session!, undefined, ["japan"]).board!.stacks.find(({ place, counters }) =>
      counters.some(({ pieces }) => place === to && pieces?.includes(named.pieces[0]!)),
    );
    expect(stands?.place).toBe(to);
  });

  it("is by one choice where the step has asked for the piece before", () => {
    const sitting = deploying();
    choose(sitting, (choice) => "unit" in choice);
    const [decision] = shownTo(sitting.session!, undefined, ["japan"]).decisions;
    const move = decision!.options.find(({ move }) => move)!.move!;
    const ways = waysOf(sitting.session!, { side: "japan", eyes: undefined, pieces: move.pieces });
    expect(ways.every(({ choices }) => choices.length === 1)).toBe(true);
    expect(ways.map(({ to }) => to)).toContain(move.to);
    expect(waysOf(sitting.session!, { side: "japan", eyes: undefined, pieces: ["u-ca-1"] })).toEqual([]);
    expect(waysOf(sitting.session!, { side: "allies", eyes: undefined, pieces: move.pieces })).toEqual([]);
  });
});
