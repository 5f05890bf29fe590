import { type Choice, sequenceStep, type Step, type Table } from "../../../lib/kernel";
import { num, tiny } from "./support";

/**
 * A clock that can end the month in the middle of an operation: the strategic phases are played on top of
 * whatever was going on, and then that goes on where it was, or is over when no unit is active any more.
 */
export interface Month {
  month: number;
  /** On a circle of spaces; space 0 begins a month. */
  day: number;
  supply: number;
  active: number;
  /** Distance sailed in all operations. */
  sailed: number;
}

type T = Table<null, Month>;

const DAYS = 5;
const MONTHS = 3;
const [JAPAN, ALLIES] = [0, 1];

const steps: Record<string, Step<null, Month>> = {
  campaign: { rule: "5", title: "Campaign", proceed: (t) => t.call("bidding") },
  bidding: {
    rule: "18",
    title: "Operation player",
    asks: () => 1 << JAPAN!,
    options: (_t, _frame, _side, out) => void out.push(0, 1, 2),
    describe: (_t, _frame, code): Choice => (code === 0 ? { do: "pass" } : { do: "operate", units: code }),
    take(t, _frame, code) {
      if (code === 0) return t.goTo("sequence", { name: "month-end", i: 0 });
      t.set(t.position, "active", code);
      t.goTo("operation", { cycle: 0 });
    },
  },
  operation: {
    rule: "5.2",
    title: "Operation",
    enter: (t) => t.call("contact", { marker: 0 }),
    proceed(t, frame) {
      if (t.position.active === 0) return t.leave();
      t.set(frame.data, "cycle", num(frame, "cycle") + 1);
      t.call("battle-cycle", { fought: false });
    },
  },
  contact: {
    rule: "23.4",
    title: "Contact",
    asks: () => 1 << JAPAN!,
    options: (_t, _frame, _side, out) => void out.push(0, 1),
    describe: (_t, _frame, code) => ({ do: code === 0 ? "stop" : "sail" }),
    take(t, frame, code) {
      const marker = num(frame, "marker") + 1;
      if (code === 0 || marker > 4) return t.leave();
      t.set(frame.data, "marker", marker);
      t.set(t.position, "sailed", t.position.sailed + 1);
      // Every other space of the track is tinted: a day goes by.
      if (marker % 2 === 1) t.call("clock", { left: 1 });
    },
  },
  "battle-cycle": {
    rule: "5.2",
    title: "Battle cycle",
    asks: (_t, frame) => (frame.data.fought ? 0 : 1 << JAPAN!),
    options: (_t, _frame, _side, out) => void out.push(0, 1),
    describe: (_t, _frame, code) => ({ standDown: code === 1 }),
    take(t, frame, code) {
      t.set(frame.data, "fought", true);
      if (code === 1) t.set(t.position, "active", t.position.active - 1);
      t.call("clock", { left: 2 });
    },
  },
  clock: {
    rule: "20.2.1",
    title: "Days go by",
    proceed(t, frame) {
      const left = num(frame, "left");
      if (left === 0) return t.leave();
      // First what the clock must remember, then the call: it may be a long time until play is back here.
      t.set(frame.data, "left", left - 1);
      t.set(t.position, "day", (t.position.day + 1) % DAYS);
      t.say("20.2.1", () => `day ${t.position.day}`);
      if (t.position.day === 0) t.call("sequence", { name: "month-end", i: 0 });
    },
  },
  sequence: sequenceStep((_rules, name) =>
    name === "month-end" ? ["new-month", "supply", "resumption"] : undefined,
  ),
  "new-month": {
    rule: "5.4",
    title: "New month",
    proceed(t) {
      t.set(t.position, "month", t.position.month + 1);
      t.say("5.4", () => `month ${t.position.month}`);
      if (t.position.month > MONTHS) t.end({ winner: null, rule: "5.4", text: "The last month is over." });
      t.leave();
    },
  },
  supply: {
    rule: "12",
    title: "Supply",
    asks: () => 1 << ALLIES!,
    options: (_t, _frame, _side, out) => void out.push(0, 1, 2),
    describe: (_t, _frame, code) => ({ supply: code }),
    take(t, _frame, code) {
      t.set(t.position, "supply", t.position.supply + code);
      t.leave();
    },
  },
  resumption: {
    rule: "5.4",
    title: "Resumption",
    proceed(t: T) {
      // With nobody active the suspended operation is over, however deep in it the month ended.
      if (t.position.active === 0 && t.frame("operation")) t.unwind("operation", true);
      else t.leave();
    },
  },
};

export const month = tiny<Month>({
  id: "month",
  sides: ["japan", "allies"],
  steps,
  position: () => ({ month: 1, day: 0, supply: 0, active: 0, sailed: 0 }),
  first: { step: "campaign" },
  score: ({ supply, sailed }) => supply - sailed,
  invariants: ({ active }) => (active >= 0 ? [] : ["fewer than no units are active"]),
});
