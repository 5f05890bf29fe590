import { derivedBy } from "../../../kernel";
import { DIRECTIONS, beyond } from "./ground";
import type { PacificTable, Position } from "./position";
import { NOWHERE, type Rules } from "./rules";

/** 11.0 Command Links: what a side's headquarters reach. */

/** By hex: numbers of the headquarters that reach it, of one side. */
type Reached = readonly (readonly number[])[];

const reached = derivedBy<Rules, Position, number, Reached>(
  (_t, side) => side,
  (t, side) => {
    const { rules, position } = t;
    const found: number[][] = rules.hexes.ids.map(() => []);
    for (const [n, headquarters] of rules.headquarters.entries()) {
      const hex = position.headquarters[n]!;
      if (headquarters.side !== side || hex === NOWHERE) continue;
      for (const each of withinWater(rules, hex, headquarters.commandRange)) found[each]!.push(n);
    }
    return found;
  },
  ["headquarters"],
);

/** Hexes that water joins to a hex within so many hexes (11.4). */
function withinWater(rules: Rules, from: number, range: number): Set<number> {
  const seen = new Set([from]);
  let edge = [from];
  for (let n = 0; n < range; n++) {
    const next: number[] = [];
    for (const hex of edge)
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const to = beyond(rules, hex, direction);
        if (to === NOWHERE || seen.has(to) || (rules.hexes.sea[hex]! & (1 << direction)) === 0) continue;
        seen.add(to);
        next.push(to);
      }
    edge = next;
  }
  return seen;
}

/** Whether a hex is linked for a side: always in scenarios without Command Links (1.3). */
export const isLinked = (t: PacificTable, hex: number, side: number): boolean =>
  t.position.terms.linked || (hex >= 0 && reached(t, side)[hex]!.length > 0);

/** The headquarters of a side that a hex is linked to, which may pay for what is done there (11.2.1). */
export const payersOf = (t: PacificTable, hex: number, side: number): readonly number[] =>
  hex < 0 ? [] : reached(t, side)[hex]!;
