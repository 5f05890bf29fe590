import { createStore, type StoreApi } from "zustand/vanilla";
import type { FileMap, TextEdit, TextSplice } from "../../lib/documents";
import { createHistory, type History, type HistoryStep } from "../../lib/editing";
import { type UnreadFile, withUnread } from "../../lib/diagnostics";
import type { LoadedWorkspace } from "../../lib/server";
import { DeskClient } from "../desk/client";
import type { DeskNews } from "../desk/protocol";
import { OddsClient } from "../odds/client";
import { startOdds } from "../odds/start";
import { LabClient } from "../lab/client";
import { PlayClient } from "../play/client";
import { ReportsClient } from "../reports/client";
import { startPlay } from "../play/start";
import { PlaytestRunner } from "../playtests/client";
import { server, ServerError } from "../server/api";
import { isSetUpShown } from "../studio/panes";
import { shownEarly, shownOf } from "./shown";
import { emptyState, titleOf, withoutTabs } from "./state";
import type { FileState, WorkbenchState } from "./types";
import { UnsavedWork } from "./unsaved";
import { WorkspaceOnDisk } from "./on-disk";

/** Called with the splices of everybody but the subscriber. */
type TextListener = (file: string, splices: readonly TextSplice[], by: unknown) => void;

/**
 * An open workspace: its texts with one undo history over all of them, their state on disk, and the desk that
 * computes everything from them. React reads `store`; texts are changed by the methods.
 */
export class Workbench {
  readonly store: StoreApi<WorkbenchState>;
  readonly desk: DeskClient;
  readonly unsaved: UnsavedWork;
  readonly playtests: PlaytestRunner;
  private table: PlayClient | undefined;
  private oddsWorker: OddsClient | undefined;
  private laboratory: LabClient | undefined;
  private reportReader: ReportsClient | undefined;
  private history: History = createHistory({});
  private readonly listeners = new Set<TextListener>();
  private readonly disk: WorkspaceOnDisk;
  /** Files that the server could not read when the workspace was opened. */
  private unread: readonly UnreadFile[] = [];
  private stopListening = (): void => undefined;
  private closed = false;

  constructor(readonly id: string) {
    this.store = createStore(() => emptyState(id));
    this.unsaved = new UnsavedWork(this);
    this.disk = new WorkspaceOnDisk(this);
    this.playtests = new PlaytestRunner(this);
    this.desk = new DeskClient((news) => this.onNews(news));
  }

  /** A shipped game that is open read-only: it has no folder, and changes stay in the browser. */
  get isLook(): boolean {
    return this.id.startsWith("game-");
  }

  private onNews(news: DeskNews): void {
    const { report } = this.state;
    switch (news.type) {
      case "overview":
        return this.set({ overview: news.overview });
      case "early":
        return report && this.set({ problems: shownEarly(withUnread(news.report, this.unread), report) });
      case "report": {
        const whole = withUnread(news.report, this.unread);
        return this.set({
          report: whole,
          problems: shownOf(whole),
          checkMilliseconds: news.milliseconds,
          checking: false,
        });
      }
    }
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
    if (!this.closed && !this.isLook) this.stopListening = this.disk.listen();
    await this.unsaved.find();
  }

  private begin(loaded: LoadedWorkspace): void {
    const texts = Object.fromEntries(Object.entries(loaded.files).map(([path, { text }]) => [path, text]));
    this.history = createHistory(texts);
    this.disk.begin(texts);
    this.unread = loaded.problems;
    const files = Object.fromEntries(
      Object.entries(loaded.files).map(([path, { version }]): [string, FileState] => [
        path,
        { version, unsaved: false, saving: false },
      ]),
    );
    this.desk.open(loaded.game, loaded.shipped, texts, isSetUpShown());
    this.set({
      phase: "ready",
      path: loaded.path,
      game: loaded.game,
      version: loaded.version,
      shipped: loaded.shipped,
      files,
      title: titleOf(texts["sandtable.json"]),
      checking: true,
      revision: this.state.revision + 1,
    });
  }

  /** The table on which the scenarios are played; created on first use. */
  get play(): PlayClient {
    return (this.table ??= new PlayClient(startPlay(), this.desk.feed({ holds: true }), this.id));
  }

  /** The table, if it has been created. */
  get openedPlay(): PlayClient | undefined {
    return this.table;
  }

  /** The worker that calculates the odds of battles; created with the first question. */
  get odds(): OddsClient {
    return (this.oddsWorker ??= new OddsClient(startOdds(), this.desk.feed({ holds: true })));
  }

  /** The playtest lab; created on first use. */
  get lab(): LabClient {
    return (this.laboratory ??= new LabClient(this.desk.feed(), this.id));
  }

  /** The worker that reads the games of players; created on first use. */
  get reports(): ReportsClient {
    return (this.reportReader ??= new ReportsClient(this.desk.feed()));
  }

  /** The lab, if it has been created. */
  get openedLab(): LabClient | undefined {
    return this.laboratory;
  }

  close(): void {
    this.closed = true;
    this.table?.close();
    this.oddsWorker?.close();
    this.laboratory?.close();
    this.reportReader?.close();
    this.stopListening();
    this.playtests.close();
    this.desk.close();
    this.unsaved.close();
  }

  // ---- texts -------------------------------------------------------------------------------------

  /** The text of a file of the workspace or, if it has none of its own, of the game. */
  text(file: string): string | undefined {
    return this.history.text(file) ?? this.state.shipped[file];
  }

  /** The text on disk, as far as it is known here. */
  diskText(file: string): string | undefined {
    return this.disk.text(file);
  }

  /** The text of a file of the workspace itself. */
  ownText(file: string): string | undefined {
    return this.history.text(file);
  }

  isOwn(file: string): boolean {
    return this.history.text(file) !== undefined;
  }

  ownFiles(): FileMap {
    return this.history.files();
  }

  /** Subscribes to every change of a text. Returns a function that unsubscribes. */
  onText(listener: TextListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** One action of the user, on any number of files. `by`: the subscriber that makes it, which is not called. */
  apply(label: string, edits: readonly TextEdit[], options: { merge?: string; by?: unknown } = {}): void {
    if (edits.length === 0) return;
    const step = this.history.apply(label, edits, { merge: options.merge, at: performance.now() });
    this.follow(step, options.by);
  }

  replace(file: string, text: string, label: string): void {
    this.follow(this.history.replaceText(file, text, label));
  }

  /** Deletes files of the workspace, with edits of others; undo restores them. */
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
      if (this.disk.text(path) !== undefined) files[path] = { ...files[path]!, unsaved: true, gone: true };
      else delete files[path];
    }
    for (const path of Object.keys(step.splices)) {
      const state = files[path];
      const unsaved = this.history.text(path) !== this.disk.text(path);
      if (state && state.unsaved !== unsaved) files[path] = { ...state, unsaved };
    }
    const paths = new Set([...Object.keys(before), ...Object.keys(files)]);
    const isSame = [...paths].every((path) => files[path] === before[path]);
    this.set({
      // Most keystrokes change nothing of this, and then its subscribers need not render again.
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

  async save(path: string): Promise<boolean> {
    if (this.isLook) {
      this.set({
        notice: "Nothing is on disk yet. Press “Make it mine” to keep your changes in a workspace.",
      });
      return false;
    }
    return this.disk.save(path);
  }

  async saveAll(): Promise<void> {
    if (this.isLook) return (await import("./make-mine")).makeMine(this);
    for (const path of Object.keys(this.state.files)) {
      if (this.state.files[path]?.unsaved) await this.save(path);
    }
  }

  settle(path: string, keepOurs: boolean): void {
    this.disk.settle(path, keepOurs);
  }

  /** Updates the state of a file; undefined: it no longer exists. */
  mark(path: string, change: Partial<FileState> | undefined): void {
    const state = this.state.files[path];
    if (!state) return;
    const files = { ...this.state.files };
    if (change) files[path] = { ...state, ...change };
    else delete files[path];
    this.set({ files });
  }
}
