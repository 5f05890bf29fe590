import { type Crew, CrewFailure, type OpenCrew } from "./crew";
import type { GameKey, Plan } from "./plan";
import { type Assigned, assignedOf } from "./games";
import { InOrder } from "./in-order";
import { type GameLine, type GameTrouble, isTrouble } from "./record/types";
import { isMain } from "./robustness";
import type { Decided, RunStore } from "./store";

/**
 * Called for every game of the plan's own players in the order of their numbers, all variants of a game together, and
 * says when the question of the run is decided by them. They play no further than the game by which it is, when all its
 * variants have been played; the other players of a plan are still asked.
 */
export type StopHook = (line: GameLine) => Decided | undefined;

/** What a run is made of. */
export interface RunParts {
  plan: Plan;
  openCrew: OpenCrew;
  store: RunStore;
  /** Without it all games are played. */
  stop?: StopHook | undefined;
  /**
   * Every game that is kept, once: those of the store first. Some may come that do not count, because the question was
   * decided before them (`countedLines` leaves them out).
   */
  onLine?(line: GameLine): void;
  /** After every game and whenever the state has changed. */
  onProgress?(progress: Progress): void;
}

/**
 * "ready": nothing has been played in this sitting. "pausing": games in hand are played to their end. "over": all games
 * were played, or a stop rule has spoken. After "paused" and "failed" the run can be played on.
 */
export type RunState = "ready" | "playing" | "pausing" | "paused" | "over" | "cancelled" | "failed";

export interface Progress {
  state: RunState;
  /** Games that are safely kept, over all variants; troubles are among them. */
  done: number;
  /** Most that will be. */
  of: number;
  /** Games that could not be played to their end: they count in no result. */
  troubles: readonly GameTrouble[];
  /** Of this sitting; null until enough has been seen to say. */
  gamesPerSecond: number | null;
  secondsLeft: number | null;
  decided: Decided | undefined;
  /** Why it failed. */
  failure: Error | undefined;
}

/** What is given to a crew at a time lasts about so long for each of its members (seconds), so that it reports soon. */
const PORTION_SECONDS = 0.25;
const MOST_IN_A_PORTION = 32;
/** Games that are given out for each member: one in hand, one waiting. */
const AHEAD = 2;

/**
 * Conducts a run: gives the games of a plan to a crew in order of their numbers, all variants of a game together, has
 * them kept, and stops when they are all there, when the question is decided, or on request. Which games count
 * depends on nothing but the plan (see `InOrder`).
 */
export class Conductor {
  private readonly games: Assigned;
  private readonly inOrder: InOrder;
  private readonly troubles: GameTrouble[] = [];
  private state: RunState = "ready";
  private decided: Decided | undefined;
  private failure: Error | undefined;
  private crew: Crew | undefined;
  /** What has been given out can be taken back: one for each portion. */
  private readonly portions = new Set<AbortController>();
  private isHalted = false;
  private playing: Promise<Progress> | undefined;
  private keeping = new Set<Promise<void>>();
  /** Called when another game has been kept. */
  private onKept: () => void = () => undefined;
  private began = 0;
  private playedNow = 0;

  constructor(private readonly parts: RunParts) {
    const { plan, store } = parts;
    this.games = assignedOf(plan);
    this.inOrder = new InOrder(plan.variants.length);
    this.decided = store.decided;
    for (const line of store.kept()) if (this.games.receive(line)) this.count(line);
    if (this.decided) this.games.cut(this.decided.after);
    // What was decided by games that were kept before its word was is still to be kept.
    if (this.games.isComplete && this.decided === store.decided) this.state = "over";
  }

  get progress(): Progress {
    const { state, troubles, decided, failure } = this;
    const { kept: done, size: of } = this.games;
    const seconds = (performance.now() - this.began) / 1000;
    const isMoving = (state === "playing" || state === "pausing") && this.playedNow > 0 && seconds > 0.2;
    const gamesPerSecond = isMoving ? this.playedNow / seconds : null;
    const secondsLeft = gamesPerSecond && this.games.left / gamesPerSecond;
    return { state, done, of, troubles, gamesPerSecond, secondsLeft, decided, failure };
  }

  /** Play, or play on. Resolves when nothing is played any more, with how it stands; never rejects. */
  play(): Promise<Progress> {
    this.playing ??= this.sit().finally(() => (this.playing = undefined));
    return this.playing;
  }

  /** Starts no more games; those in progress are finished and stored. `play` continues. */
  pause(): void {
    if (this.state !== "playing") return;
    this.turn("pausing");
    this.halt();
  }

  /**
   * Stops immediately: games in progress are lost. Stored games stay, and another conductor can continue from them.
   */
  async cancel(): Promise<void> {
    if (this.state === "over" || this.state === "cancelled") return;
    this.turn("cancelled");
    this.halt();
    await this.dismiss();
    await this.playing;
  }

  /** Let the crew go; for a run that is paused and will not be played on here. */
  async dismiss(): Promise<void> {
    const { crew } = this;
    this.crew = undefined;
    await crew?.close();
  }

  private async sit(): Promise<Progress> {
    if (this.state === "over" || this.state === "cancelled") return this.progress;
    this.isHalted = false;
    this.failure = undefined;
    this.turn("playing");
    try {
      // By games that were kept before its word was.
      if (this.decided && !this.parts.store.decided) await this.parts.store.decide(this.decided);
      if (!this.games.isComplete) {
        const crew = (this.crew ??= await this.parts.openCrew(this.parts.plan));
        this.began = performance.now();
        this.playedNow = 0;
        await this.giveOut(crew);
        // Once it is decided what is given out is called back, and the other players are asked.
        while (await this.isOnlyDecided()) await this.giveOut(crew);
      }
    } catch (error) {
      this.fail(error);
    }
    await this.allKept();
    await this.settle();
    return this.progress;
  }

  /** What is kept last may decide the question, which is kept in turn. */
  private async allKept(): Promise<void> {
    while (this.keeping.size > 0) await Promise.all(this.keeping);
    this.games.takeBack();
  }

  /** Nothing is in anybody's hand because the question is decided, and others have not been asked yet. */
  private async isOnlyDecided(): Promise<boolean> {
    if (!this.decided) return false;
    await this.allKept();
    const goesOn = this.state === "playing" && !this.games.isComplete;
    if (goesOn) this.isHalted = false;
    return goesOn;
  }

  /** What the run has come to, now that nothing is in anybody's hand. */
  private async settle(): Promise<void> {
    const stopped = this.state === "failed" || this.state === "cancelled";
    if (!stopped) this.turn(this.games.isComplete ? "over" : "paused");
    if (this.state !== "paused") await this.dismiss();
  }

  /** Keeps the crew's hands full until all games are there or the halt is called. */
  private giveOut(crew: Crew): Promise<void> {
    return new Promise((resolve, reject) => {
      const more = (): void => {
        while (!this.isHalted && this.games.inHand < crew.size * AHEAD * this.portion(crew)) {
          const games = this.games.next(this.portion(crew));
          if (games.length === 0) break;
          void give(games);
        }
        // What is kept last may say what is played next.
        if (this.portions.size === 0 && this.keeping.size === 0) resolve();
      };
      this.onKept = more;
      const onLine = (line: GameLine): void => {
        if (!this.games.receive(line)) return;
        this.playedNow++;
        this.keep(line);
        more();
      };
      const give = async (games: GameKey[]): Promise<void> => {
        const portion = new AbortController();
        this.portions.add(portion);
        try {
          await crew.play(games, onLine, portion.signal);
          if (!this.isHalted && games.some((key) => this.games.isInHand(key)))
            throw new CrewFailure("Some games that were assigned never returned.");
        } catch (error) {
          reject(error);
          this.halt();
        }
        this.portions.delete(portion);
        more();
      };
      more();
    });
  }

  /** Nothing more is begun. */
  private halt(): void {
    this.isHalted = true;
    for (const portion of this.portions) portion.abort();
  }

  /** Games in a portion: one, until it is known that they are quick. */
  private portion(crew: Crew): number {
    const { gamesPerSecond } = this.progress;
    const quick = ((gamesPerSecond ?? 0) / crew.size) * PORTION_SECONDS;
    return Math.max(1, Math.min(MOST_IN_A_PORTION, Math.round(quick)));
  }

  private keep(line: GameLine): void {
    // What could not be kept would be missing: this one has come too late.
    if (this.failure) return;
    const kept = this.parts.store.keep(line).then(() => {
      this.count(line);
      this.notify();
    });
    this.waitFor(kept);
  }

  /** No sitting ends before this has. */
  private waitFor(work: Promise<unknown>): void {
    const done: Promise<void> = work
      .then(
        () => undefined,
        (error) => this.fail(error),
      )
      .finally(() => {
        this.keeping.delete(done);
        this.onKept();
      });
    this.keeping.add(done);
  }

  private count(line: GameLine): void {
    this.games.keep(line);
    if (isTrouble(line)) this.troubles.push(line);
    this.parts.onLine?.(line);
    this.ask(line);
  }

  private ask(line: GameLine): void {
    const { stop, plan } = this.parts;
    if (!stop || this.decided || !isMain(plan, line)) return;
    for (const game of this.inOrder.add(line)) {
      for (const one of game) this.decided ??= stop(one);
      if (this.decided) return this.end(this.decided);
    }
  }

  /** Nobody waits for games that will not count. */
  private end(decided: Decided): void {
    this.games.cut(decided.after);
    if (this.state !== "playing" && this.state !== "pausing") return;
    this.halt();
    this.waitFor(this.parts.store.decide(decided));
    if (!this.games.areLeftToPlay) this.waitFor(this.dismiss());
  }

  private fail(error: unknown): void {
    this.halt();
    if (this.state === "cancelled") return;
    this.failure ??= error instanceof Error ? error : new CrewFailure(String(error));
    this.turn("failed");
  }

  private turn(state: RunState): void {
    this.state = state;
    this.notify();
  }

  private notify(): void {
    this.parts.onProgress?.(this.progress);
  }
}
