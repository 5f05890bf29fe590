import { OFF_BOARD } from "../../board/battle-board";
import { altitudeIds, type Battle, BattleFlag } from "../../model/battle";
import { airUnitText } from "../../model/pieces";
import { AirFlag, type ForlornTable, Gone, hasFlag } from "../../model/position";
import { isDisrupted } from "../../model/units";

/** What steps of the air battle ask of its state (model/battle.ts), and how they change it. */

/** The battle that is being fought. Only steps of the air battle ask for it. */
export const battleOf = ({ position }: ForlornTable): Battle => position.battle!;

export const isMarked = ({ marks }: Battle, combatant: number, flag: number): boolean =>
  (marks[combatant]! & flag) !== 0;

export const mark = (t: ForlornTable, combatant: number, flag: number, on = true): void => {
  const { marks } = battleOf(t);
  t.set(marks, combatant, on ? marks[combatant]! | flag : marks[combatant]! & ~flag);
};

export const isOnBoard = ({ hexes }: Battle, combatant: number): boolean => hexes[combatant] !== OFF_BOARD;
export const isOut = (battle: Battle, combatant: number): boolean =>
  isMarked(battle, combatant, BattleFlag.out);

export const sideOf = (t: ForlornTable, combatant: number): number =>
  t.rules.airUnits[battleOf(t).airUnits[combatant]!]!.side;
export const isOfMission = (t: ForlornTable, combatant: number): boolean =>
  sideOf(t, combatant) === battleOf(t).side;

export const nameOf = (t: ForlornTable, combatant: number): string =>
  airUnitText(t, battleOf(t).airUnits[combatant]!);
export const idOfCombatant = (t: ForlornTable, combatant: number): string =>
  t.rules.airUnits[battleOf(t).airUnits[combatant]!]!.id;

export const hasAce = (t: ForlornTable, combatant: number): boolean =>
  hasFlag(t.position.air.flags[battleOf(t).airUnits[combatant]!]!, AirFlag.ace);
export const isUnitDisrupted = (t: ForlornTable, combatant: number): boolean =>
  isDisrupted(t, battleOf(t).airUnits[combatant]!);

/** Combatants of a side that are not out, in order. */
export function combatantsOf(t: ForlornTable, side: number): number[] {
  const battle = battleOf(t);
  const found: number[] = [];
  for (let each = 0; each < battle.airUnits.length; each++)
    if (!isOut(battle, each) && sideOf(t, each) === side) found.push(each);
  return found;
}

/** 9.7.3: from its first impulse on all know the number, altitude and condition of a unit. */
export function reveal(t: ForlornTable, combatant: number): void {
  const battle = battleOf(t);
  if (isMarked(battle, combatant, BattleFlag.revealed)) return;
  mark(t, combatant, BattleFlag.revealed);
  t.reveal();
  t.say(
    "9.7.3",
    () =>
      `${nameOf(t, combatant)} has sequence number ${battle.sequences[combatant]} and is at ${
        altitudeIds[battle.altitudes[combatant]!]
      } altitude.`,
  );
}

/** Off the board, where it has no facing. */
export function takeOff(t: ForlornTable, combatant: number): void {
  const { hexes, facings, straight } = battleOf(t);
  t.set(hexes, combatant, OFF_BOARD);
  t.set(facings, combatant, 0);
  t.set(straight, combatant, 0);
}

/** Off the board for good: flown home (9.7.7b), or lost. */
export function takeOut(t: ForlornTable, combatant: number): void {
  const battle = battleOf(t);
  takeOff(t, combatant);
  mark(t, combatant, BattleFlag.formation, false);
  mark(t, combatant, BattleFlag.out);
  if (battle.surprise === combatant) t.set(battle, "surprise", -1);
  releaseAlone(t);
}

/**
 * After each fire and attack: lost units and sunk ships leave the board, and a disrupted unit leaves its formation, as does
 * one that is left alone (9.7.4).
 */
export function tidy(t: ForlornTable): void {
  const battle = battleOf(t);
  const { airUnits, marks, ships, shipHexes } = battle;
  let flies = 0;
  for (let each = 0; each < airUnits.length; each++) {
    if (t.position.air.base[airUnits[each]!] === Gone.lost && !isOut(battle, each)) takeOut(t, each);
    if ((marks[each]! & BattleFlag.formation) !== 0) {
      if (isUnitDisrupted(t, each)) mark(t, each, BattleFlag.formation, false);
      else flies++;
    }
  }
  for (let ship = 0; ship < ships.length; ship++)
    if (t.position.fleet.site[ships[ship]!]! === Gone.lost) t.set(shipHexes, ship, OFF_BOARD);
  if (flies > 0) releaseAlone(t);
}

/** A unit whose companions are all gone flies in no formation. */
export function releaseAlone(t: ForlornTable): void {
  const { airUnits } = battleOf(t);
  for (let each = 0; each < airUnits.length; each++)
    if (isMarked(battleOf(t), each, BattleFlag.formation) && formationOf(t, each).length === 1)
      mark(t, each, BattleFlag.formation, false);
}

/** The combatants that move with one: those of its formation, or it alone (9.7.4). */
export function formationOf(t: ForlornTable, combatant: number): number[] {
  const battle = battleOf(t);
  if (!isMarked(battle, combatant, BattleFlag.formation)) return [combatant];
  const found: number[] = [];
  for (let each = 0; each < battle.airUnits.length; each++)
    if (
      isMarked(battle, each, BattleFlag.formation) &&
      battle.sequences[each] === battle.sequences[combatant] &&
      sideOf(t, each) === sideOf(t, combatant)
    )
      found.push(each);
  return found;
}
