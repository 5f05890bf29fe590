import { acrossSide } from "../../../hex";
import { derived } from "../../../kernel";
import { Chains, NONE } from "./chains";
import type { PacificTable, Position } from "./position";
import { groupsIn } from "./presence";
import { type Hexes, NOWHERE, type Rules } from "./rules";

/** Water between hexes, and the two shores that some hexes have (2.5). */

/** Directions in which a ship leaves a hex; in one with two shores, from the part in which it is. */
export function waysOut({ sea, halves }: Hexes, hex: number, half: number): number {
  return sea[hex]! & (halves[hex]?.[half] ?? ~0);
}

/** The part of a hex that a ship comes into across one of its sides: 0 where there is one; -1 if none opens to it. */
export function halfEntered({ halves }: Hexes, hex: number, side: number): number {
  const parts = halves[hex];
  return parts === undefined ? 0 : parts.findIndex((mask) => (mask & (1 << side)) !== 0);
}

/** Water in which ships can meet: a hex, or one of the two shores of it. */
export type Passage = { hex: number; half: number };

/** 2.5: on which shore a ship is; outside of Task Forces on that of the port. */
export function halfOfShip({ rules, position }: PacificTable, ship: number): number {
  const { fleet, taskForces } = position;
  const group = fleet.taskForce[ship]!;
  return group < 0 ? portHalfOf(rules.hexes, fleet.hex[ship]!) : taskForces[group]!.half;
}

/** The shore of a hex on which its port lies, or where ships without one lie. */
export const portHalfOf = ({ portHalf }: Hexes, hex: number): number => portHalf[hex] ?? 0;

/** The shore of a hex as choices name it: nothing for a hex with one shore. */
export function shoreOf({ hexes }: Rules, { hex, half }: Passage): { shore?: string } {
  const shore = hexes.halfNames[hex]?.[half];
  return shore === undefined ? {} : { shore };
}

/** Where a ship comes that leaves a hex in a direction; undefined where it cannot. */
export function passage({ hexes }: Rules, { hex, half }: Passage, direction: number): Passage | undefined {
  if ((waysOut(hexes, hex, half) & (1 << direction)) === 0) return undefined;
  const to = hexes.next[hex * 6 + direction]!;
  if (to === NOWHERE) return undefined;
  const entered = halfEntered(hexes, to, acrossSide(direction));
  return entered < 0 ? undefined : { hex: to, half: entered };
}

/** Task Forces of a side in the same water: land does not lie between them and that part of the hex. */
export const groupsInWater = (t: PacificTable, { hex, half }: Passage, side: number): number[] =>
  groupsIn(t, hex, side).filter((n) => t.position.taskForces[n]!.half === half);

const crews = derived<Rules, Position, Chains>(
  ({ position: { fleet } }, before = new Chains()) => {
    const { taskForce } = fleet;
    let most = NONE;
    for (let ship = 0; ship < taskForce.length; ship++) if (taskForce[ship]! > most) most = taskForce[ship]!;
    before.clear(most + 1, taskForce.length);
    for (let ship = taskForce.length - 1; ship >= 0; ship--) {
      const group = taskForce[ship]!;
      if (group >= 0) before.add(group, ship);
    }
    return before;
  },
  ["fleet"],
);

/** The ships of a Task Force. */
export const shipsOf = (t: PacificTable, group: number): number[] => crews(t).list(group);
