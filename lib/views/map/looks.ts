import type { TerrainLook } from "../../games";

/** Drawn as land alone, without water or open space. */
export const isDry = (look: TerrainLook | undefined): boolean =>
  look === "land" || look === "rough" || look === "mountain";

/** How far apart the lines of hatching are, in sizes of a hex; undefined for what is not hatched on a screen. */
export const hatchOf = (look: TerrainLook | undefined): number | undefined =>
  look === "rough" ? 0.3 : look === "mountain" ? 0.16 : undefined;

/** On paper all land is hatched, so that it is land without colours as well. */
export const printedHatch = (look: TerrainLook | undefined): number | undefined =>
  isDry(look) ? (hatchOf(look) ?? 0.4) / 2 : undefined;
