import type { Documents } from "./document-types";
import type { CounterFace, Rating } from "./counter-types";

/** What play aids on paper show of a game beyond its other views. */

/** The other side of a counter. */
export interface CounterBack {
  /** What it means to turn it, in a word: "reduced". */
  words: string;
  ratings: Rating[];
  /** Turned over it is weaker. */
  reduced?: boolean;
}

/** A row of numbered boxes for a marker. */
export interface PrintedTrack {
  title: string;
  rule?: string;
  side?: string;
  from: number;
  to: number;
}

/** A value that is set when a scenario begins: the turn, a marker on a track. */
export interface StartMark {
  title: string;
  value: string;
  rule?: string;
  /** Of both without it. */
  side?: string;
  /** In the scenario. */
  pointer: string;
}

/** A step of the sequence of play with the steps in it. */
export interface PlayStep {
  title: string;
  rule: string;
  document: string;
  pointer: string;
  steps: PlayStep[];
}

/** What play aids on paper show beyond the other views. They read documents as they are, perhaps broken. */
export interface PrintViews {
  /** Undefined for a counter that is printed on one side. */
  back(face: CounterFace): CounterBack | undefined;
  starts(documents: Documents, scenario: string): StartMark[];
  /** Places whose holder at the start differs from the map's; null where there is no holder. */
  control(documents: Documents, scenario: string): { place: string; holder?: string; pointer: string }[];
  tracks(documents: Documents): PrintedTrack[];
  sequence(documents: Documents): PlayStep[];
  /** How the tables of a document are used, in a sentence or two, by the path of the document. */
  uses(documents: Documents): Readonly<Record<string, { text: string; rule: string }>>;
}
