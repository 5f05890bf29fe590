import type { ForlornHopesAirCombatMovement } from "../../../../documents/generated/types";
import { BattleFlag } from "../../model/battle";
import { type ForlornTable, isOn } from "../../model/position";
import { JAPANESE } from "../../model/rules";
import { aircraftOf, isBomber, isFighter, ratingsOf } from "../../model/units";
import { battleOf, hasAce, isMarked, isUnitDisrupted, sideOf } from "./state";

/** 9.7.8 Movement points of a unit, and its row of the Air Combat Movement Chart. */

export type Costs = NonNullable<ForlornHopesAirCombatMovement["rows"][string]["loaded"]>;
type Row = ForlornHopesAirCombatMovement["rows"][string];

/** The row of a type; with the option of 9.7.10 another one for those that may attack as fighters. */
export function rowOf(t: ForlornTable, airUnit: number): Row {
  const { movement, asFighter } = aircraftOf(t, airUnit);
  const id = asFighter !== undefined && isOn(t, "single-engine-fire") ? asFighter : movement;
  return t.rules.airMovement.rows[id!]!;
}

export const costsOf = (t: ForlornTable, combatant: number, loaded: boolean): Costs => {
  const row = rowOf(t, battleOf(t).airUnits[combatant]!);
  return (loaded ? row.loaded : undefined) ?? row.unloaded;
};

/**
 * Points of a unit for one impulse: its TMA, one more for a fighter with a Japanese ace and for a bomber without its bombs, one
 * less for a disrupted unit.
 */
export function movementOf(t: ForlornTable, combatant: number): number {
  const battle = battleOf(t);
  const unit = battle.airUnits[combatant]!;
  const { aceMovement, disruptedMovement, unloadedMovement, leastMovement } = t.rules.parameters.airBattle;
  let points = ratingsOf(t, unit).tma ?? 0;
  if (isFighter(t, unit)) {
    if (hasAce(t, combatant) && sideOf(t, combatant) === JAPANESE) points += aceMovement;
  } else if (isBomber(t, unit) && !isMarked(battle, combatant, BattleFlag.loaded)) points += unloadedMovement;
  if (isUnitDisrupted(t, combatant)) points -= disruptedMovement;
  return Math.max(leastMovement, points);
}

/** A formation has the points of its slowest unit. */
export const pointsOf = (t: ForlornTable, movers: readonly number[]): number =>
  movers.length === 1 ? movementOf(t, movers[0]!) : Math.min(...movers.map((each) => movementOf(t, each)));

/** Whether a unit, as it is loaded, may be at high altitude at all (notes 1 and 3 of the chart). */
export const climbsHigh = (t: ForlornTable, combatant: number): boolean =>
  costsOf(t, combatant, isMarked(battleOf(t), combatant, BattleFlag.loaded)).highRounds !== 0;

/** The dearest cost of the units of a formation; null for what one of them cannot do. */
export function costOf(
  all: readonly Costs[],
  action: "turnOneSide" | "turnTwoSides" | "roll" | "immelmann" | "climb",
): number | null {
  let most = 0;
  for (const costs of all) {
    const cost = costs[action];
    if (cost === null) return null;
    if (cost > most) most = cost;
  }
  return most;
}

/** The least that a dive brings to one of them; null where one of them cannot dive. */
export function diveGain(all: readonly Costs[]): number | null {
  let least = Infinity;
  for (const { dive } of all) {
    if (dive === null) return null;
    if (dive < least) least = dive;
  }
  return least;
}

export function levelsOf(all: readonly Costs[], action: "climbLevels" | "diveLevels"): number {
  let least = all[0]![action];
  for (const costs of all) if (costs[action] < least) least = costs[action];
  return least;
}
