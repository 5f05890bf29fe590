import type { Json } from "../../documents";
import type { GameDefinition } from "../../games/types";
import type { Blame } from "../blame";
import type { Found } from "../found";
import type { CodeEntry } from "../registry-types";
import type { LinkIndex } from "./links";

/** What a check of references works on. */
export interface ReferenceContext {
  game: GameDefinition;
  /** Merged documents that can be read. */
  documents: Readonly<Record<string, Json>>;
  links: LinkIndex;
  blame: Blame;
  /** Documents that cannot be read at all: what they define is not known. */
  unread: readonly string[];
  /** Whether the base or a layer has a value there, even if another layer has taken it away. */
  everStood(document: string, pointer: string): boolean;
  /** Where layers took an entry of this id away that the base or another layer has: pointers of the documents. */
  takenAway(kind: string, id: string): { document: string; pointer: string }[];
  /** Whether the document is one that a person can change here (others are only looked up). */
  reports(document: string): boolean;
}

export interface ReferenceCheck extends CodeEntry {
  /** Looks at all scenarios together, so that the world of one scenario has nothing to add. */
  readonly gameOnly?: boolean;
  run(context: ReferenceContext): Found[];
}
