import type { Choice, Step } from "../../../kernel";
import { forgetSearches } from "../ch24-search";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { airClass, groundClass } from "../model/units";
import { hasContactFlights } from "./contact-air";
import { contactGround, hasGroundMoves } from "./ground-movement";

/** 23.4, 23.5.1 Contact Phases: all units of one type move, then those of another. */

const types = ["air", "ground", "naval"] as const;
type ContactData = { stage: "begin" | "next" | "end"; done: string[]; chosen: string };

function beginPhase(t: PacificTable, side: number): void {
  forgetSearches(t);
  for (const unit of t.position.airUnits)
    if (airClass(t.rules, unit).side === side) t.set(unit, "contactMoves", 0);
  for (const unit of t.position.groundUnits)
    if (groundClass(t.rules, unit).side === side) t.set(unit, "moved", false);
  for (const group of t.position.taskForces) if (group.side === side) t.set(group, "moved", 0);
}

/** Types that have something to do; ships always have, because both sides search. */
function left(t: PacificTable, side: number, done: readonly string[]): string[] {
  return types.filter((type) => {
    if (done.includes(type)) return false;
    if (type === "air") return hasContactFlights(t, side);
    return type === "naval" || hasGroundMoves(t, side, true);
  });
}

/** What the Operational Intelligence Condition grants to the Reaction player (23.5.1); undefined for no phase at all. */
const contactOf = ({ rules, position }: PacificTable) =>
  rules.conditions[position.operation.condition]!.contact;

function begin(t: PacificTable, side: number, type: string): void {
  const isOperation = side === t.position.operation.side;
  if (type === "air") {
    const moves = isOperation ? t.rules.parameters.air.contactMoves : (contactOf(t)?.airMoves ?? 0);
    t.call("contact-air", { side, moves, secret: [-1, -1] });
  } else if (type === "ground")
    t.call("ground-movement", contactGround(side, isOperation ? undefined : contactOf(t)?.groundHexes));
  else t.call("contact-naval", { side, found: 0, stage: "search" });
}

const phase = (
  sideOf: (t: PacificTable) => number,
  rule: string,
  title: string,
): Step<Rules, Position, ContactData> => ({
  rule,
  title,
  enter(t, { data }) {
    t.set(data, "stage", "begin");
    t.set(data, "done", []);
    t.set(data, "chosen", "");
  },
  asks: (t, { data }) =>
    data.stage === "next" && data.chosen === "" && left(t, sideOf(t), data.done).length > 1
      ? 1 << sideOf(t)
      : 0,
  options(t, { data }, side, out) {
    for (const type of left(t, side, data.done)) out.push(types.indexOf(type as (typeof types)[number]));
  },
  describe: (_t, _frame, code): Choice => ({ move: types[code]! }),
  prompt: () => "Which units move next?",
  take(t, { data }, code) {
    t.set(data, "chosen", types[code]!);
  },
  proceed(t, { data }) {
    const side = sideOf(t);
    if (data.stage === "begin") {
      // 23.5.1.A: a Surprise Attack leaves no Contact Phase to the Reaction player.
      if (side !== t.position.operation.side && contactOf(t) === undefined) return t.leave();
      beginPhase(t, side);
      return t.set(data, "stage", "next");
    }
    const type = data.chosen === "" ? left(t, side, data.done)[0] : data.chosen;
    t.set(data, "chosen", "");
    if (type === undefined) return t.leave();
    t.set(data, "done", [...data.done, type]);
    begin(t, side, type);
  },
});

export const operationContact = phase(
  ({ position }) => position.operation.side,
  "23.4",
  "Operation Player Contact Phase",
);
export const reactionContact = phase(
  ({ position }) => enemyOf(position.operation.side),
  "23.5.1",
  "Reaction Player Contact Phase",
);
