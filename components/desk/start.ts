import type { Request } from "./protocol";

/**
 * The worker of the desk is the longest way to the list of documents: its code is loaded piece by piece. So it is started
 * before the page is drawn, and begins with the rules of the game that the page names.
 */

let started: Worker | undefined;

const startWorker = (): Worker =>
  new Worker(new URL("./desk.worker.ts", import.meta.url), { type: "module", name: "desk" });

/** Starts the worker for whoever takes it first. `game`: whose rules it will need, where that is known. */
export function startDesk(game: string | undefined): void {
  const worker = startWorker();
  started = worker;
  // One that cannot be started is nothing to take: the next try reports why.
  worker.onerror = () => {
    if (started === worker) started = undefined;
  };
  if (game !== undefined) worker.postMessage({ type: "prepare", game } satisfies Request);
}

/** The worker that was started, or a new one. */
export function takeDesk(): Worker {
  const worker = started ?? startWorker();
  started = undefined;
  return worker;
}
