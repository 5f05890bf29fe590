import { type Listener, Stream, type StreamEvent } from "./stream";

/** A window sends the worker which workspace it shows, and the lock that it holds while it is open. */
export interface ToWorker {
  id: string;
  lock: string;
}

/** The worker sends the lock that it holds while it runs, and then the events. */
export type FromWorker = { lock: string } | { event: StreamEvent };

/**
 * Listen to what happens to a workspace on disk. A browser allows a server six connections; so all its windows share
 * one, held by a worker of all of them, and where there is none, or no locks to know of its end by, a window has its
 * own. Returns how to stop.
 */
export function listenTo(id: string, listener: Listener): () => void {
  if (typeof SharedWorker === "undefined" || !("locks" in navigator)) return listenAlone(id, listener);
  let stop = listenTogether(id, listener, () => {
    stop = listenAlone(id, listener);
  });
  return () => stop();
}

function listenAlone(id: string, listener: Listener): () => void {
  const stream = new Stream();
  stream.add(id, listener);
  return () => stream.remove(listener);
}

/** `failed`: such a worker cannot be had here. */
function listenTogether(id: string, listener: Listener, failed: () => void): () => void {
  let closed = false;
  let leave = (): void => undefined;
  const join = (): void => {
    const ended = new AbortController();
    const lock = `sandtable.window.${Math.random().toString(36).slice(2)}`;
    const worker = new SharedWorker(new URL("./stream.worker.ts", import.meta.url), {
      type: "module",
      name: "sandtable-stream",
    });
    leave = () => ended.abort();
    worker.onerror = () => {
      leave();
      if (!closed) failed();
    };
    worker.port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (ended.signal.aborted) return;
      if ("event" in data) return listener(data.event);
      // Had when the worker has ended, as with the process of the window that it came with: then there is another.
      void whenFree(data.lock, ended.signal, () => {
        leave();
        if (!closed) join();
      });
    };
    void navigator.locks.request(lock, () => {
      worker.port.postMessage({ id, lock } satisfies ToWorker);
      return new Promise<void>((resolve) => ended.signal.addEventListener("abort", () => resolve()));
    });
  };
  join();
  return () => {
    closed = true;
    leave();
  };
}

/** Calls back when nobody holds the lock any more, unless that is no longer wanted. */
async function whenFree(lock: string, signal: AbortSignal, then: () => void): Promise<void> {
  try {
    await navigator.locks.request(lock, { mode: "shared", signal }, then);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
