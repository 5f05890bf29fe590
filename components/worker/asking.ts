/** How a worker answers what the page has asked. */
export type Reply =
  { type: "answer"; id: number; value: unknown } | { type: "failed"; id: number; message: string };

/** What the page has asked a worker and waits for. */
export class Asking {
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  private next = 1;

  /** `send` gets the number under which the answer will come. */
  ask<T>(send: (id: number) => void): Promise<T> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      send(id);
    });
  }

  onReply(reply: Reply): void {
    const who = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.type === "answer") who?.resolve(reply.value);
    else who?.reject(new Error(reply.message));
  }

  /** Nothing will be answered any more. */
  end(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }
}

/** The worker's end: what the work comes to, or why it failed. */
export function replyTo(id: number, work: () => unknown): Reply {
  try {
    return { type: "answer", id, value: work() };
  } catch (error) {
    return { type: "failed", id, message: error instanceof Error ? error.message : String(error) };
  }
}
