import type {
  PacificWarAirMissions,
  PacificWarBreakdown,
  PacificWarCombatLines,
  PacificWarDryDocks,
  PacificWarEngineering,
  PacificWarIntelligenceConditions,
  PacificWarLighting,
  PacificWarParameters,
  PacificWarPlayer,
  PacificWarSchedule,
  PacificWarShipTypes,
  PacificWarTerrainEffects,
  PacificWarWeatherEffects,
} from "../../../documents/generated/types";
import type { ResultTable } from "../../shared/result-table";

/** The ruleset: documents with numbers instead of ids. Nothing in it changes in play. */

export const sideIds = ["allied", "japanese"] as const;
export const ALLIED = 0;
export const JAPANESE = 1;
/** Nobody's: a place that no side controls. */
export const NOBODY = -1;
export const enemyOf = (side: number): number => 1 - side;

/** No hex. */
export const NOWHERE = -1;

/**
 * A printed strength. 0 and more is added to the die; `BELOW_ZERO` and less needs a 0 first (3.4); null is a printed x, which
 * cannot be used at all.
 */
export type Strength = number | null;
export const BELOW_ZERO = -1;

export type Land = Exclude<keyof PacificWarTerrainEffects["lands"], number> | "none";
export type Water = Exclude<keyof PacificWarTerrainEffects["waters"], number> | "none";

/** The map of both sheets. Directions are 0 to 5, clockwise from the north-east. */
export interface Hexes {
  readonly ids: readonly string[];
  readonly of: Readonly<Record<string, number>>;
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** Six neighbours for each hex; NOWHERE beyond the edge. */
  readonly next: Int16Array;
  readonly land: readonly Land[];
  readonly water: readonly Water[];
  /** Bits: directions in which ships go, and ground units (2.5). */
  readonly sea: Uint8Array;
  readonly ground: Uint8Array;
  /** Bits: directions in which a Transport Route leads, and in which a river is crossed (23.1.1). */
  readonly routes: Uint8Array;
  readonly rivers: Uint8Array;
  /** Bits: directions in which a track leads, which is no Transport Route. */
  readonly tracks: Uint8Array;
  /** Bits by half: directions to which each part of a hex with two shores opens (2.5); undefined for other hexes. */
  readonly halves: Readonly<Record<number, readonly number[]>>;
  /** What those parts are called: "north", "west". */
  readonly halfNames: Readonly<Record<number, readonly string[]>>;
  /** On which of them the port lies, by hex (2.5). */
  readonly portHalf: Readonly<Record<number, number>>;
  /** Edges by which units leave the map, by hex: ships, Allied and Japanese ground units (23.7). */
  readonly exits: Readonly<Record<number, Exits>>;
  /** Edges from which Allied Command Links come, by hex (11.1.2). */
  readonly commandEdges: Readonly<Record<number, readonly string[]>>;
  /** Index into `places`; -1 for none. */
  readonly place: readonly number[];
  /** Index into `countries`; -1 for none. */
  readonly country: readonly number[];
  /** Id of the weather zone, or "". */
  readonly zone: readonly string[];
  /** Ids of the areas in which units move by rail, by hex; none for most (13.2.4). */
  readonly rail: Readonly<Record<number, readonly string[]>>;
  /** Hexes that the Soviet border runs along (33.3). */
  readonly sovietBorder: readonly number[];
}

export interface Exits {
  readonly naval: readonly string[];
  readonly allied: readonly string[];
  readonly japanese: readonly string[];
}

/** A named location (2.5.1). */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly hex: number;
  readonly isPort: boolean;
  /** What may be built there at most. */
  readonly airfield: "large" | "small" | "none";
  /** What its star stands for: "chinese", "indian"; "none" without one (2.5.4). */
  readonly city: string;
  /** Who controls it where the scenario says nothing: a side, or NOBODY. */
  readonly control: number;
  /** Whether a Base may be there: nowhere on Ndeni and Gardner Island (17.6). */
  readonly mayHaveBase: boolean;
  /** Which kind of Resource hex it is (2.5.4). */
  readonly resource: "homeland" | "co-prosperity" | "none";
  /** Resource Points that it is worth. */
  readonly resourcePoints: number;
  /** Whether ships are repaired there (15.1). */
  readonly hasDryDock: boolean;
}

export interface Country {
  readonly id: string;
  readonly name: string;
  readonly control: number;
}

/** A box beside the map (15.1): a space of the track of an edge, or one for headquarters, escorts or bombers. */
export interface Box {
  readonly id: string;
  readonly name: string;
  /** The edge to which it belongs, and its number on the track of that edge, from 1 (15.1); undefined for others. */
  readonly edge: string | undefined;
  readonly space: number | undefined;
  readonly use: string;
}

export type ShipType = Readonly<PacificWarShipTypes["types"][string]>;

/** A naval counter: one ship, or several of a kind (2.2.3). */
export interface Ship {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly nation: string;
  readonly type: string;
  readonly of: ShipType;
  readonly activationCost: number;
  readonly antiAir: Strength;
  /** At short, medium and long range. */
  readonly gunnery: readonly Strength[];
  /** At short and medium range. */
  readonly torpedo: readonly Strength[];
  readonly bombardment: Strength;
  readonly antiSubmarine: Strength;
  readonly launchCapacity: number;
  readonly isSpotter: boolean;
  readonly hitCapacity: number;
  readonly canCripple: boolean;
  /** How it comes back to strength (15.2). */
  readonly repair: ShipType["repair"];
}

export type Engine = "F" | "T" | "B" | "LRA";

/** What counters of air units of one kind have in common (2.2.2). Strengths are those of six steps. */
export interface AirClass {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly nation: string;
  readonly engine: Engine;
  readonly isCarrierCapable: boolean;
  readonly level: number;
  readonly antiAir: Strength;
  readonly antiNaval: Strength;
  readonly antiGround: Strength;
  readonly range: number;
  readonly activationCost: number;
  readonly steps: number;
  /** Counters that there are of it. */
  readonly count: number;
  readonly isNightFighter: boolean;
  readonly isKamikaze: boolean;
  /** Whether Replacement steps make new units of it (16.3.2): not those that an option or a single event brings. */
  readonly isBuilt: boolean;
  /** Escorts Strategic Bombers (34.10). */
  readonly isBomberEscort: boolean;
}

/** A ground counter (2.2.1). */
export interface GroundClass {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly nation: string;
  /** Red Chinese: not Nationalist ones (2.2.1, 33.6). */
  readonly isRed: boolean;
  readonly size: string;
  readonly type: string;
  readonly troopQuality: number;
  readonly steps: number;
  readonly antiAir: Strength;
  readonly activationCost: number;
  /** Counters for the breakdown of larger units; 0 for a unit of its own (16.9). */
  readonly breakdown: number;
}

/** A Base counter (2.3.1). */
export interface BaseClass {
  /** Counters that there are of it. */
  readonly count: number;
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly nation: string;
  readonly isLarge: boolean;
  readonly troopQuality: number;
  readonly antiAir: Strength;
  readonly launchCapacity: number;
  readonly interdictedAt: number;
}

/** Guns on shore (2.3.4). */
export interface Fortification {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly hex: number;
  readonly antiAir: Strength;
  readonly gunnery: readonly Strength[];
  /** Its guns once enemies have come over land; null where that changes nothing. */
  readonly overlandStrength: Strength;
  readonly hitCapacity: number;
}

export interface Headquarters {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly nation: string;
  readonly commandRange: number;
  readonly operationCost: number;
}

export interface SubmarineCommand {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly isUs: boolean;
}

export type Attack = Readonly<PacificWarCombatLines["attacks"][string]> & {
  /** Row of the table of results. */
  readonly row: number;
};

export type Lighting = keyof PacificWarLighting["conditions"];

export interface Rules {
  readonly hexes: Hexes;
  readonly places: readonly Place[];
  readonly placeOf: Readonly<Record<string, number>>;
  readonly countries: readonly Country[];
  /** By edge: what happens in the boxes of its track, from the one that units enter (15.1). */
  readonly edgeTracks: Readonly<Record<string, readonly string[]>>;
  readonly boxes: readonly Box[];
  readonly terrain: PacificWarTerrainEffects;
  readonly ships: readonly Ship[];
  readonly shipOf: Readonly<Record<string, number>>;
  readonly airClasses: readonly AirClass[];
  readonly airClassOf: Readonly<Record<string, number>>;
  readonly groundClasses: readonly GroundClass[];
  readonly groundClassOf: Readonly<Record<string, number>>;
  readonly baseClasses: readonly BaseClass[];
  readonly baseClassOf: Readonly<Record<string, number>>;
  readonly fortifications: readonly Fortification[];
  readonly fortificationOf: Readonly<Record<string, number>>;
  readonly headquarters: readonly Headquarters[];
  readonly headquartersOf: Readonly<Record<string, number>>;
  readonly submarineCommands: readonly SubmarineCommand[];
  readonly submarineCommandOf: Readonly<Record<string, number>>;
  readonly parameters: PacificWarParameters;
  readonly attacks: Readonly<Record<string, Attack>>;
  readonly charts: Readonly<Record<string, ResultTable>>;
  /** How many markers there are, by id, of those that are limited (2.4). */
  readonly markerCounts: Readonly<Record<string, number>>;
  readonly conditions: PacificWarIntelligenceConditions["conditions"];
  readonly lighting: PacificWarLighting;
  readonly weather: PacificWarWeatherEffects;
  readonly airMissions: PacificWarAirMissions["missions"];
  /** Jobs of the Engineering Phase (17.0), capacities of dry docks (15.1), what units break down into (16.9), by id. */
  readonly engineering: PacificWarEngineering["jobs"];
  readonly dryDocks: PacificWarDryDocks;
  readonly breakdown: PacificWarBreakdown["rows"];
  /** What each month brings to a side, by the path of its schedule (10.1, 14.0, 16.0). */
  readonly schedules: Readonly<Record<string, PacificWarSchedule["months"]>>;
  /** Names of steps by the name of their list. */
  readonly sequence: Readonly<Record<string, readonly string[]>>;
  /** The rule of each option. */
  readonly optionRules: Readonly<Record<string, string>>;
  /** By side the weights of the player `steady`; undefined for a package without players/steady.json. */
  readonly steady: readonly Weights[] | undefined;
  /** What that player reckons with in the whole war. */
  readonly steadyWar: WarWeights | undefined;
}

/** How the player `steady` weighs what a side may do (players/steady.json). */
export type Weights = Readonly<PacificWarPlayer["allied"]>;

export type WarWeights = Readonly<PacificWarPlayer["war"]>;
