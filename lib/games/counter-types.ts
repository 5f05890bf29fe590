/** Counters of a game as data: how they are printed, and what lies on them. The studio and paper draw what is here. */

/** Colours of a counter: the same in light and dark, as cardboard is. */
export interface Livery {
  /** Whose it is: "US Navy". */
  title: string;
  ground: string;
  ink: string;
  /** The band, and its pattern, which distinguishes nations without colour. */
  band: string;
  bandInk: string;
  pattern: "plain" | "stripes" | "dots" | "checks" | "double";
}

/** Where on a counter a rating stands. */
export type RatingPlace =
  "top-left" | "top-right" | "left" | "right" | "bottom-left" | "bottom" | "bottom-right";

export interface Rating {
  name: string;
  value: string;
  at: RatingPlace;
  /** Shown at the normal size too; the others wait for the full form. */
  chief?: boolean;
}

/** What is drawn in the middle of a counter: a side profile, an aircraft from above, a NATO symbol, or words. */
export type Picture =
  | { kind: "ship"; class: string }
  | { kind: "air" }
  | {
      kind: "land";
      /** Size mark over the symbol: "XX". */
      size: string;
      marine?: boolean;
      /** What the symbol shows; infantry without it. */
      branch?: "motorized" | "artillery" | "armor" | "airborne" | "engineer" | "special-forces";
    }
  | { kind: "marker"; words: string };

/** A counter as it is printed. */
export interface CounterFace {
  /** Id of its type. */
  type: string;
  /** Id of the kind that it is counted with (`MapViews.forces`). */
  kind: string;
  name: string;
  /** Shortest name for lists and labels: "CA", "Army", "Air". */
  label: string;
  /** What totals call counters of its label: "Fighters". The label itself without it. */
  several?: string;
  /** What lists call it where the name alone does not say enough: "CA Heavy cruiser". */
  title?: string;
  /** What stands in its corner; its label without it, nothing where the picture says it (""). */
  letters?: string;
  /** The one word of its smallest form; the first letters of its label without it. */
  short?: string;
  side: string;
  nation: string;
  livery: Livery;
  picture: Picture;
  ratings: Rating[];
  /** Ratings of the reduced side, where there is one. */
  reducedRatings?: Rating[];
}

/** Which way a counter points. */
export interface Facing {
  /**
   * Clockwise from the top of the map, in degrees: a multiple of 60 for six directions (of 60 and 30 for hexes that stand
   * on a point), of 30 for twelve.
   */
  degrees: number;
  /** "faces NE". */
  words: string;
  /** The counter lies turned; without it an arrow at its edge points that way. */
  turned?: boolean;
}

/** How high it flies: a letter or two in a badge, and words. */
export interface Altitude {
  /** "H". */
  badge: string;
  /** "high altitude". */
  words: string;
}

/** Hits that it has taken, of how many it can take. */
export interface Hits {
  taken: number;
  of?: number;
}

/** A marker that lies on a counter: damage, fuel, hidden from the other side. */
export interface CounterMarker {
  /** The letters on it, three at most: "D2". */
  letters: string;
  /** "on fire". */
  words: string;
  /** Whether it is good or bad for the counter; neither without it. */
  tone?: "good" | "warn" | "bad";
}

/** What lies on a counter or has happened to it. */
export interface CounterCondition {
  /** Steps, all together. */
  steps?: number;
  reduced?: boolean;
  damaged?: boolean;
  /** Taken to a battle away from where it stands. */
  committed?: boolean;
  /** Has moved, deployed or sailed in this player turn. */
  moved?: boolean;
  /** No line of supply leads to it. */
  unsupplied?: boolean;
  facing?: Facing;
  altitude?: Altitude;
  hits?: Hits;
  /** The one on top first. */
  markers?: readonly CounterMarker[];
  /** What else is to be said of it, in few words: "½ hit". */
  note?: string;
}

/** Counters of one type in one state at one entry of a scenario. */
export interface HeldCounter extends CounterCondition {
  /** In the scenario: the number that puts them there. */
  pointer: string;
  face: CounterFace;
  /** How many counters. */
  count: number;
  /** Why it is not set up: the number of an optional rule that is off. */
  optional?: string;
  // ---- in play ----
  /** Ids of the pieces, alike in everything that is shown. */
  pieces?: string[];
  /** What it sails or fights with, in words: "Task Force 3, from Kure". */
  group?: string;
}

/** Counters that are counted together in a set-up. */
export interface ForceKind {
  id: string;
  /** "Air steps". */
  title: string;
  /** Of one: "air step". */
  noun: string;
  /** Of several, where it is not the noun with an s: "aircraft". */
  many?: string;
  /** What its counters are listed by in tables: ships by their label (the class), air steps by nation. */
  by: "label" | "nation" | "name";
  /** Steps are counted where a counter has them; else counters. */
  steps?: true;
  /** Small change, left out where forces are summed up in a line. */
  minor?: true;
}
