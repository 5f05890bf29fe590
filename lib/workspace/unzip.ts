import { plainName } from "../file-names";
import { readDirectory, unpackEntries, type ZipEntry, ZipError } from "../zip";
import { WorkspaceError } from "./errors";
import { bounds } from "./read";
import { MANIFEST } from "./workspace";

/** Files of a workspace that came in a zip, by path. */
export type Unpacked = Record<string, string>;

/** Hidden files that belong to a workspace. */
const hiddenButOurs = new Set([".gitignore", ".gitattributes"]);

const isWanted = (name: string): boolean => /\.(json|md)$/i.test(name) || hiddenButOurs.has(name);

const refused = (message: string, hint?: string): WorkspaceError =>
  new WorkspaceError("not-a-workspace", message, "zip", hint);

/**
 * The documents of a zipped workspace: the files beside the uppermost sandtable.json, and below. What would unpack to
 * more than is ever read is refused before it is unpacked. Throws `WorkspaceError`.
 */
export function unzipWorkspace(bytes: Uint8Array): Unpacked {
  const entries = unpack(bytes);
  const manifests = [...entries.keys()].filter((path) => path === MANIFEST || path.endsWith(`/${MANIFEST}`));
  const [manifest] = manifests.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  if (manifest === undefined) {
    throw refused(
      `It contains no ${MANIFEST}, so it is not a workspace.`,
      "Zip a folder that was created by “sandtable new” or in the studio.",
    );
  }
  const root = manifest.slice(0, -MANIFEST.length);
  const files: Unpacked = {};
  for (const [path, content] of entries) {
    if (path.startsWith(root))
      files[path.slice(root.length)] = new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);
  }
  return files;
}

const depth = (path: string): number => path.split("/").length;

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  try {
    return unpackEntries(bytes, wantedEntries(readDirectory(bytes)), bounds);
  } catch (error) {
    throw fromZip(error);
  }
}

function wantedEntries(entries: readonly ZipEntry[]): ZipEntry[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const path = pathOf(entry.name);
    if (path === undefined) return [];
    // Two names that some systems take for one would write over each other.
    const plain = plainName(path);
    if (seen.has(plain)) throw refused(`It contains “${path}” twice.`, "Remove one of them.");
    seen.add(plain);
    return [{ ...entry, name: path }];
  });
}

/** What is wrong with a zip, reported as what is wrong with a workspace. Other errors are ours and pass through. */
function fromZip(error: unknown): unknown {
  if (!(error instanceof ZipError)) return error;
  const { code, message, hint } = error;
  const isTooMuch = code === "too-large" || code === "too-many";
  return new WorkspaceError(isTooMuch ? "too-large" : "not-a-workspace", message, "zip", hint, {
    cause: error,
  });
}

/** The path of an entry that is taken, undefined for folders and other files. Throws when it leads elsewhere. */
function pathOf(name: string): string | undefined {
  const path = name.replaceAll("\\", "/");
  const parts = path.split("/");
  if (path.startsWith("/") || /^[a-z]:/i.test(path) || parts.includes("..")) {
    throw new WorkspaceError("outside", `“${name}” in the zip is outside of its folder.`, name);
  }
  const file = parts.at(-1)!;
  const hidden =
    parts.some((part) => part.startsWith(".") && !hiddenButOurs.has(part)) || parts[0] === "__MACOSX";
  return file !== "" && !hidden && isWanted(file) ? path : undefined;
}
