import type { Notice } from "../../lib/server";

/** How long to wait before reconnecting to a stream that the server has ended (milliseconds). */
const RETRY = 2000;

/** "lost": the server does not answer; it is asked again until it does. */
export type StreamEvent = Notice | { type: "lost" };

export type Listener = (event: StreamEvent) => void;

/**
 * One connection to the server's stream of changes, for any number of subscribers to any number of workspaces. A
 * new subscriber gets "ready" of its workspace; so does everybody after the stream was lost.
 */
export class Stream {
  private readonly listeners = new Map<Listener, string>();
  private source: EventSource | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(id: string, listener: Listener): void {
    this.listeners.set(listener, id);
    this.connect();
  }

  remove(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return;
    clearTimeout(this.timer);
    this.source?.close();
    this.source = undefined;
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.listeners.size === 0) return;
    const before = this.source;
    const of = [...new Set(this.listeners.values())].sort().join(",");
    const source = new EventSource(`/api/workspaces/events?of=${of}`);
    this.source = source;
    source.onmessage = ({ data }: MessageEvent<string>) => {
      // The old stream stays open until the new one sends something, so that no change is missed.
      before?.close();
      const notice = JSON.parse(data) as Notice;
      this.notify(notice, (id) => id === notice.id);
    };
    source.onerror = () => {
      if (source !== this.source) return source.close();
      before?.close();
      this.notify({ type: "lost" }, () => true);
      if (source.readyState === EventSource.CLOSED) this.timer = setTimeout(() => this.connect(), RETRY);
    };
  }

  private notify(event: StreamEvent, to: (id: string) => boolean): void {
    for (const [listener, id] of this.listeners) if (to(id)) listener(event);
  }
}
