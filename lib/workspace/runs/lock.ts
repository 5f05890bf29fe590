import { existsSync, readdirSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { writeAtomic } from "../atomic";
import { disk, patiently } from "../disk";
import { isSystemError, readError, WorkspaceError, writeError } from "../errors";
import { isRunning } from "../processes";

/**
 * A run is conducted by one process at a time. Who conducts it has the lock with the highest number; it is taken by
 * making the file of the next number, which the system lets only one process do. So a lock that a killed process has
 * left is taken over without a moment in which two could have it: none is ever taken away before the next one stands.
 */
interface Holder {
  host: string;
  pid: number;
  /** When the process began, as far as the system says: another one may get the same number later. */
  started: string;
  /** It has let go. */
  free?: boolean;
}

/** Locks that this process has. */
const ours = new Set<string>();

const lockName = (n: number): string => `conducted-${n}.lock`;
const numberOf = (name: string): number => Number(/^conducted-(\d+)\.lock$/.exec(name)?.[1] ?? 0);

/** Take the lock of a run. Throws `WorkspaceError` when somebody has it; returns how to let go. */
export function takeLock(folder: string, shown: string): () => void {
  for (;;) {
    const last = highest(folder);
    const holder = holderOf(folder, last);
    if (holder) throw inUse(shown, holder, join(folder, lockName(last)));
    const own = last + 1;
    const path = join(folder, lockName(own));
    if (!made(path)) continue;
    if (highest(folder) > own) {
      // Others have been here since we looked; who came first has been gone already.
      patiently(() => disk().remove(path));
      continue;
    }
    for (const name of readdirSync(folder))
      if (numberOf(name) > 0 && numberOf(name) < own) patiently(() => disk().remove(join(folder, name)));
    ours.add(path);
    return () => letGo(path);
  }
}

function letGo(path: string): void {
  ours.delete(path);
  if (!existsSync(path)) return;
  try {
    writeAtomic(path, textOf({ ...ourselves(), free: true }));
  } catch (error) {
    // On a full disk it stays as it was: it frees itself when this process ends, and this process knows already.
    if (!isSystemError(error) && !(error instanceof WorkspaceError)) throw error;
  }
}

/** Whether a living process conducts the run. */
export const isLocked = (folder: string): boolean => holderOf(folder, highest(folder)) !== undefined;

function made(path: string): boolean {
  try {
    writeAtomic(path, textOf(ourselves()), { isNew: true });
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === "EEXIST") return false;
    throw writeError(error, path);
  }
}

function highest(folder: string): number {
  try {
    return Math.max(0, ...readdirSync(folder).map(numberOf));
  } catch (error) {
    throw readError(error, folder);
  }
}

const textOf = (holder: Holder): string => `${JSON.stringify(holder)}\n`;

/** The living process that has the lock of this number. */
function holderOf(folder: string, n: number): Holder | undefined {
  if (n === 0) return undefined;
  const path = join(folder, lockName(n));
  try {
    const holder = JSON.parse(readFileSync(path, "utf8")) as Holder;
    return isAlive(holder, path) ? holder : undefined;
  } catch (error) {
    // It is gone because somebody has taken the next one meanwhile; or the power failed before it said anything.
    if (error instanceof SyntaxError || (isSystemError(error) && error.code === "ENOENT")) return undefined;
    throw readError(error, path);
  }
}

const ourselves = (): Holder => ({ host: hostname(), pid: process.pid, started: startOf(process.pid) });

/** Whether a process on another machine is alive cannot be known here. */
function isAlive({ host, pid, started, free }: Holder, path: string): boolean {
  if (free) return false;
  if (host !== hostname()) return true;
  if (pid === process.pid) return ours.has(path);
  return isRunning(pid) && startOf(pid) === started;
}

/** When a process began, in the system's own reckoning; empty where the system does not say. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is a name in brackets, which may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A process that is dead and only not yet fetched by its parent does nothing any more.
    return fields[0] === "Z" ? "gone" : (fields[19] ?? "");
  } catch (error) {
    if (isSystemError(error)) return "";
    throw error;
  }
}

function inUse(shown: string, { host, pid }: Holder, path: string): WorkspaceError {
  const elsewhere = host !== hostname();
  const who = elsewhere ? `a process on ${host}` : `process ${pid}`;
  const hint = elsewhere
    ? `If that machine is no longer playing it, delete ${path}.`
    : "Wait until it ends, or stop it.";
  return new WorkspaceError("in-use", `${shown} is being played by ${who}.`, path, hint);
}
