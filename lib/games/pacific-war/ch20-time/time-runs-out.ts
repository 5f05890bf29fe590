import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import {
  activatedOf,
  codeOfUnit,
  costOfUnit,
  costThrough,
  idOf,
  type Unit,
  unitOfCode,
} from "../model/activation";
import { commandsOf, pay, pointsAt } from "../model/command-points";
import { isReactionAlone } from "../model/combat-rights";
import { daysOfOperation } from "../model/days";
import type { PacificTable, Position } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { sideText } from "../model/text";
import { operationOf } from "../model/war";
import { classesOf, standDown } from "./standing-down";

/** 20.2.3, 20.2.4: the time of a side is over: it pays for more, or its units come down in a fixed order. */

type TimeData = {
  side: number;
  stage: "choose" | "down" | "over";
  /** By side: Command Points with which units may stay Activated. */
  secret: number[];
};

const PAY = 1;

/** The headquarters that pays: the one through which units were Activated, or the richest where all took part. */
function payerOf(t: PacificTable, side: number): number {
  const { headquarters, reaction } = operationOf(t)!;
  const id = side === t.position.operation.side ? headquarters : reaction;
  const own = commandsOf(t, side);
  const named = own.filter((n) => t.rules.headquarters[n]!.id === id);
  return (id === "" ? own : named).toSorted((a, b) => pointsAt(t, b) - pointsAt(t, a))[0] ?? NOWHERE;
}

const heldBy = (t: PacificTable, side: number): number => {
  const payer = payerOf(t, side);
  return payer === NOWHERE ? 0 : pointsAt(t, payer);
};

/** 20.2.3, 11.7.3: what units cost that stay Activated. Without a headquarters nothing is paid. */
function costOf(t: PacificTable, side: number, units: readonly Unit[]): number {
  const payer = payerOf(t, side);
  return units.reduce(
    (sum, unit) => sum + (payer === NOWHERE ? costOfUnit(t, unit) : costThrough(t, unit, payer)),
    0,
  );
}

/**
 * Whether more time can be bought: Penalty Time is no longer than the Operation was to be (20.2.3.A); what the Reaction player
 * buys beyond his last cycles no longer than his first time (20.2.4.B).
 */
function mayBuy(t: PacificTable, side: number): boolean {
  const { time } = t.rules.parameters;
  const { operation } = t.position;
  const { penalty, reactionCycles } = operationOf(t)!;
  if (side === operation.side) return penalty + time.penalty <= operation.length;
  return (reactionCycles - time.reactionCycles) * time.battleCycle < time.reaction;
}

export const timeRunsOut: Step<Rules, Position, TimeData> = {
  rule: "20.2.3",
  title: "Time runs out",
  // Which units come down the enemy does not see (2.5.10).
  secret: true,
  enter(t, { data }) {
    t.set(data, "stage", "choose");
    t.set(data, "secret", [0, 0]);
  },
  asks(t, { data }) {
    const { side, stage } = data;
    if (stage === "choose") return mayBuy(t, side) && heldBy(t, side) > 0 ? 1 << side : 0;
    return stage === "down" && candidates(t, data).length > 0 ? 1 << side : 0;
  },
  options(t, { data }, _side, out) {
    if (data.stage === "choose") out.push(PAY, DONE);
    else out.push(...candidates(t, data).map(codeOfUnit));
  },
  describe(t, { data }, code): Choice {
    if (data.stage === "choose") return { do: code === PAY ? "buy-time" : "stand-down" };
    return { deactivate: idOf(t, unitOfCode(code)) };
  },
  prompt: (t, { data }) =>
    data.stage === "choose"
      ? `Your time is over. Pay for ${counted(moreDays(t, data.side), "Day")} more?`
      : "Command Points do not do for all: which unit comes down?",
  why: (t, { data }) => (data.side === t.position.operation.side ? "20.2.3" : "20.2.4"),
  take(t, { data }, code, side) {
    if (data.stage === "down") return standDown(t, unitOfCode(code));
    t.set(data.secret, side, code === PAY ? heldBy(t, side) : 0);
    t.set(data, "stage", "down");
  },
  proceed(t, { data }) {
    if (data.stage === "choose") return t.set(data, "stage", "down");
    const points = data.secret[data.side]!;
    const left = activatedOf(t, data.side);
    if (costOf(t, data.side, left) > points || points === 0) {
      const [first] = classesOf(t, left);
      // What is left cannot be paid for, so that all of the class come down.
      if (first !== undefined) {
        for (const unit of first) standDown(t, unit);
        return;
      }
    }
    t.leave();
    if (left.length > 0) buy(t, data.side, costOf(t, data.side, left));
  },
};

const moreDays = ({ rules, position }: PacificTable, side: number): number =>
  side === position.operation.side ? rules.parameters.time.penalty : rules.parameters.time.reactionMore;

/** Units of which one has to come down, where the owner can choose: the first class that has any (20.2.3.C to G). */
function candidates(t: PacificTable, { side, secret }: TimeData): Unit[] {
  const points = secret[side]!;
  const all = activatedOf(t, side);
  if (points === 0 || costOf(t, side, all) <= points) return [];
  const [first = []] = classesOf(t, all);
  const rest = costOf(t, side, all) - costOf(t, side, first);
  return rest >= points ? [] : first;
}

/** The units that stay are paid for, and the marker goes on by a week. */
function buy(t: PacificTable, side: number, cost: number): void {
  const operation = operationOf(t)!;
  const { time } = t.rules.parameters;
  pay(t, payerOf(t, side), cost, side === t.position.operation.side ? "20.2.3" : "20.2.4", "more time");
  if (side === t.position.operation.side) t.set(operation, "penalty", operation.penalty + time.penalty);
  else {
    const from = isReactionAlone(t) ? daysOfOperation(t) : operation.reactionEnds;
    t.set(operation, "reactionEnds", from + time.reactionMore);
  }
  t.say(
    side === t.position.operation.side ? "20.2.3" : "20.2.4",
    () => `${counted(moreDays(t, side), "more Day")} for ${sideText(side)}.`,
    [0, 1],
  );
}
