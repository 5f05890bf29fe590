export type WorkspaceErrorCode =
  | "missing"
  | "unreadable"
  | "not-a-folder"
  | "not-a-file"
  | "outside"
  | "link"
  | "too-large"
  | "too-many"
  | "too-deep"
  | "name"
  | "misspelt-folder"
  | "exists"
  | "conflict"
  | "in-use"
  | "write"
  | "not-a-workspace"
  | "no-version"
  | "unknown-game";

/** Something about files on disk that a person can put right. The message names the path. */
export class WorkspaceError extends Error {
  override readonly name = "WorkspaceError";
  constructor(
    readonly code: WorkspaceErrorCode,
    message: string,
    readonly path: string,
    readonly hint?: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  !(error instanceof WorkspaceError) &&
  typeof (error as NodeJS.ErrnoException).code === "string";

/** Systems that cannot say why answer so when another program has the file open; Windows above all. */
const heldByAnother = new Set(["EPERM", "EBUSY", "EACCES"]);

/** Whether waiting a moment may help. */
export const mayBeHeld = (error: unknown): boolean =>
  isSystemError(error) && heldByAnother.has(error.code ?? "");

const reading: Record<string, (path: string) => WorkspaceError> = {
  ENOENT: (path) => new WorkspaceError("missing", `${path} does not exist.`, path),
  ENOTDIR: (path) => new WorkspaceError("not-a-folder", `${path} is not a folder.`, path),
  EISDIR: (path) => new WorkspaceError("not-a-file", `${path} is a folder, not a file.`, path),
  ELOOP: (path) => new WorkspaceError("link", `${path} is a link; links are not followed.`, path),
};

/** For a case without a system error: the file itself, not its folder, is not writable. */
export const READ_ONLY = "READ-ONLY";

const writing: Record<string, string> = {
  [READ_ONLY]: "the file is read-only; allow writing to it first",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EACCES: "you have no permission to write there",
  EPERM: "you have no permission to write there, or another program has it open",
  EBUSY: "another program has it open",
  EROFS: "the disk is read-only",
  ENOENT: "its folder does not exist",
  ENOTDIR: "a part of the path is not a folder",
  EISDIR: "it is a folder",
  EIO: "the disk reports an error",
  ENAMETOOLONG: "its name is too long",
};

/** A failed read in words. Errors that are not the system's are ours and pass through. */
export function readError(error: unknown, path: string): unknown {
  if (!isSystemError(error)) return error;
  const known = reading[error.code ?? ""];
  if (known) return known(path);
  const message = `${path} cannot be read (${error.code}).`;
  return new WorkspaceError("unreadable", message, path, "Check its permissions.", { cause: error });
}

/** Why the system would not write: "the disk is full". */
export const whyNotWritten = (error: NodeJS.ErrnoException): string =>
  writing[error.code ?? ""] ?? `the system reports ${error.code}`;

/** A failed write in words; the file that stood there before is still whole. */
export function writeError(error: unknown, path: string): unknown {
  if (!isSystemError(error)) return error;
  const message = `${path} was not saved: ${whyNotWritten(error)}. The previous version is unchanged.`;
  return new WorkspaceError("write", message, path, undefined, { cause: error });
}
