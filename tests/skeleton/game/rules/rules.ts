import type { ResultTable } from "../../../../lib/games/shared/result-table";

/** The ruleset: documents with numbers instead of ids. Sides, places, types and units are places in these lists. */

export const NORTH = 0;
export const SOUTH = 1;
export const sideIds = ["north", "south"] as const;
export const sideNames = ["the North", "the South"] as const;

export interface Place {
  id: string;
  name: string;
  board: "map" | "sky";
  /** Where units go from here in one hex of movement (3.0). */
  next: readonly number[];
  /** Adjacent hexes of the same board, whatever lies between (4.0). */
  near: readonly number[];
  /** Of a hex of the sky: the hexes below (4.0). */
  over: readonly number[];
}

export interface UnitType {
  id: string;
  name: string;
  side: number;
  class: string;
  board: "map" | "sky";
  movement: number;
  strength: number;
  steps: number;
  /** It scores in the port (6.0). */
  cargo?: true;
}

export interface Group {
  turn: number;
  title: string;
  side: number;
  place: number;
  units: readonly { type: number; count: number }[];
}

export interface Rules {
  firstHour: number;
  hours: number;
  sight: number;
  moonlessSight: number;
  port: number;
  arrived: number;
  sunk: number;
  places: readonly Place[];
  placeOf: Readonly<Record<string, number>>;
  types: readonly UnitType[];
  typeOf: Readonly<Record<string, number>>;
  /** Every counter: its id, and its type. */
  units: readonly { id: string; type: number }[];
  unitOf: Readonly<Record<string, number>>;
  groups: readonly Group[];
  gunfire: ResultTable;
  sequence: Readonly<Record<string, readonly string[]>>;
}

/** The type of a unit. */
export const typeAt = ({ types, units }: Rules, unit: number): UnitType => types[units[unit]!.type]!;
