import { type Choice, derivedFor, DONE, type Step } from "../../../kernel";
import type { PacificTable, Position } from "../model/position";
import { Row, rowIds } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { groupsInWater, shipsOf } from "../model/sea";
import {
  arrangeRows,
  coreOf,
  hasMarker,
  isAfloat,
  joinTaskForce,
  mayTurn,
  newTaskForce,
  roomIn,
  rowsOf,
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

const choices = derivedFor<Rules, Position, Reorganisation, readonly number[]>((t, { side, secret, hex }) => {
  const moved = secret[side]!;
  const { taskForces } = t.position;
  const count = codesOf(t);
  const codes: number[] = [];
  for (const [n, group] of taskForces.entries()) {
    if (group.side !== side || !isAfloat(group) || (hex >= 0 && group.hex !== hex)) continue;
    const ships = shipsOf(t, n);
    const others = groupsInWater(t, group, side).filter((other) => other !== n && !taskForces[other]!.dummy);
    const rooms = others.map((other) => roomIn(t, shipsOf(t, other)));
    const rows = rowsOf(t, ships, coreOf(t, ships));
    for (const ship of ships) {
      if (moved.filter((each) => each === ship).length >= MOST_MOVES) continue;
      const kind = t.rules.ships[ship]!.of.capital ? "capital" : "others";
      for (const [k, other] of others.entries()) if (rooms[k]![kind]) codes.push(ship * count + other);
      if (ships.length > 1 && hasMarker(t, side)) codes.push(ship * count + taskForces.length);
      if (mayTurn(t, rows, ship)) codes.push(ship * count + taskForces.length + 1);
    }
  }
  return codes;
});

export const reorganisation: Step<Rules, Position, Reorganisation> = {
  rule: "2.5.12",
  title: "Reorganisation of Task Forces",
  // What is in a Task Force the enemy does not know (2.5.10).
  secret: true,
  asks: (t, { data }) => (choices(t, data).length > 0 ? 1 << data.side : 0),
  options: (t, { data }, _side, out) => void out.push(...choices(t, data), DONE),
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
