import { rangeTo } from "./distance";
import { AirFlag, Box, type ForlornTable, hasFlag } from "./position";
import { aircraftOf, isReconnaissance } from "./units";

/** Reconnaissance and patrols in the air (7.3). */

/** Whether a reconnaissance unit of a side is in a hex. */
export function reconnaissanceAt(t: ForlornTable, side: number, hex: number): boolean {
  const { air } = t.position;
  for (let unit = 0; unit < air.hex.length; unit++)
    if (
      air.hex[unit] === hex &&
      air.box[unit] === Box.out &&
      t.rules.airUnits[unit]!.side === side &&
      isReconnaissance(t, unit)
    )
      return hex >= 0;
  return false;
}

/**
 * Whether a hex is within the Strategic Range of a patrol of a side that has not failed (7.3.5). A patrol stays where it was
 * placed, also when its ship sails or is sunk (7.3.6).
 */
export function friendlyPatrolOver(t: ForlornTable, side: number, hex: number): boolean {
  const { air } = t.position;
  for (let unit = 0; unit < air.base.length; unit++)
    if (
      hasFlag(air.flags[unit]!, AirFlag.patrols) &&
      t.rules.airUnits[unit]!.side === side &&
      rangeTo(t, air.hex[unit]!, hex) <= aircraftOf(t, unit).strategicRange
    )
      return true;
  return false;
}
