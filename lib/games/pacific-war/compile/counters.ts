import {
  type AirClass,
  type BaseClass,
  type Fortification,
  type GroundClass,
  type Headquarters,
  type Ship,
  sideIds,
  type Strength,
  type SubmarineCommand,
} from "../model/rules";
import type { CompiledMap } from "./map";
import { indexOf, numberIn } from "../../shared/numbers";
import type { Source } from "./documents";

export interface Counters {
  ships: readonly Ship[];
  shipOf: Readonly<Record<string, number>>;
  airClasses: readonly AirClass[];
  airClassOf: Readonly<Record<string, number>>;
  groundClasses: readonly GroundClass[];
  groundClassOf: Readonly<Record<string, number>>;
  baseClasses: readonly BaseClass[];
  baseClassOf: Readonly<Record<string, number>>;
  fortifications: readonly Fortification[];
  fortificationOf: Readonly<Record<string, number>>;
  headquarters: readonly Headquarters[];
  headquartersOf: Readonly<Record<string, number>>;
  submarineCommands: readonly SubmarineCommand[];
  submarineCommandOf: Readonly<Record<string, number>>;
}

/** The only nation of the Japanese side is Japan; all others are Allied (2.2). */
const sideOf = (nation: string): number => sideIds.indexOf(nation === "japan" ? "japanese" : "allied");

const strength = (printed: number | undefined): Strength => printed ?? null;

export function compileCounters(source: Source, map: CompiledMap): Counters {
  const ships = Object.entries(source.ships.ships).map(([id, each]): Ship => ({
    id,
    name: each.name,
    side: sideOf(each.nation),
    nation: each.nation,
    type: each.type,
    of: source.shipTypes.types[each.type]!,
    activationCost: each.activationCost,
    antiAir: strength(each.antiAir),
    gunnery: [each.gunnery?.short, each.gunnery?.medium, each.gunnery?.long].map(strength),
    torpedo: [each.torpedo?.short, each.torpedo?.medium].map(strength),
    bombardment: strength(each.bombardment),
    antiSubmarine: strength(each.antiSubmarine),
    launchCapacity: each.launchCapacity ?? 0,
    isSpotter: each.spotter === true,
    hitCapacity: each.hitCapacity,
    canCripple: each.canCripple === true,
    repair: source.shipTypes.fullRepair.includes(id) ? "full" : source.shipTypes.types[each.type]!.repair,
  }));
  const airClasses = Object.entries(source.aircraft.aircraft).map(([id, each]): AirClass => ({
    id,
    name: each.name,
    side: sideOf(each.nation),
    nation: each.nation,
    engine: each.engine,
    isCarrierCapable: each.carrier === true,
    level: each.level,
    antiAir: strength(each.antiAir),
    antiNaval: strength(each.antiNaval),
    antiGround: strength(each.antiGround),
    range: each.range,
    activationCost: each.activationCost,
    steps: each.steps,
    count: each.count,
    isNightFighter: each.nightFighter === true,
    isKamikaze: each.kamikaze === true,
    isBuilt: each.doolittle !== true && each.option === undefined,
    isBomberEscort: each.option === "fighter-escort",
  }));
  const groundClasses = Object.entries(source.groundUnits.groundUnits).map(([id, each]): GroundClass => ({
    id,
    name: each.name,
    side: sideOf(each.nation),
    nation: each.nation,
    isRed: each.faction === "red",
    size: each.size,
    type: each.type,
    troopQuality: each.troopQuality,
    steps: each.steps,
    antiAir: strength(each.antiAir),
    activationCost: each.activationCost,
    breakdown: each.breakdown ?? 0,
  }));
  const baseClasses = Object.entries(source.bases.bases).map(([id, each]): BaseClass => ({
    id,
    name: each.name,
    side: sideOf(each.nation),
    nation: each.nation,
    isLarge: each.size === "large",
    troopQuality: each.troopQuality,
    antiAir: strength(each.antiAir),
    launchCapacity: each.launchCapacity,
    interdictedAt: each.interdictedAt,
    count: each.count,
  }));
  const fortifications = Object.entries(source.bases.fortifications).map(([id, each]): Fortification => ({
    id,
    name: each.name,
    side: sideOf(each.nation),
    hex: map.places[numberIn(map.placeOf, each.at, "place", "bases.json", `/fortifications/${id}/at`)]!.hex,
    antiAir: strength(each.antiAir),
    gunnery: [each.gunnery.short, each.gunnery.medium, each.gunnery.long].map(strength),
    overlandStrength: strength(each.overlandStrength),
    hitCapacity: each.hitCapacity,
  }));
  const headquarters = Object.entries(source.headquarters.headquarters).map(
    ([id, { name, nation, commandRange, operationCost }]): Headquarters => ({
      id,
      name,
      side: sideOf(nation),
      nation,
      commandRange,
      operationCost,
    }),
  );
  const submarineCommands = Object.entries(source.bases.submarineCommands).map(
    ([id, { name, nation }]): SubmarineCommand => ({ id, name, side: sideOf(nation), isUs: nation === "us" }),
  );
  return {
    ships,
    shipOf: indexOf(ships),
    airClasses,
    airClassOf: indexOf(airClasses),
    groundClasses,
    groundClassOf: indexOf(groundClasses),
    baseClasses,
    baseClassOf: indexOf(baseClasses),
    fortifications,
    fortificationOf: indexOf(fortifications),
    headquarters,
    headquartersOf: indexOf(headquarters),
    submarineCommands,
    submarineCommandOf: indexOf(submarineCommands),
  };
}
