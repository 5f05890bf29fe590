import { createStore, type StoreApi } from "zustand/vanilla";
import type { DocumentError, WhichBattle } from "../../lib/book";
import type { OddsReading } from "../../lib/odds";
import type { OddsRequest, Message, WorkProgress, Request, Setting } from "./protocol";

/** What the page knows of the odds of one battle. */
export interface OddsState {
  /** Undefined while nobody asks. */
  asked: OddsRequest | undefined;
  setting: Setting | undefined;
  /** The last answer, also while the next one is worked out. */
  reading: OddsReading | undefined;
  /** How long the last answer took. */
  ms: number | undefined;
  /** Set while odds are worked out. */
  working: { progress: WorkProgress | undefined; ms: number } | undefined;
  /** Somebody gave the work up. */
  cancelled: boolean;
  reasons: readonly DocumentError[] | undefined;
  /** Why there is no answer. */
  failure: string | undefined;
}

/** Before anybody has asked. */
export const noOdds: OddsState = {
  asked: undefined,
  setting: undefined,
  reading: undefined,
  ms: undefined,
  working: undefined,
  cancelled: false,
  reasons: undefined,
  failure: undefined,
};

/** The page's end of the worker that works odds out: one battle at a time. */
export class OddsClient {
  readonly store: StoreApi<OddsState> = createStore(() => noOdds);
  private number = 0;

  /** `worker` runs `odds.worker.ts`; `feed` is where the documents come from. */
  constructor(
    private readonly worker: Worker,
    feed: MessagePort,
  ) {
    this.worker.onmessage = ({ data }: MessageEvent<Message>) =>
      this.store.setState((state) => stateAfter(state, data));
    this.worker.onerror = ({ message }) =>
      this.store.setState({ working: undefined, failure: message || "The odds worker stopped." });
    this.worker.postMessage({ type: "feed" } satisfies Request, [feed]);
  }

  /** Ask; what is known of another battle is forgotten, and of the same one stays until the answer is there. */
  ask(which: WhichBattle, policies: OddsRequest["policies"], samples?: number): void {
    const asked: OddsRequest = {
      number: ++this.number,
      which,
      policies,
      ...(samples !== undefined && { samples }),
    };
    this.store.setState((state) => ({
      ...(state.asked && isSame(state.asked.which, which) ? state : noOdds),
      asked,
      working: { progress: undefined, ms: 0 },
      cancelled: false,
    }));
    this.send({ type: "ask", asked });
  }

  /** Nobody looks any more. */
  rest(): void {
    this.store.setState(noOdds);
    this.send({ type: "ask", asked: undefined });
  }

  cancel(): void {
    this.store.setState({ working: undefined, cancelled: true });
    this.send({ type: "cancel" });
  }

  close(): void {
    this.worker.terminate();
  }

  private send(request: Request): void {
    this.worker.postMessage(request);
  }
}

/** The same battle, be it at another moment of the game. */
const isSame = (a: WhichBattle, b: WhichBattle): boolean =>
  a.kind === "document"
    ? b.kind === "document" && a.path === b.path
    : b.kind === "met" && a.place === b.place;

/** What the page knows after a message. */
export function stateAfter(state: OddsState, message: Message): Partial<OddsState> {
  // It answers a question that has since been put otherwise.
  if (message.number !== state.asked?.number) return {};
  const settled = { working: undefined, reasons: undefined, failure: undefined };
  switch (message.type) {
    case "begun":
      return {
        setting: message.setting,
        working: { progress: undefined, ms: 0 },
        cancelled: false,
        reasons: undefined,
        failure: undefined,
      };
    case "progress": {
      // It arrived after the calculation was cancelled.
      if (!state.working) return {};
      const { progress, ms, reading } = message;
      return { working: { progress, ms }, ...(reading && { reading, ms: undefined }) };
    }
    case "answer":
      return state.cancelled ? {} : { ...settled, reading: message.reading, ms: message.ms };
    case "refused":
      return { ...settled, reasons: message.reasons };
    case "failed":
      return { ...settled, failure: message.message };
  }
}
