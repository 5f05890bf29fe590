import type { Json, Range, TextEdit } from "../documents";
import type { Crowd } from "./crowd";
import type { Severity } from "./types";

/** Which part of a member a problem is about: its key, its value, or both. */
export type Part = "key" | "value" | "member";

/** A place in a merged document; the text that a person can edit is found by its origin. */
export interface DocumentPlace {
  document: string;
  pointer: string;
  part?: Part;
}

/** A place in a file on disk: in a layer's patch, or in a text that is not a document yet. */
export interface FilePlace {
  file: string;
  pointer: string;
  part?: Part;
  /** The very stretch of the text, where a pointer cannot say it. */
  range?: Range;
}

export type ProblemPlace = DocumentPlace | FilePlace;

/** One change of a fix, by place; turned into the smallest text edit only when the problem is reported. */
export type Change =
  | { do: "set"; place: ProblemPlace; value: Json }
  | { do: "remove"; place: ProblemPlace }
  | { do: "rename"; place: ProblemPlace; key: string }
  | { do: "edit"; edits: TextEdit[] };

export interface FixPlan {
  title: string;
  changes: Change[];
}

/** A part of a merged document. */
export interface Subtree {
  document: string;
  pointer: string;
}

/** Places that a problem breaks, and what is said of it with all of them. */
export interface Broken {
  places: readonly ProblemPlace[];
  message(places: readonly ProblemPlace[]): Pick<Found, "message" | "related">;
}

/** What a check found, before it is known in which file and line it stands. */
export interface Found {
  code: string;
  severity: Severity;
  message: string;
  hint?: string;
  rule?: string;
  place: ProblemPlace;
  /** For a member that is missing: where it would stand. */
  covers?: string;
  /** The subtrees that an error makes unfit for later tiers, where they are not the place itself. */
  blames?: readonly Subtree[];
  related?: { place: ProblemPlace; message: string }[];
  fixes?: FixPlan[];
  /** What it has in common with others that come of the same cause. */
  crowd?: Crowd;
  /** The places that it breaks. Scenarios with overrides may see more of them. */
  breaks?: Broken | undefined;
}

/** The subtrees that are unfit because of an error found; later tiers report nothing there. */
export function blamedBy({ severity, place, covers, blames }: Found): readonly Subtree[] {
  if (severity !== "error") return [];
  if (blames) return blames;
  return isDocumentPlace(place) ? [{ document: place.document, pointer: covers ?? place.pointer }] : [];
}

/** Equal for two problems that say the same thing about the same place. */
export const keyOf = ({ code, place, message }: Found): string =>
  [code, isDocumentPlace(place) ? place.document : `file ${place.file}`, place.pointer, message].join("\n");

export const isDocumentPlace = (place: ProblemPlace): place is DocumentPlace => "document" in place;
