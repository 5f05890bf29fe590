/** Values that are worked out of parts of a position and kept until these change. */
import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { below, seedState, take } from "../../../lib/kernel";
import { checkDerived } from "../../../lib/kernel/derived";
import { begin } from "./support";

it.each([
  { scenario: "java-sea", choices: Infinity, every: 5 },
  { scenario: "campaign", choices: 2500, every: 25 },
])(
  "are in random play the same as when they are worked out anew: $scenario",
  ({ scenario, choices, every }) => {
    const game = begin(scenario, { seed: 7, bulk: true });
    const random = seedState(3);
    let made = 0;
    for (; game.asked !== 0 && made < choices; made++) {
      const side = 31 - Math.clz32(game.asked);
      const codes = game.codes.length > 0 ? game.codes : game.table.codes(side);
      take(game, side, codes[below(random, codes.length)]!);
      if (made % every === 0) checkDerived(game.table, isDeepStrictEqual);
    }
    expect(made).toBeGreaterThan(300);
  },
);
