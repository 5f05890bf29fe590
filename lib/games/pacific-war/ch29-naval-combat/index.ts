import type { Choice, Step, Steps } from "../../../kernel";
import { navalUnitsAt, taskForcesAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { hexOfShip } from "../model/units";
import type { Battle } from "./battle";
import { bidSteps } from "./bids";
import { bombardmentSteps } from "./bombardment";
import { determination } from "./determination";
import { fireSteps } from "./fire";
import { phaseSteps } from "./phases";
import { placingSteps } from "./placing";
import { withdrawalSteps } from "./withdrawal";

/** 29.0 Naval combat: hex by hex in the order that the Operation player wants. */

type Battles = { doneHex: number[] };

/** Hexes where Activated ships and naval units of the other side are, and that have had no battle in this phase. */
function hexesOfBattle(t: PacificTable, done: readonly number[]): number[] {
  const { position, rules } = t;
  const hexes = new Set<number>();
  for (const n of rules.ships.keys()) {
    const hex = hexOfShip(position, n);
    if (hex >= 0 && position.fleet.activated[n] && !done.includes(hex)) hexes.add(hex);
  }
  return [...hexes]
    .filter((hex) => navalUnitsAt(t, hex, 0).length > 0 && navalUnitsAt(t, hex, 1).length > 0)
    .sort((a, b) => a - b);
}

const navalBattles: Step<Rules, Position, Battles> = {
  rule: "29.0",
  title: "Naval combat",
  enter(t, { data }) {
    t.set(data, "doneHex", []);
    // Where one side has gone since, nothing goes on.
    for (const hex of [...t.position.continuing])
      if (!hexesOfBattle(t, []).includes(hex)) endContinuing(t, hex);
  },
  asks: (t, { data }) => (hexesOfBattle(t, data.doneHex).length > 0 ? 1 << t.position.operation.side : 0),
  options(t, { data }, _side, out) {
    out.push(...hexesOfBattle(t, data.doneHex));
  },
  describe: ({ rules }, _frame, code): Choice => ({ do: "fight", hex: rules.hexes.ids[code]! }),
  prompt: () => "Where is the next naval battle?",
  take(t, { data }, hex) {
    t.push(data.doneHex, hex);
    const continues = t.position.continuing.includes(hex);
    const battle: Battle = {
      hex,
      i: 0,
      phase: 0,
      range: "short",
      surpriseSide: -1,
      leavingSide: -1,
      shownShips: [],
      continues,
      over: false,
      toHex: -1,
    };
    t.call("naval-battle", battle);
  },
  proceed: (t) => t.leave(),
};

/** Steps of a battle that goes on from the cycle before (29.2.3): the last phase, and what follows. */
const isLeftOut = (t: PacificTable, { continues }: Battle, step: string): boolean =>
  continues && step !== `naval-phase-${t.rules.parameters.navalCombat.phases}` && step !== "naval-withdrawal";

const navalBattle: Step<Rules, Position, Battle> = {
  rule: "29.0",
  title: "Naval battle",
  stream: ({ rules }, { data }) => `naval battle at ${rules.hexes.ids[data.hex]!}`,
  proceed(t, { data }) {
    const step = t.rules.sequence["naval-battle"]![data.i];
    if (data.over || step === undefined) return conclude(t, data);
    t.set(data, "i", data.i + 1);
    if (!isLeftOut(t, data, step)) t.call(step);
  },
};

/** When one side has gone the others may move again; else they fight on in the next cycle (29.2.3). */
function conclude(t: PacificTable, { hex, over, phase, toHex }: Battle): void {
  const { continuing } = t.position;
  if (over) {
    endContinuing(t, hex);
    // Where there was no fight nobody takes part in its end.
    if (phase > 0) return t.goTo("naval-regrouping", { hex, toHex, n: 0 });
  } else {
    if (!continuing.includes(hex)) t.push(continuing, hex);
    setEngaged(t, hex, true);
    t.say("29.2.3", () => `The battle in ${t.rules.hexes.ids[hex]!} goes on in the next Battle Cycle.`);
  }
  t.leave();
}

type Regrouping = { hex: number; toHex: number; n: number };

/** 29.2.3, 2.5.12: Task Forces that took part may be reorganised once the enemy is no longer in their hex. */
const navalRegrouping: Step<Rules, Position, Regrouping> = {
  rule: "2.5.12",
  title: "Task Forces after a naval battle",
  proceed(t, { data }) {
    const [first, second] = [t.position.operation.side, enemyOf(t.position.operation.side)];
    const side = [first, second][data.n];
    if (side === undefined) return t.leave();
    t.set(data, "n", data.n + 1);
    const hex = taskForcesAt(t, data.hex, side).length > 0 ? data.hex : data.toHex;
    if (hex >= 0) t.call("reorganisation", { side, movedShips: [], hex });
  },
};

function endContinuing(t: PacificTable, hex: number): void {
  const { continuing } = t.position;
  if (continuing.includes(hex)) t.removeAt(continuing, continuing.indexOf(hex));
  setEngaged(t, hex, false);
}

function setEngaged(t: PacificTable, hex: number, engaged: boolean): void {
  for (const side of [0, enemyOf(0)])
    for (const group of taskForcesAt(t, hex, side)) t.set(t.position.taskForces[group]!, "engaged", engaged);
}

export const navalSteps: Steps<Rules, Position> = {
  "naval-battles": navalBattles,
  "naval-battle": navalBattle,
  "naval-determination": determination,
  "naval-regrouping": navalRegrouping,
  ...phaseSteps,
  ...bidSteps,
  ...placingSteps,
  ...fireSteps,
  ...withdrawalSteps,
  ...bombardmentSteps,
};
