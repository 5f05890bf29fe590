import type { Table } from "../../../kernel";
import type {
  PacificWarIntelligenceCondition,
  PacificWarScenario,
  PacificWarWar,
} from "../../../documents/generated/types";
import type { Lighting, Rules } from "./rules";

/** What the scenario says for the whole game: never changed in play. */
export type Terms = Pick<
  PacificWarScenario,
  "class" | "linked" | "end" | "victory" | "cycles" | "specialRules" | "initiative" | "schedules"
>;

/** A whole game of Pacific War in play: plain JSON. Sides, hexes and counters are the numbers of the ruleset. */
export interface Position {
  scenario: string;
  options: string[];
  terms: Terms;
  /** "1942-08", and the day of the month. */
  month: string;
  day: number;
  /** Days that have passed since the scenario began (32.3). */
  daysPassed: number;
  operation: Operation;
  /** Battle Cycles of this Operation so far, the one in play included; 0 before the first (5.2). */
  cycle: number;
  /** The Advantage player of this cycle (27.0), and what light there is (26.0). */
  advantage: number;
  lighting: Lighting;
  taskForces: TaskForce[];
  fleet: Fleet;
  airUnits: AirUnit[];
  groundUnits: GroundUnit[];
  bases: BaseUnit[];
  /** By fortification: hits, or `Gone.absent` where the scenario has none (2.3.4). */
  fortifications: number[];
  /** By headquarters: its hex, or NOWHERE. */
  headquarters: number[];
  /** By command: where it is, and the submarines that have no patrol (25.0). */
  submarines: { hex: number[]; waiting: number[] };
  patrols: Patrol[];
  /** Searches that count against the limits of this phase or increment (24.3.2, 24.3.3). */
  searches: Search[];
  /** Hexes of Offensive Support Bases (11.3). */
  supportBases: { side: number; hex: number; hits: number }[];
  /** By place: the side that controls it, or NOBODY (23.1.5). */
  control: number[];
  /** Hexsides through which ground units have come to an enemy (23.1.4). */
  entryArrows: { side: number; from: number; to: number }[];
  /** Hexes under siege, by the besieger (31.6). */
  sieges: { side: number; hex: number }[];
  /** Water in which ships fight on in the next cycle (29.2.3): hexes, and of those with two shores one of them. */
  continuing: { hex: number; half: number }[];
  /** Places whose Base was interdicted at any time: some victory conditions ask. */
  interdictedOnce: number[];
  /** Places of Co-Prosperity Sphere Resources that are demolished (30.0). */
  demolished: number[];
  /** By side: Victory Points by what they are for, as they stood at the end of the last Battle Cycle (1.2). */
  points: [Points, Points];
  /** By side: air steps that were lost. */
  airStepsLost: [number, number];
  /** Steps that submarines saved, each by the class of its unit: they come back as Replacements (28.15). */
  rescued: number[];
  /** The months, commands and tracks of Campaigns and Strategic scenarios (5.1); null for others. */
  war: PacificWarWar | null;
}

/** 20.0 The Operation in play; in an engagement what stands for it. */
export interface Operation {
  side: number;
  level: number;
  /** Days; 0 in an engagement. */
  length: number;
  condition: PacificWarIntelligenceCondition;
  /** Whether the Operation player knows the condition (21.0). */
  revealed: boolean;
  /** By side: hexes that its naval units moved in its Contact Phase (23.4, 23.5). */
  contactHexes: [number, number];
  /** Whether the choice of a second section has been used (26.2). */
  lightingUsed: boolean;
}

/** What Victory Points are for: ships of the enemy that were hit or sunk, his air steps, and all that is done or held. */
export const pointSources = ["ships", "aircraft", "conditions"] as const;
export type PointSource = (typeof pointSources)[number];
export type Points = Record<PointSource, number>;

export interface TaskForce {
  /** Unique within its side: "tf-1". */
  id: string;
  side: number;
  name: string;
  /** NOWHERE once it has no ships. */
  hex: number;
  /** In a hex with two shores the part in which it is; otherwise 0 (2.5). */
  half: number;
  detected: boolean;
  dummy: boolean;
  /** Hexes moved in this Movement or Contact Phase, and whether an enemy stopped it (23.6.2). */
  moved: number;
  stopped: boolean;
  /** Cannot move in its next Movement Phase: its ships are in a battle that goes on (29.2.3). */
  engaged: boolean;
  /** Searched for in this phase (24.3.3), and attacked by a submarine in this phase (25.2). */
  searched: boolean;
  torpedoed: boolean;
  /** What the last report of a search said of the naval units in its hex (24.2); null before the first. */
  seen: Seen | null;
}

/** A report on a hex: its naval units, and how many are capital ships and whether carriers are there; null where it does not say. */
export interface Seen {
  naval: number;
  capital: number | null;
  carriers: boolean | null;
}

/** Where a unit is that is nowhere on the map. */
export const Gone = {
  /** The scenario does not have it, or it has not come yet. */
  absent: -1,
  lost: -2,
  /** It has left the map by an edge (23.7). */
  away: -3,
} as const;

export const Row = { core: 0, screen: 1 } as const;
export const rowIds = ["core", "screen"] as const;

/** By ship. */
export interface Fleet {
  /** Hex of a ship outside of Task Forces, or one of `Gone`; of a ship of a Task Force the hex that this has. */
  hex: number[];
  /** Index into `taskForces`; -1 for none. */
  taskForce: number[];
  row: number[];
  hits: number[];
  activated: boolean[];
  /** Torpedo shots of this Operation (29.2.1). */
  torpedoes: number[];
  /** A seaplane carrier that has stayed a whole Battle Cycle, and may be a seaplane base (2.3.2.3). */
  rested: boolean[];
}

export interface AirUnit {
  /** Unique in the game: the key of the scenario. */
  id: string;
  name: string;
  /** Index into `airClasses`. */
  kind: number;
  /** 0 once it is lost. */
  steps: number;
  /** Where it is based: a hex with a Base, or the hex of the ship that it is on. */
  hex: number;
  /** The ship that it is on; -1 on land. */
  ship: number;
  activated: boolean;
  /** In the air over its own hex against an enemy mission (28.5.2). */
  alerted: boolean;
  /** Landed moves of this Contact Phase (23.4). */
  contactMoves: number;
  /** Has flown in this Battle Cycle (28.1). */
  flew: boolean;
  /** Has searched as an LRA in this Battle Cycle, and flies no mission (34.8). */
  searchedAsLra: boolean;
  /** The hex over which it flies on a mission; NOWHERE while it is landed. Then `hex` and `ship` are where it took off. */
  over: number;
  /** Hexes flown since it took off (28.4). */
  flown: number;
}

export interface GroundUnit {
  /** Unique in the game: the key of the scenario. */
  id: string;
  /** Index into `groundClasses`. */
  kind: number;
  hits: number;
  /** Its hex, that of the ship that carries it, or one of `Gone`. */
  hex: number;
  /** The ship that carries it; -1 for none. */
  ship: number;
  activated: boolean;
  /** Battle Cycle Moves that it has left (23.1.2). */
  cycleMoves: number;
  broken: boolean;
  /** Landed or dropped among the enemy, and has to attack (23.8.3, 28.14). */
  assault: "none" | "amphibious" | "paradrop";
  /** Came to its hex in this Battle Cycle (31.1). */
  entered: boolean;
  /** Has moved in this phase. */
  moved: boolean;
}

export interface BaseUnit {
  side: number;
  /** Index into `baseClasses`. */
  kind: number;
  /** NOWHERE once it is eliminated. */
  hex: number;
  hits: number;
}

export interface Patrol {
  /** Index into `submarineCommands`. */
  command: number;
  hex: number;
  submarines: number;
}

/** A search of a side: the hex, and the ship or the air unit that searched it; -1 for other units. */
export interface Search {
  side: number;
  hex: number;
  ship: number;
  airUnit: number;
}

export type PacificTable = Table<Rules, Position>;
