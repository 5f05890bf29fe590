import { createStore, del, delMany, get, keys } from "idb-keyval";

/** Unsaved texts by path, each with the version on disk that it started from; a text of null was taken away. */
export type Unsaved = Record<string, { text: string | null; version: string | null }>;

interface StoredTexts {
  /** When it was last written, milliseconds. */
  at: number;
  files: Unsaved;
}

/**
 * Unsaved texts in the browser's own store, so that neither a closed tab nor a killed server loses them. Every tab
 * writes under a key of its own, so that two of them on one workspace do not write over one another; a tab that
 * lives holds the lock of that name, and what it keeps is nobody else's to take up.
 */
export class UnsavedStore {
  private readonly prefix: string;
  private readonly own: string;
  /** Keys of tabs that are gone, whose work was found. */
  private old: string[] = [];
  private release = (): void => undefined;
  private readonly store = createStore("keyval-store", "keyval");

  constructor(id: string) {
    this.prefix = `sandtable.unsaved.${id}.`;
    this.own = this.prefix + Math.random().toString(36).slice(2);
    // Browsers have locks for pages of this machine and for https only.
    if (!("locks" in navigator)) return;
    const held = new Promise<void>((resolve) => (this.release = resolve));
    void navigator.locks.request(this.own, () => held);
  }

  /** What tabs that are gone have left, the latest text of each file. */
  async find(): Promise<StoredTexts | undefined> {
    const query = "locks" in navigator ? await navigator.locks.query() : {};
    const alive = new Set((query.held ?? []).map(({ name }) => name));
    this.old = (await keys<string>()).filter(
      (key) => key.startsWith(this.prefix) && key !== this.own && !alive.has(key),
    );
    const all = (await Promise.all(this.old.map((key) => get<StoredTexts>(key))))
      .filter((each) => each !== undefined)
      .sort((a, b) => a.at - b.at);
    const last = all.at(-1);
    return last && { at: last.at, files: Object.assign({}, ...all.map(({ files }) => files)) as Unsaved };
  }

  /** Forget what was found. */
  async forget(): Promise<void> {
    await delMany(this.old);
    this.old = [];
  }

  /** Keeps what is unsaved now; with nothing unsaved, nothing is kept. */
  keep(files: Unsaved): Promise<void> {
    if (Object.keys(files).length === 0) return del(this.own);
    const kept: StoredTexts = { at: Date.now(), files };
    return this.store(
      "readwrite",
      (texts) =>
        new Promise((resolve, reject) => {
          const { transaction } = texts;
          texts.put(kept, this.own);
          transaction.oncomplete = () => resolve();
          transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("aborted"));
          // Sent along with the text. Else the browser would ask the page first whether there is more to come, and a
          // page that is killed before it has answered would have kept nothing.
          transaction.commit();
        }),
    );
  }

  close(): void {
    this.release();
  }
}
