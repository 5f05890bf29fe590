import { acrossSide } from "../../../hex";
import { isInArea } from "./areas";
import { leaveTaskForce } from "./damage";
import { Gone, type PacificTable } from "./position";
import { airUnitsOn, groundUnitsOn, groupsIn, hasGroups, hasShips, shipsIn } from "./presence";
import { halfEntered, halfOfShip, type Passage, passage, portHalfOf, shipsOf } from "./sea";
import { enemyOf, type Strength } from "./rules";
import { isCrippled, lessHits } from "./units";

const directions = [0, 1, 2, 3, 4, 5];

/** Naval units in a hex. A fortification acts as one (2.3.4): in lists of ships it is `FORT`, of which a hex has one. */
export const FORT = -1;

/** Ships of a side in a hex, in Task Forces and outside of them; on one of its shores alone where `half` says so (29.1). */
export function shipsAt(t: PacificTable, hex: number, side: number, half?: number): number[] {
  const found = shipsIn(t, hex, side);
  return half === undefined ? found : found.filter((n) => halfOfShip(t, n) === half);
}

/** The fortification of a hex that still has guns; -1 for none. */
export function fortAt({ rules, position }: PacificTable, hex: number): number {
  return rules.fortifications.findIndex(
    (fort, n) =>
      fort.hex === hex &&
      position.fortifications[n] !== Gone.absent &&
      position.fortifications[n]! < fort.hitCapacity,
  );
}

/** Ships of a side in a hex, and its fortification there, which looks upon the shore of the port. */
export function navalUnitsAt(t: PacificTable, hex: number, side: number, half?: number): number[] {
  const ships = shipsAt(t, hex, side, half);
  const fort = fortAt(t, hex);
  const isThere = half === undefined || half === portHalfOf(t.rules.hexes, hex);
  return fort >= 0 && isThere && t.rules.fortifications[fort]!.side === side ? [...ships, FORT] : ships;
}

export const hasNavalUnits = (t: PacificTable, hex: number, side: number): boolean =>
  hasShips(t, hex, side) || navalUnitsAt(t, hex, side).length > 0;

/** The ground units aboard a ship (23.8). */
export const cargoOf = (t: PacificTable, ship: number): number[] =>
  groundUnitsOn(t, ship).filter((n) => t.position.groundUnits[n]!.hex >= 0);

/**
 * A strength of a ship for combat: less its hits (3.1), and halved while a destroyer or a destroyer transport carries
 * troops (23.8.2). Anti-Air Strength is never halved, so it does not come here.
 */
export function shipStrength(t: PacificTable, ship: number, printed: Strength): Strength {
  const now = lessHits(printed, t.position.fleet.hits[ship]!);
  const isHalved = t.rules.ships[ship]!.of.transport?.halved === true && cargoOf(t, ship).length > 0;
  return now === null || now < 0 || !isHalved ? now : Math.ceil(now / 2);
}

/** The Task Forces of a side in a hex, or on one of its shores. */
export function taskForcesAt(t: PacificTable, hex: number, side: number, half?: number): number[] {
  const found = groupsIn(t, hex, side);
  return half === undefined ? found : found.filter((n) => t.position.taskForces[n]!.half === half);
}

/** 2.5: on which shore of a neighbouring hex a Task Force arrives. */
function halfOf({ rules: { hexes }, position }: PacificTable, group: number, hex: number): number {
  const from = position.taskForces[group]!.hex;
  const direction = directions.find((each) => hexes.next[from * 6 + each] === hex);
  return direction === undefined ? 0 : Math.max(0, halfEntered(hexes, hex, acrossSide(direction)));
}

/** Puts a Task Force with all that is aboard into another hex. What it may do there is for the caller to judge. */
export function putTaskForce(
  t: PacificTable,
  group: number,
  hex: number,
  half = halfOf(t, group, hex),
): void {
  const { position, rules } = t;
  const of = position.taskForces[group]!;
  const ships = shipsOf(t, group);
  const aboard = [
    ...ships.flatMap((ship) => airUnitsOn(t, ship).map((n) => position.airUnits[n]!)),
    ...ships.flatMap((ship) => groundUnitsOn(t, ship).map((n) => position.groundUnits[n]!)),
  ];
  t.change(`/taskForces/${group}/hex`, rules.hexes.ids[of.hex]!, rules.hexes.ids[hex]!);
  t.set(of, "hex", hex);
  t.set(of, "half", half);
  for (const ship of ships) {
    t.set(position.fleet.hex, ship, hex);
    // 2.3.2.3: a seaplane base is where it is as long as its ship stays.
    t.set(position.fleet.rested, ship, false);
  }
  for (const unit of aboard) if (unit.hex >= 0) t.set(unit, "hex", hex);
}

/** A ship goes off the map with all that is aboard (23.1.5, 23.7). Where it can come back, it comes as nothing Activated. */
export function takeOffMap(t: PacificTable, ship: number): void {
  const { airUnits, fleet, groundUnits, war } = t.position;
  const aboard = [
    ...airUnitsOn(t, ship).flatMap((n) => (airUnits[n]!.steps > 0 ? airUnits[n]! : [])),
    ...groundUnitsOn(t, ship).map((n) => groundUnits[n]!),
  ];
  for (const unit of aboard) {
    t.set(unit, "hex", Gone.away);
    if (war) t.set(unit, "activated", false);
  }
  t.set(fleet.hex, ship, Gone.away);
  if (war) t.set(fleet.activated, ship, false);
  leaveTaskForce(t, ship);
}

/** 29.2.5: guns that protect cripples and transports on their way out. */
function isEscort(t: PacificTable, ship: number): boolean {
  const { gunnery, of } = t.rules.ships[ship]!;
  return of.withdraws && !isCrippled(t, ship) && gunnery.some((strength) => strength !== null);
}

/** Why the ships of a side cannot leave a naval battle; undefined where they can (29.2.5). */
export function whyNoWithdrawal(t: PacificTable, at: Passage, side: number): string | undefined {
  const { rules, position } = t;
  const ships = shipsAt(t, at.hex, side, at.half);
  if (ships.length === 0) return "There are no ships that could withdraw.";
  if (
    navalUnitsAt(t, at.hex, side, at.half).includes(FORT) ||
    ships.some((ship) => !position.fleet.activated[ship])
  )
    return "A force with ships that are not Activated, or guns on shore, cannot withdraw.";
  if (!ships.some((ship) => isEscort(t, ship))) {
    if (ships.some((ship) => isCrippled(t, ship)))
      return "Crippled ships withdraw only with an Activated ship that has guns and is not crippled.";
    if (ships.some((ship) => !rules.ships[ship]!.of.withdraws))
      return "Amphibious transports withdraw only with a ship that has guns and is not crippled.";
  }
  return withdrawalHexes(t, at, side).length > 0
    ? undefined
    : "Each water hex next to this one has enemy naval units.";
}

/** Water hexes next to this one, by the water that the ships are in, without enemy naval units or dummies. */
export function withdrawalHexes(t: PacificTable, at: Passage, side: number): number[] {
  const enemy = enemyOf(side);
  return directions.flatMap((direction) => {
    const to = passage(t.rules, at, direction);
    if (to === undefined || !isInArea(t, to.hex, side)) return [];
    return !hasGroups(t, to.hex, enemy) && !hasNavalUnits(t, to.hex, enemy) ? [to.hex] : [];
  });
}
