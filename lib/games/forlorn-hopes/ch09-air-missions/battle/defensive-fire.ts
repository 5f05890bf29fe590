import { type Choice, DONE, type Step } from "../../../../kernel";
import { type ForlornTable, isOn, type Position } from "../../model/position";
import { roll, rollDie, succeeds } from "../../model/rolls";
import type { Rules } from "../../model/rules";
import { aircraftOf } from "../../model/units";
import { fire, firesDefensively, whyNoShot } from "./fire";
import { movementOf } from "./movement";
import { battleOf, idOfCombatant, isOfMission, isOnBoard, nameOf, reveal } from "./state";

/**
 * 9.7.9h Defensive fire: bombers may fire at an interceptor each time that it enters a hex, or comes to their altitude in its
 * hex, within their range and field of fire. Each must first be permitted to by a die.
 */

type DefenceData = {
  /** The interceptor that moves. */
  mover: number;
  /** Bits: bombers that have tried here. */
  tried: number;
  done: boolean;
};

/** Bombers that can fire at an interceptor where it is. */
function gunners(t: ForlornTable, mover: number, tried: number, out: number[]): void {
  const battle = battleOf(t);
  if (!isOnBoard(battle, mover)) return;
  const altitude = battle.altitudes[mover];
  for (let each = 0; each < battle.airUnits.length; each++)
    if (
      battle.altitudes[each] === altitude &&
      (tried & (1 << each)) === 0 &&
      isOnBoard(battle, each) &&
      isOfMission(t, each) &&
      firesDefensively(t, each) &&
      whyNoShot(t, each, mover, "bomber") === undefined
    )
      out.push(each);
}

/** Asks for defensive fire at an interceptor that has come into its hex, if any bomber can. Call it last. */
export function callDefensiveFire(t: ForlornTable, mover: number): void {
  const found: number[] = [];
  gunners(t, mover, 0, found);
  if (found.length > 0) t.call("defensive-fire", { mover, tried: 0, done: false });
}

export const defensiveFire: Step<Rules, Position, DefenceData> = {
  rule: "9.7.9h",
  title: "Defensive fire",
  asks(t, { data }) {
    if (data.done) return 0;
    const found: number[] = [];
    gunners(t, data.mover, data.tried, found);
    return found.length > 0 ? 1 << battleOf(t).side : 0;
  },
  options(t, { data }, _side, out) {
    gunners(t, data.mover, data.tried, out);
    out.push(DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "hold-fire" } : { do: "defend", unit: idOfCombatant(t, code) },
  prompt: (t, { data }) => `Which bomber fires at ${nameOf(t, data.mover)}?`,
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "done", true);
    t.set(data, "tried", data.tried | (1 << code));
    if (isPermitted(t, code, data.mover)) fire(t, code, data.mover, "bomber");
  },
};

/** Bombers that the note of the chart names. */
const ON_THE_CHART: readonly string[] = ["B", "RB"];

/** The die before the shot, with the difference of movement allowances; with the option as the note of the chart says. */
function isPermitted(t: ForlornTable, bomber: number, mover: number): boolean {
  const { side, airUnits } = battleOf(t);
  const request = {
    name: `defensive fire of ${nameOf(t, bomber)} at ${nameOf(t, mover)}`,
    key: "defensive fire",
    side,
  };
  let total: number;
  if (isOn(t, "defensive-fire-of-patrol-bombers")) {
    if (!ON_THE_CHART.includes(aircraftOf(t, airUnits[bomber]!).type)) return true;
    total = rollDie(t, request);
  } else {
    const quantities = { "interceptor-tma": movementOf(t, mover), "bomber-tma": movementOf(t, bomber) };
    ({ total } = roll(
      t,
      "bomber-defensive-fire",
      { t, side, airUnit: airUnits[bomber]!, quantities },
      request,
    ));
  }
  const isPermittedByDie = succeeds(t, "bomber-defensive-fire", total);
  reveal(t, bomber);
  if (!isPermittedByDie) t.say("9.7.9h", () => `${nameOf(t, bomber)} cannot bring its guns to bear.`);
  return isPermittedByDie;
}
