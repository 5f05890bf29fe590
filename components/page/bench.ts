import { createStore, type StoreApi } from "zustand/vanilla";
import type { DocumentUpdate } from "../../lib/book";
import type { PageData, PageLayer } from "../../lib/export/page/data";
import type { Answer, Args, CallName, LayerSummary } from "../desk/protocol";
import { OddsClient } from "../odds/client";
import { PlayClient } from "../play/client";
import { Asking, type Reply } from "../worker/asking";
import type { TableBench } from "../workbench/context";
import { emptyState } from "../workbench/state";
import type { WorkbenchState } from "../workbench/types";
import { startWorker } from "./embedded";
import type { GroundRequest } from "./ground.worker";

/** Where the maps of the page come from. */
class Ground {
  private readonly worker = startWorker("ground");
  private readonly asking = new Asking();

  constructor(update: DocumentUpdate) {
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => this.asking.onReply(data);
    this.worker.onerror = ({ message }) => this.asking.end(message || "The worker that draws maps stopped.");
    this.send({ type: "documents", update });
  }

  ask<Name extends CallName>(call: Name, ...args: Args<Name>): Promise<Answer<Name>> {
    return this.asking.ask((id) => this.send({ type: "ask", id, call, args }));
  }

  /** The documents of a page never change, so that there is nothing to wait for. */
  askLater<Name extends CallName>(call: Name, ...args: Args<Name>): Promise<Answer<Name>> {
    return this.ask(call, ...args);
  }

  private send(request: GroundRequest): void {
    this.worker.postMessage(request);
  }
}

const onLayer = ({ id, title, kind = "", version }: PageLayer): LayerSummary => ({
  id,
  title,
  kind,
  on: true,
  fixed: true,
  documents: [],
  ...(version !== undefined && { version }),
});

/** The table of a page: its documents are those that were exported with it. */
export class PageBench implements TableBench {
  readonly store: StoreApi<WorkbenchState>;
  readonly desk: Ground;
  readonly play: PlayClient;
  private readonly update: DocumentUpdate;
  private oddsClient: OddsClient | undefined;

  constructor(data: PageData) {
    const { game, documents, layers, hash, title, program } = data;
    this.update = { game, documents, playtests: {}, layers: layers.map(({ id }) => id), errors: [] };
    this.store = createStore(() => ({
      ...emptyState("page"),
      phase: "ready" as const,
      game,
      title,
      version: program,
      overview: { documents: [], hasBattles: false, layers: layers.map(onLayer) },
    }));
    this.play = new PlayClient(startWorker("play"), this.feed(), `page-${game}-${hash}`);
    this.desk = new Ground(this.update);
  }

  get odds(): OddsClient {
    return (this.oddsClient ??= new OddsClient(startWorker("odds"), this.feed()));
  }

  private feed(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.postMessage(this.update);
    return port2;
  }
}
