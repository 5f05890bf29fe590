import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { airUnitsIn } from "../model/air";
import { fire, type Shot } from "../model/combat";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { airClass } from "../model/units";
import { alertedIn, bonusOf, standDown } from "./alert";
import { patrolsOver } from "./eligibility";
import {
  airText,
  fighting,
  hexText,
  isF,
  isFerry,
  isNight,
  type MissionData,
  missionOf,
  overTarget,
  strengthInLight,
  unitAt,
} from "./mission";

/** 28.6 Interception, 28.7 CAP and Escort, 28.8 Air Combat. */

interface Duel {
  attack: string;
  /** Who fires, and the other F beside it. */
  unit: number;
  others: readonly number[];
  /** Enemy units, of which the best counts (34.5). */
  at: readonly number[];
  name: string;
}

/** 34.5, 34.7: what a unit loses against a better one; B of the US are better as targets than they fight. */
function lackOfSkill(t: PacificTable, unit: number, at: readonly number[]): number {
  const { options } = t.position;
  if (!options.includes("defensive-pilot-skill")) return 0;
  const levels = at.map((n) => {
    const { engine, level, nation } = airClass(t.rules, unitAt(t, n));
    const isTough = options.includes("bomber-toughness") && nation === "us" && engine === "B";
    return isTough ? Math.max(level, t.rules.parameters.optional.bomberLevel) : level;
  });
  const lack = Math.max(0, Math.max(0, ...levels) - airClass(t.rules, unitAt(t, unit)).level);
  if (lack > 0) t.acted("34.5");
  return lack;
}

function duel(t: PacificTable, { attack, unit, others, at, name }: Duel): Shot {
  // 26.3.B.c: the Anti-Air of Alerted F is halved at night.
  const isHalved = isNight(t) && unitAt(t, unit).alerted;
  const own = strengthInLight(t, unit, "antiAir", isHalved);
  const bonus = t.rules.attacks[attack]!.bonus ? bonusOf(t, unit, others) : 0;
  const { side } = airClass(t.rules, unitAt(t, unit));
  const strength = own === null ? null : own + bonus - lackOfSkill(t, unit, at);
  const shot = fire(t, { attack, strength, side, name });
  t.say(
    "28.8",
    () => `${airText(t, unit)} fires with ${strength ?? "no strength"}: ${counted(shot.hits, "hit")}.`,
  );
  return shot;
}

const capAttack = ({ coordinated }: MissionData): string =>
  coordinated ? "cap-coordinated" : "cap-uncoordinated";

const escortAttack = ({ coordinated, kind }: MissionData): string =>
  kind === "supremacy" ? "escort-supremacy" : coordinated ? "escort-coordinated" : "escort-uncoordinated";

/** F that can fight: a strength of x is none (3.4). */
const canFight = (t: PacificTable, n: number): boolean => airClass(t.rules, unitAt(t, n)).antiAir !== null;

type InterceptionData = { side: number; hex: number; airUnits: number[]; stage: "alert" | "choose" | "over" };

/** 28.6: one Alerted F fires at the stack, which does not fire back. */
const interception: Step<Rules, Position, InterceptionData> = {
  rule: "28.6",
  title: "Interception",
  asks: (t, { data }) => (data.stage === "choose" && interceptors(t, data).length > 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    out.push(...interceptors(t, data), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { intercept: t.position.airUnits[code]!.id },
  prompt: (t, { data }) => `Which unit intercepts the mission in ${hexText(t, data.hex)}?`,
  take(t, { data }, code) {
    t.set(data, "stage", "over");
    if (code === DONE) return;
    const mission = missionOf(t);
    const others = alertedIn(t, data.hex, data.side).filter((n) => n !== code);
    const at = data.airUnits;
    const { hits } = duel(t, { attack: capAttack(mission), unit: code, others, at, name: "interception" });
    if (hits > 0)
      t.call("air-hits", {
        side: data.side,
        hits,
        airUnits: [...data.airUnits],
        firstAirUnit: -1,
        rule: "28.6",
      });
  },
  proceed(t, { data }) {
    if (data.stage === "alert") {
      t.set(data, "stage", "choose");
      return t.call("mission-alert", { side: data.side, hex: data.hex, isForced: false });
    }
    standDown(t, data.hex, data.side);
    t.leave();
  },
};

const interceptors = (t: PacificTable, { hex, side }: InterceptionData): number[] =>
  alertedIn(t, hex, side).filter((n) => isF(t, n) && canFight(t, n));

/** Stages: alert, cap, escort, fire, hits on the mission, hits on the Alerted units. */
type CapData = {
  stage?: "cap" | "escort" | "fire" | "second" | "experience";
  capAirUnit?: number;
  escortAirUnit?: number;
  capHits?: number;
  escortHits?: number;
  /** Units of CAP and Escort that rolled the face of experience (16.7). */
  learnedAirUnits?: number[];
};

/** What is in the air against a mission: Alerted units, and a fighter on patrol (34.16). */
const defenders = (t: PacificTable, { toHex, side }: MissionData): number[] => [
  ...alertedIn(t, toHex, enemyOf(side)),
  ...patrolsOver(t, toHex, enemyOf(side)),
];

const caps = (t: PacificTable, mission: MissionData): number[] =>
  defenders(t, mission).filter((n) => isF(t, n) && canFight(t, n));

/** 34.16: who is on patrol flies CAP of itself. */
const isForcedCap = (t: PacificTable, { toHex, side }: MissionData): boolean =>
  patrolsOver(t, toHex, enemyOf(side)).some((n) => canFight(t, n));

/**
 * 28.7.C: an F where there is one, first those that can fire; against CAP any other unit without. A Kamikaze is an F that
 * CAP can be fought with only by being shot at (28.19). Only some missions may begin a combat.
 */
function escorts(t: PacificTable, mission: MissionData, isForced: boolean): number[] {
  const able = fighting(t, mission);
  const all = able.filter((n) => isF(t, n));
  const fighters = all.filter((n) => canFight(t, n));
  if (isForced) return [fighters, all, able].find((some) => some.length > 0) ?? [];
  const hasTargets = defenders(t, mission).length > 0;
  return t.rules.airMissions[mission.kind]!.starts && hasTargets ? fighters : [];
}

const cap: Step<Rules, Position, CapData> = {
  rule: "28.7",
  title: "CAP and Escort",
  asks(t, { data }) {
    const mission = missionOf(t);
    if (data.stage === "cap") return caps(t, mission).length > 0 ? 1 << enemyOf(mission.side) : 0;
    if (data.stage === "escort")
      return escorts(t, mission, (data.capAirUnit ?? -1) >= 0).length > 0 ? 1 << mission.side : 0;
    return 0;
  },
  options(t, { data }, _side, out) {
    const mission = missionOf(t);
    if (data.stage === "cap") {
      out.push(...caps(t, mission));
      if (!isForcedCap(t, mission)) out.push(DONE);
      return;
    }
    const isForced = (data.capAirUnit ?? -1) >= 0;
    out.push(...escorts(t, mission, isForced));
    if (!isForced) out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    const { id } = t.position.airUnits[code]!;
    return data.stage === "cap" ? { cap: id } : { escort: id };
  },
  prompt: (_t, { data }) =>
    data.stage === "cap" ? "Which Alerted unit flies CAP?" : "Which unit of the mission is its Escort?",
  explain: (_t, { data }, choice) =>
    data.stage === "escort" && choice["do"] === "done"
      ? { rule: "28.7", text: "Against a CAP unit an Escort must be named." }
      : undefined,
  take(t, { data }, code) {
    const isCap = data.stage === "cap";
    t.set(data, isCap ? "capAirUnit" : "escortAirUnit", code);
    t.set(data, "stage", isCap ? "escort" : "fire");
  },
  proceed(t, { data }) {
    const mission = missionOf(t);
    const enemy = enemyOf(mission.side);
    switch (data.stage) {
      case undefined:
        if (isFerry(mission.kind)) return t.leave();
        t.set(data, "stage", "cap");
        if (!mission.detected || airUnitsIn(t, mission.toHex, enemy).length === 0)
          return patrolsOver(t, mission.toHex, enemy).length === 0 ? t.leave() : undefined;
        return t.call("mission-alert", { side: enemy, hex: mission.toHex, isForced: true });
      case "cap":
        return t.set(data, "stage", "escort");
      case "escort":
        return t.set(data, "stage", "fire");
      case "fire":
        return fight(t, mission, data);
      case "second":
        t.set(data, "stage", "experience");
        if (!data.escortHits) return;
        return t.call("air-hits", {
          side: mission.side,
          hits: data.escortHits,
          airUnits: defenders(t, mission),
          firstAirUnit: data.capAirUnit ?? -1,
          rule: "28.8",
        });
      case "experience":
        for (const n of data.learnedAirUnits ?? []) learn(t, mission, n);
        return t.leave();
    }
  },
};

/** 28.8: both fire before either takes hits. The first hit is for the unit that fights (3.0). */
function fight(t: PacificTable, mission: MissionData, data: CapData): void {
  const { capAirUnit = -1, escortAirUnit = -1 } = data;
  const enemy = enemyOf(mission.side);
  t.set(data, "stage", "second");
  const face = t.rules.parameters.replacements.experience;
  const learned: number[] = [];
  let capHits = 0;
  if (capAirUnit >= 0 && escortAirUnit >= 0) {
    const others = defenders(t, mission).filter((n) => n !== capAirUnit);
    const at = [escortAirUnit];
    const shot = duel(t, { attack: capAttack(mission), unit: capAirUnit, others, at, name: "CAP" });
    capHits = shot.hits;
    if (shot.face === face) learned.push(capAirUnit);
  }
  if (escortAirUnit >= 0 && canFight(t, escortAirUnit)) {
    const others = fighting(t, mission).filter((n) => n !== escortAirUnit);
    const at = capAirUnit >= 0 ? [capAirUnit] : defenders(t, mission);
    const shot = duel(t, { attack: escortAttack(mission), unit: escortAirUnit, others, at, name: "Escort" });
    t.set(data, "escortHits", shot.hits);
    if (shot.face === face) learned.push(escortAirUnit);
  }
  t.set(data, "learnedAirUnits", learned);
  if (capHits > 0)
    t.call("air-hits", {
      side: enemy,
      hits: capHits,
      airUnits: overTarget(t, mission),
      firstAirUnit: escortAirUnit,
      rule: "28.8",
    });
}

/** 16.7: a unit below the highest Status Level that does not abort gains one, if there is a counter for it. */
function learn(t: PacificTable, mission: MissionData, n: number): void {
  const { rules, position } = t;
  const unit = unitAt(t, n);
  const of = airClass(rules, unit);
  const hits = mission.hits[mission.airUnits.indexOf(n)] ?? 0;
  if (unit.steps === 0 || hits >= rules.parameters.air.abortHits) return;
  const kind = rules.airClasses.findIndex(
    (other) =>
      other.nation === of.nation &&
      other.engine === of.engine &&
      other.isCarrierCapable === of.isCarrierCapable &&
      other.level === of.level + 1 &&
      other.isNightFighter === of.isNightFighter &&
      other.steps === of.steps,
  );
  if (kind < 0) return;
  const inPlay = position.airUnits.filter((other) => other.kind === kind && other.steps > 0).length;
  if (inPlay >= rules.airClasses[kind]!.count) return;
  t.change(`/airUnits/${unit.id}/kind`, of.id, rules.airClasses[kind]!.id);
  t.set(unit, "kind", kind);
  t.say("16.7", () => `${unit.name} gains a Status Level.`);
}

export const combatSteps = { "mission-interception": interception, "mission-cap": cap };
