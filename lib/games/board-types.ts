import type { Json } from "../kernel";

/** A game's boards: which documents they are, and what is on them. */

/** How hexes of a terrain are drawn. */
export type TerrainLook = "sea" | "shore" | "land" | "rough" | "mountain" | "plain";
/** How a special hexside is drawn. */
export type HexsideLook = "wall" | "coast" | "broken" | "stream";
/** How a way between two hexes is drawn. */
export type ConnectionLook = "road" | "rail" | "track";

/** One terrain of a board. */
export interface TerrainKind {
  title: string;
  look: TerrainLook;
  /** The title with what it means, where a terrain is chosen: "Sea (with coasts)". */
  full?: string;
}

/** One kind of what lies between two hexes. */
export interface LineKind<Look = HexsideLook | ConnectionLook> {
  title: string;
  look: Look;
  /** In a sentence about one: "impassable hexside". Without it the title. */
  noun?: string;
  /** What clicking does: "Click a hexside: closed to ships, or open". */
  hint?: string;
  /** What the line means, in the key of a printed map; without it the title. */
  key?: string;
  /** In the menu of a hex, `{place}` for the hex beyond: "Close the hexside to {place} to ships". */
  add?: string;
  remove?: string;
  /** What a record of this kind holds; without it `{ "kind": <id> }`. */
  value?: Readonly<Record<string, Json>>;
}

/** What there is on a board, by id: what is drawn, painted and named. */
export interface BoardLegend {
  terrains: Readonly<Record<string, TerrainKind>>;
  hexsides?: Readonly<Record<string, LineKind<HexsideLook>>>;
  connections?: Readonly<Record<string, LineKind<ConnectionLook>>>;
}

/** A board of a game. */
export interface BoardSource {
  /** In addresses and names of files, made of the path: "map", "air". */
  id: string;
  /** Its document: "map.json", "boards/air.json". */
  path: string;
  /** What its tab is called. */
  title: string;
  /** What there is on it, unless the document itself has a `legend`. */
  legend?: BoardLegend;
  /** Too large to be read as a whole: it opens where the counters stand. */
  opensAtCounters?: true;
  /** What is printed in its hexes besides their numbers, by hex, and what it means, for paper. */
  hexTexts?: { of: (document: Json) => Readonly<Record<string, string>>; key: string };
}
