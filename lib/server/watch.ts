import { watch } from "chokidar";
import { relative, sep } from "node:path";
import { documentFolders, isSystemError, MANIFEST, WorkspaceError } from "../workspace";
import { moment } from "./moment";
import { onDisk, type OnDisk } from "./on-disk";

/** A document on disk is another one now; null: it is gone. */
export interface FileChange {
  path: string;
  disk: OnDisk;
  /** When it was looked at; see `moment`. */
  at: number;
}

interface Listener {
  tell(change: FileChange): void;
  ready(): void;
}

interface Watch {
  listeners: Set<Listener>;
  isReady: boolean;
  close(): Promise<void>;
}

/** The folders that are watched, each once however many windows show it. */
const watches = new Map<string, Watch>();

/**
 * Calls back for every document of a workspace that somebody writes, this server included; `ready` when it has begun
 * to. Returns how to stop.
 */
export function watchWorkspace(
  root: string,
  tell: (change: FileChange) => void,
  ready: () => void = () => undefined,
): () => void {
  const listener: Listener = { tell, ready };
  const watched = watches.get(root) ?? begin(root);
  watched.listeners.add(listener);
  if (watched.isReady) ready();
  return () => {
    watched.listeners.delete(listener);
    if (watched.listeners.size > 0 || watches.get(root) !== watched) return;
    watches.delete(root);
    void watched.close();
  };
}

function begin(root: string): Watch {
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
    depth: 8,
    ignored: (path) => !isWatched(relative(root, path).split(sep).join("/")),
  });
  const listeners = new Set<Listener>();
  const watched: Watch = { listeners, isReady: false, close: () => watcher.close() };
  const report = (place: string): void => {
    const path = relative(root, place).split(sep).join("/");
    if (!path.endsWith(".json")) return;
    const disk = readNow(root, path);
    if (disk === undefined) return;
    const change = { path, disk, at: moment() };
    for (const { tell } of listeners) tell(change);
  };
  watcher.on("add", report).on("change", report).on("unlink", report);
  watcher.on("ready", () => {
    watched.isReady = true;
    for (const { ready } of listeners) ready();
  });
  // A folder that cannot be watched must not end the server: changes there are told when somebody saves.
  watcher.on("error", () => undefined);
  watches.set(root, watched);
  return watched;
}

const isWatched = (path: string): boolean =>
  path === "" || path === MANIFEST || documentFolders.includes(path.split("/")[0]!);

/** undefined: it cannot be read at the moment, which the next load tells of. */
function readNow(root: string, path: string): OnDisk | undefined {
  try {
    return onDisk(root, path);
  } catch (error) {
    if (error instanceof WorkspaceError || isSystemError(error)) return undefined;
    throw error;
  }
}
