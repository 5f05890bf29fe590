import { child, type DraftLayer, parseDocument } from "../documents";
import { fileName } from "../words";
import type { ExportSource } from "./types";

/** The metadata of an export. */
export interface Facts {
  /** Title of the game. */
  title: string;
  edition: string | undefined;
  /** Title of the workspace; undefined for a game by itself. */
  workspace: string | undefined;
  /** The layers that are on, in order. */
  layers: readonly DraftLayer[];
}

/** What makes a folder a workspace, beside its documents. */
export const WORKSPACE_FILE = "sandtable.json";

export function factsOf({ game, draft, files, own }: ExportSource): Facts {
  const document = draft.documents.get("game.json")?.value;
  const manifest = own.has(WORKSPACE_FILE) ? files[WORKSPACE_FILE] : undefined;
  return {
    title: textOr(child(document, "title")) ?? game,
    edition: textOr(child(document, "edition")),
    workspace:
      manifest === undefined
        ? undefined
        : (textOr(child(parseDocument(WORKSPACE_FILE, manifest).value, "title")) ?? "Workspace"),
    layers: draft.layers.filter(({ on }) => on),
  };
}

export const layerTitle = ({ id, manifest }: DraftLayer): string => textOr(manifest?.["title"]) ?? id;

/**
 * What the files of an export are called: "fire-in-the-sky-oil-lasts" for a workspace, "fire-in-the-sky-errata-2005"
 * for a game with that layer on.
 */
export function exportName(source: ExportSource): string {
  const { workspace, layers } = factsOf(source);
  const rest =
    workspace === undefined
      ? fileName(layers.map(({ id }) => id).join("-")) || "printed"
      : fileName(workspace) || "workspace";
  return `${source.game}-${rest}`;
}

/** A text that says something. */
export const textOr = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
