import type { Json } from "../kernel";
import type { Documents } from "./types";

/** What the studio shows of a game beyond its documents: counters, who stands where, and what overlays tell. */

/** Colours and band of a counter, by the games' conventions. */
export type Livery = "japan" | "us-army" | "us-navy" | "britain" | "netherlands" | "plain";

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

/** What is drawn in the middle of a counter. */
export type Picture =
  | { kind: "ship"; class: string }
  | { kind: "air" }
  | { kind: "land"; /** Size mark over the symbol: "XX". */ size: string; marine?: boolean }
  | { kind: "marker"; words: string };

/** A counter as it is printed. */
export interface CounterFace {
  /** Id of its type. */
  type: string;
  name: string;
  /** Shortest name for lists and labels: "CA", "Army", "Air". */
  label: string;
  side: string;
  nation: string;
  livery: Livery;
  picture: Picture;
  ratings: Rating[];
  /** Ratings of the reduced side, where there is one. */
  reducedRatings?: Rating[];
}

/** Counters of one type in one state at one entry of a scenario. */
export interface HeldCounter {
  /** In the scenario: the number that puts them there. */
  pointer: string;
  face: CounterFace;
  /** How many counters. */
  count: number;
  /** Steps of air units, all together. */
  steps?: number;
  reduced?: boolean;
  /** Why it is not set up: the number of an optional rule that is off. */
  optional?: string;
}

/** An entry of a scenario that holds counters: a place on the map, a box of a track, a free group. */
export interface Holding {
  /** In the scenario: "/setup/manila". */
  entry: string;
  title: string;
  where: "map" | "free" | "track" | "out";
  /** Place on the map: a site, a hex or a box. A free group lies at the first of its places. */
  place?: string;
  /** Places that a free group chooses from. */
  places?: string[];
  counters: HeldCounter[];
}

/** A named place in a hex. */
export interface Site {
  id: string;
  hex: string;
  name: string;
  kind: "base" | "circle";
  control: string;
  flag: string;
  /** Capacities in few letters, for the map. */
  capacities: { letter: string; name: string; value: number }[];
  victoryPoints: number;
  resource?: { name: string; value: number };
  home?: string;
  document: string;
  pointer: string;
  fields: SiteField[];
}

/** A value of a site that a form can change. */
export interface SiteField {
  title: string;
  document: string;
  pointer: string;
  value: string | number | undefined;
  choices?: { value: string; title: string }[];
  min?: number;
  max?: number;
  step?: number;
  /** The value that need not be written down; setting it takes the member away. */
  unless?: string | number;
  required?: boolean;
}

/** A type of counters, with how many of the mix no part of the scenario uses. */
export interface MixEntry {
  face: CounterFace;
  left: number;
  of: number;
  optional?: string;
}

export type Tone = "japan" | "allies" | "both" | "none" | "good" | "warn" | "bad" | "step";

/** One thing laid over the map. */
export interface Overlay {
  id: string;
  title: string;
  rule?: string;
  key: { tone: Tone; text: string }[];
  marks: { place: string; tone: Tone; text?: string; title?: string }[];
  lines: { from: string; to: string; tone: Tone }[];
  /** What it says of itself, or why it is empty. */
  note?: string;
}

export interface OverlayKind {
  id: string;
  title: string;
  /** It starts from a hex that a person chooses. */
  from?: boolean;
}

/** A change of a set-up by hand. */
export type Handling =
  | { do: "move"; from: string; to: string; count: number }
  | { do: "add"; type: string; to: string; count: number }
  | { do: "remove"; from: string; count: number }
  /** Reduce a counter by a step, or restore one. */
  | { do: "reduce" | "restore"; from: string };

/** Values of the scenario after a change, in few words; or why there is none. */
export type Handled =
  | { ok: true; label: string; values: { pointer: string; value: Json | undefined }[] }
  | { ok: false; reason: string; rule?: string };

/** The views of one game. They read documents as they are, perhaps broken; only overlays need a ruleset. */
export interface MapViews<R = unknown> {
  readonly overlays: readonly OverlayKind[];
  sites(documents: Documents, scenario: string): Site[];
  holdings(documents: Documents, scenario: string): Holding[];
  mix(documents: Documents, scenario: string): MixEntry[];
  /** Entry of the scenario for a place: "/setup/manila". */
  entryOf(place: string): string;
  overlay(rules: R, scenario: Json, kind: string, from?: string): Overlay;
  handle(documents: Documents, scenario: string, change: Handling): Handled;
}
