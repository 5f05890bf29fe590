import { counted } from "../../../words";
import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { sideDoes, shipDoes } from "../model/pieces";
import { type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { setShipFlag } from "../model/units";
import { overloadedShip } from "../ch10-naval-missions/cargo";
import { settleCargo } from "../ch10-naval-missions/embarkation";
import { missions } from "./missions";

/** 8.0 Air/Naval Operations Phase: initiative missions, then missions in turn until both sides have passed twice running. */

/** Missions that a side can perform now, by their places in the list. */
const possible = (t: ForlornTable, side: number): number[] =>
  missions.flatMap((mission, n) => (mission.isPossible(t, side) ? [n] : []));

const canPerform = (t: ForlornTable, side: number): boolean =>
  missions.some((mission) => mission.isPossible(t, side));

const missionNames: Readonly<Record<string, string>> = {
  air: "an air mission",
  naval: "a naval mission",
  stage: "a stage mission",
};

function perform(t: ForlornTable, side: number, n: number): void {
  const { id, rule, step } = missions[n]!;
  t.set(t.position, "missions", t.position.missions + 1);
  t.say(rule, () => `${sideDoes(side, "performs")} ${missionNames[id] ?? `a mission: ${id}`}.`);
  t.call(step, { side });
}

const describeMission = (code: number, done: string): Choice =>
  code === DONE ? { do: done } : { do: "mission", mission: missions[code]!.id };

/** 8.2: the Initiative player may perform his initiative missions, or end them early. */
const initiativeMissions: Step<Rules, Position> = {
  rule: "8.2",
  title: "Initiative missions",
  asks: (t) =>
    overloadedShip(t) < 0 && t.position.initiativeMissions > 0 && canAct(t) ? 1 << t.position.initiative : 0,
  options(t, _frame, side, out) {
    out.push(...possible(t, side), DONE);
  },
  describe: (_t, _frame, code) => describeMission(code, "end-initiative-missions"),
  prompt: (t) =>
    `Which mission do you perform? ${counted(t.position.initiativeMissions, "initiative mission")} left.`,
  take(t, _frame, code, side) {
    if (code === DONE) {
      t.set(t.position, "initiativeMissions", 0);
      return t.say("8.2", () => `${sideDoes(side, "ends")} the initiative missions.`);
    }
    t.set(t.position, "initiativeMissions", t.position.initiativeMissions - 1);
    perform(t, side, code);
  },
  proceed(t) {
    if (settleCargo(t)) return;
    t.set(t.position, "initiativeMissions", 0);
    t.leave();
  },
};

const canAct = (t: ForlornTable): boolean => canPerform(t, t.position.initiative);

type LoopData = { side: number; passes: number };

/**
 * 8.3, 8.4: in turn, the non-Initiative player first. It is over when each has passed on two opportunities running, or no one
 * can perform a mission. Any mission begins the count anew.
 */
const alternatingMissions: Step<Rules, Position, LoopData> = {
  rule: "8.3",
  title: "Missions",
  enter(t, { data }) {
    t.set(data, "side", enemyOf(t.position.initiative));
    t.set(data, "passes", 0);
  },
  asks(t, { data }) {
    if (overloadedShip(t) >= 0 || data.passes >= 2 * t.rules.parameters.missions.passes) return 0;
    return canPerform(t, data.side) ? 1 << data.side : 0;
  },
  options(t, { data }, _side, out) {
    out.push(...possible(t, data.side), DONE);
  },
  describe: (_t, _frame, code) => describeMission(code, "pass"),
  prompt: () => "Which mission do you perform?",
  take(t, { data }, code, side) {
    t.set(data, "side", enemyOf(side));
    if (code !== DONE) {
      t.set(data, "passes", 0);
      return perform(t, side, code);
    }
    t.set(data, "passes", data.passes + 1);
    t.say("8.3", () => `${sideDoes(side, "passes")}.`);
  },
  proceed(t, { data }) {
    // Aircraft may have damaged a ship with cargo (2.2.4).
    if (settleCargo(t)) return;
    const isOver =
      data.passes >= 2 * t.rules.parameters.missions.passes || [0, 1].every((side) => !canPerform(t, side));
    if (isOver) return t.leave();
    // Who can perform none passes.
    t.set(data, "side", enemyOf(data.side));
    t.set(data, "passes", data.passes + 1);
  },
};

/** 14.1.4: ships recover from disruption at the end of the phase. */
const navalRecovery: Step<Rules, Position> = {
  rule: "14.1.4",
  title: "Ships recover",
  proceed(t) {
    t.leave();
    for (const [ship, flags] of t.position.fleet.flags.entries()) {
      if (!hasFlag(flags, ShipFlag.disrupted)) continue;
      setShipFlag(t, ship, ShipFlag.disrupted, false);
      t.say("14.1.4", () => `${shipDoes(t, ship, "recovers")}.`);
    }
  },
};

export const operationsSteps: Steps<Rules, Position> = {
  "initiative-missions": initiativeMissions,
  "alternating-missions": alternatingMissions,
  "naval-disruption-removal": navalRecovery,
};
