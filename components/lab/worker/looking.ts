import type { GameKey, Plan } from "../../../lib/lab/plan";
import { Asking, type Reply } from "../../worker/asking";
import type { OpenableGame, Parting } from "../protocol";

/** What to view of a game: its choices, or where it diverges from the first variant's. */
export type Look = GameKey & ({ of: "line"; isSame: boolean } | { of: "parting" });

/** The plan is sent once. */
export interface LookRequest {
  id: number;
  plan: Plan | undefined;
  look: Look;
}

const startWorker = (): Worker =>
  new Worker(new URL("../looking.worker.ts", import.meta.url), { type: "module", name: "looking" });

/** Replays games of a plan to view them: in a worker of its own, because slow players are slow again. */
export class Looking {
  private worker: Worker | undefined;
  private readonly asking = new Asking();
  private readonly partings = new Map<string, Promise<Parting>>();

  constructor(private readonly plan: Plan) {}

  line(key: GameKey, isSame: boolean): Promise<OpenableGame> {
    const { variant, game } = key;
    return this.ask({ of: "line", variant, game, isSame });
  }

  parting({ variant, game }: GameKey): Promise<Parting> {
    const key = `${variant} ${game}`;
    let found = this.partings.get(key);
    if (!found) this.partings.set(key, (found = this.ask({ of: "parting", variant, game })));
    return found;
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.asking.end("Another run was opened.");
  }

  private ask<T>(look: Look): Promise<T> {
    return this.asking.ask((id) => {
      const isNew = this.worker === undefined;
      const worker = (this.worker ??= this.hire());
      worker.postMessage({ id, plan: isNew ? this.plan : undefined, look } satisfies LookRequest);
    });
  }

  private hire(): Worker {
    const worker = startWorker();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.asking.onReply(data);
    worker.onerror = ({ message }) => {
      this.asking.end(message || "The game cannot be replayed.");
      this.worker = undefined;
    };
    return worker;
  }
}
