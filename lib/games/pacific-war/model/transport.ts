import type { PacificTable } from "./position";
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
export function roomOn({ rules, position }: PacificTable, ship: number): number {
  const { of, side } = rules.ships[ship]!;
  if (!of.transport?.sides.includes(sideIds[side]!)) return 0;
  return position.groundUnits.reduce(
    (room, unit) => (unit.ship === ship ? room - battalionsOf(rules, unit) : room),
    of.transport.battalions,
  );
}

/** Ground units with the transports of a hex that take them aboard, the largest first; units without room are left out. */
export function boardingOf(
  t: PacificTable,
  hex: number,
  side: number,
  units: readonly number[],
): Map<number, number> {
  const { rules, position } = t;
  const rooms = new Map<number, number>();
  for (const [n, ship] of rules.ships.entries()) {
    if (ship.side !== side || !ship.of.transport || hexOfShip(position, n) !== hex) continue;
    rooms.set(n, roomOn(t, n));
  }
  const sizeOf = (unit: number): number => battalionsOf(rules, position.groundUnits[unit]!);
  const boarding = new Map<number, number>();
  for (const unit of units.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a - b)) {
    const isArmor = groundClass(rules, position.groundUnits[unit]!).type === "armor";
    for (const [ship, room] of rooms) {
      if (room < sizeOf(unit) || (isArmor && !rules.ships[ship]!.of.transport!.armor)) continue;
      boarding.set(unit, ship);
      rooms.set(ship, room - sizeOf(unit));
      break;
    }
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
