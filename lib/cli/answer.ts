import type { PageApp } from "../export";
import type { Status } from "./errors";
import type { Io } from "./io";

/** What a command found: printed as text or as one JSON document, never both. */
export interface Answer {
  status: Status;
  json: unknown;
  /** Lines for people; made only when they are read. */
  text(io: Io): string[];
}

/** Where a command runs: the terminal, and what the bundle knows of itself. */
export interface Context {
  readonly io: Io;
  /** Where the bundled code of the threads that play games lies. */
  readonly thread?: URL;
  /** Bundles the code of an exported page for a game. */
  readonly pageApp?: (game: string) => Promise<PageApp>;
  /** What was typed behind the program's name: for messages that say how to repeat it. */
  readonly argv?: readonly string[];
}
