import type { Step, Steps } from "../../../kernel";
import { hasActivated } from "../model/activated";
import { advanceDays, daysOfOperation } from "../model/days";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { operationOf, type WarOperation } from "../model/war";
import { penaltyAttrition } from "./attrition";
import { timeRunsOut } from "./time-runs-out";

/**
 * 20.2.1: the Day marker moves on its track. Markers of time that it comes to or passes are turned (20.2.2 to 20.2.4), and the
 * month ends when it comes to the beginning of the track or passes it (5.4).
 */

type Passing = {
  days: number;
  /** Days that had passed before. */
  begun: number;
  stage?: "operation" | "reaction" | "month" | "turned";
};

const passDays: Step<Rules, Position, Passing> = {
  rule: "20.2.1",
  title: "Days pass",
  proceed(t, { data }) {
    const { operation } = t.position;
    if (data.stage === undefined) {
      t.set(data, "stage", "operation");
      advanceDays(t, data.days);
    } else if (data.stage === "operation") {
      t.set(data, "stage", "reaction");
      if (isOperationTimeOver(t)) t.call("time-runs-out", { side: operation.side });
    } else if (data.stage === "reaction") {
      t.set(data, "stage", "month");
      if (isReactionTimeOver(t)) t.call("time-runs-out", { side: enemyOf(operation.side) });
    } else if (data.stage === "month") {
      t.set(data, "stage", "turned");
      // Space 0 is the first of the month.
      if (t.position.day < data.days) t.call("month-turn");
    } else t.leave();
  },
};

/** 20.2.2.B: markers are turned; whether the real one was among them, or that of the Penalty Time has come. */
function isOperationTimeOver(t: PacificTable): boolean {
  const operation = operationOf(t);
  if (operation === undefined) return false;
  const { length, side } = t.position.operation;
  const days = daysOfOperation(t);
  const end = endOf(operation, length);
  for (const marker of operation.ends)
    if (marker <= days && marker !== length)
      t.say("20.2.2", () => `The Operation Ends marker of ${marker} Days is a dummy.`);
  const isOver = days >= end && (operation.ends.includes(length) || operation.penalty > 0);
  const left = isOver ? [] : operation.ends.filter((marker) => marker > days);
  if (left.length < operation.ends.length) {
    t.reveal();
    t.set(operation, "ends", left);
  }
  return isOver && hasActivated(t, side);
}

/** Days of the Operation at which its time is over, with the Penalty Time that has been bought (20.2.3.A). */
const endOf = ({ penalty }: WarOperation, length: number): number => length + penalty;

/** 20.2.4.A. */
function isReactionTimeOver(t: PacificTable): boolean {
  const ends = operationOf(t)?.reactionEnds ?? 0;
  return ends > 0 && daysOfOperation(t) >= ends && hasActivated(t, enemyOf(t.position.operation.side));
}

export const timeSteps: Steps<Rules, Position> = {
  "pass-days": passDays,
  "time-runs-out": timeRunsOut,
  "penalty-attrition": penaltyAttrition,
};
