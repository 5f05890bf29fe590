import { derived } from "../../../kernel";
import { neighbour } from "../board/distance";
import { onTurn } from "../model/clock";
import type { FlatTopTable } from "../model/position";
import { OFF_MAP } from "../model/rules";

/** By hex: how many cloud markers cover it next turn if the winds stay as they are (6.4); markers that leave their sector aside. */
const cloudsAhead = derived(
  (t: FlatTopTable): Uint8Array => {
    const { rules, position } = t;
    const { hexes } = rules;
    const count = new Uint8Array(hexes.ids.length);
    const drifts = onTurn(rules, position.turn + 1).cloudsMove;
    for (const from of position.clouds) {
      const to = drifts ? neighbour(hexes, from, position.wind[hexes.sector[from]!]!) : from;
      if (to === OFF_MAP || (drifts && hexes.shared[to])) continue;
      for (const hex of hexes.covered[to]!) count[hex]!++;
    }
    return count;
  },
  ["clouds", "wind", "turn"],
);

/** Whether a hex will be in a storm next turn, as far as the winds say (6.5). */
export const isStormAhead = (t: FlatTopTable, hex: number): boolean =>
  cloudsAhead(t)[hex]! >= t.rules.parameters.clouds.stormFrom;
