import { launchOf } from "../model/air";
import { distance } from "../model/distance";
import type { PacificTable } from "../model/position";
import { enemyOf } from "../model/rules";
import { shipsOf } from "../model/sea";
import { baseAt, isCrippled, isInterdicted } from "../model/units";
import { placesToTake } from "./goals";
import { seaWay } from "./waters";
import { weightsOf } from "./weights";

/** What a Task Force is for. */
type Role = "carrier" | "landing" | "home" | "surface";

const stepsAboard = (t: PacificTable, ship: number): number =>
  t.position.airUnits.reduce((sum, unit) => (unit.ship === ship ? sum + unit.steps : sum), 0);

/** A carrier with fewer steps has nothing to strike with. */
const LEAST_STEPS = 2;

/** Whether a ship has been hit so often that it goes home (3.1). */
export function isSpent(t: PacificTable, side: number, ship: number): boolean {
  const { hitCapacity } = t.rules.ships[ship]!;
  return isCrippled(t, ship) || t.position.fleet.hits[ship]! >= weightsOf(t, side).retire * hitCapacity;
}

export function roleOf(t: PacificTable, group: number): Role {
  const { side } = t.position.taskForces[group]!;
  const ships = shipsOf(t, group);
  const hasTroops = t.position.groundUnits.some((unit) => unit.hex >= 0 && ships.includes(unit.ship));
  if (hasTroops && (!isTimeToGo(t, group) || canStillLand(t, group))) return "landing";
  const carriers = ships.filter((ship) => t.rules.ships[ship]!.launchCapacity > 0);
  const able = carriers.filter((ship) => {
    const launch = launchOf(t, { hex: t.position.taskForces[group]!.hex, ship }, side);
    return launch > 0 && stepsAboard(t, ship) >= LEAST_STEPS && !isSpent(t, side, ship);
  });
  if (isTimeToGo(t, group)) return "home";
  if (able.length > 0) return "carrier";
  // Empty transports and carriers have nothing more to do; other ships go on until half of them are spent.
  if (carriers.length > 0 || ships.some((ship) => t.rules.ships[ship]!.of.transport)) return "home";
  return ships.filter((ship) => isSpent(t, side, ship)).length * 2 > ships.length ? "home" : "surface";
}

/** Days of a Battle Cycle, and of the battle that are left. */
export function cyclesLeft({ rules, position }: PacificTable): number {
  const { end } = position.terms;
  if (end.after === "battle-cycles") return end.count - position.cycle;
  if (end.after === "days")
    return Math.floor((end.count - position.daysPassed) / rules.parameters.time.battleCycle) - 1;
  return Infinity;
}

export const losesActivated = ({ position }: PacificTable): boolean =>
  Object.values(position.terms.specialRules).some(({ kind }) => kind === "lost-if-activated");

/** 32.0: where ships at sea are lost at the end, those that are far from a haven begin to go home in time. */
function isTimeToGo(t: PacificTable, group: number): boolean {
  if (!losesActivated(t) || t.position.cycle === 0) return false;
  const { hex, side } = t.position.taskForces[group]!;
  const way = wayTo(t, hex, havensOf(t, side));
  return Math.ceil(way / t.rules.parameters.movement.naval) + 1 >= cyclesLeft(t);
}

/**
 * Whether the troops of a Task Force come in time to a port that is worth taking: with one cycle to fight for it, it is as good a
 * haven as home.
 */
function canStillLand(t: PacificTable, group: number): boolean {
  const { hex, side } = t.position.taskForces[group]!;
  const ports = placesToTake(t, side).flatMap((place) => {
    const { hex: at, isPort } = t.rules.places[place]!;
    return isPort ? [at] : [];
  });
  return Math.ceil(wayTo(t, hex, ports) / t.rules.parameters.movement.naval) + 1 <= cyclesLeft(t);
}

/** Friendly ports (2.3.3). */
export function havensOf(t: PacificTable, side: number): number[] {
  const { hexes, places } = t.rules;
  return t.position.bases.flatMap((base, n) =>
    base.side === side &&
    base.hex >= 0 &&
    places[hexes.place[base.hex]!]?.isPort === true &&
    !isInterdicted(t, n)
      ? [base.hex]
      : [],
  );
}

export const wayTo = (t: PacificTable, hex: number, goals: readonly number[]): number =>
  goals.reduce((least, goal) => Math.min(least, seaWay(t, hex, goal)), Infinity);

/** Enemy Task Forces that can be seen on the map, whether detected or not. */
export const enemyGroups = (t: PacificTable, side: number): number[] =>
  t.position.taskForces.flatMap((group, n) => (group.side !== side && group.hex >= 0 ? [n] : []));

/** Hexes with enemy airfields that are in use. */
export const enemyAirfields = (t: PacificTable, side: number): number[] =>
  t.position.bases.flatMap((base, n) =>
    base.side !== side && base.hex >= 0 && !isInterdicted(t, n) ? [base.hex] : [],
  );

/** Whether the enemy has a Base in a hex. */
export const hasEnemyBase = (t: PacificTable, side: number, hex: number): boolean =>
  baseAt(t, hex, enemyOf(side)) >= 0;

export const flying = ({ rules }: PacificTable, from: number, to: number): number =>
  distance(rules.hexes, from, to);
