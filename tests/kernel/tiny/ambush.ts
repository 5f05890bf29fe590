import { type Choice, DONE, type Json, lanesStep, type Step } from "../../../lib/kernel";
import { bit, num, tiny } from "./support";

/**
 * Hidden units that interrupt. Both sides plot a night in secret: the convoy a course, the raiders the hex where they
 * lie. In each hex the raiders may attack; a hit ends the convoy's night, wherever it is on its way.
 */
export interface Ambush {
  nights: number;
  convoy: number;
  ships: number;
  /** Where the raiders lie: only they know, until they attack. */
  raiders: number;
  /** Where the convoy was attacked last; -1 for nowhere. */
  attackedAt: number;
}

const HEXES = 6;
const [CONVOY, RAIDERS] = [0, 1] as [number, number];
const WAIT = 0;
const ATTACK = 1;

const steps: Record<string, Step<null, Ambush>> = {
  war: {
    rule: "1",
    title: "War",
    proceed(t) {
      if (t.position.nights === 0 || t.position.ships <= 0)
        return t.end({ winner: null, rule: "9", text: "The sun rises." });
      t.set(t.position, "nights", t.position.nights - 1);
      t.call("plotting");
    },
  },
  plotting: lanesStep<null, Ambush>({
    rule: "2",
    title: "Plotting",
    open: () => [
      { side: CONVOY, step: "plot-course", data: { course: [] } },
      { side: RAIDERS, step: "lie" },
    ],
    proceed(t, frame) {
      const [course, hex] = frame.data.secret as [number[], number];
      t.set(t.position, "raiders", hex);
      t.goTo("sail", { course, i: 0 });
    },
  }),
  "plot-course": {
    rule: "2.1",
    title: "Plot a course",
    asks: () => bit(CONVOY),
    options(_t, frame, _side, out) {
      if ((frame.data.course as number[]).length < 3) for (let hex = 0; hex < HEXES; hex++) out.push(hex);
      out.push(DONE);
    },
    describe: (_t, _frame, code): Choice => (code === DONE ? { do: "sail" } : { to: code }),
    take(t, frame, code) {
      const course = frame.data.course as number[];
      if (code === DONE) return t.leave(course);
      t.push(course, code);
      t.say("2.1", () => `the convoy plots hex ${code}`);
    },
  },
  lie: {
    rule: "2.2",
    title: "Lie in wait",
    asks: (_t, frame) => (frame.data.result === undefined ? bit(RAIDERS) : 0),
    options(_t, _frame, _side, out) {
      for (let hex = 0; hex < HEXES; hex++) out.push(hex);
    },
    describe: (_t, _frame, hex) => ({ lie: hex }),
    take: (t, _frame, hex) => t.call("patrol", { hex }),
    proceed: (t, frame) => t.leave(t.result(frame)),
  },
  patrol: {
    rule: "2.3",
    title: "Patrol",
    asks: () => bit(RAIDERS),
    options: (_t, _frame, _side, out) => void out.push(0, 1),
    describe: (_t, _frame, code) => ({ do: code === 0 ? "think-again" : "stay" }),
    take(t, frame, code) {
      // Back to the step below in the lane, which asks anew.
      if (code === 0) return t.unwind("lie");
      t.say("2.3", () => `the raiders lie in hex ${num(frame, "hex")}`);
      t.leave(frame.data.hex);
    },
  },
  sail: {
    rule: "3",
    title: "Sail",
    proceed(t, frame) {
      const i = num(frame, "i");
      const hex = (frame.data.course as number[])[i];
      if (hex === undefined) return t.leave();
      t.set(frame.data, "i", i + 1);
      t.set(t.position, "convoy", hex);
      t.say("3", () => `the convoy is in hex ${hex}`);
      t.call("halt");
    },
  },
  halt: {
    rule: "4",
    title: "Halt",
    // Asked in every hex, so that being asked says nothing.
    secret: true,
    askForced: true,
    asks: (_t, frame) => (frame.data.passed === true ? 0 : bit(RAIDERS)),
    options(t, _frame, _side, out) {
      out.push(WAIT);
      if (t.position.convoy === t.position.raiders) out.push(ATTACK);
    },
    describe: (_t, _frame, code) => ({ do: code === ATTACK ? "attack" : "wait" }),
    take(t, frame, code) {
      t.set(frame.data, "passed", true);
      if (code === ATTACK) t.call("torpedoes");
    },
    proceed: (t) => t.leave(),
  },
  torpedoes: {
    rule: "5",
    title: "Torpedoes",
    proceed(t) {
      const { convoy, ships } = t.position;
      const hits = t.hits({ name: "torpedoes", side: RAIDERS, dice: 2, sides: 6, need: 4 });
      t.reveal();
      t.set(t.position, "attackedAt", convoy);
      t.set(t.position, "ships", ships - hits);
      t.say("5", () => `attacked in hex ${convoy}: ${hits} ships sunk`, [CONVOY, RAIDERS]);
      // Over the halt, and out of the voyage that it interrupts.
      if (hits > 0) t.unwind("sail", true);
      else t.leave();
    },
  },
};

/** What a side may see: the raiders lie where they were when they attacked last. */
function seen({ raiders, ...known }: Ambush, side: number): Json {
  return side === RAIDERS ? { ...known, raiders } : known;
}

export const ambush = tiny<Ambush>({
  id: "ambush",
  sides: ["convoy", "raiders"],
  steps,
  position: () => ({ nights: 2, convoy: 0, ships: 5, raiders: 0, attackedAt: -1 }),
  first: { step: "war" },
  score: ({ ships }) => ships,
  seen,
  invariants: ({ convoy, raiders }: Ambush) =>
    [convoy, raiders].every((hex) => hex >= 0 && hex < HEXES) ? [] : ["somebody is off the map"],
});
