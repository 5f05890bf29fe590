import { peekChart } from "../../shared/result-table";
import { costIn } from "./command-points";
import { isInChina } from "./countries";
import { isReachedBy, type Kind } from "./links";
import type { PacificTable } from "./position";
import { JAPANESE } from "./rules";
import { isSpecialSubmarine } from "./special-submarines";
import { airClass, groundClass, hexOfShip } from "./units";
import { isUsed, operationOf } from "./war";

/** 20.1 Units that can be Activated, and what it costs. */

const unitKinds = ["ship", "airUnit", "groundUnit"] as const;
export type UnitKind = (typeof unitKinds)[number];
export interface Unit {
  kind: UnitKind;
  /** The number of a ship, or a place in the list of air or ground units. */
  n: number;
}

/** A unit as the code of an option. */
const KIND = 100_000;
export const codeOfUnit = ({ kind, n }: Unit): number => unitKinds.indexOf(kind) * KIND + n;
export const unitOfCode = (code: number): Unit => ({
  kind: unitKinds[Math.floor(code / KIND)]!,
  n: code % KIND,
});

export function idOf({ rules, position }: PacificTable, { kind, n }: Unit): string {
  if (kind === "ship") return rules.ships[n]!.id;
  return kind === "airUnit" ? position.airUnits[n]!.id : position.groundUnits[n]!.id;
}

export function hexOfUnit({ position }: PacificTable, { kind, n }: Unit): number {
  if (kind === "ship") return hexOfShip(position, n);
  return kind === "airUnit" ? position.airUnits[n]!.hex : position.groundUnits[n]!.hex;
}

const isSubmarine = ({ rules }: PacificTable, { kind, n }: Unit): boolean =>
  kind === "ship" && isSpecialSubmarine(rules.ships[n]!);

/** Its Activation Points: what is printed on its counter. Submarines do not count to the level (34.1, 34.2). */
export function pointsOfUnit(t: PacificTable, { kind, n }: Unit): number {
  const { rules, position } = t;
  if (isSubmarine(t, { kind, n })) return 0;
  if (kind === "ship") return rules.ships[n]!.activationCost;
  return kind === "airUnit"
    ? airClass(rules, position.airUnits[n]!).activationCost
    : groundClass(rules, position.groundUnits[n]!).activationCost;
}

const kindOfUnit = ({ rules, position }: PacificTable, { kind, n }: Unit): Kind => {
  if (kind === "ship") return rules.ships[n]!;
  return kind === "airUnit"
    ? airClass(rules, position.airUnits[n]!)
    : groundClass(rules, position.groundUnits[n]!);
};

/** 33.6: those of Japanese units in China are tripled, before they are multiplied by the length of the Operation. */
export function costOfUnit(t: PacificTable, unit: Unit): number {
  if (isSubmarine(t, unit)) return t.rules.parameters.optional.submarineCost;
  const points = pointsOfUnit(t, unit);
  const isCostly = kindOfUnit(t, unit).side === JAPANESE && isInChina(t.rules, hexOfUnit(t, unit));
  return isCostly ? points * t.rules.parameters.activation.chinaMultiple : points;
}

/** 11.7.3: through an Emergency Command Link each point costs one more. A submarine always costs the same (34.1). */
export function costThrough(t: PacificTable, unit: Unit, headquarters: number): number {
  const cost = costOfUnit(t, unit);
  if (isSubmarine(t, unit)) return cost;
  return costIn(t, hexOfUnit(t, unit), headquarters, cost, kindOfUnit(t, unit));
}

/** What Activation costs, by whether it is multiplied by the length of the Operation: that of submarines is not (34.1). */
export function activationCost(
  t: PacificTable,
  unit: Unit,
  headquarters: number,
): { timed: number; untimed: number } {
  const cost = costThrough(t, unit, headquarters);
  return isSubmarine(t, unit) ? { timed: 0, untimed: cost } : { timed: cost, untimed: 0 };
}

/** 34.3: Yamato and Musashi are Activated through the headquarters of the Combined Fleet alone. */
function mayActivateShip({ rules, position }: PacificTable, ship: number, headquarters: number): boolean {
  const { combinedFleet, flagships } = rules.parameters.optional;
  if (!position.options.includes("flagships") || !flagships.includes(rules.ships[ship]!.id)) return true;
  return rules.headquarters[headquarters]!.id === combinedFleet;
}

/** 20.2.5: the level of an Operation with so many Activation Points; time does not count. */
export const levelFor = (t: PacificTable, points: number): number =>
  Number(peekChart(t, "operation-level", points, "level")?.parts[0] ?? 0);

/** 33.6: the China Headquarters alone pays for Japanese units in China. */
export const isBarred = ({ rules }: PacificTable, side: number, headquarters: number, hex: number): boolean =>
  side === JAPANESE &&
  rules.headquarters[headquarters]!.id !== rules.parameters.countries.chinaHeadquarters &&
  isInChina(rules, hex);

/** Units of a side that a headquarters may activate: linked to it, and not yet used this month (20.1.4). */
export function activatable(t: PacificTable, side: number, headquarters: number): Unit[] {
  const { rules, position } = t;
  const { fleet, airUnits, groundUnits } = position;
  const isReached = (hex: number, kind: Kind): boolean =>
    !isBarred(t, side, headquarters, hex) && isReachedBy(t, hex, kind, headquarters);
  const found: Unit[] = [];
  for (const [n, ship] of rules.ships.entries())
    if (ship.side === side && !fleet.activated[n] && fleet.taskForce[n]! < 0)
      if (isReached(fleet.hex[n]!, ship) && !isUsed(t, ship.id) && mayActivateShip(t, n, headquarters))
        found.push({ kind: "ship", n });
  // Aircraft of carriers come with their ship (20.1.4.B).
  const hasAirRoom = landAirUnitsOf(t, headquarters) < rules.parameters.activation.landAirUnits;
  if (hasAirRoom)
    for (const [n, unit] of airUnits.entries())
      if (!unit.activated && unit.steps > 0 && unit.ship < 0 && airClass(rules, unit).side === side)
        if (isReached(unit.hex, airClass(rules, unit)) && !isUsed(t, unit.id))
          found.push({ kind: "airUnit", n });
  for (const [n, unit] of groundUnits.entries())
    if (!unit.activated && groundClass(rules, unit).side === side)
      if (isReached(unit.hex, groundClass(rules, unit)) && !isUsed(t, unit.id))
        found.push({ kind: "groundUnit", n });
  return found;
}

/**
 * Activated units of a side that cost Activation Points (20.2.3): ships, aircraft on land and ground units, aboard or ashore.
 * Aircraft of carriers come with their ship.
 */
export function activatedOf({ rules, position }: PacificTable, side: number): Unit[] {
  const { fleet, airUnits, groundUnits } = position;
  const found: Unit[] = [];
  for (const [n, ship] of rules.ships.entries())
    if (ship.side === side && fleet.activated[n] && hexOfShip(position, n) >= 0)
      found.push({ kind: "ship", n });
  for (const [n, unit] of airUnits.entries())
    if (unit.activated && unit.ship < 0 && unit.hex >= 0 && airClass(rules, unit).side === side)
      found.push({ kind: "airUnit", n });
  for (const [n, unit] of groundUnits.entries())
    if (unit.activated && unit.hex >= 0 && groundClass(rules, unit).side === side)
      found.push({ kind: "groundUnit", n });
  return found;
}

/** 11.2.1: land-based air units that a headquarters has activated in this Operation. */
export const landAirUnitsOf = (t: PacificTable, headquarters: number): number =>
  operationOf(t)?.landAirUnits[t.rules.headquarters[headquarters]!.id] ?? 0;
