import { createStore, del, delMany, get, keys } from "idb-keyval";

/**
 * Unsaved texts by path, each with the version on disk from which it started; a text of null means that the file
 * was deleted.
 */
export type Unsaved = Record<string, { text: string | null; version: string | null }>;

interface StoredTexts {
  /** When it was last written, milliseconds. */
  at: number;
  files: Unsaved;
}

/**
 * Unsaved texts in the browser's store, so that neither a closed tab nor a killed server loses them. Every tab
 * writes under its own key, so that two tabs on one workspace do not overwrite each other. A live tab holds the
 * lock of that name; no other tab restores what it has stored.
 */
export class UnsavedStore {
  private readonly prefix: string;
  private readonly own: string;
  /** Keys of closed tabs whose work was found. */
  private old: string[] = [];
  private release = (): void => undefined;
  private readonly store = createStore("keyval-store", "keyval");

  constructor(id: string) {
    this.prefix = `sandtable.unsaved.${id}.`;
    this.own = this.prefix + Math.random().toString(36).slice(2);
    // Browsers offer locks only to pages of this machine and over https.
    if (!("locks" in navigator)) return;
    const held = new Promise<void>((resolve) => (this.release = resolve));
    void navigator.locks.request(this.own, () => held);
  }

  /** The texts that closed tabs have left, the latest of each file. */
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

  /** Discards what was found. */
  async forget(): Promise<void> {
    await delMany(this.old);
    this.old = [];
  }

  /** Stores the unsaved texts; if there are none, deletes the entry. */
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
          // Commit at once. Else the browser would first ask the page whether there is more to write, and a page that
          // is killed before it answers would have stored nothing.
          transaction.commit();
        }),
    );
  }

  close(): void {
    this.release();
  }
}
