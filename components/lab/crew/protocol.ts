import type { GameKey, Plan } from "../../../lib/lab/plan";
import type { GameLine } from "../../../lib/lab/record/types";

/** What the page and a worker that plays games say to one another. */

/** To the worker: first the plan, then one game after the other. */
export type Request = { type: "open"; plan: Plan } | { type: "play"; game: GameKey };

/** From the worker: it is there; a game is over; nobody can play by this plan. */
export type Message =
  { type: "ready" } | { type: "line"; line: GameLine } | { type: "failed"; message: string };
