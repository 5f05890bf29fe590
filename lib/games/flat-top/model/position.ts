import type { Table } from "../../../kernel";
import type { Known } from "../../shared/known";
import type { Report } from "./reports";
import type { Rules } from "./rules";
import type { Terms } from "./scenario";

/** A whole game of Flat Top in play. Sides, ships, hexes, planes and bases are the numbers of the ruleset. */
export interface Position {
  scenario: string;
  options: string[];
  /** Hours since the first day of the Time Record Chart: 1 is its 0100. */
  turn: number;
  firstTurn: number;
  lastTurn: number;
  /** What the scenario says for the whole game. */
  terms: Terms;
  /** The set of base values in use. */
  baseSet: string;
  /** Who has the initiative, or had it last turn; NOBODY before the first roll (13). */
  initiative: number;
  /** By sector: the direction in which clouds drift (6.2). */
  wind: number[];
  /** The hex of each cloud marker. */
  clouds: number[];
  fleet: Fleet;
  /**
   * Task Forces: a place for each number of each side (see `forceAt`), so that what a side forms in secret hangs on nothing
   * that the other does. One without ships is not formed.
   */
  forces: Force[];
  /** By field: the planes of each ship and base. */
  decks: Deck[];
  /** Air Formations: likewise a place for each number of each side (see `formationAt`); empty without planes. */
  formations: Formation[];
  bases: {
    /** Owner, or NOBODY for a base that the scenario does not have. */
    owner: number[];
    hits: number[];
    /** Turn of its last air attack or bombardment: no repair on it (23.2). */
    attacked: number[];
    /** Turns of unloading that count towards its capture. */
    unloaded: number[];
  };
  /** By coastwatcher: whether the scenario has it (7.9). */
  watching: boolean[];
  /** By side: types of ships with radar, and whether bases have it (7.10). */
  radar: { ships: string[][]; bases: boolean[] };
  markers: Marker[];
  nextMarker: number;
  /** [side]: what has been reported to it of the other (7). */
  known: [Known<Report>, Known<Report>];
  /** [side]: ships of the other that have been named to it (7.15). */
  named: [number[], number[]];
  points: [number, number];
  /** By kind of planes: Air Factors lost since the last 0100 that may be replaced (22). */
  lost: number[];
  /** Pairs of Air Formations that fought each other last turn, and on this one: smaller number first (14.13.6). */
  foughtLast: [number, number][];
  fought: [number, number][];
  /** Attempts to intercept of this turn (14.13.5). */
  tried: { side: number; hex: number; high: boolean }[];
  /** Battles of this turn that are over, by hex (15.7). */
  fightsDone: number[];
  /** Losses so far, where somebody keeps an account of a battle by itself: "sunk/allied/CV". Never printed. */
  losses?: Record<string, number>;
}

/** Where a ship is that is in no Task Force. */
export const Gone = {
  /** The scenario does not have it. */
  absent: -1,
  sunk: -2,
  /** It left the map (12.6). */
  left: -3,
} as const;

/** By ship. */
export interface Fleet {
  /** Its Task Force, or one of `Gone`. */
  force: number[];
  hits: number[];
  /** -1 for a ship whose ammunition nobody counts. */
  ammunition: number[];
  /** Bits: see `ShipFlag`. */
  flags: number[];
  /** Turn on which it anchored; 0 while it is not anchored. */
  anchored: number[];
  /** Turns that it has unloaded (12.7.4). */
  unloaded: number[];
  /** The first of the turns, every second one, on which a slowed ship can move (21.2.1). */
  moves: number[];
}

export const ShipFlag = {
  /** A DD or APD that has had its turn of gunnery (19.8.3). */
  gunsSpent: 1,
  torpedoesSpent: 2,
  /** Paid ammunition this turn (19.8.1). */
  paid: 4,
  /** Moved a hex into the wind this turn (6.10). */
  intoWind: 8,
  /** Fought other surface combat this turn: may not bombard (19.9.1). */
  fought: 16,
  /** Upped anchor this turn: neither moves nor anchors again (12.7.1). */
  weighed: 32,
  /** Ordered to be scuttled (12.9). */
  scuttled: 64,
} as const;

/** A Task Force (4.1). */
export interface Force {
  side: number;
  /** As its counter says. */
  number: number;
  /** OFF_MAP before it enters. */
  hex: number;
  /** Turn and hex of its entry; 0 once it is on the map. */
  enters: number;
  entry: number;
  /** Its counter on the map; 0 while it is hidden. */
  marker: number;
  /** Plot of this turn: the hexes that it enters, in order (10). */
  plot: number[];
  /** Bits of what it did this turn: see `MoveFlag`. */
  flags: number;
}

/** What a Task Force or Air Formation did this turn. */
export const MoveFlag = {
  moved: 1,
  /** Failed to shadow with a dash: neither moves nor observes (11.7). */
  stuck: 2,
  /** Began the turn in a Storm hex: does not observe (6.7). */
  storm: 4,
  /** Began the turn in a cloud (7.3.3). */
  cloud: 8,
  /** May observe: its Search roll was an S (7.3.1). */
  searching: 16,
  /** Has rolled on the Search Table. */
  searched: 32,
  /** Was formed in this turn's Air Operations Phase and has not taken off yet (8.5.1). */
  onDeck: 64,
  /** Shadows, and so moves in the Shadowing Phase. */
  shadows: 128,
  /** Ordered to be put on the map (7.1). */
  shown: 256,
  /** Could observe last turn: its search was an S then, or it shadowed (7.3.1, 11.2). */
  searchedBefore: 512,
} as const;

/** Air Factors of one kind that share everything. */
export interface Group {
  kind: number;
  count: number;
  /** Index into `ordnances`. */
  ordnance: number;
}

/** Planes on a ship or at a base, by box (8.6), and what was done there this turn. */
export interface Deck {
  ready: Group[];
  readying: Group[];
  /** In Readying, dispersed (8.8). */
  dispersed: Group[];
  landed: Group[];
  /** Of those in Ready and Readying, the ones that have made their move of this turn (8.6). */
  movedToReady: Group[];
  movedToReadying: Group[];
  /** Readying Factors used this turn. */
  used: number;
  /** Air Factors that took off or landed this turn, by mode: minimum, normal, maximum (8.3). */
  launched: [number, number, number];
}

/** Modes of launching and landing (14.8). */
export const MINIMUM = 0;
export const NORMAL = 1;
export const MAXIMUM = 2;

/** Planes in an Air Formation: a group with the record of its flight. */
export interface Flight extends Group {
  /** The last turn on which they can land (8.5.5). */
  due: number;
  /** Armed when they took off: bombers until they land (8.12.4). */
  bomber: boolean;
  high: boolean;
  /** 1: a Range Factor was spent on air-to-air combat this turn, -1: declined, 0: not asked yet (15.6). */
  paid: number;
  /** Has fought as interceptor or escort in this turn's Combat Phase: once is all (16.2). */
  fought: boolean;
  /** The strike of the battle in play for which it was declared: its place in the list, from 1; 0 for none (17.2). */
  strike: number;
}

/** An Air Formation (8.5). Boxes that are empty are used again (8.5.2). */
export interface Formation {
  side: number;
  /** As its counter says, 1 to 35. */
  number: number;
  hex: number;
  /** In flight beyond the edge: the turn on which it is at its Entry Hex or base; 0 otherwise (14.11). */
  arrives: number;
  /** The Entry Hex to which it flies from an off-board base. */
  entry: number;
  /** The off-board base to which it flies, or -1 (14.12). */
  bound: number;
  marker: number;
  /** Field from which it took off. */
  origin: number;
  /** Mode of its launch on this turn, or -1: it took off on an earlier one. */
  mode: number;
  flights: Flight[];
  flags: number;
}

/** A counter on the map: it stands for all Task Forces, or all Air Formations, of its side in a hex (7.16). */
export interface Marker {
  id: number;
  side: number;
  isAir: boolean;
  hex: number;
  /** The last report of it to the other side, and its Condition Number: no news, no report (7.16). */
  lastReport: string;
}

/** Numbers of Task Forces that each side can have; beyond 14 they are made on paper (4.1.2). */
export const FORCE_NUMBERS = 40;

/** The place of a Task Force in the list, by its number from 1. */
export const forceAt = (side: number, number: number): number => side * FORCE_NUMBERS + number - 1;

/** The same for an Air Formation. */
export const formationAt = ({ parameters }: Rules, side: number, number: number): number =>
  side * parameters.airFormations.counters + number - 1;

export type FlatTopTable = Table<Rules, Position>;
