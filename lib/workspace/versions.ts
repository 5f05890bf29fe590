import { basename } from "node:path";
import { documentFolders } from "../documents/paths";
import { WorkspaceError } from "./errors";
import { git, GitRefusal } from "./git";
import { bounds, isDocumentPath } from "./read";
import { MANIFEST, type Sources, workspaceOf } from "./workspace";

/** Versions of a workspace's folder that git has kept. */

export interface Version {
  /** Full hash of the commit. */
  id: string;
  /** When it was made, ISO 8601. */
  when: string;
  /** First line of what its author said. */
  title: string;
}

/** Versions that are listed. */
const MOST = 50;
export const isHash = (text: string): boolean => /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text);

/** The last versions in which the folder was another, newest first. Throws `WorkspaceError` where git keeps none. */
export async function listVersions(folder: string): Promise<Version[]> {
  await requireGit(folder);
  const format = "--format=%H%x00%cI%x00%s";
  const listed = await git(folder, [
    "log",
    `--max-count=${MOST}`,
    "--no-show-signature",
    format,
    "HEAD",
    "--",
    ".",
  ]).catch((error: unknown) => {
    // A folder in which nothing was committed yet has no HEAD.
    if (error instanceof GitRefusal) return Buffer.alloc(0);
    throw error;
  });
  return listed
    .toString("utf8")
    .split("\n")
    .flatMap((line) => {
      const [id = "", when = "", title = ""] = line.split("\0");
      return isHash(id) ? [{ id, when, title: title.slice(0, 120) }] : [];
    });
}

/** The full hash of what a person calls a version: "HEAD~2", a branch, a tag. Undefined when git does not know it. */
export async function versionCalled(folder: string, name: string): Promise<string | undefined> {
  await requireGit(folder);
  if (name === "" || name.length > 200 || name.startsWith("-") || name.includes("\0")) return undefined;
  try {
    const found = await git(folder, [
      "rev-parse",
      "--verify",
      "--quiet",
      "--end-of-options",
      `${name}^{commit}`,
    ]);
    const id = found.toString("utf8").trim();
    return isHash(id) ? id : undefined;
  } catch (error) {
    if (error instanceof GitRefusal) return undefined;
    throw error;
  }
}

export async function requireGit(folder: string): Promise<void> {
  try {
    await git(folder, ["rev-parse", "--git-dir"]);
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error;
    if (error.message.includes("dubious ownership")) throw notTrusted(folder, error);
    const message = `${basename(folder)} is not in a git repository, so it has no versions.`;
    const hint = "Create a repository with “git init”, then commit your changes.";
    throw new WorkspaceError("no-version", message, folder, hint, { cause: error });
  }
}

/** Who owns a repository can have git run programs, so git reads none of another user. */
function notTrusted(folder: string, cause: GitRefusal): WorkspaceError {
  const message = `Git does not read the repository of ${basename(folder)}, because it belongs to another user.`;
  const hint = "If you trust it, enter its folder in git: git config --global --add safe.directory FOLDER";
  return new WorkspaceError("no-version", message, folder, hint, { cause });
}

/** The workspace as it was in a version, given by its full hash. Throws `WorkspaceError`. */
export async function openVersion(folder: string, id: string): Promise<Sources> {
  if (!isHash(id)) throw new WorkspaceError("no-version", `“${id}” is not a version.`, folder);
  const blobs = (await filesIn(folder, id)).filter(
    ({ path }) => path === MANIFEST || isDocumentPath(path, documentFolders),
  );
  requireBounds(folder, blobs);
  const texts = await contents(folder, blobs);
  const { [MANIFEST]: manifest, ...files } = texts;
  if (manifest === undefined) {
    const hint = "Choose a later version.";
    throw new WorkspaceError(
      "no-version",
      `The folder contains no ${MANIFEST} in version ${id.slice(0, 8)}.`,
      folder,
      hint,
    );
  }
  return workspaceOf(folder, manifest, { files, problems: [] });
}

interface Blob {
  path: string;
  object: string;
  size: number;
}

/** The ordinary files of a version below the folder; no links. */
async function filesIn(folder: string, id: string): Promise<Blob[]> {
  const listed = await git(folder, ["ls-tree", "-r", "-z", "-l", id]).catch((error: unknown) => {
    if (!(error instanceof GitRefusal)) throw error;
    throw new WorkspaceError("no-version", `Git has no version ${id.slice(0, 8)}.`, folder, undefined, {
      cause: error,
    });
  });
  return listed
    .toString("utf8")
    .split("\0")
    .flatMap((entry) => {
      const [, object, size, path] = /^100\d+ blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(entry) ?? [];
      return object === undefined || path === undefined ? [] : [{ path, object, size: Number(size) }];
    });
}

function requireBounds(folder: string, blobs: readonly Blob[]): void {
  const total = blobs.reduce((sum, { size }) => sum + size, 0);
  const large = blobs.find(({ size }) => size > bounds.fileBytes);
  if (large === undefined && blobs.length <= bounds.files && total <= bounds.totalBytes) return;
  const message = large ? `${large.path} is too large.` : "The version is too large.";
  throw new WorkspaceError("too-large", message, folder);
}

async function contents(folder: string, blobs: readonly Blob[]): Promise<Record<string, string>> {
  const out = await git(folder, ["cat-file", "--batch"], blobs.map(({ object }) => `${object}\n`).join(""));
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const texts: Record<string, string> = {};
  let at = 0;
  for (const { path, object, size } of blobs) {
    const end = out.indexOf(10, at);
    const head = out.subarray(at, end).toString("latin1");
    if (head !== `${object} blob ${size}`)
      throw new WorkspaceError("unreadable", `Git cannot read ${path} of that version.`, path);
    texts[path] = decoder.decode(out.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}
