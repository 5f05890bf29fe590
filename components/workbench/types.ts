import type { Report } from "../../lib/diagnostics";
import type { FileMap } from "../../lib/documents";
import type { DocumentView } from "../../lib/games";
import type { PlaytestResult } from "../../lib/playtest";
import type { Overview } from "../desk/protocol";
import type { ShownProblems } from "./shown";

/** The state of one of the workspace's files on disk. */
export interface FileState {
  /** Version on disk from which the text started; null: not on disk yet. */
  version: string | null;
  /** The text differs from that version. */
  unsaved: boolean;
  saving: boolean;
  /**
   * Another program changed the file on disk meanwhile; null: deleted it. Nothing is saved until this is resolved.
   */
  conflict?: { text: string; version: string } | null;
  /** Why the last attempt to save failed. */
  failure?: string;
  /** Deleted here, but still on disk. */
  gone?: boolean;
}

/** A playtest and its progress. */
export interface PlaytestState {
  /** It is queued or running, with the present texts. */
  running: boolean;
  /** Its last result. */
  result?: PlaytestResult;
}

/** What an editor tab shows. */
export interface Tab {
  /** Path of a file of the workspace or of the game, or of a document. */
  path: string;
  view: ViewId;
}

export type ViewId = "text" | "diff" | DocumentView;

export interface WorkbenchState {
  id: string;
  /** "loading", "ready", or why it could not be opened. */
  phase: "loading" | "ready" | { trouble: string; hint?: string };
  path: string;
  title: string;
  game: string | undefined;
  /** Version of the program. */
  version: string;
  /** Texts of the game as shipped; they are read-only. */
  shipped: FileMap;
  /** The workspace's own files. */
  files: Readonly<Record<string, FileState>>;
  /** Incremented with every change of a text. */
  revision: number;
  /** Of the last whole check. */
  report: Report | undefined;
  /** The part of it that is shown, and that of the check in progress. */
  problems: ShownProblems | undefined;
  checkMilliseconds: number;
  /** The report is of an older revision. */
  checking: boolean;
  overview: Overview;
  /** The playtests that were run or will be run, by path. */
  playtests: Readonly<Record<string, PlaytestState>>;
  /** What undo and redo would do, in words. */
  canUndo: string | undefined;
  canRedo: string | undefined;
  tabs: readonly Tab[];
  active: number;
  /** Where the text editor is asked to go; `count` distinguishes one request from the next. */
  goTo: { file: string; pointer?: string; line: number; column: number; count: number } | undefined;
  /** The selected value, in any view: of a document with all layers applied. */
  selection: { document: string; pointer: string } | undefined;
  /** The target layer of edits. */
  layer: string | undefined;
  /** The scenario of the previews, if one was chosen. */
  previewScenario: string | undefined;
  /** Id of the board that maps show, in a game with several; undefined: the first one. */
  previewBoard: string | undefined;
  /** Path of the battle whose odds are shown. */
  previewBattle: string | undefined;
  /** Unsaved work of an earlier session that was found. */
  found: { at: number; files: string[] } | undefined;
  /** The server does not answer; meanwhile edits are stored in the browser. */
  offline: boolean;
  notice: string | undefined;
  /** What was saved last, to open or undo it from the notice. */
  kept: AddedDocument | undefined;
}

/** Something that was added to the workspace while something else was in view. */
export interface AddedDocument {
  title: string;
  file: string;
  /** Its undo label. */
  label: string;
}
