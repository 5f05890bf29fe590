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

/**
 * The calls of the system by which documents reach the disk, all in one place: each of them can fail, and what
 * must hold when it does is tried by letting it fail.
 */
export interface Disk {
  open(path: string, flags: "wx" | "r" | "a", mode?: number): number;
  write(handle: number, content: string | Uint8Array): void;
  truncate(handle: number, length: number): void;
  fsync(handle: number): void;
  close(handle: number): void;
  rename(from: string, to: string): void;
  link(from: string, to: string): void;
  remove(path: string): void;
  makeFolder(path: string): void;
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
  makeFolder: (path) => void mkdirSync(path),
};

let current = system;

export const disk = (): Disk => current;

/** Lets some of the calls be others. Returns how to have the system's own again. */
export function withDisk(change: Partial<Disk>): () => void {
  current = { ...system, ...change };
  return () => {
    current = system;
  };
}
