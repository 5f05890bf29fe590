import { isCoastal } from "../model/hexes";
import { type ForlornTable, GroundFlag } from "../model/position";
import { enemyOf, isHex } from "../model/rules";
import { friendlyPort } from "../model/ships";
import { excessOf, isWithoutInfantry } from "../model/stacking";
import { holds, isGroundDisrupted } from "../model/units";
import { hasGroundFlag, isOpen, ownUnitsAt } from "./places";

/** 11.5 Who can land from the sea, and where. */

/** A landing into a hex with enemy units (11.5.1). */
export const isContested = (t: ForlornTable, side: number, hex: number): boolean =>
  holds(t, enemyOf(side), hex);

/** 11.5: a coastal hex without a port; one with a port where the scenario or the rules in play allow it. */
function canLandAt(t: ForlornTable, side: number, hex: number): boolean {
  if (!isHex(t.rules, hex) || !isCoastal(t.rules, hex) || !isOpen(t, hex)) return false;
  // What is in a friendly port has disembarked (11.2).
  if (friendlyPort(t, side, hex) >= 0) return false;
  const hasPort = t.rules.places[t.rules.hexes.place[hex]!]?.isPort === true;
  return !hasPort || t.position.terms.rules.landingInPort || t.rules.parameters.ground.landingInPort;
}

/** 11.5: only transports bring units into a contested landing. */
const isCarriedIn = (t: ForlornTable, ship: number, contested: boolean): boolean =>
  !contested || t.rules.parameters.navalMovement.transports.includes(t.rules.ships[ship]!.class);

/** Units aboard in a hex that can join a landing that has these already: undisrupted, with room ashore (11.1, 11.3). */
export function unitsToLand(t: ForlornTable, side: number, hex: number, force: readonly number[]): number[] {
  const { ground } = t.position;
  const contested = isContested(t, side, hex);
  const ashore = [...ownUnitsAt(t, side, hex), ...force];
  return t.rules.groundUnits.flatMap((each, unit) => {
    const ship = ground.aboard[unit]!;
    if (each.side !== side || ship < 0 || ground.site[unit] !== hex || force.includes(unit)) return [];
    if (isGroundDisrupted(t, unit) || hasGroundFlag(t, unit, GroundFlag.attacked)) return [];
    if (!isCarriedIn(t, ship, contested)) return [];
    const together = [...ashore, unit];
    return excessOf(t, together).size === 0 && !isWithoutInfantry(t, together) ? [unit] : [];
  });
}

/** 13.3: supply units aboard that can be landed: with ground units, or where there is one. By their places in the list. */
export function suppliesToLand(
  t: ForlornTable,
  side: number,
  hex: number,
  force: readonly number[],
  supplies: readonly string[],
): number[] {
  const contested = isContested(t, side, hex);
  if (force.length === 0 && (contested || ownUnitsAt(t, side, hex).length === 0)) return [];
  return t.position.supply.flatMap((unit, n) =>
    unit.side === side &&
    unit.aboard >= 0 &&
    unit.site === hex &&
    isCarriedIn(t, unit.aboard, contested) &&
    !supplies.includes(unit.id)
      ? [n]
      : [],
  );
}

/** Hexes in which units of a side can land now, by number; a contested landing is tried once in a hex. */
export function landingsOf(t: ForlornTable, side: number, tried: readonly number[]): number[] {
  const { ground, supply } = t.position;
  const hexes = new Set<number>();
  for (const [unit, each] of t.rules.groundUnits.entries())
    if (each.side === side && ground.aboard[unit]! >= 0) hexes.add(ground.site[unit]!);
  for (const unit of supply) if (unit.side === side && unit.aboard >= 0) hexes.add(unit.site);
  return [...hexes]
    .filter(
      (hex) =>
        canLandAt(t, side, hex) &&
        !(tried.includes(hex) && isContested(t, side, hex)) &&
        (unitsToLand(t, side, hex, []).length > 0 || suppliesToLand(t, side, hex, [], []).length > 0),
    )
    .toSorted((a, b) => a - b);
}
