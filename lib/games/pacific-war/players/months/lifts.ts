import { isBarred } from "../../model/activation";
import type { PacificTable } from "../../model/position";
import { sideIds } from "../../model/rules";
import { payersOf } from "../../model/links";
import { battalionsOf } from "../../model/transport";
import { airClass, groundClass, hexOfShip, stepsOfGround } from "../../model/units";
import { isStrategic, isUsed } from "../../model/war";
import { enemyAirfields, flying } from "../fleet";
import { goalsOf } from "../goals";
import { warWeights } from "../weights";

/** 20.1 Whom a headquarters can activate, and which troops can sail from a port. */

/** Units that a headquarters could activate, by what they are. */
export interface Pool {
  headquarters: number;
  side: number;
  ships: number[];
  airUnits: number[];
  groundUnits: number[];
}

/** 20.1.4: not used this month, or Activated right now: a plan stays what it is while it is being carried out. */
const isFree = (t: PacificTable, id: string, activated: boolean): boolean => activated || !isUsed(t, id);

/** 20.1: what is linked to a headquarters and not used up this month. */
export function poolOf(t: PacificTable, side: number, headquarters: number): Pool {
  const { rules, position } = t;
  const { fleet } = position;
  const isReached = (hex: number): boolean =>
    hex >= 0 && !isBarred(t, side, headquarters, hex) && payersOf(t, hex, side).includes(headquarters);
  const numbers = <T>(list: readonly T[], test: (each: T, n: number) => boolean): number[] =>
    list.flatMap((each, n) => (test(each, n) ? [n] : []));
  return {
    headquarters,
    side,
    ships: numbers(
      rules.ships,
      (ship, n) =>
        ship.side === side && isReached(hexOfShip(position, n)) && isFree(t, ship.id, fleet.activated[n]!),
    ),
    airUnits: numbers(
      position.airUnits,
      (unit) =>
        unit.steps > 0 &&
        unit.ship < 0 &&
        airClass(rules, unit).side === side &&
        isReached(unit.hex) &&
        isFree(t, unit.id, unit.activated),
    ),
    groundUnits: numbers(
      position.groundUnits,
      (unit) =>
        groundClass(rules, unit).side === side && isReached(unit.hex) && isFree(t, unit.id, unit.activated),
    ),
  };
}

export const isTransport = ({ rules }: PacificTable, ship: number): boolean =>
  rules.ships[ship]!.of.transport?.sides.includes(sideIds[rules.ships[ship]!.side]!) === true;

export const isCarrier = ({ rules }: PacificTable, ship: number): boolean =>
  rules.ships[ship]!.launchCapacity > 0 && rules.ships[ship]!.type !== "CVS";

/** 23.8.2: a ship that is made to carry troops: it loses none of its strength with them aboard, as a destroyer does. */
export const isAmphibious = (t: PacificTable, ship: number): boolean =>
  isTransport(t, ship) && !t.rules.ships[ship]!.of.transport!.halved;

/** Amphibious transports first: destroyers carry troops only where those are not enough. */
const byUse = (t: PacificTable, ships: readonly number[]): number[] =>
  ships.toSorted(
    (a, b) =>
      Number(isAmphibious(t, b)) - Number(isAmphibious(t, a)) ||
      t.rules.ships[b]!.of.transport!.battalions - t.rules.ships[a]!.of.transport!.battalions,
  );

/** Troops that sail from a hex, and the transports that take them. */
export interface Lift {
  from: number;
  ships: number[];
  groundUnits: number[];
  steps: number;
}

/** A step stays where troops sail from. */
const KEPT = 1;

/** Steps that are not taken away from a hex. */
export function keptAt(t: PacificTable, side: number, hex: number): number {
  if (!goalsOf(t, side).places.has(t.rules.hexes.place[hex]!)) return KEPT;
  if (!isStrategic(t)) return warWeights(t).campaign.garrison;
  const { troops } = warWeights(t);
  const isRear = enemyAirfields(t, side).every((field) => flying(t, hex, field) > troops.inReach);
  return isRear ? KEPT : troops.garrison;
}

export function liftFrom(t: PacificTable, pool: Pool, from: number): Lift | undefined {
  const { rules, position } = t;
  const at = pool.ships.filter((ship) => isTransport(t, ship) && hexOfShip(position, ship) === from);
  const stepsAt = (n: number): number => stepsOfGround(rules, position.groundUnits[n]!);
  const sizeOf = (n: number): number => battalionsOf(rules, position.groundUnits[n]!);
  const troops = pool.groundUnits
    .filter((n) => position.groundUnits[n]!.hex === from && Number.isFinite(sizeOf(n)))
    .toSorted((a, b) => qualityOf(t, b) - qualityOf(t, a) || stepsAt(b) - stepsAt(a));
  const held = keptAt(t, pool.side, from);
  // The poorest stay behind; in the whole war the smallest.
  let staying = position.groundUnits.reduce(
    (sum, unit, n) =>
      unit.hex === from && unit.ship < 0 && groundClass(rules, unit).side === pool.side && !troops.includes(n)
        ? sum + stepsAt(n)
        : sum,
    0,
  );
  const able = [...troops];
  const toStay = troops.toReversed();
  if (isStrategic(t)) toStay.sort((a, b) => stepsAt(a) - stepsAt(b));
  for (const n of toStay) {
    if (staying >= held) break;
    if (isStrategic(t) && stepsAt(n) > warWeights(t).troops.largeUnit * held) continue;
    able.splice(able.indexOf(n), 1);
    staying += stepsAt(n);
  }
  const lift: Lift = { from, ships: [], groundUnits: [], steps: 0 };
  const rooms: { ship: number; room: number }[] = [];
  const left = byUse(t, at);
  for (const n of able) {
    let berth = rooms.find(({ room }) => room >= sizeOf(n));
    if (!berth) {
      const ship = left.find((each) => rules.ships[each]!.of.transport!.battalions >= sizeOf(n));
      if (ship === undefined) continue;
      left.splice(left.indexOf(ship), 1);
      berth = { ship, room: rules.ships[ship]!.of.transport!.battalions };
      rooms.push(berth);
      lift.ships.push(ship);
    }
    berth.room -= sizeOf(n);
    lift.groundUnits.push(n);
    lift.steps += stepsAt(n);
  }
  return lift.steps > 0 ? lift : undefined;
}

const qualityOf = ({ rules, position }: PacificTable, n: number): number =>
  groundClass(rules, position.groundUnits[n]!).troopQuality;
