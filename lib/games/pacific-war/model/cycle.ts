import type { PacificTable } from "./position";
import { groundClass, hexOfShip } from "./units";

/** What begins and ends with a Battle Cycle. */

/** Nobody has come to a hex in this Battle Cycle yet (31.1), and no aircraft has flown (28.1). */
export function beginCycle(t: PacificTable): void {
  for (const unit of t.position.airUnits) {
    t.set(unit, "flew", false);
    t.set(unit, "searchedAsLra", false);
  }
  for (const unit of t.position.groundUnits) t.set(unit, "entered", false);
}

/** 23.1.2.C: units without a Battle Cycle Move are Deactivated, unless they still have to attack where they landed (23.8.3). */
export function concludeCycle(t: PacificTable): void {
  for (const unit of t.position.groundUnits) {
    if (!unit.activated || unit.cycleMoves > 0 || unit.assault !== "none" || unit.hex < 0) continue;
    t.change(`/groundUnits/${unit.id}/activated`, true, false);
    t.set(unit, "activated", false);
    const { name, side } = groundClass(t.rules, unit);
    t.say("23.1.2", () => `${name} has no Battle Cycle Move left and is Deactivated.`, [side]);
  }
  settleSeaplanes(t);
}

/** 2.3.2.3: a seaplane carrier that stays near land for a whole Battle Cycle is a seaplane base until it moves. */
function settleSeaplanes(t: PacificTable): void {
  const { rules, position } = t;
  const { fleet, taskForces } = position;
  for (const [ship, { of }] of rules.ships.entries()) {
    if (!of.seaplaneBase || fleet.rested[ship] || !fleet.activated[ship]) continue;
    const hex = hexOfShip(position, ship);
    if (hex < 0 || (taskForces[fleet.taskForce[ship]!]?.moved ?? 0) > 0) continue;
    const water = rules.terrain.waters[rules.hexes.water[hex]!];
    if (rules.hexes.land[hex] !== "none" && water?.seaplaneBase === true) t.set(fleet.rested, ship, true);
  }
}
