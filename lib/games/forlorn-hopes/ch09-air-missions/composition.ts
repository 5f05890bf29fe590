import { counted } from "../../../words";
import { derivedBy } from "../../../kernel";
import { attackModes } from "./attack-modes";
import type { Target } from "../model/attacks";
import { canTakeOff, isInRange } from "../model/flight";
import { AirFlag, Box, type ForlornTable, hasFlag, isOn, type Position } from "../model/position";
import { ALLIED, JAPANESE, type Rules, sideIds } from "../model/rules";
import { siteOfAirUnit } from "../model/bases";
import { rangeTo } from "../model/distance";
import { aircraftOf, airUnitsOfSide, isAirCombatUnit, isFighter } from "../model/units";
import { carriesParatroops, mayAssault } from "./paratroops";
import { dropHexes, navalTargetsAt, targetsAt, targetsFor } from "./targets";

/** 9.1 Who may fly a mission, where to, and who with whom. */

const isRegroupTurn = ({ position }: ForlornTable): boolean => position.generalRegroup === position.turn;

/** 9.1.2: in the Ready box, without a mission or an interception this turn. On a General Regroup Turn no carrier aircraft of the Covering Fleet (14.5.1). */
export function isEligible(t: ForlornTable, unit: number): boolean {
  const { air } = t.position;
  if (air.base[unit]! < 0 || air.box[unit] !== Box.ready || hasFlag(air.flags[unit]!, AirFlag.flew))
    return false;
  if (!isAirCombatUnit(t, unit) && !(carriesParatroops(t, unit) && mayAssault(t))) return false;
  const { force } = t.rules.airUnits[unit]!;
  if (
    force === "covering-fleet" &&
    isRegroupTurn(t) &&
    !t.rules.parameters.generalRegroup.coveringAirMissions
  )
    return false;
  return canTakeOff(t, unit);
}

const none: readonly Target[] = [];

/** Whether a unit could attack one of these targets, or drop paratroops in the hex. */
function canServe(t: ForlornTable, unit: number, hex: number, targets: readonly Target[]): boolean {
  if (carriesParatroops(t, unit)) return dropHexes(t).includes(hex);
  return canAttackOne(t, unit, targets);
}

function canAttackOne(t: ForlornTable, unit: number, targets: readonly Target[]): boolean {
  for (const target of targets) if (canAttack(t, unit, target)) return true;
  return false;
}

const canAttack = (t: ForlornTable, unit: number, target: Target): boolean =>
  attackModes(t, unit, target, withBombs).length > 0 ||
  attackModes(t, unit, target, withTorpedoes).length > 0;

const withBombs = { torpedo: false, hasFought: false };
const withTorpedoes = { torpedo: true, hasFought: false };

/** Targets of a mission to a hex: a reaction is against ships alone (9.1.4). */
export const targetsOfMission = (
  t: ForlornTable,
  side: number,
  hex: number,
  reaction: boolean,
): readonly Target[] => (reaction ? navalTargetsAt(t, side, hex) : targetsAt(t, side, hex));

/** Hexes to which a side could fly a mission now, in the order of the map. */
export function targetHexes(t: ForlornTable, side: number): number[] {
  const units = eligibleUnits(t, side);
  if (units.length === 0) return [];
  const byHex = targetsFor(t, side);
  const from = units.map((unit) => siteOfAirUnit(t, unit));
  const canReach = (hex: number, targets: readonly Target[]): boolean =>
    units.some(
      (unit, n) =>
        rangeTo(t, from[n]!, hex) <= aircraftOf(t, unit).strategicRange && canServe(t, unit, hex, targets),
    );
  const found: number[] = [];
  for (const [hex, targets] of byHex) if (canReach(hex, targets)) found.push(hex);
  if (side === JAPANESE && units.some((unit) => carriesParatroops(t, unit)))
    for (const hex of dropHexes(t)) if (!byHex.has(hex) && canReach(hex, none)) found.push(hex);
  return found.sort((a, b) => a - b);
}

const eligibleUnits = derivedBy<Rules, Position, number, readonly number[]>(
  (_t, side) => side,
  (t, side) => {
    const found: number[] = [];
    for (const unit of airUnitsOfSide(t.rules, side)) if (isEligible(t, unit)) found.push(unit);
    return found;
  },
  ["air", "bases", "fleet", "control", "hits", "terms", "turn", "generalRegroup", "paratroops"],
);

/** Whether a side could fly any mission: what 8.4 asks. */
export const canFlyMission = derivedBy<Rules, Position, number, boolean>((_t, side) => side, canFly, [
  "air",
  "bases",
  "fleet",
  "control",
  "hits",
  "terms",
  "turn",
  "generalRegroup",
  "paratroops",
  "ground",
  "supply",
]);

/** Not by the list of who is eligible: the first who is can nearly always fly somewhere. */
function canFly(t: ForlornTable, side: number): boolean {
  for (const unit of airUnitsOfSide(t.rules, side))
    if (isEligible(t, unit) && canFlyAnywhere(t, side, unit)) return true;
  return false;
}

function canFlyAnywhere(t: ForlornTable, side: number, unit: number): boolean {
  const from = siteOfAirUnit(t, unit);
  const range = aircraftOf(t, unit).strategicRange;
  if (carriesParatroops(t, unit)) return dropHexes(t).some((hex) => rangeTo(t, from, hex) <= range);
  for (const [hex, targets] of targetsFor(t, side))
    if (rangeTo(t, from, hex) <= range && canAttackOne(t, unit, targets)) return true;
  return false;
}

/** 9.1.4: whether a side could fly a reaction mission against the ships in a hex: from these airbases, or from any. */
export function canReact(t: ForlornTable, side: number, hex: number, from?: readonly number[]): boolean {
  const targets = targetsOfMission(t, side, hex, true);
  if (targets.length === 0) return false;
  // As in `canFly` not by the list.
  for (const unit of airUnitsOfSide(t.rules, side))
    if (
      isEligible(t, unit) &&
      isFrom(t, unit, from) &&
      !carriesParatroops(t, unit) &&
      isInRange(t, unit, hex) &&
      canAttackOne(t, unit, targets)
    )
      return true;
  return false;
}

/** Whether a unit is at one of these airbases; all are where none are named. */
const isFrom = (t: ForlornTable, unit: number, from: readonly number[] | undefined): boolean =>
  from === undefined || from.includes(t.position.air.base[unit]!);

/** 9.1.1: the most units in a mission, alike or not; on a General Regroup Turn fewer for one side (14.5.1). */
function limits(t: ForlornTable, side: number): { same: number; mixed: number } {
  const { same, mixed } = t.rules.composition[sideIds[side]!];
  const most = isRegroupTurn(t) ? regroupLimit(t, side) : Infinity;
  return { same: Math.min(same, most), mixed: Math.min(mixed, most) };
}

function regroupLimit(t: ForlornTable, side: number): number {
  const { allied, japanese } = t.rules.composition;
  if (!isOn(t, "regroup-limit-on-allies"))
    return (side === ALLIED ? allied : japanese).generalRegroup ?? Infinity;
  // The option gives one side's limit to the other.
  return (side === ALLIED ? japanese : allied).generalRegroup ?? Infinity;
}

/** Why units may not fly one mission together; undefined when they may. */
export function whyNotTogether(
  t: ForlornTable,
  side: number,
  units: readonly number[],
): { rule: string; text: string } | undefined {
  const { alike } = t.rules.composition[sideIds[side]!];
  const isAlike = new Set(units.map((unit) => t.rules.airUnits[unit]![alike])).size <= 1;
  const { same, mixed } = limits(t, side);
  const most = isAlike ? same : mixed;
  if (units.length > most) {
    const what = isAlike
      ? "A mission"
      : `A mission of more than one ${alike === "nation" ? "nationality" : "force"}`;
    return {
      rule: isRegroupTurn(t) ? "14.5.1" : "9.1.1",
      text: `${what} has ${counted(most, "air unit")} at most.`,
    };
  }
  if (
    units.some((unit) => carriesParatroops(t, unit)) &&
    units.some((unit) => !carriesParatroops(t, unit) && !isFighter(t, unit))
  )
    return {
      rule: "9.11",
      text: "Only fighters fly with the unit that drops paratroops: a mission has one target.",
    };
  return undefined;
}

/** Units that can join those chosen for a mission to a hex. */
export function candidates(
  t: ForlornTable,
  side: number,
  hex: number,
  chosen: readonly number[],
  reaction: boolean,
  from?: readonly number[],
): number[] {
  const targets = targetsOfMission(t, side, hex, reaction);
  const withParatroops = chosen.some((unit) => carriesParatroops(t, unit));
  return eligibleUnits(t, side).filter((unit) => {
    if (chosen.includes(unit) || !isInRange(t, unit, hex)) return false;
    if (!isFrom(t, unit, from) || (reaction && carriesParatroops(t, unit))) return false;
    const isEscort = withParatroops && isFighter(t, unit);
    if (!isEscort && !canServe(t, unit, hex, targets)) return false;
    return !whyNotTogether(t, side, [...chosen, unit]);
  });
}
