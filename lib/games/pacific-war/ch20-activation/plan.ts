import {
  activatable,
  activationCost,
  hexOfUnit,
  levelFor,
  pointsOfUnit,
  type Unit,
} from "../model/activation";
import { commandsOf, pointsAt } from "../model/command-points";
import type { PacificTable } from "../model/position";
import { NOWHERE } from "../model/rules";
import { canForm } from "../model/task-forces";
import { operationOf } from "../model/war";

/** 20.1 to 20.4: what a side activates in one phase, and what it costs; the other side sees nothing of it. */

export type Mode = "operation" | "reaction" | "joint";

export type Plan = {
  stage: "headquarters" | "length" | "units";
  /** Number of the headquarters; NOWHERE before it is chosen. */
  headquarters: number;
  /** Days of the Operation. */
  length: number;
  /** Printed points of what is activated, and what it costs without the multiple of time. */
  points: number;
  cost: number;
  /** What is paid whatever the time: for submarines (34.1); absent without any. */
  untimed?: number;
  /** Hex of which units are being named; -1 for none. */
  hex: number;
  /** Ships of that hex that are activated now and form Task Forces. */
  ships: number[];
  /** Units that were activated in this phase. */
  count: number;
  /** Whether Task Forces have been formed, which may be rearranged then (2.5.12). */
  formed: boolean;
};

export const emptyPlan = (): Plan => ({
  stage: "headquarters",
  headquarters: NOWHERE,
  length: 0,
  points: 0,
  cost: 0,
  hex: NOWHERE,
  ships: [],
  count: 0,
  formed: false,
});

/** The plan with one unit more. */
export function withUnit(t: PacificTable, plan: Plan, unit: Unit): Plan {
  const { timed, untimed } = activationCost(t, unit, plan.headquarters);
  return {
    ...plan,
    cost: plan.cost + timed,
    ...(untimed > 0 && { untimed: (plan.untimed ?? 0) + untimed }),
    points: plan.points + pointsOfUnit(t, unit),
  };
}

/** 20.2.5: 14 Days cost once, 21 twice, 28 three times. */
export const timesFor = ({ rules }: PacificTable, length: number): number =>
  rules.parameters.time.lengths.indexOf(length) + 1;

/** What activation costs are multiplied by for a side in this phase. */
function timesOf(t: PacificTable, mode: Mode, side: number, { length }: Plan): number {
  if (mode === "operation") return timesFor(t, length);
  // 20.4: the Operation player goes on with his own multiple; the Reaction player has none.
  return mode === "joint" && side === t.position.operation.side ? (operationOf(t)?.timesCost ?? 1) : 1;
}

/** What all of it costs, the headquarters included (20.2.5); in the Joint Phase that is not charged again. */
export function totalOf(t: PacificTable, mode: Mode, side: number, plan: Plan, more?: Unit): number {
  const { cost, untimed = 0, points } = more ? withUnit(t, plan, more) : plan;
  const { operationCost } = t.rules.headquarters[plan.headquarters]!;
  const level = mode === "joint" ? 0 : levelFor(t, points);
  return timesOf(t, mode, side, plan) * cost + untimed + level * operationCost;
}

/** What may be spent: the bid, the points of the headquarters, or those of the Joint Phase (18.0, 20.4). */
export function limitOf(t: PacificTable, mode: Mode, { headquarters }: Plan): number {
  const held = pointsAt(t, headquarters);
  if (mode === "operation") return Math.min(held, operationOf(t)?.budget ?? 0);
  return mode === "joint" ? Math.min(held, t.rules.parameters.activation.jointPoints) : held;
}

/** Units that may be activated now, with what has been so far. `most` is the highest level that the side may reach. */
export function affordable(t: PacificTable, mode: Mode, side: number, plan: Plan, most: number): Unit[] {
  const limit = limitOf(t, mode, plan);
  return activatable(t, side, plan.headquarters).filter(
    (unit) =>
      (plan.hex < 0 || hexOfUnit(t, unit) === plan.hex) &&
      hasMarkersFor(t, side, plan, [unit]) &&
      totalOf(t, mode, side, plan, unit) <= limit &&
      levelFor(t, plan.points + pointsOfUnit(t, unit)) <= most,
  );
}

/** 2.4, 20.1.4.B: whether Task Force markers are left for the ships of the hex that are named, with these. */
export function hasMarkersFor(
  t: PacificTable,
  side: number,
  { ships }: Plan,
  more: readonly Unit[],
): boolean {
  const named = more.flatMap(({ kind, n }) => (kind === "ship" ? n : []));
  return named.length === 0 || canForm(t, side, [...ships, ...named]);
}

/** Headquarters that can activate anything at all. */
export const usable = (t: PacificTable, side: number): number[] =>
  commandsOf(t, side).filter((n) => pointsAt(t, n) > 0);
