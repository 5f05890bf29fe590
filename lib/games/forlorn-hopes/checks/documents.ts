import type {
  ForlornHopesAircraft,
  ForlornHopesAirUnits,
  ForlornHopesBases,
  ForlornHopesGroundUnits,
  ForlornHopesHitsEffects,
  ForlornHopesMap,
  ForlornHopesMarkers,
  ForlornHopesParameters,
  ForlornHopesScenario,
  ForlornHopesShips,
  ForlornHopesTerrainEffects,
  ForlornHopesVictoryPoints,
} from "../../../documents/generated/types";
import { readAs, scenariosIn } from "../../shared/documents";
import type { Documents } from "../../types";
import { sideIds } from "../model/rules";

/** The documents as the checks read them: one that is absent, or lacks a member, reads as empty. */

export const game = "forlorn-hopes";

export const mapOf = (documents: Documents) => {
  const { hexes = {}, places = {}, boxes = {}, commandLine } = readAs<ForlornHopesMap>(documents, "map.json");
  return {
    hexes: hexes as Readonly<Record<string, ForlornHopesMap["hexes"][string]>>,
    places: places as Readonly<Record<string, ForlornHopesMap["places"][string]>>,
    boxes: boxes as Readonly<Record<string, ForlornHopesMap["boxes"][string]>>,
    commandLine,
  };
};
export const basesOf = (
  documents: Documents,
): Readonly<Record<string, ForlornHopesBases["airbases"][string]>> =>
  readAs<ForlornHopesBases>(documents, "bases.json").airbases ?? {};
export const shipsOf = (documents: Documents): Readonly<Record<string, ForlornHopesShips["ships"][string]>> =>
  readAs<ForlornHopesShips>(documents, "ships.json").ships ?? {};
export const airUnitsOf = (
  documents: Documents,
): Readonly<Record<string, ForlornHopesAirUnits["airUnits"][string]>> =>
  readAs<ForlornHopesAirUnits>(documents, "air-units.json").airUnits ?? {};
export const aircraftOf = (
  documents: Documents,
): Readonly<Record<string, ForlornHopesAircraft["aircraft"][string]>> =>
  readAs<ForlornHopesAircraft>(documents, "aircraft.json").aircraft ?? {};
export const groundUnitsOf = (
  documents: Documents,
): Readonly<Record<string, ForlornHopesGroundUnits["groundUnits"][string]>> =>
  readAs<ForlornHopesGroundUnits>(documents, "ground-units.json").groundUnits ?? {};
export const markersOf = (
  documents: Documents,
): Readonly<Record<string, ForlornHopesMarkers["markers"][string]>> =>
  readAs<ForlornHopesMarkers>(documents, "markers.json").markers ?? {};
export const parametersOf = (documents: Documents): Partial<ForlornHopesParameters> =>
  readAs<ForlornHopesParameters>(documents, "parameters.json");
export const terrainsOf = (
  documents: Documents,
): Readonly<Record<string, ForlornHopesTerrainEffects["terrains"][string]>> =>
  readAs<ForlornHopesTerrainEffects>(documents, "tables/terrain-effects.json").terrains ?? {};
export const hitsEffectsOf = (documents: Documents): Partial<ForlornHopesHitsEffects> =>
  readAs<ForlornHopesHitsEffects>(documents, "tables/hits-effects.json");
export const awardsOf = (documents: Documents): ForlornHopesVictoryPoints["awards"] =>
  readAs<ForlornHopesVictoryPoints>(documents, "tables/victory-points.json").awards ?? {};

type SideSetup = ForlornHopesScenario["sides"]["allied"];
export type SideId = (typeof sideIds)[number];

export interface SetupAt {
  path: string;
  /** "/sides/allied". */
  pointer: string;
  side: SideId;
  scenario: Partial<ForlornHopesScenario>;
  set: Partial<SideSetup>;
}

/** The set-ups of both sides in every scenario; positions saved from play have none. */
export const setupsIn = (documents: Documents): SetupAt[] =>
  scenariosIn<ForlornHopesScenario>(documents).flatMap(({ path, scenario }) =>
    sideIds.flatMap((side): SetupAt[] => {
      const set = scenario.sides?.[side];
      return set ? [{ path, pointer: `/sides/${side}`, side, scenario, set }] : [];
    }),
  );

/** Kind of the terrain of a hex: "sea", "coastal", "land", "none"; undefined off the map. */
export const kindOfHex = (documents: Documents, hex: string): string | undefined =>
  terrainsOf(documents)[mapOf(documents).hexes[hex]?.terrain ?? ""]?.kind;

/** The place in a hex with its id. */
export const placeAt = (documents: Documents, hex: string) =>
  Object.entries(mapOf(documents).places).find(([, place]) => place.hex === hex);

/** The side that a scenario lets control a hex; "neutral" for nobody (2.3, A-49). */
export function controllerOf({ control }: Partial<ForlornHopesScenario>, hex: string): string {
  if (control?.japanese.includes(hex)) return "japanese";
  return control?.neutral.includes(hex) ? "neutral" : "allied";
}
