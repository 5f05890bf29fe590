import type { Contest, Message, Request } from "./protocol";

/** The page's connection to the worker that compares two rulesets in play. */
export class VersusClient {
  private worker: Worker | undefined;

  constructor(private readonly onMessage: (message: Message) => void) {}

  play(contest: Contest): void {
    this.close();
    const worker = new Worker(new URL("./versus.worker.ts", import.meta.url), {
      type: "module",
      name: "versus",
    });
    worker.onmessage = ({ data }: MessageEvent<Message>) => this.worker === worker && this.onMessage(data);
    worker.onerror = ({ message }) =>
      this.onMessage({ type: "failed", message: message || "The comparison worker stopped." });
    worker.postMessage({ type: "play", ...contest } satisfies Request);
    this.worker = worker;
  }

  /** Stops playing; the games that were played can still be requested. */
  stop(): void {
    this.worker?.postMessage({ type: "stop" } satisfies Request);
  }

  /** Requests the choices of a game with the first ruleset; they arrive as a message. */
  line(game: number): void {
    this.worker?.postMessage({ type: "line", game } satisfies Request);
  }

  /** Terminates all games immediately. */
  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
