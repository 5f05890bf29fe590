import { capital } from "../../../words";
import { deactivate, troopsIn } from "../model/ground";
import type { PacificTable } from "../model/position";
import { enemyOf } from "../model/rules";
import { groundClass } from "../model/units";

/** 31.1 One hex that both sides have ground units in: what its steps know of each other. */
export type Battle = {
  /** Place in the list of its steps. */
  i: number;
  hex: number;
  /** Who fights; NOBODY until it is decided, and where there is no combat. */
  attackerSide: number;
  /** By side: the lead unit; -1 before it is named (31.1.1). */
  leadGroundUnits: number[];
  /** By side: its Troop Quality for checks, which stays though the unit dies (31.2.2.B), and whether it was Broken. */
  qualities: number[];
  broken: boolean[];
  /** The unit of special forces that raids the hex; -1 for none (34.19). */
  raidGroundUnit: number;
  /** Those that take part, of both sides. */
  groundUnits: number[];
  /** By side: steps that the table takes. */
  losses: number[];
  /** Who must retreat: "A", "D", or "F" where either may (31.1.2). */
  retreat: string;
  /** Who has retreated, NOBODY for none, and to which hex; NOWHERE for aboard ships. */
  retreatSide: number;
  retreatedGroundUnits: number[];
  toHex: number;
  /** The side whose Base is in the hex; NOBODY for none. */
  baseSide: number;
};

export const battleOf = (t: PacificTable): Battle => t.frame<Battle>("ground-battle")!.data;

/** The name of a side at the beginning of a sentence. */
export const sideName = (t: PacificTable, side: number): string => capital(t.module.nameOfSide!(side));

export const activeIn = (t: PacificTable, hex: number, side: number): number[] =>
  troopsIn(t, hex, side).filter((n) => t.position.groundUnits[n]!.activated);

export const defenderOf = ({ attackerSide }: Battle): number => enemyOf(attackerSide);

/** 31.1.1: all in the hex, but attackers that are not Activated; of a raid the raiders alone (34.19). */
export function fightersOf(t: PacificTable, battle: Battle, side: number): number[] {
  if (side !== battle.attackerSide) return troopsIn(t, battle.hex, side);
  return battle.raidGroundUnit >= 0 ? [battle.raidGroundUnit] : activeIn(t, battle.hex, side);
}

/** 34.19: units of special forces that may raid the hex: they came in this Battle Cycle, or landed since their last combat. */
export const raidersIn = (t: PacificTable, hex: number, side: number): number[] =>
  t.position.options.includes("raiders")
    ? activeIn(t, hex, side).filter((n) => {
        const unit = t.position.groundUnits[n]!;
        const hasCome = unit.entered || unit.assault !== "none";
        return hasCome && groundClass(t.rules, unit).type === "special-forces";
      })
    : [];

export function standDown(t: PacificTable, units: readonly number[]): void {
  for (const n of units) deactivate(t, t.position.groundUnits[n]!);
}
