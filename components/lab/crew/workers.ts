import { CrewFailure, type OpenCrew } from "../../../lib/lab/crew";
import type { GameKey, Plan } from "../../../lib/lab/plan";
import type { GameLine } from "../../../lib/lab/record/types";
import { type Hands, Shift, WorkerDied } from "../../../lib/lab/shift";
import type { Message, Request } from "./protocol";

/** One for each core except the one of the page. */
const coresToSpare = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

const startWorker = (): Worker =>
  new Worker(new URL("./games.worker.ts", import.meta.url), { type: "module", name: "games" });

/** Plays games on workers of this browser. */
export const workers =
  (size = coresToSpare(), start: () => Worker = startWorker): OpenCrew =>
  (plan) =>
    Promise.resolve(new Shift(plan, new WorkerHands(plan, size, start)));

/** The game that a worker is playing. */
interface InHand {
  resolve(line: GameLine): void;
  reject(error: Error): void;
}

/** Workers are started when there are games to play, and replaced when they die. */
class WorkerHands implements Hands {
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, InHand>();
  /** Workers that have played at least one game. */
  private readonly proven = new WeakSet<Worker>();

  constructor(
    private readonly plan: Plan,
    readonly size: number,
    private readonly start: () => Worker,
  ) {}

  play(game: GameKey): Promise<GameLine> {
    return new Promise((resolve, reject) => {
      const worker = this.idle.pop() ?? this.hire();
      this.busy.set(worker, { resolve, reject });
      worker.postMessage({ type: "play", game } satisfies Request);
    });
  }

  letGo(): Promise<void> {
    for (const worker of [...this.idle, ...this.busy.keys()])
      this.lose(worker, new WorkerDied("It was stopped."));
    this.idle.length = 0;
    return Promise.resolve();
  }

  private hire(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Message>) => this.onMessage(worker, data);
    worker.onerror = ({ message }) => this.died(worker, message);
    worker.onmessageerror = () => this.died(worker, "its answer could not be read");
    worker.postMessage({ type: "open", plan: this.plan } satisfies Request);
    return worker;
  }

  private onMessage(worker: Worker, message: Message): void {
    if (message.type === "ready") {
      this.proven.add(worker);
      return;
    }
    if (message.type === "failed") return this.lose(worker, new CrewFailure(message.message));
    const inHand = this.busy.get(worker);
    this.busy.delete(worker);
    if (!inHand) return;
    this.idle.push(worker);
    inHand.resolve(message.line);
  }

  /** A worker that dies before it did anything did not fail because of its game: the next would fail too. */
  private died(worker: Worker, why: string): void {
    const reason = why || "the browser gives no reason";
    const failure = this.proven.has(worker)
      ? new WorkerDied(reason)
      : new CrewFailure(`The game workers could not be started: ${reason}`);
    this.lose(worker, failure);
  }

  private lose(worker: Worker, error: Error): void {
    worker.terminate();
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
    const inHand = this.busy.get(worker);
    this.busy.delete(worker);
    inHand?.reject(error);
  }
}
