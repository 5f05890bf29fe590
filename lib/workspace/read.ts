import { closeSync, constants, fstatSync, openSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { FileMap } from "../documents/types";
import { nearest } from "../nearest";
import { readError, WorkspaceError } from "./errors";

/** Bounds on what is read: far above any game, far below what would stop the machine. */
export const bounds = {
  fileBytes: 16 * 1024 * 1024,
  files: 4000,
  totalBytes: 128 * 1024 * 1024,
  /** Folders inside folders. */
  depth: 8,
};

/** A file that was left out of the reading; the others are read all the same. */
export interface FileProblem {
  /** Relative to the folder that was read, with "/". */
  path: string;
  code: WorkspaceError["code"];
  message: string;
  hint?: string;
}

export interface Tree {
  files: FileMap;
  problems: FileProblem[];
}

/**
 * Text of a file as UTF-8. Bytes that are not UTF-8 become U+FFFD and a byte order mark stays, so that the
 * syntax check can point at them. A link is refused unless `followLink`. Throws `WorkspaceError`.
 */
export const readText = (path: string, options: ReadOptions = {}): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(readBytes(path, options));

export interface ReadOptions {
  followLink?: boolean;
  /** More bytes are refused. */
  most?: number;
}

/** The bytes of a file. A link is refused unless `followLink`. Throws `WorkspaceError`. */
export function readBytes(
  path: string,
  { followLink, most = bounds.fileBytes }: ReadOptions = {},
): Uint8Array {
  let handle: number | undefined;
  try {
    // A pipe must not hold us up; Windows knows neither flag.
    const careful = (constants.O_NONBLOCK ?? 0) | (followLink ? 0 : (constants.O_NOFOLLOW ?? 0));
    handle = openSync(path, constants.O_RDONLY | careful);
    const stat = fstatSync(handle);
    if (!stat.isFile()) {
      const what = stat.isDirectory() ? "a folder, not a file" : "not a regular file";
      throw new WorkspaceError("not-a-file", `${path} is ${what}.`, path);
    }
    if (stat.size > most) throw tooLarge(path, stat.size, most);
    return readFileSync(handle);
  } catch (error) {
    throw readError(error, path);
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function tooLarge(path: string, size: number, most: number): WorkspaceError {
  const message = `${path} has ${megabytes(size)}; the maximum is ${megabytes(most)}.`;
  return new WorkspaceError("too-large", message, path);
}

/** Folders that never hold documents. */
const skipped = new Set(["node_modules"]);
/** JSON files of other programs, which may be beside documents in a designer's folder. */
const foreign = new Set(["package.json", "package-lock.json", "tsconfig.json"]);

const isDocument = (name: string) => name.endsWith(".json") && !name.startsWith(".") && !foreign.has(name);
const isWorthLooking = (name: string) => !name.startsWith(".") && !skipped.has(name);

/**
 * Why `readTree` would pass over a file of this path, did it stand below the folder: “it lies in node_modules, which is
 * never read”. Undefined when it would be read.
 */
export function whyNotRead(path: string, folders: readonly string[]): string | undefined {
  const parts = path.split("/");
  const name = parts.pop()!;
  if (!name.endsWith(".json")) return "the name of a document ends in .json";
  const hidden = [...parts, name].find((part) => part.startsWith("."));
  if (hidden !== undefined) return `${hidden} is a hidden file or folder`;
  if (foreign.has(name)) return `${name} belongs to another program`;
  const passed = parts.find((part) => skipped.has(part));
  if (passed !== undefined) return `it is in ${passed}, which is never read`;
  if (!folders.includes(parts[0] ?? "")) return `documents belong in ${folders.join(", ")}`;
  if (parts.length > bounds.depth) return `it is more than ${bounds.depth} folders deep`;
  const file = parts.find(isDocument);
  return file === undefined ? undefined : `${file} is the name of a document, not of a folder`;
}

/** Whether `readTree` would take a file of this path: also one that lies in no folder. */
export const isDocumentPath = (path: string, folders: readonly string[]): boolean =>
  path.includes("/") ? whyNotRead(path, folders) === undefined : isDocument(path);

/**
 * All documents (`*.json`) below a folder. Links are not followed, hidden names are passed over. With
 * `folders` only these of its folders are looked into. Throws `WorkspaceError` when the folder itself
 * cannot be read.
 */
export function readTree(root: string, folders?: readonly string[]): Tree {
  const files: { [path: string]: string } = {};
  const problems: FileProblem[] = [];
  let count = 0;
  let bytes = 0;

  const note = (path: string, error: unknown): void => {
    if (!(error instanceof WorkspaceError)) throw error;
    const { code, message, hint } = error;
    problems.push({ path, code, message: message.replace(join(root, path), path), hint });
  };
  const readOne = (path: string): void => {
    if (count >= bounds.files) {
      const message = `There are more than ${bounds.files} documents; the others are not read.`;
      throw new WorkspaceError("too-many", message, root);
    }
    const text = readText(join(root, path));
    count++;
    bytes += text.length;
    if (bytes > bounds.totalBytes) {
      const message = `The documents together have more than ${megabytes(bounds.totalBytes)}.`;
      throw new WorkspaceError("too-large", message, root);
    }
    files[path] = text;
  };
  const visit = (folder: string, depth: number): void => {
    for (const entry of list(join(root, folder))) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) {
        if (isDocument(entry.name)) note(path, linkError(path));
      } else if (entry.isDirectory()) {
        if (isDocument(entry.name)) {
          note(path, folderError(path));
          continue;
        }
        if (!isWorthLooking(entry.name)) continue;
        if (depth === 0 && folders && !folders.includes(entry.name)) {
          const meant = nearest(entry.name, folders);
          if (meant !== undefined && holdsDocuments(join(root, path)))
            note(path, folderNameError(path, meant));
          continue;
        }
        if (depth >= bounds.depth) note(path, deepError(path));
        else attempt(path, () => visit(path, depth + 1));
      } else if (isDocument(entry.name)) attempt(path, () => readOne(path));
    }
  };
  const attempt = (path: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (error instanceof WorkspaceError && error.path === root) throw error;
      note(path, error);
    }
  };
  visit("", 0);
  return { files, problems };
}

function list(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw readError(error, folder);
  }
}

/** Whether documents lie in the folder itself, or one folder further down. */
function holdsDocuments(folder: string): boolean {
  const names = (place: string): string[] => {
    try {
      return readdirSync(place);
    } catch {
      // A folder that cannot be read is not reported as a misspelt folder of documents.
      return [];
    }
  };
  return names(folder).some((name) => isDocument(name) || names(join(folder, name)).some(isDocument));
}

const folderNameError = (path: string, meant: string) =>
  new WorkspaceError(
    "misspelt-folder",
    `The folder ${path} is not read. Did you mean ${meant}?`,
    path,
    `Rename it to ${meant}. If it is not for documents, give it a name that is less similar.`,
  );

const linkError = (path: string) =>
  new WorkspaceError("link", `${path} is a link; links are not followed.`, path);

const folderError = (path: string) =>
  new WorkspaceError("not-a-file", `${path} is a folder, not a file.`, path);

const deepError = (path: string) =>
  new WorkspaceError("too-deep", `${path} is more than ${bounds.depth} folders deep and is not read.`, path);
