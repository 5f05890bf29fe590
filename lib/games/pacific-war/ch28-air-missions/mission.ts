import { airStrength, siteOf } from "../model/air";
import type { AirUnit, PacificTable } from "../model/position";
import type { Strength } from "../model/rules";
import { airClass } from "../model/units";

/** What is remembered of an air mission while it is on (28.3), and of the phase that it belongs to. */

/** A key of tables/air-missions.json. */
export type MissionKind = string;

/** What one air unit of the mission attacks: exactly one of the targets; ships in the order of their priority (28.11.D). */
export type Order = {
  airUnit: number;
  strafe?: boolean;
  ships?: number[];
  groundUnit?: number;
  /** The Base of the hex, an Offensive Support Base there, a Fortification or submarines at their Command. */
  base?: boolean;
  supportBase?: boolean;
  construction?: boolean;
  fortification?: string;
  submarines?: string;
};

export type MissionData = {
  kind: MissionKind;
  side: number;
  toHex: number;
  /** Which member of the list of its parts comes next. */
  part: number;
  airUnits: number[];
  /** Airborne units that it carries (28.14). */
  groundUnits: number[];
  /** By air unit: hits in this mission (28.9). */
  hits: number[];
  coordinated: boolean;
  detected: boolean;
  /** 28.11.A: against Task Forces, or against all else in the hex. */
  atTaskForces: boolean;
  orders: Order[];
  /** Ids of the enemy Task Forces that they attack. */
  attacked: string[];
  /** Carriers that they attack, each with its Task Force: one that sinks is in none any more (28.18). */
  carriers: { ship: number; group: number }[];
  /** Classes of the steps that were lost over the target (28.15). */
  lost: string[];
  /** 28.13: where the other side flies to in reply; absent for none. */
  replyHex?: number;
  /** The first unalerted step that a strike destroys has been chosen by the attacker (28.11.F). */
  firstLoss?: boolean;
};

export type PhaseData = {
  side: number;
  isAdvantage: boolean;
  /** Hexes that have been the target of a mission (28.1.D). */
  usedHex: number[];
  /** Ground units that have made a Troop Quality check (28.11). */
  checkedGroundUnits: number[];
  /** Troops that have jumped in this phase: they were not at an airbase when it began (28.14). */
  droppedGroundUnits: number[];
  over: boolean;
};

export const ADVANTAGE_PHASE = "advantage-air-missions";
export const DISADVANTAGE_PHASE = "disadvantage-air-missions";
export const MISSION = "air-mission";
/** 34.16: a Ferry Mission to where it flies CAP; it comes home afterwards. */
export const PATROL = "patrol";

/** 28.16: whoever flies it fights nobody, and need not say where it goes. */
export const isFerry = (kind: MissionKind): boolean => kind === "ferry" || kind === PATROL;

/** The mission in play. */
export const missionOf = (t: PacificTable): MissionData => t.frame<MissionData>(MISSION)!.data;

export const phaseData = (t: PacificTable): PhaseData =>
  (t.frame<PhaseData>(ADVANTAGE_PHASE) ?? t.frame<PhaseData>(DISADVANTAGE_PHASE))!.data;

export const unitAt = (t: PacificTable, n: number): AirUnit => t.position.airUnits[n]!;

export const isF = (t: PacificTable, n: number): boolean => airClass(t.rules, unitAt(t, n)).engine === "F";

/** 28.19: it strikes Task Forces, does not come back, and is lost in its attack. */
export const isKamikaze = (t: PacificTable, n: number): boolean => airClass(t.rules, unitAt(t, n)).isKamikaze;

/** 28.9: a unit with so many hits takes no further part; those of a Ferry Mission fly on (28.16), and Kamikazes. */
export function hasAborted(t: PacificTable, mission: MissionData, n: number): boolean {
  if (isKamikaze(t, n)) return false;
  const hits = mission.hits[mission.airUnits.indexOf(n)] ?? 0;
  return t.rules.airMissions[mission.kind]!.aborts && hits >= t.rules.parameters.air.abortHits;
}

/** Units of the mission over its target, those that have aborted included. */
export const overTarget = (t: PacificTable, { airUnits, toHex }: MissionData): number[] =>
  airUnits.filter((n) => unitAt(t, n).over === toHex);

/** Those of them that may still use their strengths. */
export const fighting = (t: PacificTable, mission: MissionData): number[] =>
  overTarget(t, mission).filter((n) => !hasAborted(t, mission, n));

/** The Task Forces that the mission attacks, whether they are still there or not. */
export const attackedTaskForces = ({ position }: PacificTable, { attacked, side }: MissionData): number[] =>
  attacked.map((id) => position.taskForces.findIndex((group) => group.side !== side && group.id === id));

/** Named for the mission and still where they are based. */
export const waitingIn = (t: PacificTable, { airUnits }: MissionData, hex: number): number[] =>
  airUnits.filter((n) => {
    const unit = unitAt(t, n);
    return unit.steps > 0 && unit.over < 0 && !unit.flew && siteOf(t.position, unit) === hex;
  });

/** "Marine fighters (3)". */
export const airText = (t: PacificTable, n: number): string => {
  const { name, steps } = unitAt(t, n);
  return `${name} (${steps})`;
};

export const hexText = ({ rules }: PacificTable, hex: number): string => {
  const place = rules.hexes.place[hex]!;
  return place < 0 ? rules.hexes.ids[hex]! : `${rules.places[place]!.name} (${rules.hexes.ids[hex]!})`;
};

/** Strength of a unit in combat; at night half of it, rounded down, but for Night Fighters (26.3.B). */
export function strengthInLight(
  t: PacificTable,
  n: number,
  kind: "antiAir" | "antiNaval" | "antiGround",
  isHalved: boolean,
): Strength {
  const unit = unitAt(t, n);
  const strength = airStrength(t, unit, kind);
  return strength === null || !isHalved || isNightFighter(t, n) ? strength : Math.floor(strength / 2);
}

export const isNight = ({ rules, position }: PacificTable): boolean =>
  rules.lighting.conditions[position.lighting]!.missions === "night";

/** 26.3.B.d: the first so many Night Fighters of the game fly at night without a penalty. */
export function isNightFighter(t: PacificTable, n: number): boolean {
  const { rules, position } = t;
  if (!airClass(rules, unitAt(t, n)).isNightFighter) return false;
  const before = position.airUnits.filter((unit, k) => k < n && airClass(rules, unit).isNightFighter).length;
  return before < rules.parameters.air.nightFighters;
}
