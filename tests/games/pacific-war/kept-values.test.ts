/** Values that are worked out of parts of a position and kept until these change. */
import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { below, fork, seedState, take } from "../../../lib/kernel";
import { checkDerived } from "../../../lib/kernel/derived";
import { startScenario } from "../../support/shipped";

it.each([
  { scenario: "battle-02-coral-sea", choices: 1500, every: 3 },
  { scenario: "engagement-01-pearl-harbor", choices: 200, every: 1 },
  { scenario: "engagement-03-first-invasion-of-wake-island", choices: 200, every: 1 },
])(
  "are in random play the same as when they are worked out anew: $scenario",
  ({ scenario, choices, every }) => {
    const random = seedState(5);
    let game = startScenario("pacific-war", scenario, { seed: 7, bulk: true });
    for (let made = 0, games = 1; made < choices; made++) {
      if (game.asked === 0) game = startScenario("pacific-war", scenario, { seed: 7 + games++, bulk: true });
      const side = 31 - Math.clz32(game.asked);
      const codes = game.codes.length > 0 ? game.codes : game.table.codes(side);
      if (made % every === 0) {
        checkDerived(game.table, isDeepStrictEqual);
        expect(fork(game).table.codes(side), game.table.top().step).toEqual(codes);
      }
      take(game, side, codes[below(random, codes.length)]!);
    }
  },
);
