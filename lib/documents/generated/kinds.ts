// Made from schemas/ by "npm run generate". Do not edit.


/** One kind of document: which games have it, the schema that governs it, and where such documents stand. */
export interface DocumentKind {
  /** Name of the kind. */
  readonly kind: string;
  /** Ids of the games that have it; "*" for all. */
  readonly games: readonly string[];
  /** Path of its schema under schemas/. */
  readonly schema: string;
  /** Glob of the documents, relative to the folder of a game, layer or workspace. */
  readonly match: string;
  /** The same as a regular expression. */
  readonly pattern: string;
  /** Name of the generated type. */
  readonly type: string;
}

/** In order: the first kind whose pattern fits a path governs it. */
export const kinds: readonly DocumentKind[] = [
  {
    "kind": "workspace",
    "games": [
      "*"
    ],
    "schema": "common/workspace.schema.json",
    "match": "sandtable.json",
    "type": "WorkspaceDocument",
    "pattern": "^sandtable\\.json$"
  },
  {
    "kind": "game",
    "games": [
      "*"
    ],
    "schema": "common/game.schema.json",
    "match": "game.json",
    "type": "GameDocument",
    "pattern": "^game\\.json$"
  },
  {
    "kind": "map",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/map.schema.json",
    "match": "map.json",
    "type": "FireInTheSkyMap",
    "pattern": "^map\\.json$"
  },
  {
    "kind": "drawing",
    "games": [
      "*"
    ],
    "schema": "common/drawing.schema.json",
    "match": "drawings/*.json",
    "type": "DrawingDocument",
    "pattern": "^drawings/[^/]+\\.json$"
  },
  {
    "kind": "result-table",
    "games": [
      "flat-top",
      "forlorn-hopes",
      "pacific-war"
    ],
    "schema": "common/result-table.schema.json",
    "match": "charts/*.json",
    "type": "ResultTableDocument",
    "pattern": "^charts/[^/]+\\.json$"
  },
  {
    "kind": "options",
    "games": [
      "*"
    ],
    "schema": "common/options.schema.json",
    "match": "options.json",
    "type": "OptionsDocument",
    "pattern": "^options\\.json$"
  },
  {
    "kind": "rulebook",
    "games": [
      "*"
    ],
    "schema": "common/rulebook.schema.json",
    "match": "rulebook.json",
    "type": "RulebookDocument",
    "pattern": "^rulebook\\.json$"
  },
  {
    "kind": "numbering",
    "games": [
      "*"
    ],
    "schema": "common/numbering.schema.json",
    "match": "numbering.json",
    "type": "NumberingDocument",
    "pattern": "^numbering\\.json$"
  },
  {
    "kind": "layer",
    "games": [
      "*"
    ],
    "schema": "common/layer.schema.json",
    "match": "layers/*/layer.json",
    "type": "LayerDocument",
    "pattern": "^layers/[^/]+/layer\\.json$"
  },
  {
    "kind": "playtest",
    "games": [
      "*"
    ],
    "schema": "common/playtest.schema.json",
    "match": "playtests/*.json",
    "type": "PlaytestDocument",
    "pattern": "^playtests/[^/]+\\.json$"
  },
  {
    "kind": "questions",
    "games": [
      "*"
    ],
    "schema": "common/questions.schema.json",
    "match": "reports/questions.json",
    "type": "QuestionsDocument",
    "pattern": "^reports/questions\\.json$"
  },
  {
    "kind": "game-file",
    "games": [
      "*"
    ],
    "schema": "common/game-file.schema.json",
    "match": "reports/*.json",
    "type": "GameFileDocument",
    "pattern": "^reports/[^/]+\\.json$"
  },
  {
    "kind": "bases",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/bases.schema.json",
    "match": "bases.json",
    "type": "FireInTheSkyBases",
    "pattern": "^bases\\.json$"
  },
  {
    "kind": "units",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/units.schema.json",
    "match": "units.json",
    "type": "FireInTheSkyUnits",
    "pattern": "^units\\.json$"
  },
  {
    "kind": "parameters",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/parameters.schema.json",
    "match": "parameters.json",
    "type": "FireInTheSkyParameters",
    "pattern": "^parameters\\.json$"
  },
  {
    "kind": "sequence",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/sequence.schema.json",
    "match": "sequence.json",
    "type": "FireInTheSkySequence",
    "pattern": "^sequence\\.json$"
  },
  {
    "kind": "combat-table",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/combat-table.schema.json",
    "match": "tables/combat.json",
    "type": "FireInTheSkyCombatTable",
    "pattern": "^tables/combat\\.json$"
  },
  {
    "kind": "surface-combat-table",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/surface-combat-table.schema.json",
    "match": "tables/surface-combat.json",
    "type": "FireInTheSkySurfaceCombatTable",
    "pattern": "^tables/surface-combat\\.json$"
  },
  {
    "kind": "naval-damage-table",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/naval-damage-table.schema.json",
    "match": "tables/naval-damage.json",
    "type": "FireInTheSkyNavalDamageTable",
    "pattern": "^tables/naval-damage\\.json$"
  },
  {
    "kind": "transport-costs",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/transport-costs.schema.json",
    "match": "tables/transport-costs.json",
    "type": "FireInTheSkyTransportCosts",
    "pattern": "^tables/transport-costs\\.json$"
  },
  {
    "kind": "levels",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/levels.schema.json",
    "match": "schedules/levels.json",
    "type": "FireInTheSkyLevels",
    "pattern": "^schedules/levels\\.json$"
  },
  {
    "kind": "player",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/player.schema.json",
    "match": "players/*.json",
    "type": "FireInTheSkyPlayer",
    "pattern": "^players/[^/]+\\.json$"
  },
  {
    "kind": "reinforcements",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/reinforcements.schema.json",
    "match": "schedules/*.json",
    "type": "FireInTheSkyReinforcements",
    "pattern": "^schedules/[^/]+\\.json$"
  },
  {
    "kind": "scenario",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/scenario.schema.json",
    "match": "scenarios/*.json",
    "type": "FireInTheSkyScenario",
    "pattern": "^scenarios/[^/]+\\.json$"
  },
  {
    "kind": "battle",
    "games": [
      "fire-in-the-sky",
      "fire-in-the-sky-2e"
    ],
    "schema": "fire-in-the-sky/battle.schema.json",
    "match": "battles/*.json",
    "type": "FireInTheSkyBattle",
    "pattern": "^battles/[^/]+\\.json$"
  },
  {
    "kind": "map",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/map.schema.json",
    "match": "map.json",
    "type": "FlatTopMap",
    "pattern": "^map\\.json$"
  },
  {
    "kind": "bases",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/bases.schema.json",
    "match": "bases.json",
    "type": "FlatTopBases",
    "pattern": "^bases\\.json$"
  },
  {
    "kind": "base-values",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/base-values.schema.json",
    "match": "base-values/*.json",
    "type": "FlatTopBaseValues",
    "pattern": "^base-values/[^/]+\\.json$"
  },
  {
    "kind": "planes",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/planes.schema.json",
    "match": "planes.json",
    "type": "FlatTopPlanes",
    "pattern": "^planes\\.json$"
  },
  {
    "kind": "ships",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/ships.schema.json",
    "match": "ships.json",
    "type": "FlatTopShips",
    "pattern": "^ships\\.json$"
  },
  {
    "kind": "parameters",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/parameters.schema.json",
    "match": "parameters.json",
    "type": "FlatTopParameters",
    "pattern": "^parameters\\.json$"
  },
  {
    "kind": "sequence",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/sequence.schema.json",
    "match": "sequence.json",
    "type": "FlatTopSequence",
    "pattern": "^sequence\\.json$"
  },
  {
    "kind": "air-hits",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/air-hits.schema.json",
    "match": "tables/air-hits.json",
    "type": "FlatTopAirHits",
    "pattern": "^tables/air-hits\\.json$"
  },
  {
    "kind": "combat-modifiers",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/combat-modifiers.schema.json",
    "match": "tables/combat-modifiers.json",
    "type": "FlatTopCombatModifiers",
    "pattern": "^tables/combat-modifiers\\.json$"
  },
  {
    "kind": "time-record",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/time-record.schema.json",
    "match": "tables/time-record.json",
    "type": "FlatTopTimeRecord",
    "pattern": "^tables/time-record\\.json$"
  },
  {
    "kind": "victory-points",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/victory-points.schema.json",
    "match": "tables/victory-points.json",
    "type": "FlatTopVictoryPoints",
    "pattern": "^tables/victory-points\\.json$"
  },
  {
    "kind": "player",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/player.schema.json",
    "match": "players/steady.json",
    "type": "FlatTopPlayer",
    "pattern": "^players/steady\\.json$"
  },
  {
    "kind": "scenario",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/scenario.schema.json",
    "match": "scenarios/*.json",
    "type": "FlatTopScenario",
    "pattern": "^scenarios/[^/]+\\.json$"
  },
  {
    "kind": "battle",
    "games": [
      "flat-top"
    ],
    "schema": "flat-top/battle.schema.json",
    "match": "battles/*.json",
    "type": "FlatTopBattle",
    "pattern": "^battles/[^/]+\\.json$"
  },
  {
    "kind": "map",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/map.schema.json",
    "match": "map.json",
    "type": "ForlornHopesMap",
    "pattern": "^map\\.json$"
  },
  {
    "kind": "battle-board",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/battle-board.schema.json",
    "match": "boards/*.json",
    "type": "ForlornHopesBattleBoard",
    "pattern": "^boards/[^/]+\\.json$"
  },
  {
    "kind": "aircraft",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/aircraft.schema.json",
    "match": "aircraft.json",
    "type": "ForlornHopesAircraft",
    "pattern": "^aircraft\\.json$"
  },
  {
    "kind": "air-units",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/air-units.schema.json",
    "match": "air-units.json",
    "type": "ForlornHopesAirUnits",
    "pattern": "^air-units\\.json$"
  },
  {
    "kind": "ships",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/ships.schema.json",
    "match": "ships.json",
    "type": "ForlornHopesShips",
    "pattern": "^ships\\.json$"
  },
  {
    "kind": "ground-units",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/ground-units.schema.json",
    "match": "ground-units.json",
    "type": "ForlornHopesGroundUnits",
    "pattern": "^ground-units\\.json$"
  },
  {
    "kind": "markers",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/markers.schema.json",
    "match": "markers.json",
    "type": "ForlornHopesMarkers",
    "pattern": "^markers\\.json$"
  },
  {
    "kind": "bases",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/bases.schema.json",
    "match": "bases.json",
    "type": "ForlornHopesBases",
    "pattern": "^bases\\.json$"
  },
  {
    "kind": "parameters",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/parameters.schema.json",
    "match": "parameters.json",
    "type": "ForlornHopesParameters",
    "pattern": "^parameters\\.json$"
  },
  {
    "kind": "sequence",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/sequence.schema.json",
    "match": "sequence.json",
    "type": "ForlornHopesSequence",
    "pattern": "^sequence\\.json$"
  },
  {
    "kind": "roll",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/roll.schema.json",
    "match": "rolls/*.json",
    "type": "ForlornHopesRoll",
    "pattern": "^rolls/[^/]+\\.json$"
  },
  {
    "kind": "air-combat-movement",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/air-combat-movement.schema.json",
    "match": "tables/air-combat-movement.json",
    "type": "ForlornHopesAirCombatMovement",
    "pattern": "^tables/air-combat-movement\\.json$"
  },
  {
    "kind": "random-events",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/random-events.schema.json",
    "match": "tables/random-events.json",
    "type": "ForlornHopesRandomEvents",
    "pattern": "^tables/random-events\\.json$"
  },
  {
    "kind": "hits-effects",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/hits-effects.schema.json",
    "match": "tables/hits-effects.json",
    "type": "ForlornHopesHitsEffects",
    "pattern": "^tables/hits-effects\\.json$"
  },
  {
    "kind": "terrain-effects",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/terrain-effects.schema.json",
    "match": "tables/terrain-effects.json",
    "type": "ForlornHopesTerrainEffects",
    "pattern": "^tables/terrain-effects\\.json$"
  },
  {
    "kind": "air-mission-composition",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/air-mission-composition.schema.json",
    "match": "tables/air-mission-composition.json",
    "type": "ForlornHopesAirMissionComposition",
    "pattern": "^tables/air-mission-composition\\.json$"
  },
  {
    "kind": "victory-points",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/victory-points.schema.json",
    "match": "tables/victory-points.json",
    "type": "ForlornHopesVictoryPoints",
    "pattern": "^tables/victory-points\\.json$"
  },
  {
    "kind": "anti-aircraft-factors",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/anti-aircraft-factors.schema.json",
    "match": "tables/anti-aircraft-factors.json",
    "type": "ForlornHopesAntiAircraftFactors",
    "pattern": "^tables/anti-aircraft-factors\\.json$"
  },
  {
    "kind": "bombing-modes",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/bombing-modes.schema.json",
    "match": "tables/bombing-modes.json",
    "type": "ForlornHopesBombingModes",
    "pattern": "^tables/bombing-modes\\.json$"
  },
  {
    "kind": "scenario",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/scenario.schema.json",
    "match": "scenarios/*.json",
    "type": "ForlornHopesScenario",
    "pattern": "^scenarios/[^/]+\\.json$"
  },
  {
    "kind": "player",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/player.schema.json",
    "match": "players/steady.json",
    "type": "ForlornHopesPlayer",
    "pattern": "^players/steady\\.json$"
  },
  {
    "kind": "battle",
    "games": [
      "forlorn-hopes"
    ],
    "schema": "forlorn-hopes/battle.schema.json",
    "match": "battles/*.json",
    "type": "ForlornHopesBattle",
    "pattern": "^battles/[^/]+\\.json$"
  },
  {
    "kind": "map",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/map.schema.json",
    "match": "map.json",
    "type": "PacificWarMap",
    "pattern": "^map\\.json$"
  },
  {
    "kind": "ships",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/ships.schema.json",
    "match": "ships.json",
    "type": "PacificWarShips",
    "pattern": "^ships\\.json$"
  },
  {
    "kind": "aircraft",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/aircraft.schema.json",
    "match": "aircraft.json",
    "type": "PacificWarAircraft",
    "pattern": "^aircraft\\.json$"
  },
  {
    "kind": "ground-units",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/ground-units.schema.json",
    "match": "ground-units.json",
    "type": "PacificWarGroundUnits",
    "pattern": "^ground-units\\.json$"
  },
  {
    "kind": "headquarters",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/headquarters.schema.json",
    "match": "headquarters.json",
    "type": "PacificWarHeadquarters",
    "pattern": "^headquarters\\.json$"
  },
  {
    "kind": "bases",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/bases.schema.json",
    "match": "bases.json",
    "type": "PacificWarBases",
    "pattern": "^bases\\.json$"
  },
  {
    "kind": "markers",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/markers.schema.json",
    "match": "markers.json",
    "type": "PacificWarMarkers",
    "pattern": "^markers\\.json$"
  },
  {
    "kind": "terrain-effects",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/terrain-effects.schema.json",
    "match": "tables/terrain-effects.json",
    "type": "PacificWarTerrainEffects",
    "pattern": "^tables/terrain-effects\\.json$"
  },
  {
    "kind": "weather-effects",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/weather-effects.schema.json",
    "match": "tables/weather-effects.json",
    "type": "PacificWarWeatherEffects",
    "pattern": "^tables/weather-effects\\.json$"
  },
  {
    "kind": "lighting",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/lighting.schema.json",
    "match": "tables/lighting.json",
    "type": "PacificWarLighting",
    "pattern": "^tables/lighting\\.json$"
  },
  {
    "kind": "intelligence-conditions",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/intelligence-conditions.schema.json",
    "match": "tables/intelligence-conditions.json",
    "type": "PacificWarIntelligenceConditions",
    "pattern": "^tables/intelligence-conditions\\.json$"
  },
  {
    "kind": "combat-lines",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/combat-lines.schema.json",
    "match": "tables/combat-lines.json",
    "type": "PacificWarCombatLines",
    "pattern": "^tables/combat-lines\\.json$"
  },
  {
    "kind": "ship-types",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/ship-types.schema.json",
    "match": "tables/ship-types.json",
    "type": "PacificWarShipTypes",
    "pattern": "^tables/ship-types\\.json$"
  },
  {
    "kind": "dry-docks",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/dry-docks.schema.json",
    "match": "tables/dry-docks.json",
    "type": "PacificWarDryDocks",
    "pattern": "^tables/dry-docks\\.json$"
  },
  {
    "kind": "engineering",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/engineering.schema.json",
    "match": "tables/engineering.json",
    "type": "PacificWarEngineering",
    "pattern": "^tables/engineering\\.json$"
  },
  {
    "kind": "air-missions",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/air-missions.schema.json",
    "match": "tables/air-missions.json",
    "type": "PacificWarAirMissions",
    "pattern": "^tables/air-missions\\.json$"
  },
  {
    "kind": "breakdown",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/breakdown.schema.json",
    "match": "tables/breakdown.json",
    "type": "PacificWarBreakdown",
    "pattern": "^tables/breakdown\\.json$"
  },
  {
    "kind": "parameters",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/parameters.schema.json",
    "match": "parameters.json",
    "type": "PacificWarParameters",
    "pattern": "^parameters\\.json$"
  },
  {
    "kind": "sequence",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/sequence.schema.json",
    "match": "sequence.json",
    "type": "PacificWarSequence",
    "pattern": "^sequence\\.json$"
  },
  {
    "kind": "schedule",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/schedule.schema.json",
    "match": "schedules/*.json",
    "type": "PacificWarSchedule",
    "pattern": "^schedules/[^/]+\\.json$"
  },
  {
    "kind": "scenario",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/scenario.schema.json",
    "match": "scenarios/*.json",
    "type": "PacificWarScenario",
    "pattern": "^scenarios/[^/]+\\.json$"
  },
  {
    "kind": "scenario-list",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/scenario-list.schema.json",
    "match": "scenario-list.json",
    "type": "PacificWarScenarioList",
    "pattern": "^scenario-list\\.json$"
  },
  {
    "kind": "player",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/player.schema.json",
    "match": "players/steady.json",
    "type": "PacificWarPlayer",
    "pattern": "^players/steady\\.json$"
  },
  {
    "kind": "battle",
    "games": [
      "pacific-war"
    ],
    "schema": "pacific-war/battle.schema.json",
    "match": "battles/*.json",
    "type": "PacificWarBattle",
    "pattern": "^battles/[^/]+\\.json$"
  }
];
