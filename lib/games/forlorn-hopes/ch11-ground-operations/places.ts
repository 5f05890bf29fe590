import { isInPlay } from "../model/distance";
import { type ForlornTable, GroundFlag, hasFlag, ShipFlag } from "../model/position";
import { enemyOf, isHex, NOBODY, NOWHERE } from "../model/rules";
import { isSupplied } from "../model/supply";
import { groundUnitsAt, holds, shipsAt } from "../model/units";

/** 11.2 to 11.5 Where ground units can go, and who is in a hex. */

/** Units of a side ashore in a hex. */
export const ownUnitsAt = (t: ForlornTable, side: number, hex: number): number[] =>
  groundUnitsAt(t, hex).filter((unit) => t.rules.groundUnits[unit]!.side === side);

/** Whether a ground unit is ashore on the map. */
export const isAshore = ({ rules, position: { ground } }: ForlornTable, unit: number): boolean =>
  ground.aboard[unit]! < 0 && isHex(rules, ground.site[unit]!);

export const hasGroundFlag = ({ position }: ForlornTable, unit: number, flag: number): boolean =>
  hasFlag(position.ground.flags[unit]!, flag);

/** The hex in a direction that ground units reach from another (11.2); NOWHERE without a way. */
export const hexBeyond = ({ rules: { hexes } }: ForlornTable, hex: number, direction: number): number =>
  (hexes.passable[hex]! >> direction) & 1 ? hexes.next[hex * 6 + direction]! : NOWHERE;

/** A hex in play that is not neutral: Singapore is closed to both sides until it surrenders (17.2.5). */
export const isOpen = (t: ForlornTable, hex: number): boolean =>
  isInPlay(t, hex) && t.position.control[hex] !== NOBODY;

/** Whether units of a side can be in a hex: no enemy unit is there (11.3). */
export const isFree = (t: ForlornTable, side: number, hex: number): boolean =>
  isOpen(t, hex) && !holds(t, enemyOf(side), hex);

/** 11.5.3: what has landed stays where it is until a supply line reaches it. */
export const isStuck = (t: ForlornTable, unit: number): boolean =>
  hasGroundFlag(t, unit, GroundFlag.beachhead) &&
  !isSupplied(t, t.rules.groundUnits[unit]!.side, t.position.ground.site[unit]!);

/** Whether something falls to a side that comes into a hex: control, or what an enemy has left there (2.3, 13.3). */
export const isToTake = (t: ForlornTable, side: number, hex: number): boolean =>
  t.position.control[hex] !== side ||
  t.position.supply.some((unit) => unit.side !== side && unit.site === hex && unit.aboard < 0) ||
  shipsAt(t, hex).some(
    (ship) =>
      t.rules.ships[ship]!.side !== side && hasFlag(t.position.fleet.flags[ship]!, ShipFlag.logistics),
  );
