import { OFF_BOARD } from "../../board/battle-board";
import type { Battle } from "../../model/battle";
import type { ForlornTable } from "../../model/position";

/** What steps of the air battle ask of its state (model/battle.ts) and change in it. */

/** The battle that is being fought. Only steps of the air battle ask for it. */
export const battleOf = ({ position }: ForlornTable): Battle => position.battle!;

export const isMarked = ({ marks }: Battle, combatant: number, flag: number): boolean =>
  (marks[combatant]! & flag) !== 0;

export const mark = (t: ForlornTable, combatant: number, flag: number, on = true): void => {
  const { marks } = battleOf(t);
  t.set(marks, combatant, on ? marks[combatant]! | flag : marks[combatant]! & ~flag);
};

export const isOnBoard = ({ hexes }: Battle, combatant: number): boolean => hexes[combatant] !== OFF_BOARD;

/** Place of an air unit among the combatants; -1 for one that takes no part. */
export const combatantOf = (battle: Battle | null, airUnit: number): number =>
  battle === null ? -1 : battle.airUnits.indexOf(airUnit);
