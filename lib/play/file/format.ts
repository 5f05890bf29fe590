import type { GameFileDocument } from "../../documents/generated/types";
import type { Line } from "../line";

export const FORMAT = "sandtable-game";
/** Raised when a program that reads the file must know of the change. */
export const FORMAT_VERSION = 1;
export const schemaOfGameFile = "common/game-file.schema.json";

/** Most bytes of a game file; more is neither written nor read. */
export const mostBytes = 8 * 1024 * 1024;
/** Most characters of one choice as JSON. */
export const mostOfChoice = 4000;

/** What a file says, with its line as the game on the table has it. */
export interface GameFile extends Omit<GameFileDocument, "line"> {
  line: Line;
}

/** Why a file is not taken, in words for people. */
export interface GameFileProblem {
  code:
    | "too-large"
    | "not-text"
    | "not-json"
    | "not-a-game-file"
    /** Of a format that this program does not read. */
    | "version"
    | "invalid"
    | "other-game"
    | "other-data"
    /** Of the same data, but of another game than the one that is here. */
    | "another"
    | "out-of-turn"
    /** It does not continue what was played here. */
    | "diverges"
    /** It does not lead where it claims to. */
    | "altered";
  message: string;
  /** What to do. */
  hint: string;
}
