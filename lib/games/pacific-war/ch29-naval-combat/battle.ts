import { EngineError } from "../../../kernel";
import { givenCycle } from "../model/cycle";
import { lookUp } from "../../shared/result-table";
import { initiativeOf } from "../model/initiative";
import { FORT, fortAt, navalUnitsAt, shipStrength } from "../model/navy";
import type { PacificTable } from "../model/position";
import { enemyOf, type Rules, sideIds, type Strength } from "../model/rules";
import { lessHits } from "../model/units";
import { isStrategic } from "../model/war";

/** What a naval battle in a hex remembers (29.0), and what its steps ask of it. */

export const ranges = ["short", "medium", "long"] as const;
export type Range = (typeof ranges)[number];

export type Battle = {
  hex: number;
  /** The shore on which it is, of a hex with two of them (29.1). */
  half: number;
  /** The next step of the list "naval-battle". */
  i: number;
  /** The phase in play, from 1; 0 before the first. */
  phase: number;
  range: Range;
  /** The side that has Surprise; -1 for none (29.1). */
  surpriseSide: number;
  /** The side that withdraws under fire; -1 for none (29.2.5). */
  leavingSide: number;
  /** Naval units on the Naval Combat Display, which both sides see. `FORT` is the fortification of the hex. */
  shownShips: number[];
  /** It goes on from an earlier cycle (29.2.3). */
  continues: boolean;
  over: boolean;
  /** Where the side that has withdrawn is; -1 where none has. */
  toHex: number;
};

export function battleOf(t: PacificTable): Battle {
  const frame = t.frame<Battle>("naval-battle");
  if (!frame) throw new EngineError("There is no naval battle in play.");
  return frame.data;
}

/** What the scenario says of naval combat in this cycle. */
export const given = ({ position }: PacificTable) => givenCycle(position)?.navalCombat;

/** Naval units of a side on the display that are still there. */
export const placedOf = (t: PacificTable, { hex, half, shownShips }: Battle, side: number): number[] =>
  navalUnitsAt(t, hex, side, half).filter((unit) => shownShips.includes(unit));

/** The sides that fire now: with Surprise in the first phases one alone (29.2.1), and at those who leave the other. */
export function firingSides(t: PacificTable, battle: Battle): number[] {
  if (battle.leavingSide >= 0) return [enemyOf(battle.leavingSide)];
  const { surprisePhases } = t.rules.parameters.navalCombat;
  const both = [t.position.operation.side, enemyOf(t.position.operation.side)];
  if (battle.surpriseSide < 0 || battle.phase > surprisePhases) return both;
  return [battle.surpriseSide];
}

export const nameOfUnit = (t: PacificTable, hex: number, unit: number): string =>
  unit === FORT ? `the guns of ${t.rules.fortifications[fortAt(t, hex)]!.name}` : t.rules.ships[unit]!.name;

/** How a choice names a naval unit: as a ship, or the guns on shore. */
export const idOfUnit = ({ rules }: PacificTable, hex: number, unit: number): string =>
  unit === FORT ? rules.fortifications.find((fort) => fort.hex === hex)!.id : rules.ships[unit]!.id;

/** 34.11 Night combat: what a side adds to its guns and torpedoes. */
export function nightBonus(t: PacificTable, { phase }: Battle, side: number): number {
  const { options, lighting, terms } = t.position;
  const { bidsFrom } = t.rules.parameters.navalCombat;
  const isDark = lighting === "night" || lighting === "dusk";
  if (!options.includes("night-combat") || !isDark || phase < bidsFrom) return 0;
  // 34.11.A: in Strategic scenarios the track decides, in others the scenario.
  const holder = isStrategic(t)
    ? (sideIds.find((_id, each) => initiativeOf(t, each) > 0) ?? "none")
    : (terms.initiative ?? "none");
  const change = lookUp(t.rules.charts["night-combat"]!, sideIds[side]!, holder);
  return Number(change?.parts[0] ?? 0);
}

const withBonus = (printed: Strength, bonus: number): Strength =>
  printed === null || printed < 0 ? printed : printed + bonus;

/** Strength of the guns of a naval unit at the range of the battle. */
export function gunnery(t: PacificTable, battle: Battle, side: number, unit: number): Strength {
  const range = ranges.indexOf(battle.range);
  if (unit === FORT) {
    const fort = fortAt(t, battle.hex);
    const { gunnery: guns, overlandStrength } = t.rules.fortifications[fort]!;
    // 2.3.4: Singapore's guns, when enemies have come by land.
    const isTurned =
      overlandStrength !== null &&
      t.position.entryArrows.some((arrow) => arrow.to === battle.hex && arrow.side !== side);
    return lessHits(isTurned ? overlandStrength : guns[range]!, t.position.fortifications[fort]!);
  }
  return shipStrength(t, unit, withBonus(t.rules.ships[unit]!.gunnery[range]!, nightBonus(t, battle, side)));
}

/** Strength of its torpedoes; null where it has none, or none left in this Operation (29.2.1). */
export function torpedoes(t: PacificTable, battle: Battle, side: number, unit: number): Strength {
  if (unit === FORT) return null;
  const printed = t.rules.ships[unit]!.torpedo[ranges.indexOf(battle.range)] ?? null;
  if (t.position.fleet.torpedoes[unit]! >= torpedoLimit(t.rules, side)) return null;
  return shipStrength(t, unit, withBonus(printed, nightBonus(t, battle, side)));
}

const torpedoLimit = ({ parameters }: Rules, side: number): number =>
  parameters.navalCombat.torpedoes[sideIds[side]!];
