import type { PacificTable } from "./position";
import { ALLIED } from "./rules";
import { airClass } from "./units";

/** 34.9: whether a search that has found something may end in an attack. */
export function mayAttackAtNight({ rules, position }: PacificTable, airUnit: number): boolean {
  const unit = position.airUnits[airUnit];
  if (unit === undefined || position.cycle === 0 || !position.options.includes("night-attack")) return false;
  const { engine, side } = airClass(rules, unit);
  return (
    side === ALLIED && engine === "LRA" && rules.lighting.conditions[position.lighting]!.missions === "night"
  );
}
