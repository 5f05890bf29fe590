import type { Choice, Step, Steps } from "../../../kernel";
import { isOperational, ownerOf } from "../model/bases";
import { land } from "../model/flight";
import { airUnitText, baseId, baseText } from "../model/pieces";
import { AirFlag, type ForlornTable, type Position } from "../model/position";
import { type Rules } from "../model/rules";
import { setAirFlag } from "../model/units";
import { missionOf } from "./mission";
import { carriesParatroops, countAssault, mayAssaultAgain } from "./paratroops";
import { isShotDown } from "./return-to-base";

/**
 * 9.11: a transport that is shot down in the first assault comes back, to one of the off-map bases, for the second. An assault in
 * which it was shot down before the drop counts, too.
 */

const transport = (t: ForlornTable): number =>
  missionOf(t).airUnits.find((unit) => carriesParatroops(t, unit) && isShotDown(t, unit)) ?? -1;

const homes = (t: ForlornTable, unit: number): number[] =>
  t.rules.bases.flatMap(({ kind }, base) =>
    kind === "off-map" && ownerOf(t, base) === t.rules.airUnits[unit]!.side && isOperational(t, base)
      ? [base]
      : [],
  );

const transportReturn: Step<Rules, Position> = {
  rule: "9.11",
  title: "Return of the transport aircraft",
  enter(t) {
    const { paratroops, turn } = t.position;
    if (transport(t) >= 0 && paratroops.turn !== turn) countAssault(t);
  },
  asks(t) {
    const unit = transport(t);
    return unit >= 0 && mayAssaultAgain(t) && homes(t, unit).length > 0
      ? 1 << t.rules.airUnits[unit]!.side
      : 0;
  },
  options(t, _frame, _side, out) {
    out.push(...homes(t, transport(t)));
  },
  describe: (t, _frame, code): Choice => ({ do: "return-to", base: baseId(t, code) }),
  prompt: (t) => `Where does ${airUnitText(t, transport(t))} come back?`,
  take(t, _frame, code) {
    const unit = transport(t);
    land(t, unit, code);
    setAirFlag(t, unit, AirFlag.flew, true);
    t.say("9.11", () => `${airUnitText(t, unit)} comes back to ${baseText(t, code)} for another assault.`);
  },
  proceed: (t) => t.leave(),
};

export const transportSteps: Steps<Rules, Position> = { "transport-return": transportReturn };
