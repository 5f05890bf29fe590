import { ZipError, type ZipErrorCode } from "../../zip";

export type BundleErrorCode =
  | ZipErrorCode
  | "not-a-bundle"
  /** Of a format that this program does not read. */
  | "version"
  | "manifest"
  | "missing"
  | "extra"
  | "hash";

/** Why a bundle is not taken, in words for people. */
export class BundleError extends Error {
  override readonly name = "BundleError";

  constructor(
    readonly code: BundleErrorCode,
    message: string,
    /** What to do. */
    readonly hint?: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Reports a fault of a zip as a fault of the bundle. Other errors are ours and pass through. */
export function fromZip(error: unknown): unknown {
  if (!(error instanceof ZipError)) return error;
  return new BundleError(error.code, error.message, error.hint, { cause: error });
}
