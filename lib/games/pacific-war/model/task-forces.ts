import { leaveTaskForce } from "./damage";
import { type PacificTable, Row, type TaskForce } from "./position";
import { hasGroundUnitsOn } from "./presence";
import { NOWHERE, type Rules, sideIds } from "./rules";
import { portHalfOf, shipsOf } from "./sea";
import { isSpecialSubmarine } from "./special-submarines";
import { isCrippled } from "./units";

/** 2.5.12 Task Forces: what is in them, and where. */

/** Whether so many ships may be together. */
export const isLegalSize = (t: PacificTable, ships: readonly number[]): boolean =>
  sizesFor(t, ships, 0).others;

/** Whether so many ships may be together with more of one kind: one capital ship, or one of the others. */
export function roomIn(t: PacificTable, ships: readonly number[]): { capital: boolean; others: boolean } {
  return sizesFor(t, ships, 1);
}

function sizesFor({ rules }: PacificTable, ships: readonly number[], more: number) {
  const { capital, others } = rules.parameters.taskForces;
  const large = ships.reduce((sum, ship) => (rules.ships[ship]!.of.capital ? sum + 1 : sum), 0);
  const small = ships.length - large;
  return {
    capital: large + more <= capital && small <= others,
    others: large <= capital && small + more <= others,
  };
}

/** Only capital ships, amphibious transports and ships with troops aboard belong in the Core. */
const belongsInCore = (t: PacificTable, ship: number): boolean =>
  t.rules.ships[ship]!.of.core || hasGroundUnitsOn(t, ship);

/**
 * Whether the rows of these ships are as the rule says: carriers in the Core, at least as many there as in the Screen, and of
 * those that do not belong there no more than that takes.
 */
export const areRowsLegal = (t: PacificTable, ships: readonly number[], core: readonly number[]): boolean =>
  areLegal(rowsOf(t, ships, core));

/** What the rule counts in the rows of a Task Force. */
interface Rows {
  core: number;
  screen: number;
  /** In the Screen: those that have to be in the Core. */
  misplaced: number;
  /** In the Core: those that do not belong there. */
  strangers: number;
  /** In both rows: those that belong in the Core. */
  proper: number;
}

export function rowsOf(t: PacificTable, ships: readonly number[], core: readonly number[]): Rows {
  const rows: Rows = { core: 0, screen: 0, misplaced: 0, strangers: 0, proper: 0 };
  for (const ship of ships) {
    if (belongsInCore(t, ship)) rows.proper++;
    count(t, rows, ship, core.includes(ship), 1);
  }
  return rows;
}

function count(t: PacificTable, rows: Rows, ship: number, isInCore: boolean, by: number): void {
  if (isInCore) {
    rows.core += by;
    if (!belongsInCore(t, ship)) rows.strangers += by;
  } else {
    rows.screen += by;
    if (!t.rules.ships[ship]!.of.screen) rows.misplaced += by;
  }
}

const areLegal = ({ core, screen, misplaced, strangers, proper }: Rows): boolean =>
  misplaced === 0 && screen <= core && strangers <= Math.max(0, Math.ceil((core + screen) / 2) - proper);

/** Whether one of these ships may change its row. */
export function mayTurn(t: PacificTable, rows: Rows, ship: number): boolean {
  const isInCore = t.position.fleet.row[ship] === Row.core;
  const turned = { ...rows };
  count(t, turned, ship, isInCore, -1);
  count(t, turned, ship, !isInCore, 1);
  return areLegal(turned);
}

export const coreOf = ({ position }: PacificTable, ships: readonly number[]): number[] =>
  ships.filter((ship) => position.fleet.row[ship] === Row.core);

/** Puts the rows of a Task Force in order, where they are not. */
export function arrangeRows(t: PacificTable, group: number): void {
  const ships = shipsOf(t, group);
  if (areRowsLegal(t, ships, coreOf(t, ships))) return;
  const { fleet } = t.position;
  const rank = (ship: number): number => {
    if (!t.rules.ships[ship]!.of.screen) return 0;
    return belongsInCore(t, ship) ? 1 : 2;
  };
  const inOrder = ships.toSorted((a, b) => rank(a) - rank(b) || fleet.row[a]! - fleet.row[b]! || a - b);
  const least = Math.max(
    Math.ceil(ships.length / 2),
    ships.filter((ship) => rank(ship) === 0 || (rank(ship) === 1 && fleet.row[ship] === Row.core)).length,
  );
  for (const [place, ship] of inOrder.entries())
    t.set(fleet.row, ship, place < least ? Row.core : Row.screen);
}

/** 23.6.2: hexes in a Movement Phase: fewer for one with a Cripple (2.2.3) or a submarine with aircraft (34.1). */
export function allowanceOf(t: PacificTable, group: number): number {
  const { movement, optional } = t.rules.parameters;
  return shipsOf(t, group).reduce((least, ship) => {
    const own = isSpecialSubmarine(t.rules.ships[ship]!) ? optional.submarineHexes : movement.naval;
    return Math.min(least, isCrippled(t, ship) ? movement.crippled : own);
  }, movement.naval);
}

/** How many markers of a kind a side has; Infinity where they are not limited (2.4). */
export const markersOf = ({ markerCounts }: Rules, kind: "task-force" | "dummy", side: number): number =>
  markerCounts[`${kind}-${sideIds[side]!}`] ?? Infinity;

/** 2.4: how many Task Force markers a side has left. One without ships is free again; a dummy (34.4) has one too. */
const markersLeft = ({ rules, position }: PacificTable, side: number): number =>
  markersOf(rules, "task-force", side) -
  position.taskForces.filter((group) => group.side === side && isAfloat(group)).length;

export const hasMarker = (t: PacificTable, side: number): boolean => markersLeft(t, side) > 0;

/** 2.4, 20.1.4.B: whether there are markers for the Task Forces that these ships of a port form. */
export const canForm = (t: PacificTable, side: number, ships: readonly number[]): boolean =>
  groupsFor(t, ships) <= markersLeft(t, side);

/** How many Task Forces ships of a port form. */
function groupsFor({ rules }: PacificTable, ships: readonly number[]): number {
  const { capital, others } = rules.parameters.taskForces;
  const large = ships.filter((ship) => rules.ships[ship]!.of.capital).length;
  return Math.max(Math.ceil(large / capital), Math.ceil((ships.length - large) / others));
}

/** A ship goes from its Task Force to another one, which is then as well known, and held by the same battle (29.2.3). */
export function joinTaskForce(t: PacificTable, ship: number, group: number): void {
  const { fleet, taskForces } = t.position;
  const from = taskForces[fleet.taskForce[ship]!]!;
  const to = taskForces[group]!;
  t.set(to, "detected", to.detected || from.detected);
  t.set(to, "engaged", to.engaged || from.engaged);
  leaveTaskForce(t, ship);
  t.set(fleet.taskForce, ship, group);
  t.set(fleet.row, ship, Row.screen);
}

/** A new Task Force beside another one; what is known of that holds for this. */
export function newTaskForce(t: PacificTable, beside: TaskForce): number {
  const { taskForces } = t.position;
  const used = taskForces.filter(({ side }) => side === beside.side).map(numberOf);
  const number = Math.max(...used) + 1;
  t.push(taskForces, { ...beside, id: `tf-${number}`, name: `TF ${number}`, dummy: false });
  return taskForces.length - 1;
}

/** Whether a Task Force is at sea with ships. */
export const isAfloat = (group: TaskForce): boolean => group.hex !== NOWHERE;

/** Ships of a port form Task Forces there (20.1.4.B): as many as it takes, with capital ships spread from the first on. */
export function formTaskForces(t: PacificTable, side: number, hex: number, ships: readonly number[]): void {
  const { capital, others } = t.rules.parameters.taskForces;
  const isCapital = (ship: number): boolean => t.rules.ships[ship]!.of.capital;
  const large = ships.filter(isCapital);
  const small = ships.filter((ship) => !isCapital(ship));
  const count = groupsFor(t, ships);
  for (let n = 0; n < count; n++) {
    const group = emptyTaskForce(t, side, hex);
    const own = [
      ...large.slice(n * capital, (n + 1) * capital),
      ...small.slice(n * others, (n + 1) * others),
    ];
    for (const ship of own) {
      t.set(t.position.fleet.taskForce, ship, group);
      t.set(t.position.fleet.row, ship, Row.screen);
    }
    arrangeRows(t, group);
  }
}

/** A Task Force marker of a side that is not on the map, or a new one. */
function emptyTaskForce(t: PacificTable, side: number, hex: number): number {
  const { taskForces } = t.position;
  const half = portHalfOf(t.rules.hexes, hex);
  const fresh = { detected: false, dummy: false, moved: 0, stopped: false, engaged: false, searched: false };
  const group = taskForces.findIndex((each) => each.side === side && each.hex === NOWHERE);
  if (group >= 0) {
    t.set(taskForces, group, { ...taskForces[group]!, ...fresh, hex, half, torpedoed: false, seen: null });
    return group;
  }
  const number = Math.max(0, ...taskForces.filter((each) => each.side === side).map(numberOf)) + 1;
  t.push(taskForces, {
    id: `tf-${number}`,
    side,
    name: `TF ${number}`,
    hex,
    half,
    ...fresh,
    torpedoed: false,
    seen: null,
  });
  return taskForces.length - 1;
}

const numberOf = ({ id }: TaskForce): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
