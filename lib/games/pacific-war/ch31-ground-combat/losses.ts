import type { Choice, Step } from "../../../kernel";
import { counted } from "../../../words";
import { loseGroundSteps } from "../model/damage";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { groundClass, stepsOfGround } from "../model/units";
import { sideName } from "./battle";

export type LossData = {
  side: number;
  steps: number;
  /** -1 where no unit leads. */
  leadGroundUnit: number;
  groundUnits: number[];
};

const stepsLeft = ({ rules, position }: PacificTable, unit: number): number => {
  const of = position.groundUnits[unit]!;
  return of.hex < 0 ? 0 : stepsOfGround(rules, of);
};

/** 31.5: the lead unit goes down to its last step; then the owner chooses, but it is the first to be eliminated. */
export const groundLosses: Step<Rules, Position, LossData> = {
  rule: "31.5",
  title: "Step losses",
  enter(t, { data }) {
    const { steps, leadGroundUnit: lead, side } = data;
    if (steps > 0) t.say("31.5", () => `${sideName(t, side)}: ${counted(steps, "step")} to lose.`);
    if (lead < 0) return;
    // The first step is the lead unit's, even if it is its last one.
    lose(t, data, lead, Math.min(steps, Math.max(1, stepsLeft(t, lead) - 1)));
  },
  asks: (t, { data }) => (data.steps > 0 && candidates(t, data).length > 1 ? 1 << data.side : 0),
  options: (t, { data }, _side, out) => void out.push(...candidates(t, data)),
  describe: (t, _frame, code): Choice => ({ lose: t.position.groundUnits[code]!.id }),
  prompt: (_t, { data }) => `Which unit loses a step? ${counted(data.steps, "step")} to go.`,
  take: (t, { data }, code) => lose(t, data, code, 1),
  proceed(t, { data }) {
    const [only] = candidates(t, data);
    if (data.steps <= 0 || only === undefined) return t.leave();
    lose(t, data, only, 1);
  },
};

function lose(t: PacificTable, data: LossData, unit: number, steps: number): void {
  const lost = loseGroundSteps(t, unit, Math.min(steps, stepsLeft(t, unit)));
  t.set(data, "steps", data.steps - lost);
  if (lost > 0)
    t.say(
      "31.5",
      () => `${groundClass(t.rules, t.position.groundUnits[unit]!).name} loses ${counted(lost, "step")}.`,
    );
}

/** Units that may lose the next step. */
function candidates(t: PacificTable, { leadGroundUnit: lead, groundUnits, steps }: LossData): number[] {
  const others = groundUnits.filter((n) => n !== lead && stepsLeft(t, n) > 0);
  if (lead < 0 || stepsLeft(t, lead) === 0) return others;
  const spare = others.filter((n) => stepsLeft(t, n) > 1);
  const sum = spare.reduce((total, n) => total + stepsLeft(t, n) - 1, 0);
  // Somebody has to be eliminated: the lead unit is the first.
  return steps > sum ? [lead] : spare;
}
