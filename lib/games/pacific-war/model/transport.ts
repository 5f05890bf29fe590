import type { PacificTable } from "./position";
import { groundUnitsOn, shipsIn } from "./presence";
import { type Rules, sideIds } from "./rules";
import { groundClass, hexOfShip } from "./units";

/** 23.8 What amphibious transports carry, counted in battalions. */

export function battalionsOf(rules: Rules, unit: { kind: number }): number {
  const { battalions, regiments } = rules.parameters.sizes;
  const { size } = groundClass(rules, unit);
  if (size === "battalion") return 1;
  if (size === "regiment" || size === "brigade") return battalions;
  return size === "division" ? battalions * regiments : Infinity;
}

/** Steps that the troops aboard a ship lose in all with each hit on it (23.8.1.F, 23.8.2.B). */
export function lossPerHit(rules: Rules, ship: number): number {
  const { of, side } = rules.ships[ship]!;
  return of.transport?.sides.includes(sideIds[side]!) ? of.transport.hitsPerHit : 0;
}

/** What a ship can still take aboard; 0 where it is no transport of its side. */
function roomOn(t: PacificTable, ship: number): number {
  const { rules, position } = t;
  const { of, side } = rules.ships[ship]!;
  if (!of.transport?.sides.includes(sideIds[side]!)) return 0;
  return groundUnitsOn(t, ship).reduce(
    (room, n) => room - battalionsOf(rules, position.groundUnits[n]!),
    of.transport.battalions,
  );
}

/** 23.8.1: transports in its hex that have room for a ground unit. */
export function transportsFor(t: PacificTable, n: number): number[] {
  const { rules, position } = t;
  const unit = position.groundUnits[n]!;
  const { side, type } = groundClass(rules, unit);
  const size = battalionsOf(rules, unit);
  const found: number[] = [];
  for (const ship of shipsIn(t, unit.hex, side)) {
    const { transport } = rules.ships[ship]!.of;
    if (transport && (type !== "armor" || transport.armor) && roomOn(t, ship) >= size) found.push(ship);
  }
  return found;
}

/** A unit that goes aboard a ship, not yet carried out. */
export interface Berth {
  unit: number;
  ship: number;
}

/**
 * Ground units with transports of their hex that take them aboard, so that as many as can be find room: the largest first,
 * armor before others, and others on ships that take no armor. Units without room are left out. `before` goes first.
 */
export function boardingOf(
  t: PacificTable,
  hex: number,
  side: number,
  units: readonly number[],
  before?: Berth,
): Map<number, number> {
  const { rules, position } = t;
  const sizeOf = (unit: number): number => battalionsOf(rules, position.groundUnits[unit]!);
  const isArmor = (unit: number): boolean => groundClass(rules, position.groundUnits[unit]!).type === "armor";
  const takesArmor = (ship: number): boolean => rules.ships[ship]!.of.transport!.armor;
  const ships = shipsIn(t, hex, side)
    .filter((n) => rules.ships[n]!.of.transport)
    .sort((a, b) => Number(takesArmor(a)) - Number(takesArmor(b)) || a - b);
  const rooms = new Map(ships.map((ship) => [ship, roomOn(t, ship)]));
  const boarding = new Map<number, number>();
  const put = (unit: number, ship: number): void => {
    boarding.set(unit, ship);
    rooms.set(ship, rooms.get(ship)! - sizeOf(unit));
  };
  if (before) put(before.unit, before.ship);
  const order = units
    .filter((unit) => unit !== before?.unit)
    .sort((a, b) => sizeOf(b) - sizeOf(a) || Number(isArmor(b)) - Number(isArmor(a)) || a - b);
  for (const unit of order) {
    const ship = ships.find(
      (each) => rooms.get(each)! >= sizeOf(unit) && (takesArmor(each) || !isArmor(unit)),
    );
    if (ship !== undefined) put(unit, ship);
  }
  return boarding;
}

/** Puts a ground unit aboard (23.8). */
export function board(t: PacificTable, unit: number, ship: number): void {
  const of = t.position.groundUnits[unit]!;
  const { id } = t.rules.ships[ship]!;
  t.change(`/groundUnits/${of.id}/ship`, null, id);
  t.set(of, "ship", ship);
  t.set(of, "hex", hexOfShip(t.position, ship));
}
