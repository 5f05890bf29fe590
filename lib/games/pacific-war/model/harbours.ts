import { isInterning } from "./areas";
import { leaveTaskForce } from "./damage";
import { deactivate } from "./ground";
import type { PacificTable } from "./position";
import { airUnitsOn, groundUnitsOn, hasShips, shipsIn } from "./presence";
import { enemyOf } from "./rules";
import { halfOfShip, portHalfOf } from "./sea";
import { baseAt, hexOfShip, isInterdicted } from "./units";

/** 2.3.3, 32.0 Where ships can be deactivated: friendly ports, and anchorages, which hold few ships. */

/** A port with a Base of this side (2.3.1). */
export const isPortOf = (t: PacificTable, hex: number, side: number): boolean =>
  baseAt(t, hex, side) >= 0 && t.rules.places[t.rules.hexes.place[hex]!]?.isPort === true;

/** One that is not interdicted. */
export const isOpenPort = (t: PacificTable, hex: number, side: number): boolean =>
  isPortOf(t, hex, side) && !isInterdicted(t, baseAt(t, hex, side));

/** Restricted water, an atoll, or a port location. */
export function isAnchorageLocation({ rules }: PacificTable, hex: number): boolean {
  const { hexes, places, terrain } = rules;
  return (
    terrain.lands[hexes.land[hex]!]?.anchorage === true ||
    terrain.waters[hexes.water[hex]!]?.anchorage === true ||
    places[hexes.place[hex]!]?.isPort === true
  );
}

/** Not one in which the enemy has a Base, nor one of the Soviet Union while it is neutral (33.3). */
const isAnchorage = (t: PacificTable, hex: number, side: number): boolean =>
  isAnchorageLocation(t, hex) && baseAt(t, hex, enemyOf(side)) < 0 && !isInterning(t, hex);

/** Whether these Activated ships of one hex may be deactivated there together. */
export function mayLieUp(t: PacificTable, ships: readonly number[]): boolean {
  const { rules, position } = t;
  const hex = hexOfShip(position, ships[0]!);
  const { side } = rules.ships[ships[0]!]!;
  // Ships in harbour lie on the shore of the port (2.5).
  if (ships.some((ship) => halfOfShip(t, ship) !== portHalfOf(rules.hexes, hex))) return false;
  if (isOpenPort(t, hex, side)) return true;
  if (!isAnchorage(t, hex, side)) return false;
  // 32.0: enemy ships close an anchorage, not a port.
  if (hasShips(t, hex, enemyOf(side))) return false;
  const held = shipsIn(t, hex, side).filter((n) => position.fleet.taskForce[n]! < 0 && !ships.includes(n));
  const all = [...held, ...ships].map((n) => rules.ships[n]!);
  const { others, seaplaneCarriers } = rules.parameters.anchorages;
  const capital = all.filter(({ of }) => of.capital);
  if (capital.length === 0) return all.length <= others;
  return (
    capital.length === all.length && all.length <= seaplaneCarriers && all.every(({ type }) => type === "CVS")
  );
}

/** A ship leaves its Task Force; what is aboard is deactivated with it (20.5.3.B). */
export function lieUp(t: PacificTable, ship: number): void {
  const { rules, position } = t;
  const { fleet } = position;
  const { name, side } = rules.ships[ship]!;
  const hex = hexOfShip(position, ship);
  t.set(fleet.hex, ship, hex);
  leaveTaskForce(t, ship);
  t.change(`/ships/${rules.ships[ship]!.id}/activated`, true, false);
  t.set(fleet.activated, ship, false);
  for (const n of airUnitsOn(t, ship)) t.set(position.airUnits[n]!, "activated", false);
  for (const n of groundUnitsOn(t, ship)) deactivate(t, position.groundUnits[n]!);
  // What ships a Task Force has the enemy does not know (2.5.10).
  t.say("32.0", () => `${name} is deactivated in ${rules.hexes.ids[hex]!}.`, [side]);
}
