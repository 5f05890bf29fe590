import { describe, expect, it } from "vitest";
import { inCopies, manners } from "../../../../lib/games/forlorn-hopes/players/manners";
import { steady } from "../../../../lib/games/forlorn-hopes/players";
import { seedState, take } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { begin } from "../support";

type Play = typeof steady.play;

/** In which steps of a game of steady against itself each of these would have chosen something else than it. */
function differences(scenario: string, decisions: number, others: readonly Play[]): string[][] {
  const game = begin(scenario, { seed: 2, bulk: true });
  const found = others.map(() => new Set<string>());
  for (let n = 0; n < decisions && game.asked !== 0; n++) {
    const side = lowestSide(game.asked);
    const choice = steady.play(game, side, seedState(n));
    for (const [i, other] of others.entries())
      if (other(game, side, seedState(n)) !== choice) found[i]!.add(game.table.asking(side).step);
    take(game, side, choice);
  }
  return found.map((steps) => [...steps].sort());
}

describe("the ways in which steady of Forlorn Hopes can play in the large", () => {
  it("differ in which missions are played (8.0) and in whether troops move and fight (11.0)", () => {
    // Of the player with the initiative or of the other: "initiative-movement", "other-movement".
    const kindOf = (step: string): string => step.replace(/^.*-/, "");
    const kinds = differences("campaign", 800, manners()).map((steps) =>
      [...new Set(steps.map(kindOf))].sort(),
    );
    expect(kinds).toEqual([[], ["missions"], ["missions"], ["combat", "movement"]]);
  });

  it("are the same in copies, but that the impulses of air battles are flown straight (9.7.8)", () => {
    const [usual] = inCopies();
    expect(inCopies()).toHaveLength(manners().length);
    expect(differences("training", 120, [usual!])).toEqual([["battle-move"]]);
  });
});
