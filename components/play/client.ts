import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayBoard, PlayedStack } from "../../lib/games";
import type { LogLine, Order } from "../../lib/play";
import { Asking } from "../worker/asking";
import type { Answers, Message, PlayQuestion, Request, TableNews } from "./protocol";

/** The game on the table as the page knows it: only what the viewer at this window may see. */
export interface PlayState {
  /** The table has answered at least once. */
  isOpen: boolean;
  table: Omit<TableNews, "board" | "log"> | undefined;
  /** The counters at each place; a place that looks the same keeps its list. */
  places: ReadonlyMap<string, PlayedStack[]>;
  /** The board besides its stacks; undefined behind a curtain. */
  board: Omit<PlayBoard, "stacks"> | undefined;
  log: readonly LogLine[];
  refused: { message: string; rule?: string } | undefined;
  /** Incremented with each update of the documents. */
  documents: number;
  /** Why the table has stopped answering. */
  failure: string | undefined;
}

/** Before the first answer of the table. */
export const emptyPlay: PlayState = {
  isOpen: false,
  table: undefined,
  places: new Map(),
  board: undefined,
  log: [],
  refused: undefined,
  documents: 0,
  failure: undefined,
};

/** The page's connection to the table. */
export class PlayClient {
  readonly store: StoreApi<PlayState> = createStore(() => emptyPlay);
  private readonly asking = new Asking();

  /**
   * `worker` runs `play.worker.ts`, `feed` is the source of the documents, `key` the name under which lines of play are
   * stored.
   */
  constructor(
    private readonly worker: Worker,
    feed: MessagePort,
    key: string,
  ) {
    this.worker.onmessage = ({ data }: MessageEvent<Message>) => this.onMessage(data);
    this.worker.onerror = (event) => {
      const failure = event.message || "The game worker stopped.";
      this.store.setState({ failure });
      this.asking.end(failure);
    };
    this.worker.postMessage({ type: "sit", key } satisfies Request, [feed]);
  }

  order(order: Order): void {
    this.worker.postMessage({ type: "order", order } satisfies Request);
  }

  /** Sends a question; rejects with the reason if there is no answer. */
  ask<Q extends PlayQuestion>(question: Q): Promise<Answers[Q["of"]]> {
    return this.asking.ask((id) => this.worker.postMessage({ type: "ask", id, question } satisfies Request));
  }

  close(): void {
    this.worker.terminate();
    this.asking.end("The studio was closed.");
  }

  private onMessage(message: Message): void {
    switch (message.type) {
      case "table":
        return this.store.setState(stateAfter(this.store.getState(), message));
      case "busy":
        return this.store.setState(({ table }) => (table ? { table: { ...table, busy: message.busy } } : {}));
      case "documents":
        return this.store.setState(({ documents }) => ({ documents: documents + 1 }));
      case "answer":
      case "failed":
        return this.asking.onReply(message);
    }
  }
}

/** The state of the page after an update. Behind a curtain it holds nothing of the game. */
export function stateAfter(
  before: PlayState,
  { table, refused }: Extract<Message, { type: "table" }>,
): Partial<PlayState> {
  if (!table) return { isOpen: true, table, refused, places: emptyPlay.places, board: undefined, log: [] };
  const { board, log, ...rest } = table;
  const kept = log.keep === before.log.length ? before.log : before.log.slice(0, log.keep);
  return {
    isOpen: true,
    refused,
    table: rest,
    places: board ? placesAfter(before.places, board) : emptyPlay.places,
    board: board?.rest,
    log: log.add.length === 0 ? kept : [...kept, ...log.add],
  };
}

function placesAfter(
  before: PlayState["places"],
  { isWhole, places }: NonNullable<TableNews["board"]>,
): PlayState["places"] {
  const news = Object.entries(places);
  if (news.length === 0 && !isWhole) return before;
  const now = new Map(isWhole ? [] : before);
  for (const [place, stacks] of news) {
    if (stacks === null) now.delete(place);
    else now.set(place, stacks);
  }
  return now;
}
