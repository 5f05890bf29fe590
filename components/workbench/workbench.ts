import { createStore, type StoreApi } from "zustand/vanilla";
import type { FileMap, TextEdit, TextSplice } from "../../lib/documents";
import { createHistory, type History, type HistoryStep } from "../../lib/editing";
import type { FileChange, LoadedWorkspace } from "../../lib/server";
import { DeskClient } from "../desk/client";
import { server, ServerError, Unreachable } from "../server/api";
import { emptyState, titleOf, withoutTabs } from "./state";
import type { FileState, WorkbenchState } from "./types";
import { UnsavedWork } from "./unsaved";

/** How long before the server is asked again (milliseconds). */
const RETRY = 2000;

/** Told of splices that were not made by the listener itself. */
type TextListener = (file: string, splices: readonly TextSplice[], by: unknown) => void;

/**
 * A workspace that is open: its texts with one line of undo over all of them, their state on disk, and the desk
 * that works everything out of them. React sees `store`; what changes texts goes through the methods.
 */
export class Workbench {
  readonly store: StoreApi<WorkbenchState>;
  readonly desk: DeskClient;
  readonly unsaved: UnsavedWork;
  private history: History = createHistory({});
  private readonly onDisk = new Map<string, string>();
  private readonly listeners = new Set<TextListener>();
  private events: EventSource | undefined;
  private closed = false;

  constructor(readonly id: string) {
    this.store = createStore(() => emptyState(id));
    this.unsaved = new UnsavedWork(this);
    this.desk = new DeskClient((message) => {
      if (message.type === "overview") this.set({ overview: message.overview });
      else this.set({ report: message.report, checkMilliseconds: message.milliseconds, checking: false });
    });
  }

  private set(change: Partial<WorkbenchState>): void {
    this.store.setState(change);
  }

  get state(): WorkbenchState {
    return this.store.getState();
  }

  // ---- opening -----------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      this.begin(await server.load(this.id));
    } catch (error) {
      if (this.closed) return;
      const { message } = error as Error;
      const hint = error instanceof ServerError ? error.hint : undefined;
      this.set({ phase: { trouble: message, hint } });
      return;
    }
    this.listen();
    await this.unsaved.find();
  }

  private begin(loaded: LoadedWorkspace): void {
    const texts = Object.fromEntries(Object.entries(loaded.files).map(([path, { text }]) => [path, text]));
    this.history = createHistory(texts);
    this.onDisk.clear();
    for (const [path, text] of Object.entries(texts)) this.onDisk.set(path, text);
    const files = Object.fromEntries(
      Object.entries(loaded.files).map(([path, { version }]): [string, FileState] => [
        path,
        { version, unsaved: false, saving: false },
      ]),
    );
    this.desk.open(loaded.game, loaded.shipped, texts);
    this.set({
      phase: "ready",
      path: loaded.path,
      game: loaded.game,
      shipped: loaded.shipped,
      files,
      title: titleOf(texts["sandtable.json"]),
      checking: true,
      revision: this.state.revision + 1,
    });
  }

  close(): void {
    this.closed = true;
    this.events?.close();
    this.desk.close();
    this.unsaved.close();
  }

  // ---- texts -------------------------------------------------------------------------------------

  /** The text of a file of the workspace, or of the game where the workspace has none of its own. */
  text(file: string): string | undefined {
    return this.history.text(file) ?? this.state.shipped[file];
  }

  /** The text on disk, as far as it is known here. */
  diskText(file: string): string | undefined {
    return this.onDisk.get(file);
  }

  isOwn(file: string): boolean {
    return this.history.text(file) !== undefined;
  }

  ownFiles(): FileMap {
    return this.history.files();
  }

  /** Calls back for every change of a text. Returns how to stop. */
  onText(listener: TextListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** One action of a person, on any number of files. `by`: who makes it, who need not be told. */
  apply(label: string, edits: readonly TextEdit[], options: { merge?: string; by?: unknown } = {}): void {
    if (edits.length === 0) return;
    const step = this.history.apply(label, edits, { merge: options.merge, at: performance.now() });
    this.follow(step, options.by);
  }

  replace(file: string, text: string, label: string): void {
    this.follow(this.history.replaceText(file, text, label));
  }

  /** Takes files of the workspace away, with edits of others; undo brings them back. */
  remove(label: string, files: readonly string[], edits: readonly TextEdit[] = []): void {
    this.follow(this.history.apply(label, edits, { remove: files }));
  }

  undo(): string | undefined {
    const step = this.history.undo();
    if (step) this.follow(step);
    return step?.label;
  }

  redo(): string | undefined {
    const step = this.history.redo();
    if (step) this.follow(step);
    return step?.label;
  }

  private follow(step: HistoryStep, by?: unknown): void {
    const before = this.state.files;
    const files = { ...before };
    for (const path of step.made) {
      files[path] = { ...(files[path] ?? { version: null, unsaved: true, saving: false }), gone: undefined };
    }
    for (const [path, splices] of Object.entries(step.splices)) {
      if (step.made.includes(path)) this.desk.write(path, this.history.text(path)!);
      else if (!step.gone.includes(path)) this.desk.edit(path, splices);
      for (const listener of this.listeners) listener(path, splices, by);
    }
    for (const path of step.gone) {
      this.desk.write(path, null);
      if (this.onDisk.has(path)) files[path] = { ...files[path]!, unsaved: true, gone: true };
      else delete files[path];
    }
    for (const path of Object.keys(step.splices)) {
      const state = files[path];
      const unsaved = this.history.text(path) !== this.onDisk.get(path);
      if (state && state.unsaved !== unsaved) files[path] = { ...state, unsaved };
    }
    const paths = new Set([...Object.keys(before), ...Object.keys(files)]);
    const isSame = [...paths].every((path) => files[path] === before[path]);
    this.set({
      // Most keys change nothing of this, and whoever shows it need not be drawn again.
      files: isSame ? before : files,
      revision: this.state.revision + 1,
      checking: true,
      canUndo: this.history.canUndo(),
      canRedo: this.history.canRedo(),
      title: titleOf(this.history.text("sandtable.json"), this.state.title),
      ...withoutTabs(this.state, (path) => this.text(path) === undefined && step.gone.includes(path)),
    });
    this.unsaved.keepSoon();
  }

  // ---- the disk ----------------------------------------------------------------------------------

  /** Save one file; what could not be saved is told in its state. */
  async save(path: string): Promise<boolean> {
    const state = this.state.files[path];
    if (!state?.unsaved || state.saving || state.conflict !== undefined) return state?.unsaved === false;
    const text = this.history.text(path);
    this.mark(path, { saving: true, failure: undefined });
    try {
      if (text === undefined) {
        await server.remove(this.id, path, state.version ?? "");
        this.onDisk.delete(path);
        const files = { ...this.state.files };
        delete files[path];
        this.set({ files, offline: false });
      } else {
        const { version } = await server.save(this.id, path, text, state.version);
        this.onDisk.set(path, text);
        this.mark(path, { saving: false, version, unsaved: this.history.text(path) !== text });
        this.set({ offline: false });
      }
      this.unsaved.keepSoon();
      return true;
    } catch (error) {
      this.saveFailed(path, error as Error);
      return false;
    }
  }

  private saveFailed(path: string, error: Error): void {
    this.mark(path, { saving: false, failure: error.message });
    if (error instanceof Unreachable) this.set({ offline: true });
    if (error instanceof ServerError && error.code === "conflict") {
      this.mark(path, { conflict: error.disk ?? null });
    }
  }

  async saveAll(): Promise<void> {
    for (const path of Object.keys(this.state.files)) {
      if (this.state.files[path]?.unsaved) await this.save(path);
    }
  }

  /** Change what is known of a file. */
  mark(path: string, change: Partial<FileState>): void {
    const state = this.state.files[path];
    if (!state) return;
    this.set({ files: { ...this.state.files, [path]: { ...state, ...change } } });
  }

  private listen(): void {
    if (this.closed) return;
    const events = new EventSource(`/api/workspaces/${this.id}/events`);
    this.events = events;
    events.addEventListener("ready", () => {
      if (this.state.offline) void this.catchUp();
    });
    events.onmessage = ({ data }: MessageEvent<string>) => this.changedOnDisk(JSON.parse(data) as FileChange);
    events.onerror = () => {
      if (this.closed) return;
      this.set({ offline: true });
      if (events.readyState === EventSource.CLOSED) setTimeout(() => this.listen(), RETRY);
    };
  }

  /** The server is there again: what was written on disk while nobody told us. */
  private async catchUp(): Promise<void> {
    try {
      const { files } = await server.load(this.id);
      this.set({ offline: false });
      for (const path of new Set([...Object.keys(files), ...this.onDisk.keys()])) {
        this.changedOnDisk({ path, disk: files[path] ?? null });
      }
    } catch (error) {
      if (error instanceof ServerError) this.set({ offline: false, notice: error.message });
    }
  }

  /** Another program wrote the file: taken over where nothing is unsaved here, else a conflict to settle. */
  private changedOnDisk({ path, disk }: FileChange): void {
    const state = this.state.files[path];
    const known = this.onDisk.get(path);
    if ((disk?.text ?? undefined) === known || state?.saving) return;
    if (state?.unsaved) return this.mark(path, { conflict: disk });
    this.takeOver(path, disk);
  }

  private takeOver(path: string, disk: FileChange["disk"]): void {
    if (disk === null) {
      this.onDisk.delete(path);
      this.mark(path, { version: null, unsaved: true, conflict: undefined });
      return;
    }
    this.onDisk.set(path, disk.text);
    if (!this.state.files[path]) {
      const fresh: FileState = { version: disk.version, unsaved: false, saving: false };
      this.set({ files: { ...this.state.files, [path]: fresh } });
    }
    this.replace(path, disk.text, `Take over ${path} from disk`);
    this.mark(path, { version: disk.version, unsaved: false, conflict: undefined, failure: undefined });
  }

  /** Settle a conflict: keep the text here (it will be saved over what is on disk), or take what is on disk. */
  settle(path: string, keepOurs: boolean): void {
    const { conflict } = this.state.files[path] ?? {};
    if (conflict === undefined) return;
    if (!keepOurs) return this.takeOver(path, conflict);
    if (conflict) this.onDisk.set(path, conflict.text);
    else this.onDisk.delete(path);
    const unsaved = this.history.text(path) !== conflict?.text;
    this.mark(path, { version: conflict?.version ?? null, unsaved, conflict: undefined, failure: undefined });
    this.unsaved.keepSoon();
  }
}
