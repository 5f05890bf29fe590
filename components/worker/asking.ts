/** How a worker answers the page's requests. */
export type Reply =
  { type: "answer"; id: number; value: unknown } | { type: "failed"; id: number; message: string };

/** The page's requests to a worker that are not answered yet. */
export class Asking {
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  private next = 1;

  /** `send` gets the number of the request, which the answer will carry. */
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

  /** Rejects all open requests. */
  end(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }
}

/** The worker's side: answers with the result of the work, or with why it failed. */
export function replyTo(id: number, work: () => unknown): Reply {
  try {
    return { type: "answer", id, value: work() };
  } catch (error) {
    return { type: "failed", id, message: error instanceof Error ? error.message : String(error) };
  }
}
