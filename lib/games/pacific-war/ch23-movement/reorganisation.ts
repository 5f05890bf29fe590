import { type Choice, DONE, type Step } from "../../../kernel";
import type { PacificTable, Position } from "../model/position";
import { Row, rowIds } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { groupsInWater, shipsOf } from "../model/sea";
import {
  areRowsLegal,
  arrangeRows,
  coreOf,
  hasMarker,
  isAfloat,
  isLegalSize,
  joinTaskForce,
  newTaskForce,
} from "../model/task-forces";

/**
 * 2.5.12: Task Forces in the same water merge, divide and exchange ships, and ships change between Core and Screen. One ship
 * at a time; each may go twice, so that two full Task Forces can exchange by way of a third one. `hex` is where; -1 for
 * everywhere.
 */
export type Reorganisation = {
  side: number;
  hex: number;
  /** By side: the ships that have gone, which the enemy does not know (2.5.10). */
  secret: number[][];
};

export const reorganisationOf = (side: number, hex: number = NOWHERE): Reorganisation => ({
  side,
  hex,
  secret: [[], []],
});

const MOST_MOVES = 2;

/** Codes of a ship: a Task Force that it joins, then these two. */
const codesOf = ({ position }: PacificTable): number => position.taskForces.length + 2;

const without = (ships: readonly number[], ship: number): number[] => ships.filter((each) => each !== ship);

function* choices(t: PacificTable, { side, secret, hex }: Reorganisation): Generator<[number, number]> {
  const moved = secret[side]!;
  const { fleet, taskForces } = t.position;
  for (const [n, group] of taskForces.entries()) {
    if (group.side !== side || !isAfloat(group) || (hex >= 0 && group.hex !== hex)) continue;
    const ships = shipsOf(t, n);
    const others = groupsInWater(t, group, side).filter((other) => other !== n && !taskForces[other]!.dummy);
    for (const ship of ships) {
      if (moved.filter((each) => each === ship).length >= MOST_MOVES) continue;
      for (const other of others) if (isLegalSize(t, [...shipsOf(t, other), ship])) yield [ship, other];
      if (ships.length > 1 && hasMarker(t, side)) yield [ship, taskForces.length];
      const core = coreOf(t, ships);
      const turned = fleet.row[ship] === Row.core ? without(core, ship) : [...core, ship];
      if (areRowsLegal(t, ships, turned)) yield [ship, taskForces.length + 1];
    }
  }
}

export const reorganisation: Step<Rules, Position, Reorganisation> = {
  rule: "2.5.12",
  title: "Reorganisation of Task Forces",
  // What is in a Task Force the enemy does not know (2.5.10).
  secret: true,
  asks: (t, { data }) => (choices(t, data).next().done === true ? 0 : 1 << data.side),
  options(t, { data }, _side, out) {
    const count = codesOf(t);
    for (const [ship, to] of choices(t, data)) out.push(ship * count + to);
    out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { fleet, taskForces } = t.position;
    const count = codesOf(t);
    const ship = Math.floor(code / count);
    const to = code % count;
    const { id } = t.rules.ships[ship]!;
    if (to < taskForces.length) return { ship: id, joins: taskForces[to]!.id };
    if (to === taskForces.length) return { ship: id, joins: "new" };
    return { ship: id, row: rowIds[fleet.row[ship] === Row.core ? Row.screen : Row.core]! };
  },
  prompt: () => "Which ship joins another Task Force or changes its row?",
  take(t, { data }, code) {
    if (code === DONE) return t.leave();
    const { fleet, taskForces } = t.position;
    const count = codesOf(t);
    const ship = Math.floor(code / count);
    const to = code % count;
    t.push(data.secret[data.side]!, ship);
    if (to > taskForces.length) {
      t.set(fleet.row, ship, fleet.row[ship] === Row.core ? Row.screen : Row.core);
      return;
    }
    const from = fleet.taskForce[ship]!;
    const group = to === taskForces.length ? newTaskForce(t, taskForces[from]!) : to;
    joinTaskForce(t, ship, group);
    arrangeRows(t, from);
    arrangeRows(t, group);
    t.say("2.5.12", () => `${t.rules.ships[ship]!.name} joins ${taskForces[group]!.name}.`, [data.side]);
  },
  proceed: (t) => t.leave(),
};
