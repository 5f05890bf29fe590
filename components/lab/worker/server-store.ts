import { recordText } from "../../../lib/lab/record/text";
import type { GameLine } from "../../../lib/lab/record/types";
import type { Decided, RunStore } from "../../../lib/lab/store";
import { Unreachable } from "../../server/api";

/** How games reach the server. */
export interface GameSink {
  keep(lines: string): Promise<void>;
  decide(decided: Decided): Promise<void>;
}

/** The longest wait to send games together, and the wait before a lost server is tried again (milliseconds). */
const TOGETHER = 400;
const AGAIN = 2_000;
/** The most characters in one request. */
const MOST_AT_ONCE = 4_000_000;

interface Waiting {
  text: string;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Keeps games through the studio's server. While that does not answer they wait here: nothing is lost, and `onWaiting`
 * gets their number. Any other error of the server is a failure of the run.
 */
export class ServerStore implements RunStore {
  private waiting: Waiting[] = [];
  private sending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isGone = false;

  constructor(
    private readonly lines: readonly GameLine[],
    public decided: Decided | undefined,
    private readonly keeper: GameSink,
    /** Gets the number of games that wait for a server that does not answer; undefined: it answers. */
    private readonly onWaiting: (games: number | undefined) => void,
  ) {}

  kept(): Iterable<GameLine> {
    return this.lines;
  }

  keep(line: GameLine): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ text: recordText(line), resolve, reject });
      if (this.isGone) this.onWaiting(this.waiting.length);
      this.sendSoon(TOGETHER);
    });
  }

  async decide(decided: Decided): Promise<void> {
    for (;;) {
      try {
        await this.keeper.decide(decided);
        this.decided = decided;
        return this.back();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        this.gone();
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  private sendSoon(wait: number): void {
    if (this.sending) return;
    this.timer ??= setTimeout(() => void this.send(), wait);
  }

  private async send(): Promise<void> {
    this.timer = undefined;
    const batch = this.nextBatch();
    if (batch.length === 0) return;
    this.sending = true;
    try {
      await this.keeper.keep(batch.map(({ text }) => `${text}\n`).join(""));
      this.waiting.splice(0, batch.length);
      for (const { resolve } of batch) resolve();
      this.back();
    } catch (error) {
      if (error instanceof Unreachable) this.gone();
      else {
        this.waiting.splice(0, batch.length);
        for (const { reject } of batch) reject(error);
      }
    }
    this.sending = false;
    if (this.waiting.length > 0) this.sendSoon(this.isGone ? AGAIN : TOGETHER);
  }

  private nextBatch(): Waiting[] {
    let letters = 0;
    const end = this.waiting.findIndex(({ text }) => (letters += text.length) > MOST_AT_ONCE);
    return this.waiting.slice(0, end < 0 ? this.waiting.length : Math.max(1, end));
  }

  private gone(): void {
    this.isGone = true;
    this.onWaiting(this.waiting.length);
  }

  private back(): void {
    if (!this.isGone) return;
    this.isGone = false;
    this.onWaiting(undefined);
  }
}
