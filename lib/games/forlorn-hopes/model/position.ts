import type { Table } from "../../../kernel";
import type { Battle } from "./battle";
import type { Rules } from "./rules";
import type { Terms } from "./scenario";

/** A whole game of Forlorn Hopes in play: plain JSON. Sides, hexes, units and bases are the numbers of the ruleset. */
export interface Position {
  scenario: string;
  options: string[];
  /** Weeks; the campaign begins with 1. */
  turn: number;
  firstTurn: number;
  lastTurn: number;
  /** What the scenario says for the whole game. */
  terms: Terms;
  /** The Initiative player: of this turn once it is determined, until then of the turn before (7.4, A-9). */
  initiative: number;
  /** Initiative missions that he has left (7.5). */
  initiativeMissions: number;
  /** The General Regroup Turn; 0 while none was declared (7.1). */
  generalRegroup: number;
  /** Random events in effect this turn, and those that have come so far (5.4). */
  events: string[];
  happened: string[];
  /** 11th Air Fleet and Covering Fleet: committed this turn (5.1, 5.2). */
  airFleet11: boolean;
  coveringFleet: boolean;
  coveringCommitments: number;
  /** Whether the Darwin radar works (9.10.10). */
  radar: boolean;
  /** The turn at whose end Singapore surrendered; 0 while it holds out (17.2.5). */
  surrendered: number;
  /** The die of its first check; 0 before it. */
  surrenderRoll: number;
  /** Paratroop assaults so far, the turn of the last, and the hex where they are this turn (NOWHERE without), and whether they have attacked (9.11). */
  paratroops: { missions: number; turn: number; site: number; attacked: boolean };
  /** By side: aces whose units were eliminated; they are gone for good (9.7.12). */
  acesLost: [number, number];
  /** By side, in halves of a point as well (3.0). */
  points: [number, number];
  /** What they came from, in the order in which it came. */
  pointSources: PointSource[];
  air: Air;
  bases: Bases;
  fleet: Fleet;
  ground: Ground;
  supply: SupplyUnit[];
  /** Supply units spent in this Ground Operations Phase that still pay for one ground unit each (11.1). */
  supplyCredit: SupplyCredit[];
  /** By place. */
  hits: number[];
  /** By hex: the side that controls it, or NOBODY (2.3). */
  control: number[];
  /** Ids of arrivals of the scenario that have come into play (15). */
  arrived: string[];
  /** Missions of any kind this turn (4.11 and the like count from 1). */
  missions: number;
  /** [side]: what it was told of enemy airbases (7.3.4, 5.4). It alone knows. */
  reports: [Report[], Report[]];
  /** The air battle that is fought (9.7); null for none. */
  battle: Battle | null;
}

/** What has brought a side points, or cost it some. */
export interface PointSource {
  /** An award of the victory point table, or what was paid or counted beside it. */
  source: string;
  side: number;
  times: number;
  /** All together: less than 0 for what was paid. */
  points: number;
}

/** Where a unit is that is nowhere on the map or a display. */
export const Gone = {
  /** The scenario does not have it, or it has not come yet. */
  absent: -1,
  lost: -2,
} as const;

/** The box of the 11th Air Fleet's units that are not available: in place of a base (5.1.6). */
export const UNAVAILABLE = -3;

/** Boxes of an airbase display, and where else its units can be. */
export const Box = {
  ready: 0,
  flown: 1,
  regroup: 2,
  /** On the map: reconnaissance, patrol, or in the air on a mission. */ out: 3,
} as const;
export const boxIds = ["ready", "flown", "regroup", "out"] as const;

export const AirFlag = {
  disrupted: 1,
  reduced: 2,
  ace: 4,
  /** Has flown an air mission, or forfeited it by an attempt to intercept (9.1.2, 9.4). */
  flew: 8,
  staged: 16,
  /** A patrol that still gives its modifiers (7.3.5). */
  patrols: 32,
  /** In the air over the target hex of a mission: it flies it, or intercepts it. The enemy does not know of it while `unseen`. */
  mission: 64,
  unseen: 128,
  /** Armed with torpedoes on this mission (9.10.6). */
  torpedo: 256,
} as const;
/** What a unit did is of its turn alone. */
export const AIR_FLAGS_OF_TURN = AirFlag.flew | AirFlag.staged;

/** By air unit. */
export interface Air {
  /** Its airbase, UNAVAILABLE, or one of `Gone`. A unit that is out keeps the base it left. */
  base: number[];
  box: number[];
  flags: number[];
  /** Hex of a reconnaissance unit or patrol that is out; NOWHERE otherwise. */
  hex: number[];
  /** The transport that carries it; -1 for none. */
  aboard: number[];
}

/** States of an airbase (6.6). */
export const BaseState = {
  normal: 0,
  disrupted: 1,
  destroyed: 2,
  underConstruction: 3,
  /** A mobile airbase that is not on the map. */
  offMap: 4,
  /** A mobile airbase that an enemy has captured (6.5.5). */
  captured: 5,
} as const;
export const baseStates = [
  "normal",
  "disrupted",
  "destroyed",
  "under-construction",
  "off-map",
  "captured",
] as const;

/** By airbase. */
export interface Bases {
  state: number[];
  /** Its hex; NOWHERE off the map. That of a carrier is where its ship is, and not kept here. */
  hex: number[];
  /** Out of supply (13.5). */
  oos: boolean[];
}

export const ShipFlag = {
  disrupted: 1,
  crippled: 2,
  spotted: 4,
  /** Has finished a mission or an interception this turn (10.3). */
  done: 8,
  /** A ship of the Covering Fleet that may enter this turn (5.2.1). */
  entering: 16,
  /** A Daihatsu on its Logistics side (13.3.2). */
  logistics: 32,
  /** A submarine that has attacked this turn. */
  attacked: 64,
  /** Has come to its hex with a Transport Mission, and can bombard for its landing (10.5). */
  transported: 128,
} as const;
export const SHIP_FLAGS_OF_TURN =
  ShipFlag.done | ShipFlag.entering | ShipFlag.attacked | ShipFlag.transported;

/** By ship. */
export interface Fleet {
  /** A hex or a box (a site, see `siteOfBox`), or one of `Gone`. */
  site: number[];
  flags: number[];
}

export const GroundFlag = {
  disrupted: 1,
  reduced: 2,
  oos: 4,
  /** Has moved, or has attacked, in this turn's Ground Operations Phase. */
  moved: 8,
  attacked: 16,
  /** Landed from the sea and not yet on a supply line (11.5.3). */
  beachhead: 32,
  /** Has retreated since its side's last movement: until the next one is over its hex may hold too many units (11.3). */
  retreated: 64,
  /** The non-Initiative player has paid for what it does in this turn's Ground Operations Phase (11.1). */
  paid: 128,
} as const;
export const GROUND_FLAGS_OF_TURN = GroundFlag.moved | GroundFlag.attacked | GroundFlag.paid;

/** By ground unit. */
export interface Ground {
  site: number[];
  flags: number[];
  /** The ship that carries it; -1 for none. */
  aboard: number[];
  /** The second ship of a unit that two carry together (2.2.4); -1 for none. */
  partner: number[];
}

/** 13.3. */
export interface SupplyUnit {
  id: string;
  side: number;
  site: number;
  level: number;
  hits: number;
  /** The ship that carries it; -1 for none. */
  aboard: number;
}

/** Where a supply unit was spent that still pays for one ground unit, and the hits that it had, which shorten its line (11.1, 13.4). */
export type SupplyCredit = Pick<SupplyUnit, "site" | "hits">;

/** What reconnaissance found (7.3.4). */
export interface Report {
  turn: number;
  base: number;
  fighters: number;
  bombers: number;
}

export type ForlornTable = Table<Rules, Position>;

/** Rules with a position, in play or not: all that questions about who is where need. */
export type Positioned = Pick<ForlornTable, "rules" | "position">;

export const isOn = ({ position }: ForlornTable, option: string): boolean =>
  position.options.includes(option);
export const hasFlag = (flags: number, flag: number): boolean => (flags & flag) !== 0;
