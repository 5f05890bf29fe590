import type {
  GameDocument,
  OptionsDocument,
  PacificWarAircraft,
  PacificWarAirMissions,
  PacificWarBases,
  PacificWarBreakdown,
  PacificWarCombatLines,
  PacificWarDryDocks,
  PacificWarEngineering,
  PacificWarGroundUnits,
  PacificWarHeadquarters,
  PacificWarIntelligenceConditions,
  PacificWarLighting,
  PacificWarMap,
  PacificWarMarkers,
  PacificWarParameters,
  PacificWarPlayer,
  PacificWarSchedule,
  PacificWarSequence,
  PacificWarShips,
  PacificWarShipTypes,
  PacificWarTerrainEffects,
  PacificWarWeatherEffects,
  ResultTableDocument,
} from "../../../documents/generated/types";
import { inFolder, needed } from "../../shared/documents";
import type { Documents } from "../../types";

/** The documents of the game, by the names the compiler uses. They have passed their schemas. */
export interface Source {
  game: GameDocument;
  map: PacificWarMap;
  ships: PacificWarShips;
  aircraft: PacificWarAircraft;
  groundUnits: PacificWarGroundUnits;
  bases: PacificWarBases;
  headquarters: PacificWarHeadquarters;
  parameters: PacificWarParameters;
  sequence: PacificWarSequence;
  options: OptionsDocument;
  terrain: PacificWarTerrainEffects;
  shipTypes: PacificWarShipTypes;
  combatLines: PacificWarCombatLines;
  conditions: PacificWarIntelligenceConditions;
  lighting: PacificWarLighting;
  weather: PacificWarWeatherEffects;
  airMissions: PacificWarAirMissions;
  engineering: PacificWarEngineering;
  dryDocks: PacificWarDryDocks;
  breakdown: PacificWarBreakdown;
  /** Undefined for a package without markers.json. */
  markers: PacificWarMarkers | undefined;
  schedules: Readonly<Record<string, PacificWarSchedule>>;
  charts: Readonly<Record<string, ResultTableDocument>>;
  /** Undefined for a package without players/steady.json. */
  steady: PacificWarPlayer | undefined;
}

/** Charts that rules look up. */
const chartIds = [
  "air-naval-column",
  "air-naval-results",
  "command-points-allied",
  "command-points-japanese",
  "critical-hits",
  "dummy-task-forces",
  "ground-combat",
  "ground-quality",
  "ground-ratio",
  "manchurian-garrison",
  "night-combat",
  "operation-level",
  "operational-intelligence",
  "penalty-steps",
  "random-lighting",
  "range-bid",
  "range-determination",
  "reaction-level",
  "search-allied-air",
  "search-allied-f-t-b-day",
  "search-allied-f-t-b-night",
  "search-allied-lra-day",
  "search-allied-lra-night",
  "search-allied-spotter-day",
  "search-allied-spotter-night",
  "search-japanese-air",
  "search-japanese-f-t-b-day",
  "search-japanese-f-t-b-night",
  "search-japanese-lra-day",
  "search-japanese-lra-night",
  "search-japanese-spotter-day",
  "search-japanese-spotter-night",
  "shipping-attrition-columns",
  "shipping-attrition-level-1",
  "shipping-attrition-level-2",
  "shipping-attrition-level-3",
  "shipping-attrition-level-4",
  "shipping-losses-escorts",
  "shipping-losses-merchants",
  "strategic-intelligence-allied",
  "strategic-intelligence-japanese",
  "training",
  "weather-mainland-asia",
  "weather-north-pacific",
  "weather-south-pacific",
  "weather-southeast-asia",
] as const;

/** Paths of the documents without which there is no game. */
export const requiredDocuments = [
  "game.json",
  "map.json",
  "ships.json",
  "aircraft.json",
  "ground-units.json",
  "bases.json",
  "headquarters.json",
  "parameters.json",
  "sequence.json",
  "options.json",
  "tables/terrain-effects.json",
  "tables/ship-types.json",
  "tables/combat-lines.json",
  "tables/intelligence-conditions.json",
  "tables/lighting.json",
  "tables/weather-effects.json",
  "tables/air-missions.json",
  "tables/engineering.json",
  "tables/dry-docks.json",
  "tables/breakdown.json",
  ...chartIds.map((id) => `charts/${id}.json` as const),
] as const;

/** The documents by name. Throws `CompileError` for one that is missing. */
export function sourceOf(documents: Documents): Source {
  const read = <T>(path: (typeof requiredDocuments)[number]): T => needed<T>(documents, path);
  for (const id of chartIds) read(`charts/${id}.json`);
  return {
    game: read("game.json"),
    map: read("map.json"),
    ships: read("ships.json"),
    aircraft: read("aircraft.json"),
    groundUnits: read("ground-units.json"),
    bases: read("bases.json"),
    headquarters: read("headquarters.json"),
    parameters: read("parameters.json"),
    sequence: read("sequence.json"),
    options: read("options.json"),
    terrain: read("tables/terrain-effects.json"),
    shipTypes: read("tables/ship-types.json"),
    combatLines: read("tables/combat-lines.json"),
    conditions: read("tables/intelligence-conditions.json"),
    lighting: read("tables/lighting.json"),
    weather: read("tables/weather-effects.json"),
    airMissions: read("tables/air-missions.json"),
    engineering: read("tables/engineering.json"),
    dryDocks: read("tables/dry-docks.json"),
    breakdown: read("tables/breakdown.json"),
    markers: documents["markers.json"] as PacificWarMarkers | undefined,
    schedules: inFolder(documents, "schedules"),
    charts: inFolder(documents, "charts"),
    steady: documents["players/steady.json"] as PacificWarPlayer | undefined,
  };
}
