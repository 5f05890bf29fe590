import type { ComparedTexts, RunEntry, RunFacts, UnreadableRun } from "../../lib/server";
import type { FileMap } from "../../lib/documents";
import type { Answers } from "../../lib/lab/answers";
import type { RunState } from "../../lib/lab/conduct";
import type { StopRule } from "../../lib/lab/plan";
import type { GameTrouble } from "../../lib/lab/record/types";
import type { DetachedData, Line } from "../../lib/play";
import type { Reply } from "../worker/asking";

/**
 * What the page and the lab say to one another. The lab is the worker that makes plans, conducts their runs, has their
 * games kept and works the answers out; games are played by workers of its own, and the page only shows.
 */

/** A ruleset that the present one is compared with. */
export type RulesetSource =
  | { kind: "texts"; texts: ComparedTexts }
  | { kind: "bundle"; name: string; bytes: Uint8Array }
  /** The workspace as it stands, with a layer switched. */
  | { kind: "layer"; game: string | undefined; shipped: FileMap; own: FileMap; layer: string; on: boolean };

export interface SweptNumber {
  place: string;
  values: readonly number[];
}

/** Question. */
export type LabQuestion =
  | { kind: "play" }
  | { kind: "compare"; source: RulesetSource; title: string }
  /** The ruleset as it is against itself, with these optional rules switched. */
  | { kind: "switched"; options: readonly string[] }
  | { kind: "sweep"; numbers: readonly SweptNumber[] }
  /** Without places: all numbers of the parameters. */
  | { kind: "sensitivity"; places: readonly string[] };

/** A run that somebody wants. */
export interface Wish {
  /** Id of the scenario. */
  scenario: string;
  question: LabQuestion;
  /** Optional rules to play with; undefined: those that the scenario recommends. */
  options: readonly string[] | undefined;
  /** One a side, as "steady" or "search:400". */
  players: readonly string[];
  games: number;
  seed: number;
  stop: StopRule | undefined;
  /** Pairs that each of the other players is asked for in a comparison; 0: none is asked. */
  robustness: number;
  /** Version of the program. */
  engine: string;
}

/** To the lab. */
export type Request =
  /** The documents come by the port that is sent along; runs are those of the workspace. */
  | { type: "sit"; workspace: string }
  | { type: "begin"; wish: Wish }
  | { type: "open"; run: string }
  | { type: "play" }
  | { type: "pause" }
  | { type: "cancel" }
  /** No run is looked at any more; one that is being played is paused. */
  | { type: "leave" }
  | { type: "ask"; id: number; matter: Matter };

/** What the page wants to know. */
export type Matter =
  | { of: "lobby"; scenario: string }
  | { of: "numbers"; scenario: string; words: string }
  | { of: "number"; scenario: string; place: string }
  /** The documents by which a scenario is played that have numbers. */
  | { of: "documents"; scenario: string }
  | { of: "document"; scenario: string; document: string }
  /** Games of the run in hand, from one on; `only`: those that ended so. */
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

/** A game that can be opened on the table. */
export interface OpenableGame {
  /** Id of the scenario. */
  scenario: string;
  line: Line;
  /** By what it was played, where that is not the data as they are now. */
  apart: DetachedData | undefined;
}

/** Where two games of a pair part: the first choice that is another one. */
export interface Parting {
  at: number;
  /** Choices in words, of the first variant and of the other; undefined where a game is over there. */
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

/** What is needed to draw a report where there is a page to draw it in. */
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

/** The run in hand, besides its answers. */
export interface RunNews {
  id: string;
  facts: RunFacts & {
    sides: { id: string; name: string; colour?: string }[];
    scenarioTitle: string;
    variantTitles: string[];
    placeTitles: { [place: string]: string };
    /** Titles of the optional rules that are on: in all variants, and besides by variant where they are not the same. */
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
  /** The server does not answer: so many finished games wait to be kept. */
  waiting: number | undefined;
  /** The documents are others now than those that are played. */
  isStale: boolean;
  /** Played by another program or window. */
  elsewhere: boolean;
}

/** Which field of the form is wrong, and why. */
export interface RunRefusal {
  field: "scenario" | "question" | "players" | "games" | "stop";
  message: string;
}

/** From the lab. */
export type Message =
  | { type: "documents" }
  /** The plan is being made, or the run is being read. */
  | { type: "busy"; words: string | undefined }
  | { type: "refused"; refusal: RunRefusal }
  | { type: "run"; run: RunNews | undefined }
  | { type: "answers"; run: string; answers: Answers }
  | { type: "runs"; runs: readonly (RunEntry | UnreadableRun)[] }
  /** Whose seat at the server is held, so that the page can give it up when it is closed. */
  | { type: "seat"; run: string; key: string | undefined }
  | Reply;
