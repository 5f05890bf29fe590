import { canonicalText } from "../../documents";
import { readDirectory, requireSafeNames, unpackEntries, type ZipEntry, ZipError } from "../../zip";
import { WORKSPACE_FILE } from "../facts";
import { sha256 } from "../sha256";
import { bundleBounds } from "./bounds";
import { places } from "./contents";
import { BundleError, fromZip } from "./error";
import { type BundleManifest, type ListedFile, readManifest } from "./manifest";

/** A bundle that is what its manifest says. */
export interface OpenedBundle {
  manifest: BundleManifest;
  /** All files but the manifest, by their path in the bundle. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Files of the workspace by their path in its folder; of a game by itself, those of a workspace on top of it. */
  workspace: ReadonlyMap<string, Uint8Array>;
}

const again = "The bundle was changed after it was made. Export it again, or ask its author for a new copy.";

/**
 * Opens a bundle. Everything in it is inspected before anything is returned, and what is not valid is refused with
 * the reason. Throws `BundleError`.
 */
export function openBundle(bytes: Uint8Array): OpenedBundle {
  try {
    return opened(bytes);
  } catch (error) {
    throw fromZip(error);
  }
}

/** Whether a zip means to be a bundle, so that it is opened as one; nothing of it is checked. */
export function isBundle(bytes: Uint8Array): boolean {
  try {
    const names = new Set(readDirectory(bytes).map(({ name }) => name));
    return names.has(places.manifest) && !names.has(WORKSPACE_FILE);
  } catch (error) {
    // Its problems are reported to the one who opens it.
    if (error instanceof ZipError) return false;
    throw error;
  }
}

function opened(bytes: Uint8Array): OpenedBundle {
  const entries = filesOf(readDirectory(bytes));
  const listing = entries.find(({ name }) => name === places.manifest);
  if (listing === undefined) throw noManifest(entries);
  const only = unpackEntries(bytes, [listing], bundleBounds);
  const manifest = readManifest(only.get(places.manifest)!);
  const others = entries.filter((entry) => entry !== listing);
  requireListed(others, manifest.files);
  const files = unpackEntries(bytes, others, bundleBounds);
  for (const listed of manifest.files) verify(listed, files.get(listed.path)!);
  return { manifest, files, workspace: workspaceOf(manifest, files) };
}

/** Without the folders, which some programs list too when they pack the files again. */
function filesOf(entries: readonly ZipEntry[]): ZipEntry[] {
  const files = entries.filter(({ isFolder }) => !isFolder);
  const folders = entries.filter(({ isFolder }) => isFolder);
  requireSafeNames(files.map(({ name }) => name));
  for (const { name } of folders) requireSafeNames([name.slice(0, -1)]);
  const full = folders.find(({ size, packedSize }) => size > 0 || packedSize > 2);
  if (full !== undefined)
    throw new BundleError("extra", `“${full.name}” is named like a folder, but is a file.`, again);
  return files;
}

function noManifest(entries: readonly ZipEntry[]): BundleError {
  const inside = entries.find(({ name }) => name.endsWith(`/${places.manifest}`));
  return new BundleError(
    "not-a-bundle",
    `It has no ${places.manifest} at its top level, so it is not a bundle.`,
    inside === undefined
      ? "Choose a bundle (*.sandtable.zip) that was exported from the studio or by “sandtable export --format bundle”."
      : "Pack the contents of the folder, not the folder itself.",
  );
}

function requireListed(entries: readonly ZipEntry[], listed: readonly ListedFile[]): void {
  const paths = new Set(listed.map(({ path }) => path));
  if (paths.size !== listed.length || paths.has(places.manifest)) {
    throw new BundleError("manifest", `Its ${places.manifest} lists a file twice, or itself.`, again);
  }
  const there = new Set(entries.map(({ name }) => name));
  const missing = listed.find(({ path }) => !there.has(path));
  if (missing !== undefined)
    throw new BundleError(
      "missing",
      `“${missing.path}” is listed in its ${places.manifest}, but missing from the bundle.`,
      again,
    );
  const extra = entries.find(({ name }) => !paths.has(name));
  if (extra !== undefined)
    throw new BundleError(
      "extra",
      `“${extra.name}” is in the bundle, but not listed in its ${places.manifest}.`,
      again,
    );
}

function verify({ path, bytes, sha256: expected }: ListedFile, content: Uint8Array): void {
  if (content.length === bytes && sha256(content) === expected) return;
  throw new BundleError("hash", `“${path}” differs from its checksum in ${places.manifest}.`, again);
}

function workspaceOf(
  manifest: BundleManifest,
  files: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> {
  const start = places.workspace("");
  const own = new Map(
    [...files]
      .filter(([path]) => path.startsWith(start))
      .map(([path, bytes]) => [path.slice(start.length), bytes]),
  );
  if (own.has(WORKSPACE_FILE)) return own;
  if (manifest.workspace !== null || own.size > 0) {
    throw new BundleError("missing", `Its workspace has no ${WORKSPACE_FILE}.`, again);
  }
  const { title, game, layers, without } = manifest;
  const text = canonicalText({ title, game, layers: layers.map(({ id }) => id), without, suppress: [] });
  return new Map([[WORKSPACE_FILE, new TextEncoder().encode(text)]]);
}
