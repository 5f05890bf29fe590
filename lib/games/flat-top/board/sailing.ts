import { shipsOf } from "../model/forces";
import { type FlatTopTable, MoveFlag, ShipFlag } from "../model/position";
import { scenarioOf } from "../model/scenario";
import { edges, OFF_MAP, type Rules, sideIds } from "../model/rules";
import { neighbour } from "./distance";
import { STORM, weatherOf } from "./sky";

/** How far ships and Task Forces go, and where (12.2 to 12.6, 21.2.1, 6.6). */

/** 21.2.1: whether a ship is dead in the water for good: all but one hit, of a ship that can be crippled. */
export function isCrippled({ rules, position }: FlatTopTable, ship: number): boolean {
  const { damage } = rules.ships[ship]!;
  return damage >= rules.parameters.damage.crippleFrom && position.fleet.hits[ship] === damage - 1;
}

/** Whether so many hits slow a ship. */
export const isSlowed = ({ ships, parameters }: Rules, ship: number, hits: number): boolean =>
  hits > 0 && hits >= ships[ship]!.damage * parameters.damage.slowFrom;

/**
 * The Movement Factor of a ship on this turn after damage (21.2.1): halved, rounded up; one of 1 moves every second turn,
 * beginning with that of `moves`.
 */
export function movementOf(t: FlatTopTable, ship: number): number {
  const { rules, position } = t;
  const { movement } = rules.ships[ship]!;
  const { anchored, flags } = position.fleet;
  if (anchored[ship] !== 0 || flags[ship]! & ShipFlag.weighed || isCrippled(t, ship)) return 0;
  if (!isSlowed(rules, ship, position.fleet.hits[ship]!)) return movement;
  if (movement > 1) return Math.ceil(movement * rules.parameters.damage.slowMovement);
  const since = position.turn - position.fleet.moves[ship]!;
  return since >= 0 && since % 2 === 0 ? movement : 0;
}

/** 12.4: the Movement Factor of a Task Force is that of its slowest ship; 0 when it began the turn in a storm (6.6). */
export function movementOfForce(t: FlatTopTable, force: number): number {
  const { hex, flags } = t.position.forces[force]!;
  if (hex === OFF_MAP || flags & (MoveFlag.storm | MoveFlag.stuck)) return 0;
  const ships = shipsOf(t, force);
  return ships.length === 0 ? 0 : Math.min(...ships.map((ship) => movementOf(t, ship)));
}

/** 12.5: the hex in a direction if ships can go there; OFF_MAP for none, or for the edge of the map. */
export function sailTo({ rules }: Pick<FlatTopTable, "rules">, from: number, direction: number): number {
  if ((rules.hexes.closed[from]! >> direction) & 1) return OFF_MAP;
  return neighbour(rules.hexes, from, direction);
}

/** Whether ships can leave the map from a hex in a direction (12.6). */
const leavesMap = ({ rules }: FlatTopTable, from: number, direction: number): boolean =>
  ((rules.hexes.closed[from]! >> direction) & 1) === 0 && neighbour(rules.hexes, from, direction) === OFF_MAP;

/** Whether a side may leave the map at a hex on this turn: by any edge, unless the scenario says by which and when. */
function mayLeave(t: FlatTopTable, side: number, hex: number): boolean {
  const edge = t.rules.hexes.edge[hex]!;
  if (edge === 0) return false;
  const { exits } = scenarioOf(t).sides[sideIds[side]!];
  const turn = t.position.turn - t.position.firstTurn + 1;
  const isAllowed =
    exits.length === 0 ||
    exits.some(({ edges: by, from }) => turn >= from && by.some((each) => edge & (1 << edges.indexOf(each))));
  return isAllowed && [0, 1, 2, 3, 4, 5].some((direction) => leavesMap(t, hex, direction));
}

/** All ways of up to so many hexes, the empty one first. A way ends in a storm (6.6), and may end beyond the edge. */
export function waysFrom(t: FlatTopTable, side: number, hex: number, movement: number): number[][] {
  const ways: number[][] = [[]];
  let last: number[][] = [[]];
  for (let step = 0; step < movement; step++) {
    const longer: number[][] = [];
    for (const way of last) {
      const at = way.at(-1) ?? hex;
      if (at === OFF_MAP || (way.length > 0 && weatherOf(t, at) === STORM)) continue;
      for (let direction = 0; direction < 6; direction++) {
        const to = sailTo(t, at, direction);
        if (to !== OFF_MAP) longer.push([...way, to]);
      }
      if (mayLeave(t, side, at)) longer.push([...way, OFF_MAP]);
    }
    ways.push(...longer);
    last = longer;
  }
  return ways;
}
