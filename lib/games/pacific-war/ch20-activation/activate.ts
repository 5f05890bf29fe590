import { idOf, type Unit } from "../model/activation";
import type { PacificTable } from "../model/position";
import { NOWHERE } from "../model/rules";
import { formTaskForces } from "../model/task-forces";
import { groundClass, nameOfHex } from "../model/units";
import { operationOf, warOf } from "../model/war";
import { type Mode, type Plan, withUnit } from "./plan";

/** 20.1.4 A unit is Activated. */
export function activate(t: PacificTable, mode: Mode, side: number, plan: Plan, unit: Unit): void {
  const { rules, position } = t;
  const id = idOf(t, unit);
  const { cost, untimed, points } = withUnit(t, plan, unit);
  t.set(plan, "cost", cost);
  if (untimed !== undefined) t.set(plan, "untimed", untimed);
  t.set(plan, "points", points);
  t.set(plan, "count", plan.count + 1);
  t.push(warOf(t).used, id);
  if (unit.kind === "ship") activateShip(t, plan, unit.n);
  else if (unit.kind === "airUnit") {
    const of = position.airUnits[unit.n]!;
    t.set(of, "activated", true);
    const { landAirUnits } = operationOf(t)!;
    const headquarters = rules.headquarters[plan.headquarters]!.id;
    t.set(landAirUnits, headquarters, (landAirUnits[headquarters] ?? 0) + 1);
    t.say("20.1", () => `${of.name} is Activated.`, [side]);
  } else {
    const of = position.groundUnits[unit.n]!;
    t.set(of, "activated", true);
    t.set(of, "cycleMoves", cycleMovesFor(t, mode, side, plan));
    t.say("20.1", () => `${groundClass(rules, of).name} is Activated.`, [side]);
  }
}

/** 23.1.2: a Battle Cycle Move for each week of the Operation; those of the Reaction player have two (23.1.2.G). */
function cycleMovesFor(
  { rules, position }: PacificTable,
  mode: Mode,
  side: number,
  { length }: Plan,
): number {
  const { week, reactionMoves } = rules.parameters.time;
  if (side !== position.operation.side) return reactionMoves;
  return Math.floor((mode === "operation" ? length : position.operation.length) / week);
}

/** Aircraft of a carrier come with it at no cost (20.1.4.B). */
function activateShip(t: PacificTable, plan: Plan, ship: number): void {
  const { fleet, airUnits } = t.position;
  const { used } = warOf(t);
  t.change(`/ships/${t.rules.ships[ship]!.id}/activated`, false, true);
  t.set(fleet.activated, ship, true);
  for (const unit of airUnits) {
    if (unit.ship !== ship || unit.steps === 0) continue;
    t.set(unit, "activated", true);
    if (!used.includes(unit.id)) t.push(used, unit.id);
  }
  t.push(plan.ships, ship);
}

/** Ships of the hex form their Task Forces; the enemy sees the markers (20.1.4.B). */
export function leaveHex(t: PacificTable, side: number, plan: Plan): void {
  const { hex, ships } = plan;
  if (ships.length > 0) {
    formTaskForces(t, side, hex, ships);
    t.set(plan, "formed", true);
    t.say("20.1", () => `Task Forces form in ${nameOfHex(t.rules, hex)}.`, [0, 1]);
  }
  t.set(plan, "hex", NOWHERE);
  t.set(plan, "ships", []);
}
