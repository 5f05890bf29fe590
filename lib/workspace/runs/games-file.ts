import { closeSync, openSync, readSync } from "node:fs";
import { disk } from "../disk";
import { isSystemError, readError, whyNotWritten, WorkspaceError } from "../errors";

/** A line of a file: without its line break, and where it begins and the next one does. */
export interface FileLine {
  text: string;
  from: number;
  to: number;
  /** Its line break is there: it has been written to its end. */
  whole: boolean;
}

const CHUNK = 1 << 20;
const LINE_BREAK = 10;

/** The lines of a file that may be larger than a text can be. One that is not there has none. */
export function* fileLines(path: string): Generator<FileLine> {
  let handle: number;
  try {
    handle = openSync(path, "r");
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") return;
    throw readError(error, path);
  }
  try {
    const chunk = Buffer.alloc(CHUNK);
    let rest = Buffer.alloc(0);
    let at = 0;
    for (let read; (read = readSync(handle, chunk, 0, CHUNK, null)) > 0;) {
      rest = Buffer.concat([rest, chunk.subarray(0, read)]);
      let from = 0;
      for (let end; (end = rest.indexOf(LINE_BREAK, from)) >= 0; from = end + 1)
        yield { text: rest.toString("utf8", from, end), from: at + from, to: at + end + 1, whole: true };
      at += from;
      rest = rest.subarray(from);
    }
    if (rest.length > 0) yield { text: rest.toString("utf8"), from: at, to: at + rest.length, whole: false };
  } finally {
    closeSync(handle);
  }
}

/** Cut what follows off a file. */
export function cutFile(path: string, length: number): void {
  const handle = disk().open(path, "r+");
  try {
    disk().truncate(handle, length);
  } finally {
    disk().close(handle);
  }
}

/** A file to which whole lines are added, each of which has reached the disk when `append` comes back. */
export class GrowingFile {
  private readonly handle: number;
  /** There is something after the valid part. */
  private torn = false;

  constructor(
    private readonly path: string,
    /** What is sound of it. */
    private length: number,
  ) {
    try {
      this.handle = disk().open(path, "a", 0o666);
    } catch (error) {
      throw notKept(error, path);
    }
  }

  /** Throws `WorkspaceError`; what the file held before is unharmed. */
  append(text: string): void {
    const bytes = Buffer.from(text);
    if (this.torn) this.cut();
    try {
      disk().write(this.handle, bytes);
      disk().fsync(this.handle);
    } catch (error) {
      this.torn = true;
      this.cut();
      throw notKept(error, this.path);
    }
    this.length += bytes.length;
  }

  /** Half a line must not stand before the next one. */
  private cut(): void {
    try {
      // Windows does not let a file be cut that was opened to be added to.
      cutFile(this.path, this.length);
      this.torn = false;
    } catch (error) {
      throw notKept(error, this.path);
    }
  }

  close(): void {
    disk().close(this.handle);
  }
}

function notKept(error: unknown, path: string): unknown {
  if (!isSystemError(error)) return error;
  const message = `Games could not be saved in ${path}: ${whyNotWritten(error)}. Games saved before are unchanged.`;
  return new WorkspaceError("write", message, path, "Free some disk space and resume the run.", {
    cause: error,
  });
}
