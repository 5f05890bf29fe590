import type { Steps } from "../../../kernel";
import { peekChart } from "../../shared/result-table";
import { levelFor } from "../model/activation";
import { hasActivated } from "../model/activated";
import { pay, pointsAt } from "../model/command-points";
import type { PacificTable, Position } from "../model/position";
import { daysOfOperation } from "../model/days";
import { enemyOf, type Rules, sideIds } from "../model/rules";
import { operationOf, warOf } from "../model/war";
import { type Plan, timesFor, totalOf } from "./plan";
import { activationStep } from "./step";

/** 20.0 Activation of the Operation player, of the Reaction player, and in the Joint Phase. */

const ANY = Number.POSITIVE_INFINITY;

const operationActivation = activationStep({
  mode: "operation",
  rule: "20.1",
  title: "Operation Player Activation Phase",
  sideOf: ({ position }) => position.operation.side,
  mostOf: () => ANY,
  settle: launch,
});

/** 18.0, 20.2: the bid is spent, whatever is activated for it, and the markers of time are placed. */
function launch(t: PacificTable, side: number, plan: Plan): void {
  const { position, rules } = t;
  const operation = operationOf(t)!;
  if (plan.headquarters >= 0) {
    const { budget, isFree } = operation;
    const cost = totalOf(t, "operation", side, plan);
    const spent = isFree ? cost : Math.min(budget, pointsAt(t, plan.headquarters));
    pay(t, plan.headquarters, spent, "20.0", "the Operation");
    t.set(operation, "headquarters", rules.headquarters[plan.headquarters]!.id);
    t.set(operation, "budget", 0);
  }
  if (plan.count === 0) return standDown(t);
  t.set(operation, "timesCost", timesFor(t, plan.length));
  t.set(operation, "ends", [...rules.parameters.time.lengths]);
  t.set(position.operation, "length", plan.length);
  t.set(position.operation, "level", levelFor(t, plan.points));
  t.say("20.2.5", () => `It is an Operation of level ${position.operation.level}.`, [0, 1]);
}

/**
 * 18.0: who activates nothing leaves the next Operation to the other side, if that wants it. An Operation that was left to
 * him he does not hand back: both bid.
 */
function standDown(t: PacificTable): void {
  const war = warOf(t);
  const operation = operationOf(t)!;
  // The first one may be free by a special rule of the scenario.
  const wasLeftToHim = operation.isFree && war.operations > 1;
  t.set(operation, "stoodDown", true);
  if (!wasLeftToHim) t.set(war, "free", sideIds[enemyOf(t.position.operation.side)]!);
  t.say("18.0", () => "No unit is Activated: the Operation is over.", [0, 1]);
}

const reactionActivation = activationStep({
  mode: "reaction",
  rule: "20.3",
  title: "Reaction Player Activation Phase",
  sideOf: (t) => (hasActivated(t, t.position.operation.side) ? enemyOf(t.position.operation.side) : -1),
  mostOf: ({ rules, position }) => {
    const { level, condition } = position.operation;
    return Number(peekChart({ rules } as PacificTable, "reaction-level", level, condition)?.parts[0] ?? 0);
  },
  settle: react,
});

/** 20.2.4: his units are Activated for 14 Days from the beginning of the Operation. */
function react(t: PacificTable, side: number, plan: Plan): void {
  if (plan.count === 0) return;
  const operation = operationOf(t)!;
  pay(t, plan.headquarters, totalOf(t, "reaction", side, plan), "20.3", "the reaction");
  t.set(operation, "reaction", t.rules.headquarters[plan.headquarters]!.id);
  t.set(operation, "reactionEnds", t.rules.parameters.time.reaction);
}

const furtherActivation = activationStep({
  mode: "joint",
  rule: "20.4",
  title: "Activation in the Joint Phase",
  // 20.2.4.B: once the Operation player has ended his Operation nothing more is Activated.
  sideOf: (t, { side }) => (hasActivated(t, t.position.operation.side) ? side : -1),
  mostOf: () => ANY,
  settle: join,
});

/** 20.4: the units are paid for; the time of the Reaction player begins with his first units. */
function join(t: PacificTable, side: number, plan: Plan): void {
  if (plan.count === 0) return;
  pay(t, plan.headquarters, totalOf(t, "joint", side, plan), "20.4", "further units");
  const operation = operationOf(t)!;
  if (side === t.position.operation.side || operation.reactionEnds > 0) return;
  const { reaction, reactionMore } = t.rules.parameters.time;
  t.set(operation, "reaction", t.rules.headquarters[plan.headquarters]!.id);
  t.set(operation, "reactionEnds", Math.max(reaction, daysOfOperation(t) + reactionMore));
}

export const activationSteps: Steps<Rules, Position> = {
  "further-activation": furtherActivation,
  "operation-activation": operationActivation,
  "reaction-activation": reactionActivation,
};
