import { unzipSync, type UnzipFileInfo } from "fflate";
import { WorkspaceError } from "./errors";
import { bounds } from "./read";
import { MANIFEST } from "./workspace";

/** Files of a workspace that came in a zip, by path. */
export type Unpacked = Record<string, string>;

/** More packed into less than this is no text that people write. */
const HIGHEST_RATIO = 200;
const isWanted = (path: string): boolean => /\.(json|md)$/i.test(path) || path === ".gitignore";

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
  if (manifest === undefined) throw refused(`No ${MANIFEST} is in it, so it holds no workspace.`);
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
  let total = 0;
  let count = 0;
  const seen = new Set<string>();
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    const path = pathOf(name);
    if (path === undefined) return false;
    // Two names that some systems take for one would write over each other.
    const plain = path.normalize("NFC").toLowerCase();
    if (seen.has(plain)) throw refused(`“${path}” is in it twice.`);
    seen.add(plain);
    count++;
    total += originalSize;
    if (count > bounds.files) throw tooLarge(`more than ${bounds.files} files`);
    if (originalSize > bounds.fileBytes) throw tooLarge(`“${path}” with ${originalSize} bytes`);
    if (total > bounds.totalBytes) throw tooLarge(`more than ${bounds.totalBytes} bytes`);
    if (originalSize > 65_536 && originalSize > size * HIGHEST_RATIO) {
      throw refused(`“${path}” is packed so tightly that it cannot be a document.`);
    }
    return true;
  };
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof WorkspaceError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new WorkspaceError(
      "not-a-workspace",
      `This is no zip that can be read: ${why}.`,
      "zip",
      undefined,
      {
        cause: error,
      },
    );
  }
  return new Map(Object.entries(unpacked).map(([name, content]) => [pathOf(name)!, content]));
}

/** The path of an entry that is taken, undefined for folders and other files. Throws when it leads elsewhere. */
function pathOf(name: string): string | undefined {
  const path = name.replaceAll("\\", "/");
  const parts = path.split("/");
  if (path.startsWith("/") || /^[a-z]:/i.test(path) || parts.includes("..")) {
    throw new WorkspaceError("outside", `“${name}” in the zip leads out of its folder.`, name);
  }
  const file = parts.at(-1)!;
  const hidden =
    parts.some((part) => part.startsWith(".") && part !== ".gitignore") || parts[0] === "__MACOSX";
  return file !== "" && !hidden && isWanted(file) ? path : undefined;
}

const tooLarge = (what: string): WorkspaceError =>
  new WorkspaceError("too-large", `The zip holds ${what}, more than is ever read.`, "zip");
