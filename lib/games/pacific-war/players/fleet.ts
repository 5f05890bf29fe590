import { derived } from "../../../kernel";
import { launchOf } from "../model/air";
import { distance } from "../model/distance";
import { hasTroops } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules, sideIds } from "../model/rules";
import { shipsOf } from "../model/sea";
import { baseAt, groundClass, isCrippled, isInterdicted } from "../model/units";
import { operationOf } from "../model/war";
import { placesToHold, placesToTake } from "./goals";
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
  const isLoaded = t.position.groundUnits.some((unit) => unit.hex >= 0 && ships.includes(unit.ship));
  if (isLoaded && (!isTimeToGo(t, group) || canStillLand(t, group))) return "landing";
  const carriers = ships.filter((ship) => t.rules.ships[ship]!.launchCapacity > 0);
  const able = carriers.filter((ship) => {
    const launch = launchOf(t, { hex: t.position.taskForces[group]!.hex, ship }, side);
    return launch > 0 && stepsAboard(t, ship) >= LEAST_STEPS && !isSpent(t, side, ship);
  });
  if (isTimeToGo(t, group) || idle(t)[side]!) return "home";
  if (able.length > 0) return "carrier";
  // Empty transports and carriers have nothing more to do; other ships go on until half of them are spent.
  if (carriers.length > 0 || ships.some((ship) => t.rules.ships[ship]!.of.transport)) return "home";
  return ships.filter((ship) => isSpent(t, side, ship)).length * 2 > ships.length ? "home" : "surface";
}

/** Battle Cycles that are left to a side: of the battle, or of its time in an Operation (20.2). */
export function cyclesLeft(t: PacificTable, side: number): number {
  const { rules, position } = t;
  const { end } = position.terms;
  const { battleCycle } = rules.parameters.time;
  if (position.war) return Math.floor(daysLeft(t, side) / battleCycle) - 1;
  if (end.after === "battle-cycles") return end.count - position.cycle;
  if (end.after === "days") return Math.floor((end.count - position.daysPassed) / battleCycle) - 1;
  return Infinity;
}

/** 20.2: Days for which a side has activated its units in the Operation in play. */
export function daysLeft(t: PacificTable, side: number): number {
  const { operation, daysPassed } = t.position;
  const time = operationOf(t);
  if (!time) return 0;
  const days =
    side === operation.side ? operation.length : time.reactionEnds || t.rules.parameters.time.reaction;
  return time.begun + days - daysPassed;
}

/** 20.5, 32.0: whether ships that are still at sea at the end are lost, or have to be paid for. */
export const mustComeHome = ({ position }: PacificTable): boolean =>
  position.war !== null ||
  Object.values(position.terms.specialRules).some(({ kind }) => kind === "lost-if-activated");

/** 32.0: those that are far from a haven begin to go home in time. */
function isTimeToGo(t: PacificTable, group: number): boolean {
  if (!mustComeHome(t) || t.position.cycle === 0) return false;
  const { hex, side } = t.position.taskForces[group]!;
  const way = wayTo(t, hex, havensOf(t, side));
  return Math.ceil(way / t.rules.parameters.movement.naval) + 1 >= cyclesLeft(t, side);
}

/** By side: whether its ships have nothing to do any more in an Operation. */
const idle = derived<Rules, Position, readonly boolean[]>((t) =>
  sideIds.map((_id, side) => {
    const { war, cycle, taskForces, groundUnits, fleet } = t.position;
    if (war === null || cycle === 0) return false;
    const hasLandings = groundUnits.some(
      (unit) =>
        unit.hex >= 0 &&
        unit.ship >= 0 &&
        unit.activated &&
        fleet.taskForce[unit.ship]! >= 0 &&
        t.rules.ships[unit.ship]!.side === side,
    );
    return !hasLandings && !isFighting(t, side) && !isMenaced(t, side) && taskForces.length > 0;
  }),
);

/** Whether troops of the side that can still attack stand among enemies. */
export const isFighting = (t: PacificTable, side: number): boolean =>
  t.position.groundUnits.some(
    (unit) =>
      unit.activated &&
      unit.hex >= 0 &&
      unit.ship < 0 &&
      groundClass(t.rules, unit).side === side &&
      hasTroops(t, unit.hex, enemyOf(side)),
  );

/** Whether ships of the enemy are near Task Forces or places of the side. */
export function isMenaced(t: PacificTable, side: number): boolean {
  const own = [
    ...placesToHold(t, side).map((place) => t.rules.places[place]!.hex),
    ...t.position.taskForces.flatMap((group) => (group.side === side && group.hex >= 0 ? [group.hex] : [])),
  ];
  return enemyGroups(t, side).some((n) => {
    const { hex } = t.position.taskForces[n]!;
    return own.some((each) => flying(t, each, hex) <= MENACE);
  });
}

const MENACE = 8;

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
  return Math.ceil(wayTo(t, hex, ports) / t.rules.parameters.movement.naval) + 1 <= cyclesLeft(t, side);
}

/** By side: friendly ports (2.3.3). */
const havens = derived<Rules, Position, readonly (readonly number[])[]>(
  (t) => {
    const { hexes, places } = t.rules;
    return sideIds.map((_id, side) =>
      t.position.bases.flatMap((base, n) =>
        base.side === side &&
        base.hex >= 0 &&
        places[hexes.place[base.hex]!]?.isPort === true &&
        !isInterdicted(t, n)
          ? [base.hex]
          : [],
      ),
    );
  },
  ["bases"],
);

export const havensOf = (t: PacificTable, side: number): readonly number[] => havens(t)[side]!;

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
