import type { Choice, Step, Steps } from "../../../kernel";
import type { Target } from "../model/attacks";
import { flyingUnits, showMission } from "../model/flight";
import { award } from "../model/points";
import { airUnitId, airUnitText, shipId, sideText } from "../model/pieces";
import { AirFlag, type ForlornTable, Gone, hasFlag, type Position } from "../model/position";
import { JAPANESE, type Rules } from "../model/rules";
import { isBomber } from "../model/units";
import { capital } from "../../../words";
import { type AttackMode, attackModes } from "./attack-modes";
import { attackRun } from "./attack-run";
import { missionOf } from "./mission";
import { adjacentShips } from "./ships-under-attack";
import { isThere, shipsAttackedAt } from "./targets";

/**
 * The attack of a mission: an air battle (9.7) if anybody intercepts, which has the bombing in it, else each unit in turn meets
 * anti-aircraft fire and attacks (9.9, 9.10).
 */

type AttackData = { begun?: boolean; airUnits: number[] };

/** A way in which a unit may go on: it attacks (a ship, where ships are attacked), or turns back (9.8). */
interface Way {
  airUnit: number;
  target: Target;
  /** Undefined for a unit that turns back. */
  attack: AttackMode | undefined;
}

/** All that the units left may do, in a fixed order. A unit without anything to attack any more is not among them. */
function ways(t: ForlornTable, { airUnits }: AttackData): Way[] {
  const { target } = missionOf(t);
  if (target === null || !isThere(t, missionOf(t).side, target)) return [];
  const found: Way[] = [];
  for (const airUnit of airUnits) {
    for (const each of targetsOf(t, target))
      for (const attack of modesOf(t, airUnit, each)) found.push({ airUnit, target: each, attack });
    found.push({ airUnit, target, attack: undefined });
  }
  return found;
}

const targetsOf = (t: ForlornTable, target: Target): Target[] =>
  target.kind === "naval"
    ? shipsAttackedAt(t, missionOf(t).side, target.site!).map((ship) => ({ kind: "naval", ship }))
    : [target];

/** 9.10.4: without a battle the run for precision is automatic, for units that can make one. */
function modesOf(t: ForlornTable, airUnit: number, target: Target): readonly AttackMode[] {
  const torpedo = hasFlag(t.position.air.flags[airUnit]!, AirFlag.torpedo);
  const modes = attackModes(t, airUnit, target, { torpedo, hasFought: false });
  const precise = modes.filter(({ mode }) => mode === "precision");
  return precise.length > 0 ? precise : modes;
}

const attack: Step<Rules, Position, AttackData> = {
  rule: "9.10",
  title: "Attack of the mission",
  enter: (t, { data }) => t.set(data, "airUnits", []),
  asks: (t, { data }) => (data.airUnits.length > 0 && ways(t, data).length > 0 ? 1 << missionOf(t).side : 0),
  options(t, { data }, _side, out) {
    for (let code = ways(t, data).length - 1, n = 0; n <= code; n++) out.push(n);
  },
  describe(t, { data }, code): Choice {
    const { airUnit, target, attack: how } = ways(t, data)[code]!;
    const unit = airUnitId(t, airUnit);
    if (!how) return { do: isBomber(t, airUnit) ? "abort" : "no-attack", unit };
    return {
      do: "attack",
      unit,
      ...(target.ship !== undefined && { ship: shipId(t, target.ship) }),
      mode: how.mode,
      altitude: how.altitude,
    };
  },
  prompt: () => "Which unit attacks next, and how?",
  take(t, { data }, code) {
    const { airUnit, target, attack: how } = ways(t, data)[code]!;
    t.set(
      data,
      "airUnits",
      data.airUnits.filter((each) => each !== airUnit),
    );
    if (!how) return turnBack(t, airUnit);
    attackRun(t, { airUnit, target, ...how, alsoFiringShips: adjacentShips(t, target) });
  },
  proceed(t, { data }) {
    if (data.begun) return t.leave();
    t.set(data, "begun", true);
    const mission = missionOf(t);
    const { side, site, target, interceptorAirUnits } = mission;
    const airUnits = flyingUnits(t, side);
    // 9.1.2: the enemy sees what flies when combat begins.
    showMission(t, airUnits);
    t.set(mission, "airUnits", airUnits);
    t.say(
      "9.1.2",
      () => `${capital(sideText(side))}: ${airUnits.map((unit) => airUnitText(t, unit)).join(", ")}.`,
    );
    if (interceptorAirUnits.length === 0) {
      t.set(data, "airUnits", [...airUnits]);
      return target?.kind === "naval" ? t.call("ships-under-attack") : undefined;
    }
    t.call("air-battle", {
      side,
      site,
      airUnits: [...airUnits],
      interceptorAirUnits: [...interceptorAirUnits],
      target: target && { ...target },
      torpedoAirUnits: airUnits.filter((unit) => hasFlag(t.position.air.flags[unit]!, AirFlag.torpedo)),
    });
  },
};

/** 9.8: a bomber that aborts before anti-aircraft fire gives the enemy a point. A fighter need not attack. */
function turnBack(t: ForlornTable, airUnit: number): void {
  if (!isBomber(t, airUnit) || t.position.air.base[airUnit] === Gone.lost) return;
  t.say("9.8", () => `${airUnitText(t, airUnit)} aborts its mission.`);
  const { side } = t.rules.airUnits[airUnit]!;
  award(t, side === JAPANESE ? "japanese-bomber-aborts" : "allied-bomber-aborts");
}

export const attackSteps: Steps<Rules, Position> = { "mission-attack": attack };
