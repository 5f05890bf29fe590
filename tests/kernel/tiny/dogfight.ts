import { lanesStep, type Step, type Table } from "../../../lib/kernel";
import { bit, num, other, tiny } from "./support";

/**
 * A small air-combat game inside a larger one: sequence numbers dealt in secret, six rounds of four
 * impulses, mission units before interceptors in each, defensive fire inside an interceptor's move.
 */
export interface Dogfight {
  /** Units 0 and 1 fly the mission, 2 and 3 intercept. Steps left; 0 is shot down. */
  steps: number[];
  /** Sequence number by unit; 0 before they are dealt. */
  sequence: number[];
  /** Unit that may enter from the second round on only. */
  late: number;
  round: number;
  missions: number;
}

type T = Table<null, Dogfight>;

const ROUNDS = 6;
const IMPULSES = 4;
const MISSION = 0;
const unitsOf = (side: number): number[] => (side === MISSION ? [0, 1] : [2, 3]);
const ownerOf = (unit: number): number => (unit < 2 ? MISSION : 1);
const alive = (t: T, side: number): number[] => unitsOf(side).filter((unit) => t.position.steps[unit]! > 0);

function fire(t: T, unit: number, target: number): void {
  const hit = t.hits({
    name: `fire of unit ${unit}`,
    side: ownerOf(unit),
    dice: 1,
    sides: 10,
    low: 0,
    need: 7,
  });
  if (hit > 0) t.set(t.position.steps, target, t.position.steps[target]! - 1);
  t.say("9.7.9", () => `round ${t.position.round}: unit ${unit} ${hit > 0 ? "hits" : "misses"} ${target}`);
}

const steps: Record<string, Step<null, Dogfight>> = {
  operations: {
    rule: "8",
    title: "Operations",
    asks: (t) => (t.position.missions > 0 && alive(t, MISSION).length > 0 ? bit(MISSION) : 0),
    options: (_t, _frame, _side, out) => void out.push(0, 1),
    describe: (_t, _frame, code) => ({ do: code === 1 ? "mission" : "pass" }),
    take(t, _frame, code) {
      t.set(t.position, "missions", t.position.missions - 1);
      if (code === 1) t.call("air-battle", { i: 0 });
    },
    proceed: (t) => t.end({ winner: null, rule: "8", text: "Nothing is left to fly." }),
  },
  "air-battle": {
    rule: "9.7",
    title: "Air battle",
    proceed(t, frame) {
      const i = num(frame, "i");
      t.set(frame.data, "i", i + 1);
      if (i === 0) return t.call("dealing");
      if (i === 1) return t.call("rounds", { slot: 0 });
      t.set(t.position, "round", 0);
      for (let unit = 0; unit < 4; unit++) t.set(t.position.sequence, unit, 0);
      t.leave();
    },
  },
  dealing: lanesStep<null, Dogfight>({
    rule: "9.7.3",
    title: "Sequence numbers",
    open: (t) =>
      [0, 1]
        .filter((side) => alive(t, side).length > 0)
        .map((side) => ({ side, step: "deal", data: { side, dealt: [] } })),
    proceed(t, frame) {
      (frame.data.secret as (number[] | null)[]).forEach((dealt, side) =>
        dealt?.forEach((number, i) => t.set(t.position.sequence, alive(t, side)[i]!, number)),
      );
      t.leave();
    },
  }),
  deal: {
    rule: "9.7.3",
    title: "Deal a number",
    asks(t, frame) {
      const side = num(frame, "side");
      return (frame.data.dealt as number[]).length < alive(t, side).length ? bit(side) : 0;
    },
    options: (_t, _frame, _side, out) => void out.push(1, 2, 3, 4),
    describe: (_t, frame, code) => ({ unit: (frame.data.dealt as number[]).length, number: code }),
    take: (t, frame, code) => t.push(frame.data.dealt as number[], code),
    proceed: (t, frame) => t.leave(frame.data.dealt),
  },
  /** A slot is a side's part of an impulse of a round; units with its number are flown one by one. */
  rounds: {
    rule: "9.7.5",
    title: "Rounds",
    proceed(t, frame) {
      const slot = num(frame, "slot");
      const round = 1 + Math.floor(slot / (IMPULSES * 2));
      if (round > ROUNDS || alive(t, MISSION).length === 0) return t.leave();
      t.set(t.position, "round", round);
      const impulse = 1 + (Math.floor(slot / 2) % IMPULSES);
      t.set(frame.data, "slot", slot + 1);
      const flying = alive(t, slot % 2).filter(
        (unit) => t.position.sequence[unit] === impulse && (unit !== t.position.late || round > 1),
      );
      if (flying.length > 0) t.call("impulse", { impulse, units: flying, next: 0 });
    },
  },
  impulse: {
    rule: "9.7.5",
    title: "Impulse",
    proceed(t, frame) {
      const next = num(frame, "next");
      const unit = (frame.data.units as number[])[next];
      if (unit === undefined) return t.leave();
      t.set(frame.data, "next", next + 1);
      if (t.position.steps[unit]! > 0) t.call("flight", { unit });
    },
  },
  flight: {
    rule: "9.7.8",
    title: "Flight",
    asks: (_t, frame) => (frame.data.result === undefined ? bit(ownerOf(num(frame, "unit"))) : 0),
    options(t, _frame, side, out) {
      out.push(-1);
      for (const target of alive(t, other(side))) out.push(target);
    },
    describe: (_t, frame, code) => ({ unit: num(frame, "unit"), at: code < 0 ? null : code }),
    take(t, frame, code, side) {
      const unit = num(frame, "unit");
      const { round } = t.position;
      t.say("9.7.8", () => `round ${round}, number ${t.position.sequence[unit]}: unit ${unit}`);
      if (code < 0) return t.leave();
      t.set(frame.data, "at", code);
      // A bomber may shoot first at an interceptor that comes into its field of fire.
      if (side !== MISSION) return t.call("defence", { gunner: code, against: unit });
      fire(t, unit, code);
      t.leave();
    },
    proceed(t, frame) {
      t.result(frame);
      const unit = num(frame, "unit");
      if (t.position.steps[unit]! > 0) fire(t, unit, num(frame, "at"));
      t.leave();
    },
  },
  defence: {
    rule: "9.7.9",
    title: "Defensive fire",
    asks: () => bit(MISSION),
    options: (_t, _frame, _side, out) => void out.push(0, 1),
    describe: (_t, _frame, code) => ({ fire: code === 1 }),
    take(t, frame, code) {
      if (code === 1) fire(t, num(frame, "gunner"), num(frame, "against"));
      t.leave(code === 1);
    },
  },
};

export const dogfight = tiny<Dogfight>({
  id: "dogfight",
  sides: ["mission", "interceptor"],
  steps,
  position: () => ({ steps: [2, 2, 2, 2], sequence: [0, 0, 0, 0], late: 1, round: 0, missions: 2 }),
  first: { step: "operations" },
  score: ({ steps }) => steps[0]! + steps[1]! - steps[2]! - steps[3]!,
  invariants: ({ steps }) => (steps.every((n) => n >= 0) ? [] : ["a unit has fewer than no steps"]),
});
