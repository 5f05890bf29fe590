import type { FileChange, Notice } from "../../lib/server";
import { server, ServerError, Unreachable } from "../server/api";
import { listenTo } from "../server/shared-stream";
import type { FileState } from "./types";
import type { Workbench } from "./workbench";

/** The files of a workspace on disk, as far as this window knows: saving, and changes by other programs. */
export class WorkspaceOnDisk {
  private readonly texts = new Map<string, string>();
  /** When the state of a file was last read; older news of it, which came another way, is ignored. */
  private readonly seen = new Map<string, number>();
  /** Changes on disk that were reported while the file was being saved. */
  private readonly lateChanges = new Map<string, FileChange>();

  constructor(private readonly workbench: Workbench) {}

  begin(texts: Readonly<Record<string, string>>): void {
    this.texts.clear();
    for (const [path, text] of Object.entries(texts)) this.texts.set(path, text);
  }

  text(path: string): string | undefined {
    return this.texts.get(path);
  }

  private file(path: string): FileState | undefined {
    return this.workbench.state.files[path];
  }

  private add(path: string, state: FileState): void {
    const { store } = this.workbench;
    store.setState({ files: { ...store.getState().files, [path]: state } });
  }

  private setOffline(offline: boolean): void {
    this.workbench.store.setState({ offline });
  }

  // ---- saving ------------------------------------------------------------------------------------

  /** Saves one file; a failure is shown in its state. */
  async save(path: string): Promise<boolean> {
    const { workbench } = this;
    const state = this.file(path);
    if (!state?.unsaved || state.saving || state.conflict !== undefined) return state?.unsaved === false;
    const text = workbench.ownText(path);
    workbench.mark(path, { saving: true, failure: undefined });
    try {
      if (text === undefined) await this.saveRemoval(path, state.version);
      else await this.saveText(path, text, state.version);
      this.setOffline(false);
      workbench.unsaved.keepSoon();
      return true;
    } catch (error) {
      this.saveFailed(path, error as Error);
      return false;
    } finally {
      const late = this.lateChanges.get(path);
      this.lateChanges.delete(path);
      if (late) this.changed(late);
    }
  }

  private async saveText(path: string, text: string, from: string | null): Promise<void> {
    const { version, at } = await server.save(this.workbench.id, path, text, from);
    this.texts.set(path, text);
    this.seen.set(path, at);
    const now = this.workbench.ownText(path);
    if (this.file(path)) this.workbench.mark(path, { saving: false, version, unsaved: now !== text });
    // It was deleted while it was being saved, and now has to be deleted on disk too.
    else this.add(path, { version, unsaved: true, saving: false, gone: true });
  }

  private async saveRemoval(path: string, from: string | null): Promise<void> {
    const { at } = await server.remove(this.workbench.id, path, from ?? "");
    this.texts.delete(path);
    this.seen.set(path, at);
    // It may have been restored meanwhile; then it is a new file.
    const isBack = this.workbench.isOwn(path);
    this.workbench.mark(path, isBack ? { saving: false, version: null, unsaved: true } : undefined);
  }

  private saveFailed(path: string, error: Error): void {
    this.workbench.mark(path, { saving: false, failure: error.message });
    if (error instanceof Unreachable) this.setOffline(true);
    if (error instanceof ServerError && error.code === "conflict") {
      this.workbench.mark(path, { conflict: error.disk ?? null });
    }
  }

  // ---- changes by other programs ------------------------------------------------------------------

  /** Returns a function that stops it. */
  listen(): () => void {
    return listenTo(this.workbench.id, (event) => {
      if (event.type === "lost") this.setOffline(true);
      else if (event.type === "change") this.changed(event.change);
      else if (event.type === "ready") void this.compare(event);
      else this.workbench.store.setState({ notice: event.message });
    });
  }

  /** Subscribes to changes on disk. Changes since the texts were read are found by their versions. */
  private async compare({ versions }: Notice & { type: "ready" }): Promise<void> {
    const { workbench } = this;
    // A server that was restarted may have another clock.
    if (workbench.state.offline) this.seen.clear();
    const paths = new Set([...Object.keys(versions), ...Object.keys(workbench.state.files)]);
    if (![...paths].some((path) => this.isOther(path, versions[path] ?? null))) return this.setOffline(false);
    try {
      const { files, at } = await server.load(workbench.id);
      this.setOffline(false);
      for (const path of new Set([...Object.keys(files), ...this.texts.keys()])) {
        this.changed({ path, disk: files[path] ?? null, at });
      }
    } catch (error) {
      if (error instanceof ServerError) workbench.store.setState({ offline: false, notice: error.message });
    }
  }

  private isOther(path: string, version: string | null): boolean {
    const state = this.file(path);
    const known = state?.conflict === undefined ? state?.version : state.conflict?.version;
    return (known ?? null) !== version;
  }

  /** Another program wrote the file: its text is taken over if nothing is unsaved here, else there is a conflict. */
  private changed(change: FileChange): void {
    const { path, disk, at } = change;
    const state = this.file(path);
    if (state?.saving) return void this.lateChanges.set(path, change);
    if (at < (this.seen.get(path) ?? 0)) return;
    this.seen.set(path, at);
    const text = disk?.text;
    if (text === this.texts.get(path)) {
      // The other program has reverted its change.
      const isBack = state?.conflict === null ? disk !== null : state?.conflict !== undefined;
      if (isBack) this.workbench.mark(path, { conflict: undefined, failure: undefined });
      return;
    }
    if (!state?.unsaved) this.takeOver(path, disk);
    else if (text === this.workbench.ownText(path)) this.settleAs(path, disk);
    else this.workbench.mark(path, { conflict: disk });
  }

  private takeOver(path: string, disk: FileChange["disk"]): void {
    const { workbench } = this;
    if (disk === null) {
      this.texts.delete(path);
      // The text stays until the user decides whether to delete it too.
      workbench.mark(path, { version: null, unsaved: true, conflict: null });
      return;
    }
    this.texts.set(path, disk.text);
    if (!this.file(path)) this.add(path, { version: disk.version, unsaved: false, saving: false });
    workbench.replace(path, disk.text, `Reload ${path} from disk`);
    workbench.mark(path, { version: disk.version, unsaved: false, conflict: undefined, failure: undefined });
  }

  /**
   * Resolves a conflict: keep the text here (it will be saved over what is on disk), or take what is on disk, which
   * can be undone.
   */
  settle(path: string, keepOurs: boolean): void {
    const { conflict } = this.file(path) ?? {};
    if (conflict === undefined) return;
    if (keepOurs) return this.settleAs(path, conflict);
    if (conflict) return this.takeOver(path, conflict);
    this.settleAs(path, null);
    this.workbench.remove(`Delete ${path}, as on disk`, [path]);
  }

  /** The text here is now based on the version on disk. */
  private settleAs(path: string, disk: FileChange["disk"]): void {
    if (disk) this.texts.set(path, disk.text);
    else this.texts.delete(path);
    const unsaved = this.workbench.ownText(path) !== disk?.text;
    const version = disk?.version ?? null;
    this.workbench.mark(path, { version, unsaved, conflict: undefined, failure: undefined });
    this.workbench.unsaved.keepSoon();
  }
}
