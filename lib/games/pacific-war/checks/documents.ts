import type {
  PacificWarAircraft,
  PacificWarBases,
  PacificWarGroundUnits,
  PacificWarHeadquarters,
  PacificWarMap,
  PacificWarMarkers,
  PacificWarParameters,
  PacificWarScenario,
  PacificWarShips,
  PacificWarShipTypes,
  PacificWarTerrainEffects,
} from "../../../documents/generated/types";
import { readAs, scenariosIn } from "../../shared/documents";
import type { Documents, Finding, RuleCheck } from "../../types";
import { sideIds } from "../model/rules";

/** The documents as the checks read them: one that is absent, or lacks a member, reads as empty. */

export const game = "pacific-war";

type Side = PacificWarScenario["sides"]["allied"];

export const shipsOf = (documents: Documents): PacificWarShips["ships"] =>
  readAs<PacificWarShips>(documents, "ships.json").ships ?? {};

export const shipTypesOf = (documents: Documents): PacificWarShipTypes["types"] =>
  readAs<PacificWarShipTypes>(documents, "tables/ship-types.json").types ?? {};

export const aircraftOf = (documents: Documents): PacificWarAircraft["aircraft"] =>
  readAs<PacificWarAircraft>(documents, "aircraft.json").aircraft ?? {};

export const groundUnitsOf = (documents: Documents): PacificWarGroundUnits["groundUnits"] =>
  readAs<PacificWarGroundUnits>(documents, "ground-units.json").groundUnits ?? {};

export function installationsOf(documents: Documents) {
  const {
    bases = {},
    fortifications = {},
    submarineCommands = {},
  } = readAs<PacificWarBases>(documents, "bases.json");
  return { bases, fortifications, submarineCommands };
}

export const headquartersOf = (documents: Documents): PacificWarHeadquarters["headquarters"] =>
  readAs<PacificWarHeadquarters>(documents, "headquarters.json").headquarters ?? {};

export const markersOf = (documents: Documents): PacificWarMarkers["markers"] =>
  readAs<PacificWarMarkers>(documents, "markers.json").markers ?? {};

export const parametersOf = (documents: Documents): Partial<PacificWarParameters> =>
  readAs<PacificWarParameters>(documents, "parameters.json");

export function mapOf(documents: Documents) {
  const { hexes = {}, places = {} } = readAs<PacificWarMap>(documents, "map.json");
  return { hexes, places };
}

/** Hexes with two shores, and on which of them ports lie. */
export function shoresOf(documents: Documents) {
  const { splitHexes = {}, portHalves = {} } = readAs<PacificWarMap>(documents, "map.json");
  return { splitHexes, portHalves };
}

/** The hex of a place, or of a hex by its number. */
export const hexAt = (documents: Documents, location: string): string =>
  mapOf(documents).places[location]?.hex ?? location;

export const landsOf = (documents: Documents): PacificWarTerrainEffects["lands"] =>
  readAs<PacificWarTerrainEffects>(documents, "tables/terrain-effects.json").lands ?? {};

/** The land and the water of a hex; undefined for one that the map or the chart does not have. */
export function terrainAt(documents: Documents, hex: string) {
  const { terrains = {} } = readAs<PacificWarTerrainEffects>(documents, "tables/terrain-effects.json");
  return terrains[mapOf(documents).hexes[hex]?.terrain ?? ""];
}

/** The named locations of a hex. */
export const placesIn = (documents: Documents, hex: string) =>
  Object.values(mapOf(documents).places).filter((place) => place.hex === hex);

/** A side of a set-up, and where it stands. */
export interface ForceAt {
  path: string;
  scenario: Partial<PacificWarScenario>;
  id: (typeof sideIds)[number];
  own: Partial<Side>;
  /** "/sides/allied". */
  pointer: string;
}

/** Scenarios that set the game up; positions saved from play aside. */
export const setUpsOf = (documents: Documents) =>
  scenariosIn<PacificWarScenario>(documents).filter(({ scenario }) => !scenario.position);

export const forcesOf = (documents: Documents): ForceAt[] =>
  setUpsOf(documents).flatMap(({ path, scenario }) =>
    sideIds.flatMap((id): ForceAt[] => {
      const own = scenario.sides?.[id];
      return own ? [{ path, scenario, id, own, pointer: `/sides/${id}` }] : [];
    }),
  );

/** Whether the side has a Base in a hex. */
export const hasBase = (documents: Documents, { own }: ForceAt, hex: string): boolean =>
  Object.keys(own.bases ?? {}).some((at) => hexAt(documents, at) === hex);

/** A check that looks at one side of a set-up after the other. */
export const sideCheck = (
  about: Omit<RuleCheck, "run">,
  find: (documents: Documents, force: ForceAt) => Omit<Finding, "document">[],
): RuleCheck => ({
  ...about,
  run: (documents) =>
    forcesOf(documents).flatMap((force) =>
      find(documents, force).map((found) => ({ document: force.path, ...found })),
    ),
});
