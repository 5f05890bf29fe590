/** As the command line's `--format` calls it. */
export const PAGE_FORMAT = "page";

/** What an exported page is about. The page reads it; the export writes it. */
export interface PageData {
  /** Id of the game. */
  game: string;
  /** Title of the variant, or of the game itself. */
  title: string;
  /** Title of the game. */
  gameTitle: string;
  edition: string | undefined;
  /** Whose the game is. */
  rights: string | undefined;
  layers: readonly PageLayer[];
  /** The version of the program. */
  program: string;
  /** Identifies the documents: it is the same for the same data. */
  hash: string;
  scenarios: readonly { id: string; title: string }[];
  /** Merged documents in JSON, by path. */
  documents: Readonly<Record<string, string>>;
  /** Pages beside this one, to look things up. */
  aids: readonly PageLink[];
  /** How many values differ from the printed game. */
  changes: number;
}

/** A layer that is on. */
export interface PageLayer {
  id: string;
  title: string;
  kind: string | undefined;
  /** Why there is such a layer. */
  reason: string | undefined;
  /** Of its errata: the latest. */
  version: string | undefined;
}

export interface PageLink {
  title: string;
  summary: string;
  /** Relative to the page. */
  path: string;
}

/** The code of a page for one game. */
export interface PageApp {
  script: string;
  style: string;
  worker: string;
}

/** Names under which the scripts of a page leave what the page reads. */
export const pageGlobals = { data: "sandtableData", worker: "sandtableWorker" } as const;
