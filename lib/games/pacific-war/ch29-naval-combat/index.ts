import type { Choice, Step, Steps } from "../../../kernel";
import { reorganisationOf } from "../ch23-movement/reorganisation";
import { mayInitiateCombat } from "../model/combat-rights";
import { navalUnitsAt, taskForcesAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { halfOfShip, type Passage, shoreOf } from "../model/sea";
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

type Battles = { done: Passage[] };

const isSame = (a: Passage, b: Passage): boolean => a.hex === b.hex && a.half === b.half;
const includes = (list: readonly Passage[], at: Passage): boolean => list.some((each) => isSame(each, at));

/**
 * Water where Activated ships and naval units of the other side are, and that has had no battle in this phase. Land keeps the
 * two shores of a hex apart (29.1).
 */
export function placesOfBattle(t: PacificTable, done: readonly Passage[]): Passage[] {
  const { position, rules } = t;
  const places: Passage[] = [];
  const mayFight = [0, 1].map((side) => mayInitiateCombat(t, side));
  for (const [n, { side }] of rules.ships.entries()) {
    if (!mayFight[side]) continue;
    const at = { hex: hexOfShip(position, n), half: halfOfShip(t, n) };
    if (at.hex >= 0 && position.fleet.activated[n] && !includes(done, at) && !includes(places, at))
      places.push(at);
  }
  return places
    .filter(({ hex, half }) => [0, 1].every((side) => navalUnitsAt(t, hex, side, half).length > 0))
    .sort((a, b) => a.hex - b.hex || a.half - b.half);
}

/** The battle in this water, before its first step. */
export const navalBattleAt = ({ position }: PacificTable, at: Passage): Battle => ({
  ...at,
  i: 0,
  phase: 0,
  range: "short",
  surpriseSide: -1,
  leavingSide: -1,
  shownShips: [],
  continues: includes(position.continuing, at),
  over: false,
  toHex: -1,
});

const navalBattles: Step<Rules, Position, Battles> = {
  rule: "29.0",
  title: "Naval combat",
  enter(t, { data }) {
    t.set(data, "done", []);
    // Where one side has gone since, nothing goes on.
    for (const at of [...t.position.continuing])
      if (!includes(placesOfBattle(t, []), at)) endContinuing(t, at);
  },
  asks: (t, { data }) => (placesOfBattle(t, data.done).length > 0 ? 1 << t.position.operation.side : 0),
  options(t, { data }, _side, out) {
    out.push(...placesOfBattle(t, data.done).keys());
  },
  describe(t, { data }, code): Choice {
    const at = placesOfBattle(t, data.done)[code]!;
    return { do: "fight", hex: t.rules.hexes.ids[at.hex]!, ...shoreOf(t.rules, at) };
  },
  prompt: () => "Where is the next naval battle?",
  take(t, { data }, code) {
    const at = placesOfBattle(t, data.done)[code]!;
    t.push(data.done, at);
    t.call("naval-battle", navalBattleAt(t, at));
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
function conclude(t: PacificTable, { hex, half, over, phase, toHex }: Battle): void {
  const { continuing } = t.position;
  const at = { hex, half };
  if (over) {
    endContinuing(t, at);
    // Where there was no fight nobody takes part in its end.
    if (phase > 0) return t.goTo("naval-regrouping", { ...at, toHex, n: 0 });
  } else {
    if (!includes(continuing, at)) t.push(continuing, at);
    setEngaged(t, at, true);
    t.say("29.2.3", () => `The battle in ${t.rules.hexes.ids[hex]!} goes on in the next Battle Cycle.`);
  }
  t.leave();
}

type Regrouping = Passage & { toHex: number; n: number };

/** 29.2.3, 2.5.12: Task Forces that took part may be reorganised once the enemy is no longer in their hex. */
const navalRegrouping: Step<Rules, Position, Regrouping> = {
  rule: "2.5.12",
  title: "Task Forces after a naval battle",
  proceed(t, { data }) {
    const [first, second] = [t.position.operation.side, enemyOf(t.position.operation.side)];
    const side = [first, second][data.n];
    if (side === undefined) return t.leave();
    t.set(data, "n", data.n + 1);
    const hasStayed = taskForcesAt(t, data.hex, side, data.half).length > 0;
    const hex = hasStayed ? data.hex : data.toHex;
    if (hex >= 0) t.call("reorganisation", reorganisationOf(side, hex));
  },
};

function endContinuing(t: PacificTable, at: Passage): void {
  const { continuing } = t.position;
  const n = continuing.findIndex((each) => isSame(each, at));
  if (n >= 0) t.removeAt(continuing, n);
  setEngaged(t, at, false);
}

function setEngaged(t: PacificTable, { hex, half }: Passage, engaged: boolean): void {
  for (const side of [0, enemyOf(0)])
    for (const group of taskForcesAt(t, hex, side, half))
      t.set(t.position.taskForces[group]!, "engaged", engaged);
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
