import type {
  FlatTopParameters,
  FlatTopPlayer,
  FlatTopVictoryPoints,
} from "../../../documents/generated/types";
import type { ResultTable } from "../../shared/result-table";

/** Sides are numbers inside the engine. */
export const sideIds = ["allied", "japanese"] as const;
export const ALLIED = 0;
export const JAPANESE = 1;
/** No side: nobody has the initiative yet. */
export const NOBODY = -1;
export const enemyOf = (side: number): number => 1 - side;

export const shipTypes = [
  "CV",
  "CVL",
  "AV",
  "CAV",
  "BB",
  "CA",
  "CL",
  "DD",
  "PG",
  "AO",
  "AP",
  "APD",
  "SS",
] as const;
export type ShipType = (typeof shipTypes)[number];

/** Classes of ships as reports name them, in their order (7.12.3). */
export const shipClasses = ["carriers", "capital", "small", "submarines"] as const;
export type ShipClass = (typeof shipClasses)[number];

/** The kinds of counters that a plane can have (8.9). Carrier and float planes are sea-based, the others land-based. */
export const basings = ["carrier", "float", "land", "sea"] as const;
export type Basing = (typeof basings)[number];
export const isSeaBased = (basing: Basing): boolean => basing === "carrier" || basing === "float";

/** What a plane carries, as a number in groups: 0 for nothing (8.7). */
export const ordnances = ["none", "gp", "ap", "torpedo"] as const;
export type Ordnance = (typeof ordnances)[number];
export const UNARMED = 0;
export const TORPEDO = 3;

/** Kinds of attack on ships and bases (18.3), as the Air Hit Table and the Range Factor costs name them. */
export const attacks = ["dive", "torpedo", "levelLow", "levelHigh"] as const;
export type Attack = (typeof attacks)[number];

export const terrains = ["sea", "partial-land", "all-land"] as const;
export const SEA = 0;
export const PARTIAL_LAND = 1;
export const ALL_LAND = 2;

/** No hex: beyond the edge of the map, or not on it. */
export const OFF_MAP = -1;

/**
 * The hexes of the map, in the order of the document. Lists run by hex; directions are numbered 0 (north) to 5
 * (north-west), one less than the numbers printed around a Directional hex (6.3).
 */
export interface Hexes {
  readonly ids: readonly string[];
  readonly of: Readonly<Record<string, number>>;
  readonly terrain: Uint8Array;
  /** Six neighbours for each hex; OFF_MAP beyond the edge. */
  readonly next: Int16Array;
  /** Directions in which no ship may go: over land and reef hexsides, and into all-land hexes (12.5). */
  readonly closed: Uint8Array;
  /** Directions in which planes fly at high altitude only (14.15). */
  readonly mountains: Uint8Array;
  /** Axial coordinates: what distances are counted with. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** Column and row on the printed grid, from 1 in the north-west. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** All hexes within the radius of a cloud marker, the hex itself first (6.5). */
  readonly covered: readonly (readonly number[])[];
  /** The sector whose wind blows in a hex: of a shared one, the southern and eastern. */
  readonly sector: Uint8Array;
  /** Whether a hex belongs to several sectors (6.4). */
  readonly shared: Uint8Array;
  /** Bit mask of the sectors of a hex. */
  readonly sectors: Uint8Array;
  /** Bit mask of the edges at which a hex lies: see `edges`. */
  readonly edge: Uint8Array;
}

export const edges = ["north", "south", "west", "east"] as const;

export interface Sector {
  readonly id: string;
  readonly title: string;
  readonly directional: number;
  /** Direction in which clouds drift at the start. */
  readonly wind: number;
}

/** A ship counter. Ships without names have a counter each. */
export interface Ship {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly type: ShipType;
  readonly shipClass: ShipClass;
  /** The document's record of it: several counters of a ship without a name share one. */
  readonly record: string;
  readonly gunnery: number;
  readonly torpedo: number;
  readonly antiAircraft: number;
  readonly movement: number;
  readonly damage: number;
  /** -1 for a ship whose ammunition nobody counts (19.8.3). */
  readonly ammunition: number;
  readonly radar: boolean;
  /** Its place among the fields, or -1. */
  readonly field: number;
}

/** Where planes are: the deck of a ship or a base (8.1). */
export interface Field {
  readonly id: string;
  readonly name: string;
  /** The ship, or -1. */
  readonly ship: number;
  /** The base, or -1. */
  readonly base: number;
}

export interface Launch {
  readonly normal: number;
  readonly minimum: number;
}

/** What a ship or base can do with planes, undamaged. */
export interface FieldValues {
  /** Infinity without a limit. */
  readonly capacity: number;
  readonly launch: Launch;
  readonly readying: number;
}

/** What a set of base values says of a base. */
export interface BaseValues extends FieldValues {
  readonly antiAircraft: number;
  /** -1 for a base without guns. */
  readonly surface: number;
  readonly radar: boolean;
  readonly repair: number;
}

export interface Base {
  readonly id: string;
  readonly name: string;
  readonly notation: string;
  /** OFF_MAP for a base beyond the edge. */
  readonly hex: number;
  readonly field: number;
  readonly handles: readonly Basing[];
  /** Whether it handles seaplanes alone (21.3.1). */
  readonly isSeaplaneBase: boolean;
  /** Of an off-board base: Entry Hexes, and turns of flight to each (14.11). */
  readonly entries: readonly { readonly hex: number; readonly turns: number }[];
}

/** A name of planes. */
export interface PlaneName {
  readonly id: string;
  readonly name: string;
  readonly notation: string;
  readonly side: number;
  readonly movement: number;
  readonly range: number;
  readonly intercepts: boolean;
  readonly escorts: boolean;
  readonly bombs: boolean;
  /** Basic Hit Table in air-to-air combat; 0 for one that cannot hit. */
  readonly airToAir: number;
  /** [target: 0 ships, 1 bases][attack][ordnance]: Basic Hit Table, 0 where it cannot attack so. */
  readonly hits: readonly (readonly (readonly number[])[])[];
  /** By ordnance: whether it can carry it. */
  readonly carries: readonly boolean[];
}

/** A kind of plane counters: a name with one basing. Air Factors of one kind are interchangeable (2.2). */
export interface PlaneKind {
  readonly id: string;
  readonly plane: number;
  readonly basing: Basing;
}

export interface Coastwatcher {
  readonly id: string;
  readonly side: number;
  readonly island: string;
  readonly hex: number;
  /** By hex: whether planes over it are seen. */
  readonly sees: ReadonlySet<number>;
}

/** The combat in which a modifier counts, and when (20.2). */
export interface CombatModifier {
  readonly id: string;
  readonly combat: string;
  readonly when: string;
  readonly add: number;
  /** Plane names for which it counts; undefined for all. */
  readonly planes: ReadonlySet<number> | undefined;
  readonly rule: string;
}

/** A turn of the day (3.2). */
export interface Hour {
  readonly night: boolean;
  readonly windCheck: boolean;
  readonly cloudsMove: boolean;
  readonly replacements: boolean;
  readonly victoryTest: boolean;
}

/** The ruleset of Flat Top, compiled: look-ups by number, nothing that changes in play. */
export interface Rules {
  readonly hexes: Hexes;
  readonly sectors: readonly Sector[];
  readonly ships: readonly Ship[];
  readonly shipOf: Readonly<Record<string, number>>;
  /** Counters of a record of ships.json, in order. */
  readonly countersOf: Readonly<Record<string, readonly number[]>>;
  readonly fields: readonly Field[];
  readonly fieldOf: Readonly<Record<string, number>>;
  /** By field: what a ship can do; undefined for a base, whose values hang on the scenario's set. */
  readonly shipValues: readonly (FieldValues | undefined)[];
  readonly bases: readonly Base[];
  readonly baseOf: Readonly<Record<string, number>>;
  /** By id of the set, by base; undefined for a base that it does not list. */
  readonly baseValues: Readonly<Record<string, readonly (BaseValues | undefined)[]>>;
  readonly planes: readonly PlaneName[];
  readonly planeOf: Readonly<Record<string, number>>;
  readonly kinds: readonly PlaneKind[];
  readonly kindOf: Readonly<Record<string, number>>;
  readonly islands: Readonly<Record<string, readonly number[]>>;
  readonly coastwatchers: readonly Coastwatcher[];
  /** By hex: the coastwatchers that see planes over it. */
  readonly watchersOf: ReadonlyMap<number, readonly number[]>;
  /** 24 turns of a day, 0100 first. */
  readonly hours: readonly Hour[];
  /** Midnight before turn 1 of the clock, as days since 1970. */
  readonly firstDay: number;
  readonly parameters: FlatTopParameters;
  readonly victoryPoints: FlatTopVictoryPoints;
  readonly modifiers: readonly CombatModifier[];
  readonly charts: Readonly<Record<ChartId, ResultTable>>;
  /** [night][observer][target][weather: 0 clear, 1 cloud][distance]: Condition Number, 0 for none (7.11). */
  readonly observation: readonly (readonly (readonly (readonly (readonly number[])[])[])[])[];
  /** The greatest distance at which anything is observed. */
  readonly sight: number;
  readonly sequence: Readonly<Record<string, readonly string[]>>;
  readonly optionRules: Readonly<Record<string, string>>;
  /** By side; undefined where the package has no such document: the game is played without it too. */
  readonly steady: readonly Weights[] | undefined;
}

/** How the player `steady` weighs what a side may do (players/steady.json). */
export type Weights = Readonly<FlatTopPlayer["allied"]>;

export const chartIds = [
  "search",
  "shadow",
  "interception",
  "night-landing",
  "wind-change",
  "cloud-movement",
  "combat-results",
  "observation-day",
  "observation-night",
] as const;
export type ChartId = (typeof chartIds)[number];

/** Rows of the Observation Tables: who observes, and what (7.11). */
export const observers = [
  "task-force",
  "air-formation",
  "base",
  "coastwatcher",
  "task-force-radar",
  "base-radar",
] as const;
export type Observer = (typeof observers)[number];
export const targets = ["task-force", "air-formation", "base"] as const;
export type Target = (typeof targets)[number];
