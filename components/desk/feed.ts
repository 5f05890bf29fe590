import type { Report } from "../../lib/diagnostics";
import { type Draft, type FileMap, isPlaytestPath, type Json } from "../../lib/documents";
import { errorsOf, type Fed } from "../../lib/book";

/**
 * What other workers are told of the texts: the merged documents, and the playtests, after each check. Play and
 * playtests run on them beside the desk, so that neither waits for the other.
 */

/** The documents are changing: what is worked out of those that were fed is not worth its time any more. */
export const HOLD = "hold";

/** What comes by the port of a feed that holds. */
export type FedOrHold = Fed | typeof HOLD;

/** One worker that is told, and what it knows already. */
export class Feed {
  private readonly documents = new Told<Json>((value) => JSON.stringify(value));
  private readonly playtests = new Told<string>((text) => text);

  private isHeld = false;

  constructor(
    private readonly port: MessagePort,
    private readonly holds = false,
  ) {}

  /** The documents change; the next thing told is what they come to. */
  hold(): void {
    if (!this.holds || this.isHeld) return;
    this.isHeld = true;
    this.port.postMessage(HOLD satisfies FedOrHold);
  }

  tell(game: string | undefined, draft: Draft, files: FileMap, report: Report): void {
    const values = [...draft.documents].map(([path, { value }]): [string, Json] => [path, value]);
    const texts = Object.entries(files).filter(([path]) => isPlaytestPath(path));
    const fed: Fed = {
      game,
      documents: this.documents.news(values),
      playtests: this.playtests.news(texts),
      layers: draft.layers.filter(({ on }) => on).map(({ id }) => id),
      errors: errorsOf(report.diagnostics),
    };
    this.isHeld = false;
    this.port.postMessage(fed);
  }
}

/** What was told of each path, so that only what differs is told again. */
class Told<T> {
  private known = new Map<string, { value: T; text: string }>();

  constructor(private readonly textOf: (value: T) => string) {}

  news(entries: readonly [string, T][]): Record<string, string | null> {
    const news: Record<string, string | null> = {};
    const known = new Map<string, { value: T; text: string }>();
    for (const [path, value] of entries) {
      const before = this.known.get(path);
      // A document that nothing touched is the same object after the next check.
      const text = before?.value === value ? before.text : this.textOf(value);
      if (text !== before?.text) news[path] = text;
      known.set(path, { value, text });
    }
    for (const path of this.known.keys()) if (!known.has(path)) news[path] = null;
    this.known = known;
    return news;
  }
}
