import { rangeTo } from "./distance";
import {
  isBaseDisrupted,
  isFloatplane,
  isOvercrowded,
  isUsable,
  siteOfAirUnit,
  tenderCanServe,
} from "./bases";
import { AirFlag, Box, type ForlornTable, hasFlag } from "./position";
import { NOWHERE } from "./rules";
import { aircraftOf, isOnGround } from "./units";

/** Air units that leave their airbases for a mission or an interception, and come back (9.0). */

/**
 * Whether a unit on the ground can take off to fight (9.1.2, 9.4): its airbase is operational and does not hold too many (6.3.4);
 * aircraft of carriers leave from carriers (6.3.7), floatplanes from an undisrupted tender by a coast (6.3.6).
 */
export function canTakeOff(t: ForlornTable, unit: number): boolean {
  const base = t.position.air.base[unit]!;
  if (!isOnGround(t, unit) || !isUsable(t, base)) return false;
  if (t.rules.airUnits[unit]!.isCarrierBased && t.rules.bases[base]!.kind !== "carrier") return false;
  if (isFloatplane(t, unit) && (isBaseDisrupted(t, base) || !tenderCanServe(t, base))) return false;
  return !isOvercrowded(t, base);
}

/** 9.2: points from the unit's airbase to a hex. A patrol is there already. */
export const rangeFlown = (t: ForlornTable, unit: number, hex: number): number =>
  rangeTo(t, siteOfAirUnit(t, unit), hex);

/** 9.2: whether the hex is within a unit's Strategic Range. */
export const isInRange = (t: ForlornTable, unit: number, hex: number): boolean =>
  rangeFlown(t, unit, hex) <= aircraftOf(t, unit).strategicRange;

/**
 * A unit is in the air over a hex, and keeps the airbase that it left until it lands. It has flown its mission; of an interceptor
 * the mission is forfeited (9.4).
 */
export function takeOff(t: ForlornTable, unit: number, hex: number, marks = 0): void {
  const { air } = t.position;
  t.set(air.box, unit, Box.out);
  t.set(air.hex, unit, hex);
  t.set(air.flags, unit, air.flags[unit]! | AirFlag.mission | AirFlag.flew | marks);
}

/** 9.12: it lands in Flown. Whoever lands several looks at crowds and accidents afterwards. */
export function land(t: ForlornTable, unit: number, base: number): void {
  const { air } = t.position;
  t.set(air.base, unit, base);
  t.set(air.box, unit, Box.flown);
  t.set(air.hex, unit, NOWHERE);
  t.set(air.flags, unit, air.flags[unit]! & ~(AirFlag.mission | AirFlag.unseen | AirFlag.torpedo));
}

/** Units of a side that fly a mission, or intercept one. */
export function flyingUnits(t: ForlornTable, side: number): number[] {
  const { flags } = t.position.air;
  const found: number[] = [];
  for (let unit = 0; unit < flags.length; unit++)
    if (hasFlag(flags[unit]!, AirFlag.mission) && t.rules.airUnits[unit]!.side === side) found.push(unit);
  return found;
}

/** 9.1.2: with the first combat the enemy knows what flies. */
export function showMission(t: ForlornTable, units: readonly number[]): void {
  const { flags } = t.position.air;
  for (const unit of units) t.set(flags, unit, flags[unit]! & ~AirFlag.unseen);
  t.reveal();
}
