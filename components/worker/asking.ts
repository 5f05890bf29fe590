/** How a worker answers the page's requests. */
export type Reply =
  | { type: "answer"; id: number; value: unknown }
  /** The same as JSON: thousands of small objects are written and read four times as fast as a clone of them. */
  | { type: "text"; id: number; text: string }
  | { type: "failed"; id: number; message: string };

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
    else if (reply.type === "text") who?.resolve(JSON.parse(reply.text));
    else who?.reject(new Error(reply.message));
  }

  /** Rejects all open requests. */
  end(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }
}

/**
 * The worker's side: answers with the result of the work, or with why it failed. `asText`: the result is large, and all of it
 * is JSON.
 */
export function replyTo(id: number, work: () => unknown, asText = false): Reply {
  try {
    const value = work();
    return asText && value !== undefined
      ? { type: "text", id, text: JSON.stringify(value) }
      : { type: "answer", id, value };
  } catch (error) {
    return { type: "failed", id, message: error instanceof Error ? error.message : String(error) };
  }
}
