import type { Contest, Message, Request } from "./protocol";

/** The page's end of the worker that compares two rulesets in play. */
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

  /** No more games are played; those that were can still be asked for. */
  stop(): void {
    this.worker?.postMessage({ type: "stop" } satisfies Request);
  }

  /** The choices of a game by the first ruleset; they come as a message. */
  line(game: number): void {
    this.worker?.postMessage({ type: "line", game } satisfies Request);
  }

  /** Ends all that is being played, at once. */
  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
