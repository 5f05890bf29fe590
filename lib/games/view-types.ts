import type { Choice, Json } from "../kernel";
import type { BoardSource } from "./board-types";
import type { CounterFace, ForceKind, HeldCounter } from "./counter-types";
import type { Documents } from "./document-types";

/** What the studio shows of a game beyond its documents: counters, who stands where, and what overlays show. */

/** An entry of a scenario that holds counters: a place on the map, a box of a track, a free group. */
export interface Holding {
  /** In the scenario: "/setup/manila". */
  entry: string;
  title: string;
  where: "map" | "free" | "track" | "out";
  /** Place on a board: a site, a hex or a box. A free group lies at the first of its places. */
  place?: string;
  /** Places that a free group chooses from. */
  places?: string[];
  counters: HeldCounter[];
}

/** What a named place is, and how the map shows it. */
export interface SiteKind {
  /** "Base". */
  title: string;
  /** The sign in its hex. */
  sign: "square" | "circle";
  /** A side can hold it: its sign has the colour and letter of the holder, and what it is worth is said in words. */
  held: boolean;
}

/** A named place in a hex. */
export interface Site {
  id: string;
  hex: string;
  name: string;
  kind: SiteKind;
  control: string;
  flag: string;
  /** Capacities in few letters, for the map. */
  capacities: { letter: string; name: string; value: number }[];
  /** What it is worth; without it no place of the game is worth anything by itself. */
  victoryPoints?: number;
  resource?: { name: string; value: number };
  /** What else it is, in few words: "Home Base". */
  note?: string;
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
  /** Where it is described. */
  document: string;
  pointer: string;
  left: number;
  of: number;
  optional?: string;
}

/**
 * Of what an overlay marks: a side by its id ("side:japan"), both or none of them, how good it is, a step of a way, or what
 * hangs over a place.
 */
export type Tone =
  `side:${string}` | "both" | "none" | "good" | "warn" | "bad" | "step" | "cloud" | "storm" | "night";

/** One thing laid over the map. */
export interface Overlay {
  id: string;
  title: string;
  rule?: string;
  key: { tone: Tone; text: string }[];
  marks: { place: string; tone: Tone; text?: string; title?: string }[];
  lines: { from: string; to: string; tone: Tone }[];
  /** What hangs over all of the board. */
  all?: Tone;
  /** Its text, or why it is empty. */
  note?: string;
}

export interface OverlayKind {
  id: string;
  title: string;
  /** It starts from a hex that a person chooses. */
  from?: boolean;
  /** Ids of the boards that it can lie on; all without it. */
  boards?: readonly string[];
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

/** Something that is asked of a new named place. */
export interface NewSiteField {
  key: string;
  title: string;
  /** The placeholder. */
  value: string;
  /** It is made of another answer as long as nothing is typed. */
  madeOf?: string;
  choices?: { value: string; title: string }[];
  min?: number;
  max?: number;
  step?: number;
}

/** The value that makes a new named place; or why there is none. */
export type NewSite =
  { ok: true; label: string; document: string; pointer: string; value: Json } | { ok: false; reason: string };

/** The views of one game. They read documents as they are, perhaps broken; only overlays need a ruleset. */
export interface MapViews<R = unknown> {
  /** What is counted together, in the order of tables: the kind of each face is one of them. */
  readonly forces: readonly ForceKind[];
  /**
   * The boards of the game, the main one first. Hexes and boxes of all of them have ids of their own, so that an id
   * says on which board something is.
   */
  readonly boards: readonly BoardSource[];
  readonly overlays: readonly OverlayKind[];
  sites(documents: Documents, scenario: string): Site[];
  holdings(documents: Documents, scenario: string): Holding[];
  mix(documents: Documents, scenario: string): MixEntry[];
  /** Entry of the scenario for a place of a board: "/setup/manila". */
  entryOf(place: string, board: string): string;
  overlay(rules: R, scenario: Json, kind: string, from: string | undefined, board: string): Overlay;
  handle(documents: Documents, scenario: string, change: Handling): Handled;
  /** How a named place is made in a hex; without it none is. */
  readonly newSite?: {
    /** "Add a base here". */
    title: string;
    fields: readonly NewSiteField[];
    /** Ids of the boards on which it can be; only the first without it. */
    boards?: readonly string[];
    make(
      documents: Documents,
      hex: string,
      answers: Readonly<Record<string, string>>,
      board: string,
    ): NewSite;
  };
}

// ---- play -----------------------------------------------------------------------------------------------

/** A box of a battle's display with what lies in it. */
export interface BattleBox {
  title: string;
  rule?: string;
  counters: HeldCounter[];
}

/** One side of a battle. */
export interface BattleSide {
  side: string;
  name: string;
  /** Every box of the display, in its printed order; empty ones too. */
  boxes: BattleBox[];
  /** Counted on the display: "Air Points" 5, "Ground support" 2. */
  points: { title: string; value: string; rule?: string }[];
  /** What it has won so far: "Air Superiority", "Sea Control". */
  gained: { text: string; rule?: string }[];
}

/**
 * A line from what acts to what it acts upon: a strike at a Task Force, fire at a ship. Of ships matched with one
 * another `from` holds those of the first side.
 */
export interface BattleLink {
  kind: "strike" | "match" | "fire";
  side: string;
  from: string;
  to: string;
  /** The pieces at its ends, where they are known one by one. */
  pieces?: { from: string[]; to: string[] };
  rule?: string;
}

/** The battle that is being fought, as its display shows it. */
export interface BattleBoard {
  title: string;
  /** Place on the map. */
  place: string;
  /** Of the stage. */
  rule: string;
  /** Where in the battle play stands: "Surface Combat Round 2". */
  stage: string;
  sides: BattleSide[];
  links: BattleLink[];
}

/** Counters of one side at one place of the map. */
export interface PlayedStack {
  place: string;
  side: string;
  counters: HeldCounter[];
}

/** A box of a display with what lies in it: "Ready" of a carrier. Counters can be dropped on it by its id. */
export interface DisplayBox {
  id: string;
  title: string;
  rule?: string;
  counters: HeldCounter[];
}

/** Boxes that belong together: those of one ship or base. */
export interface DisplayPart {
  id: string;
  title: string;
  side: string;
  /** Place of the map where it is. */
  place?: string;
  /** Values beside its boxes: "Launch Factor" "8 of 12". */
  values: { title: string; value: string; rule?: string }[];
  /** The values are read downwards, one a line: the steps of a battle. */
  listed?: true;
  boxes: DisplayBox[];
}

/** A display beside the map, with a tab of its own: "Air operations". */
export interface Display {
  id: string;
  title: string;
  rule?: string;
  /** What it says when nothing is in it. */
  empty: string;
  parts: DisplayPart[];
}

/** A way across the map, as it was plotted. */
export interface PlayPath {
  id: string;
  title: string;
  side: string;
  rule?: string;
  /** Places, the first where it begins; a single one for what stays or is not plotted yet. */
  places: string[];
  /** In few words: "stays", "not plotted yet". */
  note?: string;
  /** Pieces that go. */
  pieces: string[];
}

/** The position as a board shows it. */
export interface PlayBoard {
  /** "Turn 5 · Allied player turn". */
  moment: string;
  stacks: PlayedStack[];
  /** What is off the map: pools and tracks, by box. */
  trays: {
    id: string;
    title: string;
    rule?: string;
    /** Beside its title: why it is empty. */ note?: string;
    counters: HeldCounter[];
  }[];
  /** Who holds which place, where anybody does. */
  control: Record<string, string>;
  tracks: { title: string; value: string; side?: string; rule?: string }[];
  battle?: BattleBoard;
  displays?: Display[];
  /** Id of a further board on which play goes on: the map turns to it, and back to the first one when that ends. */
  shownBoard?: string;
  /** Ways that are drawn on the map and listed beside it. */
  paths?: PlayPath[];
  /** What lies over the map all the time: clouds, storms, night. */
  cover?: Overlay;
  /** What a person can lay over the map instead, in the words of the game in play. */
  overlays?: readonly OverlayKind[];
}

/**
 * A game in play on a board. All of it is read from a printed state (`view`), so that what is hidden from a side
 * cannot be shown to it.
 */
export interface PlayViews<R = unknown> {
  /** Hidden information is the heart of the game: unless somebody wants otherwise, each side sees only its own. */
  readonly hides?: true;
  board(rules: R, printed: Json): PlayBoard;
  /**
   * The places of the map that an option is about: where its unit stands and where it would go. Choices name
   * things by their ids; what is hidden from the printed state is nowhere.
   */
  placesOf(rules: R, printed: Json, choice: Choice): string[];
  /** The pieces that it names, as far as the printed state shows them. */
  piecesOf(printed: Json, choice: Choice, rules: R): string[];
  /** The pieces that it takes from where they stand to another place of the map; undefined where it moves none. */
  moveOf(rules: R, printed: Json, choice: Choice): PlayMove | undefined;
  /** What an option costs or brings, in few words beside its text: "2 points". */
  noteOf?(rules: R, printed: Json, choice: Choice): string | undefined;
  /** One of the overlays that the board offers, from a place or from none. */
  overlay?(rules: R, printed: Json, kind: string, from: string | undefined): Overlay;
}

/** Pieces that an option takes to a place. */
export interface PlayMove {
  pieces: string[];
  to: string;
}
