import { isPlaytestPath } from "../../lib/documents";
import { type Adopted, byChange, isChanged } from "../../lib/playtest";
import { whenQuiet } from "../workbench/quiet";
import { isOwnFile } from "../workbench/state";
import type { PlaytestState, WorkbenchState } from "../workbench/types";
import type { Workbench } from "../workbench/workbench";
import type { Message, Request } from "./protocol";

/** After so long a window in which no document is open is taken to be left alone (milliseconds). */
const LEFT_ALONE = 5000;

/** The page's end of the worker that runs the playtests; what comes of them stands in the workbench's store. */
export class PlaytestRunner {
  private worker: Worker | undefined;
  private stop: () => void;
  private closed = false;
  /** Who waits for a playtest that is brought up to date, by number. */
  private readonly waiting = new Map<number, (adopted: Adopted) => void>();
  private asked = 0;

  /**
   * Starts once there are playtests, the documents have been checked, and the window has nothing else to do: at once
   * when a document is open, else when the window has been left alone for a while.
   */
  constructor(private readonly workbench: Workbench) {
    const begin = (): void => {
      this.stop();
      this.stop = whenQuiet(() => this.start());
    };
    let alone: ReturnType<typeof setTimeout> | undefined;
    const end = workbench.store.subscribe((state) => {
      if (!state.report || !somePlaytests(state)) return;
      if (state.tabs.length > 0) begin();
      else alone ??= setTimeout(begin, LEFT_ALONE);
    });
    this.stop = () => {
      end();
      clearTimeout(alone);
    };
  }

  private start(): void {
    if (this.closed) return;
    const worker = new Worker(new URL("./playtests.worker.ts", import.meta.url), {
      type: "module",
      name: "playtests",
    });
    worker.onmessage = ({ data }: MessageEvent<Message>) => this.onMessage(data);
    worker.onerror = ({ message }) => this.failed(message);
    const port = this.workbench.desk.feed({ holds: true });
    worker.postMessage({ type: "feed" } satisfies Request, [port]);
    this.worker = worker;
  }

  private onMessage(message: Message): void {
    const { store } = this.workbench;
    if (message.type === "adopted") {
      this.waiting.get(message.id)?.(message.adopted);
      this.waiting.delete(message.id);
      return;
    }
    const playtests: Record<string, PlaytestState> = { ...store.getState().playtests };
    if (message.type === "result") {
      const { result } = message;
      const state = store.getState();
      playtests[result.path] = {
        running: false,
        result: byChange(result, isOwnFile(state.files, result.path), isChanged(groundOf(state))),
      };
    } else {
      for (const path of message.due) playtests[path] = { ...playtests[path], running: true };
      for (const path of message.gone) delete playtests[path];
    }
    store.setState({ playtests });
  }

  private failed(message: string): void {
    for (const answer of this.waiting.values()) answer({ reason: "The playtest worker stopped." });
    this.waiting.clear();
    this.worker?.terminate();
    this.worker = undefined;
    this.workbench.store.setState({
      playtests: {},
      notice: `The playtest worker stopped: ${message || "the browser gives no reason."} Reload the page to run them.`,
    });
  }

  /** Plays one again; without a path all of them. */
  again(path?: string): void {
    this.worker?.postMessage({ type: "again", path } satisfies Request);
  }

  /** A playtest as it holds by the documents as they are now. */
  adopted(path: string): Promise<Adopted> {
    const { worker } = this;
    if (!worker) return Promise.resolve({ reason: "The playtests are not running." });
    const id = ++this.asked;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      worker.postMessage({ type: "adopt", id, path } satisfies Request);
    });
  }

  close(): void {
    this.closed = true;
    this.stop();
    this.worker?.terminate();
  }
}

const somePlaytests = ({ files, shipped }: WorkbenchState): boolean =>
  Object.keys(shipped).some(isPlaytestPath) ||
  Object.keys(files).some((path) => isPlaytestPath(path) && isOwnFile(files, path));

/** What the workspace plays by, as far as it says whether that is the shipped game. */
const groundOf = ({ files, shipped, overview: { layers } }: WorkbenchState) => ({
  own: Object.keys(files).filter((path) => isOwnFile(files, path)),
  isShipped: (path: string) => Object.hasOwn(shipped, path),
  layers: layers.filter(({ on }) => on).map(({ id }) => id),
  defaults: layers.filter(({ fixed }) => fixed).map(({ id }) => id),
});
