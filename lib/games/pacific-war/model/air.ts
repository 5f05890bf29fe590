import { ofRules } from "../../shared/of-rules";
import { distance } from "./distance";
import { type AirUnit, type PacificTable, type Position } from "./position";
import { airUnitsBasedIn, airUnitsOn, shipsIn } from "./presence";
import { type Rules, type Ship, sideIds, type Strength } from "./rules";
import { airClass, baseAt, baseClass, basesOf, hexOfShip, isCrippled, launchOfShip, lessHits } from "./units";

/** Air units and the Air Installations that they are on (2.3.2). */

/** Where an air unit can be: an airbase, or a ship. */
export interface Installation {
  hex: number;
  /** -1 for an airbase. */
  ship: number;
}

/** Where a unit is based: its hex, or that of its ship. */
export const siteOf = (position: Position, unit: AirUnit): number =>
  unit.ship < 0 ? unit.hex : hexOfShip(position, unit.ship);

/** In its installation and not Alerted: what strafing and hits on the installation reach (28.5.2). */
const isGrounded = (unit: AirUnit): boolean => unit.steps > 0 && unit.over < 0 && !unit.alerted;

/** The numbers of the air units of a side that are based in a hex and are not away on a mission. */
export function airUnitsIn(t: PacificTable, hex: number, side: number): number[] {
  const { airUnits } = t.position;
  return airUnitsBasedIn(t, hex, side).filter((n) => airUnits[n]!.steps > 0 && airUnits[n]!.over < 0);
}

/** Air units of an installation that are not in the air. */
export const groundedOn = (t: PacificTable, { hex, ship }: Installation, side: number): number[] =>
  airUnitsIn(t, hex, side).filter((n) => {
    const unit = t.position.airUnits[n]!;
    return unit.ship === ship && isGrounded(unit);
  });

/** 2.3.1: a Base where there can be an airfield, or where one has been built (17.5.1); -1 for none. */
export function airbaseAt(t: PacificTable, hex: number, side: number): number {
  const base = baseAt(t, hex, side);
  const place = hex < 0 ? -1 : t.rules.hexes.place[hex]!;
  const isBare = place >= 0 && t.rules.places[place]!.airfield === "none";
  return isBare && !t.position.war?.builtAirfields.includes(t.rules.hexes.ids[hex]!) ? -1 : base;
}

/** 2.3.2.3: a ship that has stayed where it is, and so is a seaplane base. */
const isSeaplaneBase = ({ rules, position }: PacificTable, ship: number): boolean =>
  rules.ships[ship]!.of.seaplaneBase && position.fleet.rested[ship]!;

/** Steps that an installation can send up at once (2.3.2); a crippled carrier sends none (2.2.3). */
export function launchOf(t: PacificTable, { hex, ship }: Installation, side: number): number {
  if (ship >= 0) {
    if (hexOfShip(t.position, ship) < 0) return 0;
    if (t.rules.ships[ship]!.of.seaplaneBase) return isSeaplaneBase(t, ship) ? 1 : 0;
    return isCrippled(t, ship) ? 0 : launchOfShip(t, ship);
  }
  const base = airbaseAt(t, hex, side);
  if (base < 0) return 0;
  const of = t.position.bases[base]!;
  const { interdictedAt, launchCapacity } = baseClass(t.rules, of);
  return of.hits >= interdictedAt ? 0 : launchCapacity;
}

const isInstallation = ({ launchCapacity, of }: Ship): boolean => launchCapacity > 0 || of.seaplaneBase;

/** By side: ships that are Air Installations. */
const carriers = ofRules(({ ships }: Rules) =>
  sideIds.map((_, side) =>
    [...ships.keys()].filter((ship) => ships[ship]!.side === side && isInstallation(ships[ship]!)),
  ),
);

/** Every place of a side in a hex from which aircraft fly. */
export function installationsIn(t: PacificTable, hex: number, side: number): Installation[] {
  const found: Installation[] = airbaseAt(t, hex, side) >= 0 ? [{ hex, ship: -1 }] : [];
  for (const ship of shipsIn(t, hex, side))
    if (isInstallation(t.rules.ships[ship]!)) found.push({ hex, ship });
  return found;
}

/** Steps that may still land on a ship. */
export function roomOn(t: PacificTable, ship: number, except: readonly number[] = []): number {
  const limit = t.rules.ships[ship]!.of.seaplaneBase ? 1 : launchOfShip(t, ship);
  const held = airUnitsOn(t, ship).reduce((sum, n) => {
    const { over, steps } = t.position.airUnits[n]!;
    return over < 0 && !except.includes(n) ? sum + steps : sum;
  }, 0);
  return Math.max(0, limit - held);
}

/** 2.3.2: whether a unit of this kind operates from there, room or not. */
export function canOperateFrom(t: PacificTable, unit: AirUnit, { hex, ship }: Installation): boolean {
  const { rules } = t;
  const { side, nation, engine, isCarrierCapable, level } = airClass(rules, unit);
  if (ship < 0) return airbaseAt(t, hex, side) >= 0;
  const { nation: flag, of, side: owner } = rules.ships[ship]!;
  if (owner !== side || flag !== nation) return false;
  if (!of.seaplaneBase) return engine === "F" && isCarrierCapable;
  const isSmall = engine === "LRA" || (engine === "F" && isCarrierCapable && level === 0 && unit.steps === 1);
  return isSmall && isSeaplaneBase(t, ship);
}

/** Everywhere that a unit could land now: on a ship only where there is room for some of it (2.3.2.2). */
export function hostsOf(t: PacificTable, n: number): Installation[] {
  const { rules, position } = t;
  const unit = position.airUnits[n]!;
  const { side } = airClass(rules, unit);
  const found: Installation[] = [];
  for (const base of basesOf(t, side)) {
    const { hex } = position.bases[base]!;
    if (airbaseAt(t, hex, side) >= 0) found.push({ hex, ship: -1 });
  }
  for (const ship of carriers(rules)[side]!) {
    const hex = hexOfShip(position, ship);
    if (hex >= 0 && canOperateFrom(t, unit, { hex, ship }) && roomOn(t, ship, [n]) > 0)
      found.push({ hex, ship });
  }
  return found;
}

/** Hexes to the nearest place where a unit can land; Infinity where there is none. Kamikazes need none (28.19). */
export function wayHome(t: PacificTable, n: number, from: number): number {
  const { hexes } = t.rules;
  if (airClass(t.rules, t.position.airUnits[n]!).isKamikaze) return 0;
  return hostsOf(t, n).reduce((least, { hex }) => Math.min(least, distance(hexes, from, hex)), Infinity);
}

/** 34.6: hexes that L2 fighters of land bases fly further when they escort or are on Air Supremacy. */
function furtherBy({ rules, position }: PacificTable, unit: AirUnit, kind: string): number {
  const { engine, isCarrierCapable, level, side } = airClass(rules, unit);
  const { fighterLevel, fighterRange } = rules.parameters.optional;
  const isMeant =
    engine === "F" && !isCarrierCapable && level >= fighterLevel && kind !== "ferry" && kind !== "patrol";
  return isMeant && position.options.includes("extended-fighter-range") ? fighterRange[sideIds[side]!] : 0;
}

/** How far a unit flies on a mission of this kind, there and back. */
export const rangeOn = (t: PacificTable, unit: AirUnit, kind: string): number =>
  airClass(t.rules, unit).range + furtherBy(t, unit, kind);

/** 3.2: a strength as printed less the steps that are gone. */
export function airStrength(
  { rules }: PacificTable,
  unit: AirUnit,
  kind: "antiAir" | "antiNaval" | "antiGround",
): Strength {
  const of = airClass(rules, unit);
  return lessHits(of[kind], of.steps - unit.steps);
}
