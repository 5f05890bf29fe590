import type { Range } from "../../documents";
import type { SourceStatus } from "../world";

/** What differs from another game, in words. */

/** Who says that a value is to be another one. */
export interface ChangedBy {
  /** "errata" and "yours" are distinguished wherever changes are listed. */
  status: SourceStatus | "yours" | undefined;
  /** Title of the layer, or what else says so. */
  title: string;
  /** It is the other edition itself: that is known, and need not be said of each change. */
  isEdition?: boolean;
}

/** A value that differs. */
export interface ChangedValue {
  /** In the merged document. */
  pointer: string;
  kind: "changed" | "added" | "removed";
  /** "Light cruiser (Blue), firepower". */
  what: string;
  /** What it was and is; absent where nothing stands. */
  from?: string;
  to?: string;
  unit?: string;
  rule?: string;
  reason?: string;
  by: ChangedBy;
  /** The text that sets it, or takes it away. */
  place: { file: string; pointer: string; range: Range };
}

/** What differs in one document. */
export interface ChangedDocument {
  path: string;
  title: string;
  changes: ChangedValue[];
}
