import type { GameKey, Plan } from "../../../lib/lab/plan";
import type { GameLine } from "../../../lib/lab/record/types";

/** Messages between the lab and a worker that plays games. */

/** To the worker: first the plan, then one game after the other. */
export type Request = { type: "open"; plan: Plan } | { type: "play"; game: GameKey };

/** From the worker: it is ready; a game is over; the plan cannot be played. */
export type Message =
  { type: "ready" } | { type: "line"; line: GameLine } | { type: "failed"; message: string };
