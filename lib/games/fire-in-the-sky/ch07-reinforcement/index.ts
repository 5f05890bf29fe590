import type { Step, Steps } from "../../../kernel";
import { accidentSteps } from "../optional/accidents";
import { kamikazeLossSteps } from "../optional/kamikaze-losses";
import { navalAviationSteps } from "./naval-aviation";
import { offMapMovementSteps } from "./off-map-movement";
import { pointsText, setSubmarines, setTransport } from "../model/points";
import type { Position } from "../model/position";
import { rangerSteps } from "../optional/ranger";
import { reinforcementSegmentSteps } from "./arriving-units";
import { replacementMarkerSteps } from "./replacement-markers";
import { JAPAN, type Rules } from "../model/rules";

/** 7.0 Reinforcement Phase: all of its steps, and the two segments that set points anew. */

const submarinePoints: Step<Rules, Position> = {
  rule: "7.2",
  title: "Submarine Point Segment",
  enter(t) {
    const side = t.position.phasing;
    const level = t.rules.submarineLevel[side]![t.position.turn] ?? 0;
    setSubmarines(t, side, level);
    t.say("7.2", () => `Submarine Points are set to ${pointsText(level)}.`);
  },
};

const transportPoints: Step<Rules, Position> = {
  rule: "7.3",
  title: "Transport Point Segment",
  enter(t) {
    const { phasing, turn, merchantmen } = t.position;
    t.rules.nations.forEach((nation, n) => {
      if (nation.side !== phasing) return;
      const level = phasing === JAPAN ? merchantmen : (t.rules.transportLevel[n]![turn] ?? 0);
      if (level === 0 && t.position.transport[n] === 0) return;
      setTransport(t, n, level);
      t.say("7.3", () => `Transport Points of ${nation.name} are set to ${pointsText(level)}.`);
    });
  },
};

export const reinforcementSteps: Steps<Rules, Position> = {
  ...reinforcementSegmentSteps,
  ...navalAviationSteps,
  ...accidentSteps,
  ...rangerSteps,
  "submarine-points": submarinePoints,
  "transport-points": transportPoints,
  ...replacementMarkerSteps,
  ...offMapMovementSteps,
  ...kamikazeLossSteps,
};
