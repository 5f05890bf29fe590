import type { GroundUnit } from "./position";
import { NOWHERE, type Rules } from "./rules";
import { groundClass } from "./units";

/** 23.1.1 From hex to hex on land, and what that costs. */

export const DIRECTIONS = 6;

/** The hex on the other side of a hexside; NOWHERE beyond the map. */
export const beyond = ({ hexes }: Rules, hex: number, direction: number): number =>
  hexes.next[hex * DIRECTIONS + direction]!;

/** 23.1.1: Movement Points to cross a hexside; Infinity where the terrain does not let such a unit cross. */
export function crossingCost(
  { hexes, terrain }: Pick<Rules, "hexes" | "terrain">,
  hex: number,
  direction: number,
  isArmor: boolean,
): number {
  const to = hexes.next[hex * DIRECTIONS + direction]!;
  const bit = 1 << direction;
  const effects = to === NOWHERE ? undefined : terrain.lands[hexes.land[to]!];
  if (effects === undefined || (hexes.ground[hex]! & bit) === 0) return Infinity;
  // Railways, roads and rivers are Transport Routes.
  if (((hexes.routes[hex]! | hexes.rivers[hex]!) & bit) !== 0) return effects.byRoute;
  if (isArmor && !effects.armor) return Infinity;
  if (effects.enter !== undefined) return effects.enter;
  // By a track men alone cross a mountain.
  return effects.byTrack !== undefined && !isArmor && (hexes.tracks[hex]! & bit) !== 0
    ? effects.byTrack
    : Infinity;
}

/** 23.1.1: what it costs a ground unit to leave a hex in a direction. */
export const costFor = (rules: Rules, unit: GroundUnit, hex: number, direction: number): number =>
  crossingCost(rules, hex, direction, groundClass(rules, unit).type === "armor");

/** 23.1.1: whether the terrain lets a unit cross a hexside at all. */
export const canCross = (rules: Rules, unit: GroundUnit, hex: number, direction: number): boolean =>
  costFor(rules, unit, hex, direction) < Infinity;
