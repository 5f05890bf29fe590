import { type Listener, Stream, type StreamEvent } from "./stream";

/** A window sends the worker its workspace, and the name of the lock that it holds while it is open. */
export interface ToWorker {
  id: string;
  lock: string;
}

/** The worker sends the lock that it holds while it runs, and then the events. */
export type FromWorker = { lock: string } | { event: StreamEvent };

/**
 * Subscribes to the changes of a workspace on disk. A browser allows six connections to a server, so all windows
 * share one, held by a shared worker. Without shared workers, or without locks to detect their end, a window has
 * its own connection. Returns a function that unsubscribes.
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

/** `failed`: called when shared workers are not available. */
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
      // Granted when the worker has ended, for example with the process of the window that started it; then another
      // is started.
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

/** Calls back when nobody holds the lock any more, unless it was cancelled. */
async function whenFree(lock: string, signal: AbortSignal, then: () => void): Promise<void> {
  try {
    await navigator.locks.request(lock, { mode: "shared", signal }, then);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
