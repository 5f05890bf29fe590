import { combatFactorOf } from "../model/attacks";
import { type ForlornTable, GroundFlag } from "../model/position";
import { JAPANESE, NOWHERE } from "../model/rules";
import { kindOf } from "../model/stacking";
import { isUnitSupplied } from "../model/supply";
import { isGroundDisrupted } from "../model/units";
import { hasGroundFlag, isAshore, ownUnitsAt } from "./places";

/** 11.4 What attacks and what defends: one unit, with the arms that support it. */

/** 2.2.3, 11.4: undisrupted, ashore, not bound to defend, and it has not attacked this turn. */
export const canAttack = (t: ForlornTable, unit: number): boolean =>
  isAshore(t, unit) &&
  !t.rules.groundUnits[unit]!.isDefendOnly &&
  !isGroundDisrupted(t, unit) &&
  !hasGroundFlag(t, unit, GroundFlag.attacked);

/** 11.4: only infantry in supply is supported. */
const canBeSupported = (t: ForlornTable, unit: number): boolean =>
  kindOf(t, unit) === "infantry" && isUnitSupplied(t, unit);

/** Artillery in supply, and armor. */
const canSupport = (t: ForlornTable, unit: number): boolean => {
  const kind = kindOf(t, unit);
  return kind === "armor" || (kind === "artillery" && isUnitSupplied(t, unit));
};

/** Armor and artillery in the hex of an attacker that may attack with it. */
export function supportersOf(t: ForlornTable, unit: number): number[] {
  if (!canBeSupported(t, unit)) return [];
  const there = ownUnitsAt(t, t.rules.groundUnits[unit]!.side, t.position.ground.site[unit]!);
  return there.filter((each) => canSupport(t, each) && canAttack(t, each));
}

/**
 * The arms among these units that support one of them in defense: the strongest artillery and the strongest armor. Disruption
 * does not keep a unit from defending (11.4.3), and it costs nothing, so the owner is not asked.
 */
export function defensiveSupport(t: ForlornTable, unit: number, there: readonly number[]): number[] {
  if (!canBeSupported(t, unit)) return [];
  return (["armor", "artillery"] as const).flatMap((kind) => {
    const arms = there.filter((each) => kindOf(t, each) === kind && canSupport(t, each));
    const [best] = arms.toSorted((a, b) => combatFactorOf(t, b) - combatFactorOf(t, a));
    return best === undefined ? [] : [best];
  });
}

export const sumOfFactors = (t: ForlornTable, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + combatFactorOf(t, unit), 0);

/** 9.11: what paratroops in the hex add to Japanese units that defend it. */
export const paratroopDefense = (t: ForlornTable, side: number, hex: number): number =>
  side === JAPANESE && t.position.paratroops.site === hex ? t.rules.parameters.paratroops.defense : 0;

/** 9.11: what paratroops add to a Japanese attack on a hex: most when they have dropped into it, nothing when they are not near. */
export function paratroopAttack(t: ForlornTable, side: number, hex: number): number {
  const { site } = t.position.paratroops;
  if (side !== JAPANESE || site === NOWHERE) return 0;
  const { attack, attackOnEnemy } = t.rules.parameters.paratroops;
  if (site === hex) return attackOnEnemy;
  for (let direction = 0; direction < 6; direction++)
    if (t.rules.hexes.next[hex * 6 + direction] === site) return attack;
  return 0;
}

/** The strength with which units defend a hex together: the best of them with its support (11.5.1). */
export function bestDefense(t: ForlornTable, units: readonly number[]): number {
  return Math.max(0, ...units.map((unit) => sumOfFactors(t, [unit, ...defensiveSupport(t, unit, units)])));
}
