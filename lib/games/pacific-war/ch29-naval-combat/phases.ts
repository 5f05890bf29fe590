import type { Step, Steps } from "../../../kernel";
import { readChart } from "../../shared/result-table";
import { navalUnitsAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { type Battle, battleOf, given, type Range } from "./battle";
import { waterOf } from "./determination";

/** 29.2 The three phases of a naval battle: bids, placing, range and fire. */

type PhaseData = { stage: number };
type Leaving = { side: number; underFire: boolean };

const phase = (n: number): Step<Rules, Position, PhaseData> => ({
  rule: `29.2.${n}`,
  title: `Naval Combat Phase ${n}`,
  enter: (t, { data }) => t.set(data, "stage", 0),
  proceed(t, frame) {
    const battle = battleOf(t);
    const { stage } = frame.data;
    t.set(frame.data, "stage", stage + 1);
    if (stage === 0) {
      if (n > t.rules.parameters.navalCombat.phases) return t.leave();
      t.set(battle, "phase", n);
      if (takesBids(t, battle)) t.call("naval-bids", { secret: [null, null] });
    } else if (stage === 1) {
      const leaving = t.result(frame) as Leaving | undefined;
      // 29.2.5: when one side withdraws, nobody places more ships.
      if (leaving) t.call("naval-leaving", { ...leaving, toHex: -1, fired: false });
      else t.call("naval-placing");
    } else if (battle.over) t.leave();
    else if (stage === 2) {
      if (n === 1) firstRange(t, battle);
      t.call("naval-fire");
    } else {
      if (isOneSideGone(t, battle)) t.set(battle, "over", true);
      t.leave();
    }
  },
});

/** A battle that goes on has no bids: it is at short range (29.2.3). */
const takesBids = (t: PacificTable, { phase: n, continues }: Battle): boolean =>
  !continues && n >= t.rules.parameters.navalCombat.bidsFrom && given(t)?.bids !== false;

/** 29.2.4: at first the water and the light give the range, or the scenario does. */
function firstRange(t: PacificTable, battle: Battle): void {
  const { lighting } = t.rules;
  const column = lighting.conditions[t.position.lighting]!.range;
  const found = readChart(t, "range-determination", waterOf(t.rules, battle.hex), column);
  setRange(t, battle, given(t)?.range ?? (found!.text as Range));
}

export function setRange(t: PacificTable, battle: Battle, range: Range): void {
  t.set(battle, "range", range);
  t.say("29.2.4", () => `The range is ${range}.`);
}

const isOneSideGone = (t: PacificTable, { hex, half }: Battle): boolean =>
  navalUnitsAt(t, hex, 0, half).length === 0 || navalUnitsAt(t, hex, 1, half).length === 0;

export const phaseSteps: Steps<Rules, Position> = {
  "naval-phase-1": phase(1),
  "naval-phase-2": phase(2),
  "naval-phase-3": phase(3),
};
