import type { Choice } from "../../../kernel";
import type { Target } from "../model/attacks";
import { baseId } from "../model/pieces";
import type { ForlornTable } from "../model/position";
import { attackModes } from "./attack-modes";

/** 9.6 Targets as options: written down with the declaration, or declared after the Target Scrambles. */

/** Targets that at least one of the units can attack as it is armed, by their places in the list of the hex. */
export function targetCodes(
  t: ForlornTable,
  targets: readonly Target[],
  airUnits: readonly number[],
  torpedoAirUnits: readonly number[],
): number[] {
  return targets.flatMap((each, code) =>
    airUnits.some(
      (unit) =>
        attackModes(t, unit, each, { torpedo: torpedoAirUnits.includes(unit), hasFought: false }).length > 0,
    )
      ? [code]
      : [],
  );
}

/** A target as a choice names it. */
export function describeTarget(t: ForlornTable, target: Target, verb: string): Choice {
  const { rules } = t;
  const { kind, base, place, groundUnit, supply } = target;
  return {
    do: verb,
    target: kind,
    ...(base !== undefined && { base: baseId(t, base) }),
    ...(place !== undefined && { place: rules.places[place]!.id }),
    ...(groundUnit !== undefined && { unit: rules.groundUnits[groundUnit]!.id }),
    ...(supply !== undefined && { supply }),
  };
}
