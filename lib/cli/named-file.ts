import { BundleError, openBundle, type OpenedBundle } from "../export";
import { bounds, readBytes, WorkspaceError } from "../workspace";
import { badInput, usageError } from "./errors";

/** A file that the command line names: when it cannot be read, the command line is wrong. */
export function readNamed(path: string, shown: string): Uint8Array {
  try {
    return readBytes(path, { followLink: true, most: bounds.totalBytes });
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    const message = error.message.replace(path, shown);
    if (error.code === "too-large") throw badInput("too-large", message, error.hint);
    throw usageError(message, error.hint);
  }
}

/** What is in a bundle. Throws `CliError`. */
export function openNamedBundle(bytes: Uint8Array, shown: string): OpenedBundle {
  try {
    return openBundle(bytes);
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    throw badInput(`bundle/${error.code}`, `${shown} could not be opened: ${error.message}`, error.hint);
  }
}
