import type { Draft, FileMap } from "../documents";
import type { GameDefinition } from "../games";

/** What is exported: the texts, and the documents that the layers which are on make of them. */
export interface ExportSource {
  /** Id of the game. */
  game: string;
  /** The rules that play it; undefined where only the data are there. */
  definition: GameDefinition | undefined;
  draft: Draft;
  /** All texts by path: the game's, and a workspace's own on top of them. */
  files: FileMap;
  /** Paths in `files` that are the workspace's own. */
  own: ReadonlySet<string>;
  /** The game as shipped; `files` without the workspace's own where it is left out. */
  shipped?: FileMap;
  /** What else lies in the workspace: notes, pictures. Only the bundle takes them along. */
  others?: ReadonlyMap<string, Uint8Array>;
  /** Texts of the schemas by their path under "schemas/". */
  schemas: FileMap;
  /** Version of the program that exports. */
  version: string;
}

/** One file of an export. */
export interface ExportFile {
  /** Relative, with slashes. */
  path: string;
  bytes: Uint8Array;
}

/** The progress of an export. */
export interface ExportStep {
  done: number;
  of: number;
  /** What is being written. */
  words: string;
}

/** A form in which a ruleset can be taken away. Plain data in, files out: it runs in a worker as on the command line. */
export interface ExportFormat {
  /** As the command line's `--format` calls it. */
  id: string;
  title: string;
  /** What it is good for, in one line. */
  summary: string;
  /**
   * Makes the files, step by step, so that progress can be shown and the work cancelled. The same source makes the same
   * bytes. Throws `ExportError` for what keeps it from being made.
   */
  make(source: ExportSource): Generator<ExportStep, ExportFile[]>;
}

/** Why something cannot be exported, in words for people. */
export class ExportError extends Error {
  override readonly name = "ExportError";

  constructor(
    message: string,
    /** What to do. */
    readonly hint?: string,
  ) {
    super(message);
  }
}
