import type { PacificTable } from "./position";
import { ALLIED } from "./rules";
import { airClass } from "./units";

/**
 * 34.9: whether a search of a side that has found something is followed by the question of a night attack. It is asked
 * whoever has searched, so that the question does not reveal long-range aircraft near by (2.5.10).
 */
export const isAskedAtNight = ({ rules, position }: PacificTable, side: number): boolean =>
  side === ALLIED &&
  position.cycle > 0 &&
  position.options.includes("night-attack") &&
  rules.lighting.conditions[position.lighting]!.missions === "night";

/** 34.9: only an LRA attacks; -1 for a searcher that is no air unit. */
export function mayAttackAtNight({ rules, position }: PacificTable, airUnit: number): boolean {
  const unit = position.airUnits[airUnit];
  return unit !== undefined && airClass(rules, unit).engine === "LRA";
}
