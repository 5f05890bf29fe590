import { createStore, type StoreApi } from "zustand/vanilla";
import { Asking } from "../worker/asking";
import type { Message, ReportAnswers, ReportQuestion, Request } from "./protocol";

/** The page's end of the worker that reads the reports and plays them again. */
export class ReportsClient {
  /** Counts the updates of the documents; 0: there are none yet. */
  readonly store: StoreApi<{ documents: number; failure: string | undefined }> = createStore(() => ({
    documents: 0,
    failure: undefined,
  }));
  private readonly worker: Worker;
  private readonly asking = new Asking();

  /** `feed` is where the documents come from. */
  constructor(feed: MessagePort) {
    this.worker = new Worker(new URL("./reports.worker.ts", import.meta.url), {
      type: "module",
      name: "reports",
    });
    this.worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.type === "documents") this.store.setState(({ documents }) => ({ documents: documents + 1 }));
      else this.asking.onReply(data);
    };
    this.worker.onerror = ({ message }) => {
      const failure = message || "The worker of the reports stopped.";
      this.store.setState({ failure });
      this.asking.end(failure);
    };
    this.worker.postMessage({ type: "feed" } satisfies Request, [feed]);
  }

  /** Sends a question; rejects with the reason if there is no answer. */
  ask<Q extends ReportQuestion>(question: Q): Promise<ReportAnswers[Q["of"]]> {
    return this.asking.ask((id) => this.worker.postMessage({ type: "ask", id, question } satisfies Request));
  }

  close(): void {
    this.worker.terminate();
    this.asking.end("The studio was closed.");
  }
}
