import { type Crew, CrewFailure, deadlyGame } from "./crew";
import type { GameKey, Plan } from "./plan";
import type { GameLine } from "./record/types";

/** Who played a game died over it: the thread or worker is gone, and what it was at is not known. */
export class WorkerDied extends Error {
  override readonly name = "WorkerDied";
}

/** The people of a crew who play one game each at a time, and all alike. */
export interface Hands {
  readonly size: number;
  /** One of them that has nothing in hand plays it. Rejects with `WorkerDied`; another is there for the next game then. */
  play(game: GameKey): Promise<GameLine>;
  letGo(): Promise<void>;
}

/** Games that were asked for together. */
interface Portion {
  onLine(line: GameLine): void;
  /** Games of it that are waiting or in hand. */
  left: number;
  /** Nothing more is given out of it. */
  over: boolean;
  /** Nobody waits for it any more. */
  end(error?: Error): void;
}

interface Waiting {
  game: GameKey;
  portion: Portion;
  deaths: number;
}

/** Deaths after which a game is not given to anybody any more. */
const MOST_DEATHS = 2;

/**
 * Gives games to hands, one to each at a time, in the order in which they came. What somebody had in hand who died is
 * given to another; a game that kills two becomes a trouble.
 */
export class Shift implements Crew {
  private waiting: Waiting[] = [];
  private readonly portions = new Set<Portion>();
  private busy = 0;
  private closed = false;

  constructor(
    private readonly plan: Plan,
    private readonly hands: Hands,
  ) {}

  get size(): number {
    return this.hands.size;
  }

  play(games: readonly GameKey[], onLine: (line: GameLine) => void, signal: AbortSignal): Promise<void> {
    if (this.closed) return Promise.reject(new CrewFailure("All players have been stopped."));
    if (signal.aborted || games.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const drop = (): void => this.drop(portion);
      const end = (error?: Error): void => {
        signal.removeEventListener("abort", drop);
        this.portions.delete(portion);
        if (error) reject(error);
        else resolve();
      };
      const portion: Portion = { onLine, left: games.length, over: false, end };
      signal.addEventListener("abort", drop);
      this.portions.add(portion);
      for (const game of games) this.waiting.push({ game, portion, deaths: 0 });
      this.giveOut();
    });
  }

  /** Results of a released worker are no longer received, so nobody waits for them. */
  async close(): Promise<void> {
    this.closed = true;
    this.waiting = [];
    for (const portion of this.portions) portion.end();
    await this.hands.letGo();
  }

  /** Begin nothing more of a portion. */
  private drop(portion: Portion): void {
    portion.over = true;
    const before = this.waiting.length;
    this.waiting = this.waiting.filter((one) => one.portion !== portion);
    portion.left -= before - this.waiting.length;
    if (portion.left === 0) portion.end();
  }

  private giveOut(): void {
    while (this.busy < this.hands.size && !this.closed) {
      const next = this.waiting.shift();
      if (!next) return;
      void this.playOne(next);
    }
  }

  private async playOne(one: Waiting): Promise<void> {
    const { game, portion } = one;
    this.busy++;
    try {
      const line = await this.hands.play(game);
      if (!this.closed) portion.onLine(line);
    } catch (error) {
      if (this.closed) return;
      if (!(error instanceof WorkerDied)) return this.fail(portion, error);
      this.died(one, error);
    } finally {
      this.busy--;
      if (--portion.left === 0) portion.end();
      this.giveOut();
    }
  }

  /** A game over which somebody died comes first again, so that no gap stays behind. */
  private died(one: Waiting, { message }: WorkerDied): void {
    const { game, portion } = one;
    one.deaths++;
    if (one.deaths >= MOST_DEATHS) {
      return portion.onLine(deadlyGame(this.plan, game, `The worker that plays it crashes: ${message}`));
    }
    if (portion.over) return;
    portion.left++;
    this.waiting.unshift(one);
  }

  private fail(portion: Portion, error: unknown): void {
    portion.end(error instanceof Error ? error : new CrewFailure(String(error)));
    this.drop(portion);
  }
}
