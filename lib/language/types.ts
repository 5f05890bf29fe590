import type { SchemaNode, Schemas } from "../diagnostics";
import type { Draft, FileMap, Json, Range, TextSplice } from "../documents";
import type { DocumentKind } from "../documents/generated/kinds";
import type { GameDefinition } from "../games/types";

/**
 * What the editor has open. `files` are the texts on the screen; the draft may be slightly older, and the text of a
 * file that has changed since is then parsed here.
 */
export interface World {
  readonly draft: Draft;
  readonly files: FileMap;
  readonly game: GameDefinition | undefined;
  readonly schemas: Schemas;
  readonly kinds: readonly DocumentKind[];
}

/** A part of a text, in UTF-16 units. */
export interface Stretch {
  offset: number;
  length: number;
}

/** What a place of a file speaks of. */
export interface Spot {
  file: string;
  /** The place in the file. */
  pointer: string;
  part: "key" | "value";
  /** The document that the text is or changes; the file itself when it is a playtest, a layer.json or sandtable.json. */
  document: string;
  /** The place in that document. */
  at: string;
  /** True in a layer's patch and in a scenario's override: nothing is required, and null takes a member away. */
  patch: boolean;
  /** Whose text it is: "base", a layer's id, or "scenario" for an override. */
  layer: string;
  /** The schema of the document, by its path; undefined when it has none. */
  schema: string | undefined;
  /** The document as this text alone would make it. */
  root: Json;
  /** All that the schema says of the value at this place. */
  node: SchemaNode | undefined;
}

export type CompletionKind = "member" | "value" | "reference" | "snippet";

/** One proposal at the cursor. */
export interface Completion {
  label: string;
  kind: CompletionKind;
  detail?: string;
  documentation?: string;
  /** With quotes, braces, and a comma behind where one is needed. */
  insertText: string;
  /** The text has places to fill in, as editors write them: `${1:text}`. */
  isSnippet: boolean;
  /** What the text at the cursor is compared with. */
  filterText: string;
  /** The order in which they are offered. */
  sortText: string;
  replace: Stretch;
  /** Changes elsewhere: a comma that is missing before. */
  also: TextSplice[];
}

/** A place in a file. */
export interface Location {
  file: string;
  range: Range;
  pointer: string;
  /** Where the thing stands, where it is named, or where a layer or scenario changes it. */
  role: "definition" | "use" | "change";
}

/** What is known of a value; plain words, no markup. */
export interface Hover {
  range: Range;
  title: string;
  description?: string;
  /** What the schema allows: "A whole number from 0 to 40". */
  expects?: string;
  /** The unit that the schema's description names. */
  unit?: string;
  /** The value that stands here, where the schema says what it means. */
  meaning?: string;
  /** All values that may stand here, with what they mean; of a text the values that it takes from the data. */
  values?: { value: string; description?: string }[];
  /** Rule numbers: of the source first, then those that the schema names. */
  rules: string[];
  source?: { status: string; rule?: string; note?: string; pointer: string };
  /** What counts in the game as it is merged, where it differs from what stands here; undefined value: taken away. */
  effective?: { value: Json | undefined; text: string };
  /** Who set the value that counts, where a layer did. */
  setBy?: { layer: string; title?: string; file: string; pointer: string };
  /** The thing that is named or defined here. */
  reference?: { noun: string; id: string; name?: string; known: boolean; uses?: number };
}

export interface Lens {
  range: Range;
  count: number;
  title: string;
  kind: string;
  id: string;
}

export interface OutlineItem {
  name: string;
  detail: string;
  kind: "object" | "array" | "string" | "number" | "boolean" | "null";
  range: Range;
  selectionRange: Range;
  children: OutlineItem[];
}

export interface SearchMatch {
  file: string;
  range: Range;
  /** The line of the match, and where in it the match stands. */
  line: string;
  start: number;
  end: number;
}
