import { beyondWind } from "../model/decks";
import { shipsOf } from "../model/forces";
import type { FlatTopTable } from "../model/position";
import { OFF_MAP } from "../model/rules";
import { directionTo, opposite } from "./distance";
import { movementOfForce, sailTo } from "./sailing";
import { STORM, weatherOf } from "./sky";

/** 6.10: carriers that launch or land more than their Minimum Launch Factor move a hex into the wind. */

/** The direction from a hex into the wind: against the drift of the clouds. */
const windward = ({ rules, position }: FlatTopTable, hex: number): number =>
  opposite(position.wind[rules.hexes.sector[hex]!]!);

/** Whether a move from one hex to the next is into the wind. */
export const isIntoWind = (t: FlatTopTable, from: number, to: number): boolean =>
  directionTo(t.rules.hexes, from, to) === windward(t, from);

/** Whether one of the hexes of a way is entered into the wind. */
export function goesIntoWind(t: FlatTopTable, from: number, way: readonly number[]): boolean {
  let at = from;
  for (const to of way) {
    if (to === OFF_MAP) return false;
    if (isIntoWind(t, at, to)) return true;
    at = to;
  }
  return false;
}

/** Whether a Task Force can move a hex into the wind on this turn: at once, or after other hexes. */
function canTurn(t: FlatTopTable, force: number): boolean {
  const { hex } = t.position.forces[force]!;
  if (hex === OFF_MAP) return false;
  const search = (at: number, left: number): boolean => {
    if (left === 0) return false;
    if (sailTo(t, at, windward(t, at)) !== OFF_MAP) return true;
    return [0, 1, 2, 3, 4, 5].some((direction) => {
      const to = sailTo(t, at, direction);
      // 6.6: a way ends in a storm.
      return to !== OFF_MAP && weatherOf(t, to) !== STORM && search(to, left - 1);
    });
  };
  return search(hex, movementOfForce(t, force));
}

/** Whether a field may launch more than its Minimum Launch Factor before it has turned, since it can turn this turn. */
export function canTurnIntoWind(t: FlatTopTable, field: number): boolean {
  const { ship } = t.rules.fields[field]!;
  return ship >= 0 && canTurn(t, t.position.fleet.force[ship]!);
}

/** Whether a Task Force must turn into the wind: a carrier of it has formed more than its Minimum Launch Factor. */
export const mustTurn = (t: FlatTopTable, force: number): boolean =>
  shipsOf(t, force).some((ship) => {
    const { field } = t.rules.ships[ship]!;
    return field >= 0 && beyondWind(t, field) > 0;
  });
