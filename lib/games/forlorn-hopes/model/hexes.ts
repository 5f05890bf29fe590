import { NOWHERE, type Rules, type Terrain } from "./rules";

/** What a hex is (2.1.1). */

export const terrainOf = ({ hexes, terrains }: Rules, hex: number): Terrain => terrains[hexes.terrain[hex]!]!;
export const isCoastal = (rules: Rules, hex: number): boolean => terrainOf(rules, hex).kind === "coastal";
/** Land that ground units can be on. */
export const isLand = (rules: Rules, hex: number): boolean => {
  const { kind } = terrainOf(rules, hex);
  return kind === "coastal" || kind === "land";
};

/** The only hex of its island: from it there is no way over land (11.4.4, 13.2). */
export function isSmallIsland({ hexes }: Rules, hex: number): boolean {
  const landmass = hexes.landmass[hex]!;
  return landmass !== NOWHERE && hexes.landmass.filter((each) => each === landmass).length === 1;
}
