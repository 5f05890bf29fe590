import { peekChart, readChart } from "../../shared/result-table";
import { givenCycle } from "./cycle";
import { rollDie } from "./combat";
import { initiativeOf } from "./initiative";
import { hasNavalUnits } from "./navy";
import type { PacificTable } from "./position";
import { hasGroundUnits } from "./presence";
import { ALLIED, enemyOf, JAPANESE, sideIds } from "./rules";
import { basesIn, isInterdicted } from "./units";
import { weatherAt } from "./weather";

/** What searching for Task Forces (24.0) and for air missions (28.5) have in common. */

/** 24.0: whether the scenario keeps a side from searching in this Battle Cycle. */
export function maySearch({ position }: PacificTable, side: number): boolean {
  const barred = givenCycle(position)?.noSearch ?? [];
  return !barred.includes(sideIds[side]!);
}

/** 26.6: the part of a Search Chart that counts in this light. */
export const searchLight = ({ rules, position }: PacificTable): "day" | "night" =>
  rules.lighting.conditions[position.lighting]!.search;

/** What is added to all search dice of a side: radar (34.12), and the Strategic Initiative of the other side (19.4.C). */
export function searchModifier(t: PacificTable, side: number): number {
  const { searchRoll } = t.rules.parameters.initiative;
  const isHarder = initiativeOf(t, enemyOf(side)) > 0;
  if (isHarder) t.acted("19.4");
  return radar(t, side) + (isHarder ? searchRoll : 0);
}

/** 34.12: from a month of each side on. */
function radar(t: PacificTable, side: number): number {
  const { rules, position } = t;
  const { radar: by, radarAllied, radarJapanese } = rules.parameters.optional;
  const isIn = position.month >= (side === ALLIED ? radarAllied : radarJapanese);
  if (!position.options.includes("radar") || !isIn) return 0;
  t.acted("34.12");
  return by[sideIds[side]!];
}

/**
 * 28.5.1: whether a side has something in a hex that looks for aircraft: not an interdicted Base, not a dummy (34.4). Guns on
 * shore are a naval unit (2.3.4).
 */
export function canSeeAircraft(t: PacificTable, hex: number, side: number): boolean {
  return basesIn(t, hex, side).some((base) => !isInterdicted(t, base)) || hasOtherUnits(t, hex, side);
}

function hasOtherUnits(t: PacificTable, hex: number, side: number): boolean {
  const { rules, position } = t;
  return (
    hasGroundUnits(t, hex, side) ||
    position.supportBases.some((base) => base.hex === hex && base.side === side) ||
    rules.headquarters.some((each, n) => each.side === side && position.headquarters[n] === hex) ||
    hasNavalUnits(t, hex, side)
  );
}

/** One search for aircraft that enter a hex (28.5.1). */
export function searchForAircraft(t: PacificTable, side: number, hex: number): boolean {
  const { faces } = t.rules.parameters.die;
  const weather = side === JAPANESE ? (weatherAt(t, hex)?.japaneseAirSearch ?? 0) : 0;
  if (weather !== 0) t.acted("6.0");
  const modifier = searchModifier(t, side) + weather;
  const findsWith = (face: number, read: typeof readChart): boolean => {
    const die = Math.min(faces - 1, Math.max(0, face + modifier));
    const result = read(t, `search-${sideIds[side]!}-air`, die, searchLight(t));
    return result !== undefined && result.text !== "-";
  };
  const comesTo = (face: number): string => String(findsWith(face, peekChart));
  return findsWith(rollDie(t, "search for the air mission", side, "air search", comesTo), readChart);
}
