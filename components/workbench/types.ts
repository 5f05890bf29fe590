import type { Report } from "../../lib/diagnostics";
import type { FileMap } from "../../lib/documents";
import type { DocumentView } from "../../lib/games";
import type { PlaytestResult } from "../../lib/playtest";
import type { Overview } from "../desk/protocol";
import type { ShownProblems } from "./shown";

/** How one of the workspace's files stands to the disk. */
export interface FileState {
  /** Version on disk that the text started from; null: not on disk yet. */
  version: string | null;
  /** The text differs from that version. */
  unsaved: boolean;
  saving: boolean;
  /** Somebody else changed the file on disk meanwhile; null: deleted it. Until it is settled nothing is saved. */
  conflict?: { text: string; version: string } | null;
  /** Why the last attempt to save failed. */
  failure?: string;
  /** Deleted here, and not yet on disk. */
  gone?: boolean;
}

/** A playtest, as far as it has been played. */
export interface PlaytestState {
  /** It is to be played, or is just being played, on the texts as they are now. */
  running: boolean;
  /** What came of it the last time. */
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
  /** Texts of the game as shipped; nobody edits these. */
  shipped: FileMap;
  /** The workspace's own files. */
  files: Readonly<Record<string, FileState>>;
  /** Grows with every change of a text. */
  revision: number;
  /** Of the last whole check. */
  report: Report | undefined;
  /** What is shown of it, and of the check that is under way. */
  problems: ShownProblems | undefined;
  checkMilliseconds: number;
  /** The report is of an older revision. */
  checking: boolean;
  overview: Overview;
  /** The playtests that have been run or are to be run, by path. */
  playtests: Readonly<Record<string, PlaytestState>>;
  /** What undo and redo would do, in words. */
  canUndo: string | undefined;
  canRedo: string | undefined;
  tabs: readonly Tab[];
  active: number;
  /** Where the text editor is asked to go; `count` distinguishes one request from the next. */
  goTo: { file: string; pointer?: string; line: number; column: number; count: number } | undefined;
  /** The value that is looked at, in whichever view: of a document with all layers applied. */
  selection: { document: string; pointer: string } | undefined;
  /** The layer that edits go to. */
  layer: string | undefined;
  /** The scenario that previews are of, if one was chosen. */
  previewScenario: string | undefined;
  /** Id of the board that maps show, in a game with several; the first one without it. */
  previewBoard: string | undefined;
  /** Path of the battle whose odds are shown. */
  previewBattle: string | undefined;
  /** Unsaved work of an earlier session that was found. */
  found: { at: number; files: string[] } | undefined;
  /** The server does not answer; edits are kept in the browser meanwhile. */
  offline: boolean;
  notice: string | undefined;
  /** What was kept last, to be opened or undone from where that is said. */
  kept: AddedDocument | undefined;
}

/** Something that was put into the workspace while something else was looked at. */
export interface AddedDocument {
  title: string;
  file: string;
  /** What undo calls it. */
  label: string;
}
