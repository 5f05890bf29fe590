import { randomBytes } from "node:crypto";
import type { Job, Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import { type Crew, CrewFailure, deadlyGame } from "../../lab/crew";
import { planId } from "../../lab/make-plan";
import type { GameKey, Plan } from "../../lab/plan";
import type { GameLine } from "../../lab/record/types";
import { connectTo, PLAN_KEPT, planKey, type Portion, queueName, shownAddress } from "./redis";

/** How often (milliseconds) it is looked after what has not been received of. */
const ROUND = 2000;
/** How long (milliseconds) the queue may be out of reach before the run gives up. */
const OUT_OF_REACH = 30_000;
/** How long the result of a portion is kept if nobody fetches it, because the requester has died (seconds). */
const KEPT = 60 * 60;
/** Events that the queue remembers. Results are among them, so that it must not be many. */
const EVENTS = 500;

export interface QueueOptions {
  /** Called when the number of workers at the queue, or of their threads together, has changed. */
  onWorkers?(workers: number, threads: number): void;
}

/** Games asked for together: one job of the queue. */
interface Asked {
  readonly id: string;
  readonly games: readonly GameKey[];
  onLine(line: GameLine): void;
  end(error?: Error): void;
  /** The queue has it: when it is not found there any more, it was lost. */
  put: boolean;
  /** The portion must not be started any more. */
  over: boolean;
}

/** Games are played by the workers that serve a queue on Redis with “sandtable worker”. */
export class QueueCrew implements Crew {
  private readonly asked = new Map<string, Asked>();
  /** What has been received and is on its way out of the queue. */
  private readonly leaving = new Set<Promise<unknown>>();
  private readonly run = randomBytes(6).toString("hex");
  private readonly timer: NodeJS.Timeout;
  private asking = 0;
  private workers = -1;
  private threads = 0;
  private lostSince: number | undefined;
  private inRound = false;
  private closed = false;

  private constructor(
    private readonly plan: Plan,
    private readonly id: string,
    private readonly shown: string,
    private readonly connections: readonly [asking: Redis, listening: Redis],
    private readonly queue: Queue<Portion, GameLine[]>,
    private readonly events: QueueEvents,
    private readonly options: QueueOptions,
  ) {
    // Whether Redis is reachable is checked in every round; the connection itself reconnects by itself.
    queue.on("error", () => undefined);
    events.on("error", () => undefined);
    events.on("completed", ({ jobId, returnvalue }) =>
      this.finished(jobId, returnvalue as unknown as GameLine[]),
    );
    events.on("failed", ({ jobId, failedReason }) => this.failed(jobId, failedReason));
    this.timer = setInterval(() => this.round(), ROUND);
  }

  /** Throws `CliError` when the queue cannot be reached. */
  static async open(address: string, plan: Plan, options: QueueOptions = {}): Promise<QueueCrew> {
    const redis = await connectTo(address);
    const { Queue, QueueEvents } = await import("bullmq");
    const queue = new Queue<Portion, GameLine[]>(queueName(), {
      connection: redis,
      streams: { events: { maxLen: EVENTS } },
    });
    const listening = redis.duplicate();
    listening.on("error", () => undefined);
    const events = new QueueEvents(queueName(), { connection: listening });
    const connections = [redis, listening] as const;
    const crew = new QueueCrew(
      plan,
      planId(plan),
      shownAddress(address),
      connections,
      queue,
      events,
      options,
    );
    await events.waitUntilReady();
    await crew.layOutPlan();
    await crew.countWorkers();
    return crew;
  }

  private get redis(): Redis {
    return this.connections[0];
  }

  get size(): number {
    return Math.max(1, this.threads);
  }

  play(games: readonly GameKey[], onLine: (line: GameLine) => void, signal: AbortSignal): Promise<void> {
    if (this.closed) return Promise.reject(new CrewFailure("The queue was closed."));
    if (signal.aborted || games.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const id = `${this.run}-${++this.asking}`;
      const stop = (): void => void this.stop(one).catch((error: Error) => one.end(error));
      const one: Asked = {
        id,
        games,
        onLine,
        put: false,
        over: false,
        end: (error) => {
          signal.removeEventListener("abort", stop);
          this.asked.delete(id);
          if (error) reject(error);
          else resolve();
        },
      };
      signal.addEventListener("abort", stop);
      this.asked.set(id, one);
      this.put(one).catch((error: Error) => one.end(error));
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    const left = [...this.asked.values()];
    for (const one of left) one.end();
    // Portions left in an unreachable queue are played for nobody; the run is unchanged.
    await this.whileInReach([...left.map(({ id }) => this.takeOut(id)), ...this.leaving]);
    await this.whileInReach([this.events.close(), this.queue.close()]);
    for (const connection of this.connections) connection.disconnect();
  }

  /** Without a connection the queue would wait for one, for ever. */
  private async whileInReach(work: readonly Promise<unknown>[]): Promise<void> {
    const done = Promise.allSettled(work);
    if (this.redis.status !== "ready") return;
    await Promise.race([done, new Promise((resolve) => this.redis.once("close", resolve))]);
  }

  private async layOutPlan(): Promise<void> {
    await this.redis.set(planKey(this.id), JSON.stringify(this.plan), "EX", PLAN_KEPT);
  }

  private async put(one: Asked): Promise<void> {
    const { id, games } = one;
    const portion: Portion = { plan: this.id, games: games.map(({ variant, game }) => [variant, game]) };
    await this.queue.add("games", portion, {
      jobId: id,
      removeOnComplete: { age: KEPT },
      removeOnFail: { age: KEPT },
    });
    one.put = true;
  }

  /** Whether it is out of the queue; one that somebody has in hand is not. */
  private async takeOut(id: string): Promise<boolean> {
    return (await this.queue.remove(id)) === 1;
  }

  /** Its result has been received. When it cannot be taken out, it is forgotten in its time (`KEPT`). */
  private forget(id: string): void {
    // Out of the list first: who finds the job gone must not think that it was lost.
    this.asked.delete(id);
    const done: Promise<unknown> = this.takeOut(id)
      .catch(() => undefined)
      .finally(() => this.leaving.delete(done));
    this.leaving.add(done);
  }

  private async stop(one: Asked): Promise<void> {
    one.over = true;
    if (await this.takeOut(one.id)) one.end();
  }

  private finished(id: string, lines: readonly GameLine[]): void {
    const one = this.asked.get(id);
    if (!one) return;
    this.forget(id);
    for (const line of lines) one.onLine(line);
    one.end();
  }

  private failed(id: string, reason: string): void {
    const one = this.asked.get(id);
    if (!one) return;
    this.forget(id);
    if (!/^job stalled/.test(reason)) return one.end(new CrewFailure(reason));
    // Those who had it in hand have died one after the other; which game it was shows when each is alone.
    if (one.over) return one.end();
    if (one.games.length === 1) {
      one.onLine(deadlyGame(this.plan, one.games[0]!, "Several workers at the queue died while playing it."));
      return one.end();
    }
    this.askForEach(one);
  }

  private askForEach(one: Asked): void {
    let left = one.games.length;
    for (const game of one.games) {
      const id = `${this.run}-${++this.asking}`;
      const end = (error?: Error): void => {
        this.asked.delete(id);
        if (error) one.end(error);
        else if (--left === 0) one.end();
      };
      const alone: Asked = { id, games: [game], onLine: one.onLine, put: false, over: one.over, end };
      this.asked.set(id, alone);
      this.put(alone).catch((error: Error) => end(error));
    }
  }

  /** Events may be lost with a connection, and everything with a Redis that keeps nothing: so all is looked after. */
  private round(): void {
    if (this.redis.status !== "ready") {
      this.lostSince ??= performance.now();
      if (performance.now() - this.lostSince > OUT_OF_REACH) this.giveUp();
      return;
    }
    this.lostSince = undefined;
    if (this.inRound || this.closed) return;
    this.inRound = true;
    this.lookAfter()
      .catch((error: Error) => this.giveUp(error))
      .finally(() => (this.inRound = false));
  }

  private giveUp(cause?: Error): void {
    const why = cause ? cause.message : `it could not be reached for ${OUT_OF_REACH / 1000} seconds`;
    const failure = new CrewFailure(`The queue at ${this.shown} cannot be used: ${why}.`, { cause });
    for (const one of [...this.asked.values()]) one.end(failure);
  }

  private async lookAfter(): Promise<void> {
    await this.countWorkers();
    if (!(await this.redis.expire(planKey(this.id), PLAN_KEPT))) await this.layOutPlan();
    for (const one of [...this.asked.values()].filter(({ put }) => put)) {
      const job = await this.queue.getJob(one.id);
      if (this.closed || this.asked.get(one.id) !== one) continue;
      if (job) await this.lookAt(one, job);
      else if (one.over) one.end();
      else await this.put(one);
    }
  }

  private async lookAt(one: Asked, job: Job<Portion, GameLine[]>): Promise<void> {
    if (job.finishedOn === undefined) {
      // Nobody is left who could finish it, so nobody waits for that either.
      if (one.over && (this.workers === 0 || (await this.takeOut(one.id)))) one.end();
    } else if (job.failedReason) this.failed(one.id, job.failedReason);
    else this.finished(one.id, job.returnvalue);
  }

  private async countWorkers(): Promise<void> {
    const found = await this.queue.getWorkers();
    const threads = found.reduce((sum, { rawname }) => sum + threadsOf(rawname), 0);
    const changed = found.length !== this.workers || threads !== this.threads;
    [this.workers, this.threads] = [found.length, threads];
    if (changed) this.options.onWorkers?.(this.workers, threads);
  }
}

/** A worker is called after the number of its threads, because its name is all that the queue reports of it. */
export const workerName = (threads: number): string => `threads-${threads}`;
const threadsOf = (name = ""): number => Number(/threads-(\d+)$/.exec(name)?.[1] ?? 1);
