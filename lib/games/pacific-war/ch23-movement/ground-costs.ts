import { isInArea, mayEnter } from "../model/areas";
import { mayInitiateCombat } from "../model/combat-rights";
import { INDIA_STEPS } from "../model/countries";
import { beyond, costFor } from "../model/crossing";
import { hasRoom, hasTroops, troopsIn } from "../model/ground";
import { fortAt, shipsAt } from "../model/navy";
import { enterBox } from "../model/off-map";
import { isLinked } from "../model/links";
import { Gone, type GroundUnit, type PacificTable } from "../model/position";
import { ALLIED, enemyOf, JAPANESE } from "../model/rules";
import { baseAt, groundClass, hexOfShip, stepsOfGround } from "../model/units";
import { isClosedByWeather } from "../model/weather";

/** 23.1, 23.8: what a ground unit can do next, and what it costs. */

/** What it costs to march in a direction; Infinity where it cannot. Not to an enemy in Contact Phases (23.4.C) nor out of time (20.2.3.H). */
export function marchCost(t: PacificTable, n: number, direction: number, inContact: boolean): number {
  const unit = t.position.groundUnits[n]!;
  const to = beyond(t.rules, unit.hex, direction);
  const { side } = groundClass(t.rules, unit);
  const cost = costFor(t.rules, unit, unit.hex, direction);
  if (cost === Infinity || !hasRoom(t, to, [n])) return Infinity;
  if (!isInArea(t, to, side) || !mayEnter(t, to, side)) return Infinity;
  if (isClosedByWeather(t, to)) return Infinity;
  const enemy = enemyOf(side);
  const isBarred = inContact || !mayInitiateCombat(t, side);
  if (isBarred && (hasTroops(t, to, enemy) || baseAt(t, to, enemy) >= 0)) return Infinity;
  return cost;
}

/** 23.8.1.B to E: why a unit aboard cannot land where its ship is; undefined where it can. */
export function whyNoLanding(
  t: PacificTable,
  unit: GroundUnit,
  n: number,
): { rule: string; text: string } | undefined {
  const { rules, position } = t;
  const { hexes, terrain } = rules;
  const hex = hexOfShip(position, unit.ship);
  const { side, type } = groundClass(rules, unit);
  const effects = terrain.lands[hexes.land[hex]!];
  if (effects === undefined) return { rule: "23.8.1", text: "There is no land." };
  // Armor needs Clear ground or a Transport Route.
  if (type === "armor" && !effects.armor && (hexes.routes[hex]! | hexes.rivers[hex]!) === 0)
    return { rule: "23.8.1", text: "Armor lands only in Clear hexes and where there is a Transport Route." };
  if (!hasRoom(t, hex, [n])) return { rule: "23.1.3", text: "The hex is full." };
  if (!mayEnter(t, hex, side)) return { rule: "33.0", text: "The country is neutral." };
  if (hasTroops(t, hex, enemyOf(side)) && !mayInitiateCombat(t, side))
    return { rule: "20.2.3", text: "Out of its time a side initiates no combat." };
  const group = position.taskForces[position.fleet.taskForce[unit.ship]!];
  if (group !== undefined && group.moved > 0 && isHeldBySea(t, hex, enemyOf(side)))
    return { rule: "23.8.1", text: "Enemy ships are in the hex, and its own has moved." };
  return undefined;
}

/** 23.8.1.C: ships in the hex, or a fortification that still has guns. */
function isHeldBySea(t: PacificTable, hex: number, enemy: number): boolean {
  const fort = fortAt(t, hex);
  return shipsAt(t, hex, enemy).length > 0 || (fort >= 0 && t.rules.fortifications[fort]!.side === enemy);
}

/** 23.7: edges by which a ground unit marches off the map. A Japanese one goes to India from a Linked hex. */
export function groundExits(t: PacificTable, unit: GroundUnit): readonly string[] {
  const { rules } = t;
  const exits = rules.hexes.exits[unit.hex];
  if (exits === undefined || rules.hexes.land[unit.hex] === "none") return [];
  if (groundClass(rules, unit).side === ALLIED) return exits.allied;
  return isLinked(t, unit.hex, JAPANESE) ? exits.japanese : [];
}

/** 23.6.1: activated, and not among the enemy. */
export function mayAct(t: PacificTable, unit: GroundUnit): boolean {
  if (!unit.activated || unit.moved || unit.hex < 0) return false;
  return unit.ship >= 0 || troopsIn(t, unit.hex, enemyOf(groundClass(t.rules, unit).side)).length === 0;
}

/** A unit goes off the map for good, or until it comes back as a reinforcement. */
export function marchOff(t: PacificTable, unit: GroundUnit, edge: string): void {
  const { name, side } = groundClass(t.rules, unit);
  const { war } = t.position;
  t.set(unit, "hex", Gone.away);
  enterBox(t, unit.id, edge);
  t.say("23.7", () => `${name} leaves the map: ${edge}.`);
  if (!war) return;
  t.set(unit, "activated", false);
  // 33.5: what Japan marches into India counts, and does not come back.
  if (side === JAPANESE)
    t.set(war.special, INDIA_STEPS, (war.special[INDIA_STEPS] ?? 0) + stepsOfGround(t.rules, unit));
}
