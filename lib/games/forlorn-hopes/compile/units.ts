import {
  type Aircraft,
  type AirUnit,
  type Base,
  type GroundUnit,
  type Rules,
  type Ship,
  sideIds,
} from "../model/rules";
import { CompileError } from "../../types";
import { indexOf, numberIn } from "../../shared/numbers";
import type { Source } from "./documents";

type CompiledUnits = Pick<
  Rules,
  | "bases"
  | "baseOf"
  | "aircraft"
  | "aircraftOf"
  | "airUnits"
  | "airUnitOf"
  | "ships"
  | "shipOf"
  | "groundUnits"
  | "groundUnitOf"
>;

/** Airbases and units by number, in the order of their documents. */
export function compileUnits(
  source: Source,
  { placeOf, boxOf }: Pick<Rules, "placeOf" | "boxOf">,
): CompiledUnits {
  const shipIds = Object.keys(source.ships.ships);
  const shipOf = Object.fromEntries(shipIds.map((id, n) => [id, n]));
  const bases = compileBases(source, { placeOf, boxOf, shipOf });
  const baseOf = indexOf(bases);
  const aircraft = compileAircraft(source, baseOf);
  const aircraftOf = indexOf(aircraft);
  const airUnits = compileAirUnits(source, aircraftOf);
  const sideOf = sidesOfNations(source);
  const ships = Object.entries(source.ships.ships).map(([id, ship]): Ship => {
    const { crippled, longLance, daihatsu, option, ...rest } = ship;
    return {
      ...rest,
      id,
      side: sideOf(ship.nation, "ships.json", `/ships/${id}/nation`),
      crippled,
      longLance: longLance === true,
      isDaihatsu: daihatsu === true,
      option,
      base: bases.findIndex((base) => base.ship === shipOf[id]),
    };
  });
  const groundUnits = Object.entries(source.groundUnits.groundUnits).map(([id, unit]): GroundUnit => ({
    id,
    name: unit.name,
    side: sideOf(unit.nation, "ground-units.json", `/groundUnits/${id}/nation`),
    nation: unit.nation,
    type: unit.type,
    combatFactor: unit.combatFactor,
    reduced: unit.reduced,
    isDefendOnly: unit.defendOnly === true,
  }));
  return {
    bases,
    baseOf,
    aircraft,
    aircraftOf,
    airUnits,
    airUnitOf: indexOf(airUnits),
    ships,
    shipOf,
    groundUnits,
    groundUnitOf: indexOf(groundUnits),
  };
}

/** The side of a nation (2.2.1). */
function sidesOfNations({ game }: Source): (nation: string, document: string, pointer: string) => number {
  const nations = (game.nations ?? {}) as Readonly<Record<string, { side: string }>>;
  return (nation, document, pointer) => {
    const side = sideIds.indexOf((nations[nation]?.side ?? "") as (typeof sideIds)[number]);
    if (side < 0)
      throw new CompileError(`The nation “${nation}” belongs to no side.`, document, pointer, "2.2.1");
    return side;
  };
}

function compileBases(
  { bases }: Source,
  { placeOf, boxOf, shipOf }: Pick<Rules, "placeOf" | "boxOf" | "shipOf">,
): Base[] {
  return Object.entries(bases.airbases).map(([id, base]): Base => {
    const at = `/airbases/${id}`;
    return {
      id,
      name: base.name,
      kind: base.kind,
      place:
        base.place === undefined ? -1 : numberIn(placeOf, base.place, "place", "bases.json", `${at}/place`),
      box: base.box === undefined ? -1 : numberIn(boxOf, base.box, "box", "bases.json", `${at}/box`),
      ship: base.ship === undefined ? -1 : numberIn(shipOf, base.ship, "ship", "bases.json", `${at}/ship`),
      users: base.users.reduce((mask, side) => mask | (1 << sideIds.indexOf(side)), 0),
      capacity: base.capacity ?? Infinity,
      mixedCapacity: base.mixedCapacity ?? base.capacity ?? Infinity,
      antiAircraft: base.antiAircraft ?? 0,
      freeReconnaissance: base.freeReconnaissance === true,
    };
  });
}

function compileAircraft(
  { aircraft, airMovement }: Source,
  baseOf: Readonly<Record<string, number>>,
): Aircraft[] {
  return Object.entries(aircraft.aircraft).map(([id, each]): Aircraft => {
    const at = `/aircraft/${id}`;
    for (const member of ["movement", "asFighter"] as const) {
      const row = each[member];
      if (row !== undefined && !airMovement.rows[row])
        throw new CompileError(
          `The Air Combat Movement Chart has no row “${row}”.`,
          "aircraft.json",
          `${at}/${member}`,
          "9.7.8",
        );
    }
    return {
      id,
      name: each.name,
      type: each.type,
      engines: each.engines,
      strategicRange: each.strategicRange,
      full: each.full,
      reduced: each.reduced,
      defensiveOnly: each.defensiveOnly === true,
      strafing: each.strafing ?? 0,
      scrambleTma: each.scrambleTma,
      movement: each.movement,
      asFighter: each.asFighter,
      bases: each.bases?.map((base, n) =>
        numberIn(baseOf, base, "airbase", "aircraft.json", `${at}/bases/${n}`),
      ),
    };
  });
}

function compileAirUnits(source: Source, aircraftOf: Readonly<Record<string, number>>): AirUnit[] {
  const sideOf = sidesOfNations(source);
  return Object.entries(source.airUnits.airUnits).map(([id, unit]): AirUnit => {
    const at = `/airUnits/${id}`;
    return {
      id,
      name: unit.name,
      aircraft: numberIn(aircraftOf, unit.aircraft, "aircraft", "air-units.json", `${at}/aircraft`),
      side: sideOf(unit.nation, "air-units.json", `${at}/nation`),
      nation: unit.nation,
      force: unit.force,
      isVariable: unit.variable === true,
      isCarrierBased: unit.carrier === true,
      isOneWay: unit.oneWay === true,
    };
  });
}
