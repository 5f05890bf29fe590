import { type FSWatcher, watch } from "chokidar";
import { statSync } from "node:fs";
import { relative, sep } from "node:path";
import { documentFolders, isSystemError, MANIFEST, WorkspaceError } from "../workspace";
import { moment } from "./moment";
import { onDisk, type OnDisk } from "./on-disk";

/** A document on disk is another one now; null: it is gone. */
export interface FileChange {
  path: string;
  disk: OnDisk;
  /** When it was read; see `moment`. */
  at: number;
}

interface Listener {
  onChange(change: FileChange): void;
  onReady(): void;
  onGone(): void;
}

/** What no folder is known by. */
const DELETED = "deleted";

/** How often it is looked whether the folder is still the one that is watched (milliseconds). */
const LOOK = 1000;

/** The folders that are watched, each once however many windows show it. */
const watches = new Map<string, Watch>();

/**
 * Calls `onChange` for every document of a workspace that somebody writes, this server included; `onReady` when it has
 * begun to, and again when the folder was taken away and is back; `onGone` when it is taken away. Returns how to stop.
 */
export function watchWorkspace(
  root: string,
  onChange: (change: FileChange) => void,
  onReady: () => void = () => undefined,
  onGone: () => void = () => undefined,
): () => void {
  const listener: Listener = { onChange, onReady, onGone };
  let watched = watches.get(root);
  if (!watched) watches.set(root, (watched = new Watch(root)));
  watched.add(listener);
  return () => {
    if (watched.remove(listener) > 0 || watches.get(root) !== watched) return;
    watches.delete(root);
    watched.close();
  };
}

class Watch {
  private readonly listeners = new Set<Listener>();
  private isReady = false;
  private watcher: FSWatcher | undefined;
  /** Which folder is watched: another one may replace it. */
  private folder: string | undefined;
  private readonly look: NodeJS.Timeout;

  constructor(private readonly root: string) {
    this.begin();
    this.look = setInterval(() => this.lookAgain(), LOOK);
    this.look.unref();
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
    if (this.isReady) listener.onReady();
    else if (this.folder === undefined) listener.onGone();
  }

  /** How many are left. */
  remove(listener: Listener): number {
    this.listeners.delete(listener);
    return this.listeners.size;
  }

  close(): void {
    clearInterval(this.look);
    this.end();
  }

  private begin(): void {
    const { root } = this;
    this.folder = folderAt(root);
    if (this.folder === undefined) return;
    const watcher = watch(root, {
      ignoreInitial: true,
      followSymlinks: false,
      awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
      depth: 8,
      ignored: (path) => !isWatched(relative(root, path).split(sep).join("/")),
    });
    const report = (place: string): void => this.report(relative(root, place).split(sep).join("/"));
    // A new folder may get the number of the one that was deleted.
    watcher.on("unlinkDir", (place) => {
      if (place === root) this.folder = DELETED;
    });
    watcher.on("add", report).on("change", report).on("unlink", report);
    watcher.on("ready", () => {
      if (this.watcher !== watcher) return;
      this.isReady = true;
      for (const { onReady } of this.listeners) onReady();
    });
    // A folder that cannot be watched must not end the server: changes there are noticed when somebody saves.
    watcher.on("error", () => undefined);
    this.watcher = watcher;
  }

  private end(): void {
    this.isReady = false;
    void this.watcher?.close();
    this.watcher = undefined;
  }

  /** A deleted folder takes its watcher with it; a restored one needs a new watcher. */
  private lookAgain(): void {
    const now = folderAt(this.root);
    if (now === this.folder) return;
    this.end();
    this.begin();
    if (this.folder === undefined) for (const { onGone } of this.listeners) onGone();
  }

  private report(path: string): void {
    if (!path.endsWith(".json")) return;
    const disk = readNow(this.root, path);
    if (disk === undefined) return;
    const change = { path, disk, at: moment() };
    for (const { onChange } of this.listeners) onChange(change);
  }
}

/** What distinguishes a folder from another one of its name; undefined when none is there. */
function folderAt(root: string): string | undefined {
  try {
    const stat = statSync(root, { throwIfNoEntry: false, bigint: true });
    return stat?.isDirectory() ? `${stat.dev} ${stat.ino}` : undefined;
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

const isWatched = (path: string): boolean =>
  path === "" || path === MANIFEST || documentFolders.includes(path.split("/")[0]!);

/** undefined: it cannot be read at the moment, which the next load reports. */
function readNow(root: string, path: string): OnDisk | undefined {
  try {
    return onDisk(root, path);
  } catch (error) {
    if (error instanceof WorkspaceError || isSystemError(error)) return undefined;
    throw error;
  }
}
