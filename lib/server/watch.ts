import { watch } from "chokidar";
import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isSystemError, MANIFEST, readText, versionOf, WorkspaceError } from "../workspace";

/** A document on disk is another one now; null: it is gone. */
export interface FileChange {
  path: string;
  disk: { text: string; version: string } | null;
}

const folders = ["layers", "scenarios", "playtests", "tables", "schedules"];

/**
 * Calls back for every document of a workspace that somebody writes, this server included; `ready` when it has begun
 * to. Returns how to stop.
 */
export function watchWorkspace(
  root: string,
  tell: (change: FileChange) => void,
  ready: () => void = () => undefined,
): () => void {
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
    depth: 8,
    ignored: (path) => !isWatched(relative(root, path).split(sep).join("/")),
  });
  const report = (place: string): void => {
    const path = relative(root, place).split(sep).join("/");
    if (!path.endsWith(".json")) return;
    const disk = readNow(join(root, path));
    if (disk !== undefined) tell({ path, disk });
  };
  watcher.on("add", report).on("change", report).on("unlink", report).on("ready", ready);
  // A folder that cannot be watched must not end the server: changes there are told when somebody saves.
  watcher.on("error", () => undefined);
  return () => void watcher.close();
}

const isWatched = (path: string): boolean =>
  path === "" || path === MANIFEST || folders.includes(path.split("/")[0]!);

/** undefined: it cannot be read at the moment, which the next load tells of. */
function readNow(place: string): FileChange["disk"] | undefined {
  if (!existsSync(place)) return null;
  try {
    const text = readText(place);
    return { text, version: versionOf(text) };
  } catch (error) {
    if (error instanceof WorkspaceError || isSystemError(error)) return undefined;
    throw error;
  }
}
