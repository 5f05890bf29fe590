import { hexOfUnit, type Unit } from "../model/activation";
import { hitShip } from "../model/damage";
import { distance } from "../model/distance";
import { deactivate } from "../model/ground";
import { lieUp, mayLieUp } from "../model/harbours";
import { shipsAt, takeOffMap } from "../model/navy";
import type { PacificTable } from "../model/position";
import { enemyOf } from "../model/rules";
import { airClass } from "../model/units";
import { monthAfter, monthText } from "../model/months";
import { warOf } from "../model/war";

/** 20.2.3.C to G: the order in which units come down that cannot be paid for, and what becomes of them. */

/** Units by class, the first to come down first; classes without units are left out. */
export function classesOf(t: PacificTable, units: readonly Unit[]): Unit[][] {
  const ships = units.filter(({ kind }) => kind === "ship");
  const inHarbour = ships.filter(({ n }) => mayLieUp(t, [n]));
  const atSea = ships.filter((unit) => !inHarbour.includes(unit));
  const classes = [
    units.filter(({ kind }) => kind === "airUnit"),
    units.filter(({ kind }) => kind === "groundUnit"),
    inHarbour,
    atSea.filter((unit) => !isInReach(t, unit)),
    atSea.filter((unit) => isInReach(t, unit)),
  ];
  return classes.filter((each) => each.length > 0);
}

/** 20.2.3.G: within two hexes of enemy aircraft, Activated or not, or with enemy ships in the hex. */
function isInReach(t: PacificTable, unit: Unit): boolean {
  const { rules, position } = t;
  const hex = hexOfUnit(t, unit);
  const enemy = enemyOf(rules.ships[unit.n]!.side);
  return (
    shipsAt(t, hex, enemy).length > 0 ||
    position.airUnits.some(
      (each) =>
        each.steps > 0 &&
        each.hex >= 0 &&
        airClass(rules, each).side === enemy &&
        distance(rules.hexes, each.hex, hex) <= rules.parameters.time.penaltyReach,
    )
  );
}

/** One unit comes down, by the class that it belongs to. */
export function standDown(t: PacificTable, unit: Unit): void {
  const { rules, position } = t;
  if (unit.kind === "groundUnit") return deactivate(t, position.groundUnits[unit.n]!);
  if (unit.kind === "airUnit") {
    const of = position.airUnits[unit.n]!;
    t.set(of, "activated", false);
    t.say("20.2.3", () => `${of.name} is deactivated.`, [airClass(rules, of).side]);
    return;
  }
  const { name, side, hitCapacity } = rules.ships[unit.n]!;
  if (mayLieUp(t, [unit.n])) return lieUp(t, unit.n);
  if (isInReach(t, unit)) {
    t.say("20.2.3", () => `${name} is lost in reach of the enemy.`, [side]);
    return hitShip(t, unit.n, hitCapacity);
  }
  goHome(t, unit.n);
}

/** 20.2.3.F: a ship far from the enemy is away until it comes back as a reinforcement, with all that is aboard. */
function goHome(t: PacificTable, ship: number): void {
  const { airUnits, fleet, groundUnits, month } = t.position;
  const { id, name, side } = t.rules.ships[ship]!;
  for (const unit of [...airUnits, ...groundUnits]) if (unit.ship === ship) t.set(unit, "activated", false);
  t.set(fleet.activated, ship, false);
  takeOffMap(t, ship);
  const back = monthAfter(month, t.rules.parameters.time.penaltyReturn);
  t.push(warOf(t).due, { month: back, id });
  t.say("20.2.3", () => `${name} leaves the map until ${monthText(back)}.`, [side]);
}
