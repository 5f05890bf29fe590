import type { Account, JsonObject } from "../../../kernel";
import {
  AirFlag,
  baseStates,
  type ForlornTable,
  Gone,
  GroundFlag,
  hasFlag,
  ShipFlag,
} from "../model/position";
import { type Rules, sideIds } from "../model/rules";

/** What a battle is about: all that can come out of it otherwise than it went in. */
export interface Engaged {
  /** Units that fly the mission or intercept it: what happens to them is in the account. */
  flying: readonly number[];
  /** Units on the ground at the airbase that is attacked. */
  onGround: readonly number[];
  ships: readonly number[];
  /** Ground units, with the sites at which they began. */
  groundUnits: readonly number[];
  groundSites: readonly number[];
  bases: readonly number[];
  places: readonly number[];
  /** The side that is attacked: hits on places and lost supply are its losses. */
  defender: number;
}

/** What has become of everything but the units in the air. */
export function resultOf(t: ForlornTable, engaged: Engaged): JsonObject {
  const { rules, position } = t;
  const { places } = engaged;
  return {
    ...states("onGround", engaged.onGround, rules.airUnits, (unit) => airState(t, unit)),
    ...states("ship", engaged.ships, rules.ships, (ship) => shipState(t, ship)),
    ...states("groundUnit", engaged.groundUnits, rules.groundUnits, (unit) => groundState(t, unit, engaged)),
    ...states("base", engaged.bases, rules.bases, (base) => baseStates[position.bases.state[base]!]!),
    ...(places.length > 0 && {
      placeHits: {
        [sideIds[engaged.defender]!]: Object.fromEntries(
          places.map((place) => [rules.places[place]!.id, position.hits[place]!]),
        ),
      },
    }),
  };
}

/**
 * Numbers that add up: Victory Points, lost levels of supply, and how many of each type of aircraft in the air are in which state. Keys are made once
 * for a battle, and there is one account, which is changed in place.
 */
export function accountsOf(start: ForlornTable, { flying, defender }: Engaged): (t: ForlornTable) => Account {
  const { rules } = start;
  const levels = supplyOf(start);
  const keys = flying.map((unit) => {
    const { side, aircraft } = rules.airUnits[unit]!;
    const of = (state: string): string => `${state}/${sideIds[side]!}/${rules.aircraft[aircraft]!.id}`;
    return Object.fromEntries(airStates.map((state) => [state, of(state)]));
  });
  // Every key is there from the start: what a unit is no longer is taken away.
  const counted = [...new Set(keys.flatMap((each) => Object.values(each)))];
  const account: Record<string, number> = Object.fromEntries(counted.map((key) => [key, 0]));
  const points = sideIds.map((side) => `points/${side}`);
  return (t) => {
    for (const key of counted) account[key] = 0;
    for (let side = 0; side < points.length; side++) account[points[side]!] = t.position.points[side]!;
    if (levels > 0) account[`supply/${sideIds[defender]!}`] = levels - supplyOf(t);
    for (let n = 0; n < flying.length; n++) {
      const key = keys[n]![airState(t, flying[n]!)];
      if (key !== undefined) account[key]! += 1;
    }
    return account;
  };
}

/** Levels of all supply units. */
const supplyOf = ({ position }: ForlornTable): number =>
  position.supply.reduce((sum, { level }) => sum + level, 0);

const airStates = ["lost", "reduced", "disrupted"] as const;

const states = (
  kind: string,
  units: readonly number[],
  all: readonly { id: string }[],
  stateOf: (unit: number) => string,
): JsonObject =>
  units.length === 0
    ? {}
    : { [kind]: Object.fromEntries(units.map((unit) => [all[unit]!.id, stateOf(unit)])) };

/** Words for a unit that has taken some steps of damage, the worst first. */
const stateBy = (where: number, flags: number, words: Words): string =>
  where === Gone.lost ? "lost" : (words.find(([flag]) => hasFlag(flags, flag))?.[1] ?? "unharmed");

type Words = readonly (readonly [flag: number, word: string])[];
const airWords: Words = [
  [AirFlag.reduced, "reduced"],
  [AirFlag.disrupted, "disrupted"],
];
const shipWords: Words = [
  [ShipFlag.crippled, "crippled"],
  [ShipFlag.disrupted, "disrupted"],
];
const groundWords: Words = [
  [GroundFlag.reduced, "reduced"],
  [GroundFlag.disrupted, "disrupted"],
];

const airState = ({ position: { air } }: ForlornTable, unit: number): string =>
  stateBy(air.base[unit]!, air.flags[unit]!, airWords);
const shipState = ({ position: { fleet } }: ForlornTable, ship: number): string =>
  stateBy(fleet.site[ship]!, fleet.flags[ship]!, shipWords);
function groundState({ position: { ground } }: ForlornTable, unit: number, engaged: Engaged): string {
  const site = ground.site[unit]!;
  const state = stateBy(site, ground.flags[unit]!, groundWords);
  const hasRetreated = site !== Gone.lost && site !== engaged.groundSites[engaged.groundUnits.indexOf(unit)];
  return hasRetreated ? `${state}, retreated` : state;
}

const kinds: Readonly<Record<string, string>> = {
  onGround: "On the ground",
  lost: "Air units lost",
  reduced: "Air units reduced",
  disrupted: "Air units disrupted",
  ship: "Ships",
  groundUnit: "Ground units",
  base: "Airbase",
  // “hits” of an answer are means of dice that hit.
  placeHits: "Hits on the place",
  supply: "Levels of supply lost",
  points: "Victory Points scored",
};

/** "P-40 lost", "Hits on Soerabaja", "Victory Points of Japan": a member of a result as people call it. */
export function measureTitle(rules: Rules, [kind = "", id, type]: readonly string[]): string {
  if (id === undefined) return kinds[kind] ?? kind;
  if (type !== undefined && kind === "placeHits")
    return `Hits on ${rules.places[rules.placeOf[type] ?? -1]?.name ?? type}`;
  if (type !== undefined) return `${rules.aircraft[rules.aircraftOf[type] ?? -1]?.name ?? type} ${kind}`;
  switch (kind) {
    case "onGround":
      return rules.airUnits[rules.airUnitOf[id] ?? -1]?.name ?? id;
    case "ship":
      return rules.ships[rules.shipOf[id] ?? -1]?.name ?? id;
    case "groundUnit":
      return rules.groundUnits[rules.groundUnitOf[id] ?? -1]?.name ?? id;
    case "base":
      return `Airbase of ${rules.bases[rules.baseOf[id] ?? -1]?.name ?? id}`;
    case "points":
      return `Victory Points of ${id === "allied" ? "the Allies" : "Japan"}`;
    default:
      return kinds[kind] ?? id;
  }
}
