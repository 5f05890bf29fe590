import { type Choice, DONE, type Step } from "../../../kernel";
import { airUnitsIn, installationsIn, launchOf } from "../model/air";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, type Rules } from "../model/rules";
import { airClass } from "../model/units";
import { airText, hexText, isF, isNight, isNightFighter, unitAt } from "./mission";
import { areCarriersCaught, isAlertBarred } from "./surprise";

/** 28.5.2 Alert. */

/** `isForced`: over the target as many as can be; to intercept, F as the owner likes. */
type AlertData = { side: number; hex: number; isForced: boolean; over?: boolean };

/** Steps that the installations of a hex can still send up. */
function capacity(t: PacificTable, hex: number, side: number): number {
  const all = installationsIn(t, hex, side).reduce((sum, place) => sum + launchOf(t, place, side), 0);
  return alertedIn(t, hex, side).reduce((left, n) => left - unitAt(t, n).steps, all);
}

export const alertedIn = (t: PacificTable, hex: number, side: number): number[] =>
  airUnitsIn(t, hex, side).filter((n) => unitAt(t, n).alerted);

/** Alerted units of a side, those whose carrier has sunk under them included. */
export const alertedOf = ({ rules, position }: PacificTable, side: number): number[] =>
  [...position.airUnits.keys()].filter((n) => {
    const unit = position.airUnits[n]!;
    return unit.alerted && unit.steps > 0 && airClass(rules, unit).side === side;
  });

/** At night only F of the US with the highest Status Level go up, and Night Fighters (26.3.B). */
function maySeeNight(t: PacificTable, n: number): boolean {
  if (!isNight(t) || isNightFighter(t, n)) return true;
  const { side, nation, engine, level } = airClass(t.rules, unitAt(t, n));
  return side === ALLIED && nation === "us" && engine === "F" && level >= t.rules.parameters.air.nightLevel;
}

/** Whole units that fit under the capacity, and whose own installation works. */
function alertable(t: PacificTable, { hex, side, isForced }: AlertData): number[] {
  if (isAlertBarred(t, side, hex)) return [];
  const left = capacity(t, hex, side);
  return airUnitsIn(t, hex, side).filter((n) => {
    const { alerted, steps, ship } = unitAt(t, n);
    return (
      !alerted &&
      steps <= left &&
      launchOf(t, { hex, ship }, side) > 0 &&
      (isForced || isF(t, n)) &&
      maySeeNight(t, n)
    );
  });
}

/** Whether an F could go up in a hex. */
export const canIntercept = (t: PacificTable, hex: number, side: number): boolean =>
  alertable(t, { hex, side, isForced: false }).length > 0;

const alertUnit = (t: PacificTable, n: number): void => t.set(unitAt(t, n), "alerted", true);

const alert: Step<Rules, Position, AlertData> = {
  rule: "28.5.2",
  title: "Alert",
  enter(t, { data }) {
    if (!data.isForced) return;
    // All that there are, where they fit together: nothing is to be chosen.
    const all = alertable(t, data);
    const steps = all.reduce((sum, n) => sum + unitAt(t, n).steps, 0);
    if (steps > capacity(t, data.hex, data.side)) return;
    for (const n of all) alertUnit(t, n);
  },
  asks: (t, { data }) => (!data.over && alertable(t, data).length > 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    out.push(...alertable(t, data));
    if (!data.isForced) out.push(DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { alert: t.position.airUnits[code]!.id },
  prompt: (t, { data }) => `Which air units in ${hexText(t, data.hex)} are Alerted?`,
  take(t, { data }, code) {
    if (code === DONE) t.set(data, "over", true);
    else alertUnit(t, code);
  },
  proceed(t, { data }) {
    const up = alertedIn(t, data.hex, data.side);
    if (up.length > 0)
      t.say(
        "28.5.2",
        () => `Alerted in ${hexText(t, data.hex)}: ${up.map((n) => airText(t, n)).join(", ")}.`,
      );
    t.leave();
  },
};

/** 28.5.2: what other F in the air add to the strength of the one that fights; nothing where carriers are caught (22.0). */
export function bonusOf(t: PacificTable, n: number, others: readonly number[]): number {
  const { bonusSteps, ambushCvCap } = t.rules.parameters.air;
  const isCaught =
    areCarriersCaught(t) &&
    [n, ...others].some((each) => unitAt(t, each).alerted && unitAt(t, each).ship >= 0);
  const counted = isCaught ? others.slice(0, ambushCvCap - 1) : others;
  return bonusSteps.reduce((sum, steps, level) => {
    const of = counted.filter((each) => isF(t, each) && airClass(t.rules, unitAt(t, each)).level === level);
    return sum + Math.floor(of.reduce((all, each) => all + unitAt(t, each).steps, 0) / steps);
  }, 0);
}

/** They land where they came from; those of an interception at once (28.6). */
export function standDown(t: PacificTable, hex: number, side: number): void {
  for (const n of alertedIn(t, hex, side)) t.set(unitAt(t, n), "alerted", false);
}

export const alertSteps = { "mission-alert": alert };
