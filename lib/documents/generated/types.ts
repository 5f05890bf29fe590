// Made from schemas/ by "npm run generate". Do not edit.

/**
 * The relative path of the schema for this document.
 */
export type SchemaPath = string;
/**
 * A stable name in kebab-case: lower-case letters, digits and hyphens.
 */
export type Id = string;
/**
 * The id of an optional rule listed in options.json.
 */
export type OptionId = string;
/**
 * A hex, by its printed number.
 */
export type HexId = string;
/**
 * The rule's number in this edition's rulebook.
 */
export type RuleNumber = string;
/**
 * The rule's number in this edition's rulebook, or “house rule” for a rule of your own.
 */
export type CitedRule = string;
/**
 * Plain text, in your own words.
 */
export type Text = string;
/**
 * A colour in the form #rrggbb.
 */
export type Colour = string;
/**
 * The path to a value in a document (RFC 6901): member names and list positions, each after a slash. Empty means the whole document.
 */
export type Pointer = string;
/**
 * The document's path within the game's folder.
 */
export type DocumentPath = string;
/**
 * A number of points, in steps of 0.25.
 */
export type Quarters = number;
/**
 * A fraction from 0 to 1, in steps of 0.25.
 */
export type Fraction = number;
/**
 * How a remaining fraction is rounded.
 */
export type Rounding = "up" | "down";
/**
 * The points of a closed line, as alternating x and y values. The last point is joined to the first. Unit: columns and rows.
 *
 * @minItems 6
 */
export type Ring = Coordinate[];
/**
 * The points of an open line, as alternating x and y values. Unit: columns and rows.
 *
 * @minItems 4
 */
export type Line = Coordinate[];
/**
 * A column (x) or a row (y). Fractions are allowed. Unit: columns or rows.
 */
export type Coordinate = number;
/**
 * What the map shows.
 */
export type MapTitle = string;
/**
 * The drawing that lies under the grid: the name of a file of drawings/, without its ending. Without one the map shows its hexes alone.
 */
export type Drawing = Id;
/**
 * Which columns or rows are shoved by half a hex, by their printed numbers.
 */
export type Offset = "even-q" | "odd-q" | "even-r" | "odd-r";
/**
 * From the centre of a hex to the centre of the next. Unit: kilometres.
 */
export type HexKilometres = number;
/**
 * How the printed number of a hex is made: C for digits of the column, R for digits of the row; c or r for letters, A to Z and then AA, BB. A single C or R has as many digits as the number needs.
 */
export type IdPattern = string;
/**
 * Which way the printed numbers of rows count.
 */
export type Rows = "down" | "up";
/**
 * Number of the column, from left to right; its parity says whether a column is shoved. It may be negative.
 */
export type Column = number;
/**
 * Number of the row, from top to bottom; its parity says whether a row is shoved. It may be negative, and is where rows count from the bottom.
 */
export type Row = number;
/**
 * What the hex is for the rules: a terrain of the legend.
 */
export type Terrain = Id;
/**
 * True when the edge of the map cuts the hex in half; it plays as a whole one.
 */
export type Half = true;
/**
 * Sides of a hex by their directions, with a space between: of flat tops N, NE, SE, S, SW, NW, of pointed tops NE, E, SE, SW, W, NW.
 */
export type SideMask = string;
/**
 * What lies there.
 */
export type PlaceNote = string;
/**
 * What players call the box.
 */
export type BoxName = string;
/**
 * What the box is for.
 */
export type BoxKind = "off-map" | "holding";
/**
 * Hexes of the map that are one hex away from the box.
 *
 * @minItems 1
 */
export type EntryHexes = HexId[];
/**
 * The id of the step that must be asking for the choice. Replay stops if another step is asking.
 */
export type Step = string;
/**
 * Values to check at this point.
 *
 * Items: One value to check.
 */
export type Here = {
  pointer: Pointer;
  /**
   * The expected value, which may be any JSON.
   */
  equals: {
    [k: string]: unknown;
  };
  /**
   * Where the expectation comes from.
   */
  note?: string;
}[];
/**
 * The heading, where it says more than the numbers.
 */
export type SpanTitle = string;
/**
 * The lowest number that picks it. Without it there is no lower end. A row or column without numbers is picked by its id.
 */
export type From = number;
/**
 * The highest number that picks it. Without it there is no upper end.
 */
export type To = number;
/**
 * A number, a code, or several of them with spaces between: 2, S, or 1 D.
 */
export type Cell = string;
/**
 * The name of a policy.
 */
export type FireInTheSkyPolicy = "strongest-fire" | "carriers-first" | "cautious" | "first-legal" | "random";
/**
 * One of the two players (rule 2.1.1).
 */
export type FireInTheSkySide = "japan" | "allies";
/**
 * The nation that units belong to (rule 2.1.1).
 */
export type FireInTheSkyNation = "japan" | "us" | "britain" | "netherlands";
/**
 * The class of a naval unit (rule 2.1.1.1).
 */
export type FireInTheSkyShipClass = "CV" | "CVL" | "BB" | "BBV" | "CB" | "CA" | "CL" | "CLAA" | "DD";
/**
 * A game turn, 1 (December 1941) to 16. Unit: turns of three months (rule 4.0).
 */
export type FireInTheSkyTurn = number;
/**
 * The id of a unit type in units.json.
 */
export type FireInTheSkyTypeId = string;
/**
 * The id of a base, circle or box; for a sea hex without a name, its printed number.
 */
export type FireInTheSkyPlaceId = string;
/**
 * When a modifier applies: one condition, or several combined.
 */
export type FireInTheSkyCondition =
  | FireInTheSkyAll
  | FireInTheSkyAny
  | FireInTheSkyNot
  | FireInTheSkyTurnBetween
  | FireInTheSkyPlayerTurn
  | FireInTheSkyRoller
  | FireInTheSkyTargetSide
  | FireInTheSkyTargetNation
  | FireInTheSkyTargetKind
  | FireInTheSkyTargetClass
  | FireInTheSkyTargetPlace
  | FireInTheSkyTaskForceLacks
  | FireInTheSkyFriendlyAirInHex
  | FireInTheSkyAirSupremacy
  | FireInTheSkyAirPointsInSupport
  | FireInTheSkyOutOfSupply
  | FireInTheSkyMarines
  | FireInTheSkyOpposedLanding
  | FireInTheSkyElitePilots
  | FireInTheSkyKamikaze
  | FireInTheSkyAttack
  | FireInTheSkyLaterCheck
  | FireInTheSkyOption
  | FireInTheSkyBaseNearEnemyHome;
/**
 * 1 is the next one. Unit: own Reinforcement Phases.
 */
export type FireInTheSkyDelay = number;
/**
 * Classes of naval units (rule 2.1.1.1).
 */
export type FireInTheSkyClasses = FireInTheSkyShipClass[];
/**
 * Ids of nations (rule 2.1.1).
 */
export type FireInTheSkyNations = FireInTheSkyNation[];
/**
 * Ids of bases or boxes, in order.
 *
 * @minItems 1
 */
export type FireInTheSkyPlaces = FireInTheSkyPlaceId[];
/**
 * A number of markers. Unit: markers.
 */
export type FireInTheSkyMarkers = number;
/**
 * The lowest modified die roll that hits. Unit: pips. Rule 2.3.
 */
export type FireInTheSkyHitNumber = number;
/**
 * The id of a base, circle or box, the number of a hex without a name, or one of the places off the board: turn-record-track, removed, arriving.
 */
export type FireInTheSkyStanding = string;
/**
 * A counter: the id of its type in units.json, with a number if there are several of that type.
 */
export type FireInTheSkyPieceId = string;
/**
 * Ids of steps, in the order they are played.
 *
 * @minItems 1
 * @maxItems 40
 */
export type FireInTheSkySteps = FireInTheSkyStep[];
/**
 * A step provided by the rules module.
 */
export type FireInTheSkyStep =
  | "late-conquest"
  | "japanese-player-turn"
  | "allied-player-turn"
  | "transport"
  | "oil-transport"
  | "destroyer-transfer"
  | "economic-warfare"
  | "submarine-declaration"
  | "merchant-asw"
  | "submarine-warfare"
  | "strategic-bombing"
  | "reinforcement"
  | "arrivals"
  | "accidents"
  | "ranger"
  | "submarine-points"
  | "transport-points"
  | "replacements"
  | "off-map-movement"
  | "kamikaze-losses"
  | "first-deployment"
  | "operational-movement"
  | "reaction"
  | "air-commitment"
  | "combat"
  | "submarine-attacks"
  | "battles"
  | "battle"
  | "battle-preparation"
  | "air-combat"
  | "air-to-air"
  | "target-determination"
  | "air-strikes"
  | "surface-combat"
  | "sea-control"
  | "land-combat"
  | "amphibious-round"
  | "replacement-round"
  | "ground-support"
  | "supply-round"
  | "land-combat-round"
  | "battle-administration"
  | "return-to-base"
  | "ships-return"
  | "control-changes"
  | "return-stacking"
  | "second-deployment"
  | "end"
  | "replacements-removal"
  | "disbandment"
  | "victory-points";
/**
 * The number of counters of this type. Unit: counters. Rule 2.1.
 */
export type FireInTheSkyCount = number;
/**
 * The name of a policy.
 */
export type FlatTopBattlePolicy = "aggressive" | "cautious" | "first-legal" | "random";
/**
 * The side that owns it.
 */
export type FlatTopSide = "allied" | "japanese";
/**
 * The type of the ship. Rule 7.12.
 */
export type FlatTopShipType =
  "CV" | "CVL" | "AV" | "CAV" | "BB" | "CA" | "CL" | "DD" | "PG" | "AO" | "AP" | "APD" | "SS";
/**
 * Types of ships.
 */
export type FlatTopShipTypes = FlatTopShipType[];
/**
 * Where a plane can take off and land. Rule 8.9.
 */
export type FlatTopBasing = "carrier" | "float" | "land" | "sea";
/**
 * What a plane carries. Rule 8.7.
 */
export type FlatTopOrdnance = "gp" | "ap" | "torpedo";
/**
 * A turn of the day, as the Time Record Chart prints it: 0100 to 2400. Rule 3.2.
 */
export type FlatTopHour = string;
/**
 * A day: year, month, day.
 */
export type FlatTopDate = string;
/**
 * A direction by the numbers around a Directional hex: 1 is north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. Rule 6.3.
 */
export type FlatTopDirection = number;
/**
 * A sector of the map, by its id.
 */
export type FlatTopSectorId = string;
/**
 * The most Air Factors that may be present. Null means that there is no limit. Unit: Air Factors. Rule 8.2.
 */
export type FlatTopCapacity = number | null;
/**
 * The most Air Factors that may be moved from box to box in a turn. Unit: Air Factors. Rule 8.6.
 */
export type FlatTopReadyingFactor = number;
/**
 * The column of the Combat Results Table with which it attacks. Null means that it cannot. Rule 20.1.
 */
export type FlatTopBht = number | null;
/**
 * A number of Air Factors. Unit: Air Factors. Rule 2.2.
 */
export type FlatTopAirFactors = number;
/**
 * The name of a policy.
 */
export type ForlornHopesBattlePolicy = "direct" | "steady" | "first-legal" | "random";
/**
 * When a modifier counts: one condition, or several combined.
 */
export type ForlornHopesCondition =
  | ForlornHopesWhenAll
  | ForlornHopesWhenAny
  | ForlornHopesWhenNot
  | ForlornHopesWhenOption
  | ForlornHopesWhenSide
  | ForlornHopesWhenNation
  | ForlornHopesWhenUnitKind
  | ForlornHopesWhenEvent
  | ForlornHopesWhenGeneralRegroup
  | ForlornHopesWhenSingaporeSurrendered
  | ForlornHopesWhenControls
  | ForlornHopesWhenCommitted
  | ForlornHopesWhenReconnaissanceAt
  | ForlornHopesWhenSubmarineAt
  | ForlornHopesWhenPlaceHits
  | ForlornHopesWhenPlaceHitsAtMost
  | ForlornHopesWhenRadarWorks
  | ForlornHopesWhenWithinRadar
  | ForlornHopesWhenBox
  | ForlornHopesWhenAirUnitDisrupted
  | ForlornHopesWhenAirbaseDisrupted
  | ForlornHopesWhenEnemyReconnaissance
  | ForlornHopesWhenFriendlyReconnaissance
  | ForlornHopesWhenEnemyPatrol
  | ForlornHopesWhenFriendlyPatrol
  | ForlornHopesWhenEnemyCoast
  | ForlornHopesWhenStackSize
  | ForlornHopesWhenTriggerDistance
  | ForlornHopesWhenInterceptorDistance
  | ForlornHopesWhenTargetGroupClass
  | ForlornHopesWhenOwnGroupClass
  | ForlornHopesWhenTargetGroupSpeed
  | ForlornHopesWhenOwnGroupSpeed
  | ForlornHopesWhenMoreLightShips
  | ForlornHopesWhenTargetClass
  | ForlornHopesWhenTargetSpeed
  | ForlornHopesWhenTargetCrippled
  | ForlornHopesWhenTargetInPort
  | ForlornHopesWhenTargetIsFirer
  | ForlornHopesWhenFiringClass
  | ForlornHopesWhenFiringSpeed
  | ForlornHopesWhenFiringCrippled
  | ForlornHopesWhenFiringDisrupted
  | ForlornHopesWhenFiringLongLance
  | ForlornHopesWhenBand
  | ForlornHopesWhenAttackMode
  | ForlornHopesWhenAltitude
  | ForlornHopesWhenTargetKind
  | ForlornHopesWhenTargetDisrupted
  | ForlornHopesWhenTargetTerrain
  | ForlornHopesWhenHitsByBomber
  | ForlornHopesWhenPortHits
  | ForlornHopesWhenHexHas
  | ForlornHopesWhenDefenderDisrupted
  | ForlornHopesWhenFriendlyUnitInHex
  | ForlornHopesWhenLandingHasDaihatsu
  | ForlornHopesWhenParatroopsInHex
  | ForlornHopesWhenTransportCrippled
  | ForlornHopesWhenFiringKind
  | ForlornHopesWhenTargetAirKind
  | ForlornHopesWhenZone
  | ForlornHopesWhenFiringAce
  | ForlornHopesWhenTargetAce
  | ForlornHopesWhenSurprise
  | ForlornHopesWhenTargetSide;
/**
 * A way to attack. Rule 9.10.
 */
export type ForlornHopesMode = "regular" | "strafe" | "dive" | "precision" | "torpedo";
/**
 * A kind of target. Rule 9.6.
 */
export type ForlornHopesTargetKind = "airbase" | "city-or-port" | "naval" | "ground" | "supply";
/**
 * What an air unit fights as.
 */
export type ForlornHopesAirKind = "fighter" | "bomber" | "bomber-as-fighter";
/**
 * A number of the situation.
 */
export type ForlornHopesQuantity =
  | "attack-factor"
  | "defense-factor"
  | "bomb-factor"
  | "anti-aircraft-factor"
  | "hexes-between"
  | "range-warning"
  | "scramble-attempts"
  | "units-at-base"
  | "interceptor-tma"
  | "bomber-tma"
  | "attacking-factor"
  | "defending-factor"
  | "terrain"
  | "own-aces"
  | "own-disrupted"
  | "own-surprise";
/**
 * The side that owns it.
 */
export type ForlornHopesSide = "allied" | "japanese";
/**
 * Who controls it. Rule 2.3.
 */
export type ForlornHopesControl = "allied" | "japanese" | "neutral";
/**
 * The nation of the unit. It decides which Allied units fly together. Rule 9.1.1.
 */
export type ForlornHopesNation = "japan" | "us" | "britain" | "netherlands" | "australia";
/**
 * The country that the land belonged to before the war. Airbases of the Netherlands regroup less well. Rule 14.1.
 */
export type ForlornHopesCountry = "netherlands" | "britain" | "australia" | "portugal";
/**
 * The command that the air unit belongs to. It decides which Japanese units fly together. Rule 9.1.1.
 */
export type ForlornHopesForce =
  | "air-fleet-11"
  | "covering-fleet"
  | "jaaf"
  | "west-fleet"
  | "east-fleet"
  | "usaaf"
  | "usn"
  | "raaf"
  | "raf"
  | "fleet-air-arm"
  | "dutch";
/**
 * What the aircraft is for. Rule 2.2.2.
 */
export type ForlornHopesAircraftType = "B" | "C" | "D" | "F" | "P" | "R" | "RB" | "T";
/**
 * Types of aircraft.
 *
 * @minItems 1
 */
export type ForlornHopesAircraftTypes = ForlornHopesAircraftType[];
/**
 * The type of the ground unit. Rule 2.2.3.
 */
export type ForlornHopesGroundType = "infantry" | "motorized-infantry" | "artillery" | "armor" | "paratroop";
/**
 * The size that the counter shows. It has no effect. Rule 2.2.3.
 */
export type ForlornHopesGroundSize = "II" | "III" | "X";
/**
 * The class of the naval unit. Rule 2.2.4.
 */
export type ForlornHopesShipClass = "BB" | "BC" | "CA" | "CL" | "CV" | "CVS" | "DD" | "MTB" | "T" | "SS";
/**
 * Classes of naval units.
 *
 * @minItems 1
 */
export type ForlornHopesShipClasses = ForlornHopesShipClass[];
/**
 * The fleet that the ship belongs to. It decides where Japanese ships may go. Rule 10.3.4.
 */
export type ForlornHopesFleet =
  "west" | "east" | "covering" | "usn" | "rn" | "rn-reserve" | "rnn" | "submarine";
/**
 * How fast the ship is in combat. Rule 2.2.4.
 */
export type ForlornHopesSpeed = "F" | "S" | "C";
/**
 * Speeds of ships.
 *
 * @minItems 1
 */
export type ForlornHopesSpeeds = ForlornHopesSpeed[];
/**
 * A box of the airbase display. Disrupted units stand in the other half of it. Rule 6.4.
 */
export type ForlornHopesBox = "ready" | "flown" | "regroup";
/**
 * An altitude level on the Tactical Battle Board, about 5,000 feet each. Rule 9.7.9.
 */
export type ForlornHopesAltitude = "low" | "medium" | "high";
/**
 * A side of a hex, towards which a unit faces.
 */
export type ForlornHopesFacing = "N" | "NE" | "SE" | "S" | "SW" | "NW";
/**
 * Sides of a hex.
 *
 * @minItems 1
 */
export type ForlornHopesFacings = ForlornHopesFacing[];
/**
 * A hex as seen from a unit that faces north: steps towards the right, then steps down, in axial coordinates.
 */
export type ForlornHopesOffset = string;
/**
 * Hexes by their printed numbers.
 */
export type ForlornHopesHexes = HexId[];
/**
 * Places by id.
 */
export type ForlornHopesPlaces = Id[];
/**
 * Units by id.
 */
export type ForlornHopesUnits = Id[];
/**
 * The name of a policy.
 */
export type PacificWarBattlePolicy = "determined" | "cautious" | "steady" | "first-legal" | "random";
/**
 * One of the two sides.
 */
export type PacificWarSide = "allied" | "japanese";
/**
 * Who controls it. Rule 23.1.5.
 */
export type PacificWarControl = "allied" | "japanese" | "neutral" | "closed";
/**
 * A hex, or a run of hexes of one hexrow from the first to the last of them.
 */
export type PacificWarHexRun = string;
/**
 * A month of the war, as year and month. The war lasts from December 1941 to July 1945.
 */
export type PacificWarMonth = string;
/**
 * The printed number of a hex.
 */
export type PacificWarHex = string;
/**
 * The printed number of a hex, or what has become of it: absent, because it has not come yet or is no more; lost; or away, because it has left the map by an edge.
 */
export type PacificWarWhereabouts = string;
/**
 * When it ends.
 */
export type PacificWarScenarioEnd =
  PacificWarEndAfterCycles | PacificWarEndAfterDays | PacificWarEndAfterMonth;
/**
 * A step of play.
 */
export type PacificWarStep =
  | "weather"
  | "strategic-intelligence"
  | "strategic-bombing"
  | "japanese-escort"
  | "submarine-priority"
  | "shipping-attrition"
  | "command-points"
  | "isolation"
  | "strategic-transport"
  | "reinforcements"
  | "special-arrivals"
  | "naval-repair"
  | "replacements"
  | "engineering"
  | "submarine-patrols"
  | "operations"
  | "operation-bid"
  | "operation-activation"
  | "operational-intelligence"
  | "operation-start"
  | "dummy-task-forces"
  | "operation-contact"
  | "reaction-activation"
  | "reaction-contact"
  | "battle-cycles"
  | "operation-end"
  | "lighting"
  | "advantage"
  | "advantage-movement"
  | "advantage-air-missions"
  | "naval-battles"
  | "bombardment"
  | "demolition"
  | "ground-combat"
  | "airbase-repair"
  | "rally"
  | "disadvantage-movement"
  | "disadvantage-air-missions"
  | "joint-activation"
  | "detection-removal"
  | "day-marker"
  | "naval-determination"
  | "naval-phase-1"
  | "naval-phase-2"
  | "naval-phase-3"
  | "naval-withdrawal"
  | "mission-preliminary"
  | "mission-flight"
  | "mission-cap"
  | "mission-targets"
  | "mission-flak"
  | "mission-strike"
  | "mission-late-flak"
  | "mission-conclusion"
  | "ground-decision"
  | "ground-leads"
  | "ground-roll"
  | "ground-retreat"
  | "ground-pursuit";
/**
 * A rule of this scenario alone.
 */
export type PacificWarSpecialRule =
  | PacificWarSpecialNote
  | PacificWarSpecialFirstOperation
  | PacificWarSpecialCondition
  | PacificWarSpecialArea
  | PacificWarSpecialSources
  | PacificWarSpecialLost
  | PacificWarSpecialNoAlert
  | PacificWarSpecialArrival
  | PacificWarSpecialNoIsolation
  | PacificWarSpecialLeave
  | PacificWarSpecialOpenCountry
  | PacificWarSpecialFree
  | PacificWarSpecialNoDuties;
/**
 * A side, or neither of them.
 */
export type PacificWarSideOrNone = "allied" | "japanese" | "none";
/**
 * The nation of the counter, which also decides its side. Rule 2.2.
 */
export type PacificWarNation = "japan" | "us" | "britain" | "australia" | "netherlands" | "france" | "china";
/**
 * Where it is: the id of a place of the map, or the printed number of a hex. Rule 2.5.
 */
export type PacificWarLocation = string;
/**
 * A strength: 0 or more as printed, -1 for a strength below zero, which is printed with a raised 4 and needs a roll of 0 first. Without the member it is a printed x: the counter cannot do it at all. Unit: points. Rule 3.4.
 */
export type PacificWarStrength = number;
/**
 * The type of the naval unit. Rule 2.2.3.
 */
export type PacificWarNavalType =
  | "BB"
  | "BC"
  | "CV"
  | "CVL"
  | "CVS"
  | "CVE"
  | "CA"
  | "CL"
  | "DD"
  | "DE"
  | "APD"
  | "AA"
  | "ST"
  | "KRS"
  | "STO";
/**
 * The aircraft type by its engines. Rule 2.2.2.
 */
export type PacificWarEngine = "F" | "T" | "B" | "LRA";
/**
 * The quality of pilots and aircraft: 0 is the worst, 2 the best. Rule 2.2.2.
 */
export type PacificWarAirLevel = number;
/**
 * The size of the ground unit. It counts for transport and breakdown. Rule 2.2.1.
 */
export type PacificWarGroundSize =
  "battalion" | "regiment" | "brigade" | "division" | "corps" | "army" | "army-group";
/**
 * The type of the ground unit. Rule 2.2.1.
 */
export type PacificWarGroundType =
  "infantry" | "marine" | "engineer" | "special-forces" | "airborne" | "armor";
/**
 * The size of the Base. Rule 2.3.2.1.
 */
export type PacificWarBaseSize = "small" | "large";
/**
 * How many steps it has at full strength. Unit: steps. Rule 2.2.1.
 */
export type PacificWarGroundSteps = number;
/**
 * The Operational Intelligence Condition. Rule 21.0.
 */
export type PacificWarIntelligenceCondition = "surprise" | "intercept" | "ambush" | "ambush-cv";
/**
 * How many hits it has taken. Unit: hits. Rule 3.0.
 */
export type PacificWarHits = number;
/**
 * Something that is true or false of the game.
 */
export type PacificWarVictoryCondition =
  | PacificWarVictoryAll
  | PacificWarVictoryAny
  | PacificWarVictoryNot
  | PacificWarVictoryAtLeast
  | PacificWarVictoryControls
  | PacificWarVictoryWorkingAirbase
  | PacificWarVictoryInterdictedOnce
  | PacificWarVictoryShipsWithHits
  | PacificWarVictoryShipsSunk
  | PacificWarVictorySunkOrCrippled
  | PacificWarVictoryAirStepsLost
  | PacificWarVictoryGroundEliminated
  | PacificWarVictoryFortificationDestroyed
  | PacificWarVictorySurrendered
  | PacificWarVictoryHomelandPoints
  | PacificWarVictoryBomberReach
  | PacificWarVictoryMerchantShipping
  | PacificWarVictoryBefore
  | PacificWarVictoryLinked;
/**
 * Victory points for something.
 */
export type PacificWarAward =
  | PacificWarAwardWhen
  | PacificWarAwardShipSunk
  | PacificWarAwardShipCrippled
  | PacificWarAwardHits
  | PacificWarAwardAirSteps;
/**
 * Who wins, and by how much.
 */
export type PacificWarVictory = PacificWarVictoryByOrder | PacificWarVictoryByPoints;

/**
 * Every kind of document by the name of its type.
 */
export interface AllDocuments {
  WorkspaceDocument: WorkspaceDocument;
  GameDocument: GameDocument;
  FireInTheSkyMap: FireInTheSkyMap;
  DrawingDocument: DrawingDocument;
  ResultTableDocument: ResultTableDocument;
  OptionsDocument: OptionsDocument;
  RulebookDocument: RulebookDocument;
  NumberingDocument: NumberingDocument;
  LayerDocument: LayerDocument;
  PlaytestDocument: PlaytestDocument;
  QuestionsDocument: QuestionsDocument;
  GameFileDocument: GameFileDocument;
  FireInTheSkyBases: FireInTheSkyBases;
  FireInTheSkyUnits: FireInTheSkyUnits;
  FireInTheSkyParameters: FireInTheSkyParameters;
  FireInTheSkySequence: FireInTheSkySequence;
  FireInTheSkyCombatTable: FireInTheSkyCombatTable;
  FireInTheSkySurfaceCombatTable: FireInTheSkySurfaceCombatTable;
  FireInTheSkyNavalDamageTable: FireInTheSkyNavalDamageTable;
  FireInTheSkyTransportCosts: FireInTheSkyTransportCosts;
  FireInTheSkyLevels: FireInTheSkyLevels;
  FireInTheSkyPlayer: FireInTheSkyPlayer;
  FireInTheSkyReinforcements: FireInTheSkyReinforcements;
  FireInTheSkyScenario: FireInTheSkyScenario;
  FireInTheSkyBattle: FireInTheSkyBattle;
  FlatTopMap: FlatTopMap;
  FlatTopBases: FlatTopBases;
  FlatTopBaseValues: FlatTopBaseValues;
  FlatTopPlanes: FlatTopPlanes;
  FlatTopShips: FlatTopShips;
  FlatTopParameters: FlatTopParameters;
  FlatTopSequence: FlatTopSequence;
  FlatTopAirHits: FlatTopAirHits;
  FlatTopCombatModifiers: FlatTopCombatModifiers;
  FlatTopTimeRecord: FlatTopTimeRecord;
  FlatTopVictoryPoints: FlatTopVictoryPoints;
  FlatTopPlayer: FlatTopPlayer;
  FlatTopScenario: FlatTopScenario;
  FlatTopBattle: FlatTopBattle;
  ForlornHopesMap: ForlornHopesMap;
  ForlornHopesBattleBoard: ForlornHopesBattleBoard;
  ForlornHopesAircraft: ForlornHopesAircraft;
  ForlornHopesAirUnits: ForlornHopesAirUnits;
  ForlornHopesShips: ForlornHopesShips;
  ForlornHopesGroundUnits: ForlornHopesGroundUnits;
  ForlornHopesMarkers: ForlornHopesMarkers;
  ForlornHopesBases: ForlornHopesBases;
  ForlornHopesParameters: ForlornHopesParameters;
  ForlornHopesSequence: ForlornHopesSequence;
  ForlornHopesRoll: ForlornHopesRoll;
  ForlornHopesAirCombatMovement: ForlornHopesAirCombatMovement;
  ForlornHopesRandomEvents: ForlornHopesRandomEvents;
  ForlornHopesHitsEffects: ForlornHopesHitsEffects;
  ForlornHopesTerrainEffects: ForlornHopesTerrainEffects;
  ForlornHopesAirMissionComposition: ForlornHopesAirMissionComposition;
  ForlornHopesVictoryPoints: ForlornHopesVictoryPoints;
  ForlornHopesAntiAircraftFactors: ForlornHopesAntiAircraftFactors;
  ForlornHopesBombingModes: ForlornHopesBombingModes;
  ForlornHopesScenario: ForlornHopesScenario;
  ForlornHopesPlayer: ForlornHopesPlayer;
  ForlornHopesBattle: ForlornHopesBattle;
  PacificWarMap: PacificWarMap;
  PacificWarShips: PacificWarShips;
  PacificWarAircraft: PacificWarAircraft;
  PacificWarGroundUnits: PacificWarGroundUnits;
  PacificWarHeadquarters: PacificWarHeadquarters;
  PacificWarBases: PacificWarBases;
  PacificWarMarkers: PacificWarMarkers;
  PacificWarTerrainEffects: PacificWarTerrainEffects;
  PacificWarWeatherEffects: PacificWarWeatherEffects;
  PacificWarLighting: PacificWarLighting;
  PacificWarIntelligenceConditions: PacificWarIntelligenceConditions;
  PacificWarCombatLines: PacificWarCombatLines;
  PacificWarShipTypes: PacificWarShipTypes;
  PacificWarDryDocks: PacificWarDryDocks;
  PacificWarEngineering: PacificWarEngineering;
  PacificWarAirMissions: PacificWarAirMissions;
  PacificWarBreakdown: PacificWarBreakdown;
  PacificWarParameters: PacificWarParameters;
  PacificWarSequence: PacificWarSequence;
  PacificWarSchedule: PacificWarSchedule;
  PacificWarScenario: PacificWarScenario;
  PacificWarScenarioList: PacificWarScenarioList;
  PacificWarPlayer: PacificWarPlayer;
  PacificWarBattle: PacificWarBattle;
}
/**
 * Where a value comes from and how certain it is.
 */
export interface Source {
  rule?: CitedRule;
  /**
   * How the value was found.
   */
  status: "printed" | "errata" | "reconstructed" | "designed";
  /**
   * Why the value is what it is, in your own words.
   */
  note?: string;
}
/**
 * Where the values of this document come from, by JSON pointer. The longest matching pointer applies; the empty pointer covers the whole document.
 */
export interface Sources {
  [k: string]: Source;
}
/**
 * Coasts and borders drawn under the grid of a map. They are decoration only: the terrain that the rules use is in the map.
 */
export interface DrawingDocument {
  $schema?: SchemaPath;
  /**
   * What the drawing shows.
   */
  title: string;
  /**
   * Areas of land. Anything outside the map's hexes is not shown.
   */
  land: Ring[][];
  /**
   * Lines between countries.
   */
  borders?: Line[];
  sources: Sources;
}
/**
 * A game as it was played: the choices with their dice, the players' notes and their answers to the designer's questions. It contains no names and no dates unless a player types them.
 */
export interface GameFileDocument {
  $schema?: SchemaPath;
  /**
   * Marks the file as a game file.
   */
  format: "sandtable-game";
  /**
   * The version of the file format.
   */
  version: 1;
  /**
   * The id of the game.
   */
  game: Id;
  /**
   * The name of the variant that was played.
   */
  title: string;
  /**
   * The data that the game was played with.
   */
  data: {
    /**
     * Identifies the documents: it is the same for the same data.
     */
    hash: string;
    /**
     * The layers that were on, in order.
     *
     * @maxItems 100
     *
     * Items: A layer that was on.
     */
    layers: PlayedLayer[];
  };
  /**
   * All that is needed to replay the game.
   */
  line: {
    /**
     * How the game begins.
     */
    opening: {
      /**
       * The id of the scenario.
       */
      scenario: Id;
      /**
       * Ids of the optional rules that are on.
       *
       * @maxItems 200
       */
      options: OptionId[];
      /**
       * Where the dice come from.
       */
      dice: SeededDice | RolledDice;
      /**
       * The place in the sequence of play at which the scenario's set-up begins, if it is another than the scenario's own.
       */
      begin?: {
        /**
         * The number of the turn. Unit: turns.
         */
        turn: number;
        /**
         * The id of the side whose phase it is.
         */
        side?: Id;
        /**
         * The id of the step.
         */
        step: string;
      };
    };
    /**
     * The results of dice that were rolled by hand, in order; empty for seeded dice.
     *
     * @maxItems 20000
     *
     * Items: The result of one die.
     */
    rolled: number[];
    /**
     * The choices, in order.
     *
     * @maxItems 20000
     *
     * Items: One choice by one side.
     */
    choices: {
      /**
       * The id of the side that makes the choice.
       */
      side: Id;
      /**
       * The id of the step that asks for the choice.
       */
      step?: string;
      /**
       * The members of the chosen option.
       */
      choice: {
        [k: string]: unknown;
      };
    }[];
  };
  /**
   * Who played each side: “hand” for a person, else the id of the bot.
   */
  seats: {
    /**
     * “hand”, or the id of a bot.
     */
    [k: string]: string;
  };
  /**
   * True if each side saw only what it may know.
   */
  hidden: boolean;
  /**
   * Whose turn it is, in a game that is played by exchanging files.
   */
  turn?: {
    /**
     * The side that plays next, and whose player opens the file; of a game that is over, the side that is to see its end.
     */
    side: Id;
    /**
     * The number of the file in this game, counted by both players. Unit: files.
     */
    number: number;
  };
  /**
   * How long players took for their choices. Choices of bots have no time.
   *
   * @maxItems 20000
   *
   * Items: How long a player took for one choice.
   */
  times: {
    /**
     * The number of choices made before it. Unit: choices.
     */
    choice: number;
    /**
     * The time taken, without any date. Unit: seconds.
     */
    seconds: number;
  }[];
  /**
   * The phases of the game, in order.
   *
   * @maxItems 20000
   *
   * Items: A phase of the game, and where it begins.
   */
  phases: {
    /**
     * The number of choices made before it. Unit: choices.
     */
    from: number;
    /**
     * The name of the phase.
     */
    title: string;
    /**
     * The rule of the phase.
     */
    rule: string;
    /**
     * The turn, or the part of it.
     */
    part: string;
  }[];
  /**
   * The players' notes.
   *
   * @maxItems 1000
   *
   * Items: A note that a player pinned to a moment of the game.
   */
  notes: TableNote[];
  /**
   * The answers to the designer's questions.
   *
   * @maxItems 200
   *
   * Items: The answer to one question of the form.
   */
  answers: FormAnswer[];
  /**
   * How the game ended; absent if it was not played to its end.
   */
  outcome?: {
    /**
     * The id of the side that won; absent for a draw.
     */
    winner?: Id;
    /**
     * The result in words.
     */
    text: string;
  };
  /**
   * Identifies the position at the end of the line: the same choices with the same data lead to the same value.
   */
  state?: string;
}
/**
 * The dice generator rolls them.
 */
export interface SeededDice {
  /**
   * The dice generator rolls them.
   */
  kind: "seeded";
  /**
   * The starting value of the dice generator.
   */
  seed: number;
  /**
   * The version of the dice generator. Default: 1.
   */
  generator?: 1 | 2;
}
/**
 * The players roll them and type them in.
 */
export interface RolledDice {
  /**
   * The players roll them and type them in.
   */
  kind: "rolled";
}
/**
 * A note that a player pinned to a moment of the game.
 */
export interface TableNote {
  /**
   * The note's id within this game.
   */
  id: Id;
  /**
   * The moment: after this many choices. Unit: choices.
   */
  at: number;
  /**
   * What kind of note it is.
   */
  kind: "comment" | "question" | "rule-doubt" | "typo" | "balance";
  /**
   * What the player wrote.
   */
  text: string;
  /**
   * The counters, places and rules that the note is about.
   *
   * @maxItems 20
   *
   * Items: One thing that the note is about.
   */
  about: NoteSubject[];
  /**
   * The side whose player wrote the note in a game with hidden information; only this side sees it at the table.
   */
  side?: Id;
  /**
   * What the designer has done with the note.
   */
  designer?: {
    /**
     * Whether the note is still to be dealt with.
     */
    status?: "look" | "done";
    /**
     * The layer and the id of the erratum that was made of the note.
     */
    erratum?: string;
    /**
     * The playtest that was made of the note.
     */
    playtest?: string;
  };
}
/**
 * A counter, a place or a rule.
 */
export interface NoteSubject {
  /**
   * What kind of thing it is.
   */
  kind: "counter" | "place" | "rule";
  /**
   * The id of the counter or the place, or the number of the rule.
   */
  id: string;
  /**
   * What it is called.
   */
  name: string;
}
/**
 * A layer that was on.
 */
export interface PlayedLayer {
  /**
   * The id of the layer.
   */
  id: Id;
  /**
   * The name of the layer.
   */
  title?: string;
  /**
   * The version of the layer, if it has one.
   */
  version?: string;
}
/**
 * The answer to one question of the form.
 */
export interface FormAnswer {
  /**
   * The id of the question.
   */
  id: Id;
  /**
   * The question as it was asked.
   */
  question: string;
  /**
   * The answer on the scale of the question.
   */
  number?: number;
  /**
   * The answer in the player's own words.
   */
  text?: string;
}
/**
 * The game's name, its sides and nations, and the layers that are on by default.
 */
export interface GameDocument {
  $schema: SchemaPath;
  /**
   * The game's id, which is also the name of its folder.
   */
  id: Id;
  /**
   * The name of the game as players know it.
   */
  title: string;
  /**
   * The edition of the rules.
   */
  edition: string;
  /**
   * What the game is about, in one or two sentences of your own.
   */
  summary: string;
  /**
   * Who owns the rights to the game, and what this data is.
   */
  rights: string;
  /**
   * The number of players.
   */
  players: number;
  /**
   * The sides that players control, by id.
   */
  sides: {
    /**
     * One side of the game.
     */
    [k: string]: {
      /**
       * The side's name.
       */
      name: string;
      colour: Colour;
    };
  };
  /**
   * The nations whose units are in the game, by id. Each belongs to one side.
   */
  nations: {
    /**
     * One nation.
     */
    [k: string]: {
      /**
       * The nation's name.
       */
      name: string;
      /**
       * The id of the side that the nation fights on.
       */
      side: Id;
      colour: Colour;
    };
  };
  /**
   * Ids of the layers that are on by default, in the order they are applied.
   *
   * Items: The id of a layer.
   */
  defaultLayers: Id[];
  sources: Sources;
}
/**
 * What a layer is and why it exists. Its merge patches are beside this file, each at the path of the document that it changes.
 */
export interface LayerDocument {
  $schema?: SchemaPath;
  /**
   * The layer's id, which is also the name of its folder.
   */
  id: Id;
  /**
   * The kind of layer.
   */
  kind: "edition" | "errata" | "option" | "variant";
  /**
   * The layer's name.
   */
  title: string;
  /**
   * Why the layer exists.
   */
  reason: string;
  /**
   * The sources of the changes.
   *
   * Items: One source, described in words.
   */
  citations: Text[];
  /**
   * Ids of layers that must be on and come before this one.
   *
   * Items: The id of a layer.
   */
  requires: Id[];
  /**
   * Ids of layers that cannot be on together with this one.
   *
   * Items: The id of a layer.
   */
  conflicts: Id[];
  /**
   * True if the layer is on by default.
   */
  default: boolean;
  /**
   * The corrections in this layer, by id.
   */
  errata?: {
    /**
     * One correction.
     */
    [k: string]: {
      /**
       * The part of the game that is corrected.
       */
      component: "rule" | "counter" | "map" | "chart" | "scenario" | "player-aid";
      /**
       * Where in that part of the game, such as a page, a hex or a counter.
       */
      place: string;
      /**
       * The kind of correction.
       */
      kind: "correction" | "clarification" | "addition";
      /**
       * How much the correction affects play.
       */
      impact: "none" | "minor" | "major";
      /**
       * The old value or text, in your own words.
       */
      was: string;
      /**
       * The new value or text, in your own words.
       */
      is: string;
      /**
       * Who published the correction, and where.
       */
      source: string;
      /**
       * Anything else worth knowing.
       */
      note?: string;
      /**
       * The version of the errata that introduced this entry, such as 1.2. An errata sheet can mark what is new since an earlier version.
       */
      since?: string;
      document?: DocumentPath;
      pointer?: Pointer;
    };
  };
  /**
   * The original values that this layer replaces. The studio records them as you edit. If an original value changes later, a problem is reported, because the layer may no longer fit.
   */
  was?: {
    /**
     * The original values in one document, by JSON pointer.
     */
    [k: string]: {
      /**
       * The value without this layer; null if there was none.
       */
      [k: string]: {
        [k: string]: unknown;
      };
    };
  };
  sources?: Sources;
}
/**
 * How the grid lies.
 */
export interface Layout {
  offset: Offset;
  hexKilometres?: HexKilometres;
  idPattern?: IdPattern;
  rows?: Rows;
}
/**
 * Special sides of the hex, by kind. A side that two hexes share may be written at either of them, or at both.
 */
export interface Sides {
  [k: string]: SideMask;
}
/**
 * Sides between two adjacent hexes that are special, by both hexes joined with a hyphen, the smaller id first. A board with many of them has them as “sides” of its hexes.
 */
export interface Hexsides {
  /**
   * One special side between two hexes.
   */
  [k: string]: {
    /**
     * What the side is for the rules: a hexside of the legend.
     */
    kind: Id;
    note?: PlaceNote;
  };
}
/**
 * Ways between two adjacent hexes, by both hexes joined with a hyphen, the smaller id first.
 */
export interface Connections {
  /**
   * One way between two hexes.
   */
  [k: string]: {
    /**
     * What sort of way it is: a connection of the legend.
     */
    kind: Id;
    note?: PlaceNote;
  };
}
/**
 * Hexes that land cuts in two for ships: each half opens to some of the neighbours only.
 */
export interface SplitHexes {
  /**
   * One hex with its halves.
   */
  [k: string]: {
    /**
     * The halves by name. No ship crosses from one half to the other inside the hex.
     */
    halves: {
      /**
       * One half of the hex.
       */
      [k: string]: {
        /**
         * The adjacent hexes that ships can reach from this half.
         *
         * @minItems 1
         */
        opensTo: HexId[];
      };
    };
  };
}
/**
 * Parts of the board that the map can show alone, such as one theatre of operations. The rules do not use them.
 */
export interface Areas {
  /**
   * A rectangle of the board.
   */
  [k: string]: {
    /**
     * The name of the area in the list of the map.
     */
    title: string;
    /**
     * Hexes in two opposite corners of the area.
     *
     * @minItems 2
     * @maxItems 2
     */
    corners: HexId[];
  };
}
/**
 * One terrain of the board: its name, and how it is drawn.
 */
export interface TerrainKind {
  /**
   * What people call it.
   */
  title: string;
  /**
   * How hexes of this terrain are drawn. Decoration: the rules go by the terrain itself.
   */
  look: "sea" | "shore" | "land" | "rough" | "mountain" | "plain";
  /**
   * What it means, for a reader.
   */
  note?: PlaceNote;
}
/**
 * One kind of hexside of the board: its name, and how it is drawn.
 */
export interface HexsideKind {
  /**
   * What people call it.
   */
  title: string;
  /**
   * How such a side is drawn. Decoration: the rules go by the kind itself.
   */
  look: "wall" | "coast" | "broken" | "stream";
  /**
   * What it means, for a reader.
   */
  note?: PlaceNote;
}
/**
 * One kind of connection of the board: its name, and how it is drawn.
 */
export interface ConnectionKind {
  /**
   * What people call it.
   */
  title: string;
  /**
   * How such a way is drawn. Decoration: the rules go by the kind itself.
   */
  look: "road" | "rail" | "track";
  /**
   * What it means, for a reader.
   */
  note?: PlaceNote;
}
/**
 * What there is on this board, by id: terrains, hexsides and connections.
 */
export interface Legend {
  /**
   * The terrains that hexes of the board have.
   */
  terrains: {
    [k: string]: TerrainKind;
  };
  /**
   * The kinds of special hexsides.
   */
  hexsides?: {
    [k: string]: HexsideKind;
  };
  /**
   * The kinds of ways between hexes.
   */
  connections?: {
    [k: string]: ConnectionKind;
  };
}
/**
 * How this edition's rulebook numbers the rules and names the steps of the rules module. An edition without this document uses the rulebook that the module was written from.
 */
export interface NumberingDocument {
  $schema?: SchemaPath;
  /**
   * This edition's number for each rule that the rules module cites. A rule that is not listed takes the number of the nearest listed rule above it. If this rulebook numbers a passage of a rule separately, the passage has its own entry: the rule's number, a comma and the name of the passage.
   */
  rules: {
    [k: string]: RuleNumber;
  };
  /**
   * What this edition's rulebook calls each step or named list of steps, by id. A step that is not listed keeps its title from the rules module.
   */
  titles: {
    /**
     * The title of the step, as in the rulebook.
     */
    [k: string]: string;
  };
  sources: Sources;
}
/**
 * The optional rules of the game.
 */
export interface OptionsDocument {
  $schema: SchemaPath;
  /**
   * The optional rules, by id.
   */
  options: {
    /**
     * One optional rule.
     */
    [k: string]: {
      /**
       * The option's name.
       */
      title: string;
      /**
       * The rule's number in this edition's rulebook. For a rule of your own, write “house rule” or leave this out.
       */
      rule?: CitedRule;
      /**
       * What the option does, in your own words. Braces insert a value from the data: {kamikaze/fromTurn} from parameters.json, {tables/combat/…} from another document. A noun after the path agrees with the number, as in {accidents/dice die|dice}.
       */
      summary: string;
      /**
       * The id of the side that the option helps, or “neither”.
       */
      favours: Id;
      /**
       * True if the rulebook recommends playing with this option.
       */
      recommended: boolean;
      /**
       * Options that must be on for this one to work.
       */
      requires?: OptionId[];
      /**
       * Options that the rulebook recommends using with this one. It works without them.
       */
      advises?: OptionId[];
      /**
       * Options that cannot be on together with this one.
       */
      conflicts?: OptionId[];
      /**
       * True if the option cannot be used on the first turn of a scenario.
       */
      notOnFirstTurn?: boolean;
    };
  };
  sources: Sources;
}
/**
 * Recorded choices and the results expected from them: a script that can be replayed, and a test of the rules and the data.
 */
export interface PlaytestDocument {
  $schema?: SchemaPath;
  /**
   * What the playtest shows or tests.
   */
  title?: string;
  /**
   * What happens, in your own words.
   */
  description?: string;
  /**
   * The id of the game. Default: the game whose folder the playtest is in.
   */
  game?: Id;
  /**
   * The id of the scenario to start from, or the path of a scenario file.
   */
  scenario?: string;
  /**
   * Ids of the optional rules that are on.
   */
  options?: OptionId[];
  /**
   * Ids of the layers that are on, in order. Default: the game's default layers.
   *
   * Items: The id of a layer.
   */
  layers?: Id[];
  /**
   * The starting value of the dice generator. It cannot be combined with dice.
   */
  seed?: number;
  /**
   * The version of the dice generator that the seed is for. 1: one sequence of dice for the whole game. 2: separate dice for each turn, phase and battle, whatever else is rolled. Default: 2. A playtest that gives no version and fits only version 1 was recorded before version 2 existed, and is replayed with 1.
   */
  generator?: 1 | 2;
  /**
   * The results of the dice, in the order they are rolled. Too few or too many is an error.
   *
   * Items: The result of one die; where the faces begin with 0, that is 0.
   */
  dice?: number[];
  /**
   * The choices that the sides make, in order.
   *
   * Items: One choice by one side.
   */
  choices?: {
    /**
     * The id of the side that makes the choice.
     */
    side: Id;
    /**
     * The members that distinguish this option from the others.
     */
    choice: {
      [k: string]: unknown;
    };
    step?: Step;
    /**
     * Why the side chooses this, or what the rulebook says about it, in your own words.
     */
    note?: string;
  }[];
  /**
   * Values to check at given points in the game.
   *
   * Items: One value to check.
   */
  expect?: {
    /**
     * Check after this many choices; 0 is the start. Unit: choices.
     */
    after: number;
    pointer: Pointer;
    /**
     * The expected value, which may be any JSON.
     */
    equals: {
      [k: string]: unknown;
    };
    /**
     * Where the expectation comes from.
     */
    note?: string;
  }[];
  /**
   * The game in sections, such as the phases of a turn. They are played after the choices, or replace them.
   *
   * Items: Moves under one heading.
   */
  sections?: {
    /**
     * The point in the game, in a few words.
     */
    title: string;
    /**
     * What the players intend, in your own words.
     */
    note?: string;
    /**
     * The id of the side that chooses, unless a move names another.
     */
    side?: Id;
    /**
     * The moves, in order.
     *
     * Items: Choices that belong together, such as forming a Task Force and moving it.
     */
    moves: {
      /**
       * Why the side makes this move, in your own words.
       */
      note?: string;
      /**
       * The id of the side that chooses. Default: the side of the section.
       */
      side?: Id;
      step?: Step;
      /**
       * How many times the list of choices is played.
       */
      times?: number;
      /**
       * The choices in order, each with the members that distinguish it from the other options.
       *
       * @minItems 1
       *
       * Items: The members that distinguish this option from the others.
       */
      choices: {
        [k: string]: unknown;
      }[];
      /**
       * Values to check after the move.
       */
      expect?: Here;
    }[];
    /**
     * Values to check at the end of the section.
     */
    expect?: Here;
  }[];
  /**
   * What the source describes but this playtest leaves out, and why.
   *
   * Items: One thing left out.
   */
  omitted?: Text[];
  sources?: Sources;
}
/**
 * The questions that players of this variant answer when they hand in a game.
 */
export interface QuestionsDocument {
  $schema?: SchemaPath;
  /**
   * The heading of the form.
   */
  title: string;
  /**
   * What the players should know before they answer.
   */
  introduction?: string;
  /**
   * The questions by id, in the order in which they are asked.
   */
  questions: {
    /**
     * One question to the players.
     */
    [k: string]: ScaleQuestion | TextQuestion;
  };
  sources?: Sources;
}
/**
 * A question that is answered with a number.
 */
export interface ScaleQuestion {
  /**
   * A number on a scale.
   */
  kind: "scale";
  /**
   * The question.
   */
  text: string;
  /**
   * A remark below the question.
   */
  hint?: string;
  /**
   * True if the form cannot be handed in without an answer. Default: false.
   */
  required?: boolean;
  /**
   * The lowest number of the scale.
   */
  low: number;
  /**
   * The highest number of the scale, at most 10 above the lowest.
   */
  high: number;
  /**
   * What the lowest number means.
   */
  lowMeans?: string;
  /**
   * What the highest number means.
   */
  highMeans?: string;
}
/**
 * A question that is answered in the player's own words.
 */
export interface TextQuestion {
  /**
   * The player's own words.
   */
  kind: "text";
  /**
   * The question.
   */
  text: string;
  /**
   * A remark below the question.
   */
  hint?: string;
  /**
   * True if the form cannot be handed in without an answer. Default: false.
   */
  required?: boolean;
}
/**
 * A table that gives a result for a die roll (or another number) and a column, such as a Combat Results Table.
 */
export interface ResultTableDocument {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  roll?: Roll;
  /**
   * What picks the row.
   */
  rowsAre: string;
  /**
   * What picks the column.
   */
  columnsAre: string;
  /**
   * What happens to a number below the first or above the last row or column. Without this member the first or last one is used.
   */
  beyond?: "last" | "none";
  /**
   * The columns, by id. Columns with numbers stand in the order of their numbers, the others as written.
   */
  columns: {
    [k: string]: Span;
  };
  /**
   * The rows with their results, by id.
   */
  rows: {
    /**
     * One row of the table.
     */
    [k: string]: {
      title?: SpanTitle;
      from?: From;
      to?: To;
      /**
       * The result in each column, by the column's id. A column that is left out has no result in this row.
       */
      cells: {
        [k: string]: Cell;
      };
    };
  };
  /**
   * What each code in the table means, by the code. Numbers need no explanation.
   */
  results?: {
    /**
     * The meaning of one code.
     */
    [k: string]: string;
  };
  sources: Sources;
}
/**
 * The dice whose total, with what the rules add to it, picks the row or the column. Leave it out where no die is rolled.
 */
export interface Roll {
  /**
   * How many dice are rolled. Unit: dice.
   */
  dice: number;
  /**
   * The faces of each die. Unit: faces.
   */
  sides: number;
  /**
   * The number on the lowest face: 1 for an ordinary die, 0 for a ten-sided die from 0 to 9. Unit: pips.
   */
  lowest?: number;
  /**
   * How several dice make one number. Without this member they are added.
   */
  read?: "sum" | "digits";
  /**
   * Whether the total of the dice picks the row or the column. Without this member it picks the row.
   */
  picks?: "row" | "column";
}
/**
 * One column of the table.
 */
export interface Span {
  title?: SpanTitle;
  from?: From;
  to?: To;
}
/**
 * The rules in this edition's rulebook. Every rule that a document cites must be listed here.
 */
export interface RulebookDocument {
  $schema?: SchemaPath;
  /**
   * The title of each rule, by its number and in the order of the rulebook. A layer can add rules of its own, so that its documents can cite them.
   */
  rules: {
    /**
     * The heading of the rule.
     */
    [k: string]: string;
  };
  sources: Sources;
}
/**
 * A designer's folder: the game it builds on, its layers in order, and the known problems that are accepted.
 */
export interface WorkspaceDocument {
  $schema?: SchemaPath;
  /**
   * The workspace's name.
   */
  title: string;
  /**
   * The id of the game that the workspace builds on.
   */
  game: Id;
  /**
   * Ids of the layers to add to the game's default layers, in order.
   *
   * Items: The id of a layer.
   */
  layers: Id[];
  /**
   * Ids of default layers that this workspace turns off.
   *
   * Items: The id of a layer.
   */
  without?: Id[];
  /**
   * Known problems that are accepted, each with a reason. They are still listed, as suppressed.
   *
   * Items: One problem, or all problems with the same code.
   */
  suppress?: {
    /**
     * The code shown with the problem.
     */
    code: string;
    /**
     * Limits this to one file.
     */
    file?: string;
    pointer?: Pointer;
    /**
     * Why the problem is accepted, in at least 12 characters.
     */
    reason: string;
  }[];
  sources?: Sources;
}
/**
 * The named land hexes of Fire in the Sky: bases (squares) and circles (rules 2.2.2, 2.2.3).
 */
export interface FireInTheSkyBases {
  $schema: SchemaPath;
  /**
   * The named land hexes. Other documents refer to each place by its id here.
   */
  bases: {
    [k: string]: FireInTheSkyBase;
  };
  sources: Sources;
}
/**
 * One named land hex.
 */
export interface FireInTheSkyBase {
  /**
   * The name printed in the hex.
   */
  name: string;
  /**
   * The printed number of its hex.
   */
  hex: HexId;
  /**
   * Which units can be based there (rule 2.2.2).
   */
  kind: "base" | "circle";
  /**
   * The flag printed in the square (rule 2.2.3).
   */
  flag: "britain" | "us" | "australia" | "new-zealand" | "netherlands" | "france" | "japan" | "none";
  /**
   * Who controls it on Turn 1 (rule 2.2.3). Scenarios list only the differences.
   */
  control: "japan" | "allies" | "none";
  /**
   * The most air steps that can be stacked there. Unit: steps. Rule 2.2.3. Half of it is the base's Anti-Aircraft rating.
   */
  airCapacity?: number;
  /**
   * The most naval units that can be stacked there, counted by their Transport ratings. Unit: Transport factors. Rule 2.2.3.
   */
  portCapacity?: Quarters;
  /**
   * The most land units that each side can stack there, counted by their Transport ratings. Unit: Transport factors. Rule 2.2.2.1.
   */
  landLimit: 8 | 4;
  /**
   * The value of capturing it. Unit: Victory Points. Rule 16.0: 5, 3 or 1 for a base, 0 for a circle.
   */
  victoryPoints: number;
  /**
   * The most Oil Points that can be shipped from here each turn. Only Resource Hexes have oil. Unit: Oil Points. Rules 2.2.5, 5.1.
   */
  oil?: number;
  /**
   * The nation that has its Home Base here (rule 2.2.3.1).
   */
  homeBaseOf?: FireInTheSkyNation;
}
/**
 * One battle, set up to calculate its odds: the place, the forces, and how each side makes its choices (rule 12.3).
 */
export interface FireInTheSkyBattle {
  $schema?: SchemaPath;
  /**
   * The name of the battle.
   */
  title: string;
  /**
   * What the battle is about, in your own words.
   */
  summary?: string;
  turn: FireInTheSkyTurn;
  /**
   * The side in whose player turn the battle is fought.
   */
  phasing: FireInTheSkySide;
  /**
   * Where the battle is fought.
   */
  place: FireInTheSkyPlaceId;
  /**
   * Ids of the optional rules that are on (rule 18.0).
   */
  options?: OptionId[];
  /**
   * The scenario that sets the control of bases. Default: the control printed on the map.
   */
  scenario?: Id;
  /**
   * The control of bases, where it differs (rule 2.2.3). It affects which units are in supply.
   */
  control?: {
    /**
     * Who controls the base.
     */
    [k: string]: "japan" | "allies" | "none";
  };
  /**
   * The Victory Point total. It matters only for Kamikaze (rule 18.2.4). Unit: Victory Points. Default: 0.
   */
  victoryPoints?: number;
  /**
   * The units of each side in the battle.
   */
  forces: {
    /**
     * Japanese units in the battle.
     */
    japan: FireInTheSkyForce;
    /**
     * Allied units in the battle.
     */
    allies: FireInTheSkyForce;
  };
  /**
   * How each side makes its choices in the battle. Default: strongest-fire.
   */
  policies?: {
    /**
     * How Japan makes its choices.
     */
    japan?: FireInTheSkyPolicy;
    /**
     * How the Allies make their choices.
     */
    allies?: FireInTheSkyPolicy;
  };
  sources?: Sources;
}
/**
 * A group of units.
 */
export interface FireInTheSkyHolding {
  units?: FireInTheSkyUnitCounts;
  /**
   * Land units on their reduced side, by type. They are not counted in “units” (rule 2.1.1.3).
   */
  reduced?: FireInTheSkyUnitCounts;
  airSteps?: FireInTheSkyAirSteps;
}
/**
 * One side's units in the battle.
 */
export interface FireInTheSkyForce {
  /**
   * The Task Forces in the hex and the units that they carry (rule 9.4).
   *
   * @maxItems 40
   *
   * Items: Ships, and the land unit or air steps that they carry.
   */
  taskForces?: {
    units?: FireInTheSkyUnitCounts;
    /**
     * The land unit carried, if it is on its reduced side (rule 2.1.1.3).
     */
    reduced?: FireInTheSkyUnitCounts;
    airSteps?: FireInTheSkyAirSteps;
    /**
     * The half of a split hex that it is in, by the half's id in map.json (rule 2.2.1.2, Malaya Peninsula Special Case).
     */
    half?: string;
    /**
     * True if it carries the Tokyo Express marker (rule 18.2.2).
     */
    express?: boolean;
  }[];
  /**
   * Land units ashore, air steps at the base and ships at anchor.
   */
  base?: FireInTheSkyHolding;
  /**
   * Air steps committed from other bases, by the base they fly from (rule 11.0).
   */
  longRange?: {
    [k: string]: FireInTheSkyAirSteps;
  };
}
/**
 * The die roll modifiers for each type of combat (rule 2.3). The number needed to hit is in parameters.json.
 */
export interface FireInTheSkyCombatTable {
  $schema: SchemaPath;
  /**
   * The types of combat and their modifiers.
   */
  types: {
    /**
     * Convoy escorts attack submarines (rule 6.1).
     */
    "merchant-asw": FireInTheSkyCombatType;
    /**
     * Submarines attack merchantmen (rule 6.2).
     */
    "submarine-vs-merchants": FireInTheSkyCombatType;
    /**
     * Allied bombers attack Japan's oil; optional (rule 18.1.3).
     */
    "strategic-bombing": FireInTheSkyCombatType;
    /**
     * Escorts in a Task Force attack the submarine that attacks it (rule 12.2.2).
     */
    "task-force-asw": FireInTheSkyCombatType;
    /**
     * A submarine attacks one unit of a Task Force (rule 12.2.3).
     */
    "submarine-vs-task-force": FireInTheSkyCombatType;
    /**
     * Air Points fight each other (rule 12.3.2.1).
     */
    "air-to-air": FireInTheSkyCombatType;
    /**
     * The target of an air strike fires first (rule 12.3.2.3).
     */
    "anti-aircraft": FireInTheSkyCombatType;
    /**
     * Air Points strike ships, aircraft and transports (rule 12.3.2.3).
     */
    "air-strike": FireInTheSkyCombatType;
    /**
     * Air Points and ships support a land combat (rule 12.3.4.3).
     */
    "ground-support": FireInTheSkyCombatType;
    /**
     * Land units attack each other (rule 12.3.4.5).
     */
    "land-combat": FireInTheSkyCombatType;
  };
  sources: Sources;
}
/**
 * One row of the table.
 */
export interface FireInTheSkyCombatType {
  /**
   * The name of the row.
   */
  title: string;
  rule: CitedRule;
  /**
   * The modifiers to each die, by id. All modifiers that apply are added together.
   */
  modifiers: {
    [k: string]: FireInTheSkyModifier;
  };
}
/**
 * A modifier to each die, and when it applies.
 */
export interface FireInTheSkyModifier {
  when: FireInTheSkyCondition;
  /**
   * The number added to each die; negative to subtract. Unit: pips. Rule 2.3.
   */
  add: number;
  rule: CitedRule;
}
/**
 * The number of units of each type, by the type's id in units.json.
 */
export interface FireInTheSkyUnitCounts {
  /**
   * The number of units. Unit: counters.
   */
  [k: string]: number;
}
/**
 * The number of air steps of each nation. Unit: steps (rule 2.1.1.2).
 */
export interface FireInTheSkyAirSteps {
  /**
   * Japanese air steps. Unit: steps.
   */
  japan?: number;
  /**
   * US air steps. Unit: steps.
   */
  us?: number;
  /**
   * British air steps. Unit: steps.
   */
  britain?: number;
  /**
   * Dutch air steps. Unit: steps.
   */
  netherlands?: number;
}
/**
 * All parts are true.
 */
export interface FireInTheSkyAll {
  /**
   * All of several conditions.
   */
  is: "all";
  /**
   * The conditions.
   *
   * @minItems 1
   * @maxItems 12
   */
  of: FireInTheSkyCondition[];
}
/**
 * At least one part is true.
 */
export interface FireInTheSkyAny {
  /**
   * Any of several conditions.
   */
  is: "any";
  /**
   * The conditions.
   *
   * @minItems 1
   * @maxItems 12
   */
  of: FireInTheSkyCondition[];
}
/**
 * The part is false.
 */
export interface FireInTheSkyNot {
  /**
   * The opposite of a condition.
   */
  is: "not";
  of: FireInTheSkyCondition;
}
/**
 * The game turn is between two turns, including both.
 */
export interface FireInTheSkyTurnBetween {
  /**
   * The game turn is between two turns.
   */
  is: "turn-between";
  /**
   * The first turn. Default: from the start of the game.
   */
  from?: FireInTheSkyTurn;
  /**
   * The last turn. Default: to the end of the game.
   */
  to?: FireInTheSkyTurn;
}
/**
 * It is the player turn of one side (rule 4.0).
 */
export interface FireInTheSkyPlayerTurn {
  /**
   * It is the player turn of one side.
   */
  is: "player-turn";
  side: FireInTheSkySide;
}
/**
 * The dice are rolled for a side, a nation, or both.
 */
export interface FireInTheSkyRoller {
  /**
   * Who rolls the dice.
   */
  is: "roller";
  side?: FireInTheSkySide;
  nation?: FireInTheSkyNation;
}
/**
 * The target, or the unit that is checked, belongs to one side.
 */
export interface FireInTheSkyTargetSide {
  /**
   * Which side the target belongs to.
   */
  is: "target-side";
  side: FireInTheSkySide;
}
/**
 * The target is a unit of one nation.
 */
export interface FireInTheSkyTargetNation {
  /**
   * Which nation the target belongs to.
   */
  is: "target-nation";
  nation: FireInTheSkyNation;
}
/**
 * The target is a unit of one of these kinds.
 */
export interface FireInTheSkyTargetKind {
  /**
   * What kind of unit the target is.
   */
  is: "target-kind";
  /**
   * The kinds of units that match.
   *
   * @minItems 1
   *
   * Items: A kind of unit.
   */
  kinds: ("naval" | "land" | "air" | "replacements")[];
}
/**
 * The target is a naval unit of one of these classes.
 */
export interface FireInTheSkyTargetClass {
  /**
   * The class of the target.
   */
  is: "target-class";
  /**
   * The classes that match.
   *
   * @minItems 1
   */
  classes: FireInTheSkyShipClass[];
}
/**
 * The target is in a certain place in the battle (rule 12.3.1).
 */
export interface FireInTheSkyTargetPlace {
  /**
   * Where the target is.
   */
  is: "target-place";
  /**
   * A place in the battle.
   */
  place: "task-force" | "at-anchor" | "at-base";
}
/**
 * The Task Force that is attacked has no unit of one class.
 */
export interface FireInTheSkyTaskForceLacks {
  /**
   * The class that the Task Force lacks.
   */
  is: "task-force-lacks";
  class: FireInTheSkyShipClass;
}
/**
 * A land-based air unit or a carrier of the roller's side is in the hex. Air units being transported do not count (rule 12.2.2).
 */
export interface FireInTheSkyFriendlyAirInHex {
  /**
   * The roller's side has an air unit or a carrier in the hex.
   */
  is: "friendly-air-in-hex";
}
/**
 * The roller's side has Air Supremacy in the battle (rule 12.3.2.1).
 */
export interface FireInTheSkyAirSupremacy {
  /**
   * The roller's side has Air Supremacy.
   */
  is: "air-supremacy";
}
/**
 * Air Points of the roller's side provide ground support (rule 12.3.4.3).
 */
export interface FireInTheSkyAirPointsInSupport {
  /**
   * Air Points provide ground support.
   */
  is: "air-points-in-support";
}
/**
 * The roller's land units are out of supply (rule 12.3.4.4).
 */
export interface FireInTheSkyOutOfSupply {
  /**
   * The roller's land units are out of supply.
   */
  is: "out-of-supply";
}
/**
 * The roller's land units are Marines (rule 18.1.6).
 */
export interface FireInTheSkyMarines {
  /**
   * The roller's land units are Marines.
   */
  is: "marines";
}
/**
 * The roller's land units landed in this player turn in a hex with enemy units and no friendly units (rule 18.1.6).
 */
export interface FireInTheSkyOpposedLanding {
  /**
   * The roller's land units landed against enemy units.
   */
  is: "opposed-landing";
}
/**
 * The Air Points that roll have elite pilots, which exist only under optional rule 18.2.3.
 */
export interface FireInTheSkyElitePilots {
  /**
   * The Air Points have elite pilots.
   */
  is: "elite-pilots";
}
/**
 * Japan has declared Kamikaze (rule 18.2.4).
 */
export interface FireInTheSkyKamikaze {
  /**
   * Japan has declared Kamikaze.
   */
  is: "kamikaze";
}
/**
 * The hit comes from one kind of attack.
 */
export interface FireInTheSkyAttack {
  /**
   * The kind of attack that scored the hit.
   */
  is: "attack";
  /**
   * The kind of attack.
   */
  by: "air" | "submarine" | "surface";
}
/**
 * The ship has survived a Damage Check for another hit of the same attack (rule 13.1).
 */
export interface FireInTheSkyLaterCheck {
  /**
   * It is not the first Damage Check of the attack.
   */
  is: "later-check";
}
/**
 * An optional rule is on (rule 18.0).
 */
export interface FireInTheSkyOption {
  /**
   * An optional rule is on.
   */
  is: "option";
  id: OptionId;
}
/**
 * The roller's side holds a base within a number of hexes of an enemy Home Base (rule 18.1.3).
 */
export interface FireInTheSkyBaseNearEnemyHome {
  /**
   * The roller's side holds such a base.
   */
  is: "base-near-enemy-home";
  /**
   * The greatest distance from the Home Base. Unit: hexes.
   */
  hexes: number;
}
/**
 * The levels to which Submarine and Transport Points are reset in each Reinforcement Phase (rules 7.2, 7.3). Japan's Transport Points are reset to its Merchantmen Pool and are not listed.
 */
export interface FireInTheSkyLevels {
  $schema: SchemaPath;
  /**
   * The level of each side. Unit: Submarine Points. Rule 7.2.
   */
  submarinePoints: {
    /**
     * The Japanese level, by turn. Unit: Submarine Points. Rule 7.2.
     */
    japan: FireInTheSkyByTurn;
    /**
     * The Allied level, by turn. Unit: Submarine Points. Rule 7.2.
     */
    allies: FireInTheSkyByTurn;
  };
  /**
   * The level of each Allied nation that receives Transport Points. Unit: Transport Points. Rule 7.3.
   */
  transportPoints: {
    /**
     * The US level, by turn. Unit: Transport Points. Rule 7.3.
     */
    us: FireInTheSkyByTurn;
    /**
     * The British level, by turn. Unit: Transport Points. Rule 7.3.
     */
    britain: FireInTheSkyByTurn;
  };
  sources: Sources;
}
/**
 * Levels by turn. Each applies from its turn until the next entry.
 */
export interface FireInTheSkyByTurn {
  /**
   * The level from this turn on. Unit: points. Rules 7.2, 7.3.
   */
  [k: string]: number;
}
/**
 * The hexes of a map, what lies between them, and the boxes beside it. Hexes out of play are left out.
 */
export interface FireInTheSkyMap {
  $schema: SchemaPath;
  title: MapTitle;
  drawing?: Drawing;
  /**
   * How the grid lies.
   */
  layout: {
    offset: Offset;
    hexKilometres: HexKilometres;
    idPattern: IdPattern;
  };
  /**
   * Every hex in play, by its printed number.
   */
  hexes: {
    /**
     * One hex in play.
     */
    [k: string]: {
      /**
       * Printed number of the column, counted from 1.
       */
      column: number;
      /**
       * Printed number of the row, counted from 1.
       */
      row: number;
      /**
       * Whether ships can enter.
       */
      terrain: "sea" | "land";
      half?: Half;
    };
  };
  /**
   * Sides between two adjacent hexes that are special, by both hexes joined with a hyphen, the smaller number first.
   */
  hexsides: {
    /**
     * One special side between two hexes.
     */
    [k: string]: {
      /**
       * True when ships cannot cross it.
       */
      impassable: true;
      note?: PlaceNote;
    };
  };
  /**
   * Ways between two adjacent hexes that need no ship, by both hexes joined with a hyphen, the smaller number first.
   */
  connections: {
    /**
     * One way between two hexes.
     */
    [k: string]: {
      /**
       * What sort of way it is.
       */
      kind: "land";
      /**
       * What it links.
       */
      note?: PlaceNote;
    };
  };
  splitHexes: SplitHexes;
  areas?: Areas;
  /**
   * Places beside the grid, by id.
   */
  boxes: {
    /**
     * One box.
     */
    [k: string]: {
      name: BoxName;
      kind: BoxKind;
      /**
       * The id of the side whose units may be here.
       */
      side: Id;
      /**
       * The id of the nation the box is a Home Base of.
       */
      nation?: Id;
      entryHexes?: EntryHexes;
      /**
       * The base to which units of the box move at no cost.
       */
      freeLink?: Id;
      /**
       * The base in whose hex everything in the box counts as standing.
       */
      within?: Id;
    };
  };
  sources: Sources;
}
/**
 * The modifiers to Damage Checks (rule 13.1).
 */
export interface FireInTheSkyNavalDamageTable {
  $schema: SchemaPath;
  /**
   * The modifiers to the total of the dice, by id. All modifiers that apply are added together.
   */
  modifiers: {
    /**
     * A modifier to a Damage Check, and when it applies.
     */
    [k: string]: {
      when: FireInTheSkyCondition;
      /**
       * A fixed modifier. Unit: pips. Rule 13.1.
       */
      add?: number;
      /**
       * The number added for each hit after the first. Unit: pips per hit. Rule 18.3.2.
       */
      perExtraHit?: number;
      /**
       * The number added for each Damage Check that the ship has already survived against hits of the same attack. Unit: pips per check. Rule 13.1.
       */
      perEarlierCheck?: number;
      /**
       * The number added for each Firepower factor of the ship that scored the hit. Unit: pips per factor. Rule 13.1.
       */
      perFirepower?: number;
      rule: CitedRule;
    };
  };
  sources: Sources;
}
/**
 * The numbers of the Fire in the Sky rules that are not in another document.
 */
export interface FireInTheSkyParameters {
  $schema: SchemaPath;
  /**
   * How long the game lasts (rules 1.0, 16.0).
   */
  clock: {
    /**
     * The first turn of the war. Unit: turns. Rule 3.0.
     */
    firstTurn: FireInTheSkyTurn;
    /**
     * The last turn of the game. Unit: turns. Rule 16.0.
     */
    lastTurn: FireInTheSkyTurn;
  };
  /**
   * The dice of all combat except surface combat between ships (rule 2.3).
   */
  hits: {
    /**
     * The number of faces of each die. Unit: faces. Rule 2.0.
     */
    dieSides: number;
    /**
     * The lowest modified die roll that hits, for each type of combat. Surface combat between ships has its own table (rule 2.3).
     */
    hitOn: {
      /**
       * The lowest modified die roll with which convoy escorts hit. Unit: pips. Rules 2.3, 6.1.
       */
      "merchant-asw": FireInTheSkyHitNumber;
      /**
       * The lowest modified die roll with which submarines hit merchantmen. Unit: pips. Rules 2.3, 6.2.
       */
      "submarine-vs-merchants": FireInTheSkyHitNumber;
      /**
       * The lowest modified die roll with which strategic bombing hits; optional. Unit: pips. Rules 2.3, 18.1.3.
       */
      "strategic-bombing": FireInTheSkyHitNumber;
      /**
       * The lowest modified die roll with which the escorts of a Task Force hit. Unit: pips. Rules 2.3, 12.2.2.
       */
      "task-force-asw": FireInTheSkyHitNumber;
      /**
       * The lowest modified die roll with which a submarine hits a unit of a Task Force. Unit: pips. Rules 2.3, 12.2.3.
       */
      "submarine-vs-task-force": FireInTheSkyHitNumber;
      /**
       * The lowest modified die roll with which an Air Point hits enemy Air Points. Unit: pips. Rules 2.3, 12.3.2.1.
       */
      "air-to-air": FireInTheSkyHitNumber;
      /**
       * The lowest modified die roll with which anti-aircraft fire hits. Unit: pips. Rules 2.3, 12.3.2.3.
       */
      "anti-aircraft": FireInTheSkyHitNumber;
      /**
       * The lowest modified die roll with which an Air Point hits its target. Unit: pips. Rules 2.3, 12.3.2.3.
       */
      "air-strike": FireInTheSkyHitNumber;
      /**
       * The lowest modified die roll with which ground support hits. Unit: pips. Rules 2.3, 12.3.4.3.
       */
      "ground-support": FireInTheSkyHitNumber;
      /**
       * The lowest modified die roll with which land units hit. Unit: pips. Rules 2.3, 12.3.4.5.
       */
      "land-combat": FireInTheSkyHitNumber;
    };
  };
  /**
   * How much oil can be shipped (rule 5.1).
   */
  oil: {
    /**
     * The most Oil Points that can be shipped in a turn, as a share of the Merchantmen Pool. Unit: Oil Points per merchantman. Rule 5.1.
     */
    merchantmenFraction: Fraction;
    /**
     * How a fraction of an Oil Point in that limit is rounded. Rule 5.1.
     */
    rounding: Rounding;
  };
  /**
   * Markers that bring reduced land units back to full strength (rule 7.4).
   */
  replacements: {
    /**
     * The values that a marker can have. A marker's Transport rating equals its value. Unit: factors. Rule 7.4.
     *
     * @minItems 1
     *
     * Items: One value. Unit: factors. Rule 7.4.
     */
    values: number[];
    /**
     * True if the markers count against the land limit. Rule 7.4.
     */
    countsForStacking: boolean;
    /**
     * Which markers are removed from the map in an End Phase. Rule 15.1.
     */
    removedAtEnd: "all" | "phasing";
  };
  /**
   * Movement between friendly bases (rule 8.0).
   */
  deployment: {
    /**
     * The longest leg of a Sea Deployment. Unit: hexes. Rule 8.2.
     */
    seaRange: number;
  };
  /**
   * Movement of Task Forces (rule 9.0).
   */
  movement: {
    /**
     * The greatest distance that a land or air unit can be carried. Unit: hexes. Rule 9.1.
     */
    landAndAirRange: number;
    /**
     * The hexes that a Task Force may still move after it enters an enemy Air ZOC. Unit: hexes. Rules 9.1, 10.1.
     */
    hexesAfterEnteringAirZoc: number;
    /**
     * The hexes that a Task Force may move in total if it starts in an enemy Air ZOC. Unit: hexes. Rules 9.1, 10.1.
     */
    hexesWhenStartingInAirZoc: number;
    /**
     * The greatest distance at which Japanese ships pay the lower oil price. Unit: hexes. Rule 9.3.
     */
    shortMove: number;
    /**
     * How fractions of the Oil Points that a Task Force pays are handled. Rules 2.1.2.1, 9.3.
     */
    fuelRounding: "quarters" | "up";
    /**
     * True if Japanese ships that leave port but stay in the same hex still pay the lower oil price. Rules 9.3, 10.1.
     */
    stayingCostsOil: boolean;
    /**
     * True if a Task Force that carries a land unit or a replacements marker must end its move in a land hex. Rule 2.2.2.
     */
    passengersEndOnLand: boolean;
  };
  /**
   * The limits of a Task Force (rule 9.4).
   */
  taskForce: {
    /**
     * The most naval units in a Task Force. Unit: units. Rule 9.4.
     */
    ships: number;
    /**
     * The most land and air units in a Task Force, counted together. Unit: units. Rule 9.4.
     */
    passengers: number;
  };
  /**
   * Movement of the non-Phasing Player's ships (rule 10.0).
   */
  reaction: {
    /**
     * The share of its Movement Allowance that a ship may use. Unit: hexes per hex of the allowance. Rule 10.1.
     */
    allowanceFraction: Fraction;
    /**
     * How a fraction of a hex is rounded. Rule 10.1.
     */
    rounding: Rounding;
    /**
     * True if Japanese ships that react farther than a short move pay the higher oil price. Rule 10.1.
     */
    longMovesCostMore: boolean;
  };
  /**
   * The hexes in which air units can fight (rule 11.0).
   */
  airCommitment: {
    /**
     * The greatest distance from its base to which an air unit can be committed. Unit: hexes. Rule 11.0.
     */
    range: number;
    /**
     * The Air Points of the steps that are committed to another hex, as a share of their total. Unit: Air Points per step. Rules 11.0, 12.3.2.
     */
    adjacentFraction: Fraction;
    /**
     * How a fraction of an Air Point in that total is rounded. Rules 11.0, 12.3.2.
     */
    rounding: Rounding;
  };
  /**
   * The area around air units at a base that hinders the enemy (rule 2.1.1.2, Air Zone of Control).
   */
  airZoc: {
    /**
     * How far it extends from the air unit's hex. Unit: hexes. Rule 2.1.1.2, Air Zone of Control.
     */
    radius: number;
  };
  /**
   * The transport of air units (rule 2.1.1.2).
   */
  airUnits: {
    /**
     * The Transport rating of one air step. An air unit has the total of its steps. Unit: Transport factors per step. Rule 2.1.1.2.
     */
    transportPerStep: number;
  };
  /**
   * Combat between submarines and convoy escorts, and the loss of merchantmen (rule 6.0).
   */
  economicWarfare: {
    /**
     * The classes of Japanese ships that may be in the Convoy Escort box. Each ship there may roll a die. Rules 5.2, 6.1.
     */
    escortClasses: FireInTheSkyClasses;
    /**
     * Allied Submarine Points lost per hit by the convoy escorts. Unit: Submarine Points per hit. Rule 6.1.
     */
    submarinePointsPerAswHit: number;
    /**
     * The cost of each die against merchantmen. Unit: Submarine Points per die. Rule 6.2.
     */
    submarinePointsPerDie: number;
    /**
     * The loss of the Merchantmen Pool per hit. Unit: merchantmen per hit. Rule 6.2.
     */
    merchantmenPerHit: number;
    /**
     * Available Japanese Transport Points lost per hit. Unit: Transport Points per hit. Rule 6.2.
     */
    transportPointsPerHit: number;
  };
  /**
   * Submarine attacks on Task Forces (rule 12.2).
   */
  submarines: {
    /**
     * The classes of ships that each roll a die against a submarine that attacks their Task Force. Rule 12.2.2.
     */
    escortClasses: FireInTheSkyClasses;
    /**
     * The most submarine attacks on the same Task Force in one segment. Unit: attacks. Rule 12.2.1.
     */
    attacksPerTaskForce: number;
    /**
     * The cost of each attack on a Task Force. Unit: Submarine Points per attack. Rule 12.2.1.
     */
    pointsPerAttack: number;
  };
  /**
   * How Supply Lines are traced (rule 2.2.3.2).
   */
  supply: {
    /**
     * The greatest distance between one friendly base of the line and the next. Unit: hexes. Rule 2.2.3.2.
     */
    legLength: number;
  };
  /**
   * Where land units may land from the sea (rule 12.3.4.1).
   */
  landing: {
    /**
     * The greatest distance of a landing from a friendly base. Unit: hexes. Rules 9.2.1, 12.3.4.1.
     */
    range: number;
    /**
     * True if units that may land must do so. Rule 12.3.4.1.
     */
    obligatory: boolean;
    /**
     * True if aircraft may only disembark up to the Air Capacity of the base. Otherwise the next stacking check removes the excess. Rule 12.3.5.
     */
    aircraftNeedRoom: boolean;
  };
  /**
   * The role of aircraft in land combat (rules 12.3.4.5, 13.4).
   */
  landCombat: {
    /**
     * True if the defender's air units at the base lose a step, or are eliminated, along with his land units. Rule 13.4.
     */
    aircraftSuffer: boolean;
    /**
     * The hits that each of the defender's air steps at the base adds to his total. Unit: hits per step. Rule 12.3.4.5.
     */
    hitsPerAirStep: number;
  };
  /**
   * How half hits count (rule 12.3.3.2).
   */
  surfaceCombat: {
    /**
     * The number of half hits on one ship that make a hit. A remainder is ignored. Unit: half hits per hit. Rule 12.3.3.2.
     */
    halfHitsPerHit: number;
  };
  /**
   * The Anti-Aircraft ratings of bases and Task Forces (rules 2.2.3, 12.3.2.3).
   */
  antiAircraft: {
    /**
     * The Anti-Aircraft rating of a base, as a share of its printed Air Capacity. Unit: dice per step. Rule 2.2.3.
     */
    baseFraction: Fraction;
    /**
     * How a fraction of a die of a base is rounded; the rules do not say. Rule 2.2.3.
     */
    rounding: Rounding;
    /**
     * How a fraction is rounded after the ratings of a Task Force are added up. Rule 12.3.2.3.
     */
    taskForceRounding: Rounding;
  };
  /**
   * The Air Points of units in a battle (rule 12.3.2).
   */
  airPoints: {
    /**
     * The Air Points of one air step that fights at its base. Unit: Air Points per step. Rule 12.3.2.
     */
    perStep: number;
    /**
     * The Air Points of one factor of a carrier's Air Strength. Unit: Air Points per factor. Rule 12.3.2.
     */
    perAirStrength: number;
  };
  /**
   * Damage Checks and their results (rule 13.1).
   */
  damage: {
    /**
     * The number of dice in a Damage Check. Unit: dice. Rule 13.1.
     */
    checkDice: number;
    /**
     * The number of faces of each of these dice. Unit: faces. Rule 13.1.
     */
    checkDieSides: number;
    /**
     * For each hit, the number of its own Reinforcement Phases after which a damaged unit returns. Unit: Reinforcement Phases per hit. Rule 13.1.
     */
    phasesPerHit: number;
    /**
     * The loss of the Merchantmen Pool per hit on a Japanese land or air unit at sea. Hits beyond the unit's strength do not count. Unit: merchantmen per hit. Rules 13.2, 13.3.1.
     */
    merchantmenPerHitAtSea: number;
    /**
     * For each nation, the classes that leave the game when sunk. Other ships return to the pool. Rules 13.1, 17.4.
     */
    sunkForever: {
      /**
       * Japanese classes. Rule 13.1.
       */
      japan: FireInTheSkyClasses;
      /**
       * US classes. Rule 13.1.
       */
      us: FireInTheSkyClasses;
      /**
       * British classes. Rule 13.1.
       */
      britain: FireInTheSkyClasses;
      /**
       * Dutch classes. Rule 17.4.
       */
      netherlands: FireInTheSkyClasses;
    };
    /**
     * The nations whose damaged ships and eliminated land units leave the game. Rule 17.4.
     */
    brokenForever: FireInTheSkyNations;
  };
  /**
   * After how many of their own Reinforcement Phases units return (rules 2.2.2.1, 7.1, 12.3, 13.0, 15.2).
   */
  delays: {
    /**
     * Ships that withdrew from surface combat or lost Sea Control. Unit: Reinforcement Phases. Rules 12.3.3.2, 12.3.3.3.
     */
    withdrawn: FireInTheSkyDelay;
    /**
     * Units removed from a hex over its stacking limit. Unit: Reinforcement Phases. Rule 2.2.2.1.
     */
    overStacked: FireInTheSkyDelay;
    /**
     * Land and air units that could not land. Unit: Reinforcement Phases. Rules 12.3.5.2, 12.3.5.3.
     */
    notLanded: FireInTheSkyDelay;
    /**
     * Land and naval units disbanded by their owner. Unit: Reinforcement Phases. Rule 15.2.
     */
    disbanded: FireInTheSkyDelay;
    /**
     * Land units that lost their last step. Unit: Reinforcement Phases. Rules 13.2, 13.4.
     */
    eliminatedLand: FireInTheSkyDelay;
    /**
     * Reinforcements that arrive while enemy units occupy every Home Base. Unit: Reinforcement Phases. Rule 7.1.
     */
    noHomeBase: FireInTheSkyDelay;
  };
  /**
   * Exceptions to supply (rule 17.4).
   */
  supplyStatus: {
    /**
     * The nations whose land units are never in supply. Rule 17.4.
     */
    alwaysOut: FireInTheSkyNations;
  };
  /**
   * The increase of the capacities of one side's bases (rule 17.2).
   */
  expansion: {
    /**
     * The side whose bases expand. Rule 17.2.
     */
    side: FireInTheSkySide;
    /**
     * The multiplier of Air and Port Capacities, by the turn from which it applies. Unit: factor. Rule 17.2.
     */
    factorFromTurn: {
      /**
       * The multiplier from this turn on. Rule 17.2.
       */
      [k: string]: number;
    };
  };
  /**
   * Free movement of Japanese ships from Resource Hexes (rule 17.3).
   */
  resourceFueling: {
    /**
     * The first turn on which ships that start in a Resource Hex pay no oil. Unit: turns. Rule 17.3.
     */
    fromTurn: FireInTheSkyTurn;
  };
  /**
   * The ports to which ships return in the Return to Base Phase (rules 14.1, 17.4, 17.5).
   */
  returnPorts: {
    /**
     * The ports that the owner may choose from. Rule 14.1.
     */
    japan: FireInTheSkyPlaces;
    /**
     * The only port. Rule 14.1.
     */
    us: FireInTheSkyPlaces;
    /**
     * The first port until it has been occupied once, then the next. Rule 17.5.
     */
    britain: FireInTheSkyPlaces;
    /**
     * The only port; it is not a Home Base. Rule 17.4.
     */
    netherlands: FireInTheSkyPlaces;
  };
  /**
   * The planes of carriers that need a new air group (rule 7.1.1).
   */
  navalAviation: {
    /**
     * The classes that count as carriers. Rules 2.1.1.1, 7.1.1.
     */
    carrierClasses: FireInTheSkyClasses;
    /**
     * The Naval Aviation steps that a carrier without planes needs per factor of its Air Strength. Unit: steps per factor. Rule 7.1.1.
     */
    stepsPerAirStrength: number;
  };
  /**
   * The placement of units for a battle (rule 12.3.1).
   */
  battleBoard: {
    /**
     * Classes that use either their aircraft or their guns. A Task Force with one of them and no other carrier may be placed as a Carrier or as a Bombardment Task Force, as its owner chooses. Rule 18.2.5.
     */
    hybridClasses: FireInTheSkyClasses;
    /**
     * True if land and air units at the base share one box of the Battle Board. Rule 12.3.1.
     */
    landAndAirTogether: boolean;
  };
  /**
   * When a side wins (rule 16.0).
   */
  victory: {
    /**
     * The Victory Points at the start of the war. Scenarios that start later add the bases that have changed hands. Rules 3.0, 16.0.
     */
    opening: "nothing" | "japanese-bases";
    /**
     * Japan wins at once when the total reaches this score or more. Unit: Victory Points. Rule 16.0.
     */
    japanWinsAt: number;
    /**
     * The Allies win at once when the total reaches this score or less. Unit: Victory Points. Rule 16.0.
     */
    alliesWinAt: number;
    /**
     * At the end of the last turn this score is a draw, and a higher one is a Japanese win. Unit: Victory Points. Rule 16.0.
     */
    drawAt: number;
    /**
     * Victory Points for Japan while a Supply Line is cut (rule 16.0).
     */
    lifeline: {
      /**
       * Where the line begins. Rule 16.0.
       */
      from: FireInTheSkyPlaceId;
      /**
       * Where the line ends. Rule 16.0.
       */
      to: FireInTheSkyPlaceId;
      /**
       * The number added in each of these player turns in which the line is cut. Unit: Victory Points. Rule 16.0.
       */
      points: number;
      /**
       * The side at the end of whose player turns the line is checked. Rule 16.0.
       */
      inTurnsOf: FireInTheSkySide[];
    };
    /**
     * Victory Points lost while Japan has not captured certain bases (rule 16.0).
     */
    lateConquest: {
      /**
       * The first turn on which they are lost. Unit: turns. Rule 16.0.
       */
      fromTurn: FireInTheSkyTurn;
      /**
       * The bases that Japan must capture at least once. Rule 16.0.
       */
      bases: FireInTheSkyPlaces;
      /**
       * The number added at the start of each turn for each base that was never captured; negative to subtract. Unit: Victory Points. Rule 16.0.
       */
      points: number;
    };
  };
  /**
   * Special rules of December 1941 (rule 17.1).
   */
  turnOne: {
    /**
     * The turn to which the special rules apply; 0 for none. Unit: turns. Rule 17.1.
     */
    turn: number;
    /**
     * The number of Japanese Task Forces that may move any distance at the price of a short move. Unit: Task Forces. Rule 17.1.
     */
    cheapTaskForces: number;
    /**
     * The side that rolls first in air-to-air combat in the Japanese player turn. Rule 17.1.
     */
    firstFire: FireInTheSkySide;
    /**
     * The Anti-Aircraft rating of all Allied bases in the Japanese player turn. Unit: dice. Rule 17.1.
     */
    alliedBaseAntiAircraft: number;
    /**
     * True if the Allies may perform amphibious landings. Rule 17.1.
     */
    alliedLandings: boolean;
  };
  /**
   * The early arrival of British ships (rule 17.6).
   */
  europeanFleet: {
    /**
     * A Japanese land unit that enters one of these bases triggers the fleet. Rule 17.6.
     */
    triggerBases: FireInTheSkyPlaces;
    /**
     * The number of turns after the entry on which the fleet may arrive; 0 is the Allied Reinforcement Phase of the same turn. Unit: turns. Rule 17.6.
     */
    turnsAfterEntry: number;
  };
  /**
   * Torpedoes that raise the Firepower of small ships at the start of surface combat; only with optional rule 18.2.1.
   */
  longLance: {
    /**
     * The side whose ships carry the torpedoes. Rule 18.2.1.
     */
    side: FireInTheSkySide;
    /**
     * The classes that carry the torpedoes. Rule 18.2.1.
     */
    classes: FireInTheSkyClasses;
    /**
     * The Firepower used instead of the printed one, in Damage Checks too. It must be a row of the Surface Combat Table. Unit: factors. Rule 18.2.1.
     */
    firepower: number;
    /**
     * The number of Surface Combat Rounds in which it applies, from the first round of the step. Unit: rounds. Rule 18.2.1.
     */
    rounds: number;
  };
  /**
   * A Task Force whose ships fire before all others; only with optional rule 18.2.2.
   */
  tokyoExpress: {
    /**
     * The side that has the marker. Rule 18.2.2.
     */
    side: FireInTheSkySide;
    /**
     * The only classes of ships allowed in the Task Force, which carries no land or air units. Rule 18.2.2.
     */
    classes: FireInTheSkyClasses;
  };
  /**
   * When Japan may declare Kamikaze, and its cost; only with optional rule 18.2.4.
   */
  kamikaze: {
    /**
     * The first turn on which it may be declared. Unit: turns. Rule 18.2.4.
     */
    fromTurn: FireInTheSkyTurn;
    /**
     * The highest Victory Point total at which it may be declared. A declaration stays in force. Unit: Victory Points. Rule 18.2.4.
     */
    victoryPointsAtMost: number;
    /**
     * Japanese air steps removed at the end of each Reinforcement Phase after the declaration: always in the Japanese phase, and if the Allied player wants it in the Allied phase. Unit: air steps. Rule 18.2.4.
     */
    stepsLost: number;
    /**
     * What is removed each time. Rule 18.2.4.
     */
    lost: "step" | "unit";
  };
  sources: Sources;
  /**
   * The arrival of the carrier of optional rule 18.1.5, which is the unit that units.json assigns to that rule.
   */
  ranger: {
    /**
     * The place where she arrives. Rule 18.1.5.
     */
    box: FireInTheSkyPlaceId;
    /**
     * She may arrive only if no Allied unit of these classes is on the map. Rule 18.1.5.
     */
    carrierClasses: FireInTheSkyClasses;
    /**
     * The number added to the total when she arrives. Unit: Victory Points. Rule 18.1.5.
     */
    victoryPoints: number;
  };
  /**
   * How Japan trains carrier pilots; only with optional rule 18.2.3.
   */
  pilotTraining: {
    /**
     * The last turn on which air steps marked for Naval Aviation may go there as they arrive. After it, any air step that arrives may be trained instead. Unit: turns. Rule 18.2.3.
     */
    lastAutomaticTurn: FireInTheSkyTurn;
    /**
     * The number of turns until trained steps enter the Naval Aviation box; four turns are a year. Unit: turns. Rule 18.2.3.
     */
    turns: number;
  };
  /**
   * The dice that each player rolls in his Reinforcement Segment; only with optional rule 18.3.1.
   */
  accidents: {
    /**
     * The number of dice that are rolled and added up. Unit: dice. Rule 18.3.1.
     */
    dice: number;
    /**
     * The number of faces of each die. Unit: faces. Rule 2.0.
     */
    dieSides: number;
    /**
     * The total on which an accident happens. Unit: pips. Rule 18.3.1.
     */
    result: number;
    /**
     * An accident needs a unit of one of these classes. For Japan it must be in a Home Base. For the Allies it must be in the place below, and one such unit is drawn at random. Rule 18.3.1.
     */
    classes: FireInTheSkyClasses;
    /**
     * Where the Allied accident happens. Rule 18.3.1.
     */
    alliedBase: FireInTheSkyPlaceId;
    /**
     * The units in the Home Base that the Allies may choose from after a Japanese accident. Rule 18.3.1.
     */
    japanLoses: "any-unit" | "endangered";
  };
  /**
   * A Sea Deployment of one Allied Task Force before it reacts; only with optional rule 18.1.1.
   */
  reactionDeployment: {
    /**
     * How many times it may be used. Unit: times per game. Rule 18.1.1.
     */
    perGame: number;
  };
  /**
   * Which bases the Allies can bomb Japan's oil from, and the effect of a hit; only with optional rule 18.1.3.
   */
  strategicBombing: {
    /**
     * The greatest distance from a friendly base to a Japanese Home Base. Unit: hexes. Rule 18.1.3.
     */
    range: number;
    /**
     * The Home Base from which a Supply Line to that base must be traced. Rule 18.1.3.
     */
    from: FireInTheSkyPlaceId;
    /**
     * The Oil Points that Japan loses per hit. Unit: Oil Points per hit. Rule 18.1.3.
     */
    oilPerHit: Quarters;
  };
  /**
   * Allied Task Forces that move as markers; only with optional rule 18.1.4.
   */
  hiddenTaskForces: {
    /**
     * The number of Task Forces that each nation can hide at the same time. Unit: markers. Rule 18.1.4.
     */
    markers: {
      /**
       * US TASK FORCE markers. Unit: markers. Rule 18.1.4.
       */
      us?: FireInTheSkyMarkers;
      /**
       * British FLEET markers. Unit: markers. Rule 18.1.4.
       */
      britain?: FireInTheSkyMarkers;
      /**
       * Dutch markers; the printed game has none. Unit: markers. Rule 18.1.4.
       */
      netherlands?: FireInTheSkyMarkers;
    };
  };
  /**
   * The improved Anti-Aircraft ratings of one side's ships; only with the optional rule “naval-aa-upgrade” of the later edition (its rule 16.2.6).
   */
  antiAircraftUpgrade: {
    /**
     * The side whose ships are improved. Rule 16.2.6 of the later edition.
     */
    side: FireInTheSkySide;
    /**
     * The first turn on which it applies. Unit: turns. Rule 16.2.6 of the later edition.
     */
    fromTurn: FireInTheSkyTurn;
    /**
     * The number added to each ship's Anti-Aircraft rating. Unit: factors, in quarters. Rule 16.2.6 of the later edition.
     */
    add: number;
  };
}
/**
 * The weights with which the computer player “steady” chooses among its options, one set for each side. They change how it plays, never what is legal.
 */
export interface FireInTheSkyPlayer {
  $schema: SchemaPath;
  /**
   * The player's name.
   */
  title: string;
  /**
   * How it plays, in one or two sentences.
   */
  summary: string;
  /**
   * Its weights when it plays Japan.
   */
  japan: FireInTheSkyWeights;
  /**
   * Its weights when it plays the Allies.
   */
  allies: FireInTheSkyWeights;
  sources: Sources;
}
/**
 * What a side aims for, and how cautious it is.
 */
export interface FireInTheSkyWeights {
  /**
   * The value of each Victory Point that a base counts for. All other values are relative to it.
   */
  victoryPoint: number;
  /**
   * The value of each Oil Point that a base yields per turn.
   */
  oilPoint: number;
  /**
   * The value of each enemy or uncontrolled base that comes within landing range when a base is taken.
   */
  foothold: number;
  /**
   * The lowest chance of taking a base, or of wearing down its garrison, with which a landing is made. 1 is certain.
   */
  chance: number;
  /**
   * Power of the escorting ships for each unit of power of the enemy ships that may react. 0 sends one ship for Sea Control.
   */
  escort: number;
  /**
   * Air Points brought to a battle for each Air Point that the enemy may have there.
   */
  airCover: number;
  /**
   * Destroyer units in each Task Force that carries troops, if they are available. 0 lets troops sail without destroyers.
   */
  screens: number;
  /**
   * The lowest chance of getting troops past the enemy's aircraft at a base without a step loss with which a landing is made. Bases worth more than 2 Victory Points accept a lower chance. 0 ignores the aircraft.
   */
  passage: number;
  /**
   * How much it counts that carriers may sink ships in port. 0 never raids a port.
   */
  raid: number;
  /**
   * How much the risk of an enemy landing counts against leaving a base without troops. 0 leaves any base.
   */
  garrison: number;
  /**
   * The enemy strength within reach at which a base without troops counts as certain to fall. Lower is more cautious.
   */
  raiders: number;
  /**
   * The Combat Strength of a garrison that halves the risk to its base. Higher calls for larger garrisons.
   */
  holding: number;
  /**
   * How much the risk to a base counts if the enemy cannot land there in his next player turn but may land later. 0 looks no further than that turn.
   */
  foresight: number;
  /**
   * How many times as much the risk to a Home Base counts as the risk to another base of the same value.
   */
  homeland: number;
  /**
   * How much the risk to a Home Base counts before the enemy can land there. It applies once his fleet is twice as strong and he can land at a base within landing range of the Home Base. 0 waits until he can land at the Home Base itself.
   */
  rampart: number;
  /**
   * The share of a Home Base's value that is added to each base from which the enemy could land there. It applies in full once his fleet is twice as strong, and in part before that.
   */
  gates: number;
  /**
   * Bases worth at least this many Victory Points are never left without troops while enemy troops are near enough to come. A Home Base never is once they can land there. Unit: Victory Points.
   */
  keep: number;
  /**
   * For a base to keep: the garrison that halves the risk, as a share of the largest landing that the enemy can make.
   */
  stronghold: number;
  /**
   * What a ship that is sent for its guns must add to a landing, for each of its Transport factors. Higher sends fewer ships.
   */
  bombardment: number;
  /**
   * The share of the Oil Points that Japan keeps for reactions when it moves in its own turn. The Allies do not use it.
   */
  oilReserve: number;
  /**
   * The share of the oil of the Resource Hexes for which Japan keeps Transport Points. The Allies do not use it.
   */
  oilShipping: number;
  /**
   * Power for each unit of enemy power with which ships react to a hex. Lower is bolder.
   */
  reaction: number;
  /**
   * Ships withdraw from surface combat if their power is below this share of the enemy's power. 0 never withdraws.
   */
  withdrawal: number;
  /**
   * The share of the Submarine Points that is used against Task Forces. The rest is kept for merchantmen.
   */
  hunting: number;
  /**
   * Destroyer units that Japan keeps in the Convoy Escort box for each Allied Submarine Point. The Allies do not use it.
   */
  convoyEscorts: number;
}
/**
 * The complete state of a game in play: everything on the board, the tracks, and the current step of the sequence of play. The dice are chosen when play continues.
 */
export interface FireInTheSkyPosition {
  turn: FireInTheSkyTurn;
  /**
   * The turn on which the game began. Some optional rules do not apply on that turn (rule 18.0).
   */
  firstTurn: FireInTheSkyTurn;
  /**
   * Whose player turn it is (rule 4.0).
   */
  phasing: FireInTheSkySide;
  /**
   * Running totals (rule 2.1.2.1).
   */
  tracks: {
    /**
     * Japan's merchant fleet. Unit: merchantmen. Rule 2.1.2.1.
     */
    merchantmen: Quarters;
    /**
     * Japan's oil. Unit: Oil Points. Rule 2.1.2.1.
     */
    oil: Quarters;
    /**
     * The remaining Transport Points of each nation. Unit: Transport Points. Rule 2.1.2.1.
     */
    transport: {
      /**
       * Japanese Transport Points. Rule 2.1.2.1.
       */
      japan?: Quarters;
      /**
       * US Transport Points. Rule 2.1.2.1.
       */
      us?: Quarters;
      /**
       * British Transport Points. Rule 2.1.2.1.
       */
      britain?: Quarters;
      /**
       * Dutch Transport Points; the printed game has none. Rule 2.1.2.1.
       */
      netherlands?: Quarters;
    };
    /**
     * The remaining Submarine Points of each side. Unit: Submarine Points. Rule 2.1.2.1.
     */
    submarine: {
      /**
       * Japanese Submarine Points. Rule 2.1.2.1.
       */
      japan: Quarters;
      /**
       * Allied Submarine Points. Rule 2.1.2.1.
       */
      allies: Quarters;
    };
    /**
     * The Victory Point total, which may be negative. Unit: Victory Points. Rule 16.0.
     */
    victoryPoints: number;
  };
  /**
   * Who controls each base. A base that is not listed is controlled as in bases.json (rule 2.2.3).
   */
  bases: {
    /**
     * The markers at the base.
     */
    [k: string]: {
      /**
       * Who controls the base (rule 2.2.3).
       */
      control: "japan" | "allies" | "none";
      /**
       * The side that has an OCCUPIED BASE marker there (rule 12.3.5.2).
       */
      occupied?: FireInTheSkySide;
      /**
       * The side that captured the base in this player turn (rule 15.3).
       */
      captured?: FireInTheSkySide;
    };
  };
  /**
   * Every counter in play, on the Turn Record Track or out of the game, by its id. All other counters are in the pool.
   */
  units: {
    [k: string]: FireInTheSkyPiece;
  };
  /**
   * The Task Forces of this player turn, in the order they were formed. Counters refer to them by number, from 0 (rule 9.4).
   *
   * Items: A group of units that move together (rule 9.4).
   */
  taskForces: {
    /**
     * The side of the Task Force, or none if it no longer exists.
     */
    side: "japan" | "allies" | "none";
    /**
     * Where it is.
     */
    at: FireInTheSkyStanding;
    /**
     * The half of a split hex that it is in, by the half's id in map.json.
     */
    half?: string;
    /**
     * The place where it was formed.
     */
    from: FireInTheSkyStanding;
    /**
     * Submarine attacks declared against it in this segment. Unit: attacks (rule 12.2.1).
     */
    attacks: number;
    /**
     * True if it carries the Tokyo Express marker (rule 18.2.2).
     */
    tokyoExpress?: boolean;
  }[];
  /**
   * What the optional rule on hidden Task Forces needs to know (rule 18.1.4).
   */
  hidden?: {
    /**
     * Task Forces that are shown on the map as a marker of their nation (rule 18.1.4).
     *
     * Items: A Task Force that is shown as a marker (rule 18.1.4).
     */
    taskForces: {
      /**
       * The Task Force's number in the list of Task Forces, from 0 (rule 18.1.4).
       */
      taskForce: number;
      /**
       * The nation whose marker it is (rule 18.1.4).
       */
      marker: FireInTheSkyNation;
      /**
       * How far it has moved, which both players can see. Unit: hexes. Rule 18.1.4.
       */
      hexes: number;
    }[];
    /**
     * What the enemy saw at each base before the first Task Force was formed there in secret (rule 18.1.4).
     *
     * Items: What the enemy saw at a base (rule 18.1.4).
     */
    bases: {
      /**
       * The place that the enemy saw (rule 18.1.4).
       */
      base: FireInTheSkyPlaceId;
      /**
       * The counters that were there, with the steps of each. Unit: steps.
       */
      units: {
        /**
         * The steps that the enemy saw. Unit: steps.
         */
        [k: string]: number;
      };
      /**
       * How many Task Forces had been formed by then. Unit: Task Forces (rule 18.1.4).
       */
      since: number;
    }[];
  };
  /**
   * Earlier events of the war that the rules still depend on.
   */
  special: {
    /**
     * Bases of the late-conquest rule that Japan has captured at least once (rule 16.0).
     */
    conquered: FireInTheSkyPlaceId[];
    /**
     * True if the first British return port has been occupied, so that the second one is used (rule 17.5).
     */
    returnPortLost: boolean;
    /**
     * The last turn on which a Japanese land unit entered a base that triggers the European fleet; 0 for never (rule 17.6).
     */
    indiaEntered: number;
    /**
     * The turn of the entry before that one; 0 for none. The fleet for that entry may still be due (rule 17.6).
     */
    indiaEnteredBefore: number;
    /**
     * True if the European fleet has arrived (rule 17.6).
     */
    europeanFleetArrived: boolean;
    /**
     * How many more Japanese Task Forces may move any distance this turn at the price of a short move. Unit: Task Forces (rule 17.1).
     */
    cheapTaskForces: number;
    /**
     * True if Japan has declared Kamikaze, which lasts for the rest of the game (rule 18.2.4).
     */
    kamikaze: boolean;
    /**
     * Ships that a die roll places on the map in a later Reaction Phase (rule 17.1).
     */
    reactionForce?: {
      /**
       * The turn on which the die is rolled. Unit: turns of three months (rule 17.1).
       */
      turn: FireInTheSkyTurn;
      /**
       * True if the ships count as a Task Force that has reacted to its place (rule 2.3, errata).
       */
      reacted: boolean;
      /**
       * The ships, by counter id.
       *
       * @minItems 1
       */
      units: FireInTheSkyPieceId[];
      /**
       * Where the ships appear for each die roll, starting with a roll of 1.
       *
       * @minItems 1
       */
      places: FireInTheSkyStanding[];
    };
    /**
     * True if the carrier of optional rule 18.1.5 has been brought in. She arrives only once.
     */
    rangerCalled: boolean;
    /**
     * How many times the Allies have used a Sea Deployment before a reaction in this game. Unit: times (rule 18.1.1).
     */
    reactionDeployments?: number;
  };
  /**
   * The steps of the sequence of play that are in progress, outermost first. The last one is the current step (rule 4.0).
   *
   * @minItems 1
   *
   * Items: A step of the sequence of play that is in progress.
   */
  frames: {
    /**
     * The id of the step.
     */
    step: string;
    /**
     * What the step has saved for itself.
     */
    data: {
      [k: string]: unknown;
    };
  }[];
}
/**
 * A counter in play, with its place and state.
 */
export interface FireInTheSkyPiece {
  /**
   * Where the counter is, or where its Task Force is at sea.
   */
  at: FireInTheSkyStanding;
  /**
   * The remaining steps; for a replacements marker, its value; for a counter out of the game, 0. Unit: steps. Rules 2.1.1.2, 2.1.1.3.
   */
  steps: number;
  /**
   * The status of the counter.
   *
   * @minItems 1
   *
   * Items: One status of the counter.
   */
  flags?: (
    | "movedOperationally"
    | "operational"
    | "seaDeployed"
    | "oneHexDeployed"
    | "deployed"
    | "lostStepAtSea"
    | "needsPlanes"
    | "hiding"
    | "eligible"
    | "elite"
    | "unpacking"
    | "training"
    | "withdrawn"
    | "apart"
  )[];
  /**
   * The turn on which a unit on the Turn Record Track returns (rule 13.1).
   */
  due?: number;
  /**
   * The number of the Task Force that the counter sails with, from 0 (rule 9.4).
   */
  taskForce?: number;
  /**
   * Hits taken at sea in this player turn. Unit: hits (rule 13.2).
   */
  hits?: number;
  /**
   * The hex that an air unit is committed to, if it is not its own (rule 11.0).
   */
  committed?: FireInTheSkyStanding;
  /**
   * The box of the Battle Board that the counter is in (rule 12.3.1).
   */
  box?: "carrier" | "bombardment" | "atAnchor" | "atBase" | "longRange" | "seaControl";
}
/**
 * What arrives for one side on each turn (rule 7.1).
 */
export interface FireInTheSkyReinforcements {
  $schema: SchemaPath;
  side: FireInTheSkySide;
  /**
   * The arrivals by turn number. Rule 7.1.
   */
  turns: {
    /**
     * The groups that arrive on this turn, by id (rule 7.1).
     */
    [k: string]: {
      [k: string]: FireInTheSkyGroup;
    };
  };
  sources: Sources;
}
/**
 * Units or air steps of one nation that arrive, or leave, together.
 */
export interface FireInTheSkyGroup {
  /**
   * The group's name.
   */
  title?: string;
  nation: FireInTheSkyNation;
  units?: FireInTheSkyUnitCounts;
  /**
   * Air steps that arrive. Unit: steps. Rule 7.1.
   */
  airSteps?: number;
  /**
   * True if the air steps may go to the Naval Aviation box (rule 7.1.1).
   */
  navalAviation?: true;
  /**
   * The optional rule that this group belongs to: its id in options.json, or its rule number. Without that option the group does not arrive.
   */
  option?: string;
  /**
   * True if the units leave play instead of arriving (rule 18.2.5).
   */
  remove?: true;
  /**
   * The unit type that an earlier group with “remove” took out of play to be converted. Each unit arrives only if one of that type was taken. Rule 18.2.5.
   */
  conversionOf?: FireInTheSkyTypeId;
  /**
   * True if the carriers arrive with their planes even under optional rule 18.2.3, where new carriers arrive without.
   */
  trainedAirGroup?: true;
  /**
   * True if the group may arrive before its turn (rule 17.6).
   */
  earlyArrival?: true;
}
/**
 * A set-up from which play starts. It refers to units and bases by id and overrides what differs; it copies nothing.
 */
export interface FireInTheSkyScenario {
  $schema?: SchemaPath;
  /**
   * The scenario's id, which is also the name of its file.
   */
  id: Id;
  /**
   * The scenario's name.
   */
  title: string;
  /**
   * The id of the scenario that this one was copied from. What changed, Compare and the errata sheet show the differences from it. null if it is independent.
   */
  copiedFrom?: string | null;
  rule: CitedRule;
  /**
   * What the scenario is about, in your own words.
   */
  summary: string;
  /**
   * Where in the sequence of play the game begins.
   */
  start: {
    turn: FireInTheSkyTurn;
    /**
     * The Phasing Player.
     */
    side: FireInTheSkySide;
    step: FireInTheSkyStep;
  };
  /**
   * Ids of the optional rules that are on unless the players decide otherwise.
   */
  recommendedOptions: OptionId[];
  /**
   * Who controls each base, if it differs from bases.json (rule 2.2.3).
   */
  control: {
    /**
     * Who controls the base.
     */
    [k: string]: "japan" | "allies" | "none";
  };
  /**
   * The units at each place, by the place's id.
   */
  setup: {
    /**
     * The units at this place.
     */
    [k: string]: {
      units?: FireInTheSkyUnitCounts;
      /**
       * Land units on their reduced side, by type. They are not counted in “units” (rule 2.1.1.3).
       */
      reduced?: FireInTheSkyUnitCounts;
      airSteps?: FireInTheSkyAirSteps;
      /**
       * How many of the carriers placed here have no planes until they are replenished, by type (rule 7.1.1).
       */
      withoutPlanes?: FireInTheSkyUnitCounts;
    };
  };
  /**
   * Groups that a side distributes freely among the places listed, by id.
   */
  choices: {
    /**
     * Units that a side distributes itself.
     */
    [k: string]: {
      side: FireInTheSkySide;
      /**
       * Where the units may go. The first place is the default.
       *
       * @minItems 1
       */
      places: FireInTheSkyPlaceId[];
      units?: FireInTheSkyUnitCounts;
      airSteps?: FireInTheSkyAirSteps;
    };
  };
  /**
   * Units that return on a later turn, by turn number (rule 13.1).
   */
  turnTrack: {
    /**
     * The units in this box of the track.
     */
    [k: string]: {
      units?: FireInTheSkyUnitCounts;
      /**
       * Land units on their reduced side, by type. They are not counted in “units” (rule 2.1.1.3).
       */
      reduced?: FireInTheSkyUnitCounts;
      airSteps?: FireInTheSkyAirSteps;
    };
  };
  /**
   * Units that never return (rule 13.1).
   */
  removed: {
    units: FireInTheSkyUnitCounts;
  };
  /**
   * Units back in the pool, available for scheduled arrivals (rule 13.1).
   */
  sunk: {
    units: FireInTheSkyUnitCounts;
  };
  /**
   * Ships that a die roll places on the map at the start of their side's Reaction Phase on one turn (rule 17.1).
   */
  reactionForce?: {
    /**
     * The turn on which the die is rolled, in the other side's player turn. Unit: turns of three months (rule 17.1).
     */
    turn: FireInTheSkyTurn;
    /**
     * How many ships of each type, by the type's id in units.json. No more than a Task Force may contain (rule 9.4).
     */
    units: FireInTheSkyUnitCounts;
    /**
     * Where the ships appear for each die roll: a base, a sea hex by its printed number, or an off-map box of their own side.
     */
    places: {
      /**
       * Where the ships appear on a roll of 1.
       */
      "1": FireInTheSkyPlaceId;
      /**
       * Where the ships appear on a roll of 2.
       */
      "2": FireInTheSkyPlaceId;
      /**
       * Where the ships appear on a roll of 3.
       */
      "3": FireInTheSkyPlaceId;
      /**
       * Where the ships appear on a roll of 4.
       */
      "4": FireInTheSkyPlaceId;
      /**
       * Where the ships appear on a roll of 5.
       */
      "5": FireInTheSkyPlaceId;
      /**
       * Where the ships appear on a roll of 6.
       */
      "6": FireInTheSkyPlaceId;
    };
    /**
     * True if the ships count as a Task Force that has reacted to its place, and so return in the Return to Base Phase. Otherwise they are in port there and stay (rule 2.3, errata). Default: false.
     */
    reacted?: boolean;
  };
  /**
   * Running totals at the start (rule 2.1.2.1).
   */
  tracks: {
    /**
     * Japan's merchant fleet. Unit: merchantmen. Rule 2.1.2.1.
     */
    merchantmen: Quarters;
    /**
     * Japan's oil. Unit: Oil Points. Rule 2.1.2.1.
     */
    oil: Quarters;
    /**
     * The remaining Transport Points of each nation. Unit: Transport Points. Rule 2.1.2.1.
     */
    transport: {
      /**
       * Japanese Transport Points. Rule 2.1.2.1.
       */
      japan: Quarters;
      /**
       * US Transport Points. Rule 2.1.2.1.
       */
      us: Quarters;
      /**
       * British Transport Points. Rule 2.1.2.1.
       */
      britain: Quarters;
    };
    /**
     * The remaining Submarine Points of each side. Unit: Submarine Points. Rule 2.1.2.1.
     */
    submarine: {
      /**
       * Japanese Submarine Points. Rule 2.1.2.1.
       */
      japan: number;
      /**
       * Allied Submarine Points. Rule 2.1.2.1.
       */
      allies: number;
    };
    /**
     * The Victory Point total, which may be negative. Unit: Victory Points. Rule 16.0.
     */
    victoryPoints: number;
  };
  /**
   * Scores that decide this scenario. A score that is left out is the one in parameters.json. Rule 16.0.
   */
  victory?: {
    /**
     * Japan wins at once when the total reaches this score or more. Unit: Victory Points. Rule 16.0.
     */
    japanWinsAt?: number;
    /**
     * The Allies win at once when the total reaches this score or less. Unit: Victory Points. Rule 16.0.
     */
    alliesWinAt?: number;
    /**
     * At the end of the last turn this score is a draw, and a higher one is a Japanese win. Unit: Victory Points. Rule 16.0.
     */
    drawAt?: number;
    /**
     * Who wins if the score is a draw at the end of the last turn. Default: none; the game is drawn. Rule 16.0.
     */
    drawnGoesTo?: FireInTheSkySide;
  };
  /**
   * Earlier events of the war that the rules still depend on, if they do not follow from the set-up.
   */
  special?: {
    /**
     * The turn on which the game began, if it was an earlier one. Some optional rules do not apply on that turn (rule 18.0).
     */
    firstTurn?: FireInTheSkyTurn;
    /**
     * Bases of the late-conquest rule that Japan has captured at least once (rule 16.0). Default: those that it controls.
     */
    conquered?: FireInTheSkyPlaceId[];
    /**
     * True if the first British return port has been occupied, so that the second one is used (rule 17.5). Default: true if Japan controls it.
     */
    returnPortLost?: boolean;
    /**
     * The last turn on which a Japanese land unit entered a base that triggers the European fleet; 0 for never (rule 17.6). Default: 0.
     */
    indiaEntered?: number;
    /**
     * The turn of the entry before that one; 0 for none. The fleet for that entry may still be due (rule 17.6). Default: 0.
     */
    indiaEnteredBefore?: number;
    /**
     * True if the European fleet has arrived (rule 17.6). Default: false.
     */
    europeanFleetArrived?: boolean;
    /**
     * True if Japan has declared Kamikaze, which lasts for the rest of the game (rule 18.2.4). Default: false.
     */
    kamikaze?: boolean;
    /**
     * True if the carrier of optional rule 18.1.5 has been brought in. She arrives only once. Default: true if the carrier is in the scenario.
     */
    rangerCalled?: boolean;
    /**
     * How many times the Allies have used a Sea Deployment before a reaction in this game. Unit: times (rule 18.1.1). Default: 0.
     */
    reactionDeployments?: number;
  };
  /**
   * A game in progress to continue, instead of a set-up. It has the place of every unit, the tracks and the current step.
   */
  position?: FireInTheSkyPosition;
  /**
   * Changes to other documents for this scenario only: a merge patch for each document path, applied after all layers.
   */
  overrides?: {
    /**
     * The changes to this document.
     */
    [k: string]: {
      [k: string]: unknown;
    };
  };
  sources: Sources;
}
/**
 * The order of the steps of a turn (rule 4.0). Each member is a step, with the steps that it consists of in order.
 */
export interface FireInTheSkySequence {
  $schema: SchemaPath;
  /**
   * The steps of a game turn (rule 4.0).
   */
  turn: FireInTheSkySteps;
  /**
   * The phases in which Japan is the Phasing Player (rule 4.1).
   */
  "japanese-player-turn": FireInTheSkySteps;
  /**
   * The phases in which the Allies are the Phasing Player (rule 4.2).
   */
  "allied-player-turn": FireInTheSkySteps;
  /**
   * The segments of the phase (rule 5.0).
   */
  transport: FireInTheSkySteps;
  /**
   * The segments of the phase (rule 6.0).
   */
  "economic-warfare": FireInTheSkySteps;
  /**
   * The segments of the phase (rule 7.0).
   */
  reinforcement: FireInTheSkySteps;
  /**
   * The segments of the phase (rule 12.1).
   */
  combat: FireInTheSkySteps;
  /**
   * The steps of one battle (rule 12.3).
   */
  battle: FireInTheSkySteps;
  /**
   * The rounds of the step (rule 12.3.2).
   */
  "air-combat": FireInTheSkySteps;
  /**
   * The rounds of the step (rule 12.3.4).
   */
  "land-combat": FireInTheSkySteps;
  /**
   * The parts of the phase (rule 14.0).
   */
  "return-to-base": FireInTheSkySteps;
  /**
   * The segments of the phase (rule 15.0).
   */
  end: FireInTheSkySteps;
  /**
   * Steps that are not played on purpose, each with a reason, so that no warning is needed (rule 4.0). A step that the game cannot do without is still reported.
   */
  omitted?: {
    /**
     * Why the step is left out.
     */
    [k: string]: string;
  };
  sources: Sources;
}
/**
 * The die roll that a ship needs to hit, by its Firepower and the target's Defense (rule 12.3.3.2).
 */
export interface FireInTheSkySurfaceCombatTable {
  $schema: SchemaPath;
  /**
   * One row for each Firepower rating (rule 12.3.3.2).
   */
  firepower: {
    /**
     * The die rolls needed by ships of this Firepower, by the Defense of the target (rule 12.3.3.2).
     */
    [k: string]: {
      /**
       * The lowest die roll that hits. Unit: pips. Rule 12.3.3.2.
       */
      [k: string]: "2" | "3" | "4" | "5" | "6" | "6*" | "-";
    };
  };
  sources: Sources;
}
/**
 * The costs of movement and transport (rules 2.3, 8.2, 9.0). Factors are multiplied by the unit's Transport rating.
 */
export interface FireInTheSkyTransportCosts {
  $schema: SchemaPath;
  /**
   * The cost of each leg of a Sea Deployment (rule 8.2).
   */
  seaDeployment: {
    /**
     * Factor for naval units. Unit: Transport Points per Transport factor. Rule 8.2.
     */
    naval: Quarters;
    /**
     * Factor for land units. Unit: Transport Points per Transport factor. Rule 8.2.
     */
    land: Quarters;
    /**
     * Factor for air units. Unit: Transport Points per step. Rule 8.2.
     */
    air: Quarters;
    /**
     * Factor for replacements markers. Unit: Transport Points per Transport factor. Rules 7.4, 8.2.
     */
    replacements: Quarters;
  };
  /**
   * The cost of one move in a Task Force (rules 9.2, 9.3, 10.1).
   */
  operational: {
    /**
     * Factor for land units at any distance. Unit: Transport Points per Transport factor. Rule 9.2.
     */
    land: Quarters;
    /**
     * Factor for air units at any distance. Unit: Transport Points per step. Rule 9.2.
     */
    air: Quarters;
    /**
     * Factor for replacements markers. Unit: Transport Points per Transport factor. Rules 7.4, 9.2.
     */
    replacements: Quarters;
    /**
     * Factor for Japanese naval units on a short move. The longest short move is in parameters.json. Unit: Oil Points per Transport factor. Rule 9.3.
     */
    navalOilShort: Quarters;
    /**
     * Factor for Japanese naval units on a longer move. Unit: Oil Points per Transport factor. Rule 9.3.
     */
    navalOilLong: Quarters;
  };
  /**
   * The cost of shipping one Oil Point to Japan. Unit: Transport Points. Rule 5.1.
   */
  oilPoint: Quarters;
  /**
   * The cost of moving one destroyer unit to or from the Convoy Escort box. Unit: Transport Points. Rule 5.2.
   */
  destroyerTransfer: Quarters;
  /**
   * The cost of one die against submarines in the ASW Segment. Unit: Oil Points. Rules 2.3, 6.1.
   */
  merchantAswDie: Quarters;
  /**
   * The cost of one die of strategic bombing; optional. Unit: Transport Points. Rule 18.1.3.
   */
  strategicBombingDie: number;
  sources: Sources;
}
/**
 * The counter mix of Fire in the Sky: the types of units, their ratings and the number of each. The mix is an absolute limit (rule 2.1).
 */
export interface FireInTheSkyUnits {
  $schema: SchemaPath;
  /**
   * The types of naval units, by id (rule 2.1.1.1).
   */
  naval: {
    [k: string]: FireInTheSkyNaval;
  };
  /**
   * The types of land units, by id (rule 2.1.1.3).
   */
  land: {
    [k: string]: FireInTheSkyLand;
  };
  /**
   * The types of air counters, by id (rule 2.1.1.2).
   */
  air: {
    [k: string]: FireInTheSkyAir;
  };
  sources: Sources;
}
/**
 * One type of naval unit.
 */
export interface FireInTheSkyNaval {
  nation: FireInTheSkyNation;
  class: FireInTheSkyShipClass;
  /**
   * The ships of the unit, or their class if the type has many counters.
   */
  name: string;
  count: FireInTheSkyCount;
  /**
   * The row of the Surface Combat Table, and the number of dice in ground support. The table is printed for 0 to 4; a higher Firepower needs its own row. Unit: factors. Rules 12.3.3.2, 12.3.4.3.
   */
  firepower: number;
  /**
   * The column of the Surface Combat Table. A Damage Check of this number or more sinks the unit. Rules 12.3.3.2, 13.1.
   */
  defense: number;
  /**
   * The ratings of a Task Force are added up and rounded down to give its anti-aircraft dice. Unit: factors. Rule 12.3.2.3.
   */
  antiAircraft: number;
  /**
   * For carriers, and for hybrids if they count as carriers: the Air Points in battle, and the air steps needed to replenish the air group. Unit: Air Points. Rules 7.1.1, 12.3.2.
   */
  airStrength?: number;
  /**
   * The Port Capacity that the unit uses, and the basis of its cost in Transport or Oil Points. Unit: Transport factors. Rules 2.2.3, 8.2, 9.3.
   */
  transport: number;
  /**
   * The range in Operational Movement. In Reaction it is half. Unit: hexes. Rules 9.1, 10.1.
   */
  movement: number;
  /**
   * The optional rule that brings this unit into play: its rule number, or its id in options.json (a house rule has no number). Without this the unit is always in play.
   */
  optional?: string;
  /**
   * What is needed to replenish the ship's air group from Naval Aviation. Without this, a carrier needs its Air Strength. A Japanese ship that is not a carrier arrives by the schedule without planes, and needs them before it can leave the box. Rules 7.1.1, 18.2.5.
   */
  airGroup?: {
    /**
     * The Naval Aviation air steps that are used up. Unit: air steps. Rule 18.2.5.
     */
    steps: number;
    /**
     * True if no other ship may receive planes while this one waits for its own. Rule 18.2.5.
     */
    first?: true;
  };
  /**
   * True if its pilots are elite (rule 18.2.3).
   */
  elite?: boolean;
}
/**
 * One type of land unit.
 */
export interface FireInTheSkyLand {
  nation: FireInTheSkyNation;
  /**
   * The unit's name.
   */
  name: string;
  count: FireInTheSkyCount;
  /**
   * The number of dice in land combat at full strength. Unit: factors. Rules 2.1.1.3, 12.3.4.5.
   */
  strength: number;
  /**
   * The number of dice in land combat after a step loss. A reduced unit cannot start a combat on its own. Unit: factors. Rule 2.1.1.3.
   */
  reduced?: number;
  /**
   * How many step losses eliminate the unit: 2, or 1 for the Dutch unit. Unit: steps. Rules 2.1.1.3, 17.4.
   */
  steps: 2 | 1;
  /**
   * The stacking limit that the unit uses, and the basis of its cost in Transport Points. It equals the full Combat Strength even when the unit is reduced. Unit: Transport factors. Rule 2.1.1.3.
   */
  transport: number;
  /**
   * True for Marines, which may gain from optional rule 18.1.6.
   */
  marine?: boolean;
}
/**
 * One type of air counter.
 */
export interface FireInTheSkyAir {
  nation: FireInTheSkyNation;
  /**
   * The counter's name.
   */
  name: string;
  count: FireInTheSkyCount;
  /**
   * The most air steps that one counter can show. Unit: steps. Rule 2.1.1.2.
   */
  maxSteps: 2 | 1;
}
/**
 * The Basic Hit Tables of planes: in air-to-air combat, and for each attack, ordnance and target. A number under an ordnance also says that the plane can carry it. Rules 8.7 and 20.1.
 */
export interface FlatTopAirHits {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * A row for each plane, by its id.
   */
  planes: {
    /**
     * The Basic Hit Tables of one plane.
     */
    [k: string]: {
      airToAir: FlatTopBht;
      /**
       * Attacks on ships.
       */
      taskForce: {
        /**
         * Attack by diving.
         */
        dive: {
          gp: FlatTopBht;
          ap: FlatTopBht;
        };
        /**
         * Level attack from low altitude.
         */
        levelLow: {
          gp: FlatTopBht;
          ap: FlatTopBht;
        };
        /**
         * Level attack from high altitude.
         */
        levelHigh: {
          gp: FlatTopBht;
          ap: FlatTopBht;
        };
        torpedo: FlatTopBht;
      };
      /**
       * Attacks on bases.
       */
      base: {
        /**
         * Attack by diving.
         */
        dive: {
          gp: FlatTopBht;
          ap: FlatTopBht;
        };
        /**
         * Level attack from low altitude.
         */
        levelLow: {
          gp: FlatTopBht;
          ap: FlatTopBht;
        };
        /**
         * Level attack from high altitude.
         */
        levelHigh: {
          gp: FlatTopBht;
          ap: FlatTopBht;
        };
      };
    };
  };
  sources: Sources;
}
/**
 * What the bases can do in a period of the war. A scenario names the set that it uses.
 */
export interface FlatTopBaseValues {
  $schema: SchemaPath;
  /**
   * What the set is for.
   */
  title: string;
  /**
   * Values by the id of the base.
   */
  bases: {
    /**
     * The values of one base.
     */
    [k: string]: {
      capacity: FlatTopCapacity;
      launch: FlatTopLaunchFactor;
      readying: FlatTopReadyingFactor;
      /**
       * Factors against planes that attack it. Unit: factors. Rule 21.3.
       */
      antiAircraft: number;
      /**
       * Factors with which it fires at ships. Null for a base without guns. Unit: factors. Rule 19.9.
       */
      surface: number | null;
      /**
       * True if it has radar, unless the scenario says otherwise. Rule 7.10.
       */
      radar: boolean;
      /**
       * Hits that it repairs in a turn without attack. Unit: hits. Rule 23.1.
       */
      repair: number;
    };
  };
  sources: Sources;
}
/**
 * The bases of both sides: where they are and which planes they handle. What they can do stands in base-values/.
 */
export interface FlatTopBases {
  $schema: SchemaPath;
  /**
   * All bases, by id.
   */
  bases: {
    /**
     * One base.
     */
    [k: string]: {
      /**
       * What people call it.
       */
      name: string;
      /**
       * How the Air Record Sheet abbreviates it. Rule 8.5.3.
       */
      notation: string;
      /**
       * Where it lies. A base without a hex lies off the board, in the box of the map that has its id.
       */
      hex?: HexId;
      /**
       * Which bases it is: LP handles land and carrier planes, SP sea and float planes. Rule 8.9.3.
       *
       * Items: A kind of plane handling.
       */
      handles: ("lp" | "sp")[];
    };
  };
  sources: Sources;
}
/**
 * One battle, set up to calculate its odds: the hex, the hour, the forces, and how each side makes its choices. Rule 15.
 */
export interface FlatTopBattle {
  $schema?: SchemaPath;
  /**
   * The name of the battle.
   */
  title: string;
  /**
   * What the battle is about, in your own words.
   */
  summary?: string;
  date: FlatTopDate;
  /**
   * The turn in which the battle is fought: by day or by night. Rule 3.2.
   */
  hour: FlatTopHour;
  /**
   * Where the battle is fought.
   */
  hex: HexId;
  /**
   * The weather of the hex. Nothing is fought in a storm. Rule 6.9.
   */
  weather?: "clear" | "cloud";
  /**
   * The side that has the initiative in this turn. Rule 13.
   */
  initiative: FlatTopSide;
  /**
   * The set of base-values/ that is used. Default: the first one.
   */
  baseValues?: Id;
  /**
   * Ids of the optional rules that are on.
   */
  options?: OptionId[];
  /**
   * What each side has in the hex. Each side sees all of it.
   */
  forces: {
    /**
     * Allied forces.
     */
    allied: FlatTopBattleForce;
    /**
     * Japanese forces.
     */
    japanese: FlatTopBattleForce;
  };
  /**
   * How each side makes its choices in the battle. Default: aggressive.
   */
  policies?: {
    /**
     * How the Allies make their choices.
     */
    allied?: FlatTopBattlePolicy;
    /**
     * How Japan makes its choices.
     */
    japanese?: FlatTopBattlePolicy;
  };
  sources?: Sources;
}
/**
 * Air Factors of one name in one box.
 */
export interface FlatTopBattlePlanes {
  /**
   * The id of the plane.
   */
  plane: Id;
  count: FlatTopAirFactors;
  ordnance?: FlatTopOrdnance;
}
/**
 * Air Factors of one name in an Air Formation. Fighters without ordnance intercept, or escort the bombers of their Air Formation. Rule 8.12.
 */
export interface FlatTopBattleFlight {
  /**
   * The id of the plane.
   */
  plane: Id;
  count: FlatTopAirFactors;
  ordnance?: FlatTopOrdnance;
  /**
   * Where they fly. Default: low. Rule 14.15.
   */
  altitude?: "low" | "high";
}
/**
 * What one side has in the hex.
 */
export interface FlatTopBattleForce {
  /**
   * By number. Numbers up to 9 are for ships that carry planes. Rule 4.1.1.
   */
  taskForces?: {
    /**
     * One Task Force.
     */
    [k: string]: {
      /**
       * Named ships, by id.
       */
      ships: Id[];
      /**
       * Ships without names: how many of each, by id.
       */
      others?: {
        /**
         * Unit: ships.
         */
        [k: string]: number;
      };
      /**
       * True if its ships are anchored. Rule 12.7.
       */
      anchored?: true;
    };
  };
  /**
   * Hits that ships have taken already, by id. Unit: hits. Rule 21.2.
   */
  hits?: {
    /**
     * Unit: hits.
     */
    [k: string]: number;
  };
  /**
   * The base of the side in the hex.
   */
  base?: {
    /**
     * The id of the base. It lies in the hex.
     */
    id: Id;
    /**
     * Hits that it has taken already. Unit: hits. Rule 21.3.
     */
    hits?: number;
  };
  /**
   * Planes aboard and at the base, by the id of the ship or base. Rule 8.6.
   */
  planes?: {
    /**
     * The planes of a ship or base, by box.
     */
    [k: string]: {
      /**
       * Planes that can take off.
       */
      ready?: FlatTopBattlePlanes[];
      /**
       * Planes that are being made ready.
       */
      readying?: FlatTopBattlePlanes[];
      /**
       * Planes that have landed.
       */
      landed?: FlatTopBattlePlanes[];
    };
  };
  /**
   * Planes in the air over the hex, by the number of their Air Formation. Rule 8.5.
   */
  formations?: {
    /**
     * The planes of one Air Formation.
     *
     * @minItems 1
     */
    [k: string]: FlatTopBattleFlight[];
  };
}
/**
 * What is added to the Basic Hit Table, and when. All that apply are added up. Rule 20.2.
 */
export interface FlatTopCombatModifiers {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The rows of the table, by id.
   */
  modifiers: {
    /**
     * One row.
     */
    [k: string]: {
      /**
       * In which combat it counts.
       */
      combat:
        | "air-to-air"
        | "anti-aircraft"
        | "air-attack"
        | "gunnery"
        | "torpedo"
        | "breakthrough"
        | "bombardment"
        | "base-fire";
      /**
       * When it counts.
       */
      when:
        | "range-factor-declined"
        | "cloud"
        | "night"
        | "armed-fighter"
        | "attack-from-high"
        | "target-crippled"
        | "target-anchored";
      /**
       * What is added to the Basic Hit Table. Unit: columns of the Combat Results Table.
       */
      add: number;
      /**
       * Planes for which it counts. Without this member it counts for all.
       *
       * @minItems 1
       */
      planes?: Id[];
      rule: CitedRule;
    };
  };
  sources: Sources;
}
/**
 * Columns from the west edge, or rows from the north edge, as the hexes of the map have them. Without a first or a last one it goes to the edge.
 */
export interface FlatTopSpan {
  /**
   * The first column or row. Unit: hexes.
   */
  from?: number;
  /**
   * The last column or row. Unit: hexes.
   */
  to?: number;
}
/**
 * How many Air Factors can take off and land in a turn: the printed numbers left and right of the slash. Twice the left one is the most. Rule 8.3.
 */
export interface FlatTopLaunchFactor {
  /**
   * The number left of the slash: the most for a normal launch. Unit: Air Factors.
   */
  normal: number;
  /**
   * The number right of the slash: the most for a minimum launch. Unit: Air Factors.
   */
  minimum: number;
}
/**
 * The hexes of the map, what lies between them, its sectors, islands and coastwatchers, and the bases beyond its edge.
 */
export interface FlatTopMap {
  $schema: SchemaPath;
  title: MapTitle;
  drawing: Drawing;
  layout: Layout;
  legend: Legend;
  /**
   * Every hex, by its id: the letter of its column and the number of its row.
   */
  hexes: {
    /**
     * One hex of the map.
     */
    [k: string]: {
      column: Column;
      row: Row;
      terrain: Terrain;
      sides?: Sides;
    };
  };
  /**
   * The eight sectors that the folds of the map make, by id. A hex of a shared column or row belongs to several. Rule 3.1.
   */
  sectors: {
    /**
     * One sector of the map.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      title: string;
      /**
       * First and last column, both included.
       *
       * @minItems 2
       * @maxItems 2
       *
       * Items: A number of a column or row.
       */
      columns: number[];
      /**
       * First and last row, both included.
       *
       * @minItems 2
       * @maxItems 2
       *
       * Items: A number of a column or row.
       */
      rows: number[];
      /**
       * Where its Wind Direction marker lies, and where clouds are placed. Rule 6.2.
       */
      directionalHex: HexId;
      /**
       * Where the black arrow in the Directional hex points: the way in which clouds drift at the start. Rule 6.2.
       */
      wind: FlatTopDirection;
    };
  };
  /**
   * Islands by id, with the hexes in which they lie. Coastwatchers watch them. Rule 7.9.
   */
  islands: {
    /**
     * One island or group.
     */
    [k: string]: {
      /**
       * What people call it.
       */
      name: string;
      /**
       * All its hexes: all-land and partial-land.
       *
       * @minItems 1
       */
      hexes: HexId[];
    };
  };
  /**
   * Coastwatcher symbols by id. Rule 7.9.
   */
  coastwatchers: {
    /**
     * One symbol. It sees planes over its island and over the sea hexes beside it.
     */
    [k: string]: {
      side: FlatTopSide;
      /**
       * The id of its island.
       */
      island: Id;
      /**
       * Where the symbol is printed.
       */
      hex: HexId;
      /**
       * Hexes to which it is confined: the Perimeter Line. Without this member it sees the whole island.
       *
       * @minItems 1
       */
      within?: HexId[];
    };
  };
  /**
   * Names that stand on the map, by id.
   */
  places: {
    /**
     * A name on the map.
     */
    [k: string]: {
      /**
       * What stands there.
       */
      name: string;
      hex: HexId;
    };
  };
  areas?: Areas;
  /**
   * Bases beyond the edge of the map, by the id of the base. Rule 14.11.
   */
  boxes: {
    /**
     * The box of a base that is not on the map.
     */
    [k: string]: {
      name: BoxName;
      kind: BoxKind;
      side: FlatTopSide;
      /**
       * The Entry Hexes by which planes come and go.
       */
      entryHexes: EntryHexes;
      /**
       * How many turns a flight takes between the base and each Entry Hex. Unit: turns. Rule 14.11.
       */
      turns: {
        /**
         * The number in the label of the Entry Hex. Unit: turns.
         */
        [k: string]: number;
      };
    };
  };
  sources: Sources;
}
/**
 * The numbers of the rules that stand in no table.
 */
export interface FlatTopParameters {
  $schema: SchemaPath;
  /**
   * Limits of Task Forces. Rule 4.1.
   */
  taskForces: {
    /**
     * Task Force counters of each side; more can be made on paper. Unit: Task Forces. Rule 4.1.2.
     */
    counters: number;
    /**
     * Ships that carry planes must be in Task Forces with numbers up to this one. Rule 4.1.1.
     */
    carrierBoxes: number;
    /**
     * Ships for carrier planes: one of them takes up a carrier box. Rule 4.1.3.
     */
    carriers: FlatTopShipTypes;
    /**
     * Ships for float planes: one of them takes up a carrier box, which it may share with a carrier. Rules 4.1.4 and 4.1.5.
     */
    seaplaneCarriers: FlatTopShipTypes;
    /**
     * The most ships in a Task Force of each side. Unit: ships. Rule 4.1.1.
     */
    ships: {
      /**
       * The most ships. Unit: ships.
       */
      allied: number;
      /**
       * The most ships. Unit: ships.
       */
      japanese: number;
    };
  };
  /**
   * Limits of Air Formations. Rule 3.3.1.
   */
  airFormations: {
    /**
     * Air Formations that each side can have at once. Unit: Air Formations.
     */
    counters: number;
  };
  /**
   * How clouds lie and move. Rule 6.
   */
  clouds: {
    /**
     * Hexes in every direction that a marker covers. Unit: hexes. Rule 6.5.
     */
    radius: number;
    /**
     * Markers over one hex that make it a Storm hex. Unit: markers. Rule 6.5.
     */
    stormFrom: number;
    /**
     * Markers in each sector. Unit: markers. Rule 6.3.
     */
    scattered: number;
    /**
     * Hexes from the Directional hex to the outer markers of a front. Unit: hexes. Rule 6.3.
     */
    frontDistance: number;
    /**
     * The two directions in which the outer markers lie. Rule 6.3.
     *
     * @minItems 2
     * @maxItems 2
     */
    frontDirections: FlatTopDirection[];
  };
  /**
   * What is reported. Rule 7.12.
   */
  observation: {
    /**
     * Types of ships by the class that is reported. Rule 7.12.3.
     */
    classes: {
      carriers: FlatTopShipTypes;
      capital: FlatTopShipTypes;
      small: FlatTopShipTypes;
      submarines: FlatTopShipTypes;
    };
    /**
     * With Condition Number 2, the least share of the true number that may be reported. Rule 7.12.2.
     */
    understatement: number;
    /**
     * With Condition Number 2, the greatest multiple of the true number that may be reported. Rule 7.12.2.
     */
    overstatement: number;
    /**
     * Which way the bounds are rounded. Rule 7.12.2.
     */
    rounding: "inside" | "outside";
    /**
     * With Condition Number 2, one Air Formation or Task Force may be reported as up to so many. Rule 7.12.2.
     */
    unitsAs: number;
  };
  /**
   * Rules 8.3 and 14.8.
   */
  launch: {
    /**
     * Share of the Movement Factor that planes have after a normal launch, rounded up. Rule 14.8.2.
     */
    normalMovement: number;
    /**
     * Multiple of the Normal Launch Factor that is the most. Rule 8.3.3.
     */
    maximum: number;
    /**
     * Multiple of the Maximum Capacity and of the Maximum Launch Factor of an anchored AV or CAV. Rule 12.7.3.
     */
    seaplaneBase: number;
    /**
     * Ships that make a temporary seaplane base when they anchor. Rule 12.7.3.
     */
    seaplaneBaseTypes: FlatTopShipTypes;
    /**
     * Ships that must move into the wind to launch or land more than the minimum. Rule 6.10.
     */
    intoWindTypes: FlatTopShipTypes;
  };
  /**
   * What moves between boxes cost. Unit: Readying Factors. Rule 8.6.
   */
  readying: {
    /**
     * From the Just Landed box to the Readying box.
     */
    landedToReadying: number;
    /**
     * From the Readying box to the Ready box, with arming.
     */
    readyingToReady: number;
    /**
     * From the Ready box back to the Readying box.
     */
    readyToReadying: number;
    /**
     * Rule 8.8.
     */
    disperse: number;
    /**
     * Rule 8.8.
     */
    undisperse: number;
  };
  /**
   * Which planes ships and bases handle. Rule 8.9.
   */
  handling: {
    /**
     * By type of ship.
     */
    ships: {
      /**
       * Kinds of planes.
       */
      [k: string]: FlatTopBasing[];
    };
    /**
     * By handling of the base.
     */
    bases: {
      /**
       * Kinds of planes.
       */
      lp: FlatTopBasing[];
      /**
       * Kinds of planes.
       */
      sp: FlatTopBasing[];
    };
    /**
     * Kinds of planes that it handles. Rule 12.7.3.
     */
    seaplaneBase: FlatTopBasing[];
  };
  /**
   * Rule 11.
   */
  shadowing: {
    /**
     * Condition Numbers with which a Task Force can be shadowed. Rule 11.2.
     *
     * Items: Quality of an observation.
     */
    conditions: number[];
  };
  /**
   * What is added to a die before its table is consulted. Those of combat stand in a table of their own. Rules 6 to 14.
   */
  dieModifiers: {
    /**
     * Added to the Search die of an Air Formation that begins the turn in a cloud. Rule 7.3.3.
     */
    searchInCloud: number;
    /**
     * Added to the Shadow die when the Task Force moves into a cloud. Rule 11.3.2.
     */
    shadowIntoCloud: number;
    /**
     * Added to the Night Landing die in a storm at night. Rule 6.6.
     */
    landInStorm: number;
    /**
     * Added to the Night Landing die of armed planes at night. Rule 14.14.
     */
    landArmed: number;
    /**
     * Added to the Interception die when the same Air Formations fought last turn. Rule 14.13.6.
     */
    interceptAgain: number;
  };
  /**
   * Rule 12.7.
   */
  anchoring: {
    /**
     * Ships that unload. Rule 12.7.4.
     */
    unloadingTypes: FlatTopShipTypes;
    /**
     * The most turns that a transport unloads. Unit: turns. Rule 12.7.4.
     */
    unloadingTurns: number;
  };
  /**
   * The frame of all combat. Rules 15 and 20.
   */
  combat: {
    /**
     * Hexes from a plane-carrying ship or base within which there is air-to-air combat. Unit: hexes. Rule 15.2.
     */
    airToAirWithin: number;
    /**
     * The least Basic Hit Table after all modifiers. Rule 20.2.
     */
    lowest: number;
    /**
     * The greatest Basic Hit Table after all modifiers. Rule 20.2.
     */
    highest: number;
    /**
     * What each face of the die adds to the Result Number. Rule 20.3.
     */
    die: {
      /**
       * Unit: hits.
       */
      [k: string]: number;
    };
    /**
     * The least face that scores with a Result Number of *. Rule 20.3.
     */
    asteriskFace: number;
    /**
     * Hits that it scores then. Unit: hits. Rule 20.3.
     */
    asteriskHits: number;
    /**
     * Range Factors that combat costs. Unit: turns. Rule 15.6.
     */
    rangeCost: {
      /**
       * For an interceptor or escort, once a turn.
       */
      airToAir: number;
      /**
       * For a plane that makes this attack.
       */
      dive: number;
      /**
       * For a plane that makes this attack.
       */
      torpedo: number;
      /**
       * For a plane that makes this attack.
       */
      levelLow: number;
      /**
       * For a plane that makes this attack.
       */
      levelHigh: number;
    };
    /**
     * Ratio of interceptors and escorts that decides what follows. Rule 16.6.
     */
    ratio: number;
  };
  /**
   * A designed rule: of rule 17 only the beginning is known.
   */
  antiAircraft: {
    /**
     * The Basic Hit Table of ships.
     */
    taskForce: FlatTopBht;
    /**
     * The Basic Hit Table of bases.
     */
    base: FlatTopBht;
    /**
     * Which ships fire at a group of bombers.
     */
    pool: "task-force" | "target" | "hex";
    /**
     * Who divides the factors among the groups.
     */
    division: "firer" | "proportional";
    /**
     * True if a base may fire at planes that attack friendly ships anchored in its hex.
     */
    baseCoversAnchored: boolean;
  };
  /**
   * Rule 19.
   */
  surface: {
    /**
     * The least total of the two dice with which torpedoes count on a day turn. Rule 19.6.
     */
    torpedoFromDay: number;
    /**
     * The same on a night turn. Rule 19.6.
     */
    torpedoFromNight: number;
    /**
     * The Basic Hit Table of torpedoes. Rule 19.6.
     */
    torpedo: {
      /**
       * Column of the Combat Results Table.
       */
      allied: number;
      /**
       * Column of the Combat Results Table.
       */
      japanese: number;
    };
    /**
     * Ratio of Gunnery Factors from which the stronger side may break through. Rule 19.7.
     */
    breakthrough: number;
    /**
     * Ships whose Gunnery Factors may be aimed at BBs. Rule 19.5.
     */
    battleshipTargets: FlatTopShipTypes;
    /**
     * The Basic Hit Table of ships and bases in a bombardment. Rule 19.9.
     */
    bombardment: number;
    /**
     * Ships that may bombard. Rule 19.9.1.
     */
    bombardmentTypes: FlatTopShipTypes;
    /**
     * What it costs each ship. Unit: points. Rule 19.9.
     */
    bombardmentAmmunition: number;
    /**
     * Ships that fire their guns in one turn of the game. Rule 19.8.3.
     */
    oneTurnTypes: FlatTopShipTypes;
    /**
     * How often a ship pays ammunition that fires in gunnery and in a breakthrough. Rule 19.8.1.
     */
    ammunitionFor: "turn" | "round";
    /**
     * Share of the Gunnery Factor, rounded up, that a ship fires with when its ammunition does not reach. Rule 19.8.1.
     */
    shortAmmunition: number;
  };
  /**
   * What hits do. Rule 21.
   */
  damage: {
    /**
     * What a hit takes from the Launch Factor, by type. Rule 21.2.3.
     */
    launch: {
      /**
       * What a hit takes from the Launch Factor. Unit: Air Factors.
       */
      [k: string]: {
        /**
         * From the Normal Launch Factor.
         */
        normal: number;
        /**
         * From the Minimum Launch Factor.
         */
        minimum: number;
      };
    };
    /**
     * What a hit takes from the Launch Factor. Unit: Air Factors.
     */
    baseLaunch: {
      /**
       * From the Normal Launch Factor.
       */
      normal: number;
      /**
       * From the Minimum Launch Factor.
       */
      minimum: number;
    };
    /**
     * What a hit takes from the Launch Factor. Unit: Air Factors.
     */
    seaplaneBaseLaunch: {
      /**
       * From the Normal Launch Factor.
       */
      normal: number;
      /**
       * From the Minimum Launch Factor.
       */
      minimum: number;
    };
    /**
     * What a hit on a ship takes. Unit: factors. Rule 21.2.2.
     */
    gunnery: number;
    /**
     * What a hit on a ship or base takes. Unit: factors. Rules 21.2.2 and 21.3.1.
     */
    antiAircraft: number;
    /**
     * What a hit on a base takes. Unit: factors. Rule 21.3.1.
     */
    surface: number;
    /**
     * Share of the Damage Factor from which a ship is slowed. Rule 21.2.1.
     */
    slowFrom: number;
    /**
     * Share of its Movement Factor, rounded up, that a slowed ship has left. One with a Movement Factor of 1 moves every second turn. Rule 21.2.1.
     */
    slowMovement: number;
    /**
     * Damage Factor from which a ship can be crippled. Rule 21.2.1.
     */
    crippleFrom: number;
    /**
     * Air Factors aboard that a hit destroys. Unit: Air Factors. Rules 21.2.4 and 21.3.2.
     */
    planesPerHit: number;
    /**
     * Hits that destroy one dispersed Air Factor. Unit: hits. Rule 21.3.2.
     */
    hitsPerDispersed: number;
    /**
     * Multiple of hits that find planes in the wrong boxes. Rule 21.6.
     */
    doubled: number;
  };
  /**
   * Rule 22.
   */
  replacements: {
    /**
     * True if replacements come. Rule 22.1.
     */
    taken: boolean;
    /**
     * Air Factors of a name lost on a day for each that comes back. Unit: Air Factors. Rule 22.2.
     */
    lostForOne: number;
    /**
     * How replacements are divided between sea-based and land-based planes. Rule 22.2.
     */
    share: "proportional" | "equal";
  };
  /**
   * What some scenarios change.
   */
  scenarioRules: {
    /**
     * True if float planes may begin at bases that handle seaplanes, against rule 4.2.2.
     */
    floatPlanesAtBases: boolean;
    /**
     * Planes that take off and land only at temporary seaplane bases.
     */
    needSeaplaneBase: Id[];
    /**
     * Turns in a row that a ship must be anchored at a friendly base to get its ammunition back. Null for never. Unit: turns.
     */
    reloadTurns: number | null;
    /**
     * True if transports anchored in one port may pass turns of unloading to each other.
     */
    troopTransfer: boolean;
  };
  sources: Sources;
}
/**
 * The planes of both sides, as the Plane Data Chart and rules 8.9 and 8.12 have them. How they hit stands in tables/air-hits.json.
 */
export interface FlatTopPlanes {
  $schema: SchemaPath;
  /**
   * All planes by id.
   */
  planes: {
    /**
     * One name of planes.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      /**
       * How the Air Record Sheet abbreviates it. Rule 8.5.5.
       */
      notation: string;
      side: FlatTopSide;
      /**
       * The kinds of counters that it has. Rule 8.9.
       *
       * @minItems 1
       */
      basing: FlatTopBasing[];
      /**
       * Hexes in a turn. Unit: hexes. Rule 14.3.
       */
      movement: number;
      /**
       * Turns in the air, the turn of take-off included. Unit: turns. Rule 8.5.5.
       */
      range: number;
      /**
       * What it can serve as. Rule 8.12.
       *
       * Items: A task in air combat.
       */
      missions: ("interceptor" | "escort" | "bomber")[];
    };
  };
  sources: Sources;
}
/**
 * The weights with which the computer player “steady” chooses among its options, one set for each side. They change how it plays, never what is legal.
 */
export interface FlatTopPlayer {
  $schema: SchemaPath;
  /**
   * The player's name.
   */
  title: string;
  /**
   * How it plays, in one or two sentences.
   */
  summary: string;
  /**
   * Its weights when it plays the Allies.
   */
  allied: FlatTopWeights;
  /**
   * Its weights when it plays Japan.
   */
  japanese: FlatTopWeights;
  sources: Sources;
}
/**
 * What a side goes for, and how cautious it is.
 */
export interface FlatTopWeights {
  /**
   * What an enemy carrier of a report is taken to be worth. Unit: Victory Points.
   */
  carrierWorth: number;
  /**
   * What an enemy capital ship of a report is taken to be worth. Unit: Victory Points.
   */
  capitalWorth: number;
  /**
   * What an enemy small ship of a report is taken to be worth. Unit: Victory Points.
   */
  smallWorth: number;
  /**
   * What an enemy submarine of a report is taken to be worth. Unit: Victory Points.
   */
  submarineWorth: number;
  /**
   * What a report of ships that names no class is taken to be worth. Unit: Victory Points.
   */
  unknownWorth: number;
  /**
   * For how long reports of carriers count when carriers sail and fighters fly patrol. Unit: turns.
   */
  memory: number;
  /**
   * For how long a report says where to look for the enemy. Unit: turns.
   */
  haunts: number;
  /**
   * Share of the fighters of a field that fly patrol over it while it is in danger. 1 is all of them.
   */
  patrolShare: number;
  /**
   * How near enemy bases and reported carriers must be for fighters to fly patrol. Unit: hexes.
   */
  danger: number;
  /**
   * How many bombers of a strike one fighter escorts. Unit: Air Factors.
   */
  bombersToEscort: number;
  /**
   * With fewer bombers than this no strike is flown. Unit: Air Factors.
   */
  leastStrike: number;
  /**
   * Ships of a report that is worth less are not attacked. Unit: Victory Points.
   */
  leastWorth: number;
  /**
   * Armed planes that could not take off stay ready while at least so much daylight is left. Planes on deck are in danger (21.6). Unit: turns.
   */
  keepArmed: number;
  /**
   * What an enemy air base is worth as the target of a strike that is made ready. Unit: Victory Points.
   */
  baseWorth: number;
  /**
   * What an enemy air base is worth to a strike in the air, beside the ships that it may find. Unit: Victory Points.
   */
  baseInFlight: number;
  /**
   * What a hit on a base is worth when bombers choose their targets. Unit: Victory Points.
   */
  baseHit: number;
  /**
   * Share of the fighters in air-to-air combat that attack escorts. The others attack bombers.
   */
  fightersOnEscorts: number;
  /**
   * How many scouts of a carrier, or of a field of land planes, are in the air at a time. Unit: Air Factors.
   */
  carrierScouts: number;
  /**
   * How many scouts of any other field are in the air at a time. Unit: Air Factors.
   */
  scouts: number;
  /**
   * Angle between the bearings of scouts of one field. Unit: degrees.
   */
  fan: number;
  /**
   * How far scouts fly beyond the place where the enemy is expected. Unit: hexes.
   */
  beyond: number;
  /**
   * Turns of flight that planes other than scouts have left when they are home. Unit: turns.
   */
  reserve: number;
  /**
   * Turns of flight that scouts have left when they are home, for a deck that has sailed on or has no room. Unit: turns.
   */
  scoutReserve: number;
  /**
   * How far ships are expected to sail while a strike is on its way. Unit: hexes.
   */
  chase: number;
  /**
   * Turns of flight that a scout must have left to shadow. Unit: turns.
   */
  shadowing: number;
  /**
   * Distance from enemy carriers, and from targets of raids, that carriers with bombers keep. Unit: hexes.
   */
  strikeRange: number;
  /**
   * How near carriers go to the place where the enemy is expected. Unit: hexes.
   */
  searchRange: number;
  /**
   * How far carriers stay from enemy air bases when they do not raid them. Unit: hexes.
   */
  baseRange: number;
  /**
   * How many times the enemy's Gunnery Factors the own ones must be to start surface combat.
   */
  surfaceEdge: number;
  /**
   * Gunnery Factors that a reported capital ship is taken to have.
   */
  capitalGuns: number;
  /**
   * Gunnery Factors that a reported small ship is taken to have.
   */
  smallGuns: number;
  /**
   * Gunnery Factors that a ship whose class was not reported is taken to have.
   */
  unknownGuns: number;
}
/**
 * A game in the middle of play. Saved by the studio.
 */
export interface FlatTopPosition {
  /**
   * Turn of the clock.
   */
  turn: number;
  /**
   * The turn on which the game began.
   */
  firstTurn: number;
  /**
   * The turn after which it ends.
   */
  lastTurn: number;
  /**
   * The set in use.
   */
  baseValues: Id;
  /**
   * Who has it.
   */
  initiative: "allied" | "japanese" | "none";
  /**
   * The way in which clouds drift, by sector.
   */
  wind: {
    [k: string]: FlatTopDirection;
  };
  /**
   * The hex of each marker.
   */
  clouds: HexId[];
  /**
   * Victory Points.
   */
  points: {
    /**
     * Unit: Victory Points.
     */
    allied: number;
    /**
     * Unit: Victory Points.
     */
    japanese: number;
  };
  /**
   * The bases of the scenario, by id.
   */
  bases: {
    /**
     * The state of one base.
     */
    [k: string]: {
      owner: FlatTopSide;
      /**
       * Unit: hits.
       */
      hits: number;
      /**
       * Turn of the last attack.
       */
      attacked: number;
      /**
       * Turns of unloading towards its capture.
       */
      unloaded: number;
    };
  };
  /**
   * The ships of the scenario, by the id of their counter.
   */
  ships: {
    /**
     * The state of one ship.
     */
    [k: string]: {
      /**
       * The number of the Task Force that it is in.
       */
      taskForce?: number;
      /**
       * Where a ship went that is in no Task Force any more.
       */
      gone?: "sunk" | "left";
      /**
       * Unit: hits.
       */
      hits: number;
      /**
       * What is left.
       */
      ammunition?: number;
      /**
       * What it has done this turn.
       *
       * Items: A mark of the engine.
       */
      flags?: string[];
      /**
       * Turn on which it anchored.
       */
      anchored?: number;
      /**
       * Turns that it has unloaded.
       */
      unloaded?: number;
      /**
       * Turn on which a slowed ship may move.
       */
      moves?: number;
    };
  };
  /**
   * By side and number.
   */
  taskForces: {
    /**
     * By number.
     */
    allied: {
      /**
       * A Task Force.
       */
      [k: string]: {
        /**
         * Where it is; null off the map.
         */
        hex: string | null;
        /**
         * Turn on which it enters.
         */
        enters?: number;
        entry?: HexId;
        /**
         * Its counter on the map.
         */
        marker?: number;
        /**
         * Hexes that it enters this turn; null leaves the map.
         *
         * Items: Where it is; null off the map.
         */
        plot?: (string | null)[];
        /**
         * What it has done this turn.
         *
         * Items: A mark of the engine.
         */
        flags?: string[];
      };
    };
    /**
     * By number.
     */
    japanese: {
      /**
       * A Task Force.
       */
      [k: string]: {
        /**
         * Where it is; null off the map.
         */
        hex: string | null;
        /**
         * Turn on which it enters.
         */
        enters?: number;
        entry?: HexId;
        /**
         * Its counter on the map.
         */
        marker?: number;
        /**
         * Hexes that it enters this turn; null leaves the map.
         *
         * Items: Where it is; null off the map.
         */
        plot?: (string | null)[];
        /**
         * What it has done this turn.
         *
         * Items: A mark of the engine.
         */
        flags?: string[];
      };
    };
  };
  /**
   * By ship or base.
   */
  decks: {
    /**
     * The planes of a ship or base.
     */
    [k: string]: {
      /**
       * Planes that can take off.
       *
       * Items: Air Factors of one kind.
       */
      ready?: {
        /**
         * The plane with its basing.
         */
        plane: Id;
        count: FlatTopAirFactors;
        ordnance?: FlatTopOrdnance;
      }[];
      /**
       * Planes that are being made ready.
       *
       * Items: Air Factors of one kind.
       */
      readying?: {
        /**
         * The plane with its basing.
         */
        plane: Id;
        count: FlatTopAirFactors;
        ordnance?: FlatTopOrdnance;
      }[];
      /**
       * Planes in Readying that are dispersed.
       *
       * Items: Air Factors of one kind.
       */
      dispersed?: {
        /**
         * The plane with its basing.
         */
        plane: Id;
        count: FlatTopAirFactors;
        ordnance?: FlatTopOrdnance;
      }[];
      /**
       * Planes that have landed.
       *
       * Items: Air Factors of one kind.
       */
      landed?: {
        /**
         * The plane with its basing.
         */
        plane: Id;
        count: FlatTopAirFactors;
        ordnance?: FlatTopOrdnance;
      }[];
      /**
       * Those in Ready that have moved this turn.
       *
       * Items: Air Factors of one kind.
       */
      movedToReady?: {
        /**
         * The plane with its basing.
         */
        plane: Id;
        count: FlatTopAirFactors;
        ordnance?: FlatTopOrdnance;
      }[];
      /**
       * Those in Readying that have moved this turn.
       *
       * Items: Air Factors of one kind.
       */
      movedToReadying?: {
        /**
         * The plane with its basing.
         */
        plane: Id;
        count: FlatTopAirFactors;
        ordnance?: FlatTopOrdnance;
      }[];
      /**
       * Readying Factors used this turn.
       */
      used?: number;
      /**
       * Air Factors that took off or landed this turn: minimum, normal, maximum.
       *
       * @minItems 3
       * @maxItems 3
       *
       * Items: Unit: Air Factors.
       */
      launched?: number[];
    };
  };
  /**
   * By side and number.
   */
  airFormations: {
    /**
     * By number.
     */
    allied: {
      /**
       * An Air Formation.
       */
      [k: string]: {
        /**
         * Where it is; null off the map.
         */
        hex: string | null;
        /**
         * Turn on which it reaches its Entry Hex or base.
         */
        arrives?: number;
        entry?: HexId;
        /**
         * The off-board base to which it flies.
         */
        bound?: Id;
        /**
         * Its counter on the map.
         */
        marker?: number;
        /**
         * Where it took off.
         */
        origin: Id;
        /**
         * Mode of its launch this turn.
         */
        mode?: number;
        /**
         * Its planes.
         *
         * Items: Air Factors in the air that share everything.
         */
        flights: {
          /**
           * The plane with its basing.
           */
          plane: Id;
          count: FlatTopAirFactors;
          ordnance?: FlatTopOrdnance;
          /**
           * The last turn on which they can land. Unit: turns of the clock. Rule 8.5.5.
           */
          due: number;
          /**
           * Armed when it took off. Rule 8.12.4.
           */
          bomber?: true;
          /**
           * At high altitude. Rule 14.15.
           */
          high?: true;
          /**
           * 1 if a Range Factor was spent on air-to-air combat this turn, -1 if it was declined. Rule 15.6.
           */
          paid?: number;
          /**
           * Has fought in this turn’s Combat Phase. Rule 16.2.
           */
          fought?: true;
          /**
           * The strike of the battle in play for which it was declared. Rule 17.2.
           */
          strike?: number;
        }[];
        /**
         * What it has done this turn.
         *
         * Items: A mark of the engine.
         */
        flags?: string[];
      };
    };
    /**
     * By number.
     */
    japanese: {
      /**
       * An Air Formation.
       */
      [k: string]: {
        /**
         * Where it is; null off the map.
         */
        hex: string | null;
        /**
         * Turn on which it reaches its Entry Hex or base.
         */
        arrives?: number;
        entry?: HexId;
        /**
         * The off-board base to which it flies.
         */
        bound?: Id;
        /**
         * Its counter on the map.
         */
        marker?: number;
        /**
         * Where it took off.
         */
        origin: Id;
        /**
         * Mode of its launch this turn.
         */
        mode?: number;
        /**
         * Its planes.
         *
         * Items: Air Factors in the air that share everything.
         */
        flights: {
          /**
           * The plane with its basing.
           */
          plane: Id;
          count: FlatTopAirFactors;
          ordnance?: FlatTopOrdnance;
          /**
           * The last turn on which they can land. Unit: turns of the clock. Rule 8.5.5.
           */
          due: number;
          /**
           * Armed when it took off. Rule 8.12.4.
           */
          bomber?: true;
          /**
           * At high altitude. Rule 14.15.
           */
          high?: true;
          /**
           * 1 if a Range Factor was spent on air-to-air combat this turn, -1 if it was declined. Rule 15.6.
           */
          paid?: number;
          /**
           * Has fought in this turn’s Combat Phase. Rule 16.2.
           */
          fought?: true;
          /**
           * The strike of the battle in play for which it was declared. Rule 17.2.
           */
          strike?: number;
        }[];
        /**
         * What it has done this turn.
         *
         * Items: A mark of the engine.
         */
        flags?: string[];
      };
    };
  };
  /**
   * What both sides see.
   *
   * Items: A counter on the map.
   */
  markers: {
    /**
     * Its number.
     */
    id: number;
    side: FlatTopSide;
    /**
     * What it stands for.
     */
    kind: "ships" | "planes";
    hex: HexId;
    /**
     * What was last reported of it.
     */
    lastReport: string;
  }[];
  /**
   * The number of the next counter.
   */
  nextMarker: number;
  /**
   * The reports that each side has.
   */
  known: {
    /**
     * The reports that a side has.
     */
    allied: {
      /**
       * The number of the next contact.
       */
      next: number;
      /**
       * In the order in which they were first seen.
       *
       * Items: Something that was seen.
       */
      contacts: {
        /**
         * Its number.
         */
        id: number;
        /**
         * Turn of the first report.
         */
        since: number;
        /**
         * Turn of the last report.
         */
        at: number;
        /**
         * What was reported.
         */
        what: {
          hex: HexId;
          /**
           * True for planes, false for ships.
           */
          isAir: boolean;
          /**
           * Quality of the observation.
           */
          condition: number;
          /**
           * Air Formations or Task Forces.
           */
          units?: number;
          /**
           * Air Factors or ships.
           */
          total?: number;
          /**
           * Whether there are any of each class.
           *
           * Items: True if there are any.
           */
          present?: boolean[];
          /**
           * How many of each class, unit by unit.
           */
          counts?: number[][];
          /**
           * Air Factors at high altitude. Unit: Air Factors.
           */
          high?: number;
          /**
           * True if radar shows that there are planes at high altitude.
           */
          anyHigh?: true;
          /**
           * Armed and unarmed Air Factors at high altitude.
           *
           * Items: How many.
           */
          highCounts?: number[];
          /**
           * True if planes are on deck or ready.
           */
          planesAboard?: boolean;
          /**
           * The base whose planes were seen, where it was none at sea.
           */
          base?: Id;
        };
        /**
         * The counter on the map that it follows; null once out of sight.
         */
        subject: string | null;
      }[];
    };
    /**
     * The reports that a side has.
     */
    japanese: {
      /**
       * The number of the next contact.
       */
      next: number;
      /**
       * In the order in which they were first seen.
       *
       * Items: Something that was seen.
       */
      contacts: {
        /**
         * Its number.
         */
        id: number;
        /**
         * Turn of the first report.
         */
        since: number;
        /**
         * Turn of the last report.
         */
        at: number;
        /**
         * What was reported.
         */
        what: {
          hex: HexId;
          /**
           * True for planes, false for ships.
           */
          isAir: boolean;
          /**
           * Quality of the observation.
           */
          condition: number;
          /**
           * Air Formations or Task Forces.
           */
          units?: number;
          /**
           * Air Factors or ships.
           */
          total?: number;
          /**
           * Whether there are any of each class.
           *
           * Items: True if there are any.
           */
          present?: boolean[];
          /**
           * How many of each class, unit by unit.
           */
          counts?: number[][];
          /**
           * Air Factors at high altitude. Unit: Air Factors.
           */
          high?: number;
          /**
           * True if radar shows that there are planes at high altitude.
           */
          anyHigh?: true;
          /**
           * Armed and unarmed Air Factors at high altitude.
           *
           * Items: How many.
           */
          highCounts?: number[];
          /**
           * True if planes are on deck or ready.
           */
          planesAboard?: boolean;
          /**
           * The base whose planes were seen, where it was none at sea.
           */
          base?: Id;
        };
        /**
         * The counter on the map that it follows; null once out of sight.
         */
        subject: string | null;
      }[];
    };
  };
  /**
   * Ships that have been named to a side.
   */
  named: {
    /**
     * By counter.
     */
    allied: Id[];
    /**
     * By counter.
     */
    japanese: Id[];
  };
  /**
   * Air Factors lost since the last replacements, by kind.
   */
  lost: {
    /**
     * Unit: Air Factors.
     */
    [k: string]: number;
  };
  /**
   * Air Formations that fought each other this turn.
   */
  fought: number[][];
  /**
   * The same of last turn.
   */
  foughtLast: number[][];
  /**
   * Attempts of this turn.
   *
   * Items: One attempt.
   */
  tried: {
    side: FlatTopSide;
    hex: HexId;
    /**
     * At high altitude.
     */
    high: boolean;
  }[];
  /**
   * Hexes in which there was a battle this turn.
   */
  fightsDone: HexId[];
  /**
   * Whether the scenario has them.
   */
  coastwatchers: {
    /**
     * True if it is there.
     */
    [k: string]: boolean;
  };
  /**
   * What has radar.
   */
  radar: {
    /**
     * Of a side.
     */
    allied: {
      ships: FlatTopShipTypes;
      /**
       * True if its bases have radar.
       */
      bases: boolean;
    };
    /**
     * Of a side.
     */
    japanese: {
      ships: FlatTopShipTypes;
      /**
       * True if its bases have radar.
       */
      bases: boolean;
    };
  };
  /**
   * The steps in play, the outermost first.
   *
   * Items: One step.
   */
  frames: {
    /**
     * The id of the step that is being played.
     */
    step: string;
    /**
     * What it remembers.
     */
    data: {
      [k: string]: unknown;
    };
  }[];
}
/**
 * A set-up from which play starts.
 */
export interface FlatTopScenario {
  $schema: SchemaPath;
  /**
   * The id of the scenario, as its file is named.
   */
  id: Id;
  /**
   * The name of the scenario.
   */
  title: string;
  rule: CitedRule;
  /**
   * What it is about, in your own words.
   */
  summary: string;
  /**
   * When play begins, and how long it lasts.
   */
  clock: {
    date: FlatTopDate;
    hour: FlatTopHour;
    /**
     * How many turns are played. Unit: turns.
     */
    turns: number;
  };
  /**
   * How clouds are set up. Rule 6.3.
   */
  weather: {
    /**
     * How the markers are placed.
     */
    clouds: "scattered" | "front" | "none";
    /**
     * Winds that differ from the arrows of the map, by sector.
     */
    wind?: {
      [k: string]: FlatTopDirection;
    };
  };
  /**
   * The set of base-values/ that is used.
   */
  baseValues: Id;
  /**
   * The bases that there are, by id, with their owners. A base that is not listed does not exist.
   */
  bases: {
    [k: string]: FlatTopSide;
  };
  /**
   * What each side has.
   */
  sides: {
    /**
     * What one side has.
     */
    allied: {
      /**
       * By number. Numbers up to 9 are for ships that carry planes. Rule 4.1.1.
       */
      taskForces: {
        /**
         * One Task Force.
         */
        [k: string]: {
          /**
           * Where it begins. Leave it out for one that enters later.
           */
          hex?: HexId;
          /**
           * When and where it comes on the map.
           */
          enters?: {
            /**
             * Turn of the scenario on which it enters; the first is 1. Unit: turns.
             */
            turn: number;
            /**
             * The hex of the edge that it enters.
             */
            hex: HexId;
          };
          /**
           * Named ships, by id.
           */
          ships: Id[];
          /**
           * Ships without names: how many of each, by id.
           */
          others?: {
            /**
             * Unit: ships.
             */
            [k: string]: number;
          };
          /**
           * Numbers of further Task Force boxes that hold its other carriers. Rule 4.1.3.
           *
           * Items: A number of a Task Force box.
           */
          boxes?: number[];
          /**
           * True if its ships begin anchored. Rule 12.7.
           */
          anchored?: true;
          /**
           * What it is.
           */
          note?: string;
        };
      };
      /**
       * By the id of the ship or base.
       */
      planes: {
        /**
         * The planes of a ship or base, by box. Rule 8.6.
         */
        [k: string]: {
          /**
           * Planes that can take off.
           *
           * Items: Air Factors of one name in one box.
           */
          ready?: {
            /**
             * The id of the plane.
             */
            plane: Id;
            count: FlatTopAirFactors;
            ordnance?: FlatTopOrdnance;
            /**
             * True for planes in the Readying box of a base that begin dispersed. Rule 8.8.
             */
            dispersed?: true;
          }[];
          /**
           * Planes that are being made ready.
           *
           * Items: Air Factors of one name in one box.
           */
          readying?: {
            /**
             * The id of the plane.
             */
            plane: Id;
            count: FlatTopAirFactors;
            ordnance?: FlatTopOrdnance;
            /**
             * True for planes in the Readying box of a base that begin dispersed. Rule 8.8.
             */
            dispersed?: true;
          }[];
          /**
           * Planes that have landed.
           *
           * Items: Air Factors of one name in one box.
           */
          landed?: {
            /**
             * The id of the plane.
             */
            plane: Id;
            count: FlatTopAirFactors;
            ordnance?: FlatTopOrdnance;
            /**
             * True for planes in the Readying box of a base that begin dispersed. Rule 8.8.
             */
            dispersed?: true;
          }[];
        };
      };
      /**
       * The Air Factors that the side has. Rule 4.2.
       */
      orderOfBattle: {
        /**
         * Planes that begin on ships, by id. Unit: Air Factors.
         */
        seaBased: {
          [k: string]: FlatTopAirFactors;
        };
        /**
         * Planes that begin at bases.
         *
         * Items: Planes and the bases among which they may be divided.
         */
        landBased: {
          /**
           * The bases that its planes may use, by id.
           *
           * @minItems 1
           */
          bases: Id[];
          /**
           * By id. Unit: Air Factors.
           */
          planes: {
            [k: string]: FlatTopAirFactors;
          };
        }[];
        /**
         * Listed, but unused without rules for submarines. Unit: ships. Rule 26.3.
         */
        submarines: number;
      };
      /**
       * Where its Task Forces may begin.
       *
       * Items: Where Task Forces may begin. All that it says must hold; of several zones for the same Task Forces, one.
       */
      zones: {
        /**
         * The zone in words.
         */
        text: string;
        /**
         * Their numbers.
         *
         * @minItems 1
         *
         * Items: Number of a Task Force.
         */
        taskForces: number[];
        /**
         * In one of these sectors.
         */
        sectors?: FlatTopSectorId[];
        /**
         * An edge of the map.
         */
        edge?: "north" | "south" | "west" | "east";
        /**
         * Distances are counted from this hex.
         */
        ofHex?: HexId;
        /**
         * Distances are counted from this island.
         */
        ofIsland?: Id;
        /**
         * Least distance from what is named. Unit: hexes.
         */
        least?: number;
        /**
         * Greatest distance from what is named; from an edge, the hex at the edge counts as 1. Unit: hexes.
         */
        most?: number;
        /**
         * In one of these hexes.
         */
        hexes?: HexId[];
        /**
         * In these columns.
         */
        columns?: FlatTopSpan;
        /**
         * In these rows.
         */
        rows?: FlatTopSpan;
        /**
         * At least so far by sea from a hex.
         */
        bySea?: {
          from: HexId;
          /**
           * Unit: hexes.
           */
          least: number;
        };
      }[];
      /**
       * Where Task Forces that enter later may come.
       *
       * Items: Where Task Forces that enter later may come on the map.
       */
      entries: {
        /**
         * First turn of the scenario on which they may. Unit: turns.
         */
        from: number;
        /**
         * Last turn on which they may. Unit: turns.
         */
        until?: number;
        /**
         * Edges by which they may come.
         *
         * @minItems 1
         *
         * Items: An edge of the map.
         */
        edges: ("north" | "south" | "west" | "east")[];
        /**
         * Sectors by whose edge they may come.
         *
         * @minItems 1
         */
        sectors: FlatTopSectorId[];
        /**
         * In these columns.
         */
        columns?: FlatTopSpan;
        /**
         * In these rows.
         */
        rows?: FlatTopSpan;
      }[];
      /**
       * What of the side has radar. Rule 7.10.
       */
      radar: {
        /**
         * Types of ships with radar.
         */
        ships: FlatTopShipTypes;
        /**
         * True if its bases have radar.
         */
        bases: boolean;
      };
      /**
       * Islands on which it has no coastwatcher.
       */
      withoutCoastwatchers: Id[];
      /**
       * Hexes in which its transports may unload. Rule 12.7.4.
       */
      unloading: HexId[];
      /**
       * Where and from when its Task Forces may leave the map. Without an entry they may leave by any edge at any time. Rule 12.6.
       *
       * Items: One permission.
       */
      exits: {
        /**
         * Edges by which it may leave.
         *
         * @minItems 1
         *
         * Items: An edge of the map.
         */
        edges: ("north" | "south" | "west" | "east")[];
        /**
         * First turn of the scenario on which it may. Unit: turns.
         */
        from: number;
      }[];
    };
    /**
     * What one side has.
     */
    japanese: {
      /**
       * By number. Numbers up to 9 are for ships that carry planes. Rule 4.1.1.
       */
      taskForces: {
        /**
         * One Task Force.
         */
        [k: string]: {
          /**
           * Where it begins. Leave it out for one that enters later.
           */
          hex?: HexId;
          /**
           * When and where it comes on the map.
           */
          enters?: {
            /**
             * Turn of the scenario on which it enters; the first is 1. Unit: turns.
             */
            turn: number;
            /**
             * The hex of the edge that it enters.
             */
            hex: HexId;
          };
          /**
           * Named ships, by id.
           */
          ships: Id[];
          /**
           * Ships without names: how many of each, by id.
           */
          others?: {
            /**
             * Unit: ships.
             */
            [k: string]: number;
          };
          /**
           * Numbers of further Task Force boxes that hold its other carriers. Rule 4.1.3.
           *
           * Items: A number of a Task Force box.
           */
          boxes?: number[];
          /**
           * True if its ships begin anchored. Rule 12.7.
           */
          anchored?: true;
          /**
           * What it is.
           */
          note?: string;
        };
      };
      /**
       * By the id of the ship or base.
       */
      planes: {
        /**
         * The planes of a ship or base, by box. Rule 8.6.
         */
        [k: string]: {
          /**
           * Planes that can take off.
           *
           * Items: Air Factors of one name in one box.
           */
          ready?: {
            /**
             * The id of the plane.
             */
            plane: Id;
            count: FlatTopAirFactors;
            ordnance?: FlatTopOrdnance;
            /**
             * True for planes in the Readying box of a base that begin dispersed. Rule 8.8.
             */
            dispersed?: true;
          }[];
          /**
           * Planes that are being made ready.
           *
           * Items: Air Factors of one name in one box.
           */
          readying?: {
            /**
             * The id of the plane.
             */
            plane: Id;
            count: FlatTopAirFactors;
            ordnance?: FlatTopOrdnance;
            /**
             * True for planes in the Readying box of a base that begin dispersed. Rule 8.8.
             */
            dispersed?: true;
          }[];
          /**
           * Planes that have landed.
           *
           * Items: Air Factors of one name in one box.
           */
          landed?: {
            /**
             * The id of the plane.
             */
            plane: Id;
            count: FlatTopAirFactors;
            ordnance?: FlatTopOrdnance;
            /**
             * True for planes in the Readying box of a base that begin dispersed. Rule 8.8.
             */
            dispersed?: true;
          }[];
        };
      };
      /**
       * The Air Factors that the side has. Rule 4.2.
       */
      orderOfBattle: {
        /**
         * Planes that begin on ships, by id. Unit: Air Factors.
         */
        seaBased: {
          [k: string]: FlatTopAirFactors;
        };
        /**
         * Planes that begin at bases.
         *
         * Items: Planes and the bases among which they may be divided.
         */
        landBased: {
          /**
           * The bases that its planes may use, by id.
           *
           * @minItems 1
           */
          bases: Id[];
          /**
           * By id. Unit: Air Factors.
           */
          planes: {
            [k: string]: FlatTopAirFactors;
          };
        }[];
        /**
         * Listed, but unused without rules for submarines. Unit: ships. Rule 26.3.
         */
        submarines: number;
      };
      /**
       * Where its Task Forces may begin.
       *
       * Items: Where Task Forces may begin. All that it says must hold; of several zones for the same Task Forces, one.
       */
      zones: {
        /**
         * The zone in words.
         */
        text: string;
        /**
         * Their numbers.
         *
         * @minItems 1
         *
         * Items: Number of a Task Force.
         */
        taskForces: number[];
        /**
         * In one of these sectors.
         */
        sectors?: FlatTopSectorId[];
        /**
         * An edge of the map.
         */
        edge?: "north" | "south" | "west" | "east";
        /**
         * Distances are counted from this hex.
         */
        ofHex?: HexId;
        /**
         * Distances are counted from this island.
         */
        ofIsland?: Id;
        /**
         * Least distance from what is named. Unit: hexes.
         */
        least?: number;
        /**
         * Greatest distance from what is named; from an edge, the hex at the edge counts as 1. Unit: hexes.
         */
        most?: number;
        /**
         * In one of these hexes.
         */
        hexes?: HexId[];
        /**
         * In these columns.
         */
        columns?: FlatTopSpan;
        /**
         * In these rows.
         */
        rows?: FlatTopSpan;
        /**
         * At least so far by sea from a hex.
         */
        bySea?: {
          from: HexId;
          /**
           * Unit: hexes.
           */
          least: number;
        };
      }[];
      /**
       * Where Task Forces that enter later may come.
       *
       * Items: Where Task Forces that enter later may come on the map.
       */
      entries: {
        /**
         * First turn of the scenario on which they may. Unit: turns.
         */
        from: number;
        /**
         * Last turn on which they may. Unit: turns.
         */
        until?: number;
        /**
         * Edges by which they may come.
         *
         * @minItems 1
         *
         * Items: An edge of the map.
         */
        edges: ("north" | "south" | "west" | "east")[];
        /**
         * Sectors by whose edge they may come.
         *
         * @minItems 1
         */
        sectors: FlatTopSectorId[];
        /**
         * In these columns.
         */
        columns?: FlatTopSpan;
        /**
         * In these rows.
         */
        rows?: FlatTopSpan;
      }[];
      /**
       * What of the side has radar. Rule 7.10.
       */
      radar: {
        /**
         * Types of ships with radar.
         */
        ships: FlatTopShipTypes;
        /**
         * True if its bases have radar.
         */
        bases: boolean;
      };
      /**
       * Islands on which it has no coastwatcher.
       */
      withoutCoastwatchers: Id[];
      /**
       * Hexes in which its transports may unload. Rule 12.7.4.
       */
      unloading: HexId[];
      /**
       * Where and from when its Task Forces may leave the map. Without an entry they may leave by any edge at any time. Rule 12.6.
       *
       * Items: One permission.
       */
      exits: {
        /**
         * Edges by which it may leave.
         *
         * @minItems 1
         *
         * Items: An edge of the map.
         */
        edges: ("north" | "south" | "west" | "east")[];
        /**
         * First turn of the scenario on which it may. Unit: turns.
         */
        from: number;
      }[];
    };
  };
  /**
   * Bases that can be taken by unloading.
   *
   * Items: A base that transports can take by unloading.
   */
  captures: {
    /**
     * The id of the base.
     */
    base: Id;
    /**
     * The side that can take it.
     */
    by: FlatTopSide;
    /**
     * Where unloading counts.
     *
     * @minItems 1
     */
    hexes: HexId[];
    /**
     * How many turns of unloading, all transports together, take it. Unit: turns.
     */
    turns: number;
    /**
     * What taking it scores. Unit: Victory Points.
     */
    points: number;
  }[];
  /**
   * Rule 25.
   */
  victory: {
    /**
     * Difference in points that ends the game after a day. Unit: Victory Points. Rule 25.2.
     */
    automatic: number;
  };
  /**
   * Optional rules with which it should be played.
   */
  recommendedOptions: OptionId[];
  /**
   * The game as it stood when it was saved. Without it play starts from the set-up.
   */
  position?: FlatTopPosition;
  /**
   * Merge patches on other documents, by path, for this scenario alone.
   */
  overrides?: {
    /**
     * A merge patch (RFC 7396) on the document.
     */
    [k: string]: {
      [k: string]: unknown;
    };
  };
  sources: Sources;
}
/**
 * The phases of a turn, and the steps of each, in order. Rule 5.
 */
export interface FlatTopSequence {
  $schema: SchemaPath;
  /**
   * The phases of a turn.
   *
   * Items: A step, or the name of another list.
   */
  turn: string[];
  /**
   * The combat of a battle. Rule 15.5.
   *
   * Items: A step, or the name of another list.
   */
  combat: string[];
  sources: Sources;
}
/**
 * The ships of both sides: named ones, and types of which there are several without names.
 */
export interface FlatTopShips {
  $schema: SchemaPath;
  /**
   * All ships by id.
   */
  ships: {
    /**
     * A ship, or ships of one type without names.
     */
    [k: string]: {
      /**
       * What it is called; of ships without names, their type.
       */
      name: string;
      side: FlatTopSide;
      type: FlatTopShipType;
      /**
       * How many counters there are of ships without names. Leave it out for a named ship. Unit: ships. Rule 2.3.
       */
      count?: number;
      /**
       * Factors in gunnery, breakthrough and bombardment. Null for none. Unit: factors. Rule 19.5.
       */
      gunnery: number | null;
      /**
       * Factors in one torpedo attack. Null for none. Unit: factors. Rule 19.6.
       */
      torpedo: number | null;
      /**
       * Factors against planes. Null for none. Unit: factors. Rule 21.2.2.
       */
      antiAircraft: number | null;
      /**
       * Hexes in a turn. Unit: hexes. Rule 12.2.
       */
      movement: number;
      /**
       * Hits that sink it. Unit: hits. Rule 21.2.
       */
      damage: number;
      /**
       * Ammunition for gunnery. Null for DDs and APDs, which fire in one turn of the game, and for ships without guns. Unit: points. Rule 19.8.
       */
      ammunition: number | null;
      /**
       * True if it has radar, unless the scenario says otherwise. Rule 7.10.
       */
      radar: boolean;
      /**
       * What a ship that carries planes can do with them.
       */
      planes?: {
        capacity: FlatTopCapacity;
        launch: FlatTopLaunchFactor;
        readying: FlatTopReadyingFactor;
      };
    };
  };
  sources: Sources;
}
/**
 * The turns of a day, and what happens on each. Rule 3.2.
 */
export interface FlatTopTimeRecord {
  $schema: SchemaPath;
  /**
   * The name of the chart.
   */
  title: string;
  rule: CitedRule;
  /**
   * The day whose turn 0100 is turn 1 of the clock. All scenarios begin on it or later.
   */
  firstDay: FlatTopDate;
  /**
   * The 24 turns of a day.
   */
  hours: {
    /**
     * What happens on this turn of the day.
     */
    [k: string]: {
      /**
       * True for a shaded box: a night turn. Rule 6.11.
       */
      night: boolean;
      /**
       * True where a star calls for a check of the wind. Rule 6.2.
       */
      windCheck: boolean;
      /**
       * True where cloud markers move. Rule 6.4.
       */
      cloudsMove: boolean;
      /**
       * True where replacements come. Rule 22.1.
       */
      replacements: boolean;
      /**
       * True where automatic victory is tested. Rule 25.2.
       */
      victoryTest: boolean;
    };
  };
  sources: Sources;
}
/**
 * What scores points. Rule 25.1.
 */
export interface FlatTopVictoryPoints {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * For each enemy Air Factor lost. Rule 25.4. Unit: Victory Points.
   */
  airFactor: number;
  /**
   * Instead, for one that could not land because of a mistake or by choice. Rule 25.4. Unit: Victory Points.
   */
  airFactorUnnecessary: number;
  /**
   * For each point of the Damage Factor of a ship that is sunk or scuttled, by type.
   */
  sunkPerDamageFactor: {
    /**
     * For each point of its Damage Factor. Unit: Victory Points.
     */
    [k: string]: number;
  };
  /**
   * For a transport that is sunk, by type: a list by the number of turns that it has unloaded. Rule 25.5.
   */
  sunkByUnloading: {
    /**
     * The value before unloading, then after each turn of unloading. Unit: Victory Points.
     *
     * @minItems 1
     *
     * Items: Unit: Victory Points.
     */
    [k: string]: number[];
  };
  /**
   * At the end, for each hit on a ship afloat, by type. Rule 12.6.
   */
  damagePerHit: {
    /**
     * For each hit. Unit: Victory Points.
     */
    [k: string]: number;
  };
  /**
   * For each turn in which a transport unloads, by type. Rule 25.5.
   */
  unloading: {
    /**
     * For a turn of unloading. Unit: Victory Points.
     */
    [k: string]: number;
  };
  /**
   * For each turn that ends with an enemy base whose Launch Factor is 0 or less. Rule 21.5. Unit: Victory Points.
   */
  baseClosed: number;
  /**
   * For each hit on a base, by its id. Bases that are not listed score nothing.
   */
  baseHit: {
    /**
     * For each hit. Unit: Victory Points.
     */
    [k: string]: number;
  };
  /**
   * Who has fewer does not win. Rule 25.3. Unit: Victory Points.
   */
  minimum: number;
  sources: Sources;
}
/**
 * What each action of an air unit costs on the Tactical Battle Board. Rule 9.7.8.
 */
export interface ForlornHopesAirCombatMovement {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * Costs that are the same for all.
   */
  actions: {
    /**
     * Fly one hex ahead. Unit: movement points. Rule 9.7.8.
     */
    forward: number;
    /**
     * Fire once, as a fighter. Unit: movement points. Rule 9.7.8.
     */
    fire: number;
    /**
     * Attack the target with guns. Unit: movement points. Rule 9.7.8.
     */
    strafe: number;
    /**
     * Attack by dive bombing. Unit: movement points. Rule 9.7.8.
     */
    diveBomb: number;
    /**
     * Come on the board. Unit: movement points. Rule 9.7.8.
     */
    enter: number;
    /**
     * Leave the board from an edge hex. Unit: movement points. Rule 9.7.8.
     */
    leave: number;
    /**
     * Attack by regular bombing. Unit: movement points. Rule 9.7.8.
     */
    bomb: number;
    /**
     * Attack with a torpedo. Unit: movement points. Rule 9.7.8.
     */
    torpedo: number;
    /**
     * Attack by precision bombing. Unit: movement points. Rule 9.7.8.
     */
    precision: number;
    /**
     * Drop the bombs. Unit: movement points. Rule 9.7.8.
     */
    jettison: number;
  };
  /**
   * The rows of the chart, by id; each type of aircraft names its row.
   */
  rows: {
    /**
     * Costs for some types of aircraft.
     */
    [k: string]: {
      /**
       * Whose row it is.
       */
      title: string;
      /**
       * True if the first roll in a round costs nothing. Rule 9.7.8.
       */
      firstRollFree?: true;
      /**
       * Costs with bombs. Fighters have none.
       */
      loaded?: {
        /**
         * Cost to turn by one hexside. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        turnOneSide: number | null;
        /**
         * Cost to turn by two hexsides. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        turnTwoSides: number | null;
        /**
         * Cost to slip into the hex left or right in front with the same facing. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        roll: number | null;
        /**
         * Cost to enter the hex in front and turn about. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        immelmann: number | null;
        /**
         * Cost to climb one level. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        climb: number | null;
        /**
         * Points gained by diving one level. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        dive: number | null;
        /**
         * How many levels it may climb in a round. Unit: levels. Rule 9.7.8.
         */
        climbLevels: number;
        /**
         * How many levels it may dive in a round. Unit: levels. Rule 9.7.8.
         */
        diveLevels: number;
        /**
         * In how many rounds of a battle it may end its impulse at high altitude. Null means any number, 0 that it may not be there. Unit: rounds. Rule 9.7.8.
         */
        highRounds: number | null;
      };
      /**
       * Costs without bombs.
       */
      unloaded: {
        /**
         * Cost to turn by one hexside. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        turnOneSide: number | null;
        /**
         * Cost to turn by two hexsides. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        turnTwoSides: number | null;
        /**
         * Cost to slip into the hex left or right in front with the same facing. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        roll: number | null;
        /**
         * Cost to enter the hex in front and turn about. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        immelmann: number | null;
        /**
         * Cost to climb one level. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        climb: number | null;
        /**
         * Points gained by diving one level. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.
         */
        dive: number | null;
        /**
         * How many levels it may climb in a round. Unit: levels. Rule 9.7.8.
         */
        climbLevels: number;
        /**
         * How many levels it may dive in a round. Unit: levels. Rule 9.7.8.
         */
        diveLevels: number;
        /**
         * In how many rounds of a battle it may end its impulse at high altitude. Null means any number, 0 that it may not be there. Unit: rounds. Rule 9.7.8.
         */
        highRounds: number | null;
      };
    };
  };
  sources: Sources;
}
/**
 * How many air units fly one mission. Rule 9.1.1.
 */
export interface ForlornHopesAirMissionComposition {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The most air units, by side.
   */
  sides: {
    /**
     * The most air units of one mission.
     */
    allied: {
      /**
       * What makes units alike.
       */
      alike: "nation" | "force";
      /**
       * When all units are alike. Unit: air units. Rule 9.1.1.
       */
      same: number;
      /**
       * When they are not. Unit: air units. Rule 9.1.1.
       */
      mixed: number;
      /**
       * On a General Regroup Turn. Null means that nothing changes. Unit: air units. Rule 14.5.1.
       */
      generalRegroup: number | null;
    };
    /**
     * The most air units of one mission.
     */
    japanese: {
      /**
       * What makes units alike.
       */
      alike: "nation" | "force";
      /**
       * When all units are alike. Unit: air units. Rule 9.1.1.
       */
      same: number;
      /**
       * When they are not. Unit: air units. Rule 9.1.1.
       */
      mixed: number;
      /**
       * On a General Regroup Turn. Null means that nothing changes. Unit: air units. Rule 14.5.1.
       */
      generalRegroup: number | null;
    };
  };
  sources: Sources;
}
/**
 * The counters of air units: about a dozen aircraft each. Rule 2.2.2.
 */
export interface ForlornHopesAirUnits {
  $schema: SchemaPath;
  /**
   * Air units, by id.
   */
  airUnits: {
    /**
     * One counter.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      /**
       * Its type of aircraft, with all ratings.
       */
      aircraft: Id;
      nation: ForlornHopesNation;
      force: ForlornHopesForce;
      /**
       * Marked V: the Allies may take it at the start of the campaign. Rule 17.2.1.
       */
      variable?: true;
      /**
       * True if its base is a carrier. Rule 6.3.7.
       */
      carrier?: true;
      /**
       * True if it can take off from a carrier but not return to it. Rule 17.2.2.
       */
      oneWay?: true;
    };
  };
  sources: Sources;
}
/**
 * The types of aircraft with the ratings on their counters. Rule 2.2.2.
 */
export interface ForlornHopesAircraft {
  $schema: SchemaPath;
  /**
   * Types of aircraft, by id.
   */
  aircraft: {
    /**
     * One type of aircraft: all its counters have these ratings.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      type: ForlornHopesAircraftType;
      /**
       * How many engines it has. Rule 2.2.2.
       */
      engines: "single" | "multi";
      /**
       * How far it flies on the map, one way. Unit: range points. Rule 9.2.
       */
      strategicRange: number;
      /**
       * Ratings of the front of the counter.
       */
      full: {
        /**
         * Guns in the air. Null for a unit that cannot fire. Unit: points. Rule 9.7.9.
         */
        attackFactor: number | null;
        /**
         * What a shot must exceed. Null for a unit that does not fight in the air. Unit: points. Rule 9.7.11.
         */
        defenseFactor: number | null;
        /**
         * Added to the roll of its bombing. Null for a unit without bombs. Unit: points. Rule 9.10.9.
         */
        bombFactor: number | null;
        /**
         * Movement points on the Tactical Battle Board, and what a scramble must not exceed. Of bombers the loaded value. Unit: points. Rule 2.2.2.
         */
        tma: number | null;
      };
      /**
       * Ratings of the back of the counter. Without this member the first lost step eliminates it. Rule 2.2.2.
       */
      reduced?: {
        /**
         * Guns in the air. Null for a unit that cannot fire. Unit: points. Rule 9.7.9.
         */
        attackFactor: number | null;
        /**
         * What a shot must exceed. Null for a unit that does not fight in the air. Unit: points. Rule 9.7.11.
         */
        defenseFactor: number | null;
        /**
         * Added to the roll of its bombing. Null for a unit without bombs. Unit: points. Rule 9.10.9.
         */
        bombFactor: number | null;
        /**
         * Movement points on the Tactical Battle Board, and what a scramble must not exceed. Of bombers the loaded value. Unit: points. Rule 2.2.2.
         */
        tma: number | null;
      };
      /**
       * True if it fires only at units that move past it. Rule 9.7.9.
       */
      defensiveOnly?: true;
      /**
       * Marked S: it attacks the ground with its guns at this Bomb Factor. Unit: points. Rule 9.10.2.
       */
      strafing?: number;
      /**
       * Used in place of the Tactical Movement Allowance when a unit without one scrambles or evacuates. Unit: points. Rule 9.5.
       */
      scrambleTma?: number;
      /**
       * Its row of the Air Combat Movement Chart.
       */
      movement?: Id;
      /**
       * The only airbases that it may use. Without this member it may use any. Rule 6.3.
       *
       * @minItems 1
       */
      bases?: Id[];
      /**
       * Its row of the chart under the option by which it may attack as a fighter once its bombs are gone. Rule 9.7.10.
       */
      asFighter?: Id;
    };
  };
  sources: Sources;
}
/**
 * Factors of what is attacked, where a counter or an airbase display does not give them. Rule 9.9.1.
 */
export interface ForlornHopesAntiAircraftFactors {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * Factors of an airbase that is not as its display says.
   */
  airbase: {
    /**
     * Unit: points. Rule 9.9.1.
     */
    disrupted: number;
    /**
     * Unit: points. Rule 9.9.1.
     */
    destroyed: number;
    /**
     * Of a mobile airbase. Unit: points. Rule 6.5.3.
     */
    underConstruction: number;
  };
  /**
   * Factors of a city. Rule 9.9.1.
   */
  city: {
    /**
     * Without hits. Unit: points. Rule 9.9.1.
     */
    factor: number;
    /**
     * So many hits lower it by one. Unit: hits. Rule 9.9.1.
     */
    hitsPerPoint: number;
  };
  /**
   * Of a port that is no city. Unit: points. Rule 9.9.1.
   */
  port: number;
  /**
   * Of any ground unit, even when disrupted or reduced. Unit: points. Rule 9.9.1.
   */
  ground: number;
  /**
   * Unit: points. Rule 9.9.1.
   */
  supply: number;
  sources: Sources;
}
/**
 * The airbases of the airbase displays. Rule 6.
 */
export interface ForlornHopesBases {
  $schema: SchemaPath;
  /**
   * Airbases, by id.
   */
  airbases: {
    /**
     * One airbase: a place, a box, a carrier or a mobile airbase. Rule 6.2.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      /**
       * The kind of airbase. Rule 6.2.
       */
      kind: "major" | "off-map" | "minor" | "mobile" | "carrier";
      /**
       * The place at which it lies.
       */
      place?: Id;
      /**
       * The box beyond the edge of the map that it is.
       */
      box?: Id;
      /**
       * The carrier that it is.
       */
      ship?: Id;
      /**
       * The sides whose display shows it. Rule 6.6.4.
       *
       * @minItems 1
       */
      users: ForlornHopesSide[];
      /**
       * How many air units it holds. Null means any number. Unit: air units. Rule 6.3.
       */
      capacity: number | null;
      /**
       * How many it holds when fighters and bombers are mixed. Unit: air units. Rule 6.3.2.
       */
      mixedCapacity?: number;
      /**
       * Its factor when it is not disrupted. A carrier uses that of the ship. Unit: points. Rule 9.9.1.
       */
      antiAircraft?: number;
      /**
       * True if one reconnaissance unit does not count against the capacity. Rule 6.3.1.
       */
      freeReconnaissance?: true;
    };
  };
  sources: Sources;
}
/**
 * The board on which air battles are fought: hexes, where units enter, and what a unit sees and hits from its facing. Rule 9.7.
 */
export interface ForlornHopesBattleBoard {
  $schema: SchemaPath;
  title: MapTitle;
  layout: Layout;
  legend: Legend;
  /**
   * Every hex of the board, by its printed number.
   */
  hexes: {
    /**
     * One hex of the board.
     */
    [k: string]: {
      column: Column;
      row: Row;
      terrain: Terrain;
      /**
       * The number of an edge hex: an Interceptor that rolls it enters here. Rule 9.7.6.
       */
      number?: number;
      /**
       * Facings that a unit may have when it enters by this edge hex. Rule 9.7.6.
       */
      entryFacings?: ForlornHopesFacings;
      /**
       * Facings that a unit of the mission may have when it is placed in this M hex. Rule 9.7.3.
       */
      startFacings?: ForlornHopesFacings;
    };
  };
  /**
   * Where ships are placed when every T hex has one: one in each, in this order, then second ones in the same order. Rule 9.9.
   */
  surplusShips: HexId[];
  /**
   * In which direction a hex lies, as seen from a unit that faces north. A field of fire and the orientation of a target are made of these. Rule 9.7.9.
   */
  zones: {
    /**
     * Hexes to the front of the unit, up to four hexes away. Rule 9.7.9.
     */
    front: ForlornHopesOffset[];
    /**
     * Hexes to the side of the unit, up to four hexes away. Rule 9.7.9.
     */
    side: ForlornHopesOffset[];
    /**
     * Hexes to the rear of the unit, up to four hexes away. Rule 9.7.9.
     */
    rear: ForlornHopesOffset[];
  };
  /**
   * For a target at each step from the firing unit: the hexes in which a third air unit at the same altitude blocks the line. Rule 9.7.9.
   */
  lineOfFire: {
    /**
     * Steps from the firing unit.
     */
    [k: string]: ForlornHopesOffset[];
  };
  sources: Sources;
}
/**
 * One battle, set up to calculate its odds: an air mission at its target, a surface combat, or a ground attack. Rules 9, 10.4 and 11.4.
 */
export interface ForlornHopesBattle {
  $schema?: SchemaPath;
  /**
   * The name of the battle.
   */
  title: string;
  /**
   * What the battle is about, in your own words.
   */
  summary?: string;
  /**
   * What is fought. Rules 9, 10.4 and 11.4.
   */
  kind: "air-mission" | "surface-combat" | "ground-attack";
  /**
   * The side that flies the mission, moves its ships, or attacks.
   */
  attacker: ForlornHopesSide;
  /**
   * Where it is fought: the hex of the target.
   */
  hex: HexId;
  /**
   * The hex from which ground units attack. Rule 11.4.
   */
  from?: HexId;
  /**
   * What aircraft attack: one of these. Rule 9.6.
   */
  target?: {
    /**
     * An airbase in the hex, by id.
     */
    airbase?: Id;
    /**
     * A city or port in the hex, by id.
     */
    place?: Id;
    /**
     * A ship of the other side in this battle, by id. The others fire as well. Rule 9.9.3.
     */
    ship?: Id;
    /**
     * A ground unit of the other side in this battle, by id.
     */
    groundUnit?: Id;
    /**
     * The level of a supply unit. Rule 13.3.
     */
    supply?: number;
  };
  /**
   * How the airbase that is attacked is. Default: normal. Rule 6.6.
   */
  airbaseState?: "normal" | "disrupted";
  /**
   * True if the random event Foul Weather is in effect. Rule 5.4.
   */
  foulWeather?: true;
  /**
   * Hits that the city or port that is attacked has already. Unit: hits. Rule 9.10.10.
   */
  hits?: number;
  /**
   * Rounds of surface combat that are fought, in place of the die. Unit: rounds. Rule 10.4.1.
   */
  rounds?: number;
  /**
   * Ids of the optional rules that are on.
   */
  options?: OptionId[];
  /**
   * What each side has there.
   */
  forces: {
    /**
     * Allied forces.
     */
    allied: ForlornHopesBattleForce;
    /**
     * Japanese forces.
     */
    japanese: ForlornHopesBattleForce;
  };
  /**
   * How each side makes its choices in the battle. Default: direct.
   */
  policies?: {
    /**
     * How the Allies make their choices.
     */
    allied?: ForlornHopesBattlePolicy;
    /**
     * How Japan makes its choices.
     */
    japanese?: ForlornHopesBattlePolicy;
  };
  sources?: Sources;
}
/**
 * How the air unit is, and what it does.
 */
export interface ForlornHopesBattleAirUnit {
  /**
   * What is marked on the unit. Rules 9.7.11 and 9.7.12.
   *
   * Items: One mark.
   */
  marks?: ("disrupted" | "reduced" | "ace")[];
  /**
   * How it attacks where nobody intercepts. Default: as its side chooses. Rule 9.10.
   */
  mode?: "regular" | "strafe" | "dive" | "precision" | "torpedo";
  /**
   * The altitude of the attack where nobody intercepts. Default: as its side chooses. Rule 9.9.2.
   */
  altitude?: "low" | "medium" | "high";
}
/**
 * How the ship is.
 */
export interface ForlornHopesBattleShip {
  /**
   * What is marked on the ship. Rule 9.10.10.
   *
   * Items: One mark.
   */
  marks?: ("disrupted" | "crippled")[];
}
/**
 * How the ground unit is.
 */
export interface ForlornHopesBattleGroundUnit {
  /**
   * What is marked on the unit. Rule 11.4.1.
   *
   * Items: One mark.
   */
  marks?: ("disrupted" | "reduced")[];
}
/**
 * What one side has in the battle.
 */
export interface ForlornHopesBattleForce {
  /**
   * Of the attacker those that fly the mission, of the other side those that intercept. By id.
   */
  airUnits?: {
    [k: string]: ForlornHopesBattleAirUnit;
  };
  /**
   * Air units on the airbase that is attacked, by id. Rule 9.10.10.
   */
  onGround?: Id[];
  /**
   * Ships of the side in the hex, by id.
   */
  ships?: {
    [k: string]: ForlornHopesBattleShip;
  };
  /**
   * Ground units of the side in the battle, by id.
   */
  groundUnits?: {
    [k: string]: ForlornHopesBattleGroundUnit;
  };
}
/**
 * How aircraft attack what is on the ground and at sea. Rule 9.10.
 */
export interface ForlornHopesBombingModes {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * Ways to attack, by id.
   */
  modes: {
    /**
     * One way.
     */
    [k: string]: {
      /**
       * What it is, in your own words.
       */
      text: string;
      types: ForlornHopesAircraftTypes;
      /**
       * From which it is possible.
       *
       * @minItems 1
       */
      altitudes: ForlornHopesAltitude[];
      /**
       * So many hexes in a straight line. Unit: hexes. Rule 9.10.
       */
      straightHexes?: number;
      /**
       * Which of the straight hexes may be the target. Rule 9.10.
       *
       * @minItems 1
       *
       * Items: Number of the hex, the first is 1.
       */
      targetIs?: number[];
      /**
       * What can be attacked. Without this member anything.
       *
       * @minItems 1
       */
      targets?: ForlornHopesTargetKind[];
      /**
       * True if ships can be attacked only when crippled. Rule 9.10.4.
       */
      crippledShipsOnly?: true;
      /**
       * True if only a unit that has not fired or been fired at may do it. Rule 9.10.2.
       */
      beforeAirCombat?: true;
      /**
       * The altitude at which it is fired at, where that differs from its own. Rule 9.9.2.
       */
      antiAircraft?: ForlornHopesAltitude;
      /**
       * True if it is chosen when the mission begins. Rule 9.10.6.
       */
      declared?: true;
      rule: CitedRule;
    };
  };
  sources: Sources;
}
/**
 * One row: what is added to the roll, and when.
 */
export interface ForlornHopesModifier {
  when?: ForlornHopesCondition;
  per?: ForlornHopesQuantity;
  /**
   * What is added; with “per” for each point of that quantity. Unit: points.
   */
  add: number;
  /**
   * The largest quantity that counts. Unit: points.
   */
  most?: number;
  rule: CitedRule;
}
/**
 * All parts are true.
 */
export interface ForlornHopesWhenAll {
  /**
   * All of several conditions.
   */
  is: "all";
  /**
   * The conditions.
   *
   * @minItems 1
   * @maxItems 12
   */
  of: ForlornHopesCondition[];
}
/**
 * At least one part is true.
 */
export interface ForlornHopesWhenAny {
  /**
   * Any of several conditions.
   */
  is: "any";
  /**
   * The conditions.
   *
   * @minItems 1
   * @maxItems 12
   */
  of: ForlornHopesCondition[];
}
/**
 * The part is false.
 */
export interface ForlornHopesWhenNot {
  /**
   * The opposite of a condition.
   */
  is: "not";
  of: ForlornHopesCondition;
}
/**
 * An optional rule is on.
 */
export interface ForlornHopesWhenOption {
  /**
   * An optional rule is on.
   */
  is: "option";
  option: OptionId;
}
/**
 * The unit for which the die is rolled is of one side.
 */
export interface ForlornHopesWhenSide {
  /**
   * The unit for which the die is rolled is of one side.
   */
  is: "side";
  side: ForlornHopesSide;
}
/**
 * The air unit is of one nation, or the airbase lies in a land of that nation. Rule 14.1.
 */
export interface ForlornHopesWhenNation {
  /**
   * The air unit is of one nation, or the airbase lies in a land of that nation.
   */
  is: "nation";
  nation: ForlornHopesNation;
}
/**
 * The die is rolled for one of these kinds of things. Rule 14.1.
 */
export interface ForlornHopesWhenUnitKind {
  /**
   * The die is rolled for one of these kinds of things.
   */
  is: "unit-kind";
  /**
   * Kinds of things.
   *
   * @minItems 1
   *
   * Items: A kind of thing.
   */
  kinds: ("air" | "airbase" | "ground")[];
}
/**
 * A random event is in effect this turn. Rule 5.4.
 */
export interface ForlornHopesWhenEvent {
  /**
   * A random event is in effect this turn.
   */
  is: "event";
  /**
   * The event, by its id.
   */
  event: Id;
}
/**
 * Japan has declared a General Regroup Turn. Rule 7.1.
 */
export interface ForlornHopesWhenGeneralRegroup {
  /**
   * Japan has declared a General Regroup Turn.
   */
  is: "general-regroup";
}
/**
 * Singapore has surrendered. Rule 17.2.5.
 */
export interface ForlornHopesWhenSingaporeSurrendered {
  /**
   * Singapore has surrendered.
   */
  is: "singapore-surrendered";
}
/**
 * A side controls the hex of a place.
 */
export interface ForlornHopesWhenControls {
  /**
   * A side controls the hex of a place.
   */
  is: "controls";
  side: ForlornHopesSide;
  /**
   * The place.
   */
  place: Id;
}
/**
 * A Japanese force is in play this turn. Rule 5.1.
 */
export interface ForlornHopesWhenCommitted {
  /**
   * A Japanese force is in play this turn.
   */
  is: "committed";
  force: ForlornHopesForce;
}
/**
 * A side has a reconnaissance unit in the hex of a place. Rule 7.3.
 */
export interface ForlornHopesWhenReconnaissanceAt {
  /**
   * A side has a reconnaissance unit in the hex of a place.
   */
  is: "reconnaissance-at";
  side: ForlornHopesSide;
  /**
   * The place.
   */
  place: Id;
}
/**
 * A submarine of a side is deployed to a place this turn. Rule 5.4.
 */
export interface ForlornHopesWhenSubmarineAt {
  /**
   * A submarine of a side is deployed to a place this turn.
   */
  is: "submarine-at";
  side: ForlornHopesSide;
  /**
   * The place.
   */
  place: Id;
}
/**
 * A place has at least so many hits.
 */
export interface ForlornHopesWhenPlaceHits {
  /**
   * A place has at least so many hits.
   */
  is: "place-hits";
  /**
   * The place.
   */
  place: Id;
  /**
   * Unit: hits.
   */
  hits: number;
}
/**
 * A place has at most so many hits, those of this attack included.
 */
export interface ForlornHopesWhenPlaceHitsAtMost {
  /**
   * A place has at most so many hits, those of this attack included.
   */
  is: "place-hits-at-most";
  /**
   * The place.
   */
  place: Id;
  /**
   * Unit: hits.
   */
  hits: number;
}
/**
 * The Darwin radar is functioning. Rule 9.10.10.
 */
export interface ForlornHopesWhenRadarWorks {
  /**
   * The Darwin radar is functioning.
   */
  is: "radar-works";
}
/**
 * The target hex is within the range of the radar: radar/range of the parameters. Rule 9.4.
 */
export interface ForlornHopesWhenWithinRadar {
  /**
   * The target hex is within the range of the radar: radar/range of the parameters.
   */
  is: "within-radar";
}
/**
 * The air unit stands in one box of its airbase. Rule 6.4.
 */
export interface ForlornHopesWhenBox {
  /**
   * The air unit stands in one box of its airbase.
   */
  is: "box";
  box: ForlornHopesBox;
}
/**
 * The air unit for which the die is rolled is disrupted.
 */
export interface ForlornHopesWhenAirUnitDisrupted {
  /**
   * The air unit for which the die is rolled is disrupted.
   */
  is: "air-unit-disrupted";
}
/**
 * The airbase is disrupted: that of the unit, or that at which it lands.
 */
export interface ForlornHopesWhenAirbaseDisrupted {
  /**
   * The airbase is disrupted: that of the unit, or that at which it lands.
   */
  is: "airbase-disrupted";
}
/**
 * An enemy reconnaissance unit is in the hex. Rule 7.3.4.
 */
export interface ForlornHopesWhenEnemyReconnaissance {
  /**
   * An enemy reconnaissance unit is in the hex.
   */
  is: "enemy-reconnaissance";
}
/**
 * A reconnaissance unit of one's own is in the hex. Rule 7.3.4.
 */
export interface ForlornHopesWhenFriendlyReconnaissance {
  /**
   * A reconnaissance unit of one's own is in the hex.
   */
  is: "friendly-reconnaissance";
}
/**
 * The hex is within the Strategic Range of an enemy patrol. Rule 7.3.5.
 */
export interface ForlornHopesWhenEnemyPatrol {
  /**
   * The hex is within the Strategic Range of an enemy patrol.
   */
  is: "enemy-patrol";
}
/**
 * The hex is within the Strategic Range of a patrol of one's own. Rule 7.3.5.
 */
export interface ForlornHopesWhenFriendlyPatrol {
  /**
   * The hex is within the Strategic Range of a patrol of one's own.
   */
  is: "friendly-patrol";
}
/**
 * The hex is a coast that the enemy controls. Rule 10.3.2.
 */
export interface ForlornHopesWhenEnemyCoast {
  /**
   * The hex is a coast that the enemy controls.
   */
  is: "enemy-coast";
}
/**
 * The group has a number of ships between two numbers.
 */
export interface ForlornHopesWhenStackSize {
  /**
   * The group has a number of ships between two numbers.
   */
  is: "stack-size";
  /**
   * The fewest ships. Unit: ships.
   */
  from?: number;
  /**
   * The most ships. Unit: ships.
   */
  to?: number;
}
/**
 * The nearest enemy airbase, carrier or warship that calls for the roll is so far away, and nothing else calls for it. Rule 10.3.2.
 */
export interface ForlornHopesWhenTriggerDistance {
  /**
   * The nearest enemy airbase, carrier or warship that calls for the roll is so far away, and nothing else calls for it.
   */
  is: "trigger-distance";
  /**
   * Unit: hexes.
   */
  hexes: number;
}
/**
 * The farthest intercepting ship is so far away. Rule 10.3.3.
 */
export interface ForlornHopesWhenInterceptorDistance {
  /**
   * The farthest intercepting ship is so far away.
   */
  is: "interceptor-distance";
  /**
   * The shortest distance. Unit: hexes.
   */
  from: number;
  /**
   * The longest distance. Unit: hexes.
   */
  to?: number;
}
/**
 * The group aimed at has a ship of one of these classes.
 */
export interface ForlornHopesWhenTargetGroupClass {
  /**
   * The group aimed at has a ship of one of these classes.
   */
  is: "target-group-class";
  classes: ForlornHopesShipClasses;
}
/**
 * The group of the side that rolls has a ship of one of these classes.
 */
export interface ForlornHopesWhenOwnGroupClass {
  /**
   * The group of the side that rolls has a ship of one of these classes.
   */
  is: "own-group-class";
  classes: ForlornHopesShipClasses;
}
/**
 * The group aimed at has a ship of one of these speeds.
 */
export interface ForlornHopesWhenTargetGroupSpeed {
  /**
   * The group aimed at has a ship of one of these speeds.
   */
  is: "target-group-speed";
  speeds: ForlornHopesSpeeds;
}
/**
 * The group of the side that rolls has a ship of one of these speeds.
 */
export interface ForlornHopesWhenOwnGroupSpeed {
  /**
   * The group of the side that rolls has a ship of one of these speeds.
   */
  is: "own-group-speed";
  speeds: ForlornHopesSpeeds;
}
/**
 * The side that rolls has more CL, DD and MTB units in the fight than the other.
 */
export interface ForlornHopesWhenMoreLightShips {
  /**
   * The side that rolls has more CL, DD and MTB units in the fight than the other.
   */
  is: "more-light-ships";
}
/**
 * The ship aimed at is of one of these classes.
 */
export interface ForlornHopesWhenTargetClass {
  /**
   * The ship aimed at is of one of these classes.
   */
  is: "target-class";
  classes: ForlornHopesShipClasses;
}
/**
 * The ship aimed at has one of these speeds.
 */
export interface ForlornHopesWhenTargetSpeed {
  /**
   * The ship aimed at has one of these speeds.
   */
  is: "target-speed";
  speeds: ForlornHopesSpeeds;
}
/**
 * The ship aimed at is crippled.
 */
export interface ForlornHopesWhenTargetCrippled {
  /**
   * The ship aimed at is crippled.
   */
  is: "target-crippled";
}
/**
 * The ship aimed at lies in a friendly port and has not moved in this mission.
 */
export interface ForlornHopesWhenTargetInPort {
  /**
   * The ship aimed at lies in a friendly port and has not moved in this mission.
   */
  is: "target-in-port";
}
/**
 * The ship that fires at an aircraft is the one that the aircraft attacks. Rule 9.9.3.
 */
export interface ForlornHopesWhenTargetIsFirer {
  /**
   * The ship that fires at an aircraft is the one that the aircraft attacks.
   */
  is: "target-is-firer";
}
/**
 * The ship that fires is of one of these classes.
 */
export interface ForlornHopesWhenFiringClass {
  /**
   * The ship that fires is of one of these classes.
   */
  is: "firing-class";
  classes: ForlornHopesShipClasses;
}
/**
 * The ship that fires has one of these speeds.
 */
export interface ForlornHopesWhenFiringSpeed {
  /**
   * The ship that fires has one of these speeds.
   */
  is: "firing-speed";
  speeds: ForlornHopesSpeeds;
}
/**
 * The ship that fires, or for which the die is rolled, is crippled.
 */
export interface ForlornHopesWhenFiringCrippled {
  /**
   * The ship that fires, or for which the die is rolled, is crippled.
   */
  is: "firing-crippled";
}
/**
 * The unit that fires is disrupted.
 */
export interface ForlornHopesWhenFiringDisrupted {
  /**
   * The unit that fires is disrupted.
   */
  is: "firing-disrupted";
}
/**
 * The ship that fires has heavy torpedoes.
 */
export interface ForlornHopesWhenFiringLongLance {
  /**
   * The ship that fires has heavy torpedoes.
   */
  is: "firing-long-lance";
}
/**
 * The round of surface combat is fought at one range. Rule 10.4.1.
 */
export interface ForlornHopesWhenBand {
  /**
   * The round of surface combat is fought at one range.
   */
  is: "band";
  /**
   * A range.
   */
  band: "normal" | "close";
}
/**
 * The aircraft attacks in one of these ways. Rule 9.10.
 */
export interface ForlornHopesWhenAttackMode {
  /**
   * The aircraft attacks in one of these ways.
   */
  is: "attack-mode";
  /**
   * Ways to attack.
   *
   * @minItems 1
   */
  modes: ForlornHopesMode[];
}
/**
 * The aircraft, or the one aimed at, is at one of these altitudes.
 */
export interface ForlornHopesWhenAltitude {
  /**
   * The aircraft, or the one aimed at, is at one of these altitudes.
   */
  is: "altitude";
  /**
   * Altitude levels.
   *
   * @minItems 1
   */
  altitudes: ForlornHopesAltitude[];
}
/**
 * The target is of one of these kinds. Rule 9.6.
 */
export interface ForlornHopesWhenTargetKind {
  /**
   * The target is of one of these kinds.
   */
  is: "target-kind";
  /**
   * Kinds of targets.
   *
   * @minItems 1
   */
  kinds: ForlornHopesTargetKind[];
}
/**
 * The target is disrupted.
 */
export interface ForlornHopesWhenTargetDisrupted {
  /**
   * The target is disrupted.
   */
  is: "target-disrupted";
}
/**
 * The target is in a hex of one of these terrains.
 */
export interface ForlornHopesWhenTargetTerrain {
  /**
   * The target is in a hex of one of these terrains.
   */
  is: "target-terrain";
  /**
   * Terrains of the map.
   *
   * @minItems 1
   */
  terrains: Id[];
}
/**
 * This bomber has scored at least so many hits.
 */
export interface ForlornHopesWhenHitsByBomber {
  /**
   * This bomber has scored at least so many hits.
   */
  is: "hits-by-bomber";
  /**
   * Unit: hits.
   */
  hits: number;
}
/**
 * The port in which the ship lies has at least so many hits. Rule 10.3.1.
 */
export interface ForlornHopesWhenPortHits {
  /**
   * The port in which the ship lies has at least so many hits.
   */
  is: "port-hits";
  /**
   * Unit: hits.
   */
  hits: number;
}
/**
 * There is one of these things in the hex.
 */
export interface ForlornHopesWhenHexHas {
  /**
   * There is one of these things in the hex.
   */
  is: "hex-has";
  /**
   * Things in a hex.
   *
   * @minItems 1
   *
   * Items: A thing in a hex.
   */
  features: ("city" | "port")[];
}
/**
 * The defending unit is disrupted.
 */
export interface ForlornHopesWhenDefenderDisrupted {
  /**
   * The defending unit is disrupted.
   */
  is: "defender-disrupted";
}
/**
 * A friendly ground unit is in the hex.
 */
export interface ForlornHopesWhenFriendlyUnitInHex {
  /**
   * A friendly ground unit is in the hex.
   */
  is: "friendly-unit-in-hex";
}
/**
 * Daihatsu barges land with the units.
 */
export interface ForlornHopesWhenLandingHasDaihatsu {
  /**
   * Daihatsu barges land with the units.
   */
  is: "landing-has-daihatsu";
}
/**
 * Paratroops have been dropped on the hex this turn.
 */
export interface ForlornHopesWhenParatroopsInHex {
  /**
   * Paratroops have been dropped on the hex this turn.
   */
  is: "paratroops-in-hex";
}
/**
 * A transport that carries the landing units is crippled.
 */
export interface ForlornHopesWhenTransportCrippled {
  /**
   * A transport that carries the landing units is crippled.
   */
  is: "transport-crippled";
}
/**
 * The air unit fires as one of these.
 */
export interface ForlornHopesWhenFiringKind {
  /**
   * The air unit fires as one of these.
   */
  is: "firing-kind";
  /**
   * What air units fire as.
   *
   * @minItems 1
   */
  kinds: ForlornHopesAirKind[];
}
/**
 * The air unit aimed at is one of these.
 */
export interface ForlornHopesWhenTargetAirKind {
  /**
   * The air unit aimed at is one of these.
   */
  is: "target-air-kind";
  /**
   * Kinds of air units.
   *
   * @minItems 1
   */
  kinds: ForlornHopesAirKind[];
}
/**
 * The air unit fires from one zone of its target. Rule 9.7.9.
 */
export interface ForlornHopesWhenZone {
  /**
   * The air unit fires from one zone of its target.
   */
  is: "zone";
  /**
   * A zone around the target.
   */
  zone: "front" | "side" | "rear";
}
/**
 * An ace of one side flies with the unit that fires. Rule 9.7.12.
 */
export interface ForlornHopesWhenFiringAce {
  /**
   * An ace of one side flies with the unit that fires.
   */
  is: "firing-ace";
  side: ForlornHopesSide;
}
/**
 * An ace flies with the unit aimed at. Rule 9.7.12.
 */
export interface ForlornHopesWhenTargetAce {
  /**
   * An ace flies with the unit aimed at.
   */
  is: "target-ace";
}
/**
 * The Interceptor that fires holds the Surprise marker. Rule 9.7.6.
 */
export interface ForlornHopesWhenSurprise {
  /**
   * The Interceptor that fires holds the Surprise marker.
   */
  is: "surprise";
}
/**
 * The unit aimed at is of one side.
 */
export interface ForlornHopesWhenTargetSide {
  /**
   * The unit aimed at is of one side.
   */
  is: "target-side";
  side: ForlornHopesSide;
}
/**
 * Ground combat units: battalions to brigades. Rule 2.2.3.
 */
export interface ForlornHopesGroundUnits {
  $schema: SchemaPath;
  /**
   * Ground units, by id.
   */
  groundUnits: {
    /**
     * One counter.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      nation: ForlornHopesNation;
      type: ForlornHopesGroundType;
      size: ForlornHopesGroundSize;
      /**
       * Strength in attack and defence. Unit: points. Rule 11.4.
       */
      combatFactor: number;
      /**
       * Combat Factor of the back of the counter. Without this member the first lost step eliminates it. Unit: points. Rule 11.4.1.
       */
      reduced?: number;
      /**
       * True for a garrison, which never attacks. Rule 2.2.3.
       */
      defendOnly?: true;
    };
  };
  sources: Sources;
}
/**
 * What hits do to ports, cities and supply units. Rule 13.4.
 */
export interface ForlornHopesHitsEffects {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * By the number of hits. A town without a port loses capacity in the same way.
   */
  port: {
    /**
     * What holds at this number of hits.
     */
    [k: string]: {
      /**
       * How far it gives supply. Null means any distance, 0 none. Unit: hexes. Rule 13.4.
       */
      supplyRange: number | null;
      /**
       * True if it is a source of supply. Rule 13.1.
       */
      supplySource: boolean;
      /**
       * Whether warships can leave. Rule 10.3.1.
       */
      sortie: "automatic" | "check" | "none";
      /**
       * True if ships may return to it. Rule 12.2.
       */
      shipsMayEnter: boolean;
      /**
       * What its airbase loses of its capacity. Unit: air units. Rule 13.4.
       */
      capacityLoss: number;
    };
  };
  /**
   * Places with a list of their own, by id.
   */
  places: {
    /**
     * By the number of hits.
     */
    [k: string]: {
      /**
       * What holds at this number of hits.
       */
      [k: string]: {
        /**
         * How far it gives supply. Null means any distance, 0 none. Unit: hexes. Rule 13.4.
         */
        supplyRange: number | null;
        /**
         * True if it is a source of supply. Rule 13.1.
         */
        supplySource: boolean;
        /**
         * Whether warships can leave. Rule 10.3.1.
         */
        sortie: "automatic" | "check" | "none";
        /**
         * True if ships may return to it. Rule 12.2.
         */
        shipsMayEnter: boolean;
        /**
         * What its airbase loses of its capacity. Unit: air units. Rule 13.4.
         */
        capacityLoss: number;
      };
    };
  };
  /**
   * By the number of hits.
   */
  supplyUnit: {
    /**
     * What holds at this number of hits.
     */
    [k: string]: {
      /**
       * How far it gives supply. Null means any distance. Unit: hexes. Rule 13.4.
       */
      supplyRange: number | null;
      /**
       * True if the unit is removed, or loses its second level. Rule 13.3.
       */
      removed?: true;
    };
  };
  sources: Sources;
}
/**
 * The hexes of the map of operations, the water between lands, the places, and the boxes beyond its edge.
 */
export interface ForlornHopesMap {
  $schema: SchemaPath;
  title: MapTitle;
  drawing: Drawing;
  layout: Layout;
  legend: Legend;
  /**
   * Every hex, by its printed number.
   */
  hexes: {
    /**
     * One hex of the map.
     */
    [k: string]: {
      column: Column;
      row: Row;
      terrain: Terrain;
      /**
       * The land or island that the hex belongs to. Ground units and supply stay on it. Rule 13.2.
       */
      landmass?: Id;
      country?: ForlornHopesCountry;
      /**
       * The land goes on beyond the edge of the map: ground units can retreat off it from here, for good. Default: false. Rule 11.4.4.
       */
      exit?: boolean;
      note?: PlaceNote;
    };
  };
  hexsides: Hexsides;
  /**
   * Lands and islands, by id. Rule 13.2.
   */
  landmasses: {
    /**
     * One land or island.
     */
    [k: string]: {
      /**
       * What people call it.
       */
      name: string;
    };
  };
  /**
   * Cities and towns, by id. Rule 2.1.1.
   */
  places: {
    /**
     * A city or town. Rule 2.1.1.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      /**
       * Where it lies.
       */
      hex: HexId;
      /**
       * A city has anti-aircraft guns of its own, and is easier to defend. Rule 9.9.1.
       */
      kind: "city" | "town";
      /**
       * True if ships can use it. Rule 13.1.
       */
      port: boolean;
      /**
       * True for a town that is a source of supply as a port is, but takes no ships. Rule 13.1.
       */
      supplyPort?: true;
      /**
       * What holding it at the end is worth. Unit: victory points. Rule 16.2.
       */
      vp: number;
      /**
       * Who controls it at the start of the campaign. Rule 16.2.
       */
      control: ForlornHopesControl;
      /**
       * Hits beyond this number have no effect. Unit: hits. Rule 9.10.10.
       */
      maximumHits: number;
    };
  };
  areas?: Areas;
  /**
   * Places beyond the edge of the map, and boxes that hold units. Rule 6.2.
   */
  boxes: {
    /**
     * One box.
     */
    [k: string]: {
      name: BoxName;
      kind: BoxKind;
      side: ForlornHopesSide;
      /**
       * True if ships can be in it. Rule 12.2.
       */
      ships: boolean;
      /**
       * Hexes with the arrow of the box, by which its units come and go. Rule 9.2.
       */
      entryHexes?: EntryHexes;
      /**
       * Those of the entry hexes by which ships pass; all of them let aircraft pass. Rule 10.3.
       */
      navalEntryHexes?: HexId[];
    };
  };
  /**
   * The line between the West Fleet and the East Fleet. Rule 10.3.4.
   */
  commandLine: {
    /**
     * The column along which it runs. Ships of both fleets may be in it. Rule 10.3.4.
     */
    column: number;
    /**
     * From this row on, south of Java, both fleets go where they like. Rule 10.3.4.
     */
    freeFromRow: number;
  };
  sources: Sources;
}
/**
 * Counters that are not units. Rule 2.3.
 */
export interface ForlornHopesMarkers {
  $schema: SchemaPath;
  /**
   * How many counters the game has, units and markers together. Unit: counters. Rule 2.0.
   */
  counters: number;
  /**
   * Markers, by id.
   */
  markers: {
    /**
     * Markers of one kind.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      side?: ForlornHopesSide;
      /**
       * How many there are, which is the most that can be in play. Unit: counters. Rule 2.3.
       */
      count: number;
      /**
       * What the front shows.
       */
      front: string;
      /**
       * What the back shows.
       */
      back?: string;
    };
  };
  sources: Sources;
}
/**
 * Numbers of the rules that stand in no table.
 */
export interface ForlornHopesParameters {
  $schema: SchemaPath;
  /**
   * The die of the game.
   */
  die: {
    /**
     * Numbers on the die; its 0 counts as the highest. Unit: faces. Rule 2.4.
     */
    faces: number;
  };
  /**
   * What its commitment brings.
   */
  airFleet11: {
    /**
     * The second roll is divided by this, rounded up, for the number of fighters. Unit: parts. Rule 5.1.3.
     */
    fighterShare: number;
    /**
     * What Japan pays for each unit beyond those drawn. Unit: victory points. Rule 5.1.4.
     */
    extraCost: number;
    /**
     * Aircraft among which bombers are drawn. Rule 5.1.3.
     */
    bombers: Id[];
    /**
     * Aircraft among which fighters are drawn. Rule 5.1.3.
     */
    fighters: Id[];
    /**
     * Aircraft that come without a roll. Rule 5.1.5.
     */
    always: Id[];
    /**
     * True if units that are on the map are collected and drawn anew each turn. Rule 5.1.3.
     */
    redrawn: boolean;
  };
  /**
   * When it may be committed.
   */
  coveringFleet: {
    /**
     * How often in a game. Unit: commitments. Rule 5.2.3.
     */
    most: number;
    /**
     * How many of them until and on that turn; the rest come after it. Unit: commitments. Rule 5.2.4.
     */
    beforeRegroup: number;
    /**
     * How many air units come with each carrier. Unit: air units. Rule 5.2.2.
     */
    aircraftPerCarrier: number;
  };
  /**
   * How they are built.
   */
  mobileAirbases: {
    /**
     * The most in one hex. Unit: airbases. Rule 6.5.1.
     */
    perHex: number;
    /**
     * True if one that was destroyed may be built again. Rule 6.5.3.
     */
    rebuilt: boolean;
  };
  /**
   * What it does beyond the modifiers of the tables.
   */
  generalRegroup: {
    /**
     * How many Japan may declare in a game: one, or with 0 none. Unit: turns. Rule 14.5.
     */
    most: number;
    /**
     * True if aircraft of the Covering Fleet may fly missions. Rule 14.5.1.
     */
    coveringAirMissions: boolean;
    /**
     * Steps of aircraft that the Allies may restore when they roll an odd number. Unit: steps. Rule 14.5.3.
     */
    alliedStepsOdd: number;
    /**
     * The same for an even number. Unit: steps. Rule 14.5.3.
     */
    alliedStepsEven: number;
    /**
     * Aircraft that may be restored. Rule 14.5.3.
     */
    alliedAircraft: Id[];
    /**
     * What Japan pays for each step of aircraft. Unit: victory points. Rule 14.5.5.
     */
    japaneseStepCost: number;
    /**
     * The face on which Japan may restore none: the 0, which counts as 10 elsewhere. Unit: pips. Rule 14.5.5.
     */
    japaneseNoStepsFace: number;
    /**
     * A crippled Allied ship is restored on this roll or more. Unit: pips. Rule 14.5.6a.
     */
    alliedCrippledFrom: number;
    /**
     * A lost Allied ship returns on this roll or more. Unit: pips. Rule 14.5.6a.
     */
    alliedSunkFrom: number;
    /**
     * A crippled Japanese ship is restored on this roll or more. Unit: pips. Rule 14.5.6a.
     */
    japaneseCrippledFrom: number;
    /**
     * A lost Japanese ship returns on this roll or more. Unit: pips. Rule 14.5.6a.
     */
    japaneseSunkFrom: number;
  };
  /**
   * Reconnaissance flights.
   */
  reconnaissance: {
    /**
     * How far from its base a unit is placed. Unit: hexes. Rule 7.3.2.
     */
    range: number;
  };
  /**
   * Patrols of RB units.
   */
  patrol: {
    /**
     * So many rounds an intercepted patrol must stay near the target. Unit: rounds. Rule 7.3.5.
     */
    rounds: number;
    /**
     * Within so many hexes of a T hex. Unit: hexes. Rule 7.3.5.
     */
    within: number;
  };
  /**
   * The Air/Naval Operations Phase.
   */
  missions: {
    /**
     * The phase ends when each player has passed so often in a row. Unit: passes. Rule 8.4.
     */
    passes: number;
    /**
     * The most ships of a naval mission. Unit: ships. Rule 10.3.
     */
    ships: number;
    /**
     * A staging unit flies its Strategic Range times this. Unit: times. Rule 9.3.
     */
    stageRange: number;
    /**
     * Reaction missions for each hex that ships enter. Unit: missions. Rule 9.1.4.
     */
    reactionsPerHex: number;
  };
  /**
   * What flying costs.
   */
  airMovement: {
    /**
     * What it costs to come on the map from an airbase beyond it, and to leave it. Unit: range points. Rule 9.2.
     */
    mapEdge: number;
  };
  /**
   * Interceptors that take off.
   */
  scramble: {
    /**
     * Attempts of the Interceptor against one mission. Unit: attempts. Rule 9.4.
     */
    attempts: number;
  };
  /**
   * The radar of Darwin.
   */
  radar: {
    /**
     * Where it stands. Rule 17.2.1.
     */
    place: Id;
    /**
     * How far from it scrambles are helped. Unit: hexes. Rule 9.4.
     */
    range: number;
  };
  /**
   * The battle on the Tactical Battle Board.
   */
  airBattle: {
    /**
     * The most rounds of a battle. Unit: rounds. Rule 9.7.5.
     */
    rounds: number;
    /**
     * Impulses of a round, which is the number of sequence markers of each side. Unit: impulses. Rule 9.7.5.
     */
    impulses: number;
    /**
     * The round from which a late group may enter. Unit: rounds. Rule 9.7.1.
     */
    lateFrom: number;
    /**
     * The fewest bombers of a formation. Unit: air units. Rule 9.7.4.
     */
    formationFrom: number;
    /**
     * The most bombers of a formation. Unit: air units. Rule 9.7.4.
     */
    formationTo: number;
    /**
     * A sequence number that Allied formations may not have. Unit: number. Rule 9.7.4.
     */
    alliedFormationNot: number;
    /**
     * The face of the entry roll that gives surprise. Unit: pips. Rule 9.7.6.
     */
    surpriseFace: number;
    /**
     * Levels that an Interceptor off the board may change in a round. Unit: levels. Rule 9.7.6.
     */
    altitudeOffBoard: number;
    /**
     * Rounds that an Interceptor that left must wait. Unit: rounds. Rule 9.7.7b.
     */
    roundsOff: number;
    /**
     * Added to the movement points of a fighter with a Japanese ace. Unit: movement points. Rule 9.7.8.
     */
    aceMovement: number;
    /**
     * Taken from the movement points of a disrupted unit. Unit: movement points. Rule 9.7.8.
     */
    disruptedMovement: number;
    /**
     * Added to the movement points of a bomber whose bombs are gone. Unit: movement points. Rule 9.10.11.
     */
    unloadedMovement: number;
    /**
     * No unit has fewer movement points. Unit: movement points. Rule 9.7.8.
     */
    leastMovement: number;
    /**
     * Taken from the Defense Factor of a disrupted unit. Unit: points. Rule 9.9.2.
     */
    disruptedDefense: number;
    /**
     * No unit has a lower Defense Factor in air combat. Unit: points. Rule 9.7.11.
     */
    leastDefense: number;
    /**
     * How far a fighter fires. Unit: hexes. Rule 9.7.9b.
     */
    fighterRange: number;
    /**
     * How far a bomber fires, also as a fighter. Unit: hexes. Rule 9.7.9b.
     */
    bomberRange: number;
    /**
     * The round from which the sequence may be changed under the option. Unit: rounds. Rule 9.7.7a.
     */
    variableFromRound: number;
  };
  /**
   * Zones of the Tactical Battle Board in which a unit may fire.
   */
  fieldsOfFire: {
    /**
     * A fighter in its own impulse. Rule 9.7.9.
     *
     * Items: A zone of the board.
     */
    fighter: ("front" | "side" | "rear")[];
    /**
     * A bomber with several engines. Rule 9.7.9.
     *
     * Items: A zone of the board.
     */
    multiEngine: ("front" | "side" | "rear")[];
    /**
     * A bomber with one engine that is fired past. Rule 9.7.9.
     *
     * Items: A zone of the board.
     */
    singleEngine: ("front" | "side" | "rear")[];
    /**
     * The same under the option. Rule 9.7.9.
     *
     * Items: A zone of the board.
     */
    singleEngineOption: ("front" | "side" | "rear")[];
    /**
     * A bomber that attacks as a fighter. Rule 9.7.9.
     *
     * Items: A zone of the board.
     */
    asFighter: ("front" | "side" | "rear")[];
  };
  /**
   * Who fires.
   */
  antiAircraft: {
    /**
     * Ships fire at an aircraft that is so near. Unit: hexes. Rule 9.9.3.
     */
    shipsWithin: number;
  };
  /**
   * What hits do.
   */
  bombing: {
    /**
     * Hits that remove a supply unit. Unit: hits. Rule 13.3.
     */
    supplyRemovedAt: number;
  };
  /**
   * The paratroop assault of the Ki-56.
   */
  paratroops: {
    /**
     * The most missions in a game. Unit: missions. Rule 9.11.
     */
    most: number;
    /**
     * Hexes in a straight line. Unit: hexes. Rule 9.11.
     */
    straightHexes: number;
    /**
     * The first of them that may be the target. Unit: number. Rule 9.11.
     */
    targetFrom: number;
    /**
     * Added to an attack when dropped beside the enemy. Unit: Combat Factors. Rule 9.11.
     */
    attack: number;
    /**
     * Added when dropped on the enemy. Unit: Combat Factors. Rule 9.11.
     */
    attackOnEnemy: number;
    /**
     * Added to a defending unit that it is with. Unit: Combat Factors. Rule 9.11.
     */
    defense: number;
    /**
     * Factor at a drop on an Allied unit. Unit: points. Rule 9.11.
     */
    dropAntiAircraft: number;
    /**
     * What carries them. Rule 9.11.
     */
    aircraft: Id;
    /**
     * What is dropped: the counter that lies in the hex until the turn ends. Rule 9.11.
     */
    unit: Id;
  };
  /**
   * Ships at sea.
   */
  navalMovement: {
    /**
     * Entering a hex so near to an enemy airbase, carrier or warship calls for a spotting roll. Unit: hexes. Rule 10.3.2.
     */
    spottedWithin: number;
    /**
     * A coastal hex is controlled by the enemy within so many connected coastal hexes of his port. Unit: hexes. Rule 10.3.2.
     */
    portCoast: number;
    /**
     * The most ships of an interception. Unit: ships. Rule 10.3.3.
     */
    interceptors: number;
    /**
     * Classes that are carriers. Rule 10.2.
     */
    carriers: ForlornHopesShipClasses;
    /**
     * Classes that are surface warships. Rule 10.2.
     */
    warships: ForlornHopesShipClasses;
    /**
     * Classes that are transports. Rule 10.2.
     */
    transports: ForlornHopesShipClasses;
    /**
     * Warships that lift infantry or supply, and make no contested landing. Rule 2.2.4.
     */
    warshipCargo: ForlornHopesShipClasses;
    /**
     * So many such warships lift one unit of two steps together. Unit: ships. Rule 2.2.4.
     */
    shipsForFullUnit: number;
  };
  /**
   * What a submarine does while it patrols a hex.
   */
  submarines: {
    /**
     * How often it attacks in its turn. Unit: attacks. Rule 5.4.
     */
    attacks: number;
    /**
     * Classes that strike back after its attack. Rule 5.4.
     */
    hunters: ForlornHopesShipClasses;
    /**
     * It is sunk when the die of the hunters shows this or more. Unit: pips. Rule 5.4.
     */
    sunkFrom: number;
  };
  /**
   * Ships against ships.
   */
  surfaceCombat: {
    /**
     * The round from which range is close. Unit: rounds. Rule 10.4.1.
     */
    closeFrom: number;
    /**
     * Rounds of a night action, all at close range. Unit: rounds. Rule 10.4.2.
     */
    nightRounds: number;
  };
  /**
   * Ground units.
   */
  ground: {
    /**
     * Ground units that the player without the initiative may use for each supply unit spent. Unit: ground units. Rule 11.1.
     */
    unitsPerSupply: number;
    /**
     * The most infantry of a side. Unit: ground units. Rule 11.3.
     */
    infantry: number;
    /**
     * The most tank units of a side. Unit: ground units. Rule 11.3.
     */
    armor: number;
    /**
     * The most artillery units of a side. Unit: ground units. Rule 11.3.
     */
    artillery: number;
    /**
     * True if a contested landing may be made in a port. Rule 11.5.
     */
    landingInPort: boolean;
    /**
     * How many supply counters each side has: a supply unit from a holding area embarks only while one is left. Rule 13.3.
     */
    supplyCounters: {
      /**
       * Allied supply counters. Unit: counters. Rule 13.3.
       */
      allied: number;
      /**
       * Japanese supply counters. Unit: counters. Rule 13.3.
       */
      japanese: number;
    };
  };
  /**
   * Hits removed in the Regroup Phase.
   */
  repair: {
    /**
     * Hits that a player removes from all his cities together. Unit: hits. Rule 14.4.1.
     */
    cities: number;
    /**
     * Hits removed from each port or town in supply. Unit: hits. Rule 14.4.2.
     */
    ports: number;
  };
  sources: Sources;
}
/**
 * The weights with which the computer player “steady” chooses among its options, one set for each side. They change how it plays, never what is legal.
 */
export interface ForlornHopesPlayer {
  $schema: SchemaPath;
  /**
   * The player's name.
   */
  title: string;
  /**
   * How it plays, in one or two sentences.
   */
  summary: string;
  /**
   * Its weights when it plays the Allies.
   */
  allied: ForlornHopesWeights;
  /**
   * Its weights when it plays Japan.
   */
  japanese: ForlornHopesWeights;
  sources: Sources;
}
/**
 * What a side goes for, and how cautious it is. Worths are compared with one another; a Victory Point of a place is the measure.
 */
export interface ForlornHopesWeights {
  /**
   * What a Victory Point of a place counts for against all else. Unit: worth.
   */
  placePoint: number;
  /**
   * What it is worth to disrupt an airbase, beside what stands on it. Unit: worth.
   */
  airbase: number;
  /**
   * What an enemy air unit that is expected on the airbase adds. Unit: worth.
   */
  airUnit: number;
  /**
   * What a hit on a port or a city is worth. Unit: worth.
   */
  portHit: number;
  /**
   * What it is worth to disrupt a ground unit that will be fought over. Unit: worth.
   */
  groundUnit: number;
  /**
   * What a hit on a transport is worth, with what it carries. Unit: worth.
   */
  transport: number;
  /**
   * What a hit on a warship is worth. Unit: worth.
   */
  warship: number;
  /**
   * The expected gain of an air mission below which it is not flown. Unit: worth.
   */
  leastRaid: number;
  /**
   * What each interceptor that is expected beyond the escorts costs a mission with bombers. Unit: worth.
   */
  interceptor: number;
  /**
   * Fighters that go along for each interceptor that is expected. Unit: fighters.
   */
  escorts: number;
  /**
   * The least chance of success with which a fighter tries to intercept. Unit: share.
   */
  scramble: number;
  /**
   * Share of the fighters of a base that stay there to intercept. Unit: share.
   */
  homeGuard: number;
  /**
   * What each enemy bomber in range counts against basing or landing aircraft there. Unit: worth.
   */
  danger: number;
  /**
   * The least number of own points within range with which a bomber flies a patrol instead of missions. Unit: Victory Points.
   */
  patrol: number;
  /**
   * The last turn on which the 11th Air Fleet is committed, before the end of the game is counted. Unit: turns.
   */
  airFleetUntil: number;
  /**
   * The least number of its undisrupted units with which it is committed. Unit: units.
   */
  airFleetUnits: number;
  /**
   * Points that Japan keeps when it buys further units. Unit: Victory Points.
   */
  airFleetPurchase: number;
  /**
   * The first turn on which the Covering Fleet is committed. Unit: turns.
   */
  coveringFrom: number;
  /**
   * The least number of enemy warships at sea or in port for which it is committed. Unit: ships.
   */
  coveringTargets: number;
  /**
   * Share of disrupted and reduced air units at which a General Regroup Turn is declared. Unit: share.
   */
  regroupShare: number;
  /**
   * What a step of an air unit is worth on a General Regroup Turn. Unit: worth.
   */
  replacement: number;
  /**
   * The least ratio of Combat Factors landed to those that defend. Unit: ratio.
   */
  landingOdds: number;
  /**
   * Points from which a place is never left without a ground unit. Unit: Victory Points.
   */
  garrison: number;
  /**
   * The least chance that the defender retreats or is lost with which ground units attack. Unit: share.
   */
  assault: number;
  /**
   * The least ratio of own to enemy strength with which warships seek a fight. Unit: ratio.
   */
  seaEdge: number;
  /**
   * The most enemy strength that could intercept, for each of its own, with which transports sail. Unit: ratio.
   */
  convoyRisk: number;
  /**
   * The least worth of the enemy's place with which supply is spent to attack it. Unit: worth.
   */
  supplyWorth: number;
}
/**
 * A game in the middle of play. Saved by the studio.
 */
export interface ForlornHopesPosition {
  /**
   * The week. Rule 1.0.
   */
  turn: number;
  /**
   * The week in which the game began.
   */
  firstTurn: number;
  /**
   * The week after which it ends.
   */
  lastTurn: number;
  /**
   * Who has it, or had it last week. Rule 7.4.
   */
  initiative: ForlornHopesSide;
  /**
   * Missions that the Initiative player has left. Rule 7.5.
   */
  initiativeMissions: number;
  /**
   * The week in which it was declared; 0 for none. Rule 7.1.
   */
  generalRegroup: number;
  /**
   * Random events in effect. Rule 5.4.
   */
  events: Id[];
  /**
   * Random events that have come so far. Rule 5.4.
   */
  happened: Id[];
  /**
   * Whether it is committed this week. Rule 5.1.
   */
  airFleet11: boolean;
  /**
   * Whether it is committed this week. Rule 5.2.
   */
  coveringFleet: boolean;
  /**
   * How often the Covering Fleet was committed. Rule 5.2.3.
   */
  coveringCommitments: number;
  /**
   * Whether the Darwin radar works. Rule 9.10.10.
   */
  radar: boolean;
  /**
   * The week at whose end Singapore surrendered; 0 before. Rule 17.2.5.
   */
  surrendered: number;
  /**
   * The die of its first check; 0 before. Rule 17.2.5.
   */
  surrenderRoll: number;
  /**
   * Aces of each side whose units were eliminated: they are gone for good. Rule 9.7.12.
   */
  acesLost?: {
    /**
     * Aces that the Allies have lost.
     */
    allied: number;
    /**
     * Aces that Japan has lost.
     */
    japanese: number;
  };
  /**
   * Paratroop assaults. Rule 9.11.
   */
  paratroops: {
    /**
     * Assaults so far.
     */
    missions: number;
    /**
     * The week of the last one; 0 for none.
     */
    turn: number;
    /**
     * The hex in which they dropped this week.
     */
    at?: HexId;
    /**
     * Whether they have joined an attack this week.
     */
    attacked?: boolean;
  };
  /**
   * Victory Points of both sides. Rule 16.1.
   */
  points: {
    /**
     * Unit: Victory Points.
     */
    allied: number;
    /**
     * Unit: Victory Points.
     */
    japanese: number;
  };
  /**
   * What the points of each side came from, in the order in which it came. Rule 16.1.
   *
   * @maxItems 200
   *
   * Items: One thing that brought points, or cost some.
   */
  pointSources: {
    /**
     * An award of the victory point table, or what was paid or counted beside it.
     */
    source: Id;
    /**
     * Whose points they are.
     */
    side: ForlornHopesSide;
    /**
     * How often it has come. Unit: times.
     */
    times: number;
    /**
     * What it has brought in all; less than 0 for a payment. Unit: Victory Points.
     */
    points: number;
  }[];
  /**
   * The state of each airbase. Rule 6.6.
   */
  airbases: {
    /**
     * The state of one airbase.
     */
    [k: string]: {
      /**
       * What can be done there.
       */
      state: "normal" | "disrupted" | "destroyed" | "under-construction" | "off-map" | "captured";
      /**
       * Where a mobile airbase is.
       */
      at?: HexId;
      /**
       * It cannot trace supply. Rule 13.5.
       */
      oos?: true;
    };
  };
  /**
   * The air units of the scenario.
   */
  airUnits: {
    /**
     * The state of one air unit.
     */
    [k: string]: {
      /**
       * Its airbase; “unavailable” for the box of the 11th Air Fleet, “lost” when eliminated.
       */
      at?: string;
      /**
       * The box of the display. Rule 6.4.
       */
      box?: "ready" | "flown" | "regroup" | "out";
      /**
       * Where it reconnoitres or patrols. Rule 7.3.
       */
      hex?: HexId;
      /**
       * The transport that carries it. Rule 17.2.2.
       */
      aboard?: Id;
      /**
       * What is noted of it.
       *
       * Items: One mark.
       */
      flags: (
        "disrupted" | "reduced" | "ace" | "flew" | "staged" | "patrols" | "mission" | "unseen" | "torpedo"
      )[];
    };
  };
  /**
   * The ships of the scenario.
   */
  ships: {
    /**
     * The state of one ship.
     */
    [k: string]: {
      /**
       * A hex or a box, or “lost” for what has been eliminated.
       */
      at: string;
      /**
       * What is noted of it.
       *
       * Items: One mark.
       */
      flags: (
        "disrupted" | "crippled" | "spotted" | "done" | "entering" | "logistics" | "attacked" | "transported"
      )[];
    };
  };
  /**
   * The ground units of the scenario.
   */
  groundUnits: {
    /**
     * The state of one ground unit.
     */
    [k: string]: {
      /**
       * A hex or a box, or “lost” for what has been eliminated.
       */
      at: string;
      /**
       * What is noted of it.
       *
       * Items: One mark.
       */
      flags: ("disrupted" | "reduced" | "oos" | "moved" | "attacked" | "beachhead" | "retreated" | "paid")[];
      /**
       * The ship that carries it.
       */
      aboard?: Id;
      /**
       * The second ship of a unit that two carry together. Rule 2.2.4.
       */
      with?: Id;
    };
  };
  /**
   * The supply units on the map. Rule 13.3.
   *
   * Items: One supply unit.
   */
  supply: {
    /**
     * Its name, which no other has.
     */
    id: Id;
    /**
     * Whose it is.
     */
    side: ForlornHopesSide;
    /**
     * A hex or a box, or “lost” for what has been eliminated.
     */
    at: string;
    /**
     * 2 on its double side. Rule 13.3.
     */
    level: number;
    /**
     * Unit: hits.
     */
    hits: number;
    /**
     * The ship that carries it.
     */
    aboard?: Id;
  }[];
  /**
   * Supply units spent in this Ground Operations Phase that still pay for one ground unit each, within the reach that they had. Rules 11.1, 13.4.
   *
   * Items: Where a supply unit was spent, and its hits.
   */
  supplyCredit: {
    /**
     * Where the supply unit was.
     */
    at: HexId;
    /**
     * Unit: hits. They shorten the line of a supply unit.
     */
    hits: number;
  }[];
  /**
   * Hits on cities, ports and towns. Rule 9.10.10.
   */
  hits: {
    /**
     * Unit: hits.
     */
    [k: string]: number;
  };
  /**
   * The hexes that are not Allied. Rule 2.3.
   */
  control: {
    /**
     * Hexes that Japan controls.
     */
    japanese: HexId[];
    /**
     * Hexes that nobody controls.
     */
    neutral: HexId[];
  };
  /**
   * Reinforcements that have come. Rule 15.0.
   */
  arrived: Id[];
  /**
   * Missions performed this week. Rule 8.0.
   */
  missions: number;
  /**
   * What each side knows of enemy airbases. Rule 7.3.4.
   */
  reports: {
    /**
     * The reports that a side has.
     *
     * Items: What was found at an airbase.
     */
    allied: {
      /**
       * The week.
       */
      turn: number;
      /**
       * The airbase that was reconnoitred.
       */
      base: Id;
      /**
       * Unit: air units.
       */
      fighters: number;
      /**
       * Unit: air units.
       */
      bombers: number;
    }[];
    /**
     * The reports that a side has.
     *
     * Items: What was found at an airbase.
     */
    japanese: {
      /**
       * The week.
       */
      turn: number;
      /**
       * The airbase that was reconnoitred.
       */
      base: Id;
      /**
       * Unit: air units.
       */
      fighters: number;
      /**
       * Unit: air units.
       */
      bombers: number;
    }[];
  };
  /**
   * The air battle that is fought; null for none. Rule 9.7.
   */
  battle: {
    /**
     * The Mission player.
     */
    side: ForlornHopesSide;
    /**
     * The hex of the map that is attacked.
     */
    site: HexId;
    /**
     * What is attacked; null where nothing is bombed. Rule 9.6.
     */
    target: {
      /**
       * What kind of target it is.
       */
      kind: "airbase" | "city-or-port" | "naval" | "ground" | "supply" | "drop";
      /**
       * The airbase.
       */
      base?: Id;
      /**
       * The city or port.
       */
      place?: Id;
      /**
       * The ship that is attacked.
       */
      ship?: Id;
      /**
       * The ground unit.
       */
      groundUnit?: Id;
      /**
       * The supply unit.
       */
      supply?: Id;
      /**
       * The hex of the ships, or of the drop.
       */
      site?: HexId;
    } | null;
    /**
     * True if a patrol is intercepted. Rule 7.3.5.
     */
    patrol: boolean;
    /**
     * The round; 0 during the set-up. Rule 9.7.5.
     */
    round: number;
    /**
     * The impulse; 0 between rounds. Rule 9.7.5.
     */
    impulse: number;
    /**
     * The air units that take part.
     *
     * Items: One air unit.
     */
    combatants: {
      /**
       * The air unit.
       */
      airUnit: Id;
      /**
       * Its hex of the battle board; none while it is off the board.
       */
      boardHex?: HexId;
      /**
       * The hexside that it faces. Rule 9.7.8.
       */
      facing?: "N" | "NE" | "SE" | "S" | "SW" | "NW";
      /**
       * Its altitude. Rule 9.7.8.
       */
      altitude: "low" | "medium" | "high";
      /**
       * The impulse in which it moves; 0 before it has one. Rule 9.7.3.
       */
      sequence: number;
      /**
       * What is noted of it.
       *
       * Items: One mark.
       */
      marks: (
        | "late"
        | "revealed"
        | "loaded"
        | "torpedo"
        | "formation"
        | "attacked"
        | "jettisoned"
        | "engaged"
        | "lowOnAmmunition"
        | "attackedAsFighter"
        | "out"
      )[];
      /**
       * Rounds that it has ended at high altitude. Rule 9.7.8.
       */
      highRounds: number;
      /**
       * Hexes flown straight ahead at one altitude. Rule 9.10.4.
       */
      straight: number;
      /**
       * The round in which it left the board; 0 for none. Rule 9.7.7b.
       */
      leftIn: number;
    }[];
    /**
     * The air unit that has the Surprise marker. Rule 9.7.6.
     */
    surprise?: Id;
    /**
     * Rounds that a patrol has spent near the target zone. Rule 7.3.5.
     */
    patrolRounds: number;
    /**
     * The ships that are attacked. Rule 9.7.3.
     *
     * Items: One ship.
     */
    ships: {
      /**
       * The ship.
       */
      ship: Id;
      /**
       * Its hex of the battle board; none until it is placed, and once it is sunk.
       */
      boardHex?: HexId;
    }[];
  } | null;
  /**
   * The steps in play, the outermost first.
   *
   * Items: One step.
   */
  frames: {
    /**
     * The id of the step that is being played.
     */
    step: string;
    /**
     * What it remembers.
     */
    data: {
      [k: string]: unknown;
    };
  }[];
}
/**
 * What each event of the Random Events Table does. Rule 5.4.
 */
export interface ForlornHopesRandomEvents {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * Events, by the id that the chart gives.
   */
  events: {
    /**
     * One event.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      title: string;
      /**
       * Whose event it is. Without this member it is of both sides.
       */
      side?: ForlornHopesSide;
      /**
       * True if it counts only the first time.
       */
      once?: true;
      /**
       * What it does. Rule 5.4.
       */
      effect: "none" | "foul-weather" | "magic" | "ace" | "submarine";
      /**
       * The unit that comes.
       */
      unit?: Id;
      /**
       * The place off which the submarine can lie.
       */
      place?: Id;
      /**
       * What happens, in your own words.
       */
      text: string;
    };
  };
  sources: Sources;
}
/**
 * A roll of the die with its modifiers: what succeeds, or which chart gives the result. A 0 counts as 10. Rule 2.4.
 */
export interface ForlornHopesRoll {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * It is rolled only with this option.
   */
  option?: OptionId;
  /**
   * When the modified roll succeeds.
   */
  success?: {
    /**
     * On which side of the number the roll succeeds.
     */
    when: "at-least" | "at-most";
    /**
     * The number. Unit: points.
     */
    value?: number;
    /**
     * A rating of the unit in place of a number.
     */
    rating?: "tma";
    /**
     * The number for each kind of thing.
     */
    values?: {
      /**
       * The number. Unit: points.
       */
      [k: string]: number;
    };
  };
  /**
   * What the modified roll brings, by the result. The last one that holds applies.
   */
  results?: {
    /**
     * One result.
     */
    [k: string]: {
      /**
       * What happens.
       */
      text: string;
      /**
       * The roll must be above this number, or this many times the quantity.
       */
      above?: number;
      /**
       * The roll must reach this number, or this many times the quantity.
       */
      from?: number;
      /**
       * The roll must not exceed this number, or this many times the quantity.
       */
      upTo?: number;
      /**
       * The quantity that is multiplied. Without this member the number itself counts.
       */
      times?: ForlornHopesQuantity;
    };
  };
  /**
   * Charts in which the modified roll is looked up, by their file names without the ending.
   *
   * @minItems 1
   */
  charts?: Id[];
  /**
   * What is added to the roll. All that apply are added up.
   */
  modifiers: {
    [k: string]: ForlornHopesModifier;
  };
  sources: Sources;
}
/**
 * A set-up from which play starts.
 */
export interface ForlornHopesScenario {
  $schema: SchemaPath;
  /**
   * The id of the scenario, as its file is named.
   */
  id: Id;
  /**
   * The name of the scenario.
   */
  title: string;
  rule: CitedRule;
  /**
   * What it is about, in your own words.
   */
  summary: Text;
  /**
   * The turns that are played.
   */
  turns: {
    /**
     * The number of the first turn. Unit: turns. Rule 17.
     */
    first: number;
    /**
     * The number of the last turn. Unit: turns. Rule 17.
     */
    last: number;
  };
  /**
   * Columns of the map in play.
   */
  columns: {
    /**
     * The first column. Rule 17.1.3.
     */
    from: number;
    /**
     * The last column. Rule 17.1.3.
     */
    to: number;
  };
  /**
   * The sides in the order in which they set up. Rule 17.2.
   *
   * @minItems 1
   */
  setUpOrder: ForlornHopesSide[];
  /**
   * Who has the initiative on the first turn, which has no roll. Rule 7.4.
   */
  initiative: ForlornHopesSide;
  /**
   * Who controls the land. What is not listed is Allied.
   */
  control: {
    /**
     * Hexes that Japan controls.
     */
    japanese: ForlornHopesHexes;
    /**
     * Hexes that nobody controls.
     */
    neutral: ForlornHopesHexes;
  };
  /**
   * Control that replaces the one above when an option is on, by the id of the option.
   */
  controlWith?: {
    /**
     * Who controls the land. What is not listed is Allied.
     */
    [k: string]: {
      /**
       * Hexes that Japan controls.
       */
      japanese: ForlornHopesHexes;
      /**
       * Hexes that nobody controls.
       */
      neutral: ForlornHopesHexes;
    };
  };
  /**
   * Parts of the map in which units may be placed, by id.
   */
  zones: {
    /**
     * One zone.
     */
    [k: string]: {
      /**
       * What it is.
       */
      text: string;
      /**
       * Its hexes, airbases and boxes.
       *
       * @minItems 1
       *
       * Items: A hex, an airbase or a box.
       */
      at: string[];
      /**
       * Whether each of its hexes must keep an infantry unit. Default: false. Rule 17.2.3.
       */
      infantryInEach?: boolean;
    };
  };
  /**
   * What each side has.
   */
  sides: {
    /**
     * What one side has.
     */
    allied: {
      /**
       * Ships by id, with where they begin.
       */
      ships: {
        /**
         * Where one ship begins.
         */
        [k: string]: {
          /**
           * Where it begins: a hex, a place, a box or a ship, by its id.
           */
          at: string;
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Air units by id, with where they begin.
       */
      airUnits: {
        /**
         * Where one air unit begins.
         */
        [k: string]: {
          /**
           * The airbase at which it begins, or the box that holds it.
           */
          at: string;
          /**
           * The carrier on which it comes when its box is committed.
           */
          on?: Id;
          box: ForlornHopesBox;
          /**
           * True if it begins disrupted.
           */
          disrupted?: true;
          /**
           * True if it begins reduced.
           */
          reduced?: true;
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Ground units by id, with where they begin.
       */
      groundUnits: {
        /**
         * Where one ground unit begins.
         */
        [k: string]: {
          /**
           * Where it begins: a hex, a place, a box or a ship, by its id.
           */
          at: string;
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Supply units by a name of their own.
       */
      supply: {
        /**
         * One supply unit.
         */
        [k: string]: {
          /**
           * Where it begins: a hex, a place, a box or a ship, by its id.
           */
          at: string;
          /**
           * 1, or 2 for the side with two. Unit: supply. Rule 13.3.
           */
          level: number;
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Mobile airbases by the id of the airbase.
       */
      mobileAirbases: {
        /**
         * Where one begins.
         */
        [k: string]: {
          /**
           * Where it begins: a hex, a place, a box or a ship, by its id.
           */
          at: string;
          /**
           * How far it is. Rule 6.5.
           */
          state: "operational" | "under-construction";
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Fighters with an ace at the start.
       *
       * Items: One ace.
       */
      aces: {
        /**
         * The fighter with which it begins.
         */
        unit: Id;
        /**
         * Fighters from which its owner may choose. Rule 17.
         *
         * @minItems 1
         */
        among: Id[];
      }[];
    };
    /**
     * What one side has.
     */
    japanese: {
      /**
       * Ships by id, with where they begin.
       */
      ships: {
        /**
         * Where one ship begins.
         */
        [k: string]: {
          /**
           * Where it begins: a hex, a place, a box or a ship, by its id.
           */
          at: string;
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Air units by id, with where they begin.
       */
      airUnits: {
        /**
         * Where one air unit begins.
         */
        [k: string]: {
          /**
           * The airbase at which it begins, or the box that holds it.
           */
          at: string;
          /**
           * The carrier on which it comes when its box is committed.
           */
          on?: Id;
          box: ForlornHopesBox;
          /**
           * True if it begins disrupted.
           */
          disrupted?: true;
          /**
           * True if it begins reduced.
           */
          reduced?: true;
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Ground units by id, with where they begin.
       */
      groundUnits: {
        /**
         * Where one ground unit begins.
         */
        [k: string]: {
          /**
           * Where it begins: a hex, a place, a box or a ship, by its id.
           */
          at: string;
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Supply units by a name of their own.
       */
      supply: {
        /**
         * One supply unit.
         */
        [k: string]: {
          /**
           * Where it begins: a hex, a place, a box or a ship, by its id.
           */
          at: string;
          /**
           * 1, or 2 for the side with two. Unit: supply. Rule 13.3.
           */
          level: number;
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Mobile airbases by the id of the airbase.
       */
      mobileAirbases: {
        /**
         * Where one begins.
         */
        [k: string]: {
          /**
           * Where it begins: a hex, a place, a box or a ship, by its id.
           */
          at: string;
          /**
           * How far it is. Rule 6.5.
           */
          state: "operational" | "under-construction";
          /**
           * The zone of this scenario in which its owner may place it instead.
           */
          zone?: Id;
        };
      };
      /**
       * Fighters with an ace at the start.
       *
       * Items: One ace.
       */
      aces: {
        /**
         * The fighter with which it begins.
         */
        unit: Id;
        /**
         * Fighters from which its owner may choose. Rule 17.
         *
         * @minItems 1
         */
        among: Id[];
      }[];
    };
  };
  /**
   * What is rolled and chosen before the first turn. Rule 17.
   */
  setUp: {
    /**
     * Allied air units that may be in the game. Rule 17.2.1.
     */
    variableUnits?: {
      /**
       * The units that can be taken.
       */
      units: ForlornHopesUnits;
      /**
       * Taken from the roll first. Unit: pips. Rule 17.2.1.
       */
      subtract: number;
      /**
       * The rest is divided by this and rounded down for the number that is free. Unit: parts. Rule 17.2.1.
       */
      divide: number;
      /**
       * Where they begin.
       */
      zone: Id;
      /**
       * An airbase for each unit, used where nobody chooses.
       */
      suggested: {
        /**
         * The id of an airbase.
         */
        [k: string]: Id;
      };
    };
    /**
     * Hits that Japan applies after the set-up; the number is rolled. Rule 17.2.1.
     */
    earlierDamage?: {
      /**
       * The most on each Allied port. Unit: hits. Rule 17.2.1.
       */
      port: number;
      /**
       * Ports that are spared.
       */
      notAt: ForlornHopesPlaces;
      /**
       * The most on each Allied airbase, which disrupts it. Unit: hits. Rule 17.2.1.
       */
      airbase: number;
      /**
       * The most on each Allied ground unit, which disrupts it. Unit: hits. Rule 17.2.1.
       */
      groundUnit: number;
      /**
       * The most on each supply unit, which eliminates it. Unit: hits. Rule 17.2.1.
       */
      supply: number;
      /**
       * Ground units that a hit eliminates.
       */
      eliminated: ForlornHopesUnits;
    };
    /**
     * Units of the 11th Air Fleet that Japan chooses; half the roll, rounded up. Rule 17.1.2.
     */
    airFleet11?: {
      /**
       * The roll is divided by this and rounded up. Unit: parts. Rule 17.1.2.
       */
      divide: number;
      /**
       * The units from which Japan chooses.
       */
      pool: ForlornHopesUnits;
      /**
       * Where they begin.
       */
      at: Id;
      /**
       * Units in the order in which they are taken where nobody chooses.
       */
      suggested: ForlornHopesUnits;
    };
  };
  /**
   * Units that come later, by an id of their own. Rule 15.0.
   */
  arrivals: {
    /**
     * Units that come later.
     */
    [k: string]: {
      /**
       * What comes.
       */
      title: string;
      side: ForlornHopesSide;
      /**
       * What brings them. Rule 15.0.
       */
      when: "turn" | "after-singapore" | "event" | "covering-fleet" | "air-fleet-11";
      /**
       * The turn. Unit: turns. Rule 17.2.2.
       */
      turn?: number;
      /**
       * The random event.
       */
      event?: Id;
      /**
       * The units, by id. Empty where a box holds them.
       */
      units: ForlornHopesUnits;
      /**
       * Air units aboard; they can fly from the turn after the ships reach a friendly port, from the airbase nearest to it.
       */
      cargo?: ForlornHopesUnits;
      /**
       * Hexes, boxes or airbases at which they may come.
       *
       * Items: A hex, box or airbase.
       */
      at: string[];
      rule: CitedRule;
    };
  };
  /**
   * Rules of this scenario.
   */
  rules: {
    /**
     * True if air units may regroup. Rule 17.1.3.
     */
    individualRegroup: boolean;
    /**
     * True if Japan may declare one. Rule 17.1.3.
     */
    generalRegroup: boolean;
    /**
     * True if ground units are used. Rule 17.1.
     */
    groundUnits: boolean;
    /**
     * True if the victory points of rule 16 are used. Rule 17.1.4.
     */
    victoryPoints: boolean;
    /**
     * Random events that are in play; others count as no event. Rule 17.1.3.
     */
    events: Id[];
    /**
     * True if submarines may lie off Darwin and Singapore. Rule 5.4.
     */
    submarinesOffPlaces: boolean;
    /**
     * True if a contested landing may be made in a port. Rule 11.5.
     */
    landingInPort: boolean;
    /**
     * True if Japan may commit the 11th Air Fleet and the Covering Fleet. Rule 5.1.
     */
    commitments: boolean;
    /**
     * When Singapore surrenders, and in what state. Rule 17.2.5.
     */
    singapore?: {
      /**
       * The besieged place.
       */
      place: Id;
      /**
       * The turn at whose end the die is rolled; it surrenders on an even number. Unit: turns. Rule 17.2.5.
       */
      rollAfter: number;
      /**
       * The turn at whose end it surrenders if it has not before. Unit: turns. Rule 17.2.5.
       */
      surrendersAfter: number;
      /**
       * The roll is divided by this, rounded up, for the hits on it. Unit: parts. Rule 17.2.5.
       */
      hitsDivide: number;
      /**
       * True if its value counts only with a Japanese ground unit there. Rule 16.2.
       */
      needsUnit: boolean;
    };
  };
  /**
   * Who wins. Members that are left out do not count.
   */
  victory: {
    /**
     * The levels of victory by victory points. Rule 16.3.
     */
    campaign?: {
      /**
       * Japan wins with more than so many times the points of the Allies; with fewer than theirs it is defeated. Unit: times. Rule 16.3.
       */
      times: number;
    };
    /**
     * Points for enemy losses at the end. Rule 17.1.4.
     */
    losses?: {
      /**
       * For each enemy ship crippled or air unit reduced. Unit: points. Rule 17.1.4.
       */
      damaged: number;
      /**
       * For each enemy ship or air unit eliminated. Unit: points. Rule 17.1.4.
       */
      eliminated: number;
      /**
       * For each enemy airbase on the map that ends disrupted, but for one that is out of supply. Unit: points.
       */
      airbaseDisrupted?: number;
      /**
       * For each enemy airbase on the map that ends destroyed. Unit: points.
       */
      airbaseDestroyed?: number;
      /**
       * Ids of the airbases that bring points. Default: all on the map.
       */
      airbases?: Id[];
      /**
       * The side that wins with equal points: for a scenario in which the other must achieve something. Without it such a game is a draw.
       */
      tie?: ForlornHopesSide;
    };
    /**
     * Japanese transports on a coast, which decide with the points for losses. Rule 17.1.4.
     */
    transports?: {
      /**
       * Hexes that count.
       */
      coast: ForlornHopesHexes;
      /**
       * True if Daihatsu barges count as transports.
       */
      daihatsu: boolean;
      /**
       * Transports for a decisive Japanese victory. Unit: ships. Rule 17.1.4.
       */
      decisive: number;
      /**
       * Transports for a marginal one. Unit: ships. Rule 17.1.4.
       */
      marginal: number;
    };
  };
  /**
   * Optional rules that suit the scenario.
   */
  recommendedOptions: OptionId[];
  /**
   * The game as it stood when it was saved. Without it play starts from the set-up.
   */
  position?: ForlornHopesPosition;
  /**
   * Changes of other documents for this scenario alone, as merge patches by the path of the document.
   */
  overrides?: {
    /**
     * What changes in the document (RFC 7396).
     */
    [k: string]: {
      [k: string]: unknown;
    };
  };
  sources: Sources;
}
/**
 * The phases of a turn, and the steps of each, in order. Rule 4.0.
 */
export interface ForlornHopesSequence {
  $schema: SchemaPath;
  /**
   * The phases of a turn. Rule 4.0.
   *
   * Items: A step, or the name of another list.
   */
  turn: string[];
  /**
   * Its steps. Rule 5.0.
   *
   * Items: A step, or the name of another list.
   */
  randomEvents: string[];
  /**
   * Its steps. Rule 7.0.
   *
   * Items: A step, or the name of another list.
   */
  initiative: string[];
  /**
   * Its steps. Rule 8.0.
   *
   * Items: A step, or the name of another list.
   */
  airNavalOperations: string[];
  /**
   * Its steps. Rule 9.0.
   *
   * Items: A step, or the name of another list.
   */
  airMission: string[];
  /**
   * Each impulse repeats the last three. Rule 9.7.5.
   *
   * Items: A step, or the name of another list.
   */
  airBattleRound: string[];
  /**
   * Its steps. Rule 10.3.
   *
   * Items: A step, or the name of another list.
   */
  navalMission: string[];
  /**
   * Its steps. Rule 11.0.
   *
   * Items: A step, or the name of another list.
   */
  groundOperations: string[];
  /**
   * Its steps. Rule 12.0.
   *
   * Items: A step, or the name of another list.
   */
  operationsConclusion: string[];
  /**
   * Its steps. Rule 14.0.
   *
   * Items: A step, or the name of another list.
   */
  regroup: string[];
  sources: Sources;
}
/**
 * Naval units: squadrons, flotillas and convoys. Rule 2.2.4.
 */
export interface ForlornHopesShips {
  $schema: SchemaPath;
  /**
   * Naval units, by id.
   */
  ships: {
    /**
     * One counter.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      nation: ForlornHopesNation;
      fleet: ForlornHopesFleet;
      class: ForlornHopesShipClass;
      /**
       * Guns against ships and the shore. Unit: points. Rule 10.4.1.
       */
      attackFactor: number;
      /**
       * How hard it is to hit. Unit: points. Rule 10.4.1.
       */
      defenseFactor: number;
      /**
       * Guns against aircraft. Unit: points. Rule 9.9.1.
       */
      antiAircraft: number;
      speed: ForlornHopesSpeed;
      /**
       * Steps of ground units, or supply units, that it carries. Unit: steps. Rule 2.2.4.
       */
      cargo: number;
      /**
       * Ratings of the back of the counter. Without this member the second hit eliminates it. Rule 9.10.10.
       */
      crippled?: {
        /**
         * Guns against ships and the shore. Unit: points. Rule 10.4.1.
         */
        attackFactor: number;
        /**
         * How hard it is to hit. Unit: points. Rule 10.4.1.
         */
        defenseFactor: number;
        /**
         * Guns against aircraft. Unit: points. Rule 9.9.1.
         */
        antiAircraft: number;
        speed: ForlornHopesSpeed;
        /**
         * Steps of ground units, or supply units, that it carries. Unit: steps. Rule 2.2.4.
         */
        cargo: number;
      };
      /**
       * True for Japanese ships with heavy torpedoes. Rule 10.4.1.
       */
      longLance?: true;
      /**
       * True for landing barges, which can turn into a Supply Logistics Base. Rule 13.3.2.
       */
      daihatsu?: true;
      /**
       * It is in the game only with this option.
       */
      option?: OptionId;
    };
  };
  sources: Sources;
}
/**
 * What the terrains of the map do. Rule 2.1.
 */
export interface ForlornHopesTerrainEffects {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * Terrains of the map, by the ids of its legend.
   */
  terrains: {
    /**
     * One terrain.
     */
    [k: string]: {
      /**
       * What can be in the hex.
       */
      kind: "sea" | "coastal" | "land" | "none";
      /**
       * Added to the roll against a defender in the hex. Unit: points. Rule 11.4.1.
       */
      groundCombat: number;
      /**
       * True if one can be built in the hex. Rule 6.5.
       */
      mobileAirbase: boolean;
      /**
       * True if they may be in the hex where there is no city or town. Rule 11.2.1.
       */
      japaneseArmor: boolean;
    };
  };
  sources: Sources;
}
/**
 * What scores points in the course of the game and at its end. Rule 16.
 */
export interface ForlornHopesVictoryPoints {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * Awards, by what they are for.
   */
  awards: {
    /**
     * One award.
     */
    [k: string]: {
      /**
       * For what it is given.
       */
      text: string;
      /**
       * The side that scores.
       */
      to: ForlornHopesSide;
      /**
       * What it scores each time. Unit: victory points. Rule 16.1.
       */
      points: number;
      rule: CitedRule;
    };
  };
  /**
   * Places held at the end.
   */
  places: {
    /**
     * The share of the value of a place that is out of supply. Rule 16.2.
     */
    outOfSupply: number;
    /**
     * True if a place counts only with a ground unit of its holder in it. Rule 2.3.
     */
    needsUnit: boolean;
  };
  sources: Sources;
}
/**
 * Who flies each kind of mission, and how. Rule 28.2.
 */
export interface PacificWarAirMissions {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The kinds of mission, by id. Rule 28.2.
   */
  missions: {
    /**
     * One kind of mission.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      title: string;
      /**
       * Types of air units that fly it. Rule 28.2.
       *
       * @minItems 1
       *
       * Items: A type of air unit. Rule 2.2.2.
       */
      engines: ("F" | "T" | "B" | "LRA")[];
      /**
       * Types that may go with them only to fight. Rule 28.2.
       *
       * Items: A type of air unit. Rule 2.2.2.
       */
      escorts?: ("F" | "T" | "B" | "LRA")[];
      /**
       * The lowest Status Level that flies it. Unit: levels. Rule 28.2.
       */
      leastLevel: number;
      /**
       * Whether it is coordinated. Rule 28.3.3.
       */
      coordination: "roll" | "always" | "never";
      /**
       * True if it strikes or strafes in the target hex. Rule 28.2.
       */
      attacks: boolean;
      /**
       * True if its units may start air combat. Rule 28.2.
       */
      starts: boolean;
      /**
       * True if it flies in the Advantage Air Mission Phase only. Rule 28.2.
       */
      advantageOnly: boolean;
      /**
       * True if its units abort after too many hits. Rule 28.9.
       */
      aborts: boolean;
    };
  };
  sources: Sources;
}
/**
 * Classes of air units. Counters of one class are alike: what differs is the name and the steps, which the scenario gives. Rule 2.2.2.
 */
export interface PacificWarAircraft {
  $schema: SchemaPath;
  /**
   * Air classes, by id.
   */
  aircraft: {
    /**
     * Air counters of one kind: a set-up names the class and the steps of each unit. Rule 2.2.2.
     */
    [k: string]: {
      /**
       * What the class is called: nation, engines, carrier capability and Status Level.
       */
      name: string;
      nation: PacificWarNation;
      engine: PacificWarEngine;
      /**
       * True if it can operate from carriers of its nation: CV, CAG or CAD on the counter. Rule 2.3.2.2.
       */
      carrier?: true;
      level: PacificWarAirLevel;
      /**
       * Strength against aircraft, in the air and in strafing; it is the same on both sides of the counter. Rule 2.2.2. Unit: points; -1 is below zero, and without the member it is a printed x.
       */
      antiAir?: PacificWarStrength;
      /**
       * Strength against ships. Rule 2.2.2. Unit: points; -1 is below zero, and without the member it is a printed x.
       */
      antiNaval?: PacificWarStrength;
      /**
       * Strength against ground units and installations. Rule 2.2.2. Unit: points; -1 is below zero, and without the member it is a printed x.
       */
      antiGround?: PacificWarStrength;
      /**
       * The whole path of one flight. Unit: hexes. Rule 2.2.2.
       */
      range: number;
      /**
       * What it costs to activate a unit; hits do not lower it. Unit: Command Points. Rule 2.2.2.
       */
      activationCost: number;
      /**
       * Steps of a unit at full strength. Unit: steps. Rule 3.2.
       */
      steps: number;
      /**
       * How many counters there are, which is the most that can be in play. Unit: counters. Rule 2.0.
       */
      count: number;
      /**
       * True for units that are lost in their attack. Rule 28.19.
       */
      kamikaze?: true;
      /**
       * True for units that fight in the air at night. Rule 26.3.
       */
      nightFighter?: true;
      /**
       * True for the piece of the Doolittle Raid, which flies from a carrier although it is not carrier-capable. Rules 2.3.2.2 and 8.8.
       */
      doolittle?: true;
      /**
       * It is in the game only with this option. Rule 34.0.
       */
      option?: OptionId;
    };
  };
  sources: Sources;
}
/**
 * Base units, fortifications and Submarine Commands. Rules 2.3.1, 2.3.4 and 11.2.2.
 */
export interface PacificWarBases {
  $schema: SchemaPath;
  /**
   * Base units, by id.
   */
  bases: {
    /**
     * Base counters of one nation and size. Rule 2.3.1.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      nation: PacificWarNation;
      size: PacificWarBaseSize;
      /**
       * Quality in ground combat and demolition. Unit: points. Rule 2.3.1.
       */
      troopQuality: number;
      /**
       * Flak against aircraft over its hex. Rule 28.9. Unit: points; -1 is below zero, and without the member it is a printed x.
       */
      antiAir: PacificWarStrength;
      /**
       * The most air steps that it can alert or send at once. Unit: steps. Rule 2.3.2.1.
       */
      launchCapacity: number;
      /**
       * With so many hits it is interdicted. Unit: hits. Rule 4.1.
       */
      interdictedAt: number;
      /**
       * How many counters there are, which is the most that can be in play. Unit: counters. Rule 2.3.1.
       */
      count: number;
    };
  };
  /**
   * Fortifications, by id.
   */
  fortifications: {
    /**
     * A fortification, which fights as a naval unit in its hex. Rule 2.3.4.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      nation: PacificWarNation;
      /**
       * The place that it guards. Rule 2.3.4.
       */
      at: PacificWarLocation;
      /**
       * Guns against ships, by the range of the fight. A range that is left out is a printed x. Rule 2.2.3.
       */
      gunnery: {
        /**
         * Strength at short range. Unit: points; -1 is below zero, and without the member it is a printed x.
         */
        short?: PacificWarStrength;
        /**
         * Strength at medium range. Unit: points; -1 is below zero, and without the member it is a printed x.
         */
        medium?: PacificWarStrength;
        /**
         * Strength at long range. Unit: points; -1 is below zero, and without the member it is a printed x.
         */
        long?: PacificWarStrength;
      };
      /**
       * Flak against aircraft over its hex. Rule 28.9. Unit: points; -1 is below zero, and without the member it is a printed x.
       */
      antiAir: PacificWarStrength;
      /**
       * With so many hits it is eliminated; it is never repaired. Unit: hits. Rule 2.3.4.
       */
      hitCapacity: number;
      /**
       * The strength of its guns against enemies who come over land. Without this member it can only be attacked from the sea. Unit: points. Rule 2.3.4.
       */
      overlandStrength?: number;
    };
  };
  /**
   * Submarine Commands, by id.
   */
  submarineCommands: {
    /**
     * A Submarine Command, from which submarines go on patrol. Rule 11.2.2.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      nation: PacificWarNation;
    };
  };
  sources: Sources;
}
/**
 * One battle, set up to calculate its odds: an air strike over its target, a naval combat, a bombardment, or a ground combat. Rules 28.3, 29.2, 29.3 and 31.1.
 */
export interface PacificWarBattle {
  $schema?: SchemaPath;
  /**
   * The name of the battle.
   */
  title: string;
  /**
   * What the battle is about, in your own words.
   */
  summary?: Text;
  /**
   * What is fought. Rules 28.3, 29.2, 29.3 and 31.1.
   */
  kind: "air-strike" | "naval-combat" | "bombardment" | "ground-assault";
  /**
   * The side that strikes, bombards or attacks. In a naval combat it is the side that comes first where the rules ask for an order.
   */
  attacker: PacificWarSide;
  /**
   * Where it is fought: a place of the map or a hex. Everything that is named here is there.
   */
  at: PacificWarLocation;
  /**
   * Hexes from which attackers have come over land, for ground combat: the enemy does not retreat there. Rule 23.1.4.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: A hex next to that of the battle.
   */
  from?: PacificWarLocation[];
  /**
   * When it is fought: flak of the Allies improves in the course of the war. Rule 28.10.
   */
  month: PacificWarMonth;
  /**
   * The Lighting Condition. Default: day-am. Rule 26.0.
   */
  lighting?: "day-am" | "day-pm" | "dusk" | "night";
  /**
   * In whose Operation it is fought, and under which condition. Default: that of the attacker, under the condition intercept. Rule 22.0.
   */
  operation?: {
    /**
     * The Operation player. Rule 18.0.
     */
    side: PacificWarSide;
    condition: PacificWarIntelligenceCondition;
  };
  /**
   * The side that counts as having Strategic Initiative for optional rules. Default: none. Rule 34.11.
   */
  initiative?: PacificWarSideOrNone;
  /**
   * Whether the defender has detected the strike. Default: search. Rule 28.5.1.
   */
  detection?: "search" | "detected" | "undetected";
  /**
   * Whether the strike is Coordinated. Default: roll. Rule 28.3.3.
   */
  coordination?: "roll" | "coordinated" | "uncoordinated";
  /**
   * The side that has Surprise in a naval combat. Without this member neither has it. Rule 29.1.
   */
  surprise?: PacificWarSide;
  /**
   * The range of all phases of a naval combat. Without this member it is found by rule 29.2.4.
   */
  range?: "short" | "medium" | "long";
  /**
   * True if range and withdrawal are not bid for in a naval combat. Rule 29.2.4.
   */
  noBids?: true;
  /**
   * Phases of a naval combat that are fought. Without this member all are, and then a side may withdraw. Unit: phases. Rule 29.2.
   */
  phases?: number;
  /**
   * Ids of the optional rules that are on.
   */
  options?: OptionId[];
  /**
   * What each side has there.
   */
  forces: {
    /**
     * Allied forces.
     */
    allied: PacificWarBattleForce;
    /**
     * Japanese forces.
     */
    japanese: PacificWarBattleForce;
  };
  /**
   * How each side makes its choices in the battle. Default: determined.
   */
  policies?: {
    /**
     * How the Allies make their choices.
     */
    allied?: PacificWarBattlePolicy;
    /**
     * How Japan makes its choices.
     */
    japanese?: PacificWarBattlePolicy;
  };
  sources?: Sources;
}
/**
 * How the ship is there: in a Task Force, or not Activated in port.
 */
export interface PacificWarBattleShip {
  /**
   * The Task Force of this side that it belongs to, by an id of your own. Task Forces count as detected. Without this member the ship is in port.
   */
  taskForce?: Id;
  /**
   * Its row in the Task Force. Default: screen. Rule 2.5.12.
   */
  row?: "core" | "screen";
  hits?: PacificWarHits;
}
/**
 * One air unit. Of an attacker that strikes it flies the mission; else it is on a ship or at the Base.
 */
export interface PacificWarBattleAirUnit {
  /**
   * Its class of aircraft.
   */
  class: Id;
  /**
   * How many steps it has. Unit: steps. Rule 3.2.
   */
  steps: number;
  /**
   * What stands on the counter: a name from history. It has no effect.
   */
  name?: string;
  /**
   * The ship of this battle that it is on. Without this member it is at the Base.
   */
  on?: Id;
  /**
   * Ships that it attacks when it strikes, in the order in which they take hits. Without this member its side chooses. Rule 28.11.
   *
   * @minItems 1
   *
   * Items: A ship of the other side in this battle.
   */
  attacks?: Id[];
}
/**
 * One ground unit, ashore or aboard a ship.
 */
export interface PacificWarBattleGroundUnit {
  /**
   * The ground unit, where several counters of it are there. Without this member it is that of the id. Rule 16.9.
   */
  unit?: Id;
  hits?: PacificWarHits;
  /**
   * True if it is Broken. Rule 31.4.
   */
  broken?: true;
  /**
   * The ship of this battle that carries it. Rule 23.8.
   */
  on?: Id;
  /**
   * How an attacker came to the hex. Without this member it came over land. Rules 23.8.3 and 28.14.
   */
  assault?: "amphibious" | "paradrop";
}
/**
 * The Base of the hex.
 */
export interface PacificWarBattleBase {
  /**
   * Its counter.
   */
  unit: Id;
  hits?: PacificWarHits;
}
/**
 * One fortification.
 */
export interface PacificWarBattleFortification {
  hits?: PacificWarHits;
}
/**
 * What one side has in the battle.
 */
export interface PacificWarBattleForce {
  /**
   * Ships of the side in the hex, by id.
   */
  ships?: {
    [k: string]: PacificWarBattleShip;
  };
  /**
   * Air units of the side, by an id of your own.
   */
  airUnits?: {
    [k: string]: PacificWarBattleAirUnit;
  };
  /**
   * Ground units of the side, by id.
   */
  groundUnits?: {
    [k: string]: PacificWarBattleGroundUnit;
  };
  base?: PacificWarBattleBase;
  /**
   * Fortifications of the hex that are in play, by id.
   */
  fortifications?: {
    [k: string]: PacificWarBattleFortification;
  };
}
/**
 * Which ground units are broken down, and into what. Rule 16.9.
 */
export interface PacificWarBreakdown {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The kinds of breakdown, by id.
   */
  rows: {
    /**
     * One kind of breakdown.
     */
    [k: string]: {
      /**
       * Ground units that may be broken down so: ids of ground-units.json. Without it, all that fit. Rule 16.9.
       */
      parents?: Id[];
      /**
       * The nation of the parent. Rule 16.9.
       */
      nation: "us" | "japan";
      /**
       * The type of the parent. Rule 16.9.
       */
      type: "infantry" | "marine";
      /**
       * The least Troop Quality of the parent. Unit: points. Rule 16.9.
       */
      quality: number;
      /**
       * The ground unit that is made: an id of ground-units.json. Rule 16.9.
       */
      yields: Id;
    };
  };
  sources: Sources;
}
/**
 * Which line an attack reads, and with what strength. Rule 28.11.
 */
export interface PacificWarCombatLines {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The kinds of attack, by id.
   */
  attacks: {
    /**
     * One kind of attack.
     */
    [k: string]: {
      /**
       * What it is.
       */
      title: string;
      /**
       * The row of charts/air-naval-results.json that it reads.
       */
      line: Id;
      /**
       * The strength that it uses.
       */
      strength:
        | "anti-air"
        | "anti-naval"
        | "anti-ground"
        | "flak"
        | "gunnery"
        | "torpedo"
        | "bombardment"
        | "anti-submarine"
        | "points"
        | "submarine";
      /**
       * True if other F steps add to the strength. Rule 28.5.2.
       */
      bonus: boolean;
      /**
       * True if a die of 0 rolls for critical hits as well. Rule 29.2.1.
       */
      critical: boolean;
      rule: CitedRule;
      /**
       * Results of this attack that an example of the rules prints. A check compares the tables with them. Rule 28.11.
       *
       * Items: One shot of an example.
       */
      printed?: {
        /**
         * The strength of the attack. Unit: strength points. Rule 28.11.
         */
        strength: number;
        /**
         * The face that was rolled. Unit: pips of a ten-sided die from 0. Rule 2.5.6.
         */
        die: number;
        /**
         * The hits that it scored. Unit: hits. Rule 28.11.
         */
        hits: number;
      }[];
    };
  };
  sources: Sources;
}
/**
 * How much each Dry Dock port repairs in a phase. Rule 15.1.
 */
export interface PacificWarDryDocks {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * Allied Dry Dock ports on the map, by the ids of their places. Rule 15.1.
   */
  allied: {
    /**
     * What one Dry Dock port repairs in a Naval Repair Phase.
     */
    [k: string]: {
      /**
       * How many naval units it repairs in a phase. Unit: naval units. Rule 15.1.
       */
      units: number;
      /**
       * How many hits it removes in a phase. Unit: hits. Rule 15.1.
       */
      hits: number;
      /**
       * True if it repairs capital ships. Rule 15.1.
       */
      capital: boolean;
    };
  };
  /**
   * A mobile Dry Dock port of the Allies. Rule 17.9.
   */
  mobile: {
    /**
     * How many naval units it repairs in a phase. Unit: naval units. Rule 15.1.
     */
    units: number;
    /**
     * How many hits it removes in a phase. Unit: hits. Rule 15.1.
     */
    hits: number;
    /**
     * True if it repairs capital ships. Rule 15.1.
     */
    capital: boolean;
  };
  /**
   * A Homeland Resource hex with a point left. Rule 15.1.
   */
  homeland: {
    /**
     * How many naval units it repairs in a phase. Unit: naval units. Rule 15.1.
     */
    units: number;
    /**
     * How many hits it removes in a phase. Unit: hits. Rule 15.1.
     */
    hits: number;
    /**
     * True if it repairs capital ships. Rule 15.1.
     */
    capital: boolean;
  };
  /**
   * An Allied Dry Dock port that Japan has taken. Rule 15.1.
   */
  captured: {
    /**
     * How many naval units it repairs in a phase. Unit: naval units. Rule 15.1.
     */
    units: number;
    /**
     * How many hits it removes in a phase. Unit: hits. Rule 15.1.
     */
    hits: number;
    /**
     * True if it repairs capital ships. Rule 15.1.
     */
    capital: boolean;
  };
  sources: Sources;
}
/**
 * What can be built and repaired in the Engineering Phase. Rule 17.0.
 */
export interface PacificWarEngineering {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The jobs, by id.
   */
  jobs: {
    /**
     * One job.
     */
    [k: string]: {
      /**
       * What is done.
       */
      title: string;
      /**
       * Who does it; without it, both sides.
       */
      side?: PacificWarSide;
      /**
       * What comes of it.
       */
      kind:
        | "small-airbase"
        | "large-airbase"
        | "dry-dock"
        | "offensive-support-base"
        | "repair-base"
        | "repair-support-base"
        | "repair-resource";
      /**
       * For an airbase: true where there is an airfield location, false where there is none. Rule 17.5.1.
       */
      airfield?: boolean;
      /**
       * True if an engineer that is Linked and not Broken must be in the hex. Rule 17.1.
       */
      engineer: boolean;
      /**
       * What each month of work costs, from the first. An empty list costs nothing and is done at once. Unit: Command Points. Rule 17.5.
       *
       * @maxItems 12
       *
       * Items: The cost of one month. Unit: Command Points. Rule 17.5.
       */
      stages: number[];
      /**
       * For a resource hex: the cost of each of its resource points. Unit: Command Points. Rule 17.4.
       */
      perValue?: number;
      rule: CitedRule;
    };
  };
  sources: Sources;
}
/**
 * Ground combat units: battalions to army groups. Bases are in bases.json. Rule 2.2.1.
 */
export interface PacificWarGroundUnits {
  $schema: SchemaPath;
  /**
   * Ground units, by id.
   */
  groundUnits: {
    /**
     * One ground counter, or several that are alike. Rule 2.2.1.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      /**
       * What stands on the counter. Rule 2.2.1.
       */
      designation: string;
      nation: PacificWarNation;
      /**
       * Which Chinese unit it is; the two never stack. Rule 33.6.
       */
      faction?: "nationalist" | "red";
      size: PacificWarGroundSize;
      type: PacificWarGroundType;
      /**
       * A check passes if the die is at most this. Unit: points. Rule 2.2.1.
       */
      troopQuality: number;
      steps: PacificWarGroundSteps;
      /**
       * Flak against aircraft. Rule 28.9. Unit: points; -1 is below zero, and without the member it is a printed x.
       */
      antiAir: PacificWarStrength;
      /**
       * What it costs to activate it; hits do not lower it. Unit: Command Points. Rule 2.2.1.
       */
      activationCost: number;
      /**
       * Only for units that come into play when a division breaks down: how many counters there are. Unit: counters. Rule 16.9.
       */
      breakdown?: number;
    };
  };
  sources: Sources;
}
/**
 * Headquarters, which hold Command Points and link units. Rule 11.2.
 */
export interface PacificWarHeadquarters {
  $schema: SchemaPath;
  /**
   * Headquarters, by id.
   */
  headquarters: {
    /**
     * One headquarters. Rule 11.2.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      nation: PacificWarNation;
      /**
       * How far over water it links. Unit: hexes. Rule 11.4.
       */
      commandRange: number;
      /**
       * What an Operation costs for each of its levels. Unit: Command Points a level. Rule 20.2.5.
       */
      operationCost: number;
    };
  };
  sources: Sources;
}
/**
 * What each condition of an Operation does. Rule 21.0.
 */
export interface PacificWarIntelligenceConditions {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The conditions, by id. Rule 21.0.
   */
  conditions: {
    /**
     * One condition.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      title: string;
      /**
       * When the Reaction player may stop the movement of the Operation player. Rule 23.5.
       */
      halt: "detection" | "space";
      /**
       * That space. Unit: spaces. Rule 23.5.
       */
      haltSpace?: number;
      /**
       * What the Reaction player does in his Contact Phase. Without it he has none. Rule 23.5.1.
       */
      contact?: {
        /**
         * How many moves an air unit has. Unit: moves. Rule 23.5.1.
         */
        airMoves: number;
        /**
         * The most hexes that a ground unit moves. Without it the Movement Allowance alone limits it. Unit: hexes. Rule 23.5.1.
         */
        groundHexes?: number;
        /**
         * How many times the hexes of the Operation player his Task Forces may move. Unit: times. Rule 23.5.1.
         */
        navalMultiple: number;
      };
      /**
       * Who may choose the first lighting condition. Rule 26.1.
       */
      lighting: "operation" | "reaction";
      /**
       * Who has the first advantage. Rule 27.1.
       */
      advantage: "operation" | "reaction" | "roll";
      /**
       * Added to his later rolls for advantage. Unit: points. Rule 27.2.
       */
      operationRoll: number;
      /**
       * Added to his later rolls for advantage. Unit: points. Rule 27.2.
       */
      reactionRoll: number;
      /**
       * True if carriers of the Operation are caught in the first Battle Cycle. Rule 22.0.
       */
      carriersCaught: boolean;
    };
  };
  sources: Sources;
}
/**
 * The sections of the display in order, and what each condition does. Rule 26.0.
 */
export interface PacificWarLighting {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The sections in clockwise order; after the last comes the first. Rule 26.2.
   *
   * @minItems 2
   *
   * Items: A section of the display. Rule 26.1.
   */
  ring: ("day-am" | "day-pm" | "dusk" | "night" | "random")[];
  /**
   * How far the marker moves from one Battle Cycle to the next. Unit: sections. Rule 26.2.
   */
  advance: number;
  /**
   * How far it moves when the Operation player uses the option that an Operation gives once. Unit: sections. Rule 26.2.
   */
  option: number;
  /**
   * The lighting conditions, by the ids of their sections. Rule 26.3.
   */
  conditions: {
    /**
     * One condition.
     */
    [k: string]: {
      /**
       * What air missions fly. Rule 26.3.
       */
      missions: "all" | "landing" | "night";
      /**
       * True if Anti-Air Strengths of flak are halved. Rule 26.4.
       */
      flakHalved: boolean;
      /**
       * Which column of the Range Determination Table is read. Rule 26.5.
       */
      range: "day-dusk" | "night";
      /**
       * True if long range may be bid. Rule 26.5.
       */
      longBid: boolean;
      /**
       * Which portion of the Search Chart is read. Rule 26.6.
       */
      search: "day" | "night";
    };
  };
  sources: Sources;
}
/**
 * The hexes of both maps, what lies between them, the places, and the boxes beyond the edges.
 */
export interface PacificWarMap {
  $schema: SchemaPath;
  title: MapTitle;
  drawing: Drawing;
  layout: Layout;
  legend: Legend;
  /**
   * The sheets that the maps are printed on, by id, from west to east. Rule 2.5.5.
   */
  sheets: {
    /**
     * One sheet.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      title: string;
      /**
       * First and last position of its hexrows, both included.
       *
       * @minItems 2
       * @maxItems 2
       *
       * Items: A position in a hexrow.
       */
      columns: number[];
    };
  };
  /**
   * Every hex, by its printed number: hexrow and position.
   */
  hexes: {
    /**
     * One hex.
     */
    [k: string]: {
      /**
       * Its position in the hexrow, from west to east.
       */
      column: Column;
      /**
       * The negative of its hexrow, which counts from the south edge.
       */
      row: Row;
      /**
       * What land and what water is in it: a terrain of the legend.
       */
      terrain: Terrain;
      /**
       * The country that its land belongs to: the id of a country of this map.
       */
      country?: Id;
      /**
       * Who controls it in December 1941, where that differs from its country. Scenarios say what differs from this.
       */
      control?: PacificWarControl;
      /**
       * Special sides of the hex, by kind, each written at one of the two hexes.
       */
      sides?: Sides;
      note?: PlaceNote;
    };
  };
  /**
   * Railways, roads, rivers and tracks, by both hexes joined with a hyphen, the smaller number first. Each leads across the side between them. Rule 23.1.1.
   */
  connections: Connections;
  /**
   * Hexes whose land parts two shorelines: ships leave only by the shoreline by which they came. Rule 2.5.
   */
  splitHexes: SplitHexes;
  /**
   * On which of the shorelines the port of such a hex lies, by hex. Rule 2.5.
   */
  portHalves: {
    /**
     * The name of a half of the hex.
     */
    [k: string]: Id;
  };
  /**
   * The countries of the map, by id.
   */
  countries: {
    /**
     * One country or group of islands.
     */
    [k: string]: {
      /**
       * What people call it.
       */
      name: string;
      /**
       * Who controls its land in December 1941. Scenarios say what differs from this.
       */
      control: PacificWarControl;
    };
  };
  /**
   * Named locations, by id: a black dot or the star of a city. Rule 2.5.1.
   */
  places: {
    /**
     * One named location.
     */
    [k: string]: {
      /**
       * What people call it.
       */
      name: string;
      /**
       * Where it lies.
       */
      hex: HexId;
      /**
       * What else is in the same hex, by its usual name.
       *
       * @minItems 1
       *
       * Items: A further name.
       */
      also?: string[];
      /**
       * The land or group of islands that it belongs to, for a reader.
       */
      region: string;
      /**
       * True if a Base here is a port; without a Base it is an anchorage. Rule 2.3.3.
       */
      port: boolean;
      /**
       * The largest airbase that can stand here. Rule 2.3.2.1.
       */
      airfield: "large" | "small" | "none";
      /**
       * The kind of its star. Rule 2.5.4.
       */
      city?: "chinese" | "indian" | "siamese" | "hanoi";
      /**
       * True if the place is a Dry Dock port when it has a Base. Rule 15.1.
       */
      dryDock?: boolean;
      /**
       * True where a Fortification may stand. Rule 2.3.4.
       */
      fortification?: boolean;
      /**
       * The resource hex that it is. Rule 2.5.4.
       */
      resource?: {
        /**
         * Which of the two kinds. Rule 2.5.4.
         */
        kind: "homeland" | "co-prosperity";
        /**
         * What it is worth. Unit: resource points. Rule 10.1.
         */
        points: number;
      };
      /**
       * False where no airbase can ever be built. Rule 17.6.
       */
      airbase?: boolean;
    };
  };
  /**
   * The zones of the weather, by id, with their hexes. Rule 6.0.
   */
  weatherZones: {
    /**
     * One zone.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      title: string;
      /**
       * All its hexes.
       *
       * @minItems 1
       */
      hexes: PacificWarHexRun[];
    };
  };
  /**
   * Where units move by rail with Strategic Transport, by id. Rule 13.2.4.
   */
  railAreas: {
    /**
     * One area.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      title: string;
      /**
       * Its hexes: clear ones, and those on a transport route. Units go from hex to hex over routes or between clear hexes.
       *
       * @minItems 1
       */
      hexes: PacificWarHexRun[];
    };
  };
  /**
   * The edges of the map, by id. Rule 23.7.
   */
  edges: {
    /**
     * One edge. It has all hexes in play of one position, or of one hexrow.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      title: string;
      /**
       * The position in the hexrows at which it runs.
       */
      column?: number;
      /**
       * The hexrow along which it runs.
       */
      hexrow?: number;
      /**
       * True if its water hexes are Ultimate Command Sources of the Allies. Rule 11.1.2.
       */
      commandSource: boolean;
      /**
       * True if Allied ships leave by its open water hexes. Rule 23.7.
       */
      navalExit: boolean;
      /**
       * True if Allied ground units leave by its land hexes. Rule 23.7.
       */
      groundExit: boolean;
    };
  };
  /**
   * Hexes by which Japanese ground units leave for India. Rule 23.7.
   *
   * @minItems 1
   */
  japaneseExits: PacificWarHexRun[];
  areas?: Areas;
  /**
   * Spaces beyond the edges, and boxes that hold pieces.
   */
  boxes: {
    /**
     * One space beyond the map.
     */
    [k: string]: {
      name: BoxName;
      kind: BoxKind;
      /**
       * Whose pieces it holds.
       */
      side: PacificWarSide;
      /**
       * The edge of the map that it belongs to: the id of an edge. Rule 23.7.
       */
      edge?: string;
      /**
       * Its number on the track of that edge, from 1. Unit: spaces. Rule 15.1.
       */
      space?: number;
      /**
       * What happens to units in it.
       */
      use:
        | "enter"
        | "transit"
        | "repair"
        | "repair-and-return"
        | "headquarters"
        | "escorts"
        | "strategic-bombers";
    };
  };
  sources: Sources;
}
/**
 * Counters that are not units. Rule 2.4.
 */
export interface PacificWarMarkers {
  $schema: SchemaPath;
  /**
   * Markers, by id.
   */
  markers: {
    /**
     * Markers of one kind. Rule 2.4.
     */
    [k: string]: {
      /**
       * What it is called.
       */
      name: string;
      side?: PacificWarSide;
      /**
       * The rule that uses it.
       */
      rule: RuleNumber;
      /**
       * How many there are, which is the most that can be in play. Without this member there is no limit. Unit: markers. Rule 2.4.
       */
      count?: number;
      /**
       * What the front shows.
       */
      front?: string;
      /**
       * What the back shows.
       */
      back?: string;
    };
  };
  sources: Sources;
}
/**
 * Numbers of the rules that stand in no table.
 */
export interface PacificWarParameters {
  $schema: SchemaPath;
  /**
   * The die of the game.
   */
  die: {
    /**
     * Numbers on the die, from 0 up; a 0 is zero. Unit: faces. Rule 2.0.
     */
    faces: number;
  };
  /**
   * The months of the war.
   */
  war: {
    /**
     * Its month number is the highest. Rule 16.4.
     */
    first: PacificWarMonth;
    /**
     * Its month number is 1. Rule 8.9.
     */
    last: PacificWarMonth;
  };
  /**
   * The Day Track and the length of Operations.
   */
  time: {
    /**
     * Spaces of the Day Track, a ring; the first is 0, where a month begins. Unit: spaces. Rule 20.2.1.
     */
    spaces: number;
    /**
     * What a Day Marker Adjustment Phase takes. Unit: days. Rule 20.2.1.
     */
    battleCycle: number;
    /**
     * What a tinted space of the Naval Movement Track takes. Unit: days. Rule 20.2.1.
     */
    movementSpace: number;
    /**
     * The lengths of an Operation, in the order of their multiples 1, 2 and 3. Unit: days. Rule 20.2.2.
     *
     * Items: A length. Unit: days.
     */
    lengths: number[];
    /**
     * Days for each Battle Cycle Move of a ground unit. Unit: days. Rule 23.1.2.
     */
    week: number;
    /**
     * Days bought at a time in Penalty Time. Unit: days. Rule 20.2.3.
     */
    penalty: number;
    /**
     * After so many months naval units removed in Penalty Time return. Unit: months. Rule 20.2.3.
     */
    penaltyReturn: number;
    /**
     * Naval units so near to enemy air units are eliminated in Penalty Time. Unit: hexes. Rule 20.2.3.
     */
    penaltyReach: number;
    /**
     * Days for which the Reaction player activates. Unit: days. Rule 20.3.
     */
    reaction: number;
    /**
     * Days that the Reaction player buys at a time. Unit: days. Rule 20.2.4.
     */
    reactionMore: number;
    /**
     * Battle Cycles that the Reaction player has after the last unit of the Operation. Unit: Battle Cycles. Rule 20.2.4.
     */
    reactionCycles: number;
    /**
     * In so many of them he may start combat. Unit: Battle Cycles. Rule 20.2.4.
     */
    reactionCombatCycles: number;
    /**
     * Battle Cycle Moves of an activated ground unit of the Reaction player. Unit: moves. Rule 23.1.2.
     */
    reactionMoves: number;
  };
  /**
   * Which of its spaces are tinted.
   */
  movementTrack: {
    /**
     * The first tinted space. Unit: spaces. Rule 23.4.
     */
    first: number;
    /**
     * From there, every so many spaces. Unit: spaces. Rule 23.4.
     */
    every: number;
  };
  /**
   * What activation costs and allows.
   */
  activation: {
    /**
     * The most that a headquarters activates in an Operation. Unit: air units. Rule 11.2.1.5.
     */
    landAirUnits: number;
    /**
     * The most that a player spends in a Joint Activation/Deactivation Phase. Unit: Command Points. Rule 20.4.
     */
    jointPoints: number;
    /**
     * Japanese activation in China costs so many times as much. Unit: times. Rule 33.6.
     */
    chinaMultiple: number;
    /**
     * Added for each Command Point drawn through an Emergency Command Link. Unit: Command Points. Rule 11.7.3.
     */
    emergencySurcharge: number;
  };
  /**
   * Command Points kept for a later month.
   */
  futurePool: {
    /**
     * The most that goes into the pool in a Command Point Phase. Unit: Command Points. Rule 10.4.
     */
    monthly: number;
    /**
     * The furthest month for which it is kept. Unit: months. Rule 10.4.
     */
    months: number;
  };
  /**
   * What commands and their return cost.
   */
  command: {
    /**
     * The resource level whose column Japan uses while its strategic reserves last. Unit: resource points. Rule 10.1.1.
     */
    reserveLevel: number;
    /**
     * The last month of the Japanese strategic reserves. Rule 10.1.1.
     */
    reservesUntil: PacificWarMonth;
    /**
     * What it costs to return such a headquarters. Unit: Command Points. Rule 11.2.1.4.
     */
    voluntaryCost: number;
    /**
     * After so many months it arrives. Unit: months. Rule 11.2.1.4.
     */
    voluntaryMonths: number;
    /**
     * What it costs to return such a headquarters. Unit: Command Points. Rule 11.2.1.3.
     */
    involuntaryCost: number;
    /**
     * After so many months it arrives. Unit: months. Rule 11.2.1.3.
     */
    involuntaryMonths: number;
    /**
     * What it costs to place one. Unit: Command Points. Rule 14.6.
     */
    submarineCommand: number;
  };
  /**
   * How far links reach, and what blocks them.
   */
  links: {
    /**
     * Reach of an Offensive Support Base in a port. Unit: hexes. Rule 11.4.
     */
    supportBaseWater: number;
    /**
     * Reach of a port and of an Offensive Support Base over land. Unit: Movement Points. Rule 11.5.
     */
    overland: number;
    /**
     * Reach over land from the end of Air Transport. Unit: Movement Points. Rule 11.7.2.
     */
    airTransportLand: number;
    /**
     * Red Chinese units are supplied so near to a city under Chinese control. Unit: Movement Points. Rule 11.1.3.
     */
    redChinese: number;
    /**
     * An enemy air unit blocks so far. Unit: hexes. Rule 11.6.
     */
    enemyAir: number;
    /**
     * A friendly F so near lifts the block. Unit: hexes. Rule 11.6.
     */
    fighters: number;
    /**
     * A Japanese air unit so near closes an edge hex as a source. Unit: hexes. Rule 11.1.2.
     */
    sourceAir: number;
    /**
     * From its start to its end. Unit: hexes. Rule 11.7.1.
     */
    expressHexes: number;
    /**
     * Steps of destroyers that must be at its start. Unit: steps. Rule 11.7.1.
     */
    expressSteps: number;
    /**
     * From its start to its end. Unit: hexes. Rule 11.7.2.
     */
    transportHexes: number;
    /**
     * No enemy F may be so near to the end of Air Transport. Unit: hexes. Rule 11.7.2.
     */
    transportFighters: number;
    /**
     * What it costs to set one up. Unit: Command Points. Rule 11.7.
     */
    emergencyCost: number;
    /**
     * What it costs in each later Reinforcement Phase. Unit: Command Points. Rule 11.7.3.
     */
    emergencyUpkeep: number;
  };
  /**
   * What isolation does.
   */
  isolation: {
    /**
     * An air unit, or a Broken ground unit, with fewer steps loses none. Unit: steps. Rule 12.1.
     */
    leastSteps: number;
    /**
     * Steps that it loses. Unit: steps. Rule 12.1.
     */
    loss: number;
  };
  /**
   * The bid for the Operation.
   */
  bids: {
    /**
     * Added to a bid for each level of Strategic Initiative. Unit: points. Rule 18.0.
     */
    initiativeBonus: number;
    /**
     * After so many equal bids in a row the month ends. Unit: bids. Rule 18.0.
     */
    ties: number;
  };
  /**
   * Levels of Strategic Intelligence.
   */
  intelligence: {
    /**
     * The highest level. Unit: levels. Rule 7.0.
     */
    levels: number;
  };
  /**
   * The track, and what moves its marker.
   */
  initiative: {
    /**
     * The highest level on either side. Unit: levels. Rule 19.1.
     */
    most: number;
    /**
     * For the side that overruns a resource hex. Unit: spaces. Rule 19.2.
     */
    resourceOverrun: number;
    /**
     * For Japan when India surrenders. Unit: spaces. Rule 19.2.
     */
    india: number;
    /**
     * For Japan when China surrenders. Unit: spaces. Rule 19.2.
     */
    china: number;
    /**
     * For Japan when it captures the Siamese city. Unit: spaces. Rule 19.2.
     */
    siam: number;
    /**
     * For the Allies when a Japanese Base is eliminated, once at a place. Unit: spaces. Rule 19.2.
     */
    base: number;
    /**
     * For the Allies when it is flown. Unit: spaces. Rule 19.2.
     */
    doolittle: number;
    /**
     * Percent of the Homeland points that make a step. Unit: percent. Rule 19.2.
     */
    homelandShare: number;
    /**
     * For the Allies at each such step. Unit: spaces. Rule 19.2.
     */
    homelandShift: number;
    /**
     * Hits on other enemy naval units that make one ship point. Rule 19.3.1.
     */
    hitsPerPoint: {
      /**
       * For the Allies. Unit: hits. Rule 19.3.1.
       */
      allied: number;
      /**
       * For Japan. Unit: hits. Rule 19.3.1.
       */
      japanese: number;
    };
    /**
     * Added to the die of a search whose target player has Strategic Initiative. Unit: points. Rule 19.4.
     */
    searchRoll: number;
    /**
     * From this Allied level on Japan makes kamikazes. Unit: levels. Rule 19.4.
     */
    kamikazeLevel: number;
    /**
     * The most in a phase, for each Allied level. Unit: steps. Rule 19.4.
     */
    kamikazeSteps: number;
  };
  /**
   * How Task Forces are made up.
   */
  taskForces: {
    /**
     * The most in a Task Force. Unit: naval units. Rule 2.5.12.
     */
    capital: number;
    /**
     * The most in a Task Force. Unit: naval units. Rule 2.5.12.
     */
    others: number;
  };
  /**
   * What an anchorage or an interdicted port holds.
   */
  anchorages: {
    /**
     * The most that are not capital ships. Unit: naval units. Rule 2.3.3.
     */
    others: number;
    /**
     * Or so many CVS. Unit: naval units. Rule 2.3.3.
     */
    seaplaneCarriers: number;
  };
  /**
   * What a hex holds.
   */
  stacking: {
    /**
     * The most of each side. Unit: steps. Rule 23.1.3.
     */
    groundSteps: number;
    /**
     * True if a Base counts its step. Rule 23.1.3.
     */
    baseCounts: boolean;
  };
  /**
   * Strengths below zero.
   */
  strength: {
    /**
     * Only this face can have an effect. Unit: pips. Rule 3.4.
     */
    first: number;
    /**
     * At most this on the second die has the effect. Unit: pips. Rule 3.4.
     */
    second: number;
  };
  /**
   * How many units make another.
   */
  sizes: {
    /**
     * Battalions in a regiment or brigade. Unit: units. Rule 2.2.1.
     */
    battalions: number;
    /**
     * Regiments or brigades in a division. Unit: units. Rule 2.2.1.
     */
    regiments: number;
    /**
     * Air steps that count as a division in Strategic Transport. Unit: steps. Rule 13.2.3.
     */
    airSteps: number;
    /**
     * Steps of a larger ground unit that count as a division. Unit: steps. Rule 13.2.3.
     */
    stepsPerDivision: number;
  };
  /**
   * Steps of air units, missions and air combat.
   */
  air: {
    /**
     * Steps of a whole air unit. Unit: steps. Rule 3.2.
     */
    steps: number;
    /**
     * Coordination, flight in bad weather and landing at dusk succeed on at most so many times the Status Level. Unit: times. Rule 28.3.3.
     */
    levelMultiple: number;
    /**
     * Steps lost by a unit that fails. Unit: steps. Rule 26.3.
     */
    duskLoss: number;
    /**
     * With so many hits in a mission a unit aborts. Unit: hits. Rule 28.9.
     */
    abortHits: number;
    /**
     * Moves of an air unit in the Operation Player Contact Phase. Unit: moves. Rule 23.4.
     */
    contactMoves: number;
    /**
     * Air units keep further than this from Linked enemy air units in a Contact Phase. Unit: hexes. Rule 23.2.2.
     */
    contactDistance: number;
    /**
     * Other F steps for one point of strength, for Status Levels 0, 1 and 2. Unit: steps. Rule 28.5.2.
     *
     * Items: Steps for one point. Unit: steps.
     */
    bonusSteps: number[];
    /**
     * Ground steps that an air step carries. Unit: steps. Rule 28.14.
     */
    paradropSteps: number;
    /**
     * Steps saved in a hex within an Allied patrol zone. Unit: steps. Rule 28.15.
     */
    rescued: number;
    /**
     * Hits on carriers count so many times in the first cycle of Ambush-CV. Unit: times. Rule 22.0.
     */
    ambushCvHits: number;
    /**
     * So many units fly CAP then, without a bonus. Unit: air units. Rule 22.0.
     */
    ambushCvCap: number;
    /**
     * Unalerted air steps lost with each hit. Unit: steps. Rule 4.1.
     */
    groundedLoss: number;
    /**
     * Air steps lost besides when the airbase is interdicted. Unit: steps. Rule 4.1.
     */
    interdictionLoss: number;
    /**
     * How many Allied F units fly at night without penalty. Unit: air units. Rule 26.3.
     */
    nightFighters: number;
    /**
     * The lowest Status Level of Japanese T units that strike at night, and of US F units that are Alerted against them. Unit: levels. Rule 26.3.
     */
    nightLevel: number;
  };
  /**
   * Who fires flak.
   */
  flak: {
    /**
     * Units of the Screen that fire together. Unit: naval units. Rule 28.10.
     */
    screen: number;
    /**
     * Or units of the Core. Unit: naval units. Rule 28.10.
     */
    core: number;
    /**
     * Non-Activated naval units that fire with the ground units. Unit: naval units. Rule 28.10.
     */
    inPort: number;
    /**
     * The month from which Allied flak reads the improved line. Rule 28.10.
     */
    improvedFrom: PacificWarMonth;
  };
  /**
   * Searches and their modifiers.
   */
  search: {
    /**
     * The furthest hexes of the Search Charts. Unit: hexes. Rule 24.3.
     */
    range: number;
    /**
     * Added to the die when the target hex has more than one Force or Task Force. Unit: points. Rule 2.5.11.
     */
    forces: number;
    /**
     * Search opportunities in a Movement Phase. Unit: opportunities. Rule 24.3.3.
     */
    opportunities: number;
    /**
     * True if a naval unit that takes part in combat is detected. Rule 24.1.
     */
    combatDetects: boolean;
    /**
     * True if one detected naval unit makes all of its side in the hex detected. Rule 24.1.
     */
    wholeHex: boolean;
    /**
     * How far the number of ships of a red search result may be off, either way. Unit: per cent. Rule 24.2.
     */
    redPercent: number;
    /**
     * Kinds of units that see everything when they enter a land hex with an enemy Force. Rule 24.2.
     *
     * Items: A kind of unit.
     */
    seenOnEntry: ("ground" | "air" | "naval")[];
  };
  /**
   * Patrols and their attacks.
   */
  submarines: {
    /**
     * Radius of a patrol zone. Unit: hexes. Rule 25.1.
     */
    zone: number;
    /**
     * Submarines of a patrol when it is placed. Unit: submarines. Rule 25.1.
     */
    least: number;
    /**
     * Submarines that a Command Point sends out. Unit: submarines. Rule 25.1.
     */
    perPoint: number;
    /**
     * The most of a Submarine Command. Unit: patrols. Rule 25.1.
     */
    patrols: number;
    /**
     * Hexes of an increment of distance, by which the attack strength is divided. Unit: hexes. Rule 25.2.
     */
    increment: number;
    /**
     * The most against a Task Force. Unit: attacks. Rule 25.2.
     */
    shots: number;
    /**
     * Strength of each attack. Unit: points. Rule 25.2.
     */
    strength: number;
    /**
     * The highest die that finds a Task Force. Unit: pips. Rule 25.2.
     */
    search: number;
    /**
     * Added to the die of a US attack. Unit: points. Rule 25.2.
     */
    defect: number;
    /**
     * The last month of the defective torpedoes. Rule 25.2.
     */
    defectUntil: PacificWarMonth;
    /**
     * Added to the die against a Crippled naval unit. Unit: points. Rule 25.4.
     */
    crippled: number;
    /**
     * A moving Cripple so near to a patrol marker is attacked. Unit: hexes. Rule 25.4.
     */
    transit: number;
  };
  /**
   * What it moves.
   */
  strategicTransport: {
    /**
     * Divisions moved by sea in a phase. Rule 13.2.
     */
    divisions: {
      /**
       * For the Allies. Unit: divisions. Rule 13.2.
       */
      allied: number;
      /**
       * For Japan. Unit: divisions. Rule 13.2.
       */
      japanese: number;
    };
    /**
     * Divisions of each side moved by rail in a phase. Unit: divisions. Rule 13.2.4.
     */
    rail: number;
    /**
     * Paths keep further than this from Linked enemy air units. Unit: hexes. Rule 13.1.
     */
    enemyAir: number;
  };
  /**
   * Shipping and what it buys.
   */
  shipping: {
    /**
     * Cost of a Merchant Shipping Point. Unit: Command Points. Rule 14.5.
     */
    pointCost: number;
    /**
     * Without escorts this ratio is read. Unit: hundredths. Rule 9.3.
     */
    attritionLeast: number;
  };
  /**
   * What they cost.
   */
  transports: {
    /**
     * Cost of a step. Unit: Command Points. Rule 15.2.4.
     */
    cost: number;
    /**
     * Merchant Shipping Points of a Japanese step. Unit: Merchant Shipping Points. Rule 15.2.4.
     */
    shippingCost: number;
    /**
     * The most that the Allies buy in a phase. Unit: steps. Rule 15.2.4.
     */
    alliedMost: number;
    /**
     * The most in a unit. Unit: steps. Rule 15.2.4.
     */
    steps: number;
  };
  /**
   * How naval units are repaired.
   */
  repair: {
    /**
     * The most removed from a naval unit in a phase. Unit: hits. Rule 15.1.
     */
    perUnit: number;
    /**
     * The most in a unit after Recombination. Unit: steps. Rule 15.2.3.
     */
    recombined: number;
    /**
     * The month from which they can be built in Strategic scenarios. Rule 17.9.
     */
    mobileFrom: PacificWarMonth;
    /**
     * How many the Allies can build. Unit: Dry Docks. Rule 15.1.
     */
    mobileDocks: number;
  };
  /**
   * Steps received in a phase.
   */
  replacements: {
    /**
     * Ground steps where there is a headquarters, an Offensive Support Base in a port or a Homeland Resource hex. Unit: steps. Rule 16.1.
     */
    groundAtBase: number;
    /**
     * Ground steps elsewhere. Unit: steps. Rule 16.1.
     */
    groundElsewhere: number;
    /**
     * The highest Troop Quality of a unit that can be rebuilt. Unit: points. Rule 16.2.
     */
    rebuiltQuality: number;
    /**
     * The most steps with which it is rebuilt. Unit: steps. Rule 16.2.
     */
    rebuiltSteps: number;
    /**
     * The most for an existing air unit at such a hex. Unit: steps. Rule 16.3.2.
     */
    airAtBase: number;
    /**
     * The most steps of a new air unit. Unit: steps. Rule 16.3.2.
     */
    airNew: number;
    /**
     * Air steps elsewhere. Unit: steps. Rule 16.3.3.
     */
    airElsewhere: number;
    /**
     * Months before a step can be used; kamikazes need none. Unit: months. Rule 16.4.
     */
    leastTraining: number;
    /**
     * Months added to the training of Allied steps. Unit: months. Rule 16.6.
     */
    technologyMonths: number;
    /**
     * The month from which they are added. Rule 16.6.
     */
    technologyFrom: PacificWarMonth;
    /**
     * L0 steps that become L1 for each L2 step given up. Unit: steps. Rule 16.5.
     */
    instructors: number;
    /**
     * The die of air combat that raises the Status Level. Unit: pips. Rule 16.7.
     */
    experience: number;
  };
  /**
   * What installations take.
   */
  installations: {
    /**
     * Hits in a month that eliminate an Offensive Support Base. Unit: hits. Rule 36.0.
     */
    supportBaseHits: number;
    /**
     * Hits in a month that eliminate a Construction marker. Unit: hits. Rule 36.0.
     */
    constructionHits: number;
    /**
     * The most hits on a Strategic Bomber marker from an air attack. Unit: hits. Rule 8.2.
     */
    bomberHits: number;
  };
  /**
   * Raids on the Homeland.
   */
  strategicBombing: {
    /**
     * From the airbase to each target. Unit: hexes. Rule 8.2.
     */
    reach: number;
    /**
     * For each point used. Unit: Command Points. Rule 8.3.
     */
    cost: number;
    /**
     * So many raids read the normal line. Unit: raids. Rule 8.3.
     */
    normalRaids: number;
    /**
     * Faces of the raid at which air defence may cost points. Rule 8.6.
     *
     * Items: A face of the die.
     */
    defence: number[];
    /**
     * Strategic Bombing Points that each group loses. Unit: points. Rule 8.6.
     */
    defenceLoss: number;
    /**
     * An Allied airbase so near to a target saves a point. Unit: hexes. Rule 8.6.
     */
    emergencyBase: number;
    /**
     * How many points it saves. Unit: points. Rule 8.6.
     */
    emergencySaves: number;
    /**
     * The month in which it arrives. Rule 8.0.
     */
    firstGroup: PacificWarMonth;
    /**
     * The month in which it arrives. Rule 8.0.
     */
    secondGroup: PacificWarMonth;
    /**
     * The month in which the Doolittle unit arrives. Rule 8.8.
     */
    doolittle: PacificWarMonth;
    /**
     * The ship from which the raid is flown: an id of ships.json. Rule 8.8.
     */
    doolittleCarrier: Id;
    /**
     * From the carrier to the Homeland. Unit: hexes. Rule 8.8.
     */
    doolittleReach: number;
    /**
     * Strength of the raid. Unit: points. Rule 8.8.
     */
    doolittleStrength: number;
    /**
     * Homeland Resource hexes within reach at the end. Unit: hexes. Rule 8.9.
     */
    atomBombHexes: number;
    /**
     * Strategic Bombing Points that the marker then needs. Unit: points. Rule 8.9.
     */
    atomBombPoints: number;
  };
  /**
   * Movement of ground and naval units.
   */
  movement: {
    /**
     * What a ground unit spends in a phase. Unit: Movement Points. Rule 23.1.1.
     */
    ground: number;
    /**
     * What it costs. Unit: Movement Points. Rule 23.1.1.
     */
    embark: number;
    /**
     * What it costs. Unit: Movement Points. Rule 23.1.1.
     */
    disembark: number;
    /**
     * Hexes of a Task Force in a Movement Phase. Unit: hexes. Rule 23.6.2.
     */
    naval: number;
    /**
     * Hexes of a Cripple in a Movement Phase. Unit: hexes. Rule 2.2.3.
     */
    crippled: number;
    /**
     * Hits on each naval unit in a port that is overrun. Unit: hits. Rule 23.1.5.
     */
    overrunHits: number;
    /**
     * After so many months those naval units return. Unit: months. Rule 23.1.5.
     */
    overrunMonths: number;
  };
  /**
   * Phases of naval combat.
   */
  navalCombat: {
    /**
     * Naval units that each side places in Phases 1 and 2. Unit: naval units. Rule 29.2.1.
     */
    placed: number;
    /**
     * Phases of naval combat in a hex. Unit: phases. Rule 29.2.3.
     */
    phases: number;
    /**
     * In so many of them only the side with Surprise fires. Unit: phases. Rule 29.2.2.
     */
    surprisePhases: number;
    /**
     * The first phase with bids. Unit: phases. Rule 29.2.2.
     */
    bidsFrom: number;
    /**
     * How often a naval unit fires torpedoes in an Operation. Rule 29.2.1.
     */
    torpedoes: {
      /**
       * For the Allies. Unit: shots. Rule 29.2.1.
       */
      allied: number;
      /**
       * For Japan. Unit: shots. Rule 29.2.1.
       */
      japanese: number;
    };
    /**
     * The die that rolls for critical hits. Unit: pips. Rule 29.2.1.
     */
    critical: number;
  };
  /**
   * Retreat, pursuit and withdrawal.
   */
  groundCombat: {
    /**
     * Steps lost besides by a Broken force that retreats. Unit: steps. Rule 31.2.2.
     */
    brokenLoss: number;
    /**
     * Losses of an assault that retreats count so many times. Unit: times. Rule 23.8.3.
     */
    assaultLoss: number;
    /**
     * Steps lost by the pursuer. Unit: steps. Rule 31.3.
     */
    pursuitLoss: number;
    /**
     * The least loss of the side that is pursued. Unit: steps. Rule 31.3.
     */
    pursuitLeast: number;
    /**
     * Times the enemy steps that a siege needs. Unit: times. Rule 31.6.
     */
    siegeRatio: number;
    /**
     * Steps lost by a group whose units are not Broken. Unit: steps. Rule 32.1.
     */
    withdrawal: number;
    /**
     * Steps lost by a group with a Broken unit. Unit: steps. Rule 32.1.
     */
    withdrawalBroken: number;
    /**
     * True if the loser of a battle pays a Battle Cycle Move instead of deactivating. Rule 31.2.2.
     */
    loserPays: boolean;
  };
  /**
   * Surrenders and the garrison.
   */
  countries: {
    /**
     * Units so near to the Soviet border count. Unit: hexes. Rule 33.3.
     */
    garrisonReach: number;
    /**
     * Command Points lost for each missing division or six air steps. Unit: Command Points. Rule 33.3.
     */
    garrisonCost: number;
    /**
     * Air steps of such a part. Unit: steps. Rule 33.3.
     */
    garrisonAirSteps: number;
    /**
     * Steps of other ground units that count as a division. Unit: steps. Rule 33.3.
     */
    garrisonSteps: number;
    /**
     * A division with more hits does not count. Unit: hits. Rule 33.3.
     */
    garrisonHits: number;
    /**
     * Steps that leave the map before India surrenders. Unit: steps. Rule 33.5.
     */
    indiaSteps: number;
    /**
     * Land hexes so near to a Chinese city are China. Unit: hexes. Rule 33.6.
     */
    chinaReach: number;
    /**
     * Land hexes so near to its capital are Malaya. Unit: hexes. Rule 33.7.
     */
    malayaReach: number;
    /**
     * The place whose loss ends Malaya. Rule 33.7.
     */
    malayaCapital: Id;
    /**
     * A place of the island whose loss ends the Dutch East Indies. Rule 33.4.
     */
    dutchPlace: Id;
    /**
     * Lost when India surrenders: an id of headquarters.json. Rule 33.5.
     */
    indiaHeadquarters: Id;
    /**
     * Lost when Malaya surrenders: an id of headquarters.json. Rule 33.7.
     */
    malayaHeadquarters: Id;
    /**
     * Lost when they surrender: an id of headquarters.json. Rule 33.4.
     */
    dutchHeadquarters: Id;
    /**
     * Pays for Japanese units in China: an id of headquarters.json. Rule 33.6.
     */
    chinaHeadquarters: Id;
  };
  /**
   * Numbers of the optional rules.
   */
  optional: {
    /**
     * What it costs to activate one. Unit: Command Points. Rule 34.1.
     */
    submarineCost: number;
    /**
     * Hexes in a Movement Phase. Unit: hexes. Rule 34.1.
     */
    submarineHexes: number;
    /**
     * The furthest that a long-range aircraft flies to it. Unit: hexes. Rule 34.1.
     */
    seaplaneRange: number;
    /**
     * How far it searches from there. Unit: hexes. Rule 34.1.
     */
    seaplaneSearch: number;
    /**
     * How far its seaplanes search, as a naval unit with a spotter. Unit: hexes. Rule 34.2.
     */
    stoSearch: number;
    /**
     * The month in which it can be bombed. Rule 34.2.
     */
    panamaMonth: PacificWarMonth;
    /**
     * The edge from whose hexes it can be bombed: an id of the edges of map.json. Rule 34.2.
     */
    panamaEdge: Id;
    /**
     * Zeroes in a row that damage it. Unit: dice. Rule 34.2.
     */
    panamaZeroes: number;
    /**
     * Months by which US reinforcements come later. Unit: months. Rule 34.2.
     */
    panamaDelay: number;
    /**
     * The first month whose US reinforcements come later. Rule 34.2.
     */
    panamaFirst: PacificWarMonth;
    /**
     * The last of them. Rule 34.2.
     */
    panamaLast: PacificWarMonth;
    /**
     * The headquarters that alone activates Yamato and Musashi: an id of headquarters.json. Rule 34.3.
     */
    combinedFleet: Id;
    /**
     * The two ships: ids of ships.json. Rule 34.3.
     */
    flagships: Id[];
    /**
     * Hexes added to the range of L2 fighters. Rule 34.6.
     */
    fighterRange: {
      /**
       * For the Allies. Unit: hexes. Rule 34.6.
       */
      allied: number;
      /**
       * For Japan. Unit: hexes. Rule 34.6.
       */
      japanese: number;
    };
    /**
     * The least Status Level that has it. Unit: levels. Rule 34.6.
     */
    fighterLevel: number;
    /**
     * US bombers count as this Status Level when they are fired at. Unit: levels. Rule 34.7.
     */
    bomberLevel: number;
    /**
     * Strength of a long-range aircraft. Unit: points. Rule 34.9.
     */
    nightStrike: number;
    /**
     * The month in which it arrives. Rule 34.10.
     */
    mustang: PacificWarMonth;
    /**
     * Added to the die of a search. Rule 34.12.
     */
    radar: {
      /**
       * For the Allies. Unit: points. Rule 34.12.
       */
      allied: number;
      /**
       * For Japan. Unit: points. Rule 34.12.
       */
      japanese: number;
    };
    /**
     * The month from which it counts. Rule 34.12.
     */
    radarAllied: PacificWarMonth;
    /**
     * The month from which it counts. Rule 34.12.
     */
    radarJapanese: PacificWarMonth;
    /**
     * The month from which US destroyers sweep. Rule 34.14.
     */
    sweepsFrom: PacificWarMonth;
    /**
     * Submarine attacks after a sweep. Unit: attacks. Rule 34.14.
     */
    sweepReply: number;
    /**
     * Columns for the side with armor. Unit: columns. Rule 34.15.
     */
    armor: number;
    /**
     * The range is divided by this. Unit: parts. Rule 34.16.
     */
    patrolShare: number;
    /**
     * Divisions moved by barges in a phase. Unit: divisions. Rule 34.17.
     */
    barges: number;
    /**
     * Steps lost by a unit on barges. Unit: steps. Rule 34.17.
     */
    boatLoss: number;
    /**
     * The month of the year in which one comes. Unit: month. Rule 34.17.
     */
    boatMonth: number;
    /**
     * The month in which they attack. Rule 34.18.
     */
    midgetMonth: PacificWarMonth;
    /**
     * Strength of the attack. Unit: points. Rule 34.18.
     */
    midgetStrength: number;
    /**
     * The line of this number of steps is read. Unit: steps. Rule 34.19.
     */
    raiderSteps: number;
    /**
     * The month in which it arrives. Rule 34.20.
     */
    tirpitz: PacificWarMonth;
    /**
     * The ship: an id of ships.json. Rule 34.20.
     */
    tirpitzShip: Id;
    /**
     * The ship: an id of ships.json. Rule 34.21.
     */
    richelieuShip: Id;
    /**
     * Where it is set up. Rule 34.21.
     */
    richelieuPlace: Id;
    /**
     * Months in a dry dock. Unit: months. Rule 34.22.
     */
    conversion: number;
    /**
     * Seaplane carriers and what they become: ids of ships.json. Rule 34.22.
     */
    conversions: {
      /**
       * What it becomes.
       */
      [k: string]: Id;
    };
    /**
     * When each column of charts/solitaire-bidding.json applies; of those that apply the last one is read, and where none does the first. Rule 35.0.
     *
     * @minItems 1
     *
     * Items: What the two totals of Command Points are at least apart.
     */
    solitaire: {
      /**
       * The id of the column in the table. Rule 35.0.
       */
      column: string;
      /**
       * The higher total is so much higher at least. Unit: Command Points. Rule 35.0.
       */
      difference: number;
      /**
       * The higher total is so many times the lower at least. Rule 35.0.
       */
      times: number;
    }[];
  };
  sources: Sources;
}
/**
 * The weights with which the computer player “steady” chooses among its options, one set for each side. They change how it plays, never what is legal.
 */
export interface PacificWarPlayer {
  $schema: SchemaPath;
  /**
   * The player's name.
   */
  title: string;
  /**
   * How it plays, in one or two sentences.
   */
  summary: string;
  /**
   * Its weights when it plays the Allies.
   */
  allied: PacificWarWeights;
  /**
   * Its weights when it plays Japan.
   */
  japanese: PacificWarWeights;
  /**
   * What both sides reckon with in the whole war, and in any game of months.
   */
  war: PacificWarWholeWar;
  sources: Sources;
}
/**
 * What a side goes for, and how cautious it is. Worths are compared with one another; an air step is the measure.
 */
export interface PacificWarWeights {
  /**
   * What a hit on a carrier is worth. Unit: worth.
   */
  carrierHit: number;
  /**
   * What a hit on another capital ship is worth. Unit: worth.
   */
  capitalHit: number;
  /**
   * What a hit on a cruiser, a destroyer or any other warship is worth. Unit: worth.
   */
  warshipHit: number;
  /**
   * What a hit on a transport is worth. Unit: worth.
   */
  transportHit: number;
  /**
   * What a hit is worth on a ship of a Task Force of which nothing is known but where it is. Unit: worth. Rule 2.5.10.
   */
  unknownHit: number;
  /**
   * What a hit on a Base is worth. Unit: worth. Rule 4.1.
   */
  baseHit: number;
  /**
   * What a step of an enemy ground unit is worth. Unit: worth.
   */
  groundHit: number;
  /**
   * What an air step is worth, whosever it is. Unit: worth.
   */
  airStep: number;
  /**
   * How many times over what the victory conditions name counts. Unit: times. Rule 1.2.
   */
  goal: number;
  /**
   * What a mission has to gain beyond its losses to be flown. Unit: worth.
   */
  leastStrike: number;
  /**
   * How much of its expected losses a mission is charged with. Unit: share. Rules 28.8 and 28.10.
   */
  danger: number;
  /**
   * How far carriers like to be from enemy Task Forces. Unit: hexes.
   */
  standOff: number;
  /**
   * The share of its hit capacity with which a ship goes home. Unit: share. Rule 4.1.
   */
  retire: number;
  /**
   * How many times the fire of the other side its own must have to stay in a naval battle. Unit: times. Rule 29.2.5.
   */
  seaEdge: number;
  /**
   * How many times the enemy's steps its own must be to attack on land. Unit: times. Rule 31.1.
   */
  attackRatio: number;
  /**
   * How near to a place to be held, or to its own forces, enemy ships come before it halts their Contact Phase. Unit: hexes. Rule 23.5.
   */
  haltWithin: number;
  /**
   * What an Operation has to promise in Victory Points to be bid for. Unit: Victory Points. Rule 18.0.
   */
  leastOperation: number;
  /**
   * The share of the Command Points of a headquarters that it spends on the reaction to an Operation of the enemy. Unit: share. Rule 20.3.
   */
  reaction: number;
  /**
   * What each hex of sea between its troops and a place takes from what a landing there promises. Unit: Victory Points.
   */
  way: number;
  /**
   * What each hex of the way takes from the worth of a landing once the Battle Cycles have begun, when few hexes are left to go in time: the more, the less often a landing turns to another place. Unit: Victory Points for each hex.
   */
  wayAtSea: number;
  /**
   * What each hex of the way takes from the worth of a landing of troops at sea in the whole war, where there is always more to be had farther away. Unit: Victory Points for each hex.
   */
  wayInWar: number;
  /**
   * The share of what an own place counts for that is saved by troops where there are none. Unit: share.
   */
  bare: number;
  /**
   * What it is worth to bring a carrier from far behind to a port near what is fought for. Unit: Victory Points.
   */
  forward: number;
  /**
   * What it is worth to bring an empty transport to a port in which troops wait. Unit: Victory Points.
   */
  ferry: number;
  /**
   * How much farther from the front reinforcements arrive and troops gather for each hex by which a place lies under an enemy airfield. Unit: hexes of the way to the front.
   */
  caution: number;
  /**
   * By nation or headquarters the place in whose waters its forces stay in a game of months: reinforcements arrive there, and ships come home there. Forces of others go wherever they are wanted.
   */
  homes: {
    [k: string]: Id;
  };
  /**
   * How far from a home port by sea what is to be taken counts for the forces of that home. Unit: hexes.
   */
  homeWaters: number;
}
/**
 * What both sides reckon with in the whole war, and in any game of months.
 */
export interface PacificWarWholeWar {
  /**
   * What the places of the map are worth where the victory conditions name hardly any. The side that owns the Homeland wants what lies near it; the other side wants airfields from which bombers reach it, and what leads there.
   */
  objectives: {
    /**
     * What a Resource Point is worth to the side that draws it. Unit: Victory Points. Rule 33.1.
     */
    resource: number;
    /**
     * What it is worth to the side that takes it away. Unit: Victory Points. Rule 33.1.
     */
    resourceTaken: number;
    /**
     * What a hex of the Homeland is worth: nobody lands there for it, but it is held. Unit: Victory Points.
     */
    homeland: number;
    /**
     * What a port with a large airfield is worth. Unit: Victory Points.
     */
    largePort: number;
    /**
     * What a port with a small airfield is worth. Unit: Victory Points.
     */
    smallPort: number;
    /**
     * What an airfield without a port is worth. Unit: Victory Points.
     */
    inlandAirfield: number;
    /**
     * What an airfield is worth from which bombers reach the Homeland, when they are there. Unit: Victory Points. Rule 8.2.
     */
    bomberAirfield: number;
    /**
     * How many hexes of the Homeland bombers have to reach from such an airfield. Unit: hexes.
     */
    homelandInReach: number;
    /**
     * How long before the first bombers their airfields begin to count. Unit: months. Rule 14.3.
     */
    bombersAhead: number;
    /**
     * What such an airfield counts of its worth before that. Unit: share.
     */
    bombersLeast: number;
    /**
     * What a port of the owner of the Homeland that stands alone on its island counts of the worth of an airfield for bombers beside it. Unit: share.
     */
    lead: number;
    /**
     * How far from such an airfield a port leads there. Unit: hexes.
     */
    leadHexes: number;
    /**
     * How good an airfield for bombers has to be that others lead to: coasts full of places of the owner lead to none that is held. Unit: share.
     */
    island: number;
    /**
     * So many places of the owner nearby halve what an airfield for bombers is worth. Unit: places.
     */
    crowd: number;
    /**
     * How far one place is from another that lies about it. Unit: hexes.
     */
    nearby: number;
    /**
     * What a port at the very shore of the Homeland is worth more, as a multiple of its worth. Unit: times.
     */
    nearer: number;
    /**
     * From where on nearness to the Homeland counts nothing. Unit: hexes.
     */
    far: number;
    /**
     * How far from the Homeland its owner wants more than Resource Points. Unit: hexes.
     */
    perimeter: number;
    /**
     * What a Base of the other side counts more near a large port of the owner of the Homeland, which it threatens. Unit: Victory Points.
     */
    threat: number;
    /**
     * How near such a port a Base has to be to count as a whole threat. Unit: hexes.
     */
    threatNear: number;
    /**
     * At such a distance from all of these ports it threatens nothing; in between the less the farther. Unit: hexes.
     */
    threatFar: number;
    /**
     * What a place is worth at which the other side begins alone in the midst of places of the owner. Unit: Victory Points.
     */
    enclave: number;
    /**
     * How far the next place of the other side is from an enclave at least. Unit: hexes.
     */
    enclaveHexes: number;
    /**
     * What a dry dock within the perimeter is worth. Unit: Victory Points.
     */
    dryDock: number;
    /**
     * What is worth less is not fought for. Unit: Victory Points.
     */
    least: number;
  };
  /**
   * How many troops are thought to stand where, and how many stay behind.
   */
  troops: {
    /**
     * The share of the average force of the enemy that is thought to stand in a place: armies far from every sea raise the average. Unit: share.
     */
    atTheFront: number;
    /**
     * The share of that in most places. Unit: share.
     */
    smallGarrison: number;
    /**
     * How many times as many stand at a large Base. Unit: times.
     */
    largeBase: number;
    /**
     * So near to airfields of the enemy a place without troops is bare, and garrisons stay. Unit: hexes.
     */
    inReach: number;
    /**
     * What a place counts of its worth that links do not reach yet. Unit: share. Rule 11.0.
     */
    cutOff: number;
    /**
     * What a city counts of its worth for troops that land on a shore from which they could march to it. Unit: share.
     */
    byMarch: number;
    /**
     * Steps that stay in a place that is fought for. Unit: steps.
     */
    garrison: number;
    /**
     * A unit with more than so many times the garrison does not stay. Unit: times.
     */
    largeUnit: number;
    /**
     * So many steps have to wait in a port for empty transports to go there. Unit: steps.
     */
    leastFerry: number;
  };
  /**
   * How troops at sea and what covers them behave.
   */
  landings: {
    /**
     * What troops at sea have to gain by a landing, whatever the way. Unit: Victory Points.
     */
    least: number;
    /**
     * Beyond that no landing goes, in any game of months. Unit: hexes of sea.
     */
    farthest: number;
    /**
     * Battle Cycles that are left for the fight when troops come to their place in a Contact Phase. Unit: Battle Cycles.
     */
    fight: number;
    /**
     * Battle Cycles for the fight that a landing keeps while it waits for the carriers that cover it. Unit: Battle Cycles.
     */
    spare: number;
    /**
     * How far away carriers cover a landing. Unit: hexes of sea.
     */
    covered: number;
    /**
     * What the place of a landing counts for the carriers that cover it beside ships of the enemy. Unit: times.
     */
    covering: number;
    /**
     * Steps of aircraft that strike ships in one place before the enemy is halted for them. Unit: steps. Rule 23.5.
     */
    haltingSteps: number;
  };
  /**
   * In a game of months: where ships wait for their next Operation. Rule 11.2.1.
   */
  ports: {
    /**
     * How much farther a port may be for each headquarters more that can send ships out again from there. Unit: hexes.
     */
    perPayer: number;
    /**
     * How much farther it may be for each hex by which it is nearer to what counts. Unit: hexes.
     */
    forward: number;
    /**
     * Farther than that from all that counts a carrier is of no use. Unit: hexes of sea.
     */
    rear: number;
    /**
     * A port that is farther away than that is none. Unit: hexes of sea.
     */
    lane: number;
  };
  /**
   * What troops are thought to be worth against those of the enemy, of whom only the place is known, in any game of months.
   */
  chances: {
    /**
     * An attack with so many times the steps that it needs, or fewer, has no chance. Unit: times.
     */
    none: number;
    /**
     * An attack with so many times the steps that it needs is sure. Unit: times.
     */
    sure: number;
    /**
     * What a step counts that lands among enemies where none of its own side is yet, whose lead is half as good. Unit: share. Rule 23.8.3.
     */
    assault: number;
    /**
     * A place of such a worth to the enemy is thought to be held by twice as many. Unit: Victory Points.
     */
    doubled: number;
    /**
     * How many times the common garrison is thought to stand at a small Base. Unit: times.
     */
    atBase: number;
    /**
     * How many times as many are thought to stand with a headquarters. Unit: times.
     */
    atHeadquarters: number;
    /**
     * How far by land the city may be for which troops land on a shore. Unit: Movement Points. Rule 23.1.1.
     */
    march: number;
    /**
     * Aircraft of a place that is to be taken keep links away so far: what is linked beside it is linked once it is taken. Unit: hexes. Rule 11.6.
     */
    inTheWay: number;
  };
  /**
   * What is otherwise in a campaign than in the whole war, where fewer places are fought for and held by more.
   */
  campaign: {
    /**
     * The share of its worth that a place counts that no link reaches: whoever lands there stays there. Unit: share. Rule 11.0.
     */
    cutOff: number;
    /**
     * The share of the worth of a city that a shore counts from which troops could march there. Unit: share.
     */
    beach: number;
    /**
     * How many times the common garrison is thought to stand at a large Base. Unit: times.
     */
    largeBase: number;
    /**
     * Steps that stay in a place that is fought for when troops sail from there. Unit: steps.
     */
    garrison: number;
    /**
     * Fewer steps are not worth the way of a transport. Unit: steps.
     */
    leastFerry: number;
  };
  /**
   * How an Operation is planned, bid for and paid, in any game of months.
   */
  operations: {
    /**
     * How far from its goal a force may begin. Unit: hexes of sea.
     */
    far: number;
    /**
     * How far from its goal carriers may begin that go with a landing. Unit: hexes of sea.
     */
    atHand: number;
    /**
     * Ships that go with a landing or with carriers. Unit: ships.
     */
    escorts: number;
    /**
     * So many empty transports sail in one Operation. Unit: ships.
     */
    empties: number;
    /**
     * Moves by land that an Operation leaves time for. Unit: moves. Rule 23.1.2.
     */
    marches: number;
    /**
     * The share of its worth that a march promises, since jungle and mountains make it late. Unit: share.
     */
    byLand: number;
    /**
     * The share of the way that is left when the enemy halts the Contact Phase. Unit: share. Rule 23.5.
     */
    halted: number;
    /**
     * Battle Cycles that a landing or a march needs when it is there. Unit: Battle Cycles.
     */
    cycles: number;
    /**
     * What each Command Point takes from what a plan promises, beside others. Unit: Victory Points. Rule 10.1.
     */
    commandPoint: number;
    /**
     * What each Day takes from it, since the enemy has it as well. Unit: Victory Points. Rule 20.2.
     */
    day: number;
    /**
     * Where a headquarters has points to spare an Operation is begun for such a share of what it has to promise. Unit: share.
     */
    spare: number;
    /**
     * What a further task has to promise to go along in an Operation. Unit: Victory Points.
     */
    beside: number;
    /**
     * What is bid for an Operation, as a multiple of what it costs. Unit: times. Rule 18.0.
     */
    bid: number;
    /**
     * The share of its cost with which a plan is still worth beginning. Unit: share.
     */
    paid: number;
    /**
     * Enemy ships that are farther from a place of one's own threaten nothing. Unit: hexes of sea. Rule 20.3.
     */
    menace: number;
    /**
     * What a reaction has to bring to be made. Unit: air units. Rule 20.3.
     */
    reaction: number;
    /**
     * What a ship counts in a reaction. Unit: air units.
     */
    reactionShip: number;
    /**
     * What a ground unit counts in a reaction. Unit: air units.
     */
    reactionTroops: number;
  };
  /**
   * Where troops gather and wait, and what is built, in any game of months.
   */
  rear: {
    /**
     * What counts such a share of the most that is to be taken makes the front. Unit: share.
     */
    front: number;
    /**
     * Hexes from an airfield of the enemy at which a place is safe. Unit: hexes.
     */
    safe: number;
    /**
     * What each battalion that the transports of a port take counts when troops gather there. Unit: hexes of the way to the front.
     */
    lift: number;
    /**
     * More battalions than these count no more. Unit: battalions.
     */
    enough: number;
    /**
     * How far troops are moved to where they gather in the whole war. Unit: hexes of sea. Rule 13.0.
     */
    farthest: number;
    /**
     * So near to what the enemy holds no place is left without troops. Unit: hexes of sea.
     */
    watch: number;
    /**
     * Troops of that quality or poorer stay where they are. Unit: Troop Quality.
     */
    quality: number;
    /**
     * A place of such a worth to either side keeps a whole garrison in the whole war. Unit: Victory Points.
     */
    dear: number;
    /**
     * Steps that it keeps. Unit: steps.
     */
    garrison: number;
    /**
     * Steps that other places keep that are fought for. Unit: steps.
     */
    smallGarrison: number;
    /**
     * Of the troops that wait so many are for one transport. Unit: steps.
     */
    cargo: number;
    /**
     * What each hex of its way, and of the way from there to the front, counts beside a step that waits. Unit: steps.
     */
    wayToTroops: number;
    /**
     * How near to the front airbases are built. Unit: hexes of sea. Rule 17.0.
     */
    airbases: number;
    /**
     * By how much farther forward, and farther from other sources, one has to be to be built. Unit: hexes. Rule 11.3.
     */
    supportGain: number;
    /**
     * Within so many hexes of another patrol a submarine is not needed. Unit: hexes. Rule 25.1.
     */
    patrolZone: number;
    /**
     * How much farther off what it waits for may be where no other patrol lies. Unit: hexes.
     */
    patrolApart: number;
  };
  /**
   * How much the war of merchants gets, in any game of months.
   */
  economy: {
    /**
     * Steps of escorts that are kept for each submarine against shipping. Unit: steps. Rule 9.3.
     */
    escorts: number;
    /**
     * Submarines that the fleet keeps; further new ones hunt merchants. Unit: submarines. Rule 14.2.
     */
    fleetSubmarines: number;
    /**
     * Merchant Shipping Points beyond what the resources need that are bought. Unit: Merchant Shipping Points. Rule 14.5.
     */
    shippingAhead: number;
    /**
     * The share of a headquarters' Command Points that merchants may cost in a month. Unit: share. Rule 14.5.
     */
    shippingShare: number;
  };
}
/**
 * A game in the middle of play. Saved by the studio.
 */
export interface PacificWarPosition {
  /**
   * The month in which the scenario is played.
   */
  month: PacificWarMonth;
  /**
   * The space of the Day marker. Unit: Days. Rule 32.3.
   */
  day: number;
  /**
   * Days since the scenario began. Unit: Days. Rule 32.3.
   */
  daysPassed: number;
  /**
   * The Operation in play; in an Engagement what stands for it. Rule 20.0.
   */
  operation: {
    /**
     * Whose Operation it is.
     */
    side: PacificWarSide;
    /**
     * The Operation Level; 0 in an Engagement. Rule 20.1.
     */
    level: number;
    /**
     * How long it lasts; 0 in an Engagement. Unit: Days. Rule 20.2.1.
     */
    length: number;
    /**
     * The Operational Intelligence Condition. Rule 21.0.
     */
    condition: PacificWarIntelligenceCondition;
    /**
     * Whether the Operation player knows the Condition. Rule 21.0.
     */
    revealed: boolean;
    /**
     * Hexes that the naval units of each side have moved in its Contact Phase, the Allies first. Rule 23.4.
     *
     * @minItems 2
     * @maxItems 2
     *
     * Items: Hexes of one side. Unit: hexes. Rule 23.4.
     */
    contactHexes: number[];
    /**
     * Whether the choice of a second section of light has been used. Rule 26.2.
     */
    lightingUsed: boolean;
  };
  /**
   * Battle Cycles so far, the one in play included; 0 before the first. Rule 5.2.
   */
  cycle: number;
  /**
   * The side that has the advantage in this Battle Cycle; null before it is known. Rule 27.0.
   */
  advantage: string | null;
  /**
   * The light of the Battle Cycle. Rule 26.0.
   */
  lighting: "day-am" | "day-pm" | "dusk" | "night";
  /**
   * Task Forces of both sides, those that have lost all their ships too. Rule 2.5.12.
   *
   * Items: One Task Force.
   */
  taskForces: {
    /**
     * Its id, which no other Task Force of its side has.
     */
    id: Id;
    /**
     * Whose it is.
     */
    side: PacificWarSide;
    /**
     * Its name.
     */
    name: string;
    /**
     * Where it is; “absent” once it has no ships.
     */
    hex: PacificWarWhereabouts;
    /**
     * In a hex with two shores the part in which it is, otherwise 0. Rule 2.5.
     */
    half: number;
    /**
     * Whether a search has found it. Rule 24.0.
     */
    detected: boolean;
    /**
     * Whether it is a dummy. Rule 34.4.
     */
    dummy: boolean;
    /**
     * Hexes that it has moved in this phase. Unit: hexes. Rule 23.6.2.
     */
    moved: number;
    /**
     * Whether an enemy has stopped it in this phase. Rule 23.6.2.
     */
    stopped: boolean;
    /**
     * Whether its ships are in a battle that goes on, so that it cannot move in its next Movement Phase. Rule 29.2.3.
     */
    engaged: boolean;
    /**
     * Whether it has been searched for in this phase. Rule 24.3.3.
     */
    searched: boolean;
    /**
     * Whether a submarine has attacked it in this phase. Rule 25.2.
     */
    torpedoed: boolean;
    /**
     * What the last report of a search said of the naval units in its hex; left out before the first. Rule 24.2.
     */
    seen?: {
      /**
       * Naval units that were reported in the hex. Unit: naval units. Rule 24.2.
       */
      naval: number;
      /**
       * Capital ships among them; null where the report does not say. Unit: naval units. Rule 24.2.
       */
      capital: number | null;
      /**
       * Whether carriers are among them; null where the report does not say. Rule 24.2.
       */
      carriers: boolean | null;
    };
  }[];
  /**
   * Ships of the scenario, by id.
   */
  ships: {
    /**
     * Where a ship is, and how it stands.
     */
    [k: string]: {
      /**
       * Its hex.
       */
      at: PacificWarWhereabouts;
      /**
       * The Task Force to which it belongs. Without it the ship is outside of Task Forces. Rule 2.5.12.
       */
      taskForce?: Id;
      /**
       * Where in its Task Force it is. Rule 2.5.12.
       */
      row?: "core" | "screen";
      /**
       * Hits that it has taken. Unit: hits. Rule 3.1.
       */
      hits: number;
      /**
       * Whether it is Activated. Rule 20.4.
       */
      activated: boolean;
      /**
       * Times that it has fired torpedoes in this Operation. Unit: shots. Rule 29.2.1.
       */
      torpedoes: number;
      /**
       * Whether a seaplane carrier has stayed for a whole Battle Cycle and may be a seaplane base. Rule 2.3.2.3.
       */
      rested: boolean;
    };
  };
  /**
   * Air units of the scenario, lost ones too.
   *
   * Items: Where an air unit is, and how it stands.
   */
  airUnits: {
    /**
     * Its id in the scenario.
     */
    id: Id;
    /**
     * Its name.
     */
    name: string;
    /**
     * Its class of aircraft. Rule 2.2.2.
     */
    kind: Id;
    /**
     * Steps that it has; 0 once it is lost. Unit: steps. Rule 2.2.2.
     */
    steps: number;
    /**
     * Where it is based; while it flies, where it took off.
     */
    hex: PacificWarWhereabouts;
    /**
     * The ship that it is on; null on land.
     */
    ship: string | null;
    /**
     * Whether it is Activated. Rule 20.4.
     */
    activated: boolean;
    /**
     * Whether it is in the air over its own hex. Rule 28.5.2.
     */
    alerted: boolean;
    /**
     * Moves that it has made in this Contact Phase. Unit: moves. Rule 23.4.
     */
    contactMoves: number;
    /**
     * Whether it has flown in this Battle Cycle. Rule 28.1.
     */
    flew: boolean;
    /**
     * Whether it has searched as a long-range aircraft in this Battle Cycle and flies no mission. Rule 34.8.
     */
    searchedAsLra: boolean;
    /**
     * The hex over which it flies on a mission; null while it is landed.
     */
    over: string | null;
    /**
     * Hexes that it has flown since it took off. Unit: hexes. Rule 28.4.
     */
    flown: number;
  }[];
  /**
   * Ground units of the scenario, lost ones too.
   *
   * Items: Where a ground unit is, and how it stands.
   */
  groundUnits: {
    /**
     * Its id in the scenario.
     */
    id: Id;
    /**
     * Its counter. Rule 2.2.1.
     */
    kind: Id;
    /**
     * Hits that it has taken. Unit: hits. Rule 3.3.
     */
    hits: number;
    /**
     * Its hex, or that of the ship that carries it.
     */
    hex: PacificWarWhereabouts;
    /**
     * The ship that carries it; null for none. Rule 23.8.
     */
    ship: string | null;
    /**
     * Whether it is Activated. Rule 20.4.
     */
    activated: boolean;
    /**
     * Battle Cycle Moves that it has left. Unit: moves. Rule 23.1.2.
     */
    cycleMoves: number;
    /**
     * Whether it is Broken. Rule 31.2.
     */
    broken: boolean;
    /**
     * Whether it has come among enemies and has to attack. Rule 23.8.3.
     */
    assault: "none" | "amphibious" | "paradrop";
    /**
     * Whether it has come to its hex in this Battle Cycle. Rule 31.1.
     */
    entered: boolean;
    /**
     * Whether it has moved in this phase. Rule 23.1.
     */
    moved: boolean;
  }[];
  /**
   * Bases of both sides, eliminated ones too. Rule 2.3.1.
   *
   * Items: One Base.
   */
  bases: {
    /**
     * Whose it is.
     */
    side: PacificWarSide;
    /**
     * Its counter.
     */
    kind: Id;
    /**
     * Its hex; “absent” once it is eliminated.
     */
    hex: PacificWarWhereabouts;
    /**
     * Hits that it has taken. Unit: hits. Rule 4.1.
     */
    hits: number;
  }[];
  /**
   * Hits of the fortifications of the scenario. Rule 2.3.4.
   */
  fortifications: {
    /**
     * Hits that it has taken. Unit: hits. Rule 2.3.4.
     */
    [k: string]: number;
  };
  /**
   * Hexes of the headquarters on the map. Rule 11.1.
   */
  headquarters: {
    /**
     * Its hex.
     */
    [k: string]: PacificWarHex;
  };
  /**
   * Submarine Commands on the map. Rule 25.0.
   */
  submarines: {
    /**
     * One Submarine Command.
     */
    [k: string]: {
      /**
       * Its hex; “absent” once it has none.
       */
      hex: PacificWarWhereabouts;
      /**
       * Submarines that have no patrol. Unit: submarines. Rule 25.0.
       */
      waiting: number;
    };
  };
  /**
   * Submarines on patrol. Rule 25.1.
   *
   * Items: One patrol.
   */
  patrols: {
    /**
     * Its Submarine Command.
     */
    command: Id;
    /**
     * Its hex.
     */
    hex: PacificWarHex;
    /**
     * How many there are. Unit: submarines. Rule 25.1.
     */
    submarines: number;
  }[];
  /**
   * Searches that count against the limits of the phase. Rule 24.3.2.
   *
   * Items: One search.
   */
  searches: {
    /**
     * Who has searched.
     */
    side: PacificWarSide;
    /**
     * The hex that was searched.
     */
    hex: PacificWarHex;
    /**
     * The ship that has searched; null for none.
     */
    ship: string | null;
    /**
     * The air unit that has searched; null for none.
     */
    airUnit: string | null;
  }[];
  /**
   * Offensive Support Bases of both sides. Rule 11.3.
   *
   * Items: One of them.
   */
  supportBases: {
    /**
     * Whose it is.
     */
    side: PacificWarSide;
    /**
     * Its hex.
     */
    hex: PacificWarHex;
    /**
     * Hits that it has taken. Unit: hits. Rule 11.3.
     */
    hits: number;
  }[];
  /**
   * Places whose control is not what the map says: the side, or null for nobody. Rule 23.1.5.
   */
  control: {
    /**
     * The side that controls it.
     */
    [k: string]: string | null;
  };
  /**
   * Hexsides through which ground units have come to enemies. Rule 23.1.4.
   *
   * Items: One of them.
   */
  entryArrows: {
    /**
     * Whose units have come.
     */
    side: PacificWarSide;
    /**
     * The hex that they came from.
     */
    from: PacificWarHex;
    /**
     * The hex that they came to.
     */
    to: PacificWarHex;
  }[];
  /**
   * Hexes under siege. Rule 31.6.
   *
   * Items: One siege.
   */
  sieges: {
    /**
     * Who lays siege.
     */
    side: PacificWarSide;
    /**
     * Its hex.
     */
    hex: PacificWarHex;
  }[];
  /**
   * Hexes where ships fight on in the next Battle Cycle. Rule 29.2.3.
   *
   * Items: One hex.
   */
  continuing: PacificWarHex[];
  /**
   * Places whose Base was Interdicted at any time: some victory conditions count that. Rule 4.1.
   *
   * Items: One place.
   */
  interdictedOnce: Id[];
  /**
   * Places of Resources that are demolished. Rule 30.0.
   *
   * Items: One place.
   */
  demolished: Id[];
  /**
   * Victory Points of each side by what they are for, as they stood at the end of the last Battle Cycle; all 0 where the scenario counts none. Rule 1.2.
   */
  points: {
    /**
     * Victory Points of one side. Rule 1.2.
     */
    [k: string]: {
      /**
       * For ships of the enemy that were hit, crippled or sunk. Unit: Victory Points. Rule 1.2.
       */
      ships: number;
      /**
       * For air steps of the enemy. Unit: Victory Points. Rule 1.2.
       */
      aircraft: number;
      /**
       * For what was done or is held. Unit: Victory Points. Rule 1.2.
       */
      conditions: number;
    };
  };
  /**
   * Air steps that each side has lost, the Allies first. Rule 1.2.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Steps of one side. Unit: steps. Rule 1.2.
   */
  airStepsLost: number[];
  /**
   * Steps that submarines have saved, each by its class of aircraft. Rule 28.15.
   *
   * Items: The class of one step.
   */
  rescued: Id[];
  /**
   * The steps in play, the outermost first.
   *
   * Items: One step.
   */
  frames: {
    /**
     * The id of the step that is being played.
     */
    step: string;
    /**
     * What it remembers.
     */
    data: {
      [k: string]: unknown;
    };
  }[];
  /**
   * The strategic game; engagements and battles have none. Rule 5.1.
   */
  war?: PacificWarWar;
}
/**
 * The 34 scenarios of the booklet, with what is known of those that are still to be written. Rule 1.1.
 */
export interface PacificWarScenarioList {
  $schema: SchemaPath;
  /**
   * Scenarios, by id.
   */
  scenarios: {
    /**
     * One scenario of the booklet.
     */
    [k: string]: {
      /**
       * Its class. Rule 1.1.
       */
      class: "engagement" | "battle" | "campaign" | "strategic";
      /**
       * Its number within the class. Without this member it is not known. Rule 1.1.
       */
      number?: number;
      /**
       * Its title. Without this member it is not known.
       */
      title?: string;
      /**
       * What is known of it, in own words.
       *
       * Items: One fact.
       */
      known: Text[];
      /**
       * The document that sets it up. Without this member it is still to be written.
       */
      scenario?: DocumentPath;
    };
  };
  sources: Sources;
}
/**
 * A set-up from which play starts.
 */
export interface PacificWarScenario {
  $schema: SchemaPath;
  /**
   * The id of the scenario, as its file is named.
   */
  id: Id;
  /**
   * The name of the scenario.
   */
  title: string;
  rule: CitedRule;
  /**
   * What it is about, in your own words.
   */
  summary: Text;
  /**
   * The class of the scenario. Rule 1.1.
   */
  class: "engagement" | "battle" | "campaign" | "strategic";
  /**
   * Its number within the class, where it is known. Rule 1.1.
   */
  number?: number;
  /**
   * The sheets of the map that are in play, by id. Rule 2.5.5.
   *
   * @minItems 1
   *
   * Items: A sheet of the map.
   */
  sheets: Id[];
  /**
   * When and where in the sequence it starts.
   */
  start: {
    month: PacificWarMonth;
    /**
     * The Day on the track. Unit: Days. Rule 20.2.1.
     */
    day: number;
    /**
     * The step with which it starts. Rule 5.0.
     */
    step: "strategic-intelligence" | "command-points" | "operation-contact" | "battle-cycles";
  };
  /**
   * When it ends.
   */
  end: PacificWarScenarioEnd;
  /**
   * Whether all units count as linked; otherwise Command Links are traced. Rule 1.3.
   */
  linked: boolean;
  /**
   * Which units begin Activated. Rule 1.3.
   */
  activation: {
    /**
     * Which of its units begin Activated.
     */
    allied: "all" | "none" | "listed";
    /**
     * Which of its units begin Activated.
     */
    japanese: "all" | "none" | "listed";
  };
  /**
   * The side that counts as having Strategic Initiative for optional rules, in scenarios without the track. Where it is left out, it is that of the class and number of the scenario in the chart of the initiative. Rule 34.11.
   */
  initiative?: PacificWarSideOrNone;
  /**
   * The Operation in whose course the scenario begins.
   */
  operation?: {
    /**
     * The Operation player. Rule 18.0.
     */
    side: PacificWarSide;
    condition: PacificWarIntelligenceCondition;
    /**
     * Level of the Operation. Without this member it has none. Rule 20.2.5.
     */
    level?: number;
    /**
     * Its length, which only the Operation player knows. Unit: Days. Rule 20.2.2.
     */
    days?: number;
    /**
     * What activation costs are multiplied by. Unit: times. Rule 20.2.5.
     */
    timesCost?: number;
    /**
     * The highest level of the reaction, where the condition does not say. Rule 20.3.
     */
    reactionLevel?: number;
    /**
     * True if units of every headquarters take part. Rule 20.1.
     */
    allHeadquarters?: true;
    /**
     * Battle Cycle Moves of ground units. Rule 23.1.2.
     */
    battleCycleMoves?: {
      /**
       * Moves of Allied units. Unit: moves. Rule 23.1.2.
       */
      allied: number;
      /**
       * Moves of Japanese units. Unit: moves. Rule 23.1.2.
       */
      japanese: number;
    };
  };
  /**
   * What is given for the first Battle Cycles, in their order.
   *
   * Items: What is given for one Battle Cycle.
   */
  cycles?: {
    /**
     * Its Lighting Condition. Without this member it is found by rule 26.0.
     */
    lighting?: "day-am" | "day-pm" | "dusk" | "night";
    /**
     * The side with the Advantage. Without this member it is found by rule 27.0.
     */
    advantage?: PacificWarSide;
    /**
     * The phases that are played. Without this member all are.
     *
     * @minItems 1
     *
     * Items: A phase. Rule 5.2.
     */
    steps?: (
      | "advantage-movement"
      | "advantage-air-missions"
      | "naval-battles"
      | "bombardment"
      | "demolition"
      | "ground-combat"
      | "airbase-repair"
      | "rally"
      | "disadvantage-movement"
      | "disadvantage-air-missions"
      | "joint-activation"
      | "detection-removal"
      | "day-marker"
    )[];
    /**
     * Sides that may not search. Rule 24.0.
     *
     * @minItems 1
     *
     * Items: The side.
     */
    noSearch?: PacificWarSide[];
    /**
     * Sides whose ships may not move. Rule 23.3.
     *
     * @minItems 1
     *
     * Items: The side.
     */
    noShipMovement?: PacificWarSide[];
    /**
     * What surprise gives to the strikes of a side.
     */
    firstStrike?: {
      /**
       * The side.
       */
      side: PacificWarSide;
      /**
       * Only against targets at this place.
       */
      at?: PacificWarLocation;
      /**
       * What is added to the die of the first attack. Unit: points.
       */
      die: number;
      /**
       * Hits are multiplied by this. Unit: times.
       */
      hitsTimes: number;
      /**
       * True if the targets have no flak. Rule 28.10.
       */
      noFlak?: true;
      /**
       * True if air units at the target may not be Alerted. Rule 28.5.
       */
      noAlert?: true;
    };
    /**
     * The only search of a side for Task Forces. Rule 24.3.
     */
    search?: {
      /**
       * The side.
       */
      side: PacificWarSide;
      /**
       * Which aircraft may search.
       */
      engine: PacificWarEngine;
      /**
       * How far they search. Unit: hexes.
       */
      range: number;
      /**
       * What is added to the die. Unit: points.
       */
      die: number;
    };
    /**
     * What is given for naval combat. Rule 29.2.
     */
    navalCombat?: {
      /**
       * The range of all phases. Without this member it is found by rule 29.2.4.
       */
      range?: "short" | "medium" | "long";
      /**
       * Whether range and withdrawal are bid for. Rule 29.2.4.
       */
      bids: boolean;
      /**
       * The side with Surprise. Rule 29.2.1.
       */
      surprise?: PacificWarSide;
    };
  }[];
  /**
   * Where the tracks of the war stand. Strategic scenarios only.
   */
  strategic?: {
    /**
     * Above zero its Japanese level, below zero its Allied level. Unit: levels. Rule 19.1.
     */
    initiative: number;
    /**
     * Strategic bombing raids so far. Unit: raids. Rule 8.3.
     */
    raids: number;
    /**
     * Those that Japan has. Unit: Merchant Shipping Points. Rule 9.3.
     */
    merchantShippingPoints: number;
    /**
     * Ships in the Escort box, by id. Rule 9.1.
     */
    escorts: {
      /**
       * One ship.
       */
      [k: string]: {
        hits?: PacificWarHits;
      };
    };
    /**
     * Allied submarines against merchants. Unit: submarines. Rule 9.3.
     */
    antiShippingSubmarines: number;
    /**
     * What they hunt. Rule 9.2.
     */
    submarinePriority: "merchants" | "escorts";
    /**
     * Air steps at hand at the start, by nation and Status Level. Rule 16.4.
     */
    trainedSteps: {
      /**
       * Steps of one nation.
       */
      japan?: {
        /**
         * Steps of Status Level 0. Unit: steps. Rule 16.4.
         */
        "0"?: number;
        /**
         * Steps of Status Level 1. Unit: steps. Rule 16.4.
         */
        "1"?: number;
        /**
         * Steps of Status Level 2. Unit: steps. Rule 16.4.
         */
        "2"?: number;
      };
      /**
       * Steps of one nation.
       */
      us?: {
        /**
         * Steps of Status Level 0. Unit: steps. Rule 16.4.
         */
        "0"?: number;
        /**
         * Steps of Status Level 1. Unit: steps. Rule 16.4.
         */
        "1"?: number;
        /**
         * Steps of Status Level 2. Unit: steps. Rule 16.4.
         */
        "2"?: number;
      };
      /**
       * Steps of one nation.
       */
      britain?: {
        /**
         * Steps of Status Level 0. Unit: steps. Rule 16.4.
         */
        "0"?: number;
        /**
         * Steps of Status Level 1. Unit: steps. Rule 16.4.
         */
        "1"?: number;
        /**
         * Steps of Status Level 2. Unit: steps. Rule 16.4.
         */
        "2"?: number;
      };
      /**
       * Steps of one nation.
       */
      australia?: {
        /**
         * Steps of Status Level 0. Unit: steps. Rule 16.4.
         */
        "0"?: number;
        /**
         * Steps of Status Level 1. Unit: steps. Rule 16.4.
         */
        "1"?: number;
        /**
         * Steps of Status Level 2. Unit: steps. Rule 16.4.
         */
        "2"?: number;
      };
      /**
       * Steps of one nation.
       */
      netherlands?: {
        /**
         * Steps of Status Level 0. Unit: steps. Rule 16.4.
         */
        "0"?: number;
        /**
         * Steps of Status Level 1. Unit: steps. Rule 16.4.
         */
        "1"?: number;
        /**
         * Steps of Status Level 2. Unit: steps. Rule 16.4.
         */
        "2"?: number;
      };
      /**
       * Steps of one nation.
       */
      france?: {
        /**
         * Steps of Status Level 0. Unit: steps. Rule 16.4.
         */
        "0"?: number;
        /**
         * Steps of Status Level 1. Unit: steps. Rule 16.4.
         */
        "1"?: number;
        /**
         * Steps of Status Level 2. Unit: steps. Rule 16.4.
         */
        "2"?: number;
      };
      /**
       * Steps of one nation.
       */
      china?: {
        /**
         * Steps of Status Level 0. Unit: steps. Rule 16.4.
         */
        "0"?: number;
        /**
         * Steps of Status Level 1. Unit: steps. Rule 16.4.
         */
        "1"?: number;
        /**
         * Steps of Status Level 2. Unit: steps. Rule 16.4.
         */
        "2"?: number;
      };
    };
    /**
     * Resource Points that Homeland hexes have lost, by place. Rule 8.5.
     */
    homelandLosses?: {
      /**
       * Points lost. Unit: Resource Points. Rule 8.5.
       */
      [k: string]: number;
    };
    /**
     * The groups that are in play. Rule 8.2.
     */
    bombers?: {
      /**
       * One group.
       */
      "20"?: {
        /**
         * The airbase. Without this member it is in the available box.
         */
        at?: PacificWarLocation;
        /**
         * Its points. Unit: Strategic Bombing Points. Rule 8.1.
         */
        points: number;
      };
      /**
       * One group.
       */
      "21"?: {
        /**
         * The airbase. Without this member it is in the available box.
         */
        at?: PacificWarLocation;
        /**
         * Its points. Unit: Strategic Bombing Points. Rule 8.1.
         */
        points: number;
      };
    };
    /**
     * Countries that have surrendered. Rule 33.0.
     *
     * Items: A country.
     */
    surrendered?: Id[];
  };
  /**
   * Who controls places and countries. What is not listed is as the map says for December 1941; a place or hex goes before its country. Rule 23.1.5.
   */
  control?: {
    /**
     * Who controls whole countries of the map, by id.
     */
    countries?: {
      /**
       * The side that controls it.
       */
      [k: string]: PacificWarSide;
    };
    /**
     * Places that the Allies control.
     *
     * Items: A place or hex.
     */
    allied?: PacificWarLocation[];
    /**
     * Places that Japan controls.
     *
     * Items: A place or hex.
     */
    japanese?: PacificWarLocation[];
  };
  /**
   * What each side has.
   */
  sides: {
    /**
     * What one side has.
     */
    allied: {
      /**
       * Task Forces, by id.
       */
      taskForces: {
        /**
         * One Task Force. Its ships name it. Rule 2.5.12.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at: PacificWarLocation;
          /**
           * What it is called.
           */
          name?: string;
          /**
           * True if it begins detected. Rule 24.1.
           */
          detected?: true;
          /**
           * True for a marker without ships. Rule 34.4.
           */
          dummy?: true;
        };
      };
      /**
       * Ships by id, with where they begin.
       */
      ships: {
        /**
         * Where one ship begins: in a Task Force, or not Activated in a hex.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at?: PacificWarLocation;
          /**
           * The Task Force of this side that it belongs to.
           */
          taskForce?: Id;
          /**
           * Its row in the Task Force. Rule 2.5.12.
           */
          row?: "core" | "screen";
          hits?: PacificWarHits;
          /**
           * True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.
           */
          activated?: true;
        };
      };
      /**
       * Air units by an id of their own, with where they begin.
       */
      airUnits: {
        /**
         * Where one air unit begins: at an airbase or on a carrier.
         */
        [k: string]: {
          /**
           * Its class of aircraft.
           */
          class: Id;
          /**
           * How many steps it has. Unit: steps. Rule 3.2.
           */
          steps: number;
          /**
           * What stands on the counter: a name from history. It has no effect.
           */
          name?: string;
          /**
           * Where it begins: a place of the map or a hex.
           */
          at?: PacificWarLocation;
          /**
           * The carrier that it is on.
           */
          on?: Id;
          /**
           * True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.
           */
          activated?: true;
        };
      };
      /**
       * Ground units by id, with where they begin.
       */
      groundUnits: {
        /**
         * Where one ground unit begins: in a hex or aboard a ship.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at?: PacificWarLocation;
          /**
           * The ship that carries it. Rule 23.8.
           */
          on?: Id;
          /**
           * The ground unit, where several counters of it are in play: units from breakdown. Without this member it is that of the id. Rule 16.9.
           */
          unit?: Id;
          hits?: PacificWarHits;
          /**
           * True if it begins Broken. Rule 31.2.
           */
          broken?: true;
          /**
           * True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.
           */
          activated?: true;
        };
      };
      /**
       * Bases by their place.
       */
      bases: {
        /**
         * One Base.
         */
        [k: string]: {
          /**
           * Its counter.
           */
          unit: Id;
          hits?: PacificWarHits;
        };
      };
      /**
       * Fortifications that are in play, by id.
       */
      fortifications?: {
        /**
         * One fortification.
         */
        [k: string]: {
          hits?: PacificWarHits;
        };
      };
      /**
       * Headquarters, by id.
       */
      headquarters?: {
        /**
         * One headquarters.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at: PacificWarLocation;
        };
      };
      /**
       * Submarine Commands, by id.
       */
      submarineCommands?: {
        /**
         * One Submarine Command.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at: PacificWarLocation;
          /**
           * How many it has. Unit: submarines. Rule 11.2.2.
           */
          submarines: number;
        };
      };
      /**
       * Places with an Offensive Support Base. Rule 11.3.
       *
       * Items: A place.
       */
      offensiveSupportBases?: PacificWarLocation[];
      /**
       * What is being built, by its place.
       */
      constructions?: {
        /**
         * Something that is being built. Rule 17.0.
         */
        [k: string]: {
          /**
           * The Base that it becomes.
           */
          base: Id;
          /**
           * The side of the marker: stages that are still to come. Unit: stages. Rule 17.5.
           */
          stage: number;
        };
      };
    };
    /**
     * What one side has.
     */
    japanese: {
      /**
       * Task Forces, by id.
       */
      taskForces: {
        /**
         * One Task Force. Its ships name it. Rule 2.5.12.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at: PacificWarLocation;
          /**
           * What it is called.
           */
          name?: string;
          /**
           * True if it begins detected. Rule 24.1.
           */
          detected?: true;
          /**
           * True for a marker without ships. Rule 34.4.
           */
          dummy?: true;
        };
      };
      /**
       * Ships by id, with where they begin.
       */
      ships: {
        /**
         * Where one ship begins: in a Task Force, or not Activated in a hex.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at?: PacificWarLocation;
          /**
           * The Task Force of this side that it belongs to.
           */
          taskForce?: Id;
          /**
           * Its row in the Task Force. Rule 2.5.12.
           */
          row?: "core" | "screen";
          hits?: PacificWarHits;
          /**
           * True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.
           */
          activated?: true;
        };
      };
      /**
       * Air units by an id of their own, with where they begin.
       */
      airUnits: {
        /**
         * Where one air unit begins: at an airbase or on a carrier.
         */
        [k: string]: {
          /**
           * Its class of aircraft.
           */
          class: Id;
          /**
           * How many steps it has. Unit: steps. Rule 3.2.
           */
          steps: number;
          /**
           * What stands on the counter: a name from history. It has no effect.
           */
          name?: string;
          /**
           * Where it begins: a place of the map or a hex.
           */
          at?: PacificWarLocation;
          /**
           * The carrier that it is on.
           */
          on?: Id;
          /**
           * True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.
           */
          activated?: true;
        };
      };
      /**
       * Ground units by id, with where they begin.
       */
      groundUnits: {
        /**
         * Where one ground unit begins: in a hex or aboard a ship.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at?: PacificWarLocation;
          /**
           * The ship that carries it. Rule 23.8.
           */
          on?: Id;
          /**
           * The ground unit, where several counters of it are in play: units from breakdown. Without this member it is that of the id. Rule 16.9.
           */
          unit?: Id;
          hits?: PacificWarHits;
          /**
           * True if it begins Broken. Rule 31.2.
           */
          broken?: true;
          /**
           * True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.
           */
          activated?: true;
        };
      };
      /**
       * Bases by their place.
       */
      bases: {
        /**
         * One Base.
         */
        [k: string]: {
          /**
           * Its counter.
           */
          unit: Id;
          hits?: PacificWarHits;
        };
      };
      /**
       * Fortifications that are in play, by id.
       */
      fortifications?: {
        /**
         * One fortification.
         */
        [k: string]: {
          hits?: PacificWarHits;
        };
      };
      /**
       * Headquarters, by id.
       */
      headquarters?: {
        /**
         * One headquarters.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at: PacificWarLocation;
        };
      };
      /**
       * Submarine Commands, by id.
       */
      submarineCommands?: {
        /**
         * One Submarine Command.
         */
        [k: string]: {
          /**
           * Where it begins: a place of the map or a hex.
           */
          at: PacificWarLocation;
          /**
           * How many it has. Unit: submarines. Rule 11.2.2.
           */
          submarines: number;
        };
      };
      /**
       * Places with an Offensive Support Base. Rule 11.3.
       *
       * Items: A place.
       */
      offensiveSupportBases?: PacificWarLocation[];
      /**
       * What is being built, by its place.
       */
      constructions?: {
        /**
         * Something that is being built. Rule 17.0.
         */
        [k: string]: {
          /**
           * The Base that it becomes.
           */
          base: Id;
          /**
           * The side of the marker: stages that are still to come. Unit: stages. Rule 17.5.
           */
          stage: number;
        };
      };
    };
  };
  /**
   * The schedules that bring reinforcements and replacements.
   */
  schedules?: {
    /**
     * The Allied schedule.
     */
    allied: DocumentPath;
    /**
     * The Japanese schedule.
     */
    japanese: DocumentPath;
  };
  /**
   * Rules of this scenario, by id.
   */
  specialRules: {
    /**
     * A rule of this scenario alone.
     */
    [k: string]: PacificWarSpecialRule;
  };
  /**
   * Who wins, and by how much.
   */
  victory: PacificWarVictory;
  /**
   * Options that suit the scenario.
   */
  recommendedOptions: OptionId[];
  /**
   * The game as it stood when it was saved. Without it play starts from the set-up.
   */
  position?: PacificWarPosition;
  /**
   * Changes of other documents for this scenario alone, as merge patches by the path of the document.
   */
  overrides?: {
    /**
     * What changes in the document (RFC 7396).
     */
    [k: string]: {
      [k: string]: unknown;
    };
  };
  sources: Sources;
}
/**
 * It ends after so many Battle Cycles.
 */
export interface PacificWarEndAfterCycles {
  /**
   * What it is counted in.
   */
  after: "battle-cycles";
  /**
   * How many. Unit: Battle Cycles. Rule 5.2.
   */
  count: number;
}
/**
 * It ends when so many Days have passed.
 */
export interface PacificWarEndAfterDays {
  /**
   * What it is counted in.
   */
  after: "days";
  /**
   * How many. Unit: Days. Rule 20.2.1.
   */
  count: number;
}
/**
 * It ends with a month.
 */
export interface PacificWarEndAfterMonth {
  /**
   * What it is counted in.
   */
  after: "month";
  /**
   * The last month that is played.
   */
  month: PacificWarMonth;
}
/**
 * What a side gets by month: reinforcements, replacements, and Command Points where they are given. Rules 10.0, 14.0 and 16.0.
 */
export interface PacificWarSchedule {
  $schema: SchemaPath;
  /**
   * What it is called.
   */
  title: string;
  /**
   * The side that gets it.
   */
  side: PacificWarSide;
  /**
   * What each month brings.
   */
  months: {
    /**
     * What one month brings.
     */
    [k: string]: {
      /**
       * Command Points of the month, for scenarios in which they are given. Unit: Command Points. Rules 10.1 and 10.2.
       */
      commandPoints?: number;
      /**
       * What arrives in the Reinforcement Phase. Rule 14.0.
       */
      reinforcements?: {
        /**
         * Ships, by id. Rule 14.8.
         */
        ships?: {
          /**
           * One ship that arrives.
           */
          [k: string]: {
            hits?: PacificWarHits;
          };
        };
        /**
         * Air units, by an id of their own. Rule 14.9.
         */
        airUnits?: {
          /**
           * One air unit that arrives.
           */
          [k: string]: {
            /**
             * Its class of aircraft.
             */
            class: Id;
            /**
             * How many steps it has. Unit: steps. Rule 3.2.
             */
            steps: number;
            /**
             * What stands on the counter: a name from history. It has no effect.
             */
            name?: string;
            /**
             * The carrier on which it arrives.
             */
            on?: Id;
          };
        };
        /**
         * Ground units, by id. Rule 14.7.
         */
        groundUnits?: {
          /**
           * One ground unit that arrives.
           */
          [k: string]: {
            hits?: PacificWarHits;
          };
        };
        /**
         * Headquarters that arrive. Rule 14.6.
         *
         * @minItems 1
         *
         * Items: A headquarters.
         */
        headquarters?: Id[];
        /**
         * New submarines. Unit: submarines. Rules 14.1 and 14.2.
         */
        submarines?: number;
        /**
         * Points that Japan may buy this month; those not bought are lost. Unit: Merchant Shipping Points. Rule 14.5.
         */
        merchantShippingPoints?: number;
        /**
         * Points for the Strategic Bombers. Rule 14.3.
         */
        strategicBombers?: {
          /**
           * Which group gets them. Rule 8.1.
           */
          group: "20" | "21" | "either";
          /**
           * How many. Unit: Strategic Bombing Points. Rule 8.1.
           */
          points: number;
        };
      };
      /**
       * Steps for the Replacement Phase. Rule 16.0.
       */
      replacements?: {
        /**
         * Ground steps by nation. Rule 16.1.
         */
        ground?: {
          /**
           * Steps for Japan. Unit: steps. Rule 16.1.
           */
          japan?: number;
          /**
           * Steps for The United States. Unit: steps. Rule 16.1.
           */
          us?: number;
          /**
           * Steps for Britain. Unit: steps. Rule 16.1.
           */
          britain?: number;
          /**
           * Steps for Australia. Unit: steps. Rule 16.1.
           */
          australia?: number;
          /**
           * Steps for the Netherlands. Unit: steps. Rule 16.1.
           */
          netherlands?: number;
          /**
           * Steps for France. Unit: steps. Rule 16.1.
           */
          france?: number;
          /**
           * Steps for China. Unit: steps. Rule 16.1.
           */
          china?: number;
        };
        /**
         * Air steps by nation that begin their training: their level follows from the months they train. Rule 16.4.
         */
        air?: {
          /**
           * Steps for Japan. Unit: steps. Rule 16.4.
           */
          japan?: number;
          /**
           * Steps for The United States. Unit: steps. Rule 16.4.
           */
          us?: number;
          /**
           * Steps for Britain. Unit: steps. Rule 16.4.
           */
          britain?: number;
          /**
           * Steps for Australia. Unit: steps. Rule 16.4.
           */
          australia?: number;
          /**
           * Steps for the Netherlands. Unit: steps. Rule 16.4.
           */
          netherlands?: number;
          /**
           * Steps for France. Unit: steps. Rule 16.4.
           */
          france?: number;
          /**
           * Steps for China. Unit: steps. Rule 16.4.
           */
          china?: number;
        };
        /**
         * Air steps by the id of a class of aircraft, for scenarios in which type and level are given. Rule 16.3.1.
         */
        airClasses?: {
          /**
           * Steps of the class. Unit: steps. Rule 16.3.1.
           */
          [k: string]: number;
        };
      };
    };
  };
  sources: Sources;
}
/**
 * The phases of a month, an Operation and a Battle Cycle for each class of scenario, in order. Rule 5.0.
 */
export interface PacificWarSequence {
  $schema: SchemaPath;
  /**
   * What an Engagement scenario plays: its Battle Cycles. Rule 1.2.
   *
   * @minItems 1
   */
  engagement: PacificWarStep[];
  /**
   * What a Battle scenario plays. Rule 1.2.
   *
   * @minItems 1
   */
  battle: PacificWarStep[];
  /**
   * The month of a Campaign scenario. Rule 5.1.
   *
   * @minItems 1
   */
  campaign: PacificWarStep[];
  /**
   * The month of a Strategic scenario. Rule 5.1.
   *
   * @minItems 1
   */
  strategic: PacificWarStep[];
  /**
   * The phases of an Operation. Rule 5.1.
   *
   * @minItems 1
   */
  operation: PacificWarStep[];
  /**
   * The phases of a Battle Cycle of Campaign and Strategic scenarios. Rule 5.2.
   *
   * @minItems 1
   */
  "battle-cycle": PacificWarStep[];
  /**
   * Without demolition. Rule 4.1.
   *
   * @minItems 1
   */
  "battle-scenario-cycle": PacificWarStep[];
  /**
   * Without demolition, deactivation and days. Rule 32.3.
   *
   * @minItems 1
   */
  "engagement-cycle": PacificWarStep[];
  /**
   * The steps of naval combat in a hex. Rule 29.0.
   *
   * @minItems 1
   */
  "naval-battle": PacificWarStep[];
  /**
   * The steps of a mission. Rule 28.3.1.
   *
   * @minItems 1
   */
  "air-mission": PacificWarStep[];
  /**
   * The steps of ground combat in a hex. Rule 31.1.
   *
   * @minItems 1
   */
  "ground-battle": PacificWarStep[];
  sources: Sources;
}
/**
 * What the type of a naval unit decides. Rule 2.2.3.
 */
export interface PacificWarShipTypes {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The types, by the letters on the counter. Rule 2.2.3.
   */
  types: {
    /**
     * One type.
     */
    [k: string]: {
      /**
       * What it is.
       */
      title: string;
      /**
       * How many ships a counter stands for. Unit: ships. Rule 2.2.3.
       */
      ships: number;
      /**
       * True for a capital ship. Rule 2.2.3.
       */
      capital: boolean;
      /**
       * True if it belongs in the Core of a Task Force. Rule 2.5.12.
       */
      core: boolean;
      /**
       * True if it may stand in the Screen of a Task Force. Rule 2.5.12.
       */
      screen: boolean;
      /**
       * True if it can set up a seaplane base. Rule 2.3.2.3.
       */
      seaplaneBase: boolean;
      /**
       * How it comes back to strength. Rule 15.2.
       */
      repair: "full" | "partial" | "recombined" | "bought" | "none";
      /**
       * What its loss counts for Strategic Initiative; others count their hits. Unit: points. Rule 19.3.1.
       */
      initiativePoints: number;
      /**
       * True if it may withdraw from naval combat by itself. Rule 29.2.5.
       */
      withdraws: boolean;
      /**
       * What it carries. Without it, nothing. Rule 23.8.
       */
      transport?: {
        /**
         * The sides that use it so. Rule 23.8.2.
         */
        sides: PacificWarSide[];
        /**
         * How much it carries, whatever its hits. Unit: battalions. Rule 23.8.1.
         */
        battalions: number;
        /**
         * True if it carries armor. Rule 23.8.1.
         */
        armor: boolean;
        /**
         * Hits on the units aboard for each hit that it takes. Unit: hits. Rule 23.8.1.
         */
        hitsPerHit: number;
        /**
         * True if its strengths but for Anti-Air are halved while it is loaded. Rule 23.8.2.
         */
        halved: boolean;
      };
    };
  };
  /**
   * Naval units that are repaired whole although their type is not: ids of ships.json. Rule 15.2.1.
   */
  fullRepair: Id[];
  sources: Sources;
}
/**
 * Naval units: single capital ships, pairs of cruisers and groups of six smaller ships. Rule 2.2.3.
 */
export interface PacificWarShips {
  $schema: SchemaPath;
  /**
   * Naval units, by id.
   */
  ships: {
    /**
     * One naval counter. Rule 2.2.3.
     */
    [k: string]: {
      /**
       * What it is called: the ship, or the ships of a counter of two.
       */
      name: string;
      nation: PacificWarNation;
      type: PacificWarNavalType;
      /**
       * The number after the type on the counter, as in CA3. Rule 2.2.3.
       */
      number: number;
      /**
       * The class of the ships.
       */
      class: string;
      /**
       * How many ships it stands for at full strength. Unit: ships. Rule 2.2.3.
       */
      ships: number;
      /**
       * What it costs to activate it; hits do not lower it. Unit: Command Points. Rule 2.2.3.
       */
      activationCost: number;
      /**
       * Flak against aircraft. Rule 28.9. Unit: points; -1 is below zero, and without the member it is a printed x.
       */
      antiAir?: PacificWarStrength;
      /**
       * Guns against ships, by the range of the fight. A range that is left out is a printed x. Rule 2.2.3.
       */
      gunnery: {
        /**
         * Strength at short range. Unit: points; -1 is below zero, and without the member it is a printed x.
         */
        short?: PacificWarStrength;
        /**
         * Strength at medium range. Unit: points; -1 is below zero, and without the member it is a printed x.
         */
        medium?: PacificWarStrength;
        /**
         * Strength at long range. Unit: points; -1 is below zero, and without the member it is a printed x.
         */
        long?: PacificWarStrength;
      };
      /**
       * Torpedoes against ships, by the range of the fight; there are none at long range. A range that is left out is a printed x. Rule 29.2.1.
       */
      torpedo: {
        /**
         * Strength at short range. Unit: points; -1 is below zero, and without the member it is a printed x.
         */
        short?: PacificWarStrength;
        /**
         * Strength at medium range. Unit: points; -1 is below zero, and without the member it is a printed x.
         */
        medium?: PacificWarStrength;
      };
      /**
       * Guns against ground units and installations. Rule 29.3. Unit: points; -1 is below zero, and without the member it is a printed x.
       */
      bombardment?: PacificWarStrength;
      /**
       * Strength against submarines. Rule 25.3. Unit: points; -1 is below zero, and without the member it is a printed x.
       */
      antiSubmarine?: PacificWarStrength;
      /**
       * The most air steps that the carrier can carry and launch; each hit lowers it by one. Unit: steps. Rule 2.3.2.2.
       */
      launchCapacity?: number;
      /**
       * With so many hits it sinks. Unit: hits. Rule 2.2.3.
       */
      hitCapacity: number;
      /**
       * True if it is crippled when one hit short of sinking: a c before the Hit Capacity. Rule 2.2.3.
       */
      canCripple?: true;
      /**
       * True if it has aircraft of its own with which it searches beyond its hex. Rule 2.2.3.
       */
      spotter?: true;
      /**
       * True for the single cruisers that are repaired like capital ships. Rule 15.2.1.
       */
      repairsFully?: true;
      /**
       * It is in the game only with this option. Rule 34.0.
       */
      option?: OptionId;
    };
  };
  sources: Sources;
}
/**
 * Something that players should know; it follows from the set-up or the rules.
 */
export interface PacificWarSpecialNote {
  /**
   * What kind it is.
   */
  kind: "note";
  /**
   * What it says, in your own words.
   */
  text: Text;
}
/**
 * A side is Operation player of the first Operation without a bid and may spend what it likes. Rule 18.0.
 */
export interface PacificWarSpecialFirstOperation {
  /**
   * What kind it is.
   */
  kind: "first-operation";
  /**
   * What it says, in your own words.
   */
  text: Text;
  /**
   * The side.
   */
  side: PacificWarSide;
  month: PacificWarMonth;
}
/**
 * In one Operation some Operational Intelligence Conditions count as another. Rule 21.0.
 */
export interface PacificWarSpecialCondition {
  /**
   * What kind it is.
   */
  kind: "condition-reading";
  /**
   * What it says, in your own words.
   */
  text: Text;
  /**
   * The number of the Operation in the scenario. Rule 21.0.
   */
  operation: number;
  /**
   * Conditions that are rolled.
   *
   * @minItems 1
   */
  read: PacificWarIntelligenceCondition[];
  /**
   * What they count as.
   */
  as: PacificWarIntelligenceCondition;
}
/**
 * The only hexes that may be entered or searched. Several areas of a side add up.
 */
export interface PacificWarSpecialArea {
  /**
   * What kind it is.
   */
  kind: "area";
  /**
   * What it says, in your own words.
   */
  text: Text;
  /**
   * The sides for which it is open.
   *
   * @minItems 1
   *
   * Items: The side.
   */
  sides: PacificWarSide[];
  /**
   * Hexrows from the south.
   */
  hexrows: {
    /**
     * The first. Rule 2.5.
     */
    from: number;
    /**
     * The last. Rule 2.5.
     */
    to: number;
  };
  /**
   * Positions in the hexrows.
   */
  positions: {
    /**
     * The first. Rule 2.5.
     */
    from: number;
    /**
     * The last. Rule 2.5.
     */
    to: number;
  };
}
/**
 * The Ultimate Command Sources of a side in this scenario. Rule 11.1.
 */
export interface PacificWarSpecialSources {
  /**
   * What kind it is.
   */
  kind: "command-sources";
  /**
   * What it says, in your own words.
   */
  text: Text;
  /**
   * The side.
   */
  side: PacificWarSide;
  /**
   * Edges of the map.
   *
   * @minItems 1
   *
   * Items: An edge of the map.
   */
  edges?: Id[];
  /**
   * Places that are sources.
   *
   * @minItems 1
   *
   * Items: A place or hex.
   */
  places?: PacificWarLocation[];
}
/**
 * Ships that are still Activated at the end count as sunk. Rule 32.0.
 */
export interface PacificWarSpecialLost {
  /**
   * What kind it is.
   */
  kind: "lost-if-activated";
  /**
   * What it says, in your own words.
   */
  text: Text;
}
/**
 * Air units may not be Alerted until a Battle Cycle is over. Rule 28.5.
 */
export interface PacificWarSpecialNoAlert {
  /**
   * What kind it is.
   */
  kind: "no-alert";
  /**
   * What it says, in your own words.
   */
  text: Text;
  /**
   * The side.
   */
  side: PacificWarSide;
  /**
   * Places at which it holds.
   *
   * @minItems 1
   *
   * Items: A place or hex.
   */
  places: PacificWarLocation[];
  /**
   * The last Battle Cycle in which it holds. Rule 28.5.
   */
  untilCycle: number;
}
/**
 * Where reinforcements of a nation arrive. Rules 14.7 and 14.8.
 */
export interface PacificWarSpecialArrival {
  /**
   * What kind it is.
   */
  kind: "arrival";
  /**
   * What it says, in your own words.
   */
  text: Text;
  nation: PacificWarNation;
  /**
   * Linked ports that a path of water joins to these edges of the map.
   *
   * @minItems 1
   *
   * Items: An edge of the map.
   */
  edges?: Id[];
  /**
   * Places at which they arrive.
   *
   * @minItems 1
   *
   * Items: A place or hex.
   */
  places?: PacificWarLocation[];
  /**
   * Hexes of these headquarters.
   *
   * @minItems 1
   *
   * Items: A headquarters.
   */
  headquarters?: Id[];
  /**
   * True if they arrive at any friendly city of China with a Base.
   */
  cities?: true;
  /**
   * True if they may arrive at these places beside those with a Linked headquarters, false or absent if they arrive nowhere else.
   */
  also?: true;
}
/**
 * Some units take no Isolation Penalty. Rule 12.0.
 */
export interface PacificWarSpecialNoIsolation {
  /**
   * What kind it is.
   */
  kind: "no-isolation-penalty";
  /**
   * What it says, in your own words.
   */
  text: Text;
  nation?: PacificWarNation;
  /**
   * Only so near a friendly city of China. Unit: hexes. Rule 33.6.
   */
  cityWithin?: number;
  /**
   * Only in this month.
   */
  month?: PacificWarMonth;
  /**
   * Only at these places.
   *
   * @minItems 1
   *
   * Items: A place or hex.
   */
  places?: PacificWarLocation[];
}
/**
 * A headquarters leaves the game when the enemy takes a place. Rule 11.2.
 */
export interface PacificWarSpecialLeave {
  /**
   * What kind it is.
   */
  kind: "headquarters-leaves";
  /**
   * What it says, in your own words.
   */
  text: Text;
  /**
   * The headquarters.
   */
  headquarters: Id;
  /**
   * The place.
   */
  place: PacificWarLocation;
}
/**
 * A neutral country that a side may enter from the start. Rule 19.2.
 */
export interface PacificWarSpecialOpenCountry {
  /**
   * What kind it is.
   */
  kind: "open-country";
  /**
   * What it says, in your own words.
   */
  text: Text;
  /**
   * The country of the map.
   */
  country: Id;
  /**
   * Sides that may enter.
   *
   * @minItems 1
   *
   * Items: The side.
   */
  sides: PacificWarSide[];
}
/**
 * A side may divide its ships between its Task Forces before play. Rule 2.5.12.
 */
export interface PacificWarSpecialFree {
  /**
   * What kind it is.
   */
  kind: "free-division";
  /**
   * What it says, in your own words.
   */
  text: Text;
  /**
   * The side.
   */
  side: PacificWarSide;
}
/**
 * Nothing need be Deactivated at the end. Rule 32.0.
 */
export interface PacificWarSpecialNoDuties {
  /**
   * What kind it is.
   */
  kind: "no-deactivation";
  /**
   * What it says, in your own words.
   */
  text: Text;
}
/**
 * What the land and the water of a hex do. Rule 2.5.
 */
export interface PacificWarTerrainEffects {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * What land and water each terrain of the map has, by the ids of its legend. Rule 2.5.
   */
  terrains: {
    /**
     * One terrain.
     */
    [k: string]: {
      /**
       * Its land: a land of this chart. Rule 2.5.2.
       */
      land: "none" | "clear" | "jungle-hill" | "mixed" | "mountain" | "atoll";
      /**
       * Its water: a water of this chart. Rule 2.5.3.
       */
      water: "none" | "open" | "coastal" | "restricted";
    };
  };
  /**
   * The kinds of land, by id. Rule 2.5.2.
   */
  lands: {
    /**
     * One kind of land.
     */
    [k: string]: {
      /**
       * What it costs to enter from another land hex. Without it ground units enter by a transport route only. Unit: Movement Points. Rule 23.1.1.
       */
      enter?: number;
      /**
       * What it costs to enter across the side of a transport route. Unit: Movement Points. Rule 23.1.1.
       */
      byRoute: number;
      /**
       * What it costs units without armor to enter across the side of a track where they could not enter otherwise. Without it a track does not help. Unit: Movement Points. Rule 23.1.1.
       */
      byTrack?: number;
      /**
       * Added to the column of ground combat, for the defender. Unit: columns. Rule 31.1.2.
       */
      columns: number;
      /**
       * True if armor enters and lands without a transport route. Rule 23.1.1.
       */
      armor: boolean;
      /**
       * True if airborne units can be dropped here. Rule 28.14.
       */
      paradrop: boolean;
      /**
       * True if an airbase here can be made large. Rule 17.7.
       */
      largeAirbase: boolean;
      /**
       * True if it is an anchorage by itself. Rule 2.5.1.
       */
      anchorage: boolean;
    };
  };
  /**
   * The kinds of water, by id. Rule 2.5.3.
   */
  waters: {
    /**
     * One kind of water.
     */
    [k: string]: {
      /**
       * True if it is an anchorage by itself. Rule 2.5.1.
       */
      anchorage: boolean;
      /**
       * True if a Task Force that meets an enemy Task Force here stops. Rule 23.6.2.
       */
      stops: boolean;
      /**
       * True if Task Forces that have not detected each other fight here all the same, and detect each other. Rule 29.1.
       */
      meet: boolean;
      /**
       * True if a seaplane base can lie here, beside land. Rule 2.3.2.3.
       */
      seaplaneBase: boolean;
      /**
       * True if long range may be bid here by day and at dusk. Rule 29.2.4.
       */
      longBid: boolean;
      /**
       * True if medium range may be bid here. Rule 29.2.4.
       */
      mediumBid: boolean;
    };
  };
  /**
   * What a river in the hex does for the defender, where the land does not do as much. Rule 31.1.2.
   */
  river: {
    /**
     * Added to the column of ground combat. Unit: columns. Rule 31.1.2.
     */
    columns: number;
  };
  sources: Sources;
}
/**
 * All parts are true.
 */
export interface PacificWarVictoryAll {
  /**
   * What must be true.
   */
  is: "all";
  /**
   * The parts.
   *
   * @minItems 1
   *
   * Items: One part.
   */
  of: PacificWarVictoryCondition[];
}
/**
 * At least one part is true.
 */
export interface PacificWarVictoryAny {
  /**
   * What must be true.
   */
  is: "any";
  /**
   * The parts.
   *
   * @minItems 1
   *
   * Items: One part.
   */
  of: PacificWarVictoryCondition[];
}
/**
 * The part is false.
 */
export interface PacificWarVictoryNot {
  /**
   * What must be true.
   */
  is: "not";
  /**
   * The part.
   */
  of: PacificWarVictoryCondition;
}
/**
 * So many of the parts are true.
 */
export interface PacificWarVictoryAtLeast {
  /**
   * What must be true.
   */
  is: "at-least";
  /**
   * How many must be true. Unit: parts.
   */
  count: number;
  /**
   * The parts.
   *
   * @minItems 1
   *
   * Items: One part.
   */
  of: PacificWarVictoryCondition[];
}
/**
 * A side controls a place. Rule 23.1.5.
 */
export interface PacificWarVictoryControls {
  /**
   * What must be true.
   */
  is: "controls";
  /**
   * The side.
   */
  side: PacificWarSide;
  /**
   * The place.
   */
  place: PacificWarLocation;
}
/**
 * A side has an airbase at a place that is not interdicted. Rule 4.1.
 */
export interface PacificWarVictoryWorkingAirbase {
  /**
   * What must be true.
   */
  is: "working-airbase";
  /**
   * The side.
   */
  side: PacificWarSide;
  /**
   * The place.
   */
  place: PacificWarLocation;
}
/**
 * The Base at a place has been interdicted at some time in the scenario. Rule 4.1.
 */
export interface PacificWarVictoryInterdictedOnce {
  /**
   * What must be true.
   */
  is: "interdicted-once";
  /**
   * The place.
   */
  place: PacificWarLocation;
}
/**
 * So many ships of a side have so many hits or have sunk. Rule 3.1.
 */
export interface PacificWarVictoryShipsWithHits {
  /**
   * What must be true.
   */
  is: "ships-with-hits";
  /**
   * The side whose ships count.
   */
  side: PacificWarSide;
  /**
   * Types of ships that count. Without this member all count.
   *
   * @minItems 1
   */
  types?: PacificWarNavalType[];
  /**
   * How many ships. Unit: counters.
   */
  count: number;
  /**
   * Hits that each must have. Unit: hits.
   */
  hits: number;
}
/**
 * How many ships of a side have sunk. Rule 3.1.
 */
export interface PacificWarVictoryShipsSunk {
  /**
   * What must be true.
   */
  is: "ships-sunk";
  /**
   * The side whose ships count.
   */
  side: PacificWarSide;
  /**
   * Types of ships that count. Without this member all count.
   *
   * @minItems 1
   */
  types?: PacificWarNavalType[];
  /**
   * At least so many. Unit: counters. Without this member none is needed.
   */
  min?: number;
  /**
   * At most so many. Unit: counters. Without this member there is no limit.
   */
  max?: number;
}
/**
 * How many of some ships have sunk or are crippled. Rule 2.2.3.
 */
export interface PacificWarVictorySunkOrCrippled {
  /**
   * What must be true.
   */
  is: "sunk-or-crippled";
  /**
   * The ships that count.
   *
   * @minItems 1
   *
   * Items: One of the units.
   */
  units: Id[];
  /**
   * At least so many. Unit: counters. Without this member none is needed.
   */
  min?: number;
  /**
   * At most so many. Unit: counters. Without this member there is no limit.
   */
  max?: number;
}
/**
 * How many air steps a side has lost. Rule 3.2.
 */
export interface PacificWarVictoryAirStepsLost {
  /**
   * What must be true.
   */
  is: "air-steps-lost";
  /**
   * The side whose steps count.
   */
  side: PacificWarSide;
  /**
   * At least so many. Unit: steps. Without this member none is needed.
   */
  min?: number;
  /**
   * At most so many. Unit: steps. Without this member there is no limit.
   */
  max?: number;
}
/**
 * Some ground units are all gone. Rule 3.3.
 */
export interface PacificWarVictoryGroundEliminated {
  /**
   * What must be true.
   */
  is: "ground-eliminated";
  /**
   * The ground units.
   *
   * @minItems 1
   *
   * Items: One of the units.
   */
  units: Id[];
}
/**
 * A fortification is gone. Rule 2.3.4.
 */
export interface PacificWarVictoryFortificationDestroyed {
  /**
   * What must be true.
   */
  is: "fortification-destroyed";
  /**
   * The fortification.
   */
  fortification: Id;
}
/**
 * A country has surrendered. Rule 33.0.
 */
export interface PacificWarVictorySurrendered {
  /**
   * What must be true.
   */
  is: "surrendered";
  /**
   * The country.
   */
  country: "india" | "china" | "dutch-east-indies" | "malaya";
}
/**
 * How many Resource Points the Homeland hexes have left together. Rule 8.5.
 */
export interface PacificWarVictoryHomelandPoints {
  /**
   * What must be true.
   */
  is: "homeland-points";
  /**
   * At least so many. Unit: Resource Points. Without this member none is needed.
   */
  min?: number;
  /**
   * At most so many. Unit: Resource Points. Without this member there is no limit.
   */
  max?: number;
}
/**
 * Strategic Bombers on the map with points reach so many Homeland hexes. Rule 8.9.
 */
export interface PacificWarVictoryBomberReach {
  /**
   * What must be true.
   */
  is: "bomber-reach";
  /**
   * How far they reach. Unit: hexes. Rule 8.9.
   */
  within: number;
  /**
   * How many Homeland hexes are in reach. Unit: hexes. Rule 8.9.
   */
  homelandHexes: number;
  /**
   * Points that a group has at least. Unit: Strategic Bombing Points. Rule 8.9.
   */
  points: number;
}
/**
 * How many Merchant Shipping Points Japan has left. Rule 9.3.
 */
export interface PacificWarVictoryMerchantShipping {
  /**
   * What must be true.
   */
  is: "merchant-shipping";
  /**
   * At least so many. Unit: Merchant Shipping Points. Without this member none is needed.
   */
  min?: number;
  /**
   * At most so many. Unit: Merchant Shipping Points. Without this member there is no limit.
   */
  max?: number;
}
/**
 * It is earlier than a month.
 */
export interface PacificWarVictoryBefore {
  /**
   * What must be true.
   */
  is: "before";
  month: PacificWarMonth;
}
/**
 * A place is linked for a side. Rule 11.0.
 */
export interface PacificWarVictoryLinked {
  /**
   * What must be true.
   */
  is: "linked";
  /**
   * The side.
   */
  side: PacificWarSide;
  /**
   * The place.
   */
  place: PacificWarLocation;
}
/**
 * Points if something is true at the end.
 */
export interface PacificWarAwardWhen {
  /**
   * What it is given for.
   */
  per: "condition";
  /**
   * Who gets the points.
   */
  for: "allied" | "japanese" | "opponent";
  /**
   * How many. Unit: victory points.
   */
  points: number;
  /**
   * What must be true.
   */
  when: PacificWarVictoryCondition;
}
/**
 * Points for each ship of some types that has sunk.
 */
export interface PacificWarAwardShipSunk {
  /**
   * What it is given for.
   */
  per: "ship-sunk";
  /**
   * Who gets the points.
   */
  for: "allied" | "japanese" | "opponent";
  /**
   * How many. Unit: victory points.
   */
  points: number;
  /**
   * Types of ships that count. Without this member all count.
   *
   * @minItems 1
   */
  types: PacificWarNavalType[];
}
/**
 * Points for each ship of some types that is crippled at the end.
 */
export interface PacificWarAwardShipCrippled {
  /**
   * What it is given for.
   */
  per: "ship-crippled";
  /**
   * Who gets the points.
   */
  for: "allied" | "japanese" | "opponent";
  /**
   * How many. Unit: victory points.
   */
  points: number;
  /**
   * Types of ships that count. Without this member all count.
   *
   * @minItems 1
   */
  types: PacificWarNavalType[];
}
/**
 * Points for each so many hits on a ship that is afloat at the end.
 */
export interface PacificWarAwardHits {
  /**
   * What it is given for.
   */
  per: "hits";
  /**
   * Who gets the points.
   */
  for: "allied" | "japanese" | "opponent";
  /**
   * How many. Unit: victory points.
   */
  points: number;
  /**
   * The ship.
   */
  unit: Id;
  /**
   * Hits for one award; a rest is lost. Unit: hits.
   */
  each: number;
}
/**
 * Points for each so many air steps that a side has lost.
 */
export interface PacificWarAwardAirSteps {
  /**
   * What it is given for.
   */
  per: "air-steps";
  /**
   * Who gets the points.
   */
  for: "allied" | "japanese" | "opponent";
  /**
   * How many. Unit: victory points.
   */
  points: number;
  /**
   * Steps for one award; a rest is lost. Unit: steps.
   */
  each: number;
}
/**
 * The first result whose condition is true is that of the game.
 */
export interface PacificWarVictoryByOrder {
  /**
   * How the winner is found.
   */
  by: "order";
  /**
   * Results in the order in which they are tried. The last has no condition.
   *
   * @minItems 1
   *
   * Items: One result.
   */
  results: {
    /**
     * Who wins.
     */
    winner: PacificWarSideOrNone;
    /**
     * The level of the victory.
     */
    level: "decisive" | "tactical" | "marginal" | "historical" | "victory" | "draw";
    /**
     * What must be true.
     */
    when?: PacificWarVictoryCondition;
    /**
     * When it is tried.
     */
    at: "end" | "month-end" | "any-time";
    /**
     * The first month in which it is tried.
     */
    from?: PacificWarMonth;
  }[];
}
/**
 * Points are counted at the end; the Allied points less the Japanese points are the margin.
 */
export interface PacificWarVictoryByPoints {
  /**
   * How the winner is found.
   */
  by: "points";
  /**
   * What brings points.
   *
   * @minItems 1
   */
  awards: PacificWarAward[];
  /**
   * Levels by the margin, the best of each side first.
   *
   * @minItems 1
   *
   * Items: One level.
   */
  levels: {
    /**
     * Who wins.
     */
    winner: PacificWarSideOrNone;
    /**
     * The level of the victory.
     */
    level: "decisive" | "tactical" | "marginal" | "historical" | "victory" | "draw";
    /**
     * For the Allies the least margin, for Japan the greatest, for a draw the one. Unit: victory points.
     */
    margin: number;
  }[];
}
/**
 * What the other side may not know. Rule 10.1.
 */
export interface PacificWarWarHand {
  /**
   * Its level of this month; 0 before the first roll. Unit: levels. Rule 7.0.
   */
  intelligence: number;
  /**
   * Command Points at each headquarters. Rule 10.1.
   */
  commandPoints: {
    /**
     * Points at one headquarters. Unit: Command Points. Rule 10.1.
     */
    [k: string]: number;
  };
  /**
   * The pool, or nothing. Rule 10.4.
   *
   * Items: Points that wait for a month.
   */
  futurePool: {
    /**
     * The month in which they are used.
     */
    month: PacificWarMonth;
    /**
     * Points in it. Unit: Command Points. Rule 10.4.
     */
    points: number;
    /**
     * True once the owner has made the first bid of that month, which must reach the pool. Rule 18.0.
     */
    isBid: boolean;
  }[];
  /**
   * Ground steps at hand, by nation. Rule 16.1.
   */
  groundReplacements: {
    /**
     * Steps of one nation. Unit: steps. Rule 16.1.
     */
    [k: string]: number;
  };
  /**
   * Air steps at hand by nation and by the month in which they were received. Rule 16.4.
   *
   * Items: Steps of one nation and month.
   */
  airTraining: {
    /**
     * Whose they are.
     */
    nation: PacificWarNation;
    /**
     * Number of the month in which they were received, or of that month which gives them their level: December 1941 is 44. Unit: months. Rule 16.4.
     */
    month: number;
    /**
     * How many. Unit: steps. Rule 16.4.
     */
    steps: number;
  }[];
  /**
   * Air steps at hand whose class is given. Rule 16.3.
   */
  airReplacements: {
    /**
     * Steps of one class. Unit: steps. Rule 16.3.
     */
    [k: string]: number;
  };
  /**
   * Units that have come this month and are not placed yet, by the ids of the schedule. Rule 14.0.
   *
   * Items: A unit, by its id.
   */
  arrivals: Id[];
  /**
   * Submarines of this month that have no command yet. Unit: submarines. Rule 14.1.
   */
  submarines: number;
  /**
   * Hexes with PT boats, or nothing. Rule 34.17.
   */
  patrolBoats: PacificWarHex[];
}
/**
 * What the Operation in play has of its own in Campaigns and Strategic scenarios. Rule 20.0.
 */
export interface PacificWarWarOperation {
  /**
   * The headquarters through which the Operation player activates; empty where all take part. Rule 20.1.
   */
  headquarters: string;
  /**
   * The headquarters through which the Reaction player activates; empty before it does. Rule 20.3.
   */
  reaction: string;
  /**
   * What is left of the bid for the first activation. Unit: Command Points. Rule 18.0.
   */
  budget: number;
  /**
   * True for an Operation without a bid: only what activation costs is paid. Rule 18.0.
   */
  isFree: boolean;
  /**
   * What activation costs are multiplied by. Unit: times. Rule 20.2.5.
   */
  timesCost: number;
  /**
   * Days of the scenario that had passed when it began. Unit: Days. Rule 20.2.2.
   */
  begun: number;
  /**
   * How many Days after the beginning the markers lie that are still on the track. Rule 20.2.2.
   *
   * Items: One marker. Unit: Days. Rule 20.2.2.
   */
  ends: number[];
  /**
   * Days of Penalty Time that were bought; 0 before the first. Unit: Days. Rule 20.2.3.
   */
  penalty: number;
  /**
   * How many Days after the beginning the marker lies; 0 before the Reaction player activates. Unit: Days. Rule 20.2.4.
   */
  reactionEnds: number;
  /**
   * Battle Cycles that the Reaction player has played since the last unit of the Operation player was deactivated. Unit: Battle Cycles. Rule 20.2.4.
   */
  reactionCycles: number;
  /**
   * How many each headquarters has activated in this Operation. Rule 11.2.1.
   */
  landAirUnits: {
    /**
     * How many. Unit: air units. Rule 11.2.1.
     */
    [k: string]: number;
  };
  /**
   * True while the one that the Operation player gets free waits to be placed. Rule 11.3.1.
   */
  supportBase: boolean;
  /**
   * True once the Operation player has deactivated all units in the Contact Phase. Rule 20.5.1.
   */
  stoodDown: boolean;
  /**
   * By side, what it has lost at sea. Rule 19.3.
   */
  losses: {
    /**
     * What the Allies have lost at sea in this Operation. Rule 19.3.
     */
    allied: {
      /**
       * For its ships that were sunk. Unit: points. Rule 19.3.
       */
      points: number;
      /**
       * Hits on its other ships. Unit: hits. Rule 19.3.
       */
      hits: number;
    };
    /**
     * What Japan has lost at sea in this Operation. Rule 19.3.
     */
    japanese: {
      /**
       * For its ships that were sunk. Unit: points. Rule 19.3.
       */
      points: number;
      /**
       * Hits on its other ships. Unit: hits. Rule 19.3.
       */
      hits: number;
    };
  };
}
/**
 * What Campaigns and Strategic scenarios have beside the battles: the months, the commands and the tracks. Rule 5.1.
 */
export interface PacificWarWar {
  /**
   * How many have begun in the scenario. Unit: Operations. Rule 20.0.
   */
  operations: number;
  /**
   * How many have begun in this month. Unit: Operations. Rule 18.0.
   */
  monthOperations: number;
  /**
   * Ids of the units that have been Activated this month: once deactivated they stay so until the next. Rule 20.5.
   *
   * Items: A unit, by its id.
   */
  used: Id[];
  /**
   * The side that may take the next Operation without a bid. Rule 18.0.
   */
  free: "allied" | "japanese" | "none";
  /**
   * The Operation in play, or nothing. Rule 20.0.
   *
   * Items: The Operation.
   */
  operation: PacificWarWarOperation[];
  /**
   * The condition of each weather zone of this month; none where weather is not played. Rule 6.0.
   */
  weather: {
    /**
     * A condition of the weather.
     */
    [k: string]: Id;
  };
  /**
   * Above 0 its Japanese level, below 0 its Allied level. Unit: levels. Rule 19.1.
   */
  initiative: number;
  /**
   * Hexes whose Japanese Base has been eliminated: each counts once. Rule 19.2.
   *
   * Items: Where it was.
   */
  basesLost: PacificWarHex[];
  /**
   * Headquarters in a box, and in which. Rule 11.2.1.
   */
  boxed: {
    /**
     * Which box.
     */
    [k: string]: "voluntary" | "involuntary";
  };
  /**
   * Ids of the Submarine Commands that are in play, or may be placed again. Rule 14.6.
   *
   * Items: A Submarine Command.
   */
  submarineCommands: Id[];
  /**
   * What comes back in a month to come. Rules 11.2.1, 20.2.3 and 23.7.
   *
   * Items: One piece on the track.
   */
  due: {
    /**
     * When it comes as a reinforcement.
     */
    month: PacificWarMonth;
    /**
     * A ship, a ground unit or a headquarters, by id.
     */
    id: Id;
  }[];
  /**
   * Ships and ground units that have left the map by an edge, each in a box of its track. What a ship has aboard goes with it. Rules 15.1 and 23.7.
   */
  offMap: {
    /**
     * Where a unit is.
     */
    [k: string]: {
      /**
       * By which edge it left.
       */
      edge: "east" | "west" | "south";
      /**
       * Which box of the track, from 0, where ships enter. Unit: boxes. Rule 15.1.
       */
      box: number;
    };
  };
  /**
   * Ships of two, by id, of which one counts as lost: they are never again repaired to better than half. Rule 15.2.2.
   */
  halved: Id[];
  /**
   * What is being built. Rule 17.0.
   *
   * Items: One of them.
   */
  constructions: {
    /**
     * Where it is.
     */
    hex: PacificWarHex;
    /**
     * The job of tables/engineering.json.
     */
    job: Id;
    /**
     * The Base that it becomes; empty for others. Rule 17.5.
     */
    base: string;
    /**
     * Stages that are paid. Unit: stages. Rule 17.5.
     */
    stage: number;
    /**
     * Hits of this month. Unit: hits. Rule 17.0.
     */
    hits: number;
  }[];
  /**
   * Hexes with a mobile dry dock. Rule 17.9.
   *
   * Items: Where it is.
   */
  mobileDocks: PacificWarHex[];
  /**
   * Hexes without an airfield of their own in which an airbase has been built. Rules 17.5.1 and 17.6.
   *
   * Items: Where it is.
   */
  builtAirfields: PacificWarHex[];
  /**
   * Emergency Command Links. Rule 11.7.
   *
   * Items: One of them.
   */
  emergencyLinks: {
    /**
     * Which link.
     */
    kind: "tokyo-express" | "air-transport-north" | "air-transport-south";
    /**
     * Its Start hex.
     */
    from: PacificWarHex;
    /**
     * Its End hex.
     */
    to: PacificWarHex;
  }[];
  /**
   * Countries that have surrendered. Rule 33.0.
   *
   * Items: A country.
   */
  surrendered: Id[];
  /**
   * Resource Points that Homeland hexes have lost, by place. Rule 8.5.
   */
  homelandLosses: {
    /**
     * Points lost. Unit: Resource Points. Rule 8.5.
     */
    [k: string]: number;
  };
  /**
   * Places of Co-Prosperity hexes with an Interdiction marker. Rule 33.1.
   *
   * Items: A place.
   */
  interdictedResources: Id[];
  /**
   * Those that Japan has. Unit: Merchant Shipping Points. Rule 9.3.
   */
  merchantShippingPoints: number;
  /**
   * Points that Japan may still buy this month. Unit: Merchant Shipping Points. Rule 14.5.
   */
  shippingOnOffer: number;
  /**
   * Ships in the Escort box, by id. Rule 9.1.
   */
  escorts: {
    /**
     * One ship of the box.
     */
    [k: string]: {
      /**
       * Its hits. Unit: hits. Rule 9.1.
       */
      hits: number;
    };
  };
  /**
   * Allied submarines against merchants. Unit: submarines. Rule 9.3.
   */
  antiShippingSubmarines: number;
  /**
   * What they hunt. Rule 9.2.
   */
  submarinePriority: "merchants" | "escorts";
  /**
   * Strategic bombing raids so far. Unit: raids. Rule 8.3.
   */
  raids: number;
  /**
   * The groups that are in play. Rule 8.2.
   */
  bombers: {
    /**
     * One group.
     */
    [k: string]: {
      /**
       * The hex of its airbase; empty in the available box. Rule 8.2.
       */
      at: string;
      /**
       * Its points. Unit: Strategic Bombing Points. Rule 8.1.
       */
      points: number;
      /**
       * The first month in which it may be deployed again. Rule 14.4.
       */
      ready: PacificWarMonth;
    };
  };
  /**
   * Counts and months that single rules need, by their names. Rule 34.0.
   */
  special: {
    /**
     * The value. Unit: units of that rule. Rule 34.0.
     */
    [k: string]: number;
  };
  /**
   * By side what the other side may not know. Rule 10.1.
   */
  hands: {
    /**
     * What the Allies keep to themselves.
     */
    allied: PacificWarWarHand;
    /**
     * What Japan keeps to itself.
     */
    japanese: PacificWarWarHand;
  };
}
/**
 * What each weather condition does in its zone for the month. Rule 6.0.
 */
export interface PacificWarWeatherEffects {
  $schema: SchemaPath;
  /**
   * The name of the table.
   */
  title: string;
  rule: CitedRule;
  /**
   * The weather conditions, by id. Rule 6.0.
   */
  conditions: {
    /**
     * One condition.
     */
    [k: string]: {
      /**
       * Added to the die of a search for naval units. Unit: points. Rule 6.0.
       */
      navalSearch: number;
      /**
       * Added to the die of a Japanese search for Allied air missions. Unit: points. Rule 6.0.
       */
      japaneseAirSearch: number;
      /**
       * True if air units may fail to fly. Rule 6.1.
       */
      cancels: boolean;
      /**
       * True if no air mission flies at dusk and at night. Rule 6.0.
       */
      grounds: boolean;
      /**
       * The most hexes that a ground unit moves in a phase that it begins here. Without it there is no limit. Unit: hexes. Rule 6.0.
       */
      hexes?: number;
      /**
       * Kinds of land that ground units do not enter, except from the sea or in retreat. Rule 6.0.
       *
       * Items: A land of the Terrain Effects Chart.
       */
      closed?: Id[];
    };
  };
  sources: Sources;
}
