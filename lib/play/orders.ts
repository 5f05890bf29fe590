import type { Beginning } from "../games";
import type { Choice } from "../kernel";
import type { FormAnswer } from "../documents/generated/types";
import type { DetachedData } from "./apart";
import type { ByFile } from "./by-file";
import type { NewNote, PapersData } from "./papers";
import type { Span } from "./spans";
import type { Line, Opening } from "./line";

/** By side: "hand", or the id of the bot that plays it. */
export type Seats = Readonly<Record<string, string>>;

/** What people at the table can ask for. */
export type Order =
  /**
   * A new game; bots play it up to a phase where one is named. With `byFile` that side is played here, and the other one
   * elsewhere, by exchanging files.
   */
  | { do: "begin"; opening: Opening; seats: Seats; hidden: boolean; byFile?: string; to?: Beginning }
  /** A file that the other player sends; it continues the game by file that is here, or begins one. */
  | { do: "open-file"; name: string; source: Uint8Array | string }
  /** The file for the other player was saved: what was chosen so far stays. */
  | { do: "file-saved" }
  /** A line that was kept; with `apart` it is played by other data than those of the workspace. */
  | {
      do: "resume";
      line: Line;
      at: number;
      seats: Seats;
      hidden: boolean;
      apart?: DetachedData;
      papers?: PapersData;
      byFile?: ByFile;
    }
  /** The line is played again by the data of the workspace. */
  | { do: "by-present" }
  /** A playtest, played to the moment after so many of its choices; further than it holds it stands where it broke. */
  | { do: "playtest"; path: string; at: number }
  | { do: "leave" }
  | { do: "seats"; seats: Seats; hidden: boolean }
  /** A side's person sits at the table and lifts the curtain. */
  | { do: "look"; side: string }
  /** `at` says how many choices had been made when it was asked, of those that who looks knows. */
  /** `seconds`: how long it took. */
  | { do: "choose"; at: number; side: string; choice: Choice; seconds?: number }
  | { do: "dice"; faces: number[] }
  | { do: "no-dice" }
  /** To the moment after so many choices of the line, of those that who looks knows. */
  | { do: "go"; moment: number }
  /** From where the line broke; the rest of it is let go. */
  | { do: "go-on" }
  | { do: "bot"; span: Span }
  | { do: "stop" }
  /** Pins a note to a moment, counted as who looks counts; with an id it changes that note. */
  | { do: "note"; note: NewNote; id?: string }
  | { do: "remove-note"; id: string }
  /** The answers to the designer's questions, as far as they are given. */
  | { do: "answers"; answers: FormAnswer[] };
