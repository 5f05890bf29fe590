import { describe, expect, it } from "vitest";
import type { Weights } from "../../../../lib/games/flat-top/model/rules";
import { steady } from "../../../../lib/games/flat-top/players";
import { seedState, take } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { begin, rules } from "../support";

/** The step of the first choice of the Allies that this number changes in the training scenario. */
function stepChangedBy(changed: Partial<Weights>): string | undefined {
  const weights = rules.steady!;
  const as = begin("training", { seed: 8, bulk: true });
  const other = begin(
    "training",
    { seed: 8, bulk: true },
    { steady: [{ ...weights[0]!, ...changed }, weights[1]!] },
  );
  for (let n = 0; as.asked !== 0; n++) {
    const side = lowestSide(as.asked);
    const [one, two] = [as, other].map((game) => steady.play(game, side, seedState(n)));
    if (one !== two) {
      expect(side).toBe(0);
      return as.table.asking(side).step;
    }
    take(as, side, one!);
    take(other, side, one!);
  }
  return undefined;
}

describe("the weights of players/steady.json", () => {
  it.each([
    [{ patrolShare: 0 }, "forming"],
    [{ carrierScouts: 0 }, "forming"],
    [{ fan: 60 }, "flight"],
    [{ scoutReserve: 4 }, "flight"],
    [{ searchRange: 0 }, "paths"],
  ] as const)("%o changes a choice first in %s", (changed, step) => {
    expect(stepChangedBy(changed)).toBe(step);
  });

  it("must be there for the player, not for the game", () => {
    const game = begin("training", { seed: 8 }, { steady: undefined });
    const side = lowestSide(game.asked);
    expect(game.table.codes(side).length).toBeGreaterThan(0);
    expect(() => {
      for (let n = 0; n < 200; n++) {
        const asked = lowestSide(game.asked);
        take(game, asked, steady.play(game, asked, seedState(n)));
      }
    }).toThrow("The weights of the steady bot are missing. Add a document players/steady.json.");
  });
});
