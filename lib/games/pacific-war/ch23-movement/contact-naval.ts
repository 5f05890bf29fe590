import { type Choice, DONE, type Step } from "../../../kernel";
import { forgetSearches, opportunity } from "../ch24-search";
import { daysOfOperation, passDays } from "../model/days";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { isSolitaire } from "../model/solitaire";
import { isAfloat } from "../model/task-forces";
import { sideText } from "../model/text";

/** 23.4.D to F, 23.5, 23.5.1: moves of one hex and searches in turn, until the side ends or is halted. */
export type ContactNaval = {
  side: number;
  /** Sides that detected a Task Force in this increment, a bit each. */
  found: number;
  stage: "search" | "searched" | "halt" | "move" | "moved";
  halted?: boolean;
};

const HALT = 1;

/** Space of the Naval Movement Track: whether a Day passes (23.4.E). */
function isTinted({ rules }: PacificTable, space: number): boolean {
  const { first, every } = rules.parameters.movementTrack;
  return space >= first && (space - first) % every === 0;
}

/** 23.5, 23.5.1: whether the side that does not move may halt the other now. */
function mayHalt(t: PacificTable, { side, found }: ContactNaval): boolean {
  const { operation } = t.position;
  const other = enemyOf(side);
  const hasFound = (found & (1 << other)) !== 0;
  // 35.0: whatever the Condition, only a search that has found something halts him.
  if (side !== operation.side || isSolitaire(t)) return hasFound;
  const { halt, haltSpace = 0 } = t.rules.conditions[operation.condition]!;
  return halt === "detection" ? hasFound : operation.contactHexes[side]! >= haltSpace;
}

/** As long as the Condition is hidden its owner is asked each time, so that being asked gives nothing away (23.4.F). */
const asksAlways = (t: PacificTable, { side }: ContactNaval): boolean =>
  side === t.position.operation.side && !t.position.operation.revealed;

const hasShips = ({ position }: PacificTable, side: number): boolean =>
  position.taskForces.some((group) => group.side === side && isAfloat(group));

/** Whether the side may move one hex more. */
function mayMove(t: PacificTable, { side }: ContactNaval): boolean {
  const { operation } = t.position;
  if (!hasShips(t, side)) return false;
  const own = operation.contactHexes[side]!;
  if (side === operation.side) return operation.length === 0 || daysOfOperation(t) < operation.length;
  const { contact } = t.rules.conditions[operation.condition]!;
  return own < (contact?.navalMultiple ?? 0) * operation.contactHexes[operation.side]!;
}

function setHexes(t: PacificTable, side: number, hexes: number): void {
  const { contactHexes } = t.position.operation;
  t.change(`/operation/contactHexes/${side}`, contactHexes[side]!, hexes);
  t.set(contactHexes, side, hexes);
}

export const contactNaval: Step<Rules, Position, ContactNaval> = {
  rule: "23.4",
  title: "Contact: naval movement",
  enter: (t, { data }) => setHexes(t, data.side, 0),
  asks(t, { data }) {
    if (data.stage !== "halt" || !(mayHalt(t, data) || asksAlways(t, data))) return 0;
    return mayMove(t, data) ? 1 << enemyOf(data.side) : 0;
  },
  options(t, { data }, _side, out) {
    if (mayHalt(t, data)) out.push(HALT);
    out.push(DONE);
  },
  describe: (_t, _frame, code): Choice => ({ do: code === HALT ? "halt" : "let-go-on" }),
  prompt: (_t, { data }) => `Halt the naval movement of ${sideText(data.side)}?`,
  why: (t, { data }) => (data.side === t.position.operation.side ? "23.5" : "23.5.1"),
  askForced: { judge: (t: PacificTable, { data }: { data: ContactNaval }) => asksAlways(t, data) }.judge,
  take(t, { data }, code) {
    t.set(data, "halted", code === HALT);
    t.set(data, "stage", "move");
  },
  proceed(t, frame) {
    const { data } = frame;
    const { side } = data;
    const result = t.result(frame);
    if (data.stage === "search") {
      forgetSearches(t);
      t.set(data, "stage", "searched");
      t.call("search", opportunity(side));
    } else if (data.stage === "searched") {
      t.set(data, "found", typeof result === "number" ? result : 0);
      t.set(data, "stage", "halt");
    } else if (data.stage === "halt") t.set(data, "stage", "move");
    else if (data.stage === "move") {
      if (data.halted) t.say("23.5", () => `The naval movement of ${sideText(side)} is halted.`);
      if (data.halted || !mayMove(t, data)) return end(t);
      t.set(data, "stage", "moved");
      t.call("naval-increment", { side, inContact: true, moved: [] });
    } else {
      if (!Array.isArray(result) || result.length === 0) return end(t);
      const hexes = t.position.operation.contactHexes[side]! + 1;
      setHexes(t, side, hexes);
      t.set(data, "stage", "search");
      // 23.5.1: no Days pass while the Reaction player moves.
      if (side === t.position.operation.side && isTinted(t, hexes))
        return passDays(t, t.rules.parameters.time.movementSpace);
    }
  },
};

function end(t: PacificTable): void {
  forgetSearches(t);
  reveal(t);
  t.leave();
}

/** 21.0.C, 23.4.F: when the ships of the Operation player have moved the Condition is known, whatever moves after them. */
function reveal(t: PacificTable): void {
  const { operation } = t.position;
  if (operation.revealed) return;
  t.reveal();
  t.set(operation, "revealed", true);
  const { title } = t.rules.conditions[operation.condition]!;
  t.say("23.4", () => `The Condition is revealed: ${title}.`);
}
