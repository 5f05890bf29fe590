import type { Adopted, PlaytestResult } from "../../lib/playtest";

/** What the page and the worker that runs the playtests say to one another. */

/** To the worker. */
export type Request =
  /** The documents come by the port that comes with this. */
  | { type: "feed" }
  /** Play it again though nothing has changed; without a path all of them. */
  | { type: "again"; path?: string }
  /** A playtest as it holds by the documents as they are is asked for. */
  | { type: "adopt"; id: number; path: string };

/** From the worker. */
export type Message =
  /** These will be played now; those that are gone are there no more. */
  | { type: "due"; due: string[]; gone: string[] }
  | { type: "result"; result: PlaytestResult }
  | { type: "adopted"; id: number; adopted: Adopted };
