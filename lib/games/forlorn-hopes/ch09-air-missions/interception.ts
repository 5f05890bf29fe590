import { counted } from "../../../words";
import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { canTakeOff, flyingUnits, isInRange, rangeFlown, takeOff } from "../model/flight";
import { airUnitId, airUnitText, sideDoes, siteText } from "../model/pieces";
import { AirFlag, Box, type ForlornTable, type Position } from "../model/position";
import { roll, succeeds } from "../model/rolls";
import { enemyOf, type Rules } from "../model/rules";
import { isFighter, ratingsOf, setAirFlag } from "../model/units";
import type { MissionData } from "./mission";

/** 9.4 Interceptor Scramble: up to four fighters try, one after the other. */

/** Of a mission, or of a patrol (7.3.5), which has flown no distance. */
type Interception = Pick<MissionData, "side" | "site" | "attemptedAirUnits" | "interceptorAirUnits">;

const interceptionOf = (t: ForlornTable): Interception =>
  (t.frame<MissionData>("air-mission") ?? t.frame<MissionData>("patrol-interception"))!.data;

/** Fighters that may try: within range, on the ground in any box, and each once in a mission. */
function interceptors(t: ForlornTable): number[] {
  const { side, site, attemptedAirUnits } = interceptionOf(t);
  if (attemptedAirUnits.length >= t.rules.parameters.scramble.attempts) return [];
  const found: number[] = [];
  for (let unit = 0; unit < t.rules.airUnits.length; unit++)
    if (
      t.rules.airUnits[unit]!.side === enemyOf(side) &&
      isFighter(t, unit) &&
      t.position.air.base[unit]! >= 0 &&
      !attemptedAirUnits.includes(unit) &&
      isInRange(t, unit, site) &&
      canTakeOff(t, unit)
    )
      found.push(unit);
  return found;
}

/** 9.4.1, "?": what the unit of the mission that came farthest has flown more than the interceptor. */
export function rangeWarning(t: ForlornTable, interceptor: number): number {
  const { side, site } = interceptionOf(t);
  const farthest = Math.max(0, ...flyingUnits(t, side).map((unit) => rangeFlown(t, unit, site)));
  return farthest - rangeFlown(t, interceptor, site);
}

type ScrambleData = { done?: boolean };

const scramble: Step<Rules, Position, ScrambleData> = {
  rule: "9.4",
  title: "Interceptor Scramble",
  // Also who has no fighter in range is asked: that he has none is secret (6.1).
  askForced: true,
  asks(t, { data }) {
    const { side, attemptedAirUnits } = interceptionOf(t);
    const isOver = data.done || attemptedAirUnits.length >= t.rules.parameters.scramble.attempts;
    return isOver ? 0 : 1 << enemyOf(side);
  },
  options(t, _frame, _side, out) {
    out.push(...interceptors(t), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "intercept", unit: airUnitId(t, code) },
  prompt(t) {
    const { site, attemptedAirUnits } = interceptionOf(t);
    const left = t.rules.parameters.scramble.attempts - attemptedAirUnits.length;
    return `Which fighter tries to intercept at ${siteText(t, site)}? ${counted(left, "attempt")} left.`;
  },
  take(t, { data }, code, side) {
    if (code === DONE) {
      t.set(data, "done", true);
      if (interceptionOf(t).interceptorAirUnits.length === 0)
        t.say("9.4.3", () => `${sideDoes(side, "does")} not intercept.`);
      return;
    }
    attempt(t, code, side);
  },
  proceed: (t) => t.leave(),
};

/** 9.4.1 to 9.4.3: the die against the allowance. The attempt costs the fighter its mission, and its regroup. */
function attempt(t: ForlornTable, unit: number, side: number): void {
  const interception = interceptionOf(t);
  const { site } = interception;
  const { air } = t.position;
  t.push(interception.attemptedAirUnits, unit);
  const { total } = roll(
    t,
    "interceptor-scramble",
    {
      t,
      side,
      airUnit: unit,
      base: air.base[unit]!,
      hex: site,
      quantities: { "range-warning": rangeWarning(t, unit) },
    },
    { name: `Interceptor Scramble of ${airUnitText(t, unit)}`, key: "interceptor scramble", side },
  );
  const isAway = succeeds(t, "interceptor-scramble", total, { rating: ratingsOf(t, unit).tma ?? undefined });
  t.say(isAway ? "9.4.2" : "9.4.3", () =>
    isAway ? `${airUnitText(t, unit)} intercepts.` : `${airUnitText(t, unit)} does not intercept.`,
  );
  if (isAway) {
    takeOff(t, unit, site);
    return t.push(interception.interceptorAirUnits, unit);
  }
  setAirFlag(t, unit, AirFlag.flew, true);
  if (air.box[unit] === Box.regroup) t.set(air.box, unit, Box.ready);
}

export const interceptionSteps: Steps<Rules, Position> = { "interceptor-scramble": scramble };
