import type { Reply } from "../worker/asking";
import type { Report } from "../../lib/diagnostics";
import type { FileMap, TextSplice } from "../../lib/documents";
import type { DocumentView } from "../../lib/games";
import type { Calls } from "./calls";

/**
 * Messages between the page and the desk. The desk is the worker that has the texts, checks them and calculates
 * everything from them; the page shows and edits. Messages arrive in order, so a question is answered for the texts
 * that the page had when it asked.
 */

/** To the desk. */
export type Request =
  /** The rules of a game that will be opened. */
  | { type: "prepare"; game: string }
  /** `awaitsMap`: the page will ask for a map as soon as it has the list of documents. It is answered before the check. */
  | { type: "open"; game: string | undefined; shipped: FileMap; own: FileMap; awaitsMap: boolean }
  /** `splices` are offsets in the old text, last one first; `text` is a whole text, null deletes the file. */
  | { type: "edit"; file: string; splices: readonly TextSplice[] }
  | { type: "text"; file: string; text: string | null }
  /** The documents are sent to the port that comes with this message (see feed.ts). */
  | { type: "feed"; holds: boolean }
  /** `later`: not urgent. It is answered after the check, for the texts as they are then. */
  | { type: "ask"; id: number; call: CallName; args: unknown[]; later?: true };

/** A document of the game with all layers applied. */
export interface DocumentSummary {
  path: string;
  /** The file with its text: at its path, or in the folder of the layer that adds the scenario. */
  file: string;
  title: string;
  kind: string;
  /** The views that the game adds to text and grid; it opens in the first of them. */
  views: readonly DocumentView[];
  /** Layers that change it, in order. */
  patchedBy: string[];
}

export interface LayerSummary {
  id: string;
  title: string;
  kind: string;
  on: boolean;
  /** The latest version that its errata name. */
  version?: string;
  /** On by default in the game: such layers come first, in the game's order. */
  fixed: boolean;
  /** Paths of the documents that the layer changes. */
  documents: string[];
}

/** What the page always shows of the texts. */
export interface Overview {
  /** Whether the game has battles as documents, whose odds can be worked out. */
  hasBattles: boolean;
  documents: DocumentSummary[];
  /** Those that are on come first, in the order in which they apply. */
  layers: LayerSummary[];
}

/** Messages that the desk sends unasked. */
export type DeskNews =
  | { type: "report"; report: Report; milliseconds: number }
  /** Problems of syntax and schemas in the current texts, sent first where the slower tiers take long. */
  | { type: "early"; report: Report }
  | { type: "overview"; overview: Overview };

/** From the desk. */
export type Message = DeskNews | Reply;

export type CallName = keyof Calls;
/** Arguments of a call, without the desk, which is added. */
export type Args<Name extends CallName> = Calls[Name] extends (world: never, ...args: infer A) => unknown
  ? A
  : never;
export type Answer<Name extends CallName> = ReturnType<Calls[Name]>;
