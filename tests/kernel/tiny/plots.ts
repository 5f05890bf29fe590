import { type Choice, DONE, type Frame, lanesStep, type Step, type Table } from "../../../lib/kernel";
import { bit, num, tiny } from "./support";

/**
 * Secret simultaneous choices: both sides plot the paths of their task forces at once, a hex at a time,
 * each in a lane of its own; where enemies meet, each side holds a formation and a die in the hand until
 * both have chosen, and only then are dice rolled.
 */
export interface Plots {
  turn: number;
  /** Hex of each task force; 0 and 1 are Japan's, 2 and 3 the Allies'. */
  at: number[];
  hits: number[];
}

type T = Table<null, Plots>;

const HEXES = 7;
const TURNS = 2;
const FORMATIONS = ["gunnery", "torpedo", "screen"] as const;
const own = (side: number, i: number): number => side * 2 + i;

const met = ({ at }: Plots): boolean => at.slice(0, 2).some((hex) => at.indexOf(hex, 2) >= 0);

/** What each side chose, once both have: for the step that reveals it. */
const revealed = <V>(frame: Frame): V[] => frame.data.secret as V[];

const steps: Record<string, Step<null, Plots>> = {
  turn: {
    rule: "5",
    title: "Turn",
    proceed(t, frame) {
      const stage = num(frame, "stage");
      t.set(frame.data, "stage", (stage + 1) % 2);
      if (stage === 0) {
        if (t.position.turn === TURNS) return t.end({ winner: null, rule: "24", text: "Time is up." });
        t.set(t.position, "turn", t.position.turn + 1);
        return t.call("plotting");
      }
      if (met(t.position)) t.call("hands", { secret: [null, null] });
    },
  },
  plotting: lanesStep<null, Plots>({
    rule: "10",
    title: "Plotting",
    open: () => [0, 1].map((side) => ({ side, step: "plot-forces", data: { side, next: 0, plots: [] } })),
    proceed(t, frame) {
      revealed<number[][]>(frame).forEach((paths, side) =>
        paths.forEach((path, i) => t.set(t.position.at, own(side, i), path.at(-1)!)),
      );
      t.reveal();
      t.say("12", () => `forces move to ${t.position.at.join(" ")}`);
      t.leave();
    },
  }),
  "plot-forces": {
    rule: "10.1",
    title: "Plot forces",
    proceed(t, frame) {
      const path = t.result(frame);
      const plots = frame.data.plots as number[][];
      if (path !== undefined) t.push(plots, path as number[]);
      const next = num(frame, "next");
      if (next === 2) return t.leave(plots);
      t.set(frame.data, "next", next + 1);
      const tf = own(num(frame, "side"), next);
      t.call("plot-path", { side: frame.data.side!, tf, path: [t.position.at[tf]!] });
    },
  },
  "plot-path": {
    rule: "10.2",
    title: "Plot a path",
    prompt: (_t, frame) => `Where does task force ${num(frame, "tf")} go?`,
    asks: (_t, frame) => bit(num(frame, "side")),
    options(_t, frame, _side, out) {
      const hex = (frame.data.path as number[]).at(-1)!;
      if (hex > 0) out.push(hex - 1);
      if (hex < HEXES - 1) out.push(hex + 1);
      out.push(DONE);
    },
    describe: (_t, _frame, code): Choice => (code === DONE ? { do: "done" } : { to: code }),
    explain: (_t, _frame, choice) => ({
      text: `Hex ${String(choice.to)} is not next to the last one (10.2).`,
    }),
    take(t, frame, code) {
      const path = frame.data.path as number[];
      if (code !== DONE) {
        t.push(path, code);
        t.say("10.2", () => `task force ${num(frame, "tf")} is plotted to ${code}`);
      }
      if (code === DONE || path.length === 3) t.leave(path);
    },
  },
  hands: {
    rule: "19.4",
    title: "Formation and die",
    secret: true,
    asks: (_t, frame) =>
      revealed(frame).reduce<number>((mask, chosen, side) => (chosen === null ? mask | bit(side) : mask), 0),
    options(_t, _frame, _side, out) {
      for (let i = 0; i < FORMATIONS.length * 6; i++) out.push(i);
    },
    describe: (_t, _frame, code) => ({
      formation: FORMATIONS[Math.floor(code / 6)]!,
      die: 1 + (code % 6),
    }),
    take(t, frame, code, side) {
      t.set(frame.data.secret as number[], side, code);
      t.say("19.4", () => `side ${side} holds a ${1 + (code % 6)}`);
    },
    proceed(t, frame) {
      const [japan = 0, allies = 0] = revealed<number>(frame);
      const bht = 2 + (japan % 6) + (allies % 6);
      t.reveal();
      t.say("19.4", () => `the dice in the hands make ${bht}`);
      for (const side of [0, 1]) {
        const dice = revealed<number>(frame)[side]! < 6 ? 2 : 1;
        const hits = t.hits({
          name: `fire of side ${side}`,
          side,
          dice,
          sides: 6,
          need: 7 - Math.ceil(bht / 2),
        });
        t.set(t.position.hits, side, t.position.hits[side]! + hits);
      }
      t.say("19.5", () => `hits: ${t.position.hits.join(" ")}`);
      t.leave();
    },
  },
};

export const plots = tiny<Plots>({
  id: "plots",
  sides: ["japan", "allies"],
  steps,
  position: () => ({ turn: 0, at: [0, 2, 4, 6], hits: [0, 0] }),
  first: { step: "turn", data: { stage: 0 } },
  score: ({ hits }) => hits[0]! - hits[1]!,
  invariants: ({ at }) => (at.every((hex) => hex >= 0 && hex < HEXES) ? [] : ["a force is off the map"]),
});

/** Rolling while both choose would let the order of answers decide the dice: the kernel refuses. */
export const rollsTooEarly = tiny<Plots>({
  id: "rolls-too-early",
  sides: ["japan", "allies"],
  steps: {
    ...steps,
    hands: {
      ...steps.hands!,
      take(t: T, frame, code, side) {
        t.roll({ name: "hasty fire", dice: 1, sides: 6 });
        t.set(frame.data.secret as number[], side, code);
      },
    },
  },
  position: () => ({ turn: 0, at: [0, 2, 4, 6], hits: [0, 0] }),
  first: { step: "hands", data: { secret: [null, null] } },
  score: () => 0,
});
