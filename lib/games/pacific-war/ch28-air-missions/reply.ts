import { type Choice, DONE, type Step } from "../../../kernel";
import { siteOf } from "../model/air";
import { phasesOf } from "../ch05-sequence";
import { distance } from "../model/distance";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { airClass } from "../model/units";
import { isGroundedByWeather } from "../model/weather";
import { alertedOf } from "./alert";
import {
  ADVANTAGE_PHASE,
  airText,
  attackedTaskForces,
  DISADVANTAGE_PHASE,
  hexText,
  isNight,
  isNightFighter,
  type MissionData,
  missionOf,
  unitAt,
} from "./mission";
import { areCarriersCaught } from "./surprise";
import { isKeptByWeather } from "./weather";

/** 28.13 Simultaneous Strike: the Alerted aircraft of attacked carriers fly to where the strike came from. */

const taskForceOf = (t: PacificTable, n: number): number => {
  const { ship } = unitAt(t, n);
  return ship < 0 ? -1 : t.position.fleet.taskForce[ship]!;
};

/** Hexes that the strike came from, and to which the carriers may reply. */
function origins(t: PacificTable): number[] {
  const mission = missionOf(t);
  const { fleet, airUnits } = t.position;
  if (t.frame(ADVANTAGE_PHASE) === undefined || areCarriersCaught(t) || mission.kind !== "strike") return [];
  if (!phasesOf(t).includes(DISADVANTAGE_PHASE)) return [];
  const attacked = attackedTaskForces(t, mission);
  const aboard = [...airUnits.keys()].filter(
    (n) => airUnits[n]!.steps > 0 && attacked.includes(taskForceOf(t, n)),
  );
  if (aboard.length === 0 || aboard.some((n) => !unitAt(t, n).alerted)) return [];
  // 28.9.2: units that have stayed at home are no part of the strike.
  const strikers = mission.airUnits.filter((n) => unitAt(t, n).flew);
  const hexes = new Set(strikers.map((n) => siteOf(t.position, unitAt(t, n))));
  return [...hexes].filter(
    (hex) =>
      hex >= 0 &&
      hex !== mission.toHex &&
      strikers.every((n) => {
        const { ship } = unitAt(t, n);
        const group = ship < 0 ? -1 : fleet.taskForce[ship]!;
        return (
          siteOf(t.position, unitAt(t, n)) !== hex || group < 0 || t.position.taskForces[group]!.detected
        );
      }) &&
      aboard.some((n) => canReply(t, n, mission.toHex, hex)),
  );
}

/**
 * An Activated unit (28.1.A), there and back to a carrier (28.1.E), and not at night (26.3.B), or at dusk in weather that
 * grounds it (6.0); of F any Status Level strikes.
 */
function canReply(t: PacificTable, n: number, from: number, to: number): boolean {
  const unit = unitAt(t, n);
  const { range, engine } = airClass(t.rules, unit);
  if (!unit.activated || (isNight(t) && !isNightFighter(t, n)) || isGroundedByWeather(t, from)) return false;
  return (
    t.rules.airMissions["strike"]!.engines.includes(engine) && 2 * distance(t.rules.hexes, from, to) <= range
  );
}

const missionReply: Step<Rules, Position, { over?: boolean }> = {
  rule: "28.13",
  title: "Simultaneous Strike",
  asks: (t, { data }) => (!data.over && origins(t).length > 0 ? 1 << enemyOf(missionOf(t).side) : 0),
  options: (t, _frame, _side, out) => void out.push(...origins(t), DONE),
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { strikeBackAt: t.rules.hexes.ids[code]! },
  prompt: () => "Do your carriers strike back at once, and where?",
  take(t, { data }, code) {
    t.set(data, "over", true);
    if (code === DONE) return;
    t.set(missionOf(t), "replyHex", code);
    t.say("28.13", () => `A Simultaneous Strike on ${hexText(t, code)} is announced.`);
  },
  proceed: (t) => t.leave(),
};

/** `airUnits` are kept at home by the weather (6.1). */
type ReplyFlight = { over?: boolean; begun?: boolean; airUnits: number[] };

/** Alerted aircraft of carriers that reach the hex of the reply. */
const able = (t: PacificTable, { side, toHex, replyHex }: MissionData, { airUnits }: ReplyFlight): number[] =>
  alertedOf(t, enemyOf(side)).filter(
    (n) =>
      replyHex !== undefined &&
      unitAt(t, n).ship >= 0 &&
      !airUnits.includes(n) &&
      canReply(t, n, toHex, replyHex),
  );

/**
 * After the strike: the aircraft of attacked carriers fly, those of other Task Forces in the hex may fly with them. They
 * strike in the Disadvantage Air Mission Phase.
 */
const missionReplyFlight: Step<Rules, Position, ReplyFlight> = {
  rule: "28.13",
  title: "Simultaneous Strike: who flies",
  enter: (t, { data }) => t.set(data, "airUnits", []),
  asks: (t, { data }) =>
    data.begun && !data.over && able(t, missionOf(t), data).length > 0 ? 1 << enemyOf(missionOf(t).side) : 0,
  options: (t, { data }, _side, out) => void out.push(...able(t, missionOf(t), data), DONE),
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { fly: t.position.airUnits[code]!.id },
  prompt: () => "Which other aircraft of the hex fly with them?",
  take(t, { data }, code) {
    if (code === DONE) t.set(data, "over", true);
    else fly(t, missionOf(t), data, code);
  },
  proceed(t, { data }) {
    const mission = missionOf(t);
    if (mission.replyHex === undefined || data.begun) return t.leave();
    t.set(data, "begun", true);
    const attacked = attackedTaskForces(t, mission);
    // A sunk carrier is in no Task Force any more: it was one of those attacked.
    for (const n of able(t, mission, data)) {
      const group = taskForceOf(t, n);
      if (group < 0 || attacked.includes(group)) fly(t, mission, data, n);
    }
  },
};

/** 6.1: it is a mission like any other, so that the weather over the carriers may keep a unit at home. */
function fly(t: PacificTable, { side, toHex, replyHex }: MissionData, data: ReplyFlight, n: number): void {
  const unit = unitAt(t, n);
  if (isKeptByWeather(t, n, enemyOf(side))) return t.push(data.airUnits, n);
  t.set(unit, "alerted", false);
  t.set(unit, "over", replyHex!);
  t.set(unit, "flown", distance(t.rules.hexes, toHex, replyHex!));
  t.say("28.13", () => `${airText(t, n)} flies to ${hexText(t, replyHex!)}.`);
}

export const replySteps = { "mission-reply": missionReply, "mission-reply-flight": missionReplyFlight };
