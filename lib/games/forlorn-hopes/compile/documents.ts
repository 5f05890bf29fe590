import type {
  ForlornHopesAirCombatMovement,
  ForlornHopesAircraft,
  ForlornHopesAirMissionComposition,
  ForlornHopesAirUnits,
  ForlornHopesAntiAircraftFactors,
  ForlornHopesBases,
  ForlornHopesBattleBoard,
  ForlornHopesBombingModes,
  ForlornHopesGroundUnits,
  ForlornHopesHitsEffects,
  ForlornHopesMap,
  ForlornHopesMarkers,
  ForlornHopesParameters,
  ForlornHopesPlayer,
  ForlornHopesRandomEvents,
  ForlornHopesRoll,
  ForlornHopesSequence,
  ForlornHopesShips,
  ForlornHopesTerrainEffects,
  ForlornHopesVictoryPoints,
  GameDocument,
  OptionsDocument,
  ResultTableDocument,
} from "../../../documents/generated/types";
import { inFolder, needed } from "../../shared/documents";
import { CompileError, type Documents } from "../../types";

/** The documents of the game, by the names the compiler uses. They have passed their schemas. */
export interface Source {
  game: GameDocument;
  map: ForlornHopesMap;
  board: ForlornHopesBattleBoard;
  bases: ForlornHopesBases;
  aircraft: ForlornHopesAircraft;
  airUnits: ForlornHopesAirUnits;
  ships: ForlornHopesShips;
  groundUnits: ForlornHopesGroundUnits;
  markers: ForlornHopesMarkers;
  parameters: ForlornHopesParameters;
  sequence: ForlornHopesSequence;
  options: OptionsDocument;
  terrain: ForlornHopesTerrainEffects;
  composition: ForlornHopesAirMissionComposition;
  airMovement: ForlornHopesAirCombatMovement;
  bombingModes: ForlornHopesBombingModes;
  antiAircraft: ForlornHopesAntiAircraftFactors;
  hitsEffects: ForlornHopesHitsEffects;
  randomEvents: ForlornHopesRandomEvents;
  victoryPoints: ForlornHopesVictoryPoints;
  steady: ForlornHopesPlayer | undefined;
  rolls: Readonly<Record<string, ForlornHopesRoll>>;
  charts: Readonly<Record<string, ResultTableDocument>>;
}

/** Rolls that steps make, by the names of their documents. */
const rollIds = [
  "air-combat",
  "air-unit-on-bombed-base",
  "airbase-evacuation",
  "airbase-restoration",
  "allied-ace",
  "anti-aircraft",
  "bomber-defensive-fire",
  "bombing",
  "contested-landing",
  "darwin-radar",
  "ground-combat",
  "initiative",
  "interceptor-scramble",
  "landing-accidents",
  "later-hit",
  "naval-combat",
  "naval-interception",
  "night-action",
  "reconnaissance-flight",
  "regroup",
  "sortie",
  "spotting",
  "submarine-attack",
  "target-scramble",
  "variable-sequence",
] as const;

/** Charts that are looked up without a roll document of their own naming them. */
const chartIds = ["initiative-missions", "random-events", "lucky-shots", "naval-rounds"] as const;

export const boardPath = "boards/tactical-battle-board.json";

/** Paths of the documents without which there is no game. */
export const requiredDocuments = [
  "game.json",
  "map.json",
  boardPath,
  "bases.json",
  "aircraft.json",
  "air-units.json",
  "ships.json",
  "ground-units.json",
  "markers.json",
  "parameters.json",
  "sequence.json",
  "options.json",
  "tables/terrain-effects.json",
  "tables/air-mission-composition.json",
  "tables/air-combat-movement.json",
  "tables/bombing-modes.json",
  "tables/anti-aircraft-factors.json",
  "tables/hits-effects.json",
  "tables/random-events.json",
  "tables/victory-points.json",
  ...rollIds.map((id) => `rolls/${id}.json` as const),
  ...chartIds.map((id) => `charts/${id}.json` as const),
] as const;

/** The documents by name. Throws `CompileError` for one that is missing. */
export function sourceOf(documents: Documents): Source {
  const read = <T>(path: (typeof requiredDocuments)[number]): T => needed<T>(documents, path);
  const source: Source = {
    game: read("game.json"),
    map: read("map.json"),
    board: read(boardPath),
    bases: read("bases.json"),
    aircraft: read("aircraft.json"),
    airUnits: read("air-units.json"),
    ships: read("ships.json"),
    groundUnits: read("ground-units.json"),
    markers: read("markers.json"),
    parameters: read("parameters.json"),
    sequence: read("sequence.json"),
    options: read("options.json"),
    terrain: read("tables/terrain-effects.json"),
    composition: read("tables/air-mission-composition.json"),
    airMovement: read("tables/air-combat-movement.json"),
    bombingModes: read("tables/bombing-modes.json"),
    antiAircraft: read("tables/anti-aircraft-factors.json"),
    hitsEffects: read("tables/hits-effects.json"),
    randomEvents: read("tables/random-events.json"),
    victoryPoints: read("tables/victory-points.json"),
    steady: documents["players/steady.json"] as ForlornHopesPlayer | undefined,
    rolls: inFolder(documents, "rolls"),
    charts: inFolder(documents, "charts"),
  };
  for (const id of rollIds) read(`rolls/${id}.json`);
  for (const id of chartIds) read(`charts/${id}.json`);
  for (const [id, { charts }] of Object.entries(source.rolls))
    for (const [n, chart] of (charts ?? []).entries())
      if (!source.charts[chart])
        throw new CompileError(
          `There is no chart “${chart}”: charts/${chart}.json is missing.`,
          `rolls/${id}.json`,
          `/charts/${n}`,
        );
  return source;
}
