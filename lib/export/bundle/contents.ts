import { canonicalText, isObject, type Json, type JsonSchema, refsAmong } from "../../documents";
import { schemas } from "../../documents/generated/schemas";
import { schemaPathOf } from "../../views/world";
import type { ExportFile, ExportSource } from "../types";

/** Where things lie in a bundle. The first three hold a folder of the game's name, so that `$schema` leads to schemas/. */
export const places = {
  documents: (game: string, path: string) => `documents/${game}/${path}`,
  game: (game: string, path: string) => `game/${game}/${path}`,
  schemas: (path: string) => `schemas/${path}`,
  workspace: (path: string) => `workspace/${path}`,
  manifest: "manifest.json",
  changes: "changes.json",
  changesInWords: "changes.md",
  sources: "sources.json",
} as const;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export const textFile = (path: string, text: string): ExportFile => ({ path, bytes: encode(text) });

export const jsonFile = (path: string, value: Json): ExportFile => textFile(path, canonicalText(value));

/** The documents with all layers applied, keys in the order of their schemas. */
export function mergedDocuments(source: ExportSource): ExportFile[] {
  const { draft, definition: game } = source;
  const resolve = refsAmong(schemas);
  return [...draft.documents.values()].map(({ path, value }) => {
    const schema = schemaPathOf({ draft, game }, path);
    const text = canonicalText(
      withSchema(value, path, schema),
      schema === undefined ? undefined : (schemas[schema] as JsonSchema | undefined),
      resolve,
    );
    return textFile(places.documents(source.game, path), text);
  });
}

/** A document of a workspace names its schema by where the program lies on one machine; here it lies beside it. */
function withSchema(value: Json, path: string, schema: string | undefined): Json {
  if (!isObject(value) || value["$schema"] === undefined || schema === undefined) return value;
  const up = "../".repeat(path.split("/").length + 1);
  return { ...value, $schema: `${up}schemas/${schema}` };
}

/** The files of the game below the workspace, as they are: base documents, layers, playtests. */
export const gameFiles = ({ game, files, own, shipped }: ExportSource): ExportFile[] =>
  Object.entries(shipped ?? files)
    .filter(([path]) => shipped !== undefined || !own.has(path))
    .map(([path, text]) => textFile(places.game(game, path), text));

/** All that the workspace's folder holds, byte for byte. */
export const workspaceFiles = ({ files, own, others }: ExportSource): ExportFile[] => [
  ...[...own].flatMap((path) => {
    const text = files[path];
    return text === undefined ? [] : [textFile(places.workspace(path), text)];
  }),
  ...[...(others ?? [])]
    .filter(([path]) => !own.has(path))
    .map(([path, bytes]) => ({ path: places.workspace(path), bytes })),
];

export const schemaFiles = (source: ExportSource): ExportFile[] =>
  Object.entries(source.schemas).map(([path, text]) => textFile(places.schemas(path), text));
