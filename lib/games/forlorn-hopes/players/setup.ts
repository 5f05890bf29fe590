import { DONE } from "../../../kernel";
import type { ForlornTable } from "../model/position";
import { groundUnitsAt } from "../model/units";
import { bestOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { pointsAt } from "./sight";

/** What Japan has damaged before the game begins (17.2.1). */

/** Hits go to where they last: the airbases in the way, and garrisons that stand alone where points are. */
export const earlierDamage: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { what, target } = t.describe(code, side) as { what: string; target: string };
      return worthOfDamage(t, what, target);
    },
    DONE,
    0,
  );

function worthOfDamage(t: ForlornTable, what: string, target: string): number {
  const { rules, position } = t;
  if (what === "airbase") {
    const { place, kind } = rules.bases[rules.baseOf[target]!]!;
    if (place < 0) return 1;
    return (kind === "major" ? 4 : 2) + pointsAt(t, rules.places[place]!.hex) / 4;
  }
  if (what === "ground") {
    const hex = position.ground.site[rules.groundUnitOf[target]!]!;
    const isAlone = groundUnitsAt(t, hex).length === 1;
    return (isAlone ? 3 : 1) + pointsAt(t, hex) / (isAlone ? 2 : 8);
  }
  if (what === "supply") return 2.5;
  return 1 + pointsAt(t, rules.places[rules.placeOf[target]!]!.hex) / 10;
}
