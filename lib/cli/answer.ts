import type { Status } from "./errors";
import type { Io } from "./io";

/** What a command found: told as text or as one JSON document, never both. */
export interface Answer {
  status: Status;
  json: unknown;
  /** Lines for people; made only when they are read. */
  text(io: Io): string[];
}

/** Where a command runs: the terminal, and what the bundle knows of itself. */
export interface Context {
  readonly io: Io;
  /** Code of the simulation's threads. */
  readonly simulateWorker?: URL;
}
