import type { Choice, Step, Steps } from "../../../kernel";
import { DONE } from "../../../kernel";
import { sideText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import { enemyOf, OFF_MAP, type Rules } from "../model/rules";
import { STORM, weatherOf } from "../board/sky";
import { losePastDue } from "./deadlines";
import { flightSteps, flyable } from "./flying";
import { interceptionSteps } from "./interception";
import { holdBack } from "./held-back";
import { arrive } from "./off-board";
import { formationId } from "../model/pieces";
import { look } from "../ch07-observation";

/**
 * 14 Plane Movement: the side with the initiative moves all its Air Formations, then the other. Each is taken up once: it
 * searches or not, flies hex by hex, lands or stays in the air.
 */

const planeMovement: Step<Rules, Position> = {
  rule: "14",
  title: "Plane Movement Phase",
  proceed(t, frame) {
    const turn = (frame.data.turn ?? 0) as number;
    t.set(frame.data, "turn", turn + 1);
    if (turn === 0) return t.call("meetings");
    if (turn > 2) return t.leave();
    const side = turn === 1 ? t.position.initiative : enemyOf(t.position.initiative);
    t.call("side-flies", { side });
  },
};

const sideOf = (frame: { data: { [key: string]: unknown } }): number => frame.data.side as number;

/** 14.2: one side's Air Formations, one at a time; then those that could not land in time are lost. */
const sideFlies: Step<Rules, Position> = {
  rule: "14.2",
  title: "Plane movement of a side",
  // The other side must not see how many Air Formations are still to move.
  secret: true,
  // Nor that there are none: a side is asked at least once, whatever it has.
  asks: (t, frame) =>
    frame.data.begun && !frame.data.done && (!frame.data.asked || flyable(t, sideOf(frame)).length > 0)
      ? 1 << sideOf(frame)
      : 0,
  askForced: (_t, frame) => !frame.data.asked,
  options(t, _frame, side, out) {
    for (const n of flyable(t, side)) out.push(n);
    if (mayEnd(t, side)) out.push(DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "fly", formation: formationId(t.position.formations[code]!) },
  prompt: (t, _frame, side) =>
    flyable(t, side).length > 0 ? "Which Air Formation flies?" : "No Air Formation can move",
  take(t, frame, code) {
    t.set(frame.data, "asked", true);
    if (code === DONE) t.set(frame.data, "done", true);
    else t.call("flight", { formation: code, moved: 0 });
  },
  proceed(t, frame) {
    if (!frame.data.begun) {
      t.set(frame.data, "begun", true);
      t.say("14.1", () => `Plane movement of ${sideText(sideOf(frame))}.`);
      // 15.6: combat may have left planes without the fuel for another turn.
      losePastDue(t, sideOf(frame), t.position.turn - 1);
      holdBack(t, sideOf(frame));
      arrive(t, sideOf(frame));
      // 14.11: what has come from beyond the edge may be seen.
      return look(t);
    }
    if (!frame.data.checked) {
      t.set(frame.data, "checked", true);
      losePastDue(t, sideOf(frame), t.position.turn);
      // 7.16: what has been reorganized is reported to those that see it.
      return look(t);
    }
    t.leave();
  },
};

/** Air Formations that were formed this turn must take off before a side is done (14.6), those in a storm leave it (6.6). */
function mayEnd(t: FlatTopTable, side: number): boolean {
  return !flyable(t, side).some((n) => {
    const { mode, hex } = t.position.formations[n]!;
    return mode >= 0 || (hex !== OFF_MAP && weatherOf(t, hex) === STORM);
  });
}

export const planeMovementSteps: Steps<Rules, Position> = {
  "plane-movement": planeMovement,
  "side-flies": sideFlies,
  ...flightSteps,
  ...interceptionSteps,
};
