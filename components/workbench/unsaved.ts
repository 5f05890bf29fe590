import type { TextEdit } from "../../lib/documents";
import { UnsavedStore, type Unsaved } from "./keep";
import type { Workbench } from "./workbench";

/** The longest time between a change and storing it in the browser, however fast the typing (milliseconds). */
const KEEP_AFTER = 100;
/** The same with more than `MUCH` unsaved (UTF-16 units): writing that ten times a second would slow the page down. */
const KEEP_MUCH_AFTER = 250;
const MUCH = 500_000;

/** Stores what is unsaved in the browser, and restores what a closed tab has left there. */
export class UnsavedWork {
  private readonly keeper: UnsavedStore;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was found, until the user decides what to do with it. */
  private found: Unsaved = {};
  private closed = false;
  /** How much was unsaved when it was last stored, and when that was (milliseconds since the page was opened). */
  private kept = 0;
  private keptAt = -Infinity;

  constructor(private readonly workbench: Workbench) {
    this.keeper = new UnsavedStore(workbench.id);
  }

  private texts(): Unsaved {
    const files: Unsaved = {};
    for (const [path, { unsaved, version }] of Object.entries(this.workbench.state.files)) {
      if (!unsaved) continue;
      files[path] = {
        text: this.workbench.ownText(path) ?? null,
        version,
      };
    }
    return files;
  }

  keepSoon(): void {
    if (this.closed) return;
    const wait = this.keptAt + (this.kept > MUCH ? KEEP_MUCH_AFTER : KEEP_AFTER) - performance.now();
    // Key events have priority over timers; during fast typing a timer alone would never run.
    if (wait <= 0) void this.keepNow();
    else this.timer ??= setTimeout(() => void this.keepNow(), wait);
  }

  /** Also called when the page is hidden or left. */
  async keepNow(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.closed) return;
    const texts = this.texts();
    this.keptAt = performance.now();
    this.kept = Object.values(texts).reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
    await this.inStore(this.keeper.keep(texts));
  }

  private async inStore(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      const notice = `Unsaved changes cannot be kept in the browser: ${(error as Error).message}`;
      this.workbench.store.setState({ notice });
    }
  }

  /** Looks for work that a tab of this workspace has left, and offers it. */
  find(): Promise<void> {
    const find = async (): Promise<void> => {
      const kept = await this.keeper.find();
      if (!kept) return;
      this.found = Object.fromEntries(
        Object.entries(kept.files).filter(
          ([path, { text }]) => text !== (this.workbench.diskText(path) ?? null),
        ),
      );
      const files = Object.keys(this.found);
      if (files.length === 0) await this.keeper.forget();
      else this.workbench.store.setState({ found: { at: kept.at, files } });
    };
    return this.inStore(find());
  }

  /** Restores the stored changes, as one action that can be undone. */
  restore(): void {
    const { workbench } = this;
    const edits: TextEdit[] = [];
    const removed: string[] = [];
    for (const [file, { text }] of Object.entries(this.found)) {
      if (text === null) removed.push(file);
      else edits.push({ file, offset: 0, length: workbench.ownText(file)?.length ?? 0, text });
    }
    workbench.remove("Restore unsaved changes", removed, edits);
    for (const [file, { version }] of Object.entries(this.found)) {
      const state = workbench.state.files[file];
      if (!state?.unsaved || state.version === version) continue;
      // The file has changed since; it is not overwritten before the user has decided.
      const text = workbench.diskText(file);
      const conflict = text === undefined || state.version === null ? null : { text, version: state.version };
      workbench.mark(file, { conflict });
    }
    this.discard();
  }

  /** Discards the stored changes. */
  discard(): void {
    this.found = {};
    this.workbench.store.setState({ found: undefined });
    // The current texts are stored first, so that there is always a copy of them.
    void this.keepNow().then(() => this.inStore(this.keeper.forget()));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.keeper.close();
  }
}
