import type { Reply } from "../worker/asking";
import type { PlayBoard, PlayedStack, Beginnings } from "../../lib/games";
import type { Json } from "../../lib/kernel";
import type { DocumentError } from "../../lib/book";
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
 * What the page and the table say to one another. The table is the worker in which the game is played; the page
 * shows what the eyes that look at it may see, and nothing else of the game ever reaches it.
 */

/** To the table. */
export type Request =
  /** The documents come by the port that is sent along; lines of play are kept under the key. */
  | { type: "sit"; key: string }
  | { type: "order"; order: Order }
  | { type: "ask"; id: number; question: PlayQuestion };

/** What somebody wants to know, or to take away, of the game. */
export type PlayQuestion =
  | { of: "lobby" }
  | { of: "recording" }
  | { of: "playtest"; recording: Recording }
  | { of: "scenario"; id: string; title: string }
  /** The battle at a place, as it stands, for its odds. */
  | { of: "battle"; place: string }
  /** Where pieces can be taken by the choices of a side. */
  | { of: "ways"; side: string; pieces: readonly string[] };

/** What can be begun. */
export interface PlayLobby {
  scenarios: LobbyScenario[];
  bots: { id: string; title: string; summary: string }[];
}

/** Where play may begin; turns by what the game calls them. */
export interface LobbyStarts extends Beginnings {
  noun: string;
  titles: readonly { turn: number; title: string }[];
}

export interface LobbyScenario {
  id: string;
  title: string;
  /** Why it cannot be played as the data are. */
  trouble: DocumentError | undefined;
  options: { id: string; title: string; rule: string | undefined }[];
  recommended: string[];
  sides: { id: string; name: string }[];
  starts: LobbyStarts | undefined;
}

export interface Answers {
  lobby: PlayLobby;
  /** What of the position a playtest can expect. */
  recording: { member: string; values: number }[];
  playtest: Json;
  scenario: Json;
  battle: MetBattle;
  ways: Way[];
}

/** The board with only those places that look otherwise than they did; null: nothing stands there any more. */
export interface BoardNews {
  /** Replaces everything that was sent before. */
  isWhole: boolean;
  places: Record<string, PlayedStack[] | null>;
  rest: Omit<PlayBoard, "stacks">;
}

/** The game on the table, for the eyes that look at it. */
export interface TableNews {
  opening: Opening;
  title: string;
  sides: { id: string; name: string; seat: string }[];
  hidden: boolean;
  eyes: string | undefined;
  /** Who has to lift the curtain; what lies behind it is not sent. */
  curtain: { id: string; name: string }[];
  /** Bots at work, or a line that is played again. */
  busy: { made: number; words: string } | "replaying" | undefined;
  broken: Break | undefined;
  differs: Differs | undefined;
  stale: readonly DocumentError[] | undefined;
  /** How far bots can play for everybody, in the game's own words. */
  spans: { span: Span; noun: string }[];
  /** What the data are called by which it is played, where they are not those of the workspace. */
  apart: string | undefined;
  /** Nothing behind a curtain. */
  shown: Omit<Shown, "board"> | undefined;
  board: BoardNews | undefined;
  log: { keep: number; add: LogLine[] };
}

/** From the table. */
export type Message =
  /** `table` is undefined where no game is being played; `news` counts those of the documents. */
  | { type: "table"; table: TableNews | undefined; refused: { message: string; rule?: string } | undefined }
  | { type: "documents" }
  /** Progress of bots, or that a line is being replayed; all else is as sent before. */
  | { type: "busy"; busy: TableNews["busy"] }
  | Reply;
