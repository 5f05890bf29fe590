import { child, isObject, type Json, parseDocument } from "../../documents";
import { factsOf, layerTitle } from "../facts";
import { sha256, sha256OfText } from "../sha256";
import type { ExportFile, ExportSource } from "../types";
import { places } from "./contents";
import { BundleError } from "./error";

export const FORMAT = "sandtable-bundle";
/** Raised when a program that reads the bundle must know of the change. */
const FORMAT_VERSION = 1;

/** A file of the bundle, as its manifest says it is. */
export interface ListedFile {
  path: string;
  bytes: number;
  sha256: string;
}

export interface ListedLayer {
  id: string;
  kind: string;
  title: string;
  /** Where its files lie in the bundle. */
  path: string;
  /** Of the lines "<sha256>  <path in the layer>" of its files, sorted. */
  sha256: string;
}

export interface BundleManifest {
  format: typeof FORMAT;
  version: number;
  game: string;
  title: string;
  edition: string | null;
  /** Title of the workspace; null for a game by itself. */
  workspace: string | null;
  program: { name: string; version: string };
  /** The layers that are applied, in order. */
  layers: ListedLayer[];
  /** Layers that the game has on from the start, and that are left out here. */
  without: string[];
  /** All files but the manifest itself, by path. */
  files: ListedFile[];
}

/** The manifest of a bundle and of each of its files. */
export function makeManifest(source: ExportSource, files: readonly ExportFile[]): BundleManifest {
  const { title, edition, workspace, layers } = factsOf(source);
  const listed = files
    .map(({ path, bytes }) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }))
    .sort(byPath);
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    game: source.game,
    title,
    edition: edition ?? null,
    workspace: workspace ?? null,
    program: { name: "sandtable", version: source.version },
    layers: layers.map((layer) => {
      const folder = `layers/${layer.id}`;
      const path = source.own.has(`${folder}/layer.json`)
        ? places.workspace(folder)
        : places.game(source.game, folder);
      const { kind } = layer.manifest ?? {};
      return {
        id: layer.id,
        kind: typeof kind === "string" ? kind : "variant",
        title: layerTitle(layer),
        path,
        sha256: hashOfFolder(path, listed),
      };
    }),
    without: defaultLayers(source).filter((id) => !layers.some((layer) => layer.id === id)),
    files: listed,
  };
}

function defaultLayers({ draft }: ExportSource): string[] {
  const ids = child(draft.documents.get("game.json")?.value, "defaultLayers");
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

const byPath = (a: ListedFile, b: ListedFile): number => (a.path < b.path ? -1 : 1);

function hashOfFolder(folder: string, files: readonly ListedFile[]): string {
  const inside = files.filter(({ path }) => path.startsWith(`${folder}/`));
  const lines = inside.map((file) => `${file.sha256}  ${file.path.slice(folder.length + 1)}\n`);
  return sha256OfText(lines.join(""));
}

const notOurs =
  "Choose a bundle (*.sandtable.zip) that was exported from the studio or by “sandtable export --format bundle”.";

/** The manifest of a bundle that somebody hands over. Throws `BundleError`. */
export function readManifest(bytes: Uint8Array): BundleManifest {
  const text = new TextDecoder("utf-8").decode(bytes);
  const { value } = parseDocument(places.manifest, text);
  if (!isObject(value) || value["format"] !== FORMAT) {
    throw new BundleError(
      "not-a-bundle",
      `Its ${places.manifest} is not that of a Sandtable bundle.`,
      notOurs,
    );
  }
  const { version } = value;
  if (version !== FORMAT_VERSION) {
    const isLater = typeof version === "number" && version > FORMAT_VERSION;
    throw new BundleError(
      "version",
      `The bundle has format version ${JSON.stringify(version ?? null)}; this program reads version ${FORMAT_VERSION}.`,
      isLater ? "Open it with the newer program that made it, or export it again from there." : notOurs,
    );
  }
  if (!isManifest(value)) {
    throw new BundleError(
      "manifest",
      `Its ${places.manifest} is not valid: it must list the game, the layers and the files.`,
      notOurs,
    );
  }
  return value;
}

function isManifest(value: object): value is BundleManifest {
  const { game, title, edition, workspace, program, layers, without, files } = value as Record<string, Json>;
  const isText = (one: Json | undefined): one is string => typeof one === "string";
  const isTextOrNull = (one: Json | undefined) => one === null || isText(one);
  return (
    isText(game) &&
    isText(title) &&
    isTextOrNull(edition) &&
    isTextOrNull(workspace) &&
    isObject(program) &&
    isText(program["version"]) &&
    Array.isArray(layers) &&
    layers.every(
      (one) => isObject(one) && ["id", "kind", "title", "path", "sha256"].every((key) => isText(one[key])),
    ) &&
    Array.isArray(without) &&
    without.every(isText) &&
    Array.isArray(files) &&
    files.every(
      (one) =>
        isObject(one) &&
        isText(one["path"]) &&
        Number.isSafeInteger(one["bytes"]) &&
        /^[0-9a-f]{64}$/.test(String(one["sha256"])),
    )
  );
}
