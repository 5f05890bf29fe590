import type { Report } from "../../lib/diagnostics";
import {
  type Draft,
  type FileMap,
  isPlaytestPath,
  type Json,
  type ValueEdit,
  valueEdits,
} from "../../lib/documents";
import { documentJson, errorsOf, type DocumentUpdate } from "../../lib/book";

/**
 * What is sent to other workers after each check: the merged documents and the playtests. Play and playtests run
 * beside the desk, so that neither waits for the other.
 */

/** The documents are changing: results of those that were sent are not needed any more. */
export const HOLD = "hold";

/** Messages of a feed that also sends `HOLD`. */
export type UpdateOrHold = DocumentUpdate | typeof HOLD;

/**
 * One worker, and what was sent to it. Of a document that was edited in a few places only the values there are sent, so
 * that the worker need not parse the whole again, and what it has cached of the rest stays valid.
 */
export class Feed {
  private readonly documents = new LastSent<Json>();
  private readonly playtests = new LastSent<string>();

  private isHeld = false;

  constructor(
    private readonly port: MessagePort,
    private readonly holds = false,
  ) {}

  /** The documents are changing; the next message has the result. */
  hold(): void {
    if (!this.holds || this.isHeld) return;
    this.isHeld = true;
    this.port.postMessage(HOLD satisfies UpdateOrHold);
  }

  send(game: string | undefined, draft: Draft, files: FileMap, report: Report): void {
    const values = [...draft.documents].map(([path, { value }]): [string, Json] => [path, value]);
    const texts = Object.entries(files).filter(([path]) => isPlaytestPath(path));
    const documents: DocumentUpdate["documents"] = {};
    const edits: Record<string, readonly ValueEdit[]> = {};
    for (const { path, before, now } of this.documents.news(values)) {
      const few = before === undefined || now === undefined ? undefined : valueEdits(before, now);
      if (!few) documents[path] = now === undefined ? null : documentJson(now);
      else if (few.length > 0) edits[path] = few;
    }
    const update: DocumentUpdate = {
      game,
      documents,
      edits,
      playtests: Object.fromEntries(this.playtests.news(texts).map(({ path, now }) => [path, now ?? null])),
      layers: draft.layers.filter(({ on }) => on).map(({ id }) => id),
      errors: errorsOf(report.diagnostics),
    };
    this.isHeld = false;
    this.port.postMessage(update);
  }
}

/** What was sent for a path, and what is to be sent now; undefined: nothing is there. */
interface PathChange<T> {
  path: string;
  before: T | undefined;
  now: T | undefined;
}

/** What was sent for each path, so that only what differs is sent again. */
class LastSent<T> {
  private known: ReadonlyMap<string, T> = new Map();

  news(entries: readonly [string, T][]): PathChange<T>[] {
    const { known } = this;
    const now = new Map(entries);
    this.known = now;
    // A document that was not edited is the same object after the next check.
    const changed = entries.filter(([path, value]) => known.get(path) !== value).map(([path]) => path);
    const gone = [...known.keys()].filter((path) => !now.has(path));
    return [...changed, ...gone].map((path) => ({ path, before: known.get(path), now: now.get(path) }));
  }
}
