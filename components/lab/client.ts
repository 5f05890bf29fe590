import { createStore, type StoreApi } from "zustand/vanilla";
import type { Answers } from "../../lib/lab/answers";
import type { RunEntry, UnreadableRun } from "../../lib/server";
import { Asking } from "../worker/asking";
import { showView } from "./form";
import type { Matter, Matters, Message, RunRefusal, Request, RunNews, Wish } from "./protocol";
import { runsApi } from "./runs-api";

/** The state of the lab in the page. */
export interface LabState {
  /** Increases when the documents change. */
  documents: number;
  busy: string | undefined;
  refused: RunRefusal | undefined;
  run: RunNews | undefined;
  /** Answers of the open run; undefined until there are any. */
  answers: Answers | undefined;
  runs: readonly (RunEntry | UnreadableRun)[] | undefined;
  /** The run that was started from the current form. */
  begunHere: string | undefined;
  /** Why the lab worker stopped. */
  failure: string | undefined;
}

const emptyLab: LabState = {
  documents: 0,
  busy: undefined,
  refused: undefined,
  run: undefined,
  answers: undefined,
  runs: undefined,
  begunHere: undefined,
  failure: undefined,
};

/** The page's side of the lab worker. */
export class LabClient {
  readonly store: StoreApi<LabState> = createStore(() => emptyLab);
  private readonly worker: Worker;
  private readonly asking = new Asking();
  /** The seat of the open run, released when the page is closed. */
  private seat: { run: string; key: string } | undefined;

  /** `feed`: the port that sends the documents. */
  constructor(
    feed: MessagePort,
    readonly workspace: string,
  ) {
    this.worker = new Worker(new URL("./lab.worker.ts", import.meta.url), { type: "module", name: "lab" });
    this.worker.onmessage = ({ data }: MessageEvent<Message>) => this.onMessage(data);
    this.worker.onerror = (event) => {
      const failure = event.message || "The lab worker stopped.";
      this.store.setState({ failure });
      this.asking.end(failure);
    };
    this.worker.postMessage({ type: "sit", workspace } satisfies Request, [feed]);
    addEventListener("pagehide", this.leaveSeat);
  }

  private send(request: Request): void {
    this.worker.postMessage(request);
  }

  begin(wish: Wish): void {
    this.store.setState({ refused: undefined, busy: "Preparing the rulesets …", begunHere: "" });
    this.send({ type: "begin", wish });
  }

  open(run: string): void {
    this.store.setState({ refused: undefined, begunHere: undefined });
    this.send({ type: "open", run });
  }

  order(type: "play" | "pause" | "cancel" | "leave"): void {
    this.send({ type });
  }

  /** Asks a question; rejects with the reason when there is no answer. */
  ask<M extends Matter>(matter: M): Promise<Matters[M["of"]]> {
    return this.asking.ask((id) => this.send({ type: "ask", id, matter }));
  }

  /** Loads the list of runs again. Rejects with the error of the server. */
  async readRuns(): Promise<void> {
    this.store.setState({ runs: await runsApi.list(this.workspace) });
  }

  async remove(run: string): Promise<void> {
    await runsApi.remove(this.workspace, run);
    if (this.store.getState().run?.id === run) this.order("leave");
    await this.readRuns();
  }

  async restore(run: string): Promise<void> {
    await runsApi.restore(this.workspace, run);
    await this.readRuns();
  }

  close(): void {
    removeEventListener("pagehide", this.leaveSeat);
    this.leaveSeat();
    this.worker.terminate();
    this.asking.end("The studio was closed.");
  }

  private readonly leaveSeat = (): void => {
    if (this.seat) void runsApi.leaveSeat(this.workspace, this.seat.run, this.seat.key);
    this.seat = undefined;
  };

  private onMessage(message: Message): void {
    const { store } = this;
    switch (message.type) {
      case "documents":
        return store.setState(({ documents }) => ({ documents: documents + 1 }));
      case "busy":
        return store.setState({ busy: message.words });
      case "refused":
        return store.setState({ refused: message.refusal, busy: undefined });
      case "run":
        if (message.run && message.run.id !== store.getState().run?.id) showView("answers");
        return store.setState(({ run, answers, begunHere }) => ({
          run: message.run,
          answers: message.run && run?.id === message.run.id ? answers : undefined,
          // The run that was started here is the next one that arrives.
          begunHere: begunHere === "" ? message.run?.id : begunHere,
        }));
      case "answers":
        return store.setState(({ run }) => (run?.id === message.run ? { answers: message.answers } : {}));
      case "runs":
        return store.setState({ runs: message.runs });
      case "seat":
        this.seat = message.key === undefined ? undefined : { run: message.run, key: message.key };
        return;
      case "answer":
      case "failed":
        return this.asking.onReply(message);
    }
  }
}
