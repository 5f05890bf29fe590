import type { Frame, Step, Table } from "../../../lib/kernel";
import { bit, num, other, tiny } from "./support";

/**
 * Air missions inside an air phase, interceptions inside a mission that can make an end of it, and a
 * strike at the same time as another, both from the strength before either.
 */
export interface Strikes {
  cycle: number;
  /** Planes on each side's carrier; each hit on the carrier destroys one that is aboard. */
  planes: number[];
  damage: number[];
  aborted: number;
}

type T = Table<null, Strikes>;

const CYCLES = 2;
const TARGET = 2;
const ABORTING = 2;
const missionOf = (t: T): Frame => t.frame("mission")!;

/** Take hits off the carrier and off the planes that stand on it. */
function apply(t: T, side: number, hits: number): void {
  const { damage, planes } = t.position;
  t.set(damage, side, damage[side]! + hits);
  t.set(planes, side, Math.max(0, planes[side]! - hits));
}

const strike = (t: T, side: number, planes: number): number =>
  t.hits({ name: `strike of side ${side}`, side, dice: planes, sides: 6, need: 5 });

const steps: Record<string, Step<null, Strikes>> = {
  cycle: {
    rule: "5.2",
    title: "Battle cycle",
    proceed(t, frame) {
      const i = num(frame, "i");
      if (i === CYCLES * 2) return t.end({ winner: null, rule: "5.2", text: "Night falls." });
      t.set(frame.data, "i", i + 1);
      t.set(t.position, "cycle", 1 + Math.floor(i / 2));
      t.call("air-phase", { side: i % 2, simultaneous: i % 2 === 0 });
    },
  },
  "air-phase": {
    rule: "28",
    title: "Air missions",
    asks: (_t, frame) => (frame.data.flown ? 0 : bit(num(frame, "side"))),
    options(t, frame, _side, out) {
      for (let n = 0; n <= t.position.planes[num(frame, "side")]!; n++) out.push(n);
    },
    describe: (_t, _frame, code) => ({ planes: code }),
    take(t, frame, code, side) {
      t.set(frame.data, "flown", true);
      if (code === 0) return;
      t.set(t.position.planes, side, t.position.planes[side]! - code);
      t.call("mission", { side, planes: code, hits: 0, hex: 0 });
    },
    proceed: (t) => t.leave(),
  },
  mission: {
    rule: "28.3",
    title: "Mission",
    proceed(t, frame) {
      const hex = num(frame, "hex");
      const side = num(frame, "side");
      const target = other(side);
      if (hex < TARGET) {
        t.set(frame.data, "hex", hex + 1);
        t.say("28.4", () => `mission flies to hex ${hex + 1}`);
        if (t.position.planes[target]! > 0) t.call("interception");
        return;
      }
      // Only the strike of the side with the advantage can be answered while it is in the air.
      const mayAnswer = t.frame("air-phase")!.data.simultaneous === true && t.position.planes[target]! > 0;
      if (mayAnswer && !frame.data.asked) {
        t.set(frame.data, "asked", true);
        return t.call("announcement");
      }
      // Both are rolled before either counts.
      const answer = t.result(frame) === true ? t.position.planes[target]! : 0;
      const hits = strike(t, side, num(frame, "planes"));
      const answered = answer > 0 ? strike(t, target, answer) : 0;
      // Planes in the air are not on the carrier when it is hit.
      t.set(t.position.planes, target, t.position.planes[target]! - answer);
      apply(t, target, hits);
      apply(t, side, answered);
      t.set(t.position.planes, target, t.position.planes[target]! + answer);
      t.set(t.position.planes, side, t.position.planes[side]! + num(frame, "planes"));
      t.say("28.13", () => `strike ${hits}, answer ${answered}`);
      t.leave();
    },
  },
  interception: {
    rule: "28.6",
    title: "Interception",
    asks: (t) => bit(other(num(missionOf(t), "side"))),
    options: (_t, _frame, _side, out) => void out.push(0, 1),
    describe: (_t, _frame, code) => ({ intercept: code === 1 }),
    take(t, _frame, code, side) {
      if (code === 0) return t.leave();
      const mission = missionOf(t);
      const shots = t.hits({ name: "interception", side, dice: 2, sides: 6, need: 5 });
      const lost = Math.min(shots, num(mission, "planes"));
      t.set(mission.data, "planes", num(mission, "planes") - lost);
      t.set(mission.data, "hits", num(mission, "hits") + shots);
      t.say("28.6", () => `intercepted: ${lost} lost`);
      if (num(mission, "hits") < ABORTING && num(mission, "planes") > 0) return t.leave();
      const home = num(mission, "side");
      t.set(t.position.planes, home, t.position.planes[home]! + num(mission, "planes"));
      t.set(t.position, "aborted", t.position.aborted + 1);
      t.say("28.9", () => "the mission aborts");
      t.unwind("mission", true);
    },
  },
  announcement: {
    rule: "28.13",
    title: "Simultaneous strike",
    asks: (t) => bit(other(num(missionOf(t), "side"))),
    options: (_t, _frame, _side, out) => void out.push(0, 1),
    describe: (_t, _frame, code) => ({ answer: code === 1 }),
    take: (t, _frame, code) => t.leave(code === 1),
  },
};

export const strikes = tiny<Strikes>({
  id: "strikes",
  sides: ["japan", "allies"],
  steps,
  position: () => ({ cycle: 1, planes: [4, 4], damage: [0, 0], aborted: 0 }),
  first: { step: "cycle", data: { i: 0 } },
  score: ({ damage }) => damage[1]! - damage[0]!,
  invariants: ({ planes }) => (planes.every((n) => n >= 0 && n <= 4) ? [] : ["planes out of nowhere"]),
});
