import type { Choice, Step, Steps } from "../../../kernel";
import { type Target, targetText } from "../model/attacks";
import { flyingUnits } from "../model/flight";
import { sideDoes } from "../model/pieces";
import { AirFlag, type ForlornTable, hasFlag, type Position } from "../model/position";
import type { Rules } from "../model/rules";
import { targetsOfMission } from "./composition";
import { missionOf } from "./mission";
import { carriesParatroops } from "./paratroops";
import { describeTarget, targetCodes } from "./target-options";

/** 9.6 Which specific target is attacked, of those in the hex: declared after the Target Scrambles, or written down before. */

const codes = (t: ForlornTable): number[] => {
  const { side, site, reaction = false } = missionOf(t);
  const units = flyingUnits(t, side);
  const armed = units.filter((unit) => hasFlag(t.position.air.flags[unit]!, AirFlag.torpedo));
  return targetCodes(t, targetsOfMission(t, side, site, reaction), units, armed);
};

const isDrop = (t: ForlornTable): boolean =>
  flyingUnits(t, missionOf(t).side).some((unit) => carriesParatroops(t, unit));

const written = (t: ForlornTable): Target | null =>
  missionOf(t).secret[missionOf(t).side] as unknown as Target | null;

const designation: Step<Rules, Position> = {
  rule: "9.6",
  title: "Target of the mission",
  asks(t) {
    if (missionOf(t).target !== null || isDrop(t) || written(t) !== null) return 0;
    return codes(t).length > 0 ? 1 << missionOf(t).side : 0;
  },
  options(t, _frame, _side, out) {
    out.push(...codes(t));
  },
  describe(t, _frame, code): Choice {
    const { side, site, reaction = false } = missionOf(t);
    return describeTarget(t, targetsOfMission(t, side, site, reaction)[code]!, "target");
  },
  prompt: () => "What does the mission attack?",
  take(t, _frame, code) {
    const { side, site, reaction = false } = missionOf(t);
    declare(t, { ...targetsOfMission(t, side, site, reaction)[code]! });
  },
  proceed(t) {
    const { target, site } = missionOf(t);
    if (target !== null) return t.leave();
    if (isDrop(t)) return declare(t, { kind: "drop", site });
    const note = written(t);
    if (note === null) return t.leave();
    t.reveal();
    declare(t, { ...note });
  },
};

function declare(t: ForlornTable, target: Target): void {
  const { side } = missionOf(t);
  t.set(missionOf(t), "target", target);
  t.say("9.6", () =>
    target.kind === "drop"
      ? `${sideDoes(side, "drops")} paratroops at ${targetText(t, target)}.`
      : `${sideDoes(side, "attacks")} ${targetText(t, target)}.`,
  );
}

export const designationSteps: Steps<Rules, Position> = { "target-designation": designation };
