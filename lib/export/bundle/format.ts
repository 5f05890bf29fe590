import type { Json } from "../../documents";
import { writeZip, ZipError } from "../../zip";
import { exportName } from "../facts";
import { requireReadable } from "../source";
import {
  ExportError,
  type ExportFile,
  type ExportFormat,
  type ExportSource,
  type ExportStep,
} from "../types";
import { bundleBounds } from "./bounds";
import { changeList } from "./changes";
import {
  gameFiles,
  jsonFile,
  mergedDocuments,
  places,
  schemaFiles,
  textFile,
  workspaceFiles,
} from "./contents";
import { makeManifest } from "./manifest";
import { sourceList } from "./sources";

type Part = [words: string, files: (source: ExportSource) => ExportFile[]];

const parts: readonly Part[] = [
  ["The merged documents", mergedDocuments],
  ["The game's own files", gameFiles],
  ["The workspace's own files", workspaceFiles],
  ["The schemas", schemaFiles],
  [
    "What changed from the printed game",
    (source) => {
      const { json, markdown } = changeList(source);
      return [jsonFile(places.changes, json), textFile(places.changesInWords, markdown)];
    },
  ],
  ["Sources of the values", (source) => [jsonFile(places.sources, sourceList(source))]],
];

function* make(source: ExportSource): Generator<ExportStep, ExportFile[]> {
  requireReadable(source);
  const of = parts.length + 2;
  const files: ExportFile[] = [];
  for (const [done, [words, filesOf]] of parts.entries()) {
    yield { done, of, words };
    files.push(...filesOf(source));
  }
  requireBounds(files);
  yield { done: parts.length, of, words: "Checksums" };
  const manifest = jsonFile(places.manifest, makeManifest(source, files) as unknown as Json);
  yield { done: parts.length + 1, of, words: "The zip" };
  return [{ path: `${exportName(source)}.sandtable.zip`, bytes: packed([...files, manifest]) }];
}

function packed(files: readonly ExportFile[]): Uint8Array {
  try {
    return writeZip(files);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new ExportError(
      `The bundle could not be read back: ${error.message}`,
      "Rename the file in the workspace.",
    );
  }
}

/** What would be refused when it is opened again is not made. */
function requireBounds(files: readonly ExportFile[]): void {
  const large = files.find(({ bytes }) => bytes.length > bundleBounds.fileBytes);
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const hint = "Move files that do not belong to the game out of the workspace.";
  if (large !== undefined)
    throw new ExportError(
      `${large.path} has ${large.bytes.length} bytes; the maximum for a file of a bundle is ${bundleBounds.fileBytes}.`,
      hint,
    );
  if (files.length >= bundleBounds.files || total > bundleBounds.totalBytes)
    throw new ExportError(
      `The bundle would have ${files.length + 1} files and ${total} bytes; the maximum is ${bundleBounds.files} files and ${bundleBounds.totalBytes} bytes.`,
      hint,
    );
}

/** Everything in one zip, which any program reads and which opens again as the same workspace. */
export const bundleFormat: ExportFormat = {
  id: "bundle",
  title: "Bundle",
  summary:
    "one zip with everything: merged documents, schemas, layers, changes and sources; can be imported again without loss",
  make,
};
