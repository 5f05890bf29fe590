import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { mayBeHeld } from "./errors";

/**
 * The calls of the system by which documents reach the disk, all in one place: each of them can fail, and what
 * must hold when it does is tried by letting it fail.
 */
export interface Disk {
  open(path: string, flags: "wx" | "r" | "r+" | "a", mode?: number): number;
  write(handle: number, content: string | Uint8Array): void;
  truncate(handle: number, length: number): void;
  fsync(handle: number): void;
  close(handle: number): void;
  rename(from: string, to: string): void;
  link(from: string, to: string): void;
  remove(path: string): void;
  /** A folder with all that is in it. */
  removeFolder(path: string): void;
  makeFolder(path: string): void;
  /** Nothing happens for some milliseconds. */
  wait(milliseconds: number): void;
}

const system: Disk = {
  open: openSync,
  write: writeFileSync,
  truncate: ftruncateSync,
  fsync: fsyncSync,
  close: closeSync,
  rename: renameSync,
  link: linkSync,
  remove: (path) => rmSync(path, { force: true }),
  removeFolder: (path) => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 40 }),
  makeFolder: (path) => void mkdirSync(path),
  wait: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};

let current = system;

export const disk = (): Disk => current;

/** Waits between tries (milliseconds): about half a second in all. */
const pauses = [10, 20, 40, 80, 160, 240];

/**
 * Do what fails while another program has the file open, as virus scanners, indexers and programs that keep folders in
 * step do for a moment on Windows. The last failure passes through.
 */
export function patiently(work: () => void): void {
  for (const pause of pauses) {
    try {
      return work();
    } catch (error) {
      if (!mayBeHeld(error)) throw error;
      current.wait(pause);
    }
  }
  work();
}

/**
 * Replaces some of the calls, so that a test can make them fail. Returns a function that puts the system's own back.
 * @internal For tests.
 */
export function withDisk(change: Partial<Disk>): () => void {
  current = { ...system, ...change };
  return () => {
    current = system;
  };
}
