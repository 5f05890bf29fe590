import { ofRulesBy } from "../../shared/of-rules";
import { beyond, crossingCost, DIRECTIONS } from "../model/crossing";
import type { PacificTable } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";

/** How far it is for infantry (23.1.1): Movement Points from everywhere to a hex, without regard to enemies. */

/** Hexes from which infantry comes to the goal with so many points at most. */
const waysTo = ofRulesBy((rules: Rules, goal: number): ReadonlyMap<number, number> => {
  const ways = new Map([[goal, 0]]);
  const left = [goal];
  while (left.length > 0) {
    const hex = left.splice(nearestOf(left, ways), 1)[0]!;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const from = beyond(rules, hex, direction);
      if (from === NOWHERE) continue;
      const way = ways.get(hex)! + crossingCost(rules, from, (direction + 3) % DIRECTIONS, false);
      if (way > FARTHEST || way >= (ways.get(from) ?? Infinity)) continue;
      ways.set(from, way);
      if (!left.includes(from)) left.push(from);
    }
  }
  return ways;
});

const nearestOf = (hexes: readonly number[], ways: ReadonlyMap<number, number>): number =>
  hexes.reduce((best, hex, n) => (ways.get(hex)! < ways.get(hexes[best]!)! ? n : best), 0);

/** Movement Points beyond which nobody marches in one Operation. */
const FARTHEST = 30;

/** Movement Points from a hex to a goal; Infinity where no way leads, or one that is too long. */
export const landWay = ({ rules }: Pick<PacificTable, "rules">, from: number, goal: number): number =>
  waysTo(rules, goal).get(from) ?? Infinity;
