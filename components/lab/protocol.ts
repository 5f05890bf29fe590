import type { ComparedTexts, RunEntry, RunFacts, UnreadableRun } from "../../lib/server";
import type { FileMap } from "../../lib/documents";
import type { LayerSwitch } from "../../lib/editing";
import type { Answers } from "../../lib/lab/answers";
import type { RunState } from "../../lib/lab/conduct";
import type { SearchPlan, StopRule } from "../../lib/lab/plan";
import type { GameTrouble } from "../../lib/lab/record/types";
import type { DetachedData, Line } from "../../lib/play";
import type { Reply } from "../worker/asking";

/**
 * What the page and the lab say to one another. The lab is the worker that makes plans, conducts their runs, has their
 * games kept and works the answers out; games are played by workers of its own, and the page only shows.
 */

/** A ruleset to compare the current one with. */
export type RulesetSource =
  | { kind: "texts"; texts: ComparedTexts }
  | { kind: "bundle"; name: string; bytes: Uint8Array }
  | LayersSwitched;

/** The texts of the current workspace. */
export interface WorkspaceTexts {
  game: string | undefined;
  shipped: FileMap;
  own: FileMap;
}

/** The current workspace with layers switched. */
interface LayersSwitched extends WorkspaceTexts {
  kind: "layers";
  switched: readonly LayerSwitch[];
}

export interface SweptNumber {
  place: string;
  values: readonly number[];
}

export interface LayerOfBid {
  id: string;
  title: string;
}

/** Question. */
export type LabQuestion =
  | { kind: "play" }
  | { kind: "compare"; source: RulesetSource; title: string }
  /** The current ruleset compared with itself, with these optional rules switched. */
  | { kind: "switched"; options: readonly string[] }
  | { kind: "sweep"; numbers: readonly SweptNumber[] }
  /** Where the first number gives a side the share of wins that is wanted; with the second one, for each of its values. */
  | { kind: "balance"; numbers: readonly SweptNumber[]; search: Omit<SearchPlan, "values"> }
  /** How many of these layers, given one after the other, do so. Each is switched as the part wants it. */
  | {
      kind: "bid";
      layers: readonly LayerOfBid[];
      from: WorkspaceTexts;
      search: Omit<SearchPlan, "values">;
    }
  /** Without places: all numbers of the parameters. */
  | { kind: "sensitivity"; places: readonly string[] };

/** The options of a new run. */
export interface Wish {
  /** Id of the scenario. */
  scenario: string;
  question: LabQuestion;
  /** Optional rules to play with; undefined: those that the scenario recommends. */
  options: readonly string[] | undefined;
  /** One for each side, as "steady" or "search:400". */
  players: readonly string[];
  games: number;
  seed: number;
  stop: StopRule | undefined;
  /** Pairs to play with each of the other players in a comparison; 0: none. */
  robustness: number;
  /** Version of the program. */
  engine: string;
}

/** To the lab. */
export type Request =
  /** The documents come by the port of this message; runs are those of the workspace. */
  | { type: "sit"; workspace: string }
  | { type: "begin"; wish: Wish }
  | { type: "open"; run: string }
  | { type: "play" }
  | { type: "pause" }
  | { type: "cancel" }
  /** Closes the open run; one in progress is paused. */
  | { type: "leave" }
  | { type: "ask"; id: number; matter: Matter };

/** Questions of the page. */
export type Matter =
  | { of: "lobby"; scenario: string }
  | { of: "numbers"; scenario: string; words: string }
  | { of: "number"; scenario: string; place: string }
  /** The documents of a scenario that contain numbers. */
  | { of: "documents"; scenario: string }
  | { of: "document"; scenario: string; document: string }
  /** Games of the open run, starting at `from`; `only`: those with this result. */
  | { of: "games"; from: number; only: GamesWanted }
  | { of: "line"; variant: number; game: number }
  | { of: "parting"; variant: number; game: number }
  | { of: "csv" }
  | { of: "report" };

export interface GamesWanted {
  variant: number;
  /** Id of the side that won, "draw" or "none"; undefined: all. */
  winner: string | undefined;
}

/** Who can play a scenario, and what it can be asked. */
export interface LabLobby {
  scenario: string;
  title: string;
  /** Why it cannot be played as the data are. */
  trouble: { file: string; message: string } | undefined;
  sides: { id: string; name: string }[];
  /** `budget`: how much it thinks can be set. */
  players: { id: string; title: string; summary: string; budget: boolean }[];
  scores: { id: string; title: string }[];
  options: { id: string; title: string; rule: string | undefined }[];
  /** Optional rules that the scenario recommends. */
  recommended: string[];
  /** Numbers of the parameters. */
  parameters: { place: string; title: string; value: number }[];
}

export interface FoundNumber {
  place: string;
  title: string;
  value: number;
  step: number;
}

/** The numbers of a document, and the parts of it that have several. */
export interface DocumentNumbers {
  numbers: FoundNumber[];
  branches: { pointer: string; title: string; count: number }[];
}

/** A game as a line of a list. */
export interface ListedGame {
  variant: number;
  game: number;
  seed: number;
  /** Id of the winner, null for a draw; undefined for one that is excluded from the results. */
  winner: string | null | undefined;
  turns: number | undefined;
  score: { [name: string]: number };
  trouble: string | undefined;
}

export interface GamesPage {
  games: ListedGame[];
  from: number;
  of: number;
}

/** A game that can be opened in Play. */
export interface OpenableGame {
  /** Id of the scenario. */
  scenario: string;
  line: Line;
  /** The data that it uses, if they are not the current ones. */
  apart: DetachedData | undefined;
}

/** Where two games of a pair diverge: the first different choice. */
export interface Parting {
  at: number;
  /** Choices in words, of the first variant and of the other; undefined where the game is over. */
  choices: [PartingChoice | undefined, PartingChoice | undefined];
}

export interface PartingChoice {
  side: string;
  words: string;
}

export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** The data to render a report in a page. */
export interface ReportParts {
  plan: string;
  answers: Answers;
}

export interface Matters {
  lobby: LabLobby;
  numbers: FoundNumber[];
  number: FoundNumber;
  documents: { document: string; count: number }[];
  document: DocumentNumbers;
  games: GamesPage;
  line: OpenableGame;
  parting: Parting;
  csv: NamedFile;
  report: ReportParts;
}

/** The open run, without its answers. */
export interface RunNews {
  id: string;
  facts: RunFacts & {
    sides: { id: string; name: string; colour?: string }[];
    /** Whether the records of the game follow who holds what, and what is spent. */
    follows: { holdings: boolean; spending: boolean };
    scenarioTitle: string;
    variantTitles: string[];
    placeTitles: { [place: string]: string };
    /** Titles of the optional rules that are on: in all variants, and by variant where they differ. */
    options: { all: string[]; besides: string[][] };
  };
  state: RunState;
  done: number;
  of: number;
  gamesPerSecond: number | null;
  secondsLeft: number | null;
  troubles: readonly GameTrouble[];
  /** Values that were left out of a sweep, with the reason. */
  refused: readonly string[];
  failure: string | undefined;
  /** The server does not answer: so many finished games wait to be saved. */
  waiting: number | undefined;
  /** The current documents differ from those of the run. */
  isStale: boolean;
  /** Played by another program or window. */
  elsewhere: boolean;
}

/** The invalid field of the form, and the reason. */
export interface RunRefusal {
  field: "scenario" | "question" | "players" | "games" | "stop";
  message: string;
}

/** From the lab. */
export type Message =
  | { type: "documents" }
  /** The plan is being made, or the run is loading. */
  | { type: "busy"; words: string | undefined }
  | { type: "refused"; refusal: RunRefusal }
  | { type: "run"; run: RunNews | undefined }
  | { type: "answers"; run: string; answers: Answers }
  | { type: "runs"; runs: readonly (RunEntry | UnreadableRun)[] }
  /** The key of the seat at the server, so that the page can release it when it is closed. */
  | { type: "seat"; run: string; key: string | undefined }
  | Reply;
