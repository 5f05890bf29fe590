import type { Step, Steps } from "../../kernel";
import { endsAtOnce, endsWithMonth, notePoints } from "./ch01-victory";
import { settleCountries } from "./ch33-countries";
import { isAnyActivated } from "./model/activated";
import { endBrokenLinks } from "./model/links";
import type { PacificTable, Position } from "./model/position";
import { enemyOf, NOWHERE, type Rules, sideIds } from "./model/rules";
import { monthAfter, monthText } from "./model/months";
import { operationOf, warOf } from "./model/war";

/** 5.1 to 5.4: a Campaign or Strategic scenario goes by months, with Operations inside them. */

type WarData = {
  /** The step of the sequence with which the scenario starts. */
  from: string;
  begun?: boolean;
};

type Place = { i: number };

/** The member of the months' list that stands for all Operations of a month. */
const OPERATIONS = "operations";

const phasesOfMonth = ({ rules, position }: PacificTable): readonly string[] =>
  rules.sequence[position.terms.class]!.filter((step) => step !== OPERATIONS);

const phasesOfOperation = ({ rules }: PacificTable): readonly string[] => rules.sequence.operation!;

/** The whole scenario: the rest of its first month, then one Operation after another. Months turn in between, or in one. */
const months: Step<Rules, Position, WarData> = {
  rule: "5.1",
  title: "The months",
  proceed(t, { data }) {
    if (endsAtOnce(t)) return;
    if (data.begun) return t.call("operation", { i: 0 });
    t.set(data, "begun", true);
    const inOperation = phasesOfOperation(t).indexOf(data.from);
    if (inOperation >= 0) t.call("operation", { i: inOperation });
    else t.call("month", { i: Math.max(0, phasesOfMonth(t).indexOf(data.from)) });
  },
};

/** 5.1: the strategic phases of one month. */
const month: Step<Rules, Position, Place> = {
  rule: "5.1",
  title: "The month",
  stream: (t) => `month ${t.position.month}`,
  proceed(t, { data }) {
    settleCountries(t);
    endBrokenLinks(t);
    if (endsAtOnce(t)) return;
    const next = phasesOfMonth(t)[data.i];
    if (next === undefined) return t.leave();
    t.set(data, "i", data.i + 1);
    t.call(next);
  },
};

/** 5.4: the next month begins; an Operation in play is suspended until its strategic phases have been played. */
const monthTurn: Step<Rules, Position> = {
  rule: "5.4",
  title: "The month ends",
  proceed(t) {
    const { position } = t;
    const { end } = position.terms;
    // 5.3: an Operation in which nothing is Activated any more is over before the month is.
    if (operationOf(t) && !isAnyActivated(t)) return t.call("operation-over", {});
    notePoints(t, false);
    if (end.after === "month" && position.month >= end.month) return t.goTo("end-of-game");
    if (endsWithMonth(t)) return;
    const war = warOf(t);
    const next = monthAfter(position.month, 1);
    t.change("/month", position.month, next);
    t.set(position, "month", next);
    // 20.5: what is deactivated from now on has been Activated in this month.
    t.set(war, "used", activatedIds(t));
    t.set(war, "monthOperations", 0);
    t.say("5.4", () => `${monthText(next)} begins.`);
    t.goTo("month", { i: 0 });
  },
};

function activatedIds({ rules, position }: PacificTable): string[] {
  const { fleet, airUnits, groundUnits } = position;
  return [
    ...rules.ships.flatMap(({ id }, n) => (fleet.activated[n] ? id : [])),
    ...airUnits.flatMap(({ id, activated }) => (activated ? id : [])),
    ...groundUnits.flatMap(({ id, activated }) => (activated ? id : [])),
  ];
}

/** 5.2, 5.3: one Operation, from its bid to its end. */
const operation: Step<Rules, Position, Place> = {
  rule: "20.0",
  title: "Operation",
  stream: (t) => `operation ${warOf(t).operations + 1}`,
  proceed(t, { data }) {
    settleCountries(t);
    endBrokenLinks(t);
    const list = phasesOfOperation(t);
    // Nobody has bid: the month has ended (18.0).
    if (data.i > list.indexOf("operation-bid") && !operationOf(t)) return t.leave();
    const end = list.indexOf("operation-end");
    if (data.i === list.indexOf("reaction-activation")) settleContact(t);
    // 5.3: it ends when nothing is Activated any more, or when all has stood down in the Contact Phase (20.5.1).
    const isOver =
      operationOf(t)?.stoodDown || (data.i > list.indexOf("reaction-activation") && !isAnyActivated(t));
    const i = isOver ? Math.max(data.i, end) : data.i;
    const next = list[i];
    if (next === undefined) {
      closeOperation(t);
      return t.leave();
    }
    t.set(data, "i", i + 1);
    t.call(next);
  },
};

/** 5.3: the end of an Operation within another of its phases. */
const operationOver: Step<Rules, Position, { settled?: boolean }> = {
  rule: "5.3",
  title: "The Operation ends",
  proceed(t, { data }) {
    if (data.settled) {
      closeOperation(t);
      return t.leave();
    }
    t.set(data, "settled", true);
    // Battle Cycles are counted from 1.
    if (t.position.cycle === 0) settleContact(t);
    t.call("operation-end");
  },
};

function closeOperation(t: PacificTable): void {
  t.set(warOf(t), "operation", []);
  removeDummies(t);
}

/** 34.4: dummies are of one Operation. */
function removeDummies(t: PacificTable): void {
  for (const group of t.position.taskForces)
    if (group.dummy) {
      t.set(group, "hex", NOWHERE);
      t.set(group, "dummy", false);
    }
}

/** 18.0: the Operation player has lost all that was Activated before anything came of it: his Operation is over. */
function settleContact(t: PacificTable): void {
  const [operation] = warOf(t).operation;
  const { side } = t.position.operation;
  if (!operation || operation.stoodDown || isAnyActivated(t)) return;
  t.set(operation, "stoodDown", true);
  t.set(warOf(t), "free", sideIds[enemyOf(side)]!);
}

export const monthSteps: Steps<Rules, Position> = {
  months,
  month,
  "month-turn": monthTurn,
  operation,
  "operation-over": operationOver,
};
