import type { Reply } from "../worker/asking";
import type { Report } from "../../lib/diagnostics";
import type { FileMap, TextSplice } from "../../lib/documents";
import type { DocumentView } from "../../lib/games";
import type { Calls } from "./calls";

/**
 * What the page and the desk say to one another. The desk is the worker that holds the texts, checks them and
 * works everything out of them; the page shows and edits. Messages arrive in the order in which they were sent,
 * so whatever the page asks is answered on the texts as the page had them when it asked.
 */

/** To the desk. */
export type Request =
  | { type: "open"; game: string | undefined; shipped: FileMap; own: FileMap }
  /** `splices` are offsets in the text before, last one first; `text` is a whole text, null takes the file away. */
  | { type: "edit"; file: string; splices: readonly TextSplice[] }
  | { type: "text"; file: string; text: string | null }
  /** The documents are sent to the port that comes with this message (see feed.ts). */
  | { type: "feed"; holds: boolean }
  /** `later`: nobody waits for it. It is answered once the texts are checked, on the texts as they are by then. */
  | { type: "ask"; id: number; call: CallName; args: unknown[]; later?: true };

/** A document of the game as all layers leave it. */
export interface DocumentSummary {
  path: string;
  /** Where its text stands: at its path, or, of a scenario that a layer brings, in that layer's folder. */
  file: string;
  title: string;
  kind: string;
  /** The views that the game gives it beside text and grid; it opens in the first of them. */
  views: readonly DocumentView[];
  /** Layers that change it, in order. */
  patchedBy: string[];
}

export interface LayerSummary {
  id: string;
  title: string;
  kind: string;
  on: boolean;
  /** The game itself has it on from the start: such layers come first, in the game's own order. */
  fixed: boolean;
  /** Paths of the documents that it changes. */
  documents: string[];
}

/** What the page shows of the texts at all times. */
export interface Overview {
  documents: DocumentSummary[];
  /** On ones first, in the order in which they apply. */
  layers: LayerSummary[];
}

/** What the desk says by itself. */
export type DeskNews =
  | { type: "report"; report: Report; milliseconds: number }
  /** What syntax and schemas find in the texts as they are now, where the slower tiers take their time. */
  | { type: "early"; report: Report }
  | { type: "overview"; overview: Overview };

/** From the desk. */
export type Message = DeskNews | Reply;

export type CallName = keyof Calls;
/** Arguments of a call, without the world that the desk adds. */
export type Args<Name extends CallName> = Calls[Name] extends (world: never, ...args: infer A) => unknown
  ? A
  : never;
export type Answer<Name extends CallName> = ReturnType<Calls[Name]>;
