import { counted } from "../../../words";
import { Gone, type PacificTable, Row } from "./position";
import { airUnitsOn, groundUnitsOn } from "./presence";
import { NOWHERE, sideIds } from "./rules";
import { airClass, baseClass, groundClass, hexOfShip, launchOfShip, stepsOfGround } from "./units";
import { operationOf } from "./war";

/** Hits and what comes of them (3.0). Who chooses among several losses is for the caller to ask. */

/** 3.1 Hits on a ship: its cargo suffers, aircraft beyond its capacity are lost, and it sinks when it is full. */
export function hitShip(t: PacificTable, ship: number, hits: number): void {
  if (hits <= 0) return;
  const { rules, position } = t;
  const { hitCapacity, name, side, type } = rules.ships[ship]!;
  const before = position.fleet.hits[ship]!;
  const after = Math.min(hitCapacity, before + hits);
  t.change(`/ships/${rules.ships[ship]!.id}/hits`, before, after);
  t.set(position.fleet.hits, ship, after);
  noteLosses(t, ship, after - before);
  if (after < hitCapacity) return;
  t.say("3.1", () => `${name} sinks.`);
  t.lose(side, type, hitCapacity);
  sink(t, ship);
}

/** 19.3.1: what ships of either side have suffered in the Operation in play; capital ships count when they are sunk. */
function noteLosses(t: PacificTable, ship: number, hits: number): void {
  const { hitCapacity, of, side } = t.rules.ships[ship]!;
  const losses = operationOf(t)?.losses[sideIds[side]!];
  if (!losses) return;
  if (of.initiativePoints === 0) t.set(losses, "hits", losses.hits + hits);
  else if (t.position.fleet.hits[ship] === hitCapacity)
    t.set(losses, "points", losses.points + of.initiativePoints);
}

/** All that a ship carries goes with it (23.8, 2.3.2.2). */
function sink(t: PacificTable, ship: number): void {
  const { position } = t;
  for (const n of groundUnitsOn(t, ship)) eliminateGround(t, n);
  for (const n of airUnitsOn(t, ship)) {
    const { alerted, over, steps } = position.airUnits[n]!;
    if (!alerted && over < 0) loseAirSteps(t, n, steps);
  }
  t.set(position.fleet.hex, ship, Gone.lost);
  leaveTaskForce(t, ship);
}

/** A Task Force without ships is gone (2.5.12). */
export function leaveTaskForce(t: PacificTable, ship: number): void {
  const { fleet, taskForces } = t.position;
  const group = fleet.taskForce[ship]!;
  if (group < 0) return;
  t.set(fleet.taskForce, ship, -1);
  t.set(fleet.row, ship, Row.core);
  if (!fleet.taskForce.includes(group)) t.set(taskForces[group]!, "hex", NOWHERE);
}

/** Steps of an air unit that are lost; nothing is left of it at 0. */
export function loseAirSteps(t: PacificTable, unit: number, steps: number): number {
  const { position, rules } = t;
  const of = position.airUnits[unit]!;
  const lost = Math.min(of.steps, steps);
  if (lost <= 0) return 0;
  const { side, engine } = airClass(rules, of);
  t.change(`/airUnits/${of.id}/steps`, of.steps, of.steps - lost);
  t.set(of, "steps", of.steps - lost);
  t.set(position.airStepsLost, side, position.airStepsLost[side]! + lost);
  t.lose(side, engine, lost);
  if (of.steps === 0) {
    t.set(of, "hex", Gone.lost);
    t.set(of, "ship", -1);
    t.set(of, "over", NOWHERE);
    t.set(of, "alerted", false);
  }
  return lost;
}

/** Steps of a ground unit that are lost (3.3). */
export function loseGroundSteps(t: PacificTable, unit: number, steps: number): number {
  const { position, rules } = t;
  const of = position.groundUnits[unit]!;
  const lost = Math.min(stepsOfGround(rules, of), steps);
  if (lost <= 0) return 0;
  t.change(`/groundUnits/${of.id}/hits`, of.hits, of.hits + lost);
  t.set(of, "hits", of.hits + lost);
  const { side, type } = groundClass(rules, of);
  t.lose(side, type, lost);
  if (stepsOfGround(rules, of) === 0) eliminateGround(t, unit);
  return lost;
}

function eliminateGround(t: PacificTable, unit: number): void {
  const of = t.position.groundUnits[unit]!;
  const left = stepsOfGround(t.rules, of);
  if (left > 0) {
    t.set(of, "hits", of.hits + left);
    const { side, type } = groundClass(t.rules, of);
    t.lose(side, type, left);
  }
  t.say("3.3", () => `${groundClass(t.rules, of).name} is eliminated.`);
  t.set(of, "hex", Gone.lost);
  t.set(of, "ship", -1);
}

/**
 * 4.1 Hits on a Base. Returns how many unalerted air steps are lost with it: one a hit, and one more when it becomes
 * interdicted (28.11.F).
 */
export function hitBase(t: PacificTable, base: number, hits: number): number {
  if (hits <= 0) return 0;
  const { rules, position } = t;
  const of = position.bases[base]!;
  const { interdictedAt, name } = baseClass(rules, of);
  const after = Math.min(interdictedAt, of.hits + hits);
  const isNew = of.hits < interdictedAt && after === interdictedAt;
  const { groundedLoss, interdictionLoss } = rules.parameters.air;
  t.change(`/bases/${rules.hexes.ids[of.hex]!}/hits`, of.hits, after);
  t.set(of, "hits", after);
  if (isNew) {
    dropCommands(t, of.hex, of.side);
    t.say("4.1", () => `${name} in ${rules.hexes.ids[of.hex]!} is interdicted.`);
    const place = rules.hexes.place[of.hex]!;
    if (place >= 0 && !position.interdictedOnce.includes(place)) t.push(position.interdictedOnce, place);
  }
  return hits * groundedLoss + (isNew ? interdictionLoss : 0);
}

/** 25.0.C: without a working Base in its hex a Submarine Command leaves play until it is placed again. */
export function dropCommands(t: PacificTable, hex: number, side: number): void {
  const { rules, position } = t;
  for (const [n, at] of position.submarines.hex.entries()) {
    if (at !== hex || rules.submarineCommands[n]!.side !== side) continue;
    t.set(position.submarines.hex, n, NOWHERE);
    t.say("25.0", () => `${rules.submarineCommands[n]!.name} leaves play.`);
  }
}

/** 2.3.4 Hits on a fortification. */
export function hitFortification(t: PacificTable, fort: number, hits: number): void {
  const { rules, position } = t;
  const { hitCapacity, name } = rules.fortifications[fort]!;
  const before = position.fortifications[fort]!;
  const after = Math.min(hitCapacity, before + hits);
  if (after === before) return;
  t.change(`/fortifications/${rules.fortifications[fort]!.id}/hits`, before, after);
  t.set(position.fortifications, fort, after);
  if (after === hitCapacity) t.say("2.3.4", () => `${name} has ${counted(after, "hit")} and is silenced.`);
}

/** 2.3.2.2: air steps on a carrier beyond its capacity, which are lost at once. */
export function stepsBeyond(t: PacificTable, ship: number): number {
  const held = airUnitsOn(t, ship).reduce((sum, n) => {
    const { alerted, over, steps } = t.position.airUnits[n]!;
    return alerted || over >= 0 ? sum : sum + steps;
  }, 0);
  return hexOfShip(t.position, ship) < 0 ? 0 : Math.max(0, held - launchOfShip(t, ship));
}
