import type { GameKey, Plan } from "./plan";
import type { GameLine, GameTrouble } from "./record/types";
import { seedOf } from "./seed";

/**
 * Those who play the games of a plan: threads of this machine, workers of the browser, or machines at a queue. All take
 * the same orders and send the same reports, so the code that conducts a run need not know which they are.
 */
export interface Crew {
  /** Games that are played at once when there are enough. It may change while others come and go. */
  readonly size: number;
  /**
   * Plays these games, in any order; `onLine` is called with each when it is finished. Resolves when all are
   * finished or, once `signal` has been aborted, when no more will be received: games in progress are then
   * finished, the others are not started. More games may be requested meanwhile. Rejects with `CrewFailure` if the
   * crew itself fails.
   */
  play(games: readonly GameKey[], onLine: (line: GameLine) => void, signal: AbortSignal): Promise<void>;
  /** Let everybody go at once; of games in hand nothing more is received. */
  close(): Promise<void>;
}

/** A crew takes a plan once, so that each of its members compiles the rules once. */
export type OpenCrew = (plan: Plan) => Promise<Crew>;

/** The crew cannot play: the plan cannot be opened, the queue is gone. What was received before stands. */
export class CrewFailure extends Error {
  override readonly name = "CrewFailure";
}

/** A game during which its threads died again and again: its result is unknown. */
export const deadlyGame = (plan: Plan, { variant, game }: GameKey, message: string): GameTrouble => ({
  variant,
  game,
  seed: seedOf(plan, { variant, game }),
  trouble: "crash",
  message,
  step: "",
  decisions: 0,
});
