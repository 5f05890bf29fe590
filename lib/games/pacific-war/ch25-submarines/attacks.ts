import { counted } from "../../../words";
import { shipDamage } from "../ch04-damage";
import { fire } from "../model/combat";
import { shipStrength } from "../model/navy";
import type { PacificTable } from "../model/position";
import { BELOW_ZERO } from "../model/rules";
import { isCrippled } from "../model/units";

/** One attack of submarines, or on them. */

/**
 * 25.2.I, J, 25.4: a torpedo attack on a ship, with a modifier of the die; its hits come at once. To be called last. Midget
 * submarines have a strength of their own (34.18).
 */
export function torpedo(
  t: PacificTable,
  side: number,
  ship: number,
  modifier: number,
  strength: number = t.rules.parameters.submarines.strength,
): void {
  const { parameters, ships } = t.rules;
  const { name } = ships[ship]!;
  const crippled = isCrippled(t, ship) ? parameters.submarines.crippled : 0;
  const { hits } = fire(t, {
    attack: "submarine",
    strength,
    modifier: modifier + crippled,
    side,
    name: `submarine attack on ${name}`,
  });
  t.say("25.2", () => `Submarines attack ${name}: ${counted(hits, "hit")}.`);
  if (hits > 0) t.call("ship-damage", shipDamage([ship], [hits]));
}

/** 25.3.A: the strengths of these ships together; those below zero add nothing to others. */
export function antiSubmarineOf(t: PacificTable, ships: readonly number[]): number | null {
  const strengths = ships.flatMap((ship) => {
    const strength = shipStrength(t, ship, t.rules.ships[ship]!.antiSubmarine);
    return strength === null ? [] : [strength];
  });
  if (strengths.length === 0) return null;
  const usable = strengths.filter((strength) => strength >= 0);
  return usable.length === 0 ? BELOW_ZERO : usable.reduce((sum, strength) => sum + strength, 0);
}

/** 25.3.C: hits on a patrol. */
export function loseSubmarines(t: PacificTable, n: number, hits: number): void {
  const patrol = t.position.patrols[n]!;
  const lost = Math.min(hits, patrol.submarines);
  t.change(`/patrols/${n}/submarines`, patrol.submarines, patrol.submarines - lost);
  t.set(patrol, "submarines", patrol.submarines - lost);
  t.say("25.3", () => `Ships attack the submarines: ${counted(lost, "submarine")} lost.`);
}
