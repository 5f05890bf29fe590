import type {
  FormAnswer,
  PlayedLayer,
  QuestionsDocument,
  TableNote,
} from "../../lib/documents/generated/types";
import type { Reply } from "../worker/asking";
import type { Beginnings, Overlay, PlayBoard, PlayedStack } from "../../lib/games";
import type { Json } from "../../lib/kernel";
import type { DocumentError } from "../../lib/book";
import type { GameFile } from "../../lib/play/file";
import type {
  Break,
  Differs,
  LogLine,
  MetBattle,
  Opening,
  Order,
  Recording,
  Shown,
  Span,
  Way,
} from "../../lib/play";

/**
 * The messages between the page and the table. The table is the worker in which the game is played; the page shows
 * what its viewer may see, and nothing else of the game ever reaches it.
 */

/** To the table. */
export type Request =
  /** The documents come through the port that is sent along; lines of play are stored under the key. */
  | { type: "sit"; key: string }
  | { type: "order"; order: Order }
  | { type: "ask"; id: number; question: PlayQuestion };

/** Questions about the game, and exports of it. */
export type PlayQuestion =
  | { of: "lobby" }
  | { of: "recording" }
  /** Identifies the position: the same data and choices lead to the same value, here and at the command line. */
  | { of: "hash" }
  | { of: "playtest"; recording: Recording }
  | { of: "scenario"; id: string; title: string }
  /** The present state of the battle at a place, for its odds. */
  | { of: "battle"; place: string }
  /** Where the choices of a side can move pieces. */
  | { of: "ways"; side: string; pieces: readonly string[] }
  /** A document of the data in play: a table of results that was read. */
  | { of: "document"; path: string }
  /** An overlay of the game in play, from a place or from none. */
  | { of: "overlay"; kind: string; from: string | undefined }
  /** The whole game as a file, with the name and the layers of what is played. */
  | { of: "game-file"; facts: PlayedFacts }
  /** In a game by file: the file for the other player. */
  | { of: "turn-file"; facts: PlayedFacts }
  /** The designer's questions to the players. */
  | { of: "questions" };

/** What is played, as the page knows it. */
export interface PlayedFacts {
  title: string;
  layers: PlayedLayer[];
}

/** Which games can be started. */
export interface PlayLobby {
  scenarios: LobbyScenario[];
  bots: { id: string; title: string; summary: string }[];
}

/** Where play may begin; turns are named as in the game. */
export interface LobbyStarts extends Beginnings {
  noun: string;
  titles: readonly { turn: number; title: string }[];
}

export interface LobbyScenario {
  id: string;
  title: string;
  /** Why it cannot be played with the present data. */
  trouble: DocumentError | undefined;
  options: { id: string; title: string; rule: string | undefined }[];
  recommended: string[];
  sides: { id: string; name: string }[];
  starts: LobbyStarts | undefined;
  /** Each side sees only what it may know, unless it is turned off. */
  hides: boolean;
}

export interface Answers {
  lobby: PlayLobby;
  /** The values of the position that a playtest can expect. */
  hash: string;
  recording: { member: string; values: number }[];
  playtest: Json;
  scenario: Json;
  battle: MetBattle;
  ways: Way[];
  document: Json;
  overlay: Overlay | undefined;
  "game-file": GameFile;
  "turn-file": GameFile;
  questions: QuestionsDocument | undefined;
}

/** Only the places of the board that look different; null: the place is empty now. */
export interface BoardNews {
  /** Replaces everything that was sent before. */
  isWhole: boolean;
  places: Record<string, PlayedStack[] | null>;
  rest: Omit<PlayBoard, "stacks">;
}

/** Whose turn it is in a game by file. */
export interface TurnByFile {
  /** The side that is played at this window. */
  side: string;
  /** Who plays next; undefined if nobody does, and while the past is shown. */
  turn: string | undefined;
  /** The number of the last file that was opened. */
  opened: number;
  /** Nothing was chosen since the file for the other player was saved. */
  isSaved: boolean;
}

/** The game on the table, as its viewer may see it. */
export interface TableNews {
  opening: Opening;
  title: string;
  sides: { id: string; name: string; seat: string }[];
  hidden: boolean;
  eyes: string | undefined;
  /** Set if the players send each other files. */
  byFile: TurnByFile | undefined;
  /** Who has to open the curtain; what is behind it is not sent. */
  curtain: { id: string; name: string }[];
  /** Bots at work, or a line that is replayed. */
  busy: { made: number; words: string } | "replaying" | undefined;
  broken: Break | undefined;
  differs: Differs | undefined;
  stale: readonly DocumentError[] | undefined;
  /** How far bots can play for all sides, in the game's own words. */
  spans: { span: Span; noun: string }[];
  /** The name of the data with which it is played, if they are not those of the workspace. */
  apart: string | undefined;
  /** Empty behind a curtain. */
  shown: Omit<Shown, "board"> | undefined;
  board: BoardNews | undefined;
  log: { keep: number; add: LogLine[] };
  /** The notes that the viewer may read, by moments as the viewer counts them. */
  notes: readonly TableNote[];
  answers: readonly FormAnswer[];
}

/** From the table. */
export type Message =
  /** `table` is undefined if no game is being played; `news` counts the updates of the documents. */
  | { type: "table"; table: TableNews | undefined; refused: { message: string; rule?: string } | undefined }
  | { type: "documents" }
  /** Progress of bots or of a replay; everything else is as it was sent before. */
  | { type: "busy"; busy: TableNews["busy"] }
  | Reply;
