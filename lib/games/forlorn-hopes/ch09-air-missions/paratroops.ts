import { isInPlay } from "../model/distance";
import { isLand } from "../model/hexes";
import { airUnitText, siteText } from "../model/pieces";
import type { ForlornTable } from "../model/position";
import { ALLIED, isHex, NOWHERE } from "../model/rules";
import { aircraftOf, isDisrupted } from "../model/units";

/**
 * 9.11 Paratroop assaults. `position.paratroops` says how many there have been, on which turn the last was, and where the
 * paratroops are that were dropped this turn (`site`): ground combat (chapter 11) reads it, and calls `removeParatroops` when
 * they are lost. They are no ground unit of the position: they attack and defend only with others.
 */

/** Whether a unit carries paratroops. */
export const carriesParatroops = (t: ForlornTable, airUnit: number): boolean =>
  aircraftOf(t, airUnit).id === t.rules.parameters.paratroops.aircraft;

/** 9.11: two in a game, one a turn. */
export function mayAssault({ position, rules }: ForlornTable): boolean {
  const { most } = rules.parameters.paratroops;
  return (
    position.terms.rules.groundUnits &&
    position.paratroops.missions < most &&
    position.paratroops.turn !== position.turn
  );
}

/** Whether an assault is left for a later turn. */
export const mayAssaultAgain = ({ position, rules }: ForlornTable): boolean =>
  position.paratroops.missions < rules.parameters.paratroops.most;

/** 9.11: land with an Allied ground unit in it, or in a hex next to it; by number. */
export function hexesToDropAt(t: ForlornTable): number[] {
  const { rules, position } = t;
  const { next } = rules.hexes;
  const isNear = new Uint8Array(rules.hexes.ids.length);
  for (let unit = 0; unit < rules.groundUnits.length; unit++) {
    const hex = position.ground.site[unit]!;
    if (rules.groundUnits[unit]!.side !== ALLIED || position.ground.aboard[unit]! >= 0 || !isHex(rules, hex))
      continue;
    isNear[hex] = 1;
    for (let direction = 0; direction < 6; direction++) {
      const beyond = next[hex * 6 + direction]!;
      if (beyond !== NOWHERE) isNear[beyond] = 1;
    }
  }
  const found: number[] = [];
  for (let hex = 0; hex < isNear.length; hex++)
    if (isNear[hex] === 1 && isLand(rules, hex) && isInPlay(t, hex)) found.push(hex);
  return found;
}

/** Drops them, if the unit is not disrupted: then the assault does not take place, and does not count. */
export function dropParatroops(t: ForlornTable, airUnit: number, hex: number): boolean {
  if (isDisrupted(t, airUnit)) {
    t.say("9.11", () => `${airUnitText(t, airUnit)} is disrupted and drops nobody.`);
    return false;
  }
  countAssault(t);
  t.set(t.position.paratroops, "site", hex);
  t.say("9.11", () => `Paratroops drop at ${siteText(t, hex)}.`);
  return true;
}

/** An assault that took place, or in which the unit was shot down. */
export function countAssault(t: ForlornTable): void {
  const { paratroops, turn } = t.position;
  t.set(paratroops, "missions", paratroops.missions + 1);
  t.set(paratroops, "turn", turn);
}

/** 9.11: at the end of the turn, or when they have dropped on a unit that holds its hex. */
export function removeParatroops(t: ForlornTable): void {
  t.set(t.position.paratroops, "site", NOWHERE);
  t.set(t.position.paratroops, "attacked", false);
}
