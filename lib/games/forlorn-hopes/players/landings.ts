import { lookUp } from "../../shared/result-table";
import { landNeighbours } from "../model/distance";
import { combatFactorOf } from "../model/attacks";
import { type ForlornTable, GroundFlag, hasFlag } from "../model/position";
import { modifiersOf } from "../model/rolls";
import { enemyOf, isHex } from "../model/rules";
import { kindOf } from "../model/stacking";
import { groundUnitsAt, isGroundDisrupted, shipRatings } from "../model/units";
import { pointsAt } from "./sight";

/** 11.5 What landing somewhere promises. */

/** Ground units of a side ashore in a hex or box. */
export const ashoreAt = (t: ForlornTable, side: number, site: number): number[] =>
  groundUnitsAt(t, site).filter((unit) => t.rules.groundUnits[unit]!.side === side);

/** The best of each arm together, as they attack and land (11.4). */
export function strengthOf(t: ForlornTable, units: readonly number[]): number {
  let sum = 0;
  for (const kind of ["infantry", "armor", "artillery"] as const) {
    let best = 0;
    for (const unit of units) if (kindOf(t, unit) === kind) best = Math.max(best, combatFactorOf(t, unit));
    sum += best;
  }
  return sum;
}

/** Points that a side could win in a hex and, in the next turns, over land from it: the farther, the less. */
export function prizesFrom(t: ForlornTable, side: number, hex: number): number {
  const far = new Map([[hex, 0]]);
  const queue = [hex];
  let sum = 0;
  for (const at of queue) {
    const steps = far.get(at)!;
    sum += prizeAt(t, side, at) / (1 + steps) ** 1.3;
    if (steps >= REACH) continue;
    for (const next of landNeighbours(t.rules, at))
      if (!far.has(next)) {
        far.set(next, steps + 1);
        queue.push(next);
      }
  }
  return sum;
}

/** Hexes over land that are looked at from a beach. */
const REACH = 3;

/** Points of a place that is not yet held, as far as it can be taken from those who defend it. */
export function prizeAt(t: ForlornTable, side: number, hex: number): number {
  const vp = pointsAt(t, hex);
  if (vp === 0) return 0;
  if (t.position.control[hex] === side) return ashoreAt(t, side, hex).length > 0 ? 0 : vp * 0.8;
  if (t.position.control[hex]! < 0) return 0;
  const defense = strengthOf(t, ashoreAt(t, enemyOf(side), hex));
  return vp / (1 + defense / 8);
}

/** The chance that units come ashore in a hex (11.5.1). */
export function chanceToLand(
  t: ForlornTable,
  side: number,
  hex: number,
  units: readonly number[],
  hasDaihatsu = false,
): number {
  const defenders = ashoreAt(t, enemyOf(side), hex);
  if (defenders.length === 0) return 1;
  const sum = modifiersOf(t, "contested-landing", {
    t,
    side: enemyOf(side),
    hex,
    quantities: {
      "attacking-factor": strengthOf(t, units),
      "defending-factor": strengthOf(t, defenders),
    },
    target: { disrupted: defenders.every((unit) => isGroundDisrupted(t, unit)) },
    landingHasDaihatsu: hasDaihatsu,
  });
  const { faces } = t.rules.parameters.die;
  let chance = 0;
  for (let face = 1; face <= faces; face++) {
    const text = lookUp(t.rules.charts["contested-landing"]!, face + sum, "result")?.text ?? "";
    if (["overrun", "ashore", "foothold"].includes(text)) chance += 1 / faces;
  }
  return chance;
}

/** Ground units that may leave where they are: fit, and not the last infantry of a place that is worth holding. */
export function spareUnits(t: ForlornTable, side: number, site: number, garrison: number): number[] {
  const there = ashoreAt(t, side, site);
  const fit = there
    .filter(
      (unit) => !isGroundDisrupted(t, unit) && !hasFlag(t.position.ground.flags[unit]!, GroundFlag.moved),
    )
    .toSorted((a, b) => combatFactorOf(t, b) - combatFactorOf(t, a));
  if (!isHex(t.rules, site)) return fit;
  const mustStay = pointsAt(t, site) >= garrison;
  const infantry = there.filter((unit) => kindOf(t, unit) === "infantry");
  if (!mustStay && prizesFrom(t, side, site) < 1) return fit;
  // The weakest infantry stays.
  const stays = infantry.toSorted((a, b) => combatFactorOf(t, a) - combatFactorOf(t, b))[0];
  // Where there is more to take over land nobody sails away.
  if (prizesFrom(t, side, site) >= ENOUGH) return [];
  return fit.filter((unit) => unit !== stays);
}

const ENOUGH = 5;

/** The chance of getting ashore with which no more troops are taken along. */
const SURE = 0.85;

/**
 * The troops that ships take to a place: a regiment for it and one for each further place that can be taken over land from it, and
 * as many as make the landing sure; guns and tanks where there is somebody to fight.
 */
export function forceFor(
  t: ForlornTable,
  side: number,
  units: readonly number[],
  ships: readonly number[],
  site: number,
): number[] {
  let room = ships.reduce((sum, ship) => sum + shipRatings(t, ship).cargo, 0);
  const force: number[] = [];
  const take = (kind: string, most: number): void => {
    for (const unit of units) {
      const steps = t.rules.groundUnits[unit]!.reduced === undefined ? 1 : 2;
      const count = force.filter((each) => kindOf(t, each) === kind).length;
      if (kindOf(t, unit) !== kind || force.includes(unit) || steps > room || count >= most) continue;
      force.push(unit);
      room -= steps;
    }
  };
  take("infantry", 1);
  if (force.length === 0) return [];
  const further = furtherFrom(t, side, site);
  if (further > 0 || ashoreAt(t, enemyOf(side), site).length > 0) {
    take("artillery", 1);
    take("armor", 1);
  }
  const most = t.rules.parameters.ground.infantry;
  take("infantry", Math.min(most, 1 + further));
  for (let n = 2; n <= most && chanceToLand(t, side, site, force) < SURE; n++) take("infantry", n);
  return force;
}

/** Places of worth beside a hex, or two hexes over land from it, that a side could take. */
function furtherFrom(t: ForlornTable, side: number, site: number): number {
  const near = new Set(landNeighbours(t.rules, site));
  for (const hex of [...near]) for (const next of landNeighbours(t.rules, hex)) near.add(next);
  near.delete(site);
  return [...near].filter((hex) => prizeAt(t, side, hex) >= 1.5).length;
}
