import type { PageApp } from "../../lib/export";
import type { FileMap } from "../../lib/documents";

/** Messages between the page and the export worker. */

/** A format as the dialog offers it. */
export interface OfferedFormat {
  id: string;
  title: string;
  summary: string;
}

/** To the worker: make an export of these texts. One worker makes one; it is ended to stop it. */
export interface Request {
  game: string | undefined;
  /** Texts of the game as shipped, and the workspace's own. */
  shipped: FileMap;
  own: FileMap;
  /** The other files of the workspace, in base64. */
  others: Readonly<Record<string, string>> | undefined;
  /** The code of a page, where one is wanted. */
  page: PageApp | undefined;
  /** Version of the program. */
  version: string;
  formats: readonly string[];
  /** Entries of the errata of a later version than this are marked as new. */
  since: string | undefined;
}

/** An error in the data, and where it is. */
export interface Fault {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** From the worker; the formats come first, without a request. */
export type Message =
  | { type: "formats"; formats: OfferedFormat[] }
  /** `done` of `of` are written; `words` names the next. */
  | { type: "step"; done: number; of: number; words: string }
  | {
      type: "made";
      name: string;
      bytes: Uint8Array;
      files: number;
      /** The play aids among the files, as a zip of pages that can be opened. */
      pages?: Uint8Array;
    }
  /** The data have errors, so nothing was made. The first ones, and how many there are. */
  | { type: "faulty"; faults: Fault[]; count: number }
  | { type: "failed"; message: string; hint?: string };
