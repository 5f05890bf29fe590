export type ZipErrorCode =
  /** Nothing that can be read as a zip, or one that is cut off. */
  | "not-a-zip"
  /** Its parts contradict each other. */
  | "broken"
  /** A form of zip that is not read. */
  | "unknown-form"
  | "encrypted"
  | "link"
  | "name"
  | "twice"
  | "too-many"
  | "too-large"
  /** Unpacks to far more than it holds. */
  | "too-tight";

/** Why a zip is not taken, in words for people. */
export class ZipError extends Error {
  override readonly name = "ZipError";

  constructor(
    readonly code: ZipErrorCode,
    message: string,
    /** What to do. */
    readonly hint?: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
