import type { Point } from "../../hex";
import type {
  ConnectionLook,
  CounterFace,
  HeldCounter,
  HexsideLook,
  Holding,
  NewSiteField,
  OverlayKind,
  Site,
  TerrainLook,
} from "../../games";
import type { SourceStatus } from "../world";
import type { Legend } from "./boards";

/** A map as the studio draws it. Lengths are in sizes of a hex: from its centre to a corner. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The counters of one side at one place, the top one first. */
export interface Stack {
  side: string;
  counters: HeldCounter[];
  /** Counters that are set up, all together. */
  total: number;
  top: CounterFace;
}

/** A part of the board that can be shown alone. */
export interface Area {
  id: string;
  title: string;
  box: Box;
}

/** A hex or a box: where counters stand. */
export interface MapPlace {
  /** What set-ups and overlays call it: the id of its site, its printed number, or the id of the box. */
  id: string;
  name: string;
  shape: "hex" | "off-map" | "holding";
  centre: Point;
  /** Where a box lies; absent for a hex, whose corners are around its centre. */
  frame?: Box;
  /** Printed number; absent for a box. */
  hex?: string;
  /** A terrain of the legend, and how it is drawn. */
  terrain?: string;
  look?: TerrainLook;
  half?: boolean;
  split?: boolean;
  site?: Site;
  /** Ids of the places that it is linked to: neighbours on the grid, Entry Hexes of a box. */
  links: string[];
  stacks: Stack[];
  /** Entry of the scenario that holds its counters. */
  entry: string;
  /** Where the value comes from, and which layer set it; "base" for none. */
  status?: SourceStatus;
  layer?: string;
  document: string;
  pointer: string;
}

/** A special hexside. */
export interface Border {
  id: string;
  /** A hexside of the legend, and how it is drawn. */
  kind: string;
  look: HexsideLook;
  from: Point;
  to: Point;
  note?: string;
  status?: SourceStatus;
}

/** A way between two places: a connection of the legend, or from a box to its Entry Hexes. */
export interface Way {
  id: string;
  /** Of a connection. */
  kind?: string;
  look: ConnectionLook | "entry";
  from: Point;
  to: Point;
  note?: string;
}

/** The line that cuts a hex in two for ships. */
export interface Split {
  hex: string;
  from: Point;
  to: Point;
  halves: { name: string; opensTo: string[] }[];
}

export interface MapView {
  title: string;
  /** The board that is shown: its id, its document, and whether that has hexsides as records or in its hexes. */
  board: { id: string; path: string; marks: "hexsides" | "sides"; opensAtCounters?: true };
  /** All boards of the game, the main one first. */
  boards: { id: string; title: string }[];
  legend: Legend;
  /** What is printed in hexes besides their numbers, by hex, and what it means. */
  hexTexts?: { texts: Readonly<Record<string, string>>; key: string };
  /** What lies under the grid, where the map names a drawing. */
  drawing?: MapDrawing;
  scenario: string;
  scenarios: { path: string; title: string }[];
  bounds: Box;
  /** The corners of every hex, from its centre. */
  hexagon: readonly Point[];
  /** Parts that can be shown alone. */
  areas: Area[];
  places: MapPlace[];
  borders: Border[];
  ways: Way[];
  splits: Split[];
  /** What the scenario holds off the map. */
  trays: Holding[];
  overlays: readonly OverlayKind[];
  /** What a new named place is called and asked, where the game can make one. */
  newSite?: { title: string; fields: readonly NewSiteField[] };
  /**
   * Totals of the map: how many counters each side has, and how much of each kind of forces that the game sums up.
   */
  totals: {
    side: string;
    name: string;
    counters: number;
    kinds: { id: string; title: string; count: number }[];
  }[];
  /** Names of sides, by id. */
  sides: Record<string, string>;
  /** Colours of sides as the game has them, by id. */
  colours: Record<string, string>;
}

/** The drawing that a map names, in lengths of the model: x and y of each point in turn. */
export interface MapDrawing {
  /** Closed lines; what an odd number of them goes round is land. */
  coasts: number[][];
  /** Open lines. */
  borders: number[][];
}
