import { type Choice, DONE, type Step } from "../../../kernel";
import { lookUp } from "../../shared/result-table";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { portHalfOf } from "../model/sea";
import { linkedPorts } from "../model/stations";
import { hasMarker, markersOf } from "../model/task-forces";

/**
 * 34.4 Dummy Task Forces: with the first activation of its ships each side places some in its ports, the Operation player
 * first. The number of a dummy may be that of a Task Force beside it, which takes the new one: the enemy sees numbers.
 */
type Dummies = {
  turn: number;
  placed: number;
  /** The last turn that is played; both sides have theirs unless the caller says otherwise. */
  last: number;
};

/** 34.4: the dummies of the side that has just Activated ships: 0 the Operation player, 1 the other. */
export const dummiesOf = (turn: number): Dummies => ({ turn, placed: 0, last: turn });

const isOver = ({ turn, last }: Dummies): boolean => turn > last;

const sideOf = ({ position }: PacificTable, { turn }: Dummies): number =>
  turn === 0 ? position.operation.side : enemyOf(position.operation.side);

/** How many a side may place, by the level of the Operation and the markers that there are (2.4). */
function mostOf({ rules, position }: PacificTable, side: number): number {
  if (!position.options.includes("dummy-task-forces")) return 0;
  const found = lookUp(rules.charts["dummy-task-forces"]!, position.operation.level, "dummies");
  return Math.min(Number(found?.parts[0] ?? 0), markersOf(rules, "dummy", side));
}

/** Codes of a port: a new number, or that of one of the Task Forces of the game. */
const codesOf = ({ position }: PacificTable): number => position.taskForces.length + 1;

function* choices(t: PacificTable, data: Dummies): Generator<number> {
  const side = sideOf(t, data);
  for (const hex of linkedPorts(t, side)) {
    yield hex * codesOf(t);
    for (const [n, group] of t.position.taskForces.entries())
      if (group.side === side && group.hex === hex && !group.dummy) yield hex * codesOf(t) + n + 1;
  }
}

function mayPlace(t: PacificTable, data: Dummies): boolean {
  const side = sideOf(t, data);
  return (
    !isOver(data) &&
    data.placed < mostOf(t, side) &&
    hasMarker(t, side) &&
    choices(t, data).next().done !== true
  );
}

export const dummyTaskForces: Step<Rules, Position, Dummies> = {
  rule: "34.4",
  title: "Dummy Task Forces",
  // Which marker is a dummy the enemy does not know.
  secret: true,
  enter(t, { data }) {
    if (data.last !== undefined) return;
    t.set(data, "turn", 0);
    t.set(data, "placed", 0);
    t.set(data, "last", 1);
  },
  asks: (t, { data }) => (mayPlace(t, data) ? 1 << sideOf(t, data) : 0),
  options: (t, { data }, _side, out) => void out.push(...choices(t, data), DONE),
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const n = (code % codesOf(t)) - 1;
    return {
      dummy: t.rules.hexes.ids[Math.floor(code / codesOf(t))]!,
      as: n < 0 ? "new" : t.position.taskForces[n]!.id,
    };
  },
  prompt: (t, { data }) =>
    `Place a dummy Task Force in which port (${data.placed + 1} of ${mostOf(t, sideOf(t, data))})?`,
  take(t, { data }, code, side) {
    if (code === DONE) return nextSide(t, data);
    t.acted("34.4");
    place(t, side, Math.floor(code / codesOf(t)), (code % codesOf(t)) - 1);
    t.set(data, "placed", data.placed + 1);
  },
  proceed(t, { data }) {
    if (isOver(data)) t.leave();
    else nextSide(t, data);
  },
};

function nextSide(t: PacificTable, data: Dummies): void {
  t.set(data, "turn", data.turn + 1);
  t.set(data, "placed", 0);
}

/** `as`: the Task Force whose number it takes; -1 for a new one. */
function place(t: PacificTable, side: number, hex: number, as: number): void {
  const { taskForces } = t.position;
  const used = taskForces.flatMap((group) =>
    group.side === side ? [Number(/\d+$/.exec(group.id)?.[0] ?? 0)] : [],
  );
  const number = Math.max(0, ...used) + 1;
  const fresh = { id: `tf-${number}`, name: `TF ${number}` };
  const other = taskForces[as];
  const { id, name } = other ?? fresh;
  if (other) {
    t.set(other, "id", fresh.id);
    t.set(other, "name", fresh.name);
  }
  t.push(taskForces, {
    id,
    name,
    side,
    hex,
    half: portHalfOf(t.rules.hexes, hex),
    detected: false,
    dummy: true,
    moved: 0,
    stopped: false,
    engaged: false,
    searched: false,
    torpedoed: false,
    seen: null,
  });
}
