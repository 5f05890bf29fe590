import { banner } from "./banner.mjs";

/** The regular expression of a glob in which `*` stands for any name without a slash. */
function patternOf(match) {
  const escaped = match.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]+");
  return `^${escaped}$`;
}

/** The module that gives the kinds of documents to the browser. */
export function makeKindsModule(kinds) {
  const rows = kinds.map((kind) => ({ ...kind, pattern: patternOf(kind.match) }));
  return `${banner}

/** One kind of document: which games have it, the schema that governs it, and where such documents stand. */
export interface DocumentKind {
  /** Name of the kind. */
  readonly kind: string;
  /** Ids of the games that have it; "*" for all. */
  readonly games: readonly string[];
  /** Path of its schema under schemas/. */
  readonly schema: string;
  /** Glob of the documents, relative to the folder of a game, layer or workspace. */
  readonly match: string;
  /** The same as a regular expression. */
  readonly pattern: string;
  /** Name of the generated type. */
  readonly type: string;
}

/** In order: the first kind whose pattern fits a path governs it. */
export const kinds: readonly DocumentKind[] = ${JSON.stringify(rows, null, 2)};
`;
}

/** The module that gives the schemas to the browser. */
export function makeSchemasModule(schemas) {
  const byPath = Object.fromEntries(schemas.map(({ path, schema }) => [path, schema]));
  return `${banner}
import type { JsonObject } from "../types";

/** Every schema by its path under schemas/. */
export const schemas: Readonly<Record<string, JsonObject>> = ${JSON.stringify(byPath, null, 2)};
`;
}
