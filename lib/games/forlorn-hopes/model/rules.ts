import type {
  ForlornHopesAirCombatMovement,
  ForlornHopesAircraft,
  ForlornHopesAircraftType,
  ForlornHopesAirMissionComposition,
  ForlornHopesAntiAircraftFactors,
  ForlornHopesBombingModes,
  ForlornHopesForce,
  ForlornHopesGroundType,
  ForlornHopesHitsEffects,
  ForlornHopesNation,
  ForlornHopesParameters,
  ForlornHopesPlayer,
  ForlornHopesRandomEvents,
  ForlornHopesShips,
  ForlornHopesTerrainEffects,
  ForlornHopesVictoryPoints,
} from "../../../documents/generated/types";
import type { ResultTable } from "../../shared/result-table";
import type { BattleBoard } from "../board/battle-board";
import type { CompiledRoll } from "./roll-types";

/** The ruleset: documents with numbers instead of ids. Nothing in it changes in play. */

export const sideIds = ["allied", "japanese"] as const;
export const ALLIED = 0;
export const JAPANESE = 1;
/** Nobody's: a hex that is neutral. */
export const NOBODY = -1;
export const enemyOf = (side: number): number => 1 - side;

/** No hex. */
export const NOWHERE = -1;

/** What a terrain is to ships and ground units (2.1.1). */
export interface Terrain extends Readonly<ForlornHopesTerrainEffects["terrains"][string]> {
  readonly id: string;
}

/** The operational map. Directions are 0 to 5, clockwise from north. */
export interface Hexes {
  readonly ids: readonly string[];
  readonly of: Readonly<Record<string, number>>;
  readonly column: readonly number[];
  readonly row: readonly number[];
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** Six neighbours for each hex; NOWHERE beyond the edge. */
  readonly next: Int16Array;
  /** Index into `terrains`. */
  readonly terrain: readonly number[];
  /** Bits: directions in which a ground unit can go, and a supply line can be traced (11.2, 13.2). */
  readonly passable: Uint8Array;
  /** 1 where the land goes on beyond the edge of the map, so that units can retreat off it (11.4.4). */
  readonly exits: Uint8Array;
  /** Index into `landmasses`; -1 for the sea. */
  readonly landmass: readonly number[];
  /** "netherlands", or "" for the sea. */
  readonly country: readonly string[];
  /** Index into `places`; -1 for none. */
  readonly place: readonly number[];
}

/** A city or a town (2.1.1). */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly hex: number;
  readonly isCity: boolean;
  readonly isPort: boolean;
  /** Counts as a port for supply alone (13.1). */
  readonly isSupplyPort: boolean;
  readonly vp: number;
  readonly maximumHits: number;
  /** The airbase that belongs to it. */
  readonly base: number;
}

/** A box beside the map: an off-map base, or one in which units wait. */
export interface Box {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly isOffMapBase: boolean;
  /** Hexes by which aircraft and ships come onto the map. */
  readonly entries: readonly number[];
  readonly navalEntries: readonly number[];
}

export type BaseKind = "major" | "off-map" | "minor" | "mobile" | "carrier";

/** An airbase display (6.1). */
export interface Base {
  readonly id: string;
  readonly name: string;
  readonly kind: BaseKind;
  /** Index into `places`, `boxes` or `ships`; -1 where it belongs to none. */
  readonly place: number;
  readonly box: number;
  readonly ship: number;
  /** Bit mask of the sides that may use it. */
  readonly users: number;
  readonly capacity: number;
  /** Units of different classes together (6.3.2). */
  readonly mixedCapacity: number;
  readonly antiAircraft: number;
  readonly freeReconnaissance: boolean;
}

export type Ratings = Readonly<ForlornHopesAircraft["aircraft"][string]["full"]>;

export interface Aircraft {
  readonly id: string;
  readonly name: string;
  readonly type: ForlornHopesAircraftType;
  readonly engines: "single" | "multi";
  readonly strategicRange: number;
  readonly full: Ratings;
  /** Undefined for a counter with one side: it has one step. */
  readonly reduced: Ratings | undefined;
  readonly defensiveOnly: boolean;
  readonly strafing: number;
  /** The allowance with which it leaves its base, where it has no TMA. */
  readonly scrambleTma: number | undefined;
  /** Row of the Air Combat Movement Chart. */
  readonly movement: string | undefined;
  readonly asFighter: string | undefined;
  /** Index of the only bases that it may use (6.3.5). */
  readonly bases: readonly number[] | undefined;
}

export interface AirUnit {
  readonly id: string;
  readonly name: string;
  readonly aircraft: number;
  readonly side: number;
  readonly nation: ForlornHopesNation;
  readonly force: ForlornHopesForce;
  readonly isVariable: boolean;
  /** Based on carriers alone (6.3.7). */
  readonly isCarrierBased: boolean;
  readonly isOneWay: boolean;
}

type ShipDocument = ForlornHopesShips["ships"][string];

export interface Ship extends Readonly<Omit<ShipDocument, "crippled" | "longLance" | "daihatsu" | "option">> {
  readonly id: string;
  readonly side: number;
  /** Its damaged side; undefined for a ship that is lost when it is damaged. */
  readonly crippled: Readonly<NonNullable<ShipDocument["crippled"]>> | undefined;
  readonly longLance: boolean;
  readonly isDaihatsu: boolean;
  /** It is in the game only with this option. */
  readonly option: string | undefined;
  /** The airbase that it carries; -1 for none. */
  readonly base: number;
}

export interface GroundUnit {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly nation: ForlornHopesNation;
  readonly type: ForlornHopesGroundType;
  readonly combatFactor: number;
  /** Undefined for a unit of one step. */
  readonly reduced: number | undefined;
  readonly isDefendOnly: boolean;
}

type Plain<D> = Readonly<Omit<D, "$schema" | "sources">>;

export interface Rules {
  readonly hexes: Hexes;
  readonly terrains: readonly Terrain[];
  readonly landmasses: readonly string[];
  readonly places: readonly Place[];
  readonly placeOf: Readonly<Record<string, number>>;
  readonly boxes: readonly Box[];
  readonly boxOf: Readonly<Record<string, number>>;
  readonly bases: readonly Base[];
  readonly baseOf: Readonly<Record<string, number>>;
  readonly aircraft: readonly Aircraft[];
  readonly aircraftOf: Readonly<Record<string, number>>;
  readonly airUnits: readonly AirUnit[];
  readonly airUnitOf: Readonly<Record<string, number>>;
  readonly ships: readonly Ship[];
  readonly shipOf: Readonly<Record<string, number>>;
  readonly groundUnits: readonly GroundUnit[];
  readonly groundUnitOf: Readonly<Record<string, number>>;
  readonly commandLine: { readonly column: number; readonly freeFromRow: number };
  readonly board: BattleBoard;
  readonly parameters: Plain<ForlornHopesParameters>;
  /** Rolls with their modifiers by the names of their documents (rolls/*.json). */
  readonly rolls: Readonly<Record<string, CompiledRoll>>;
  readonly charts: Readonly<Record<string, ResultTable>>;
  readonly composition: Plain<ForlornHopesAirMissionComposition>["sides"];
  readonly airMovement: Plain<ForlornHopesAirCombatMovement>;
  readonly bombingModes: ForlornHopesBombingModes["modes"];
  readonly antiAircraft: Plain<ForlornHopesAntiAircraftFactors>;
  readonly hitsEffects: Plain<ForlornHopesHitsEffects>;
  readonly randomEvents: ForlornHopesRandomEvents["events"];
  readonly victoryPoints: Plain<ForlornHopesVictoryPoints>;
  /** Markers of aces by side. */
  readonly aces: readonly number[];
  /** Lists of steps by name, "random-events". */
  readonly sequence: Readonly<Record<string, readonly string[]>>;
  readonly optionRules: Readonly<Record<string, string>>;
  /** By side the weights of the player `steady`; undefined for a package without players/steady.json. */
  readonly steady: readonly Weights[] | undefined;
}

/** How the player `steady` weighs what a side may do (players/steady.json). */
export type Weights = Readonly<ForlornHopesPlayer["allied"]>;

/**
 * Where something can stand: a hex by its number, or a box with a number above those of the hexes. A printed state names
 * both by their ids.
 */
export const siteOfBox = ({ hexes }: Rules, box: number): number => hexes.ids.length + box;
export const boxOfSite = ({ hexes }: Rules, site: number): number => site - hexes.ids.length;
export const isHex = ({ hexes }: Rules, site: number): boolean => site >= 0 && site < hexes.ids.length;
export const isBox = ({ hexes }: Rules, site: number): boolean => site >= hexes.ids.length;
