import type { Rules, Terrain } from "./rules";

/** What a hex is (2.1.1). */

export const terrainOf = ({ hexes, terrains }: Rules, hex: number): Terrain => terrains[hexes.terrain[hex]!]!;
export const isCoastal = (rules: Rules, hex: number): boolean => terrainOf(rules, hex).kind === "coastal";
/** Land that ground units can be on. */
export const isLand = (rules: Rules, hex: number): boolean => {
  const { kind } = terrainOf(rules, hex);
  return kind === "coastal" || kind === "land";
};
