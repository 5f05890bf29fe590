import type { AirUnit, PacificTable } from "../model/position";
import { NOWHERE } from "../model/rules";
import { airClass, hexOfShip, launchOfShip } from "../model/units";

/** 2.3.2 Where an air unit may land in a Contact Phase. */

export interface Installation {
  hex: number;
  /** -1 for an airbase. */
  ship: number;
}

/** Bases with an airfield, and ships that take the unit aboard. */
export function hostsOf(t: PacificTable, n: number): Installation[] {
  const { rules, position } = t;
  const unit = position.airUnits[n]!;
  const { side } = airClass(rules, unit);
  const bases = position.bases.flatMap(({ hex, side: owner }): Installation[] => {
    if (owner !== side || hex === NOWHERE) return [];
    return rules.places[rules.hexes.place[hex]!]?.airfield === "none" ? [] : [{ hex, ship: -1 }];
  });
  const ships = rules.ships.flatMap((_each, ship): Installation[] => {
    const hex = hexOfShip(position, ship);
    return hex >= 0 && takesAboard(t, unit, ship) ? [{ hex, ship }] : [];
  });
  return [...bases, ...ships];
}

/** 2.3.2.2, 2.3.2.3: a carrier takes carrier aircraft of its nation as far as it has room; a seaplane base one small unit. */
function takesAboard(t: PacificTable, unit: AirUnit, ship: number): boolean {
  const { rules, position } = t;
  const { nation, engine, isCarrierCapable, level } = airClass(rules, unit);
  const { nation: flag, of } = rules.ships[ship]!;
  if (flag !== nation) return false;
  const held = position.airUnits.reduce((sum, each) => (each.ship === ship ? sum + each.steps : sum), 0);
  const isSmall = engine === "LRA" || (engine === "F" && isCarrierCapable && level === 0 && unit.steps === 1);
  if (of.seaplaneBase) return isSmall && held === 0 && position.fleet.rested[ship]!;
  return engine === "F" && isCarrierCapable && held + unit.steps <= launchOfShip(t, ship);
}
