import type { Json, TextEdit } from "../documents";
import type { Severity } from "./types";

/** Which part of a member a problem is about: its key, its value, or both. */
export type Part = "key" | "value" | "member";

/** A place in a merged document; the text that a person can edit is found by its origin. */
export interface DocumentPlace {
  document: string;
  pointer: string;
  part?: Part;
}

/** A place in a file as it stands on disk: a layer's patch, or a text that is no document yet. */
export interface FilePlace {
  file: string;
  pointer: string;
  part?: Part;
}

export type Place = DocumentPlace | FilePlace;

/** One change of a fix, by place; turned into the smallest text edit only when the problem is reported. */
export type Change =
  | { do: "set"; place: Place; value: Json }
  | { do: "remove"; place: Place }
  | { do: "rename"; place: Place; key: string }
  | { do: "edit"; edits: TextEdit[] };

export interface FixPlan {
  title: string;
  changes: Change[];
}

/** What a check found, before it is known in which file and line it stands. */
export interface Found {
  code: string;
  severity: Severity;
  message: string;
  hint?: string;
  rule?: string;
  place: Place;
  /** The subtree that is unfit for later tiers; default: the place. Only errors make a subtree unfit. */
  covers?: string;
  related?: { place: Place; message: string }[];
  fixes?: FixPlan[];
}

export const isDocumentPlace = (place: Place): place is DocumentPlace => "document" in place;
