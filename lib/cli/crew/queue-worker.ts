import type { Job } from "bullmq";
import type { Redis } from "ioredis";
import { type Crew, CrewFailure, type OpenCrew } from "../../lab/crew";
import { readPlan } from "../../lab/read-plan";
import type { GameLine } from "../../lab/record/types";
import { workerName } from "./queue";
import { connectTo, planKey, type Portion, queueName } from "./redis";

export interface QueueWorkerOptions {
  address: string;
  /** Who plays here, and how many games at once. */
  openCrew: OpenCrew;
  threads: number;
  /** What somebody has in hand of whom nothing has been received for so long (seconds) is given to another. */
  lease: number;
  /** It has taken its place. */
  onReady?(): void;
  /** Called for every portion that has been played. */
  onPlayed?(lines: readonly GameLine[]): void;
  /** The queue cannot be reached for the moment, or can again. */
  onReach?(inReach: boolean): void;
}

/** Runs of which the rules stay compiled while others are played. */
const RUNS = 2;

/** Plays what it finds in the queue until `signal` is aborted; games in hand are played to their end then. */
export async function serveQueue(options: QueueWorkerOptions, signal: AbortSignal): Promise<void> {
  const { address, threads, lease, onReady, onPlayed, onReach } = options;
  const redis = await connectTo(address);
  const { Worker, UnrecoverableError } = await import("bullmq");
  const crews = new Crews(redis, options.openCrew);
  const play = async ({ data }: Job<Portion, GameLine[]>): Promise<GameLine[]> => {
    try {
      const lines = await crews.play(data);
      onPlayed?.(lines);
      return lines;
    } catch (error) {
      if (error instanceof CrewFailure) throw new UnrecoverableError(error.message);
      throw error;
    }
  };
  const worker = new Worker<Portion, GameLine[]>(queueName(), play, {
    connection: redis,
    name: workerName(threads),
    // One portion waits beside each that is played, so that no thread waits for the queue.
    concurrency: threads * 2,
    lockDuration: lease * 1000,
    stalledInterval: lease * 500,
    maxStalledCount: 1,
  });
  worker.on("error", () => undefined);
  await worker.waitUntilReady();
  onReady?.();
  redis.on("close", () => onReach?.(false));
  redis.on("ready", () => onReach?.(true));
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  redis.removeAllListeners("close");
  await worker.close();
  await crews.close();
  redis.disconnect();
}

interface OpenedCrew {
  readonly crew: Promise<Crew>;
  inHand: number;
}

/** A crew for each run whose games have come lately. */
class Crews {
  private readonly open = new Map<string, OpenedCrew>();

  constructor(
    private readonly redis: Redis,
    private readonly openCrew: OpenCrew,
  ) {}

  async play({ plan, games }: Portion): Promise<GameLine[]> {
    const found = this.open.get(plan) ?? { crew: this.crewFor(plan), inHand: 0 };
    // The one used last stands last.
    this.open.delete(plan);
    this.open.set(plan, found);
    found.inHand++;
    try {
      const crew = await found.crew;
      const lines: GameLine[] = [];
      const keys = games.map(([variant, game]) => ({ variant, game }));
      await crew.play(keys, (line) => lines.push(line), new AbortController().signal);
      if (lines.length < keys.length) throw new CrewFailure("Some games of a batch were not played.");
      return lines;
    } catch (error) {
      await this.drop(plan, found);
      throw error;
    } finally {
      found.inHand--;
      await this.letSomeGo();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.values()].map(async ({ crew }) => (await crew).close()));
  }

  /** The next request must not find a crew that cannot play. */
  private async drop(plan: string, found: OpenedCrew): Promise<void> {
    if (this.open.get(plan) !== found) return;
    this.open.delete(plan);
    // One that could not even be opened has been reported already.
    const crew = await found.crew.catch(() => undefined);
    await crew?.close();
  }

  private async crewFor(id: string): Promise<Crew> {
    const text = await this.redis.get(planKey(id));
    if (text === null) throw new CrewFailure("The plan of the run is no longer at the queue.");
    const plan = readPlan(JSON.parse(text));
    if (!plan.ok) throw new CrewFailure(`The plan at the queue cannot be read: ${plan.error}`);
    return this.openCrew(plan.value);
  }

  private async letSomeGo(): Promise<void> {
    const idle = [...this.open].filter(([, { inHand }]) => inHand === 0);
    for (const [id, { crew }] of idle.slice(0, Math.max(0, this.open.size - RUNS))) {
      this.open.delete(id);
      await (await crew).close();
    }
  }
}
