import { below, type Frame, type Game, type RandomState, reopenLane } from "../../../kernel";
import { isLegalSize, arrangeRows } from "../model/task-forces";
import { hasTroops } from "../model/ground";
import { type PacificTable, type Position, Row } from "../model/position";
import { enemyOf, NOWHERE, type Rules } from "../model/rules";
import { shipsOf } from "../model/sea";
import { airClass, baseAt, groundClass } from "../model/units";
import { countFor, waiting } from "../ch29-naval-combat/placing";
import { battleOf } from "../ch29-naval-combat/battle";
import { keptUnits } from "./in-play";
import { classOf } from "./sight";

/**
 * What a side does not see, as it may imagine it (2.5.10, 2.5.11): which ships are in which Task Force of the enemy, on which of his
 * airfields his aircraft are, and which troops are where. What he has it knows, with the damage that it has seen done; what
 * takes part in the step that is being played stays as it is.
 */
export function imagine({ table: t }: Game<Rules, Position>, side: number, random: RandomState): void {
  const enemy = enemyOf(side);
  const kept = keptUnits(t);
  dealShips(t, enemy, kept.ships, random);
  dealAircraft(t, enemy, kept.airUnits, random);
  dealTroops(t, enemy, kept.groundUnits, random);
  for (const frame of t.state.frames) reopen(t, enemy, frame);
}

function shuffled<T>(list: readonly T[], random: RandomState): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** Tries of a deal that has to be legal; after them everything stays as it is. */
const TRIES = 20;

/** Each Task Force has at least one ship, and none has too many (2.5.12). */
function dealShips(t: PacificTable, enemy: number, kept: ReadonlySet<number>, random: RandomState): void {
  const { fleet, taskForces } = t.position;
  const groups = [...taskForces.keys()].filter((n) => {
    const { side, hex, dummy } = taskForces[n]!;
    return side === enemy && hex !== NOWHERE && !dummy;
  });
  // Those that carry troops or seaplanes stay beside them.
  const ships = [...t.rules.ships.keys()].filter(
    (ship) => groups.includes(fleet.taskForce[ship]!) && !kept.has(ship),
  );
  const fixed = new Map(groups.map((n) => [n, shipsOf(t, n).filter((ship) => !ships.includes(ship))]));
  const dealt = tryDeal(t, groups, ships, fixed, random);
  if (!dealt) return;
  for (const [group, crew] of dealt)
    for (const ship of crew) if (!fixed.get(group)!.includes(ship)) put(t, ship, group);
  for (const group of groups) arrangeRows(t, group);
}

function tryDeal(
  t: PacificTable,
  groups: readonly number[],
  ships: readonly number[],
  fixed: ReadonlyMap<number, readonly number[]>,
  random: RandomState,
): Map<number, number[]> | undefined {
  const unseen = groups.filter((group) => !t.position.taskForces[group]!.seen);
  for (let n = 0; n < TRIES; n++) {
    const dealt = new Map(groups.map((group) => [group, [...fixed.get(group)!]]));
    const order = shuffled(ships, random);
    for (const group of shuffled(groups, random)) dealAsReported(t, group, dealt.get(group)!, order);
    const empty = shuffled(
      groups.filter((group) => dealt.get(group)!.length === 0),
      random,
    );
    if (empty.length > order.length) continue;
    const open = unseen.length > 0 ? unseen : groups;
    for (const [i, ship] of order.entries()) {
      const group = empty[i] ?? open[below(random, open.length)]!;
      dealt.get(group)!.push(ship);
    }
    if ([...dealt.values()].every((crew) => isLegalSize(t, crew))) return dealt;
  }
  return undefined;
}

/** 24.2: a Task Force of which there is a report is given ships like those that were reported, as far as there are any. */
function dealAsReported(t: PacificTable, group: number, crew: number[], left: number[]): void {
  const { seen } = t.position.taskForces[group]!;
  if (!seen) return;
  const take = (count: number, fits: (ship: number) => boolean): void => {
    for (let n = crew.filter(fits).length; n < count; n++) {
      const found = left.findIndex(fits);
      if (found < 0) return;
      crew.push(...left.splice(found, 1));
    }
  };
  const isCapital = (ship: number): boolean => t.rules.ships[ship]!.of.capital;
  if (seen.carriers) take(1, (ship) => classOf(t, ship) === "carriers");
  if (seen.capital === null) return take(seen.naval, () => true);
  take(
    seen.capital,
    (ship) => isCapital(ship) && (seen.carriers === true || classOf(t, ship) !== "carriers"),
  );
  take(seen.naval - seen.capital, (ship) => !isCapital(ship));
}

/** A ship with all that is aboard. */
function put(t: PacificTable, ship: number, group: number): void {
  const { fleet, taskForces, airUnits, groundUnits } = t.position;
  const { hex } = taskForces[group]!;
  t.set(fleet.taskForce, ship, group);
  t.set(fleet.hex, ship, hex);
  t.set(fleet.row, ship, Row.core);
  t.set(fleet.rested, ship, false);
  for (const unit of [...airUnits, ...groundUnits])
    if (unit.ship === ship && unit.hex >= 0) t.set(unit as { hex: number }, "hex", hex);
}

/** Aircraft ashore are on any airfield of the enemy. */
function dealAircraft(t: PacificTable, enemy: number, kept: ReadonlySet<number>, random: RandomState): void {
  const { airUnits, bases } = t.position;
  const fields = bases.flatMap(({ side, hex }) => (side === enemy && hex >= 0 ? [hex] : []));
  const isFree = (n: number): boolean => {
    const unit = airUnits[n]!;
    return (
      !kept.has(n) &&
      airClass(t.rules, unit).side === enemy &&
      unit.steps > 0 &&
      unit.ship < 0 &&
      unit.over < 0
    );
  };
  for (const n of airUnits.keys()) {
    if (!isFree(n) || !fields.includes(airUnits[n]!.hex)) continue;
    t.set(airUnits[n]!, "hex", fields[below(random, fields.length)]!);
  }
}

/** Troops ashore that nobody fights with change places. */
function dealTroops(t: PacificTable, enemy: number, kept: ReadonlySet<number>, random: RandomState): void {
  const { groundUnits } = t.position;
  const free = [...groundUnits.keys()].filter((n) => {
    const unit = groundUnits[n]!;
    return (
      !kept.has(n) &&
      groundClass(t.rules, unit).side === enemy &&
      unit.hex >= 0 &&
      unit.ship < 0 &&
      !hasTroops(t, unit.hex, enemyOf(enemy)) &&
      baseAt(t, unit.hex, enemy) >= 0
    );
  });
  const hexes = shuffled(
    free.map((n) => groundUnits[n]!.hex),
    random,
  );
  for (const [i, n] of free.entries()) t.set(groundUnits[n]!, "hex", hexes[i]!);
}

/** What the enemy has decided in secret in the step in play is not known: in the copy he decides anew. */
function reopen(t: PacificTable, enemy: number, frame: Frame): void {
  const { step, data } = frame;
  switch (step) {
    case "naval-placing": {
      const battle = battleOf(t);
      if (countFor(t, battle, enemy) >= waiting(t, battle, enemy).length) return;
      return reopenLane(t, frame, { side: enemy, step: "naval-place", data: { side: enemy, ships: [] } });
    }
    case "naval-fire":
      if ((data.lanes as unknown[][] | undefined)?.[enemy] === undefined) return;
      return reopenLane(t, frame, {
        side: enemy,
        step: "naval-fire-plan",
        data: { side: enemy, n: 0, shots: [] },
      });
    case "naval-bids":
    case "ground-leads":
      t.set(data.secret as unknown[], enemy, null);
      return;
    default:
  }
}
