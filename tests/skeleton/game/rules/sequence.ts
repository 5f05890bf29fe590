import { type Phase, sequenceStep, type State, type Steps } from "../../../../lib/kernel";
import type { GameStep, Position, T } from "./position";
import type { Rules } from "./rules";
import { hourTitle } from "./time";
import { score } from "./victory";

/** What a step remembers that calls others: whether it has begun. */
type Begun = { begun?: boolean };

/** 1.0: the hours of the night, one after the other. */
const game: GameStep<Begun> = {
  rule: "1.0",
  title: "Hours",
  proceed(t, frame) {
    if (frame.data.begun) {
      const { turn } = t.position;
      if (turn >= t.rules.hours) return score(t);
      t.change("/turn", turn, turn + 1);
      t.set(t.position, "turn", turn + 1);
    }
    t.set(frame.data, "begun", true);
    t.call("hour");
  },
};

const hour: GameStep<Begun> = {
  rule: "1.0",
  title: "Hour",
  stream: ({ position }) => `hour ${position.turn}`,
  enter: rest,
  proceed(t, frame) {
    if (frame.data.begun) return t.leave();
    t.set(frame.data, "begun", true);
    t.say("1.0", () => `${hourTitle(t.rules.firstHour, t.position.turn)}.`);
    t.call("sequence", { name: "hour", i: 0 });
  },
};

export const sequenceSteps: Steps<Rules, Position> = {
  game,
  hour,
  sequence: sequenceStep(({ sequence }, name) => sequence[name], "1.0"),
};

function rest(t: T): void {
  for (let unit = 0; unit < t.position.moved.length; unit++) t.set(t.position.moved, unit, false);
}

/** The step of the hour that is in play. */
export function phaseOf(
  { frames, position }: State<Position>,
  step: (id: string) => { title: string; rule: string },
): Phase | undefined {
  const hour = frames.findIndex((frame) => frame.step === "hour");
  const frame = frames.slice(hour + 1).find((each) => hour >= 0 && each.step !== "sequence");
  if (!frame) return undefined;
  const part = hourTitle(position.firstHour, position.turn);
  return {
    ...step(frame.step),
    id: `${part} · ${frame.step}`,
    part,
    step: frame.step,
    turn: position.turn,
  };
}
