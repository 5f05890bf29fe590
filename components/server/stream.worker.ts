import type { FromWorker, ToWorker } from "./shared-stream";
import { type StreamEvent, Stream } from "./stream";

/**
 * One stream for all windows of a browser. It lives as long as any of them; windows and worker detect each other's
 * end by a lock that each holds while it lives.
 */
const stream = new Stream();
const lock = `sandtable.stream.${Math.random().toString(36).slice(2)}`;
const held = new Promise<void>((resolve) => {
  void navigator.locks.request(lock, () => {
    resolve();
    return new Promise<never>(() => undefined);
  });
});

const scope = globalThis as unknown as {
  onconnect: ((event: { ports: readonly [MessagePort] }) => void) | null;
};

scope.onconnect = ({ ports: [port] }) => {
  const send = (message: FromWorker): void => port.postMessage(message);
  port.onmessage = ({ data: window }: MessageEvent<ToWorker>) => {
    const listener = (event: StreamEvent): void => send({ event });
    void held.then(() => {
      send({ lock });
      stream.add(window.id, listener);
    });
    void navigator.locks.request(window.lock, () => stream.remove(listener));
  };
};
