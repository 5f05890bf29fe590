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

/** What all games share, and so is there before any game is loaded. */
const shared = "common";

/**
 * The modules that give the schemas to the browser, by their files: those of all games, and one a folder of games, which
 * a page loads with the rules of the game (`lib/games/loaded.ts`).
 */
export function makeSchemasModules(schemas) {
  const folderOf = ({ path }) => path.split("/")[0];
  const folders = [...new Set(schemas.map(folderOf))].filter((folder) => folder !== shared);
  const inFolder = (folder) =>
    JSON.stringify(
      Object.fromEntries(
        schemas.filter((each) => folderOf(each) === folder).map(({ path, schema }) => [path, schema]),
      ),
      null,
      2,
    );
  return {
    "schemas.ts": `${banner}
import type { JsonObject } from "../types";

/** Schemas by their paths under schemas/: those that all games share, and those of the games that are loaded. */
export const schemas: Record<string, JsonObject> = ${inFolder(shared)};
`,
    ...Object.fromEntries(
      folders.map((folder) => [
        `schemas/${folder}.ts`,
        `${banner}
import type { JsonObject } from "../../types";

/** The schemas of these games by their paths under schemas/. */
export const schemas: Readonly<Record<string, JsonObject>> = ${inFolder(folder)};
`,
      ]),
    ),
  };
}
