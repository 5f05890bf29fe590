import type { Difference } from "../../../compare";
import type { DraftDocument } from "../../../documents";
import type { Documents } from "../../../games";
import type { SchemaLookUp, ViewWorld } from "../../world";
import type { ChangedBy, ChangedValue } from "../types";
import type { Sayer } from "../sayer";
import type { Subject } from "./subjects";

/** A change in one sentence of the field. */
export interface ChangeSentence {
  /** Different for all sentences of a comparison. */
  id: string;
  subject: Subject;
  sentence: string;
  kind: ChangedValue["kind"];
  rule?: string;
  /** The rule in the other edition's rulebook, where it has another number. */
  ruleBefore?: string;
  reason?: string;
  by: ChangedBy;
  /** The document, and the pointers of the values that it covers. */
  file: string;
  pointers: readonly string[];
  /** The text that sets the first of them. */
  place: ChangedValue["place"];
  /** What it has in common with changes of the same kind. */
  alike?: Alike;
}

/** Changes with the same key are counted together when there are many. */
export interface Alike {
  key: string;
  /** What they are called together, before and after their number: "Port Capacity of", "bases". */
  called: readonly [before: string, after: string];
  /** Their name says already what has happened to them. */
  isShown?: boolean;
  /** Up to this number they are listed one by one. */
  most: number;
  from?: number;
  to?: number;
}

/** What a describer says about some differences of a document. */
export interface Said {
  sentence: string;
  about: readonly Difference[];
  subject?: Subject;
  rule?: string;
  ruleBefore?: string;
  kind?: ChangedValue["kind"];
  alike?: Alike;
  /** The sentence names the rule itself. */
  namesRule?: boolean;
}

/** One of the two states of the document. */
export interface State {
  world: ViewWorld;
  document: DraftDocument | undefined;
  schema: SchemaLookUp;
  sayer: Sayer;
  /** All merged documents. */
  documents: Documents;
}

/** The document that is described, in both versions. */
export interface DocumentVersions {
  path: string;
  before: State;
  after: State;
}

/** Says what it can of the differences; what it leaves is for the next. */
export type Describer = (versions: DocumentVersions, differences: readonly Difference[]) => Said[];
